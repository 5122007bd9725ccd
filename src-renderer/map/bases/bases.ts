import { type Piece, pileKey } from '../../counters/piles.ts'
import type { Base } from '../../counters/base.ts'
import { type Line, type Spot, type TableOnSheet, tableOnSheet } from '../board/board.ts'
import { contains } from '../board/lines.ts'
import { onSheet, type View } from '../camera/camera-view.ts'
import type { Hit } from '../piles/hit.ts'

/** A base on a table, at its current spot on the sheet. */
export type LaidBase = {
  readonly piece: Piece
  readonly base: Base
  /** Its middle, on the sheet. */
  readonly at: Spot
  /** In degrees, clockwise. */
  readonly bearing: number
  /** Its radius about its middle, on the sheet. */
  readonly reach: number
  /** Its corners, on the sheet; empty for a round base. */
  readonly outline: Line
}

/** Minimum hit radius of a disc, in pixels, because a finger is wide. */
const leastReach = 7

type Journey = { readonly from: ReadonlyMap<string, Pose>; readonly time: number; begun: number }
type Pose = { readonly at: Spot; readonly bearing: number }

/** The bases on a measured table: where they lie on the sheet, and which of them are moving. */
export class Bases {
  readonly #table: TableOnSheet | undefined
  #laid: readonly LaidBase[] = []
  #journey: Journey | null = null

  constructor(table: TableOnSheet | undefined) {
    this.#table = table
  }

  /** Replaces the bases. Moved ones take `journeyTime` ms; with 0 they jump. */
  set(pieces: readonly Piece[], hidden: boolean, journeyTime: number): void {
    const before = new Map(this.now().map(({ piece, at, bearing }) => [piece.id, { at, bearing }]))
    const table = this.#table
    this.#laid = hidden || table === undefined ? [] : pieces.flatMap((piece) => lay(piece, table))
    const isStill = journeyTime === 0 || !this.#laid.some((one) => isElsewhere(before.get(one.piece.id), one))
    this.#journey = isStill ? null : { from: before, time: journeyTime, begun: -1 }
  }

  get isTravelling(): boolean {
    return this.#journey !== null
  }

  /** All bases at this moment, in painting order: those further down the sheet last. */
  now(time = performance.now()): readonly LaidBase[] {
    const journey = this.#journey
    if (journey === null) return this.#laid
    if (journey.begun < 0) journey.begun = time
    const part = Math.min(1, (time - journey.begun) / journey.time)
    if (part === 1) {
      this.#journey = null
      return this.#laid
    }
    return this.#laid.map((one) => between(journey.from.get(one.piece.id), one, part))
  }

  /** The topmost base at a point of the frame, by its footprint. */
  hit(at: Spot, view: View): Hit | null {
    const point = onSheet(view, at)
    const found =
      this.#ghostAt(point, view) ??
      this.#laid.findLast(({ base, at: middle, reach, outline }) => {
        const away = Math.hypot(middle.x - point.x, middle.y - point.y)
        if (base.shape.is === 'ghost') return false
        if (base.shape.is === 'disc') return away <= Math.max(reach, leastReach / view.zoom)
        return away <= reach && contains(outline, point)
      })
    if (found === undefined) return null
    const { piece } = found
    const { place, side } = piece
    return { kind: 'piece', piece, pile: { key: pileKey(place, side), place, side, pieces: [piece] } }
  }

  /** The knob nearest to a point, if it is near enough. The nearest is taken because knobs stand close together. */
  #ghostAt(point: Spot, view: View): LaidBase | undefined {
    let nearest = leastReach / view.zoom
    let found: LaidBase | undefined
    for (const one of this.#laid) {
      if (one.base.shape.is !== 'ghost') continue
      const away = Math.hypot(one.at.x - point.x, one.at.y - point.y)
      if (away > nearest) continue
      nearest = away
      found = one
    }
    return found
  }
}

function lay(piece: Piece, table: TableOnSheet): LaidBase[] {
  const { base } = piece
  if (base === undefined) return []
  const at = tableOnSheet(table, base.at)
  const outline =
    base.shape.is === 'disc'
      ? []
      : base.shape.outline.map((corner): [number, number] => {
          const { x, y } = tableOnSheet(table, corner)
          return [x, y]
        })
  const reach =
    base.shape.is === 'disc'
      ? base.shape.radius * table.scale
      : Math.max(0, ...outline.map(([x, y]) => Math.hypot(x - at.x, y - at.y)))
  return [{ piece, base, at, bearing: base.bearing, reach, outline }]
}

const isElsewhere = (before: Pose | undefined, { at, bearing, base }: LaidBase): boolean =>
  before !== undefined &&
  base.shape.is !== 'ghost' &&
  (before.at.x !== at.x || before.at.y !== at.y || before.bearing !== bearing)

/** Interpolates from the earlier pose, turning the shorter way round. */
function between(from: Pose | undefined, to: LaidBase, part: number): LaidBase {
  if (from === undefined || !isElsewhere(from, to)) return to
  const eased = part * part * (3 - 2 * part)
  const by = ((to.bearing - from.bearing + 540) % 360) - 180
  return {
    ...to,
    at: { x: from.at.x + (to.at.x - from.at.x) * eased, y: from.at.y + (to.at.y - from.at.y) * eased },
    bearing: from.bearing + by * eased,
  }
}
