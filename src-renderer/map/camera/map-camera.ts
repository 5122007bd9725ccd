import { isCalm } from '../../parts/look.ts'
import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import {
  between,
  filled,
  kept,
  type Part,
  partOfSheet,
  type Sheet,
  type View,
  wholeSheet,
  zoomedAbout,
} from './camera-view.ts'
import { brought } from './brought.ts'
import { clearOn } from './clear-ground.ts'

/** What a map shows until somebody moves it: the part of the sheet for a frame of a size. */
export type Home = (size: Sheet) => Part

/** Where somebody looks: a view, and what it shows in a frame of any size, while nobody has moved it. */
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
  /** Where the flight under way goes. */
  #goal: View | undefined
  /** Until somebody moves the map it shows this, whatever the size of its frame. */
  #home: Home | null
  #isHeld = false
  /** How often the player has moved the map himself. */
  #moved = 0
  /** While the program looks elsewhere: the scale the player had, and how often he had moved the map by then. */
  #away: { readonly zoom: number; readonly moved: number } | null = null

  constructor(sheet: Sheet, width: number, height: number) {
    this.sheet = sheet
    this.#view = wholeSheet(sheet, width, height)
    this.#home = this.#all
  }

  get view(): View {
    return this.#view
  }

  /** What it shows, or will when it has got there. */
  get goal(): View {
    return this.#goal ?? this.#view
  }

  get whereabouts(): Whereabouts {
    return { view: this.goal, home: this.#home }
  }

  /** What is seen from there, in the frame as it is now. */
  viewAt({ view, home }: Whereabouts): View {
    const { width, height } = this.#view
    return home === null ? inFrame(view, width, height) : this.#partIn(home, width, height)
  }

  goBack(there: Whereabouts): void {
    this.fly(this.viewAt(there), 260)
    this.#home = there.home
  }

  /** The program looks elsewhere for a while. What is returned goes back to where the player was, unless he has moved the map since. */
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

  /** Whether hands leave the map where it is: a tool has taken hold of something on it. */
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

  /** Whether it shows what it began with, or all of the map, as it does until somebody moves it. */
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
    // What the map was on its way to it still goes to: something beside it has only taken some of its room.
    if (goal !== undefined) this.fly(inFrame(goal, width, height), 220)
  }

  /** As a hand moves it: at once, and ending any flight. */
  place(zoom: number, x: number, y: number): void {
    this.#land()
    this.#moved += 1
    this.#home = null
    this.#show(this.#limited({ ...this.#view, zoom, x, y }), true)
  }

  panBy(x: number, y: number): void {
    this.place(this.#view.zoom, this.#view.x + x, this.#view.y + y)
  }

  /** Changes the scale about a point of the frame, or its middle, gliding there. */
  zoomBy(factor: number, about?: Spot, duration = 160): void {
    const { width, height } = this.#view
    const { least, most } = this.limits
    this.#moved += 1
    const goal = this.#goal ?? this.#view
    const zoom = Math.min(most, Math.max(least, goal.zoom * factor))
    // From where it is now, not from where it would be: so the point stays under the pointer all the way.
    this.fly(this.#limited(zoomedAbout(this.#view, zoom, about ?? { x: width / 2, y: height / 2 })), duration, about)
  }

  fit(): void {
    this.#moved += 1
    this.fly(wholeSheet(this.sheet, this.#view.width, this.#view.height), 260)
    this.#home = this.#all
  }

  /** Begins with what is given, unless the map has been moved already. */
  begin(home: Home): void {
    if (this.#home === null) return
    this.#home = home
    this.#show(this.#homeIn(this.#view.width, this.#view.height), false)
  }

  /** Brings places into sight, unless they can be seen well where they are; nothing that lies over the map covers them. */
  bring(spots: readonly Spot[], covered: readonly Box[] = []): void {
    const { zoom } = this.goal
    const scale = this.#away?.moved === this.#moved ? this.#away.zoom : zoom
    const view = brought(spots, this.goal, { scale, least: this.limits.least }, covered, this.sheet)
    if (view !== null) this.fly(this.#limited(view), 220)
  }

  /** Goes to a place, near enough to see what stands there. */
  goTo(at: Spot, zoom: number, covered: readonly Box[] = []): void {
    this.#moved += 1
    this.fly(this.#limited(clearOn(this.#view, at, covered, Math.max(zoom, this.#view.zoom))), 380)
  }

  /** Glides to a view; jumps there where movement is not wanted. About a point: only the scale glides. */
  fly(goal: View, duration: number, about?: Spot): void {
    this.#land()
    this.#home = null
    if (isCalm() || duration === 0) {
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
    return filled(partOfSheet(home({ width, height }), width, height), this.sheet)
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
    return kept({ ...view, zoom: Math.min(most, Math.max(least, view.zoom)) }, this.sheet)
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
