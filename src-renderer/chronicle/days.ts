import type { Chronicle } from '../../src-main/contract/chronicle.ts'
import { kindOf, type Line } from '../journal/lines.ts'

export type Day = Chronicle['days'][number]
export type Figure = Day['standing'][number]

/**
 * Splits the journal by days. Lines of the act that ends a day belong to that day, up to the first line that begins the
 * next day. If the act has several kinds of beginnings, the kind listed first in `beginnings` counts.
 */
export function linesByDay(
  lines: readonly Line[],
  days: readonly Day[],
  beginnings: readonly string[],
): readonly (readonly Line[])[] {
  const byDay: Line[][] = days.map(() => [])
  const firstOfNext = new Map<number, { readonly at: number; readonly rank: number }>()
  lines.forEach(({ entry }, at) => {
    const rank = beginnings.indexOf(kindOf(entry))
    if (rank >= 0 && rank < (firstOfNext.get(entry.stop)?.rank ?? Infinity)) firstOfNext.set(entry.stop, { at, rank })
  })
  let day = 0
  lines.forEach((line, at) => {
    const { stop } = line.entry
    for (let next = days[day + 1]; next !== undefined; next = days[day + 1]) {
      if (stop < next.from || (stop === next.from && at < (firstOfNext.get(stop)?.at ?? 0))) break
      day += 1
    }
    byDay[day]?.push(line)
  })
  return byDay
}

export const valueOf = (figures: readonly Figure[], key: string, side: number): number | null =>
  figures.find((one) => one.key === key && one.side === side)?.value ?? null

/** A figure of a day's report: its value at the end of the day or during it, and the change from the day before. */
export type DayFigure = {
  readonly key: string
  readonly side: number
  readonly value: number
  readonly change: number | null
}

export function figuresOf({ begin, days }: Chronicle, at: number, keys: readonly string[]): readonly DayFigure[] {
  const [day, before] = [days[at], days[at - 1]]
  if (day === undefined) return []
  return keys.flatMap((key) => [
    ...withChange(key, day.standing, before?.standing ?? begin),
    ...withChange(key, day.deeds, before?.deeds ?? null),
  ])
}

function withChange(key: string, now: readonly Figure[], before: readonly Figure[] | null): DayFigure[] {
  return now
    .filter((one) => one.key === key)
    .map(({ side, value }) => {
      const earlier = before === null ? null : valueOf(before, key, side)
      return { key, side, value, change: earlier === null ? null : value - earlier }
    })
}
