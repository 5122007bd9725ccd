import type { Piece } from '../../counters/piles.ts'
import type { Liveries } from '../../counters/liveries.ts'
import { Sprites } from '../../counters/sprites.ts'
import { facesReady } from '../../parts/faces-ready.ts'
import { isMotionReduced } from '../../parts/look.ts'
import { beginningOf } from '../camera/beginning.ts'
import { Bases } from '../bases/bases.ts'
import { BaseBitmaps } from '../bases/base-bitmaps.ts'
import { paintBaseDots, paintBases } from '../bases/paint-bases.ts'
import { baseRooms } from '../bases/base-rooms.ts'
import { noteWords, paintNotes } from '../bases/paint-notes.ts'
import { WordSpots } from '../bases/word-spots.ts'
import type { BoardIndex, Spot } from '../board/board.ts'
import type { View } from '../camera/camera-view.ts'
import { Fineness } from '../camera/fineness.ts'
import { Ground } from '../camera/ground.ts'
import type { Hit } from '../piles/hit.ts'
import { MapCamera } from '../camera/map-camera.ts'
import { type Box, namesIn, namesOf } from '../board/names-on-sheet.ts'
import { inksOf, noOverlay, type Overlay } from '../board/overlay.ts'
import { piecesAmong } from '../../state/known/thing.ts'
import { type Lights, litOverlay, noLights, paintCursor } from '../paint/paint-lights.ts'
import { paintNames } from '../paint/paint-names.ts'
import { type HighlightedCounters, paintDots, paintPiles } from '../paint/paint-piles.ts'
import type { MapMarch } from '../board/march-arrows.ts'
import { layMarches, noArrows, paintMarches } from '../paint/paint-marches.ts'
import { paintAbove, paintBeneath } from '../paint/paint-overlay.ts'
import { paintTurn } from '../paint/paint-turn.ts'
import { SheetBitmaps } from '../paint/sheet-bitmaps.ts'
import { sketch } from '../paint/sketch.ts'
import { SmallMap } from '../board/small-map.ts'
import { turnsIn } from '../board/turns-on-sheet.ts'
import { CountersOnMap } from '../piles/counters-on-map.ts'

/** Delay in ms after a movement before the map is repainted in full quality. */
const rest = 140
/** Delay in ms without a request before a sketched sheet is turned into bitmaps. */
const idle = 400

/**
 * Paints the map on one canvas: the sheet, the overlays, and the counters. It paints at most once per frame, and only
 * the visible part.
 */
export class Stage {
  readonly camera: MapCamera
  readonly #canvas: HTMLCanvasElement
  readonly #pen: CanvasRenderingContext2D
  readonly #index: BoardIndex
  readonly #sheet: SheetBitmaps
  readonly #ground = new Ground()
  readonly #fineness = new Fineness()
  readonly #sprites = new Sprites(() => this.paintSoon())
  readonly #standing: CountersOnMap
  /** The bases of a measured table. */
  readonly #bases: Bases
  readonly #baseBitmaps = new BaseBitmaps()
  readonly #wordSpots = new WordSpots()
  #journeyTime = 0
  #overlay = noOverlay
  #told: readonly MapMarch[] = []
  #marches = noArrows
  #lights = noLights
  #litOverlay = noOverlay
  /** The drawing that is shown or being loaded. */
  #svg = ''
  /** The names and the turn track of the shown sheet. */
  #names: readonly Box[]
  #turns: ReturnType<typeof turnsIn> = []
  /** Whether a printed sheet is shown. */
  #printed = false
  #removed = false
  /** Whether the player has reached for the map. */
  #prepared = false
  #lit: HighlightedCounters = { targets: new Set(), chosen: new Set(), pointed: null }
  #frame = 0
  #resting = 0
  #idling = 0
  #moving = false
  readonly #overview = new SmallMap((pen, width, height) => this.#paintOverview(pen, width, height))

