import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { centredOn, withoutBareTable, onScreen, seesWell, type Sheet, type View } from './camera-view.ts'

/**
 * Points nearer than this to something over the map count as covered, because signs and counters are that large. In
 * pixels.
 */
const coverMargin = 30
/** Something further than this from the edge of the frame is completely in sight: half a counter. In pixels. */
const edgeMargin = 22
/**
 * Grid size of the search for a clear part of the frame, and the zoom factor per step back from a view that is too
 * near.
 */
const [steps, back] = [16, 0.85]
/** Number of steps tried between one view and another. */
const parts = 12

/** Whether a point of the sheet can be seen well: in the frame, not near its edge, and not covered. */
export function isUncovered(view: View, at: Spot, covered: readonly Box[]): boolean {
  const { x, y } = onScreen(view, at)
  return seesWell(view, at) && covered.every((box) => isBeside(box, x, y))
}

/** Whether the counter at a point of the sheet is completely in sight, though perhaps near the edge of the frame. */
export function isInSight(view: View, at: Spot, covered: readonly Box[]): boolean {
  const { x, y } = onScreen(view, at)
  const isInside = x > edgeMargin && x < view.width - edgeMargin && y > edgeMargin && y < view.height - edgeMargin
  return isInside && covered.every((box) => isBeside(box, x, y))
}

const isBeside = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x < left - coverMargin || x > right + coverMargin || y < top - coverMargin || y > bottom + coverMargin

/** Grid points of the frame, those nearest to its middle first. */
function pointsOf({ width, height }: View): Spot[] {
  const points: Spot[] = []
  for (let column = 1; column < steps; column++)
    for (let row = 1; row < steps; row++) points.push({ x: (column * width) / steps, y: (row * height) / steps })
  const fromMiddle = ({ x, y }: Spot): number => Math.hypot(x - width / 2, y - height / 2)
  return points.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
}

/** The view with a point of the sheet uncovered, as near to the middle of the frame as possible. */
export const uncoveredViewOn = (view: View, at: Spot, covered: readonly Box[], zoom = view.zoom): View =>
  viewOn({ ...view, zoom }, [at], covered) ?? centredOn(view, at, zoom)

/**
 * The view in which all given points can be seen well, at the current scale or a smaller one, down to `least`;
 * undefined if there is none.
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

/** A view at the same scale in which all points are clear; undefined if there is none. */
function viewOn(view: View, spots: readonly Spot[], covered: readonly Box[]): View | undefined {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const centred = centredOn(view, middle)
  const fits = spots.every((spot) => seesWell(centred, spot))
  if (!fits) return undefined
  for (const { x, y } of pointsOf(view)) {
    const tried = { ...centred, x: centred.x + x - view.width / 2, y: centred.y + y - view.height / 2 }
    if (spots.every((spot) => isUncovered(tried, spot, covered))) return tried
  }
  return undefined
}

/** Moves a view so that `shows` still holds and as little bare table as possible is seen beside the sheet. */
export function withLeastBareTable(view: View, sheet: Sheet, shows: (moved: View) => boolean): View {
  const bareIn = (one: View): number => {
    const { x, y } = withoutBareTable(one, sheet)
    return Math.abs(x - one.x) + Math.abs(y - one.y)
  }
  let best = view
  for (const { x, y } of pointsOf(view)) {
    if (bareIn(best) === 0) break
    const full = withoutBareTable({ ...view, x: view.x + x - view.width / 2, y: view.y + y - view.height / 2 }, sheet)
    const moved = movedToward(full, view, shows)
    if (bareIn(moved) < bareIn(best)) best = moved
  }
  return best
}

/**
 * Moves a view toward another of the same scale, as far as `shows` still holds: diagonally, then horizontally, then
 * vertically.
 */
export function movedToward(to: View, view: View, shows: (moved: View) => boolean): View {
  const furthest = (from: View, goal: View): View => {
    for (let part = parts; part > 0; part -= 1) {
      const share = part / parts
      const moved = { ...from, x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share }
      if (shows(moved)) return moved
    }
    return from
  }
  const straight = furthest(view, to)
  const across = furthest(straight, { ...straight, x: to.x })
  return furthest(across, { ...across, y: to.y })
}
