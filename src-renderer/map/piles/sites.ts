import type { BoardIndex, MapPlace } from '../board/board.ts'
import { pointsAlong } from '../board/lines.ts'
import { type Box, meets } from '../board/names-on-sheet.ts'

/** To one side of a place, over its middle, or between the two. */
type Side = -1 | -0.5 | 0 | 0.5 | 1

/** The side of its place on which a pile lies: it grows in that direction, so that it never covers the sign. */
export type Site = {
  readonly dx: Side
  readonly dy: Side
  /** Steps further out, if the sides next to the sign are taken; a line leads to the sign. */
  readonly out?: number
}

export type Sites = {
  /** All sites of a place in order of increasing cost, computed lazily. */
  readonly about: (place: MapPlace) => Iterable<Site>
  /** Area of the names that a box on the sheet covers. */
  readonly hidden: (box: Box) => number
}

/** All directions in order of preference, if nothing else counts. */
const directions: readonly (Site & { readonly dislike: number })[] = [
  { dx: 0, dy: -1, dislike: 0 },
  { dx: 1, dy: -1, dislike: 0.03 },
  { dx: -1, dy: -1, dislike: 0.05 },
  { dx: 0, dy: 1, dislike: 0.06 },
  { dx: -1, dy: 0, dislike: 0.08 },
  { dx: 1, dy: 0, dislike: 0.08 },
  { dx: -1, dy: 1, dislike: 0.1 },
  { dx: 1, dy: 1, dislike: 0.1 },
  { dx: 0.5, dy: -1, dislike: 0.12 },
  { dx: -0.5, dy: -1, dislike: 0.12 },
  { dx: 0.5, dy: 1, dislike: 0.14 },
  { dx: -0.5, dy: 1, dislike: 0.14 },
  { dx: 1, dy: -0.5, dislike: 0.14 },
  { dx: -1, dy: -0.5, dislike: 0.14 },
  { dx: 1, dy: 0.5, dislike: 0.15 },
  { dx: -1, dy: 0.5, dislike: 0.15 },
]

const inTheMiddle: readonly Site[] = [{ dx: 0, dy: 0 }]

/**
 * Next to the sign, or steps further out. These cost more the longer the line is, because lines are tedious to follow.
 */
const steps: readonly { readonly out?: number; readonly dislike: number }[] = [
  { dislike: 0 },
  { out: 1, dislike: 0.6 },
  { out: 2, dislike: 0.8 },
]
/** All sites, from the least disliked on. */
const inOrder: readonly { readonly site: Site; readonly dislike: number }[] = steps
  .flatMap(({ dislike: far, ...out }) =>
    directions.map(({ dislike, ...direction }) => ({ site: { ...direction, ...out }, dislike: dislike + far })),
  )
  .toSorted((one, other) => one.dislike - other.dislike)
/** Length of a step outwards, relative to the height of a pile. */
const outShare = 0.6

/** Sites are chosen for a pile of this size on the sheet: that of a counter at a scale where counters are seen well. */
const usual = 74
const gap = 5

/**
 * Sites for counters beside each place, clear of names, of other signs and of ways. They depend on the sheet alone, so
 * that a pile does not jump because of what happens elsewhere. Computed lazily for each place.
 */
