import type { MapPoint } from '../../../kernel/system/editing-maps.ts'

/*
 * Geometry of outlines with shared borders. Corners at the same point are the same corner, so that moving a border
 * moves it for all areas, and no gap opens.
 */

/** Two corners closer than this are the same. */
const tolerance = 1e-7

export const isSame = ([x, y]: MapPoint, [otherX, otherY]: MapPoint): boolean =>
  Math.abs(x - otherX) < tolerance && Math.abs(y - otherY) < tolerance

const next = (ring: readonly MapPoint[], corner: number): MapPoint => ring[(corner + 1) % ring.length]!

/**
 * The index of the corner where the side between two points begins, in either direction; −1 if there is no such side.
 */
export const sideOf = (ring: readonly MapPoint[], from: MapPoint, to: MapPoint): number =>
  ring.findIndex((point, corner) => {
    const following = next(ring, corner)
    return (isSame(point, from) && isSame(following, to)) || (isSame(point, to) && isSame(following, from))
  })

/** Do two outlines share a side? */
export const shareSide = (one: readonly MapPoint[], other: readonly MapPoint[]): boolean =>
  one.some((point, corner) => sideOf(other, point, next(one, corner)) >= 0)

/** Splits an outline from one corner to another into its two parts. */
export function split(
  ring: readonly MapPoint[],
  from: number,
  to: number,
): readonly [readonly MapPoint[], readonly MapPoint[]] | undefined {
  const [low, high] = from < to ? [from, to] : [to, from]
  const one = ring.slice(low, high + 1)
  const other = [...ring.slice(high), ...ring.slice(0, low + 1)]
  return one.length < 3 || other.length < 3 ? undefined : [other, one]
}

/** Merges two outlines along their border; undefined unless they share exactly one stretch of it. */
export function merged(one: readonly MapPoint[], other: readonly MapPoint[]): readonly MapPoint[] | undefined {
  const isShared = one.map((point, corner) => sideOf(other, point, next(one, corner)) >= 0)
  const begins = isShared.flatMap((shared, corner) => {
    const before = isShared[(corner + one.length - 1) % one.length]
    return shared && before === false ? [corner] : []
  })
  const [begin] = begins
  if (begin === undefined || begins.length > 1) return undefined
  let sides = 0
  while (isShared[(begin + sides) % one.length] === true) sides += 1
  const [from, to] = [one[begin]!, one[(begin + sides) % one.length]!]
  // Goes round the first from the end of the border to its beginning, and on round the other.
  const round = Array.from({ length: one.length - sides + 1 }, (_, step) => one[(begin + sides + step) % one.length]!)
  const there = turned(one) === turned(other) ? other : other.toReversed()
  const enter = there.findIndex((point) => isSame(point, from))
  const behind = Array.from({ length: there.length }, (_, step) => there[(enter + step) % there.length]!)
  const leave = behind.findIndex((point) => isSame(point, to))
  const ring = [...round, ...behind.slice(1, leave)]
  return leave < 1 || ring.length < 3 ? undefined : ring
}

/** The orientation of an outline. */
const turned = (ring: readonly MapPoint[]): boolean => doubleArea(ring) > 0

/** Twice the signed area of an outline; negative for the opposite orientation. */
const doubleArea = (ring: readonly MapPoint[]): number =>
  ring.reduce((sum, [x, y], corner) => {
    const [followingX, followingY] = next(ring, corner)
    return sum + x * followingY - followingX * y
  }, 0)

/** Does an outline cross itself? */
export function crossesItself(ring: readonly MapPoint[]): boolean {
  return ring.some((a, i) =>
    ring.some((c, k) => {
      if (k <= i + 1 || (i === 0 && k === ring.length - 1)) return false
      return cross(a, next(ring, i), c, next(ring, k))
    }),
  )
}

const turn = (o: MapPoint, p: MapPoint, q: MapPoint): number =>
  (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])

const cross = (a: MapPoint, b: MapPoint, c: MapPoint, d: MapPoint): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

/** Is a point inside an outline? */
export const contains = (ring: readonly MapPoint[], [x, y]: MapPoint): boolean =>
  ring.reduce((inside, [ax, ay], corner) => {
    const [bx, by] = next(ring, corner)
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

/** Does a side of one outline cross a side of the other? */
export const crossing = (one: readonly MapPoint[], other: readonly MapPoint[]): boolean =>
  one.some((a, i) => other.some((c, k) => cross(a, next(one, i), c, next(other, k))))
