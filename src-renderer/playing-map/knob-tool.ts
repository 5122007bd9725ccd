import type { Piece } from '../counters/piles.ts'
import { type Spot, type TableOnSheet, tableOnSheet } from '../map/board/board.ts'
import type { Drag, MapTool } from '../map/tools/tool.ts'
import { sameThing, type Thing } from '../state/known/thing.ts'
import type { Turn } from '../system-ui/system-ui.ts'

type Given = {
  readonly table: TableOnSheet
  readonly pieces: readonly Piece[]
  /** What the question is about. */
  readonly inHand: readonly Thing[]
  /** What the question can be answered with on the map. */
  readonly targets: readonly Thing[]
  /** The answer that takes something on the table in hand, so that it is moved; null where there is none. */
  readonly takenBy: (thing: Thing) => string | null
  /** How what is in hand is turned by a step to the right, or to the left. */
  readonly turnedBy: (by: 1 | -1) => Turn | null
  /** The turn that is shown and waits to be confirmed. */
  readonly heldTurn: string | null
  readonly holdTurn: (action: string | null) => void
  /** What is pointed at. */
  readonly pointed: () => Thing | null
  /** Shows what would stand where a knob is. */
  readonly light: (knob: Thing | null) => void
  readonly choose: (knob: Thing) => void
  readonly give: (action: string) => void
}

/**
 * On a measured table what is in hand is moved by hand: it is dragged towards the knobs of the answers, of which the nearest is meant, and
 * the wheel over it, or R, turns it. A turn that is held is given by Enter or a click on what is in hand, and taken back with Escape. What can
 * be taken in hand is taken by dragging it.
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
    press(thing) {
      const taking = thing === null || isInHand(thing) ? null : given.takenBy(thing)
      if (taking !== null) return dragFirst(() => given.give(taking))
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

/** As soon as it moves it is taken in hand; where it goes is up to the knobs that come then. */
function dragFirst(take: () => void): Drag {
  let isTaken = false
  return {
    isFirst: true,
    move() {
      if (!isTaken) take()
      isTaken = true
    },
    drop: () => undefined,
    cancel: () => undefined,
  }
}

type Knob = { readonly thing: Thing; readonly at: Spot }

const knobsAmong = (pieces: readonly Piece[], targets: readonly Thing[], table: TableOnSheet): readonly Knob[] =>
  pieces.flatMap(({ id, base }) => {
    const thing: Thing = { kind: 'piece', id }
    const isKnob = base?.shape.is === 'ghost' && targets.some((target) => sameThing(target, thing))
    return isKnob ? [{ thing, at: tableOnSheet(table, base.at) }] : []
  })

/** The knob that is nearest to the hand is meant; none where the hand is nearer to where it all began. */
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
