import type { Entry } from '../../src-main/contract/games.ts'
import { kindOf, type Line, textOf } from './lines.ts'
import type { SystemJournal } from './system-journal.ts'
import type { Naming } from './words.ts'

export type Steps = NonNullable<SystemJournal['steps']>

/** A march that is told step by step, from one place to the next, in one line: from where it began to where it ended, by what lies between. */
export function joinMarches(
  lines: readonly Line[],
  { steps }: Pick<SystemJournal, 'steps'>,
  naming: Pick<Naming, 'text' | 'language' | 'names'>,
): readonly Line[] {
  if (steps === undefined) return lines
  const { to } = steps
  const isNext = (before: Line, line: Line): boolean =>
    before.period === line.period && leadsOn(before.entry, line.entry, steps)
  const marches: Line[][] = []
  for (const line of lines) {
    const march = marches.at(-1)
    const before = march?.at(-1)
    if (march !== undefined && before !== undefined && isNext(before, line)) march.push(line)
    else marches.push([line])
  }
  return marches.flatMap((march) => inOneLine(march, to, naming) ?? march)
}

/** Whether one step of a march leads on where another ended. */
export function leadsOn(before: Entry, next: Entry, { kind, who, from, to }: Steps): boolean {
  const field = ({ entry }: Entry, name: string): string => textOf(entry[name])
  return (
    kindOf(before) === kind &&
    kindOf(next) === kind &&
    field(before, who) === field(next, who) &&
    field(before, to) === field(next, from)
  )
}

/** The steps of a march as its first one, led on to its end; undefined where its sentence does not end in the place it leads to. */
function inOneLine(
  march: readonly Line[],
  to: string,
  { text, language, names }: Pick<Naming, 'text' | 'language' | 'names'>,
): Line | undefined {
  const [first, ...others] = march
  const last = others.at(-1)
  const sentence = first?.entry.sentence
  if (first === undefined || last === undefined || !sentence) return undefined
  const places = march.map(({ entry }) => {
    const name = textOf(entry.entry[to])
    return names[name]?.[language] ?? name
  })
  const [next, end] = [places[0], places.at(-1)]
  const words = sentence[language]
  if (!words.endsWith(`${next}.`)) return undefined
  const began = words.slice(0, -`${next}.`.length)
  const led = `${began}${end}${text.journal.by(places.slice(0, -1).join(', '))}.`
  return {
    ...first,
    entry: {
      ...first.entry,
      entry: { ...first.entry.entry, [to]: last.entry.entry[to] ?? '' },
      sentence: { ...sentence, [language]: led },
    },
  }
}
