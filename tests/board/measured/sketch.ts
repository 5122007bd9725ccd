import fc from 'fast-check'
import {
  boxOf,
  columnOf,
  footprintOf,
  lineOf,
  squareOf,
  type Block,
  type Body,
  type Ring,
} from '#engine/board/measured/measured.ts'

/** Stands as the tests draw them up. */
export const FOOT = { across: 24, deep: 24 }
const HORSE = { across: 24, deep: 32 }
export const line = (stands = 6): Block => lineOf(stands, FOOT)
export const column = (stands = 6): Block => columnOf(stands, FOOT, 2)

export interface Standing {
  readonly block: Block
  readonly x: number
  readonly y: number
  readonly facing: number
}

export const bodyOf = (ring: Ring, crests = 0): Body => ({ ring, box: boxOf(ring), crests })
export const ringOf = ({ block, x, y, facing }: Standing): Ring => footprintOf(block, x, y, facing)

const blocks: fc.Arbitrary<Block> = fc
  .record({ stands: fc.integer({ min: 1, max: 7 }), form: fc.integer({ min: 0, max: 4 }), horse: fc.boolean() })
  .map(({ stands, form, horse }) => {
    const size = horse ? HORSE : FOOT
    if (form === 0) return lineOf(stands, size)
    if (form === 1) return columnOf(stands, size, 2)
    if (form === 2) return columnOf(stands, size, 1)
    return form === 3 ? squareOf(stands, size) : lineOf(stands, size, 32)
  })

/** Units about the middle of the table, near enough to be in each other’s way. */
export const standings: fc.Arbitrary<Standing> = fc.record({
  block: blocks,
  x: fc.integer({ min: 900, max: 1200 }),
  y: fc.integer({ min: 500, max: 700 }),
  facing: fc.integer({ min: 0, max: 11 }),
})

/** A whole number over another above zero. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}
export const fraction = (over: bigint, under = 1n): Fraction =>
  under < 0n ? { over: -over, under: -under } : { over, under }
const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under + b.over * a.under, a.under * b.under)
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under })
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)
const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over)
export const signOf = ({ over }: Fraction): number => (over > 0n ? 1 : over < 0n ? -1 : 0)
export const compare = (a: Fraction, b: Fraction): number => signOf(minus(a, b))

interface ExactPoint {
  readonly x: Fraction
  readonly y: Fraction
}
const exact = (x: number, y: number): ExactPoint => ({ x: fraction(BigInt(x)), y: fraction(BigInt(y)) })
const cornersOf = (ring: Ring): ExactPoint[] =>
  Array.from({ length: ring.length / 2 }, (_, corner) => exact(ring[2 * corner]!, ring[2 * corner + 1]!))

const cross = (a: ExactPoint, b: ExactPoint, p: ExactPoint): Fraction =>
  minus(times(minus(b.x, a.x), minus(p.y, a.y)), times(minus(b.y, a.y), minus(p.x, a.x)))

/** What of an outline lies inside another, corner by corner in exact fractions: cut off edge by edge. */
export function common(ring: Ring, by: Ring): ExactPoint[] {
  const edges = cornersOf(by)
  const turn = signOf(areaOf(edges))
  let left = cornersOf(ring)
  edges.forEach((a, index) => {
    const b = edges[(index + 1) % edges.length]!
    const inside = (p: ExactPoint): number => signOf(cross(a, b, p)) * turn
    left = left.flatMap((p, at) => {
      const next = left[(at + 1) % left.length]!
      const kept = inside(p) >= 0 ? [p] : []
      if (inside(p) * inside(next) >= 0) return kept
      const [from, to] = [cross(a, b, p), cross(a, b, next)]
      const part = dividedBy(from, minus(from, to))
      const between = (one: Fraction, other: Fraction): Fraction => plus(one, times(part, minus(other, one)))
      return [...kept, { x: between(p.x, next.x), y: between(p.y, next.y) }]
    })
  })
  return left
}

/** Twice the area, with its sign. */
export function areaOf(corners: readonly ExactPoint[]): Fraction {
  return corners.reduce((sum, a, index) => {
    const b = corners[(index + 1) % corners.length]!
    return plus(sum, minus(times(a.x, b.y), times(b.x, a.y)))
  }, fraction(0n))
}

/** The square of the distance from a point to a line between two, exactly. */
function toLine(p: ExactPoint, a: ExactPoint, b: ExactPoint): Fraction {
  const [dx, dy] = [minus(b.x, a.x), minus(b.y, a.y)]
  const whole = plus(times(dx, dx), times(dy, dy))
  const along = plus(times(minus(p.x, a.x), dx), times(minus(p.y, a.y), dy))
  const wanted = dividedBy(along, whole)
  const part = signOf(wanted) < 0 ? fraction(0n) : compare(wanted, fraction(1n)) > 0 ? fraction(1n) : wanted
  const [ex, ey] = [minus(p.x, plus(a.x, times(part, dx))), minus(p.y, plus(a.y, times(part, dy)))]
  return plus(times(ex, ex), times(ey, ey))
}

/** The square of the gap between two outlines, exactly; they must not meet. */
export function squareOfGap(a: Ring, b: Ring): Fraction {
  const [ours, theirs] = [cornersOf(a), cornersOf(b)]
  const all = [
    ...ours.flatMap((p) => theirs.map((from, at) => toLine(p, from, theirs[(at + 1) % theirs.length]!))),
    ...theirs.flatMap((p) => ours.map((from, at) => toLine(p, from, ours[(at + 1) % ours.length]!))),
  ]
  return all.reduce((least, one) => (compare(one, least) < 0 ? one : least))
}
