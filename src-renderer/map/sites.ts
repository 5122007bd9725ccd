import type { BoardIndex, MapPlace, Spot } from './board.ts'
import { type Box, meets } from './names-on-sheet.ts'

/** On which side of its place a pile lies: it grows that way, so that it never covers the sign. */
export type Site = { readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1 }

/** For each place all its sides, the one first on which a pile covers least. */
export type Sites = ReadonlyMap<string, readonly Site[]>

/** In the order in which they are liked, where nothing speaks against any of them. */
const directions: readonly (Site & { readonly dislike: number })[] = [
  { dx: 0, dy: -1, dislike: 0 },
  { dx: 1, dy: -1, dislike: 0.03 },
  { dx: -1, dy: -1, dislike: 0.05 },
  { dx: 0, dy: 1, dislike: 0.06 },
  { dx: -1, dy: 0, dislike: 0.08 },
  { dx: 1, dy: 0, dislike: 0.08 },
  { dx: -1, dy: 1, dislike: 0.1 },
  { dx: 1, dy: 1, dislike: 0.1 },
]

const inTheMiddle: Site = { dx: 0, dy: 0 }

/** Sites are chosen for a pile of this size on the sheet: a counter where counters are seen well. */
const usual = 74
const gap = 5

/**
 * Where counters lie beside each place: off the names, the other signs and, if it can be, each other's sites. Chosen for
 * the board once, so that a pile does not jump about because of what happens elsewhere.
 */
export function sitesOf({ board, places, links, spacing }: BoardIndex, names: readonly Box[]): Sites {
  const side = Math.min(usual, spacing * 0.8)
  const obstacles = new Cells(Math.max(side * 2, 60))
  for (const name of names) obstacles.add(name, 1)
  for (const { x, y, reach } of board.places) {
    obstacles.add({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, 1.6)
  }
  // Ways are thin, but to cover them hides where one can go.
  for (const { line } of board.ways) {
    for (const [x, y] of points(line, 16)) obstacles.add({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }, 0.35)
  }
  const sites = new Map<string, readonly Site[]>()
  // The most crowded first: they have the least choice.
  const crowded = (place: MapPlace): number => {
    const round = (links.get(place.id) ?? []).map(({ to }) => apart(place, places.get(to)))
    return Math.min(...round, Infinity)
  }
  for (const place of board.places.toSorted((one, other) => crowded(one) - crowded(other))) {
    if (place.within) {
      sites.set(place.id, [inTheMiddle])
      continue
    }
    const ranked = directions
      .map(({ dx, dy, dislike }) => {
        const box = boxAt(place, { dx, dy }, side, side)
        const { width, height } = board.sheet
        const off = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height ? 2 : 0
        return { site: { dx, dy }, cost: dislike + off + obstacles.covered(box) / (side * side) }
      })
      .toSorted((one, other) => one.cost - other.cost)
      .map(({ site }) => site)
    const [first] = ranked
    if (first !== undefined) obstacles.add(boxAt(place, first, side, side), 1.2)
    sites.set(place.id, ranked)
  }
  return sites
}

const apart = (one: Spot, other: Spot | undefined): number =>
  other === undefined ? Infinity : Math.hypot(one.x - other.x, one.y - other.y)

/** Would piles at the two sites of one place touch each other? */
export const touches = (one: Site, other: Site): boolean =>
  Math.abs(one.dx - other.dx) <= 1 && Math.abs(one.dy - other.dy) <= 1

/** The box of a pile so wide and high beside a place, in units of the sheet; `reach` may be given larger. */
export function boxAt(place: MapPlace, { dx, dy }: Site, width: number, height: number, room = gap): Box {
  // In a corner the pile comes nearer: the sign is round.
  const out = (place.reach + room) * (dx !== 0 && dy !== 0 ? 0.66 : 1)
  const left = place.x + (dx === 0 ? -width / 2 : dx > 0 ? out : -out - width)
  const top = place.y + (dy === 0 ? -height / 2 : dy > 0 ? out : -out - height)
  return { left, top, right: left + width, bottom: top + height }
}

/** Points along a line, so far apart. */
export function points(line: readonly (readonly [number, number])[], step: number): [number, number][] {
  const found: [number, number][] = []
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]]
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step))
    for (let k = 0; k < count; k++) found.push([ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count])
  }
  return found
}

/** Boxes by the squares of the sheet they lie in, so that only near ones are looked at. */
class Cells {
  readonly #side: number
  readonly #cells = new Map<string, { readonly box: Box; readonly weight: number }[]>()

  constructor(side: number) {
    this.#side = side
  }

  add(box: Box, weight: number): void {
    for (const key of this.#keys(box)) {
      const cell = this.#cells.get(key)
      if (cell === undefined) this.#cells.set(key, [{ box, weight }])
      else cell.push({ box, weight })
    }
  }

  /** How much of a box is covered, by weight. */
  covered(box: Box): number {
    let sum = 0
    const seen = new Set<Box>()
    for (const key of this.#keys(box)) {
      for (const one of this.#cells.get(key) ?? []) {
        if (seen.has(one.box)) continue
        seen.add(one.box)
        sum += meets(box, one.box) * one.weight
      }
    }
    return sum
  }

  #keys({ left, top, right, bottom }: Box): string[] {
    const keys: string[] = []
    for (let x = Math.floor(left / this.#side); x <= Math.floor(right / this.#side); x++)
      for (let y = Math.floor(top / this.#side); y <= Math.floor(bottom / this.#side); y++) keys.push(`${x} ${y}`)
    return keys
  }
}
