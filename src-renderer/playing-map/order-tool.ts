import type { CurrentOrder } from '../at-table/use-order.ts'
import type { Drag, MapTool, Stack } from '../map/tools/tool.ts'
import type { Thing } from '../state/known/thing.ts'

type Given = {
  readonly order: Pick<
    CurrentOrder,
    'starts' | 'draft' | 'shown' | 'begin' | 'aim' | 'toggle' | 'turn' | 'cancel' | 'strike' | 'strikeAt'
  >
  /** The side that has to answer. */
  readonly side: number | null
  /** The place meant by a place or by a counter of that side; undefined for anything else. */
  readonly placeOf: (thing: Thing) => string | undefined
  /** The place of a counter of another side; undefined for anything else. */
  readonly enemyAt: (thing: Thing) => string | undefined
  /** The place that a thing is or stands at, whatever its side. */
  readonly goalOf: (thing: Thing) => string | undefined
  /**
   * Number of answers a thing on the map stands for, not counting an attack, whose card is one step away from that of a
   * march.
   */
  readonly answersAt: (thing: Thing) => number
  readonly hover: MapTool['hover']
  /** The place pointed at, a possible goal. */
  readonly pointed: () => string | null
}

/** How giving orders changes the table's tool. */
export type OrderGestures = {
  /** Properties of the tool that are replaced while an order is being given. */
  readonly tool: Pick<MapTool, 'press'> & Partial<Pick<MapTool, 'state' | 'takes' | 'targets' | 'key' | 'wheel'>>
  /**
   * A click on something; returns whether it belongs to an order. It does not if the place also stands for other
   * answers.
   */
  readonly choose: (thing: Thing) => boolean
  /** Whether a click on a stack means its place. */
  readonly takesStack: (stack: Stack) => boolean
}

/** R turns to the right, with Shift to the left. */
const isTurn = (key: string): boolean => key === 'r' || key === 'R'
const turnOf = (key: string): 1 | -1 => (key === 'r' ? 1 : -1)

/**
 * A click on a stack or a place where an order can begin begins it, a second one sets its goal; dragging a stack does
 * both. An enemy in the same place as one's own is attacked by a click on him, by a second click on the place, or by
 * dragging one's own onto him.
 */
export function orderGestures({
  order,
  side,
  placeOf,
  enemyAt,
  goalOf,
  answersAt,
  hover,
  pointed,
}: Given): OrderGestures {
  const canBegin = (place: string): boolean => order.starts.some((start) => start.place === place)
  const isOwn = (stack: Stack): boolean => stack.side === side && canBegin(stack.place)
  const canStrike = (place: string): boolean => order.strikeAt(place) !== null
  const isStruck = (stack: Stack): boolean => stack.side !== side && canStrike(stack.place)
  const press: MapTool['press'] = (_thing, _at, stack) =>
    stack !== null && isOwn(stack) ? dragFrom(stack.place) : undefined

  const dragFrom = (place: string): Drag => {
    let hasBegun = false
    return {
      move(_to, over) {
        if (!hasBegun) order.begin(place, null)
        hasBegun = true
        hover(over)
      },
      drop(_at, over, stack) {
        if (over?.kind === 'zone' && over.id !== place) order.aim(over.id)
        else if (stack !== null && stack.place === place && isStruck(stack)) order.strike(place)
        else order.cancel()
      },
      cancel() {
        if (hasBegun) order.cancel()
      },
    }
  }

  /** Escape with the focus on the map cancels the order too. */
  const onEscape = (key: string): boolean => {
    if (key === 'Escape') order.cancel()
    return key === 'Escape'
  }

  const { draft } = order
  if (draft === null)
    return {
      tool: { press },
      takesStack: (stack) => isOwn(stack) || isStruck(stack),
      choose(thing) {
        const enemy = enemyAt(thing)
        if (enemy !== undefined && canStrike(enemy)) {
          order.strike(enemy)
          return true
        }
        const place = placeOf(thing)
        const start = order.starts.find((one) => one.place === place)
        if (start !== undefined && (start.whole || answersAt(thing) === 1)) {
          order.begin(start.place, thing.kind === 'piece' ? thing.id : null)
          return true
        }
        const goal = goalOf(thing)
        const [only, another] = order.starts.filter(({ goals }) => goal !== undefined && goals?.includes(goal))
        if (goal === undefined || only === undefined || another !== undefined) return false
        order.begin(only.place, null)
        order.aim(goal)
        return true
      },
    }
  if (draft.isAsked || draft.strikes)
    return {
      tool: { press: () => undefined, state: 'answer', targets: [], key: onEscape },
      takesStack: () => false,
      choose(thing) {
        if (thing.kind === 'piece') order.toggle(thing.id)
        return true
      },
    }
  return {
    tool: {
      press,
      state: 'answer',
      takes: 'places',
      targets: (order.shown?.targets ?? []).map((id) => ({ kind: 'zone', id })),
      key: (key) => onEscape(key) || (isTurn(key) && order.turn(pointed(), turnOf(key))),
      wheel: (by) => order.turn(pointed(), by),
    },
    takesStack: () => false,
    choose(thing) {
      if (thing.kind === 'zone' && thing.id === draft.from && canStrike(thing.id)) order.strike(thing.id)
      else if (thing.kind === 'zone' && thing.id === draft.from) order.cancel()
      else if (thing.kind === 'zone') order.aim(thing.id)
      return true
    },
  }
}
