import type { MapPoint } from '../../../kernel/system/editing-maps.ts'

/*
 * Outlines that share their borders. Corners are the same where they stand at the same point, so that a border that is moved is moved for
 * all whose border it is, and no gap opens.
 */

/** Nearer than this two corners are one. */
const tolerance = 1e-7

export const isSame = ([x, y]: MapPoint, [otherX, otherY]: MapPoint): boolean =>
  Math.abs(x - otherX) < tolerance && Math.abs(y - otherY) < tolerance

const next = (ring: readonly MapPoint[], corner: number): MapPoint => ring[(corner + 1) % ring.length]!

/** The side of an outline from one point to another, whichever way round: the corner that it begins with; −1 where there is none. */
export const sideOf = (ring: readonly MapPoint[], from: MapPoint, to: MapPoint): number =>
  ring.findIndex((point, corner) => {
    const following = next(ring, corner)
    return (isSame(point, from) && isSame(following, to)) || (isSame(point, to) && isSame(following, from))
  })

/** Whether two outlines have a side in common. */
export const shareSide = (one: readonly MapPoint[], other: readonly MapPoint[]): boolean =>
  one.some((point, corner) => sideOf(other, point, next(one, corner)) >= 0)

/** An outline cut from one of its corners to another: what lies on the one side of the cut, and on the other. */
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

/** Two outlines as one, without the border between them; nothing where they do not share exactly one stretch of it. */
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
  // Round the one from where the border ends to where it begins, and on round the other.
  const round = Array.from({ length: one.length - sides + 1 }, (_, step) => one[(begin + sides + step) % one.length]!)
  const there = turned(one) === turned(other) ? other : other.toReversed()
  const enter = there.findIndex((point) => isSame(point, from))
  const behind = Array.from({ length: there.length }, (_, step) => there[(enter + step) % there.length]!)
  const leave = behind.findIndex((point) => isSame(point, to))
  const ring = [...round, ...behind.slice(1, leave)]
  return leave < 1 || ring.length < 3 ? undefined : ring
}

/** Which way round an outline goes. */
const turned = (ring: readonly MapPoint[]): boolean => doubleArea(ring) > 0

/** Twice what an outline encloses, below nothing where it goes round the other way. */
const doubleArea = (ring: readonly MapPoint[]): number =>
  ring.reduce((sum, [x, y], corner) => {
    const [followingX, followingY] = next(ring, corner)
    return sum + x * followingY - followingX * y
  }, 0)

/** Whether a line goes through itself. */
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

/** Whether a point lies in an outline. */
export const contains = (ring: readonly MapPoint[], [x, y]: MapPoint): boolean =>
  ring.reduce((inside, [ax, ay], corner) => {
    const [bx, by] = next(ring, corner)
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

/** Whether a side of the one outline goes through a side of the other. */
export const crossing = (one: readonly MapPoint[], other: readonly MapPoint[]): boolean =>
  one.some((a, i) => other.some((c, k) => cross(a, next(one, i), c, next(other, k))))
