import { isMotionReduced } from '../../parts/look.ts'
import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import {
  between,
  withoutBareTable,
  limitedToSheet,
  type Part,
  partOfSheet,
  type Sheet,
  type View,
  wholeSheet,
  zoomedAbout,
} from './camera-view.ts'
import { viewShowing } from './view-showing.ts'
import { uncoveredViewOn } from './uncovered-ground.ts'

/** The part of the sheet that a map shows until the player moves it, given the size of the frame. */
export type Home = (size: Sheet) => Part

/** Where the camera is: its view, and the home it shows in a frame of any size if nobody has moved it. */
export type Whereabouts = { readonly view: View; readonly home: Home | null }

const ease = (part: number): number => 1 - (1 - part) ** 3

/**
 * The camera over a sheet. It exists before the map library is loaded. Player and program move this camera, and
 * everything that draws follows it.
 */
export class MapCamera {
  readonly sheet: Sheet
  readonly #followers = new Set<(moving: boolean) => void>()
  #view: View
  #flight = 0
  /** The goal of the current flight. */
  #goal: View | undefined
  /** What it shows until somebody moves the map, whatever the size of its frame. */
  #home: Home | null
  #isHeld = false
  /** Number of times the player has moved the map. */
  #moved = 0
  /** While the program looks elsewhere: the player's scale and the value of `#moved` when it began. */
  #away: { readonly zoom: number; readonly moved: number } | null = null

  constructor(sheet: Sheet, width: number, height: number) {
    this.sheet = sheet
    this.#view = wholeSheet(sheet, width, height)
    this.#home = this.#all
  }

  get view(): View {
    return this.#view
  }

  /** The current view, or the goal of the current flight. */
  get goal(): View {
    return this.#goal ?? this.#view
  }

