import type { Entry } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import { kindOf, type Line, textOf } from './lines.ts'
import type { SystemJournal } from './system-journal.ts'
import type { Naming } from './words.ts'

export type Steps = NonNullable<SystemJournal['steps']>

/** Joins the step-by-step lines of a march into one line: from its start to its end, by the places between. */
export function joinMarches(
  lines: readonly Line[],
  { steps }: Pick<SystemJournal, 'steps'>,
  naming: Pick<Naming, 'names'>,
): readonly Line[] {
  if (steps === undefined) return lines
  const { to } = steps
  const isNext = (before: Line, line: Line): boolean =>
    before.period === line.period && continuesMarch(before.entry, line.entry, steps)
  const marches: Line[][] = []
  for (const line of lines) {
    const march = marches.at(-1)
    const before = march?.at(-1)
    if (march !== undefined && before !== undefined && isNext(before, line)) march.push(line)
    else marches.push([line])
  }
  return marches.flatMap((march) => inOneLine(march, to, naming) ?? march)
}

/** Whether one step of a march begins where another ended. */
export function continuesMarch(before: Entry, next: Entry, { kind, who, from, to }: Steps): boolean {
  const field = ({ entry }: Entry, name: string): string => textOf(entry[name])
  return (
    kindOf(before) === kind &&
    kindOf(next) === kind &&
    field(before, who) === field(next, who) &&
    field(before, to) === field(next, from)
  )
}

/** The steps of a march as one line: the first step, extended to the end; undefined if they stay separate. */
function inOneLine(march: readonly Line[], to: string, { names }: Pick<Naming, 'names'>): Line | undefined {
  const [first, ...others] = march
  const last = others.at(-1)
  const onward = first?.entry.onward
  if (first === undefined || last === undefined || onward === undefined) return undefined
  const places = march.map(({ entry }) => textOf(entry.entry[to]))
  const nameOf = (place: string, language: Language): string => names[place]?.[language] ?? place
  const ledIn = (language: Language): string => {
    const through = places.slice(0, -1).map((place) => nameOf(place, language))
    return onward[language]
      .replaceAll('{end}', nameOf(places.at(-1) ?? '', language))
      .replaceAll('{through}', through.join(', '))
  }
  return {
    ...first,
    entry: {
      ...first.entry,
      entry: { ...first.entry.entry, [to]: last.entry.entry[to] ?? '' },
      sentence: { en: ledIn('en'), fr: ledIn('fr') },
    },
  }
}
