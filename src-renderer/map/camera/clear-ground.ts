import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { centredOn, filled, onScreen, seesWell, type Sheet, type View } from './camera-view.ts'

/** What is nearer than this to something that lies over the map counts as covered: signs and counters are so large. */
const about = 30
/** What is further than this from the rim of the frame is seen whole: half a counter. */
const half = 22
/** How finely one looks for a clear part of the frame, and how far one steps back from a view that is too near. */
const [steps, back] = [16, 0.85]
/** So many parts of the way from one view to another are looked at. */
const parts = 12

/** Can a point of the sheet be seen well: in the frame, and not under anything that lies over the map? */
export function isClear(view: View, at: Spot, covered: readonly Box[]): boolean {
  const { x, y } = onScreen(view, at)
  return seesWell(view, at) && covered.every((box) => isBeside(box, x, y))
}

/** Can what stands at a point of the sheet be seen whole, if not much of what is about it? */
export function isInSight(view: View, at: Spot, covered: readonly Box[]): boolean {
  const { x, y } = onScreen(view, at)
  const isInside = x > half && x < view.width - half && y > half && y < view.height - half
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

/** A view moved on the sheet, so that it shows what it has to with as little bare table beside the sheet as that takes. */
export function onSheetWith(view: View, sheet: Sheet, shows: (moved: View) => boolean): View {
  const bareIn = (one: View): number => {
    const { x, y } = filled(one, sheet)
    return Math.abs(x - one.x) + Math.abs(y - one.y)
  }
  let best = view
  for (const { x, y } of pointsOf(view)) {
    if (bareIn(best) === 0) break
    const full = filled({ ...view, x: view.x + x - view.width / 2, y: view.y + y - view.height / 2 }, sheet)
    const moved = movedToward(full, view, shows)
    if (bareIn(moved) < bareIn(best)) best = moved
  }
  return best
}

/** A view moved toward another of the same scale, as far as it still shows what it has to: straight, then across, then down. */
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
