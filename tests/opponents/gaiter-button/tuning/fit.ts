import type { Moved } from './varied.ts'

/** What a game of varied weights tells: how the weights of both sides were moved, and what came of it for the French. */
export interface Tried {
  readonly moved: readonly [Moved, Moved]
  readonly result: number
}

export interface Effect {
  readonly side: number
  readonly weight: string
  /** By how much the result rises where the weight is moved by 1, and the error of that. */
  readonly slope: number
  readonly error: number
}

/** A little of every slope is taken off, so that few games do not tell of great effects. */
const SHRINK = 4

/** What each weight does to the result, by a regression over all games at once. Those with the clearest effects come first. */
export function effectsOf(games: readonly Tried[]): Effect[] {
  const names = ([0, 1] as const).flatMap((side) =>
    Object.keys(games[0]?.moved[side] ?? {}).map((weight) => ({ side, weight })),
  )
  const rows = games.map(({ moved }) => [1, ...names.map(({ side, weight }) => moved[side]![weight] ?? 0)])
  const width = names.length + 1
  const squares = Array.from({ length: width }, (_, a) =>
    Array.from({ length: width }, (_, b) => rows.reduce((sum, row) => sum + row[a]! * row[b]!, 0)),
  )
  const shrunk = squares.map((row, a) => row.map((value, b) => (a === b && a > 0 ? value + SHRINK : value)))
  const inverse = inverseOf(shrunk)
  const towards = Array.from({ length: width }, (_, a) =>
    rows.reduce((sum, row, at) => sum + row[a]! * games[at]!.result, 0),
  )
  const slopes = inverse.map((row) => dot(row, towards))
  const missed = rows.reduce((sum, row, at) => sum + (games[at]!.result - dot(row, slopes)) ** 2, 0)
  const variance = missed / Math.max(1, games.length - width)
  return names
    .map((name, index) => {
      const row = inverse[index + 1]!
      const spread = dot(
        row,
        squares.map((of) => dot(of, row)),
      )
      return { ...name, slope: slopes[index + 1]!, error: Math.sqrt(variance * spread) }
    })
    .toSorted((a, b) => Math.abs(b.slope / b.error) - Math.abs(a.slope / a.error))
}

const dot = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, value, index) => sum + value * others[index]!, 0)

/** By Gauss and Jordan, the largest of each column first. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const work = matrix.map((row, at) => [...row, ...Array.from({ length: size }, (_, other) => (other === at ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    let best = at
    for (let other = at + 1; other < size; other++)
      if (Math.abs(work[other]![at]!) > Math.abs(work[best]![at]!)) best = other
    ;[work[at], work[best]] = [work[best]!, work[at]!]
    const pivot = work[at]![at]!
    work[at] = work[at]!.map((value) => value / pivot)
    for (let other = 0; other < size; other++) {
      const factor = work[other]![at]!
      if (other !== at && factor !== 0)
        work[other] = work[other]!.map((value, index) => value - factor * work[at]![index]!)
    }
  }
  return work.map((row) => row.slice(size))
}
