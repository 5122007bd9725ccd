import type { TableSpot } from '../../counters/base.ts'
import type { Piece } from '../../counters/piles.ts'
import type { Thing } from '../../state/known/thing.ts'
import { sameThing } from '../../state/known/thing.ts'
import type { BoardIndex, TableOnSheet } from '../board/board.ts'
import { noOverlay, type Overlay } from '../board/overlay.ts'
import type { MapWords } from '../board/words.ts'
import type { MapTool } from './tool.ts'

/** The state of the ruler on a measured table: its ends are bases or names of places. */
export type RulerState = { readonly from: Thing | null; readonly to: Thing | null; readonly pointed: Thing | null }

export const noRuler: RulerState = { from: null, to: null, pointed: null }

const isMeasured = (thing: Thing | null): thing is Thing => thing !== null && thing.kind !== 'way'

/** The ruler tool: from one thing to another; a third starts anew, Escape ends it. It answers no question. */
export function ruler(change: (how: (now: RulerState) => RulerState) => void, end: () => void): MapTool {
  return {
    state: 'measure',
    targets: [],
    takes: 'all',
    hover: (thing) => change((now) => ({ ...now, pointed: isMeasured(thing) ? thing : null })),
    choose: (thing) => {
      if (isMeasured(thing)) change((now) => laidAt(now, thing))
    },
    key: (key) => {
      if (key === 'Escape') end()
      return key === 'Escape'
    },
  }
}

function laidAt(laid: RulerState, thing: Thing): RulerState {
  if (laid.from === null || laid.to !== null) return { ...noRuler, from: thing }
  return sameThing(thing, laid.from) ? laid : { ...laid, to: thing }
}

/** A measured thing: its corners or its point, the radius about them, and its name. */
type Measured = { readonly line: readonly TableSpot[]; readonly about: number; readonly name: string }

/** A distance from edge to edge, as the rules measure it, with the two nearest points. */
type Gap = { readonly from: TableSpot; readonly to: TableSpot; readonly inches: number }

/** The current ruler as a line with its length, and in words. */
export function rulerShown(
  laid: RulerState,
  pieces: readonly Piece[],
  { board, places }: BoardIndex,
  table: TableOnSheet,
  words: MapWords,
): { readonly overlay: Overlay; readonly sentence: string } {
  const measuredOf = (thing: Thing): Measured | undefined => {
    if (thing.kind === 'zone') {
      const place = places.get(thing.id)
      return place && { line: [onTable(table, place.x, place.y)], about: 0, name: place.name }
    }
    const piece = pieces.find(({ id }) => id === thing.id)
    if (piece?.base === undefined) return undefined
    const { shape, at } = piece.base
    const name = piece.face.name ?? piece.title
    if (shape.is === 'stands') return { line: shape.outline, about: 0, name }
    return { line: [at], about: shape.is === 'disc' ? shape.radius : 0, name }
  }
  const from = laid.from === null ? undefined : measuredOf(laid.from)
  if (from === undefined) return { overlay: noOverlay, sentence: words.rulerFrom }
  const end = laid.to ?? (sameThing(laid.pointed, laid.from) ? null : laid.pointed)
  const to = end === null ? undefined : measuredOf(end)
  if (to === undefined) return { overlay: noOverlay, sentence: words.rulerTo(from.name) }
  const gap = gapBetween(from, to, board.ofTable?.inch ?? 1)
  const inches = Math.round(gap.inches * 10) / 10
  return {
    overlay: {
      ...noOverlay,
      notes: [{ is: 'line', from: gap.from, to: gap.to, tone: 'chosen', words: words.inches(inches) }],
    },
    sentence: words.ruled(from.name, to.name, words.inches(inches)),
  }
}

const onTable = ({ left, top, scale }: TableOnSheet, x: number, y: number): TableSpot => [
  (x - left) / scale,
  (y - top) / scale,
]

function gapBetween(one: Measured, other: Measured, inch: number): Gap {
  let best = { from: one.line[0]!, to: other.line[0]!, away: Infinity }
  const offer = (from: TableSpot, to: TableSpot): void => {
    const away = Math.hypot(from[0] - to[0], from[1] - to[1])
    if (away < best.away) best = { from, to, away }
  }
  for (const spot of one.line) for (const side of sidesOf(other.line)) offer(spot, nearestOn(side, spot))
  for (const spot of other.line) for (const side of sidesOf(one.line)) offer(nearestOn(side, spot), spot)
  return { from: best.from, to: best.to, inches: Math.max(0, best.away - one.about - other.about) / inch }
}

type Side = readonly [TableSpot, TableSpot]

const sidesOf = (line: readonly TableSpot[]): readonly Side[] =>
  line.map((spot, at): Side => [spot, line[(at + 1) % line.length]!])

function nearestOn([[ax, ay], [bx, by]]: Side, [x, y]: TableSpot): TableSpot {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square))
  return [ax + part * dx, ay + part * dy]
}
