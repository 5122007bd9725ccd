import { type Box, type Line, evenly, expandedBox, holds, overlap, type Point } from './plane.ts'

const square = 64
const step = 6

/** The content of the sheet so far: boxes that nothing may overlap, and lines that should stay free. */
export class Crowd {
  readonly #boxes = new Map<number, Box[]>()
  readonly #points = new Map<number, { at: Point; weight: number }[]>()

  block(...boxes: readonly Box[]): void {
    for (const box of boxes)
      for (const key of squares(box)) this.#boxes.set(key, [...(this.#boxes.get(key) ?? []), box])
  }

  weigh(line: Line, weight: number): void {
    for (const at of evenly(line, step)) {
      const key = squareAt(Math.floor(at[0] / square), Math.floor(at[1] / square))
      const there = this.#points.get(key)
      if (there) there.push({ at, weight })
      else this.#points.set(key, [{ at, weight }])
    }
  }

  blocked(boxes: readonly Box[]): boolean {
    return boxes.some((box) => squares(box).some((key) => this.#boxes.get(key)?.some((other) => overlap(box, other))))
  }

  /** The total weight of the lines that these boxes cover. */
  covered(boxes: readonly Box[]): number {
    let sum = 0
    for (const box of boxes) {
      for (const key of squares(box)) {
        for (const { at, weight } of this.#points.get(key) ?? []) if (holds(box, at)) sum += weight
      }
    }
    return sum
  }
}

/** A number for each square of a sheet far larger than any map. */
const squareAt = (column: number, row: number): number => column * 4096 + row

function squares({ left, top, right, bottom }: Box): number[] {
  const keys: number[] = []
  for (let x = Math.floor(left / square); x <= Math.floor(right / square); x += 1) {
    for (let y = Math.floor(top / square); y <= Math.floor(bottom / square); y += 1) keys.push(squareAt(x, y))
  }
  return keys
}

/** A possible place of a name: the boxes it fills, and its cost. */
export interface Place {
  readonly boxes: readonly Box[]
  readonly cost: number
}

export interface Wanted<P extends Place> {
  readonly id: string
  readonly places: readonly P[]
}

const apart = 3
const clash = 1000
const rounds = 30

/**
 * Chooses a place for every name so that no two touch and the sum of costs is small. Each name takes the best place the
 * others leave; names that still clash are moved first in the next round, and the best round counts. A name without any
 * place is left out.
 */
export function settle<P extends Place>(
  names: readonly Wanted<P>[],
): { readonly chosen: Map<string, P>; readonly clashes: number } {
  const open = names.filter(({ places }) => places.length > 0)
  const extents = open.map(({ places }) => extent(places.flatMap(({ boxes }) => boxes)))
  const neighbours = open.map((_, i) =>
    open.flatMap((_other, j) => (i !== j && touch(extents[i], extents[j]) ? [j] : [])),
  )
  const picks: (P | undefined)[] = open.map(() => undefined)
  const clashesOf = (i: number, place: P): number =>
    (neighbours[i] ?? []).filter((j) => {
      const other = picks[j]
      return other !== undefined && meet(place, other)
    }).length

  let best: (P | undefined)[] = []
  let bestTotal = Infinity
  let bestClashes = 0
  const patience = open.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const order = open
      .map((_, i) => i)
      .toSorted(
        (i, j) =>
          (patience[j] ?? 0) - (patience[i] ?? 0) ||
          (open[i]?.places.length ?? 0) - (open[j]?.places.length ?? 0) ||
          i - j,
      )
    for (const i of order) {
      let least = Infinity
      for (const place of open[i]?.places ?? []) {
        // Lowers the cost of a clash for a name that keeps clashing, so that the others must move.
        const cost = place.cost + clashesOf(i, place) * (clash / (1 + (patience[i] ?? 0)))
        if (cost < least) {
          least = cost
          picks[i] = place
        }
      }
    }
    let total = 0
    let clashes = 0
    picks.forEach((place, i) => {
      if (!place) return
      const meetings = clashesOf(i, place)
      if (meetings > 0) patience[i] = (patience[i] ?? 0) + 1
      clashes += meetings
      total += place.cost + meetings * clash
    })
    if (total < bestTotal - 1e-9) {
      bestTotal = total
      bestClashes = clashes / 2
      best = [...picks]
    } else if (clashes === 0) break
  }
  const chosen = new Map(open.flatMap(({ id }, i) => (best[i] ? [[id, best[i]] as const] : [])))
  return { chosen, clashes: bestClashes }
}

/** Whether two names are too near to each other. */
export const meet = (one: Place, other: Place): boolean =>
  one.boxes.some((box) => other.boxes.some((another) => overlap(expandedBox(box, apart), another)))

const touch = (one: Box | undefined, other: Box | undefined): boolean =>
  one !== undefined && other !== undefined && overlap(expandedBox(one, apart), other)

function extent(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** Returns a test of whether a point is in none of the boxes. */
export function clearOfBoxes(boxes: readonly Box[]): (at: Point) => boolean {
  const near = new Map<number, Box[]>()
  for (const box of boxes) {
    for (const key of squares(box)) {
      const there = near.get(key)
      if (there) there.push(box)
      else near.set(key, [box])
    }
  }
  return (at) =>
    !near.get(squareAt(Math.floor(at[0] / square), Math.floor(at[1] / square)))?.some((box) => holds(box, at))
}
