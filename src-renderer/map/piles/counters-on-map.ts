import { type Piece, type Pile, pilesOf } from '../../counters/piles.ts'
import { isMotionReduced } from '../../parts/look.ts'
import type { BoardIndex, Spot } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import { type Hit, hitAt } from './hit.ts'
import { type Box, namesOf } from '../board/names-on-sheet.ts'
import { layOutPiles, type PileShape } from './pile-layout.ts'
import { type Sites, sitesOf } from './sites.ts'
import { Journey, travelsOf } from './travel.ts'

/** The counters on the map: their piles, the shapes of these at a scale, and the counters on the move. */
export class CountersOnMap {
  readonly #index: BoardIndex
  #sites: Sites
  #pieces: readonly Piece[] = []
  #piles: readonly Pile[] = []
  #hidden = false
  #journey: Journey | null = null
  #shapes: readonly PileShape[] = []
  #shapesFor = Number.NaN

  constructor(index: BoardIndex) {
    this.#index = index
    this.#sites = sitesOf(index, namesOf(index.board))
  }

  /** The visible piles. */
  get piles(): readonly Pile[] {
    return this.#hidden ? [] : this.#piles
  }

  /** Replaces the counters. Moved ones take `journeyTime` ms; with 0 they jump. */
  set(pieces: readonly Piece[], hidden: boolean, journeyTime: number, zoom: number): void {
    const isStill = journeyTime === 0 || hidden || this.#hidden || isMotionReduced()
    const travels = isStill ? [] : travelsOf(this.#pieces, pieces, this.#index)
    const left = travels.length === 0 ? [] : this.shapes(zoom)
    this.#pieces = pieces
    this.#hidden = hidden
    this.#stack(pieces)
    this.#journey = travels.length === 0 ? null : new Journey(travels, left, this.shapes(zoom), journeyTime)
    // Moving counters are in no pile until they arrive.
    const onTheWay = new Set(travels.flatMap(({ pile }) => pile.pieces.map(({ id }) => id)))
    if (onTheWay.size > 0) this.#stack(pieces.filter(({ id }) => !onTheWay.has(id)))
  }

  #stack(pieces: readonly Piece[]): void {
    this.#piles = pilesOf(pieces)
    this.#shapesFor = Number.NaN
  }

  /** Sets the names that piles avoid. */
  keepOff(names: readonly Box[]): void {
    this.#sites = sitesOf(this.#index, names)
    this.#shapesFor = Number.NaN
  }

  /** The shapes of the piles at a scale. */
  shapes(zoom: number): readonly PileShape[] {
    if (this.#hidden) return []
    if (this.#shapesFor !== zoom) {
      this.#shapes = layOutPiles(this.#piles, this.#index, this.#sites, zoom)
      this.#shapesFor = zoom
    }
    return this.#shapes
  }

  /** The moving counters at this moment; undefined if there are none. */
  travelling(zoom: number): readonly PileShape[] | undefined {
    return this.#journey?.shapes(zoom, this.#index)
  }

  /** Puts the counters of a finished journey into their piles; returns whether there were any. */
  arrive(): boolean {
    if (this.#journey?.isOver !== true) return false
    this.#journey = null
    this.#stack(this.#pieces)
    return true
  }

  hit(at: Spot, view: View, takes: 'places' | 'all'): Hit | null {
    return hitAt(at, view, this.#index, this.shapes(view.zoom), takes)
  }

  /** The box of a pile in the frame; undefined if there is none, or it is not drawn. */
  frameOf(pileKey: string, view: View): Box | undefined {
    const shape = this.shapes(view.zoom).find(({ pile }) => pile.key === pileKey)
    if (shape === undefined) return undefined
    const { x, y } = onScreen(view, shape.at)
    return { left: x + shape.left, right: x + shape.right, top: y + shape.top, bottom: y + shape.bottom }
  }
}
