import { type Cure, dropLine, dropRow, numbersIn, remedy, write } from '../../campaigns/editing/cures.ts'
import { openList, openObject, putAt } from '../../campaigns/editing/loose.ts'
import { rosterOf } from './roster.ts'

/** The first level of victory for a side without any: by the losses of its enemy. */
export const firstVictory: Cure = ({ subject }) => [
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
export const victoryCures: Readonly<Record<string, Cure>> = {
  'no-way-for-the-french-leaves-the-map': dropLine,
  'the-side-has-no-level-of-victory': firstVictory,
  'the-victory-of-the-side-stands-here-again': dropLine,
  'the-victory-of-the-side-asks-for-nothing': dropRow,
  'the-victory-asks-for-the-one-for': ({ path, problem }) => write(path, numbersIn(problem).at(-1) ?? 1),
  'only-french-divisions-leave-the-map-for-victory': dropLine,
  'there-is-no-zone-by-which-to-leave': ({ files }) => {
    const exit = rosterOf(files).map?.zones.find(({ frenchExit }) => frenchExit === true)
    if (exit === undefined) return []
    return [
      remedy(`Let them leave at ${exit.name}`, `Les faire sortir à ${exit.name}`, (open) => {
        openList(openObject(open, 'victory'), 'exits').push(exit.id)
      }),
    ]
  },
  'the-side-would-win-by-its-own-harm': ({ path, subject }) => {
    const other = subject === 'french' ? 'german' : 'french'
    return [remedy('Name the other side', 'Nommer l’autre camp', (open) => putAt(open, path, other))]
  },
  'divisions-are-asked-for-take-part': (one) => {
    const most = numbersIn(one.problem).at(-1) ?? 0
    return most > 0 ? write(one.path, most) : dropLine(one)
  },
}
