import { drawLabel, isDraw, ledgersOf, type Line } from './lines.ts'

/** A line, and how many consecutive lines have the same words. */
export type CountedLine = Line & { readonly times: number }

/** Merges consecutive lines with the same words in a day or phase. Draws and sums stay separate. */
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

/** A line that may stand for consecutive dice of one kind: `dice` are their results, empty for any other line. */
export type BriefLine = CountedLine & { readonly dice: readonly number[] }

/** Also merges consecutive dice of one kind, for the narrow space beside the map: a volley of a dozen dice is one line. */
export function mergeDice(lines: readonly Line[]): BriefLine[] {
  const gathered: BriefLine[] = []
  for (const line of countEqual(lines)) {
    const dice = dieOf(line)
    const before = gathered.at(-1)
    if (before !== undefined && before.dice.length > 0 && dice.length > 0 && areOneThrow(before, line))
      gathered[gathered.length - 1] = { ...before, dice: [...before.dice, ...dice] }
    else gathered.push({ ...line, dice })
  }
  return gathered
}

function dieOf({ entry }: Line): readonly number[] {
  const { value, of } = entry.entry
  return isDraw(entry) && typeof value === 'number' && typeof of === 'number' ? [value] : []
}

const areOneThrow = (one: Line, other: Line): boolean =>
  one.period === other.period &&
  one.entry.stop === other.entry.stop &&
  one.side === other.side &&
  drawLabel(one.entry) === drawLabel(other.entry) &&
  one.entry.entry['of'] === other.entry.entry['of']

const areEqual = (one: Line, other: Line): boolean =>
  one.period === other.period &&
  one.entry.sentence?.en === other.entry.sentence?.en &&
  one.entry.sentence?.fr === other.entry.sentence?.fr &&
  !isDraw(one.entry) &&
  ledgersOf(one.entry).length === 0
