import type { Piece } from '../../counters/piles.ts'
import type { Thing } from '../../state/known/thing.ts'
import type { Spot } from '../board/board.ts'
import { type Drag, type MapTool, noModifiers, type Stack } from './tool.ts'

/** The dragged pieces, and the place under the pointer. */
export type DraggedPieces = { readonly pieces: readonly string[]; readonly over: string | null }

/** The context for editing a set-up: its pieces, the chosen ones, and callbacks for gestures. */
export type Editing = {
  readonly pieces: readonly Piece[]
  /** Chosen pieces, on the map or beside it. */
  readonly chosen: ReadonlySet<string>
  /** Spot of a counter on the sheet. */
  readonly spotOf: (piece: Piece) => Spot | undefined
  /** Handling of points on a measured table. */
  readonly onTable?: OnTable
  readonly hover: MapTool['hover']
  readonly select: (pieces: readonly string[]) => void
  readonly put: (pieces: readonly string[], place: string) => void
  /**
   * Called for pieces dropped outside all places: removes them from the map if the pointer is over a holder for pieces.
   */
  readonly dropBeside: (pieces: readonly string[]) => void
  readonly carry: (carried: DraggedPieces | null) => void
  /** The corners of the selection frame. */
  readonly frame: (corners: readonly [Spot, Spot] | null) => void
  /** A notch of the wheel; returns whether it is handled. */
  readonly wheel?: (by: 1 | -1) => boolean
  /** Keys of the bench, after Escape has cleared the selection. */
  readonly key: (key: string) => boolean
}

/** A measured table, every point of which is a place. */
export type OnTable = {
  /** The place at a point of the sheet; null beside the map. */
  readonly placeAt: (spot: Spot) => string | null
  /** The place under the pointer. */
  readonly here: () => string | null
}

/**
 * Edits a set-up on its map. A click chooses; with Shift it adds or removes. A click on a place puts the chosen pieces
 * there, or chooses those that stand there. Dragging moves the chosen pieces or those under the pointer; with Shift,
 * starting away from counters, it draws a selection frame.
 */
export function edit(editing: Editing): MapTool {
  const { pieces, chosen, spotOf, onTable, select, put, dropBeside, carry, frame } = editing
  const standingAt = (place: string, side?: number): string[] =>
    pieces.flatMap((piece) => (piece.place === place && (side === undefined || piece.side === side) ? [piece.id] : []))

  /** Adds pieces to the selection, or removes them if all are selected already. */
  function toggle(ids: readonly string[]): void {
    const isAll = ids.every((id) => chosen.has(id))
    select(isAll ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids.filter((id) => !chosen.has(id))])
  }

  function chooseAll(ids: readonly string[], adds: boolean): void {
    if (adds) toggle(ids)
    else select(ids)
  }

  function chooseAt(place: string, adds: boolean): void {
    const here = standingAt(place)
    if (adds) toggle(here)
    else if (chosen.size === 0) select(here)
    else if ([...chosen].every((id) => here.includes(id))) select([])
    else put([...chosen], place)
  }

  function carrying(held: readonly string[]): Drag {
    let moved = false
    const end = (): void => carry(null)
    return {
      move(_to, over) {
        if (!moved) select(held)
        moved = true
        carry({ pieces: held, over: placeIn(over) })
      },
      drop(_at, over) {
        end()
        const place = placeIn(over)
        if (place === null) dropBeside(held)
        else if (!held.every((id) => standingAt(place).includes(id))) put(held, place)
      },
      cancel: end,
    }
  }

  /** On a table a counter keeps its distance from the pointer while dragged, and all others move with it. */
  function carryingOnTable(table: OnTable, held: readonly string[], from: Spot): Drag {
    const first = pieces.find(({ id }) => id === held[0])
    const middle = (first && spotOf(first)) ?? from
    const placeFor = ({ x, y }: Spot): string | null =>
      table.placeAt({ x: x + middle.x - from.x, y: y + middle.y - from.y })
    let moved = false
    const end = (): void => carry(null)
    return {
      move(to) {
        if (!moved) select(held)
        moved = true
        carry({ pieces: held, over: placeFor(to) })
      },
      drop(at) {
        end()
        const place = placeFor(at)
        if (place === null) dropBeside(held)
        else put(held, place)
      },
      cancel: end,
    }
  }

  function framing(from: Spot): Drag {
    return {
      move: (to) => frame([from, to]),
      drop(to) {
        frame(null)
        const inside = pieces.flatMap((piece) => (isBetween(spotOf(piece), from, to) ? [piece.id] : []))
        select([...new Set([...chosen, ...inside])])
      },
      cancel: () => frame(null),
    }
  }

  /**
   * The pieces that a press grabs: the whole selection if it is under the pointer, otherwise one counter or the whole
   * stack.
   */
  function heldFrom(thing: Thing | null, { place, side }: Stack): readonly string[] {
    const here = thing?.kind === 'piece' ? [thing.id] : standingAt(place, side)
    if (!here.some((id) => chosen.has(id))) return here
    // The piece under the pointer comes first: on a table the others are placed relative to it.
    return [...here, ...[...chosen].filter((id) => !here.includes(id))].filter((id) => chosen.has(id))
  }

  /**
   * On a table a click on the ground places chosen pieces that are not on the map yet; a click on a name places all
   * chosen pieces near it.
   */
  function chooseGround(table: OnTable, name: string | null): void {
    const place = name ?? table.here()
    const waits = [...chosen].every((id) => !pieces.some((piece) => piece.id === id))
    if (chosen.size === 0) return
    if (place !== null && (name !== null || waits)) put([...chosen], place)
    else select([])
  }

  return {
    state: 'edit',
    targets: [],
    takes: 'all',
    hover: editing.hover,
    choose(thing, { adds } = noModifiers) {
      if (onTable !== undefined && thing?.kind !== 'piece') {
        if (!adds) chooseGround(onTable, thing?.kind === 'zone' ? thing.id : null)
      } else if (thing === null) {
        if (!adds && chosen.size > 0) select([])
      } else if (thing.kind === 'piece') chooseAll([thing.id], adds)
      else if (thing.kind === 'zone') chooseAt(thing.id, adds)
    },
    chooseStack({ place, side }, { adds }) {
      chooseAll(standingAt(place, side), adds)
      return true
    },
    press(thing, at, stack, { adds } = noModifiers) {
      if (stack !== null && !adds) {
        const held = heldFrom(thing, stack)
        return onTable === undefined ? carrying(held) : carryingOnTable(onTable, held, at)
      }
      return stack === null && adds ? framing(at) : undefined
    },
    ...(editing.wheel === undefined ? {} : { wheel: editing.wheel }),
    key(key) {
      if (key === 'Escape' && chosen.size > 0) {
        select([])
        return true
      }
      return editing.key(key)
    },
  }
}

const placeIn = (thing: Thing | null): string | null => (thing?.kind === 'zone' ? thing.id : null)

/** Whether a spot lies in the frame between two corners. */
function isBetween(spot: Spot | undefined, one: Spot, other: Spot): boolean {
  if (spot === undefined) return false
  const within = (at: number, a: number, b: number): boolean => at >= Math.min(a, b) && at <= Math.max(a, b)
  return within(spot.x, one.x, other.x) && within(spot.y, one.y, other.y)
}