  constructor(canvas: HTMLCanvasElement, index: BoardIndex, width: number, height: number) {
    const pen = canvas.getContext('2d', { alpha: false })
    if (pen === null) throw new Error('this window cannot draw on a canvas')
    this.#canvas = canvas
    this.#pen = pen
    this.#index = index
    this.#names = namesOf(index.board)
    this.#standing = new CountersOnMap(index)
    this.#bases = new Bases(index.board.ofTable)
    this.#sheet = new SheetBitmaps(index.board.sheet, () => {
      this.#overview.age()
      this.#ground.forget()
      this.paintSoon()
    })
    this.camera = new MapCamera(index.board.sheet, width, height)
    this.camera.follow((moving) => {
      this.#moving = moving
      if (moving) {
        clearTimeout(this.#resting)
        this.#resting = window.setTimeout(() => this.#stand(), rest)
      }
      this.paintSoon()
    })
    this.paintSoon()
    void facesReady().then(() => {
      this.#ground.forget()
      this.paintSoon()
    })
    this.#idling = window.setTimeout(() => void this.#keepSketch(), idle)
  }

  remove(): void {
    this.#removed = true
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#resting)
    clearTimeout(this.#idling)
    this.#overview.stop()
    this.camera.stop()
    this.#sheet.forget()
  }

  /**
   * Prepares the sheet for moving and scaling when the player reaches for it; resolves when it is as fine as it gets.
   */
  prepare(): Promise<void> {
    this.#prepared = true
    return this.#sheet.finish()
  }

  // --- Contents -----------------------------------------------------------------------------------------------------

  /** Shows the printed sheet; counters then avoid its names. */
  async show(svg: string): Promise<void> {
    clearTimeout(this.#idling)
    this.#svg = svg
    // The browser blocks while it parses a drawing, so the sketch has to be on the screen first.
    await framePainted()
    if (this.#removed || this.#svg !== svg) return
    await this.#sheet.show(svg)
    if (this.#removed || this.#svg !== svg) return
    this.#printed = true
    if (this.#prepared) void this.#sheet.finish()
    this.#ground.forget()
    this.#names = namesIn(svg)
    this.#standing.keepOff(this.#names)
    this.#turns = turnsIn(svg)
    this.paintSoon()
  }

  /** Sets the duration of counter movements, in ms; 0 makes them jump. */
  setJourneyTime(time: number): void {
    this.#journeyTime = time
  }

  setPieces(pieces: readonly Piece[], hidden: boolean): void {
    const [atPoints, inPlaces] = [pieces.filter(({ base }) => base), pieces.filter(({ base }) => !base)]
    this.#standing.set(inPlaces, hidden, this.#journeyTime, this.camera.view.zoom)
    this.#bases.set(atPoints, hidden, isMotionReduced() ? 0 : this.#journeyTime)
    this.#overview.age()
    this.paintSoon()
  }

  /** Sets the colours of the sides. */
  setLiveries(worn: Liveries): void {
    this.#sprites.wear(worn)
    this.#overview.age()
    this.paintSoon()
  }

  /** Sets the first view to the occupied part of the map. */
  beginWithPieces(pieces: readonly Piece[]): void {
    const begin = beginningOf(this.#index, pieces)
    if (begin !== undefined) this.camera.begin(begin)
  }

  setOverlay(overlay: Overlay): void {
    if (saysTheSame(overlay, this.#overlay)) return
    this.#overlay = overlay
    this.paintSoon()
  }

  setMarches(marches: readonly MapMarch[]): void {
    if (saysTheSame(marches, this.#told)) return
    this.#told = marches
    this.#marches = layMarches(this.#index, marches)
    this.paintSoon()
  }

  setLights(lights: Lights): void {
    if (saysTheSame(lights, this.#lights)) return
    this.#lights = lights
    this.#litOverlay = litOverlay(this.#index, lights)
    const { targets, chosen, pointed, cursor } = lights
    const one = pointed?.kind === 'piece' ? pointed : cursor?.kind === 'piece' ? cursor : null
    this.#lit = { targets: piecesAmong(targets), chosen: piecesAmong(chosen), pointed: one?.id ?? null }
    this.paintSoon()
  }

  /**
   * Called if no printed sheet has come: keeps the sketch as bitmaps, so that moving it costs no more than moving a
   * sheet.
   */
  async #keepSketch(): Promise<void> {
    await facesReady()
    if (this.#svg !== '' || this.#removed) return
    const { board } = this.#index
    const { width } = board.sheet
    void this.#sheet.paint('sketch', (pen, top, bottom) => {
      sketch(pen, board, { left: 0, top, right: width, bottom }, 1)
    })
  }

  // --- Positions ----------------------------------------------------------------------------------------------------

  hit(at: Spot, takes: 'places' | 'all'): Hit | null {
    return this.#bases.hit(at, this.camera.view) ?? this.#standing.hit(at, this.camera.view, takes)
  }

  /** The box of a pile in the frame; undefined if there is none, or it is not drawn. */
  frameOf(pileKey: string): Box | undefined {
    return this.#standing.frameOf(pileKey, this.camera.view)
  }

  // --- Painting -----------------------------------------------------------------------------------------------------

  paintSoon(): void {
    if (this.#frame !== 0 || this.#removed) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.paint()
    })
  }

  #stand(): void {
    this.#moving = false
    this.paintSoon()
  }

  paint(): void {
    this.#sprites.beginFrame()
    const { view } = this.camera
    const pen = this.#pen
    const density = this.#fineness.dots(window.devicePixelRatio, this.#moving)
    if (this.#moving && density > 1) this.#timeFrame()
    const [width, height] = [Math.round(view.width * density), Math.round(view.height * density)]
    // The map is completely covered.
    if (width === 0 || height === 0) return
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width
      this.#canvas.height = height
    }
    pen.setTransform(1, 0, 0, 1, 0, 0)
    const fine = { zoom: view.zoom * density, x: view.x * density, y: view.y * density, width, height }
    if (!this.#moving) this.#sheet.fit(fine.zoom)
    // The first sketch is painted directly: it has to appear quickly, and is soon replaced.
    if (this.#moving || !this.#sheet.any) this.#paintSheet(pen, fine)
    else this.#ground.copy(pen, fine, (ground) => this.#paintSheet(ground, fine))
    pen.setTransform(density, 0, 0, density, 0, 0)
    const inks = inksOf(this.#sprites.worn)
    if (this.#overlay.turn !== undefined) paintTurn(pen, view, this.#turns, this.#overlay.turn)
    paintMarches(pen, view, this.#marches, inks)
    const dots = window.devicePixelRatio
    paintBeneath(pen, this.#index, view, this.#overlay, inks, this.#names, dots)
    paintBeneath(pen, this.#index, view, this.#litOverlay, inks, this.#names, dots)
    paintNames(pen, this.#index.board, view)
    pen.imageSmoothingQuality = this.#moving ? 'low' : 'high'
    paintPiles(pen, this.#standing.shapes(view.zoom), view, this.#sprites, density, this.#lit)
    this.#paintJourney(pen, view, density)
    this.#paintBases(pen, view, density)
    paintAbove(pen, this.#index, view, this.#overlay, inks, this.#names)
    paintCursor(pen, this.#index, view, this.#lights.cursor)
    this.#overview.follow()
  }

  /** Records the duration of this frame, measured until the browser asks for the next one. */
  #timeFrame(): void {
    const begun = performance.now()
    requestAnimationFrame(() => this.#fineness.note(performance.now() - begun))
  }

  #paintBases(pen: CanvasRenderingContext2D, view: View, density: number): void {
    const { ofTable } = this.#index.board
    if (ofTable === undefined) return
    const { notes = [] } = this.#overlay
    const { worn } = this.#sprites
    paintNotes(pen, notes, ofTable, view, worn)
    const wasTravelling = this.#bases.isTravelling
    const bitmaps = this.#moving ? this.#baseBitmaps : null
    const bases = this.#bases.now()
    const spots = this.#wordSpots.keepFor(notes, bases, view.zoom)
    const written = noteWords(pen, notes, ofTable, view, worn, density, baseRooms(bases, ofTable, view), spots)
    const noted = written.map(({ box }) => box)
    paintBases(pen, bases, ofTable, view, worn, density, this.#lit, bitmaps, noted)
    for (const words of written) words.paint()
    if (!wasTravelling) return
    if (!this.#bases.isTravelling) this.#overview.age()
    this.paintSoon()
  }

  #paintJourney(pen: CanvasRenderingContext2D, view: View, density: number): void {
    const travelling = this.#standing.travelling(view.zoom)
    if (travelling === undefined) return
    paintPiles(pen, travelling, view, this.#sprites, density, this.#lit)
    if (this.#standing.arrive()) this.#overview.age()
    this.paintSoon()
  }

  /** Sets the small canvas for the whole sheet with its piles as dots. */
  setOverview(canvas: HTMLCanvasElement | null): void {
    this.#overview.use(canvas)
    this.paintSoon()
  }

  #paintOverview(pen: CanvasRenderingContext2D, width: number, height: number): void {
    const { board, places } = this.#index
    const zoom = Math.min(width / board.sheet.width, height / board.sheet.height)
    pen.fillStyle = board.sheet.paper
    pen.fillRect(0, 0, width, height)
    if (!this.#sheet.draw(pen, { zoom, x: 0, y: 0, width, height }, 'high')) {
      pen.setTransform(zoom, 0, 0, zoom, 0, 0)
      sketch(pen, board, { left: 0, top: 0, right: board.sheet.width, bottom: board.sheet.height }, 1 / zoom)
      pen.setTransform(1, 0, 0, 1, 0, 0)
    }
    paintDots(pen, this.#standing.piles, places, zoom, this.#sprites.worn)
    paintBaseDots(pen, this.#bases.now(), zoom, this.#sprites.worn)
  }

  /** Paints the sheet for a view in pixels of the screen. */
  #paintSheet(pen: CanvasRenderingContext2D, view: View): void {
    const { zoom, x, y, width, height } = view
    const { board } = this.#index
    pen.fillStyle = board.sheet.paper
    pen.fillRect(0, 0, width, height)
    const vector = !this.#printed && (!this.#sheet.any || this.#sheet.isTooCoarse(zoom))
    if (!vector && this.#sheet.draw(pen, view, this.#moving ? 'low' : 'medium')) return
    pen.setTransform(zoom, 0, 0, zoom, x, y)
    const [left, top] = [-x / zoom, -y / zoom]
    sketch(pen, board, { left, top, right: left + width / zoom, bottom: top + height / zoom }, 1 / zoom)
  }
}

/**
 * Compares overlays by value to avoid repainting: the journal update a moment after an act mostly changes nothing on
 * the map, and a clicked answer was highlighted already when it was pointed at.
 */
const saysTheSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Resolves when the last frame is on the screen. */
const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 20))
  })
