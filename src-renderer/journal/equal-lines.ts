import { isDraw, ledgersOf, type Line } from './lines.ts'

/** A line, and how many of the same words follow one another. */
export type CountedLine = Line & { readonly times: number }

/** Lines of the same words that follow one another in a day or phase are one. Draws and sums are told one by one. */
export function countEqual(lines: readonly Line[]): CountedLine[] {
  const counted: CountedLine[] = []
  for (const line of lines) {
    const before = counted.at(-1)
    if (before !== undefined && areEqual(before, line))
      counted[counted.length - 1] = { ...before, times: before.times + 1 }
    else counted.push({ ...line, times: 1 })
  }
  return counted
}

const areEqual = (one: Line, other: Line): boolean =>
  one.period === other.period &&
  one.entry.sentence?.en === other.entry.sentence?.en &&
  one.entry.sentence?.fr === other.entry.sentence?.fr &&
  !isDraw(one.entry) &&
  ledgersOf(one.entry).length === 0
