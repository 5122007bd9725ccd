import { aheadOf, offsetInHalves, rightOf, turned } from './facing.ts'
import { nearestDiv, type Point } from './whole.ts'

/** A rectangle on the table with a facing; its measures are even. */
export interface Oblong {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly width: number
  readonly depth: number
}

/** The edges of a rectangle, in order of preference among equals. */
export const edges = ['front', 'rear', 'right', 'left'] as const
export type Edge = (typeof edges)[number]
/** The direction of each edge, in steps from the facing. */
const looks = { front: 0, rear: 6, right: 3, left: 9 } as const

const isAtEnd = (edge: Edge): boolean => edge === 'front' || edge === 'rear'

/** The edge that a point lies farthest outside of. */
export function edgeTowards({ x, y, facing, width, depth }: Oblong, point: Point): Edge {
  let best: Edge = 'front'
  let most = Number.MIN_SAFE_INTEGER
  for (const edge of edges) {
    const out = aheadOf(turned(facing, looks[edge]), point.x - x, point.y - y)
    // Both in 2¹⁵ths of a unit, so that half a measure is whole.
    const beyond = 2 * out - (isAtEnd(edge) ? depth : width) * 16384
    if (beyond <= most) continue
    most = beyond
    best = edge
  }
  return best
}

/** The middle of an edge. */
export function edgeMiddle({ x, y, facing, width, depth }: Oblong, edge: Edge): Point {
  return offsetInHalves(x, y, turned(facing, looks[edge]), isAtEnd(edge) ? depth : width, 0)
}

/** The facing of a unit that stands against this edge. */
export const facingAgainst = ({ facing }: Oblong, edge: Edge): number => turned(facing, looks[edge] + 6)

/**
 * The position flush against an edge: laterally unchanged, or shifted just far enough that the edges touch along the
 * length `touching`.
 */
export function flushAgainst(target: Oblong, edge: Edge, comer: Oblong, touching: number): Oblong {
  const out = turned(target.facing, looks[edge])
  const [length, depth] = isAtEnd(edge) ? [target.width, target.depth] : [target.depth, target.width]
  const aside = nearestDiv(rightOf(out, comer.x - target.x, comer.y - target.y), 16384)
  // Half the sum of the two lengths, minus the length that must touch.
  const most = nearestDiv(length + comer.width, 2) - touching
  const right = Math.min(Math.max(aside, -most), most)
  const centre = offsetInHalves(target.x, target.y, out, depth + comer.depth, 2 * right)
  return { ...centre, facing: turned(out, 6), width: comer.width, depth: comer.depth }
}
