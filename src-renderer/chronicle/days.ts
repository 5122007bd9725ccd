import type { Chronicle } from '../../src-main/contract/games.ts'
import { kindOf, type Line } from '../journal/lines.ts'

export type Day = Chronicle['days'][number]
export type Figure = Day['standing'][number]

/**
 * The lines of the journal by days. The act that ends a day tells of that day too, until it tells of the beginning of the
 * next.
 */
export function linesByDay(
  lines: readonly Line[],
  days: readonly Day[],
  beginnings: readonly string[],
): readonly (readonly Line[])[] {
  const byDay: Line[][] = days.map(() => [])
  const begins = new Map<number, number>()
  lines.forEach(({ entry }, at) => {
    if (beginnings.includes(kindOf(entry)) && !begins.has(entry.stop)) begins.set(entry.stop, at)
  })
  let day = 0
  lines.forEach((line, at) => {
    const { stop } = line.entry
    for (let next = days[day + 1]; next !== undefined; next = days[day + 1]) {
      if (stop < next.from || (stop === next.from && at < (begins.get(stop) ?? 0))) break
      day += 1
    }
    byDay[day]?.push(line)
  })
  return byDay
}

export const valueOf = (figures: readonly Figure[], key: string, side: number): number | null =>
  figures.find((one) => one.key === key && one.side === side)?.value ?? null

/** A figure of a day's report: what it was at the end of the day or in it, and the change against the day before. */
export type Told = {
  readonly key: string
  readonly side: number
  readonly value: number
  readonly change: number | null
}

export function figuresOf({ begin, days }: Chronicle, at: number, keys: readonly string[]): readonly Told[] {
  const [day, before] = [days[at], days[at - 1]]
  if (day === undefined) return []
  return keys.flatMap((key) => [
    ...told(key, day.standing, before?.standing ?? begin),
    ...told(key, day.deeds, before?.deeds ?? null),
  ])
}

function told(key: string, now: readonly Figure[], before: readonly Figure[] | null): Told[] {
  return now
    .filter((one) => one.key === key)
    .map(({ side, value }) => {
      const earlier = before === null ? null : valueOf(before, key, side)
      return { key, side, value, change: earlier === null ? null : value - earlier }
    })
}
