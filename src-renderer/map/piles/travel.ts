import { type Piece, type Pile, pileKey, pilesOf } from '../../counters/piles.ts'
import { wayBetween, type BoardIndex, type Line, type Spot } from '../board/board.ts'
import { scaleAt } from '../camera/detail.ts'
import { middleOf } from '../board/lines.ts'
import type { PileShape } from './pile-layout.ts'

/** Counters of one side that go from one place to another together, and their line. */
export type Travel = { readonly pile: Pile; readonly from: string; readonly line: Line }

/** The counters that have changed places: along the way if there is one, otherwise straight over the sheet. */
export function travelsOf(before: readonly Piece[], now: readonly Piece[], index: BoardIndex): readonly Travel[] {
  const stood = new Map(before.map(({ id, place }) => [id, place]))
  const gone = now.filter(({ id, place }) => (stood.get(id) ?? place) !== place)
  const from = new Map<string, Piece[]>()
  for (const piece of gone) {
    const place = stood.get(piece.id) ?? ''
    from.set(place, [...(from.get(place) ?? []), piece])
  }
  return [...from].flatMap(([place, pieces]) =>
    pilesOf(pieces).flatMap((pile): Travel[] => {
      const line = lineOf(place, pile.place, index)
      return line === undefined ? [] : [{ pile, from: place, line }]
    }),
  )
}

function lineOf(from: string, to: string, index: BoardIndex): Line | undefined {
  const found = wayBetween(index, from, to)
  if (found !== undefined) return found.forth ? found.way.line : found.way.line.toReversed()
  const [start, end] = [index.places.get(from), index.places.get(to)]
  if (start === undefined || end === undefined) return undefined
  return [
    [start.x, start.y],
    [end.x, end.y],
  ]
}

/** Share of the time for moving from the old pile onto the way, and again from the way to the new pile. */
const aside = 0.18

/** Middle of a travelling stack after a share of the time, and its distance beside the way in pixels. */
export function spotOf(line: Line, part: number, left: Spot, joined: Spot): { at: Spot; off: Spot } {
  const eased = part * part * (3 - 2 * part)
  const { x, y } = middleOf(line, eased)
  const out = Math.max(0, 1 - eased / aside)
  const into = Math.max(0, 1 - (1 - eased) / aside)
  return { at: { x, y }, off: { x: left.x * out + joined.x * into, y: left.y * out + joined.y * into } }
}

/** A movement of counters. It begins when it is made and is over when its last frame is painted. */
export class Journey {
  readonly #travels: readonly (Travel & { readonly left: Spot; readonly joined: Spot })[]
  readonly #time: number
  #begun = -1
  isOver = false

  /** `left` and `joined`: the piles before and after the movement. */
  constructor(travels: readonly Travel[], left: readonly PileShape[], joined: readonly PileShape[], time: number) {
    this.#travels = travels.map((travel) => ({
      ...travel,
      left: besidePlace(left, travel.from, travel.pile.side),
      joined: besidePlace(joined, travel.pile.place, travel.pile.side),
    }))
    this.#time = time
  }

  /** The moving stacks at a time, as shapes for painting. */
  shapes(
    zoom: number,
    { board, spacing }: Pick<BoardIndex, 'board' | 'spacing'>,
    now = performance.now(),
  ): readonly PileShape[] {
    if (this.#begun < 0) this.#begun = now
    const part = Math.min(1, (now - this.#begun) / this.#time)
    this.isOver = part === 1
    const { level, size } = scaleAt(zoom, spacing, board.ofHexes)
    const isFar = level === 'far'
    return this.#travels.map(({ pile, line, left, joined }): PileShape => {
      const { at, off } = spotOf(line, part, left, joined)
      const box = { left: off.x - size / 2, right: off.x + size / 2, top: off.y - size / 2, bottom: off.y + size / 2 }
      const tile = { ...box, piece: isFar ? null : (pile.pieces[0] ?? null) }
      return { ...box, pile, at, mode: isFar ? 'block' : 'stack', tiles: [tile], caption: '', isOut: false }
    })
  }
}

/** Offset of a pile from its place's middle, in pixels. */
function besidePlace(shapes: readonly PileShape[], place: string, side: number): Spot {
  const shape = shapes.find(({ pile }) => pile.key === pileKey(place, side))
  return shape === undefined ? { x: 0, y: 0 } : { x: (shape.left + shape.right) / 2, y: (shape.top + shape.bottom) / 2 }
}
