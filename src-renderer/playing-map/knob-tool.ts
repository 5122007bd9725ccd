import type { Piece } from '../counters/piles.ts'
import { type Spot, type TableOnSheet, tableOnSheet } from '../map/board/board.ts'
import type { TableNote } from '../map/board/overlay.ts'
import type { Drag, MapTool } from '../map/tools/tool.ts'
import { sameThing, type Thing } from '../state/known/thing.ts'
import type { PieceDrag, Turn } from '../system-ui/system-ui.ts'

type Given = {
  readonly table: TableOnSheet
  readonly pieces: readonly Piece[]
  /** The things the question is about. */
  readonly inHand: readonly Thing[]
  /** The possible answers on the map. */
  readonly targets: readonly Thing[]
  /** The order given by dragging a thing on the table; null if there is none. */
  readonly dragFor: (thing: Thing) => PieceDrag | null
  /** Shows the aim of a dragged order; null clears it. */
  readonly aim: (notes: readonly TableNote[] | null) => void
  /** The turn of the thing in hand by a step to the right (1) or left (-1). */
  readonly turnedBy: (by: 1 | -1) => Turn | null
  /** The turn that is shown and waits for confirmation. */
  readonly heldTurn: string | null
  readonly holdTurn: (action: string | null) => void
  /** The thing pointed at. */
  readonly pointed: () => Thing | null
  /** Shows the footprint at a knob. */
  readonly light: (knob: Thing | null) => void
  readonly choose: (knob: Thing) => void
  readonly give: (action: string) => void
}

/**
 * Moves the thing in hand on a measured table. Dragging means the nearest of the knobs of the answers; the wheel over
 * the thing, or R, turns it. Enter or a click on it confirms a pending turn, Escape cancels it. A thing that can be
 * ordered to move is dragged to aim; dropping it gives the order.
 */
export function knobGestures(
  given: Given,
): Required<Pick<MapTool, 'press' | 'wheel' | 'key'>> & { readonly confirms: (thing: Thing) => boolean } {
  const { table, pieces, inHand, targets, light, choose } = given
  const turn = (by: 1 | -1): boolean => {
    const turned = given.turnedBy(by)
    if (turned === null) return false
    if (turned.isHeld) given.holdTurn(turned.action)
    else given.give(turned.action)
    return true
  }
  const confirm = (): boolean => {
    const { heldTurn } = given
    if (heldTurn === null) return false
    given.holdTurn(null)
    given.give(heldTurn)
    return true
  }
  const takeBack = (): boolean => {
    if (given.heldTurn === null) return false
    given.holdTurn(null)
    return true
  }
  const isInHand = (thing: Thing | null): boolean => inHand.some((one) => sameThing(one, thing))
  return {
    press(thing, at) {
      const drag = thing === null || isInHand(thing) ? null : given.dragFor(thing)
      if (drag !== null) return dragToOrder(drag, at, table, given)
      const taken = thing?.kind === 'piece' && isInHand(thing) ? pieces.find(({ id }) => id === thing.id) : undefined
      const knobs = knobsAmong(pieces, targets, table)
      return taken?.base === undefined || knobs.length === 0
        ? undefined
        : dragTo(knobs, tableOnSheet(table, taken.base.at), light, choose)
    },
    wheel: (by) => isInHand(given.pointed()) && turn(by),
    key(key) {
      if (key === 'Enter' || key === ' ') return confirm()
      if (key === 'Escape') return takeBack()
      return (key === 'r' && turn(1)) || (key === 'R' && turn(-1))
    },
    confirms: (thing) => isInHand(thing) && confirm(),
  }
}

/** Dropping it back where it was gives no order; its goal is then chosen by the knobs of the next question. */
function dragToOrder(
  { action, aimed }: PieceDrag,
  from: Spot,
  { scale }: TableOnSheet,
  { aim, give }: Pick<Given, 'aim' | 'give'>,
): Drag {
  const aimedAt = (to: Spot) => aimed([(to.x - from.x) / scale, (to.y - from.y) / scale])
  return {
    move: (to) => aim(aimedAt(to)),
    drop(to) {
      aim(null)
      if (aimedAt(to) !== null) give(action)
    },
    // Outside the map nothing is aimed at.
    leave: () => aim(null),
    cancel: () => aim(null),
  }
}

type Knob = { readonly thing: Thing; readonly at: Spot }

const knobsAmong = (pieces: readonly Piece[], targets: readonly Thing[], table: TableOnSheet): readonly Knob[] =>
  pieces.flatMap(({ id, base }) => {
    const thing: Thing = { kind: 'piece', id }
    const isKnob = base?.shape.is === 'ghost' && targets.some((target) => sameThing(target, thing))
    return isKnob ? [{ thing, at: tableOnSheet(table, base.at) }] : []
  })

/** The knob nearest to the pointer is meant; none if the pointer is nearer to where the drag began. */
function dragTo(
  knobs: readonly Knob[],
  from: Spot,
  light: (knob: Thing | null) => void,
  choose: (knob: Thing) => void,
): Drag {
  const meant = (to: Spot): Thing | null => {
    let best: { readonly thing: Thing | null; readonly away: number } = { thing: null, away: between(from, to) }
    for (const { thing, at } of knobs) {
      const away = between(at, to)
      if (away < best.away) best = { thing, away }
    }
    return best.thing
  }
  return {
    move: (to) => light(meant(to)),
    drop(to) {
      light(null)
      const knob = meant(to)
      if (knob !== null) choose(knob)
    },
    // Outside the map no knob is meant.
    leave: () => light(null),
    cancel: () => light(null),
  }
}

const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
