import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { centredOn, onScreen, seesWell, type View } from './camera-view.ts'

/** What is nearer than this to something that lies over the map counts as covered: signs and counters are so large. */
const about = 30
/** How finely one looks for a clear part of the frame, and how far one steps back from a view that is too near. */
const [steps, back] = [16, 0.85]

/** Can a point of the sheet be seen well: in the frame, and not under anything that lies over the map? */
export function isClear(view: View, at: Spot, covered: readonly Box[]): boolean {
  const { x, y } = onScreen(view, at)
  return seesWell(view, at) && covered.every((box) => isBeside(box, x, y))
}

/** Can what stands at a point of the sheet be seen whole, if not much of what is about it? */
export function isInSight(view: View, at: Spot, covered: readonly Box[]): boolean {
  const { x, y } = onScreen(view, at)
  const isInside = x > about && x < view.width - about && y > about && y < view.height - about
  return isInside && covered.every((box) => isBeside(box, x, y))
}

const isBeside = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x < left - about || x > right + about || y < top - about || y > bottom + about

/** Points of the frame, the nearest to its middle first. */
function pointsOf({ width, height }: View): Spot[] {
  const points: Spot[] = []
  for (let column = 1; column < steps; column++)
    for (let row = 1; row < steps; row++) points.push({ x: (column * width) / steps, y: (row * height) / steps })
  const fromMiddle = ({ x, y }: Spot): number => Math.hypot(x - width / 2, y - height / 2)
  return points.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
}

/** The view with a point of the sheet where nothing lies over the map, as near to the middle of the frame as that goes. */
export const clearOn = (view: View, at: Spot, covered: readonly Box[], zoom = view.zoom): View =>
  viewOn({ ...view, zoom }, [at], covered) ?? centredOn(view, at, zoom)

/**
 * The view in which all of some points can be seen well, at its own scale or, where that is too near, at a smaller one, but at
 * none smaller than `least`; undefined where there is none.
 */
export function viewOfAll(
  view: View,
  spots: readonly Spot[],
  covered: readonly Box[],
  least: number,
): View | undefined {
  for (let zoom = view.zoom; zoom >= Math.min(least, view.zoom); zoom *= back) {
    const found = viewOn({ ...view, zoom }, spots, covered)
    if (found !== undefined) return found
  }
  return undefined
}

/** Points at the scale of a view, all clear; undefined where they are too far apart. */
function viewOn(view: View, spots: readonly Spot[], covered: readonly Box[]): View | undefined {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const centred = centredOn(view, middle)
  const fits = spots.every((spot) => seesWell(centred, spot))
  if (!fits) return undefined
  for (const { x, y } of pointsOf(view)) {
    const tried = { ...centred, x: centred.x + x - view.width / 2, y: centred.y + y - view.height / 2 }
    if (spots.every((spot) => isClear(tried, spot, covered))) return tried
  }
  return undefined
}
