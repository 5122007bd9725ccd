import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { onSheet, type Sheet, type View } from './camera-view.ts'
import {
  uncoveredViewOn,
  isUncovered,
  isInSight,
  movedToward,
  withLeastBareTable,
  viewOfAll,
} from './uncovered-ground.ts'
import type { MapCamera, Whereabouts } from './map-camera.ts'

/** What a question is about, as spots on the sheet. */
export type AskedAbout = {
  /** The things in hand: have to be in sight. */
  readonly subject: readonly Spot[]
  /** The possible answers: most of them are brought into sight too, if there is room. */
  readonly around: readonly Spot[]
}

/**
 * Smallest scale for showing the answers: this share of the player's scale, but not above the scale at which counters
 * are still legible.
 */
const [furthest, readable] = [0.55, 0.6]

/** With more answers than `few` the player looks about himself, once the share `some` of them is in sight. */
const [few, some] = [4, 1 / 4]

/**
 * Decides what the map does when a question is asked: go back to where the player was (`base`), stay (`here`), or show
 * another view. `covered`: what lies over the map, in the frame. The view shows as little bare table beside the sheet
 * as possible with all required spots in sight.
 */
export function follow(
  { subject, around }: AskedAbout,
  covered: readonly Box[],
  base: View,
  here: View,
  sheet: Sheet,
): 'back' | 'stay' | View {
  const seen = (view: View, spots: readonly Spot[]): number =>
    spots.filter((spot) => isUncovered(view, spot, covered)).length
  const onTheSheet = (view: View, spots: readonly Spot[]): View =>
    withLeastBareTable(view, sheet, (moved) => spots.every((spot) => isInSight(moved, spot, covered)))
  const [first] = subject.length > 0 ? subject : around
  if (first === undefined) return 'back'
  const furthestFrom = Math.min(base.zoom * furthest, readable)
  if (subject.length === 0 && around.length > few) {
    const showsSome = (view: View): boolean => seen(view, around) >= some * around.length
    if (showsSome(base)) return 'back'
    if (showsSome(here)) return 'stay'
    // If they are spread all over the map, the player looks about himself.
    const all = viewOfAll(base, around, covered, furthestFrom)
    return all === undefined ? 'back' : onTheSheet(all, around)
  }
  // With nothing in hand, one answer in sight is enough: the player looks where he likes.
  const shows = (view: View): boolean =>
    subject.length === 0
      ? around.some((spot) => isInSight(view, spot, covered))
      : seen(view, subject) === subject.length && seen(view, around) * 2 >= around.length
  if (shows(base)) return 'back'
  if (shows(here)) return 'stay'
  const wanted = subject.length > 0 ? [...subject, ...around] : [first]
  const all = viewOfAll(base, wanted, covered, furthestFrom)
  if (all === undefined) return onTheSheet(uncoveredViewOn(base, first, covered), [first])
  const found = onTheSheet(all, wanted)
  // No further from where the player was than necessary.
  const showsAll = (view: View): boolean => wanted.every((spot) => isUncovered(view, spot, covered))
  return found.zoom === base.zoom ? movedToward(base, found, showsAll) : found
}

/**
 * Makes the map follow the questions: it brings the subject into sight, and afterwards goes back to where the player
 * was. If the player moves the map himself, it stays there.
 */
export class Following {
  readonly #camera: MapCamera
  /** The player's view before the map followed. */
  #left: Whereabouts | null = null
  /** The view the map went to. */
  #went: View | null = null

  constructor(camera: MapCamera) {
    this.#camera = camera
  }

  ask(asked: AskedAbout, covered: readonly Box[]): void {
    const camera = this.#camera
    if (this.#went !== null && !isSameView(this.#went, camera.goal)) this.#left = null
    const left = this.#left
    const what = follow(asked, covered, left === null ? camera.goal : camera.viewAt(left), camera.goal, camera.sheet)
    if (what === 'back') {
      if (left !== null) camera.goBack(left)
      this.#left = null
    } else if (what !== 'stay') {
      this.#left ??= camera.whereabouts
      camera.fly(what, 260)
    }
    this.#went = camera.goal
  }
}

/** Compares views, even if the frame has changed its size since. */
function isSameView(one: View, other: View): boolean {
  const middle = (view: View): Spot => onSheet(view, { x: view.width / 2, y: view.height / 2 })
  const [a, b] = [middle(one), middle(other)]
  return Math.abs(one.zoom / other.zoom - 1) < 0.01 && Math.hypot(a.x - b.x, a.y - b.y) * one.zoom < 3
}
