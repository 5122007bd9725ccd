import type { Thing } from '../../state/known/thing.ts'
import type { Spot } from '../board/board.ts'
import type { Hit } from '../piles/hit.ts'
import { type Drag, type ClickModifiers, type MapTool, thingOfHit, noModifiers, stackIn } from './tool.ts'

/** What a hand needs of its map. Spots are in pixels of the frame. */
type Ground = {
  readonly hit: (at: Spot, takes: MapTool['takes']) => Hit | null
  readonly onSheet: (at: Spot) => Spot
  /** Whether a spot is in the frame: a dragging pointer may leave it. */
  readonly isInside: (at: Spot) => boolean
  /** Holds the map still while a tool drags something. */
  readonly hold: (still: boolean) => void
}

/** A movement of more pixels than this between press and release is a drag; less is the jitter of a click. */
const steady = 8

/** Tells presses, drags and taps apart and passes them to the tool. */
export class PointerGestures {
  readonly #ground: Ground
  readonly #tool: () => MapTool
  #pressed: {
    readonly at: Spot
    readonly drag: Drag | undefined
    readonly moved: boolean
  } | null = null
  /** Whether a drag was put back while the button is still pressed: the map stays still until its release. */
  #isSpent = false

  constructor(ground: Ground, tool: () => MapTool) {
    this.#ground = ground
    this.#tool = tool
  }

  /** Whether the tool is dragging something. */
  get isDragging(): boolean {
    return this.#pressed?.drag !== undefined
  }

  press(at: Spot, manner: ClickModifiers = noModifiers): void {
    this.cancel()
    const tool = this.#tool()
    const hit = this.#ground.hit(at, tool.takes)
    const drag = tool.press?.(thingOfHit(tool, hit), this.#ground.onSheet(at), stackIn(hit), manner)
    this.#pressed = { at, drag, moved: false }
    if (drag !== undefined) this.#ground.hold(true)
  }

  move(at: Spot): void {
    if (this.#pressed === null) return
    const moved = this.#pressed.moved || isAway(this.#pressed.at, at)
    this.#pressed = { ...this.#pressed, moved }
    if (!moved) return
    const { drag } = this.#pressed
    if (drag === undefined) return
    if (drag.leave !== undefined && !this.#ground.isInside(at)) drag.leave()
    else drag.move(this.#ground.onSheet(at), this.#placeAt(at))
  }

  /** Ends the press. Returns what was tapped; undefined if something was dragged. */
  release(at: Spot): { readonly hit: Hit | null } | undefined {
    const pressed = this.#pressed
    if (pressed === null) {
      this.cancel()
      return undefined
    }
    const { drag } = pressed
    const isTap = !pressed.moved && !isAway(pressed.at, at)
    if (isTap || (drag?.leave !== undefined && !this.#ground.isInside(at))) drag?.cancel()
    else drag?.drop(this.#ground.onSheet(at), this.#placeAt(at), stackIn(this.#ground.hit(at, 'places')))
    this.#let(drag)
    return isTap ? { hit: this.#ground.hit(at, this.#tool().takes) } : undefined
  }

  /** Cancels the drag while the button is still pressed. */
  putBack(): void {
    this.#pressed?.drag?.cancel()
    this.#pressed = null
    this.#isSpent = true
  }

  /** Cancels the press, because something else has taken the pointer. */
  cancel(): void {
    const drag = this.#pressed?.drag
    drag?.cancel()
    this.#let(drag)
  }

  #placeAt(at: Spot): Thing | null {
    return thingOfHit({ takes: 'places' }, this.#ground.hit(at, 'places'))
  }

  #let(drag: Drag | undefined): void {
    const isHeld = drag !== undefined || this.#isSpent
    this.#pressed = null
    this.#isSpent = false
    if (isHeld) this.#ground.hold(false)
  }
}

const isAway = (from: Spot, to: Spot): boolean => Math.hypot(to.x - from.x, to.y - from.y) > steady
