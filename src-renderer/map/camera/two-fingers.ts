import type { Spot } from '../board/board.ts'
import type { MapCamera } from './map-camera.ts'

/**
 * Two fingers on glass: the map goes with them, and is scaled as they part or close. The map library takes two that are near each other for
 * a press of another button, and leaves the map where it is.
 */
export class TwoFingers {
  readonly #camera: MapCamera
  readonly #element: HTMLElement
  readonly #fingers = new Map<number, Spot>()

  constructor(element: HTMLElement, camera: MapCamera) {
    this.#element = element
    this.#camera = camera
  }

  /** Whether a second one is there: then they lead the map. */
  get areDown(): boolean {
    return this.#fingers.size > 1
  }

  press({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType === 'touch') this.#fingers.set(pointerId, { x, y })
  }

  release({ pointerId }: PointerEvent): void {
    this.#fingers.delete(pointerId)
  }

  move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (!this.#fingers.has(pointerId)) return
    const before = this.#between()
    this.#fingers.set(pointerId, { x, y })
    const after = this.#between()
    if (before === undefined || after === undefined || this.#camera.isHeld) return
    const { left, top } = this.#element.getBoundingClientRect()
    const { view, limits } = this.#camera
    const wanted = view.zoom * (after.apart / Math.max(1, before.apart))
    const zoom = Math.min(limits.most, Math.max(limits.least, wanted))
    // What lay between them lies between them still.
    const [onSheetX, onSheetY] = [(before.x - left - view.x) / view.zoom, (before.y - top - view.y) / view.zoom]
    this.#camera.place(zoom, after.x - left - onSheetX * zoom, after.y - top - onSheetY * zoom)
  }

  /** The middle between two fingers, and how far apart they are. */
  #between(): (Spot & { readonly apart: number }) | undefined {
    const [one, other, ...more] = this.#fingers.values()
    if (one === undefined || other === undefined || more.length > 0) return undefined
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart: Math.hypot(one.x - other.x, one.y - other.y) }
  }
}
