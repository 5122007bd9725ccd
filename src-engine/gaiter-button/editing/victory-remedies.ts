import { type RemedyMaker, dropLine, dropRow, numbersIn, remedy, write } from '../../campaigns/editing/remedy-makers.ts'
import { openList, openObject, putAt } from '../../campaigns/editing/loose.ts'
import { rosterOf } from './roster.ts'

/** The first level of victory for a side without any: by the losses of its enemy. */
export const firstVictory: RemedyMaker = ({ subject }) => [
  remedy('Let it win by the losses of the enemy', 'La faire gagner par les pertes de l’ennemi', (open) => {
    const of = subject === 'french' ? 'german' : 'french'
    openList(openObject(open, 'victory'), 'levels').push({
      side: subject,
      level: 'tactical',
      all: [{ is: 'losses-above-own', of, atLeast: 4 }],
    })
  }),
]

/** Remedies for faults of the victory conditions. */
export const victoryRemedies: Readonly<Record<string, RemedyMaker>> = {
  'no-french-way-out-of-zone': dropLine,
  'side-without-level-of-victory': firstVictory,
  'victory-level-listed-twice': dropLine,
  'victory-asks-for-nothing': dropRow,
  'higher-victory-asks-for-less': ({ path, problem }) => write(path, numbersIn(problem).at(-1) ?? 1),
  'exit-of-german-divisions': dropLine,
  'no-zone-of-exit': ({ files }) => {
    const exit = rosterOf(files).map?.zones.find(({ frenchExit }) => frenchExit === true)
    if (exit === undefined) return []
    return [
      remedy(`Let them leave at ${exit.name}`, `Les faire sortir à ${exit.name}`, (open) => {
        openList(openObject(open, 'victory'), 'exits').push(exit.id)
      }),
    ]
  },
  'won-by-own-harm': ({ path, subject }) => {
    const other = subject === 'french' ? 'german' : 'french'
    return [remedy('Name the other side', 'Nommer l’autre camp', (open) => putAt(open, path, other))]
  },
  'more-divisions-than-take-part': (one) => {
    const most = numbersIn(one.problem).at(-1) ?? 0
    return most > 0 ? write(one.path, most) : dropLine(one)
  },
}