export function sitesOf({ board, spacing }: BoardIndex, names: readonly Box[]): Sites {
  const side = Math.min(usual, spacing * 0.8)
  const obstacles = new Cells(Math.max(side, 40))
  const written = new Cells(120)
  for (const name of names) {
    obstacles.add(name, 1)
    written.add(name, 1)
  }
  for (const { x, y, reach } of board.places) {
    obstacles.add({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, 1.6)
  }
  // Ways are thin, but covering them hides where units can go.
  for (const { line } of board.ways) {
    for (const [x, y] of pointsAlong(line, 30))
      obstacles.add({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 }, 0.35)
  }
  const costOf = (place: MapPlace, site: Site): number => {
    const box = boxAt(place, site, side, side)
    const { width, height } = board.sheet
    const off = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height ? 2 : 0
    return off + obstacles.covered(box) / (side * side)
  }
  const known = new Map<string, Iterable<Site>>()
  const about = (place: MapPlace): Iterable<Site> => {
    if (place.within) return inTheMiddle
    const found = known.get(place.id) ?? kept(ranked((site) => costOf(place, site)))
    known.set(place.id, found)
    return found
  }
  return { about, hidden: (box) => written.covered(box) }
}

/** Yields all sites by increasing cost, evaluating only as many as are needed to know the next. */
function* ranked(costOf: (site: Site) => number): Generator<Site> {
  const waiting: { readonly site: Site; readonly cost: number }[] = []
  for (const { site, dislike } of inOrder) {
    // No later site can cost less than its dislike.
    while (waiting[0] !== undefined && waiting[0].cost <= dislike) yield waiting.shift()!.site
    const cost = dislike + costOf(site)
    const dearer = waiting.findIndex((one) => one.cost > cost)
    waiting.splice(dearer < 0 ? waiting.length : dearer, 0, { site, cost })
  }
  for (const { site } of waiting) yield site
}

/** Caches an iterator: it can be iterated repeatedly, and its source runs only once. */
function kept<T>(source: Iterator<T>): Iterable<T> {
  const found: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at += 1) {
        if (at === found.length) {
          const next = source.next()
          if (next.done === true) return
          found.push(next.value)
        }
        yield found[at] as T // at is below the length
      }
    },
  }
}

/** Whether piles at the two sites of one place would touch. */
export const touches = (one: Site, other: Site): boolean =>
  Math.abs(one.dx - other.dx) <= 1 && Math.abs(one.dy - other.dy) <= 1

/** The box of a pile of the given size beside a place, in units of the sheet. */
export function boxAt(
  place: MapPlace,
  { dx, dy, out: steps = 0 }: Site,
  width: number,
  height: number,
  room = gap,
): Box {
  // In a corner the pile comes nearer, because the sign is round.
  const near = (place.reach + room) * (Math.abs(dx * dy) === 1 ? 0.74 : 1)
  const out = near + steps * height * outShare
  const left = place.x - width / 2 + dx * (out + width / 2)
  const top = place.y - height / 2 + dy * (out + height / 2)
  return { left, top, right: left + width, bottom: top + height }
}

/** A spatial index of weighted boxes, by grid cells of the sheet. */
class Cells {
  readonly #side: number
  readonly #cells = new Map<number, number[]>()
  readonly #boxes: Box[] = []
  readonly #weights: number[] = []
  /** The query in which each box was last counted. */
  readonly #counted: number[] = []
  #count = 0

  constructor(side: number) {
    this.#side = side
  }

  add(box: Box, weight: number): void {
    const side = this.#side
    const number = this.#boxes.push(box) - 1
    this.#weights.push(weight)
    this.#counted.push(0)
    const [toX, toY] = [Math.floor(box.right / side), Math.floor(box.bottom / side)]
    for (let x = Math.floor(box.left / side); x <= toX; x++)
      for (let y = Math.floor(box.top / side); y <= toY; y++) {
        const cell = this.#cells.get(x * 8192 + y)
        if (cell === undefined) this.#cells.set(x * 8192 + y, [number])
        else cell.push(number)
      }
  }

  /** The covered area of a box, by weight. A box in several cells counts once. */
  covered(box: Box): number {
    const side = this.#side
    const count = ++this.#count
    let sum = 0
    const [toX, toY] = [Math.floor(box.right / side), Math.floor(box.bottom / side)]
    for (let x = Math.floor(box.left / side); x <= toX; x++)
      for (let y = Math.floor(box.top / side); y <= toY; y++) {
        const cell = this.#cells.get(x * 8192 + y)
        if (cell === undefined) continue
        for (const number of cell) {
          if (this.#counted[number] === count) continue
          this.#counted[number] = count
          sum += meets(box, this.#boxes[number]!) * this.#weights[number]!
        }
      }
    return sum
  }
}