  get whereabouts(): Whereabouts {
    return { view: this.goal, home: this.#home }
  }

  /** The view of these whereabouts in the frame's current size. */
  viewAt({ view, home }: Whereabouts): View {
    const { width, height } = this.#view
    return home === null ? inFrame(view, width, height) : this.#partIn(home, width, height)
  }

  goBack(there: Whereabouts): void {
    this.fly(this.viewAt(there), 260)
    this.#home = there.home
  }

  /**
   * Marks that the program looks elsewhere. The returned function goes back to where the player was, unless he has
   * moved the map in the meantime.
   */
  lookAway(): () => void {
    const [there, moved] = [this.whereabouts, this.#moved]
    this.#away = { zoom: there.view.zoom, moved }
    return () => {
      this.#away = null
      if (this.#moved === moved) this.goBack(there)
    }
  }

  get limits(): { readonly least: number; readonly most: number } {
    const { zoom } = wholeSheet(this.sheet, this.#view.width, this.#view.height)
    return { least: zoom * 0.8, most: Math.max(zoom * 6, 2.2) }
  }

  /** Whether gestures leave the map where it is, because a tool holds something on it. */
  get isHeld(): boolean {
    return this.#isHeld
  }

  hold(held: boolean): void {
    this.#isHeld = held
    this.#show(this.#view, false)
  }

  /** Whether a flight is under way. */
  get flying(): boolean {
    return this.#flight !== 0
  }

  /** Whether it still shows its first view or the whole map, which it does until somebody moves it. */
  get atHome(): boolean {
    return this.#home !== null
  }

  follow(follower: (moving: boolean) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  resize(width: number, height: number): void {
    if (width === this.#view.width && height === this.#view.height) return
    const goal = this.#goal
    this.#land()
    if (this.#home !== null) {
      this.#show(this.#homeIn(width, height), false)
      return
    }
    this.#show(inFrame(this.#view, width, height), false)
    // A flight continues to its goal: another element has only taken some of the map's room.
    if (goal !== undefined) this.fly(inFrame(goal, width, height), 220)
  }

  /** Moves the camera by hand: at once, ending any flight. */
  place(zoom: number, x: number, y: number): void {
    this.#land()
    this.#moved += 1
    this.#home = null
    this.#show(this.#limited({ ...this.#view, zoom, x, y }), true)
  }

  panBy(x: number, y: number): void {
    this.place(this.#view.zoom, this.#view.x + x, this.#view.y + y)
  }

  /** Changes the scale about a point of the frame, its middle by default, with a glide. */
  zoomBy(factor: number, about?: Spot, duration = 160): void {
    const { width, height } = this.#view
    const { least, most } = this.limits
    this.#moved += 1
    const goal = this.#goal ?? this.#view
    const zoom = Math.min(most, Math.max(least, goal.zoom * factor))
    // Starts from the current view, not from the goal of a flight, so that the point stays under the pointer all the
    // way.
    this.fly(this.#limited(zoomedAbout(this.#view, zoom, about ?? { x: width / 2, y: height / 2 })), duration, about)
  }

  fit(): void {
    this.#moved += 1
    this.fly(wholeSheet(this.sheet, this.#view.width, this.#view.height), 260)
    this.#home = this.#all
  }

  /** Sets the first view, unless the map has been moved already. */
  begin(home: Home): void {
    if (this.#home === null) return
    this.#home = home
    this.#show(this.#homeIn(this.#view.width, this.#view.height), false)
  }

  /** Brings places into sight, clear of whatever lies over the map; does nothing if they can be seen well already. */
  bring(spots: readonly Spot[], covered: readonly Box[] = []): void {
    const { zoom } = this.goal
    const scale = this.#away?.moved === this.#moved ? this.#away.zoom : zoom
    const view = viewShowing(spots, this.goal, { scale, least: this.limits.least }, covered, this.sheet)
    if (view !== null) this.fly(this.#limited(view), 220)
  }

  /** Goes to a place, near enough to see what stands there. */
  goTo(at: Spot, zoom: number, covered: readonly Box[] = []): void {
    this.#moved += 1
    this.fly(this.#limited(uncoveredViewOn(this.#view, at, covered, Math.max(zoom, this.#view.zoom))), 380)
  }

  /**
   * Glides to a view; jumps if the player prefers reduced motion. With `about`, only the scale glides, about that
   * point.
   */
  fly(goal: View, duration: number, about?: Spot): void {
    this.#land()
    this.#home = null
    if (isMotionReduced() || duration === 0) {
      this.#show(goal, false)
      return
    }
    const from = this.#view
    this.#goal = goal
    let begun = -1
    const step = (now: number): void => {
      if (begun < 0) begun = now - 8
      const part = Math.min(1, (now - begun) / duration)
      this.#flight = part < 1 ? requestAnimationFrame(step) : 0
      if (part >= 1) this.#goal = undefined
      const shown =
        part >= 1
          ? goal
          : about === undefined
            ? between(from, goal, ease(part))
            : this.#limited(zoomedAbout(from, from.zoom * (goal.zoom / from.zoom) ** ease(part), about))
      this.#show(shown, part < 1)
    }
    this.#flight = requestAnimationFrame(step)
  }

  readonly #all: Home = () => ({ left: 0, top: 0, right: this.sheet.width, bottom: this.sheet.height })

  #homeIn(width: number, height: number): View {
    return this.#partIn(this.#home ?? this.#all, width, height)
  }

  #partIn(home: Home, width: number, height: number): View {
    return withoutBareTable(partOfSheet(home({ width, height }), width, height), this.sheet)
  }

  stop(): void {
    this.#land()
  }

  #land(): void {
    cancelAnimationFrame(this.#flight)
    this.#flight = 0
    this.#goal = undefined
  }

  #limited(view: View): View {
    const { least, most } = this.limits
    return limitedToSheet({ ...view, zoom: Math.min(most, Math.max(least, view.zoom)) }, this.sheet)
  }

  #show(view: View, moving: boolean): void {
    this.#view = view
    for (const follower of this.#followers) follower(moving)
  }
}

/** The same part of the sheet in the middle of a frame of another size. */
const inFrame = ({ zoom, x, y, width: before, height: high }: View, width: number, height: number): View => ({
  zoom,
  x: x + (width - before) / 2,
  y: y + (height - high) / 2,
  width,
  height,
})
