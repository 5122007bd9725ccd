import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { onSheet, type Sheet, type View } from './camera-view.ts'
import { clearOn, isClear, isInSight, movedToward, onSheetWith, viewOfAll } from './clear-ground.ts'
import type { MapCamera, Whereabouts } from './map-camera.ts'

/** What a question is about, on the sheet. */
export type AskedAbout = {
  /** In hand: has to be seen. */
  readonly subject: readonly Spot[]
  /** What can be answered with: most of it is seen as well, where there is room for it. */
  readonly around: readonly Spot[]
}

/** From how far off one still looks at what is around: a part of the scale the player has, or where counters are still read well. */
const [furthest, readable] = [0.55, 0.6]

/** Among more answers than this the player looks about himself, if so many of them, of all, are in sight. */
const [few, some] = [4, 1 / 4]

/**
 * What the map does when a question is asked: it goes back to where the player was (`base`), stays where it is (`here`), or shows
 * another view. `covered`: what lies over the map, in its frame. It shows as little bare table beside the sheet as it can with all that is
 * meant in sight.
 */
export function follow(
  { subject, around }: AskedAbout,
  covered: readonly Box[],
  base: View,
  here: View,
  sheet: Sheet,
): 'back' | 'stay' | View {
  const seen = (view: View, spots: readonly Spot[]): number =>
    spots.filter((spot) => isClear(view, spot, covered)).length
  const onTheSheet = (view: View, spots: readonly Spot[]): View =>
    onSheetWith(view, sheet, (moved) => spots.every((spot) => isInSight(moved, spot, covered)))
  const [first] = subject.length > 0 ? subject : around
  if (first === undefined) return 'back'
  const furthestFrom = Math.min(base.zoom * furthest, readable)
  if (subject.length === 0 && around.length > few) {
    const showsSome = (view: View): boolean => seen(view, around) >= some * around.length
    if (showsSome(base)) return 'back'
    if (showsSome(here)) return 'stay'
    // Where they lie all over the map the player looks about himself.
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
  if (all === undefined) return onTheSheet(clearOn(base, first, covered), [first])
  const found = onTheSheet(all, wanted)
  // No further from where the player was than it takes.
  const showsAll = (view: View): boolean => wanted.every((spot) => isClear(view, spot, covered))
  return found.zoom === base.zoom ? movedToward(base, found, showsAll) : found
}

/**
 * Has the map follow the questions: what is asked about comes into sight, and afterwards the map goes back to where the player
 * was. Whoever moves the map himself stays where he is.
 */
export class Following {
  readonly #camera: MapCamera
  /** Where the player was before the map followed. */
  #left: Whereabouts | null = null
  /** Where the map is since then. */
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

/** The same, though the frame may have another size by now. */
function isSameView(one: View, other: View): boolean {
  const middle = (view: View): Spot => onSheet(view, { x: view.width / 2, y: view.height / 2 })
  const [a, b] = [middle(one), middle(other)]
  return Math.abs(one.zoom / other.zoom - 1) < 0.01 && Math.hypot(a.x - b.x, a.y - b.y) * one.zoom < 3
}
