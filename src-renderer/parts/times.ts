import type { Text } from '../text/en.ts'

const minute = 60_000
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['week', 7 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
]

/** How long ago, in the largest unit that fits; the date for a time in the future, which a clock set back can cause. */
export function timeAgo(at: number, now: number, text: Text): string {
  const { games } = text
  if (at - now >= minute) return dateAndTime(at, text)
  const format = new Intl.RelativeTimeFormat(games.locale, { numeric: 'auto' })
  for (const [unit, length] of steps) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit)
  }
  return games.justNow
}

export const dateAndTime = (at: number, { games }: Text): string =>
  new Intl.DateTimeFormat(games.locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)

/** Capitalises the first letter, as for a side's name at the beginning of a sentence. */
export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
