import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { bought, kept } from '../state/entries.ts'
import { cupOf, FRENCH, frame, handOf, type G } from '../state/kit.ts'
import { decline } from '../state/verbs.ts'
import { maySpend, spend } from '../points/points.ts'
import { isInHand, putBack } from './counters.ts'

/** Chapter: drawing, buying and keeping stratagem counters. */

export const choose = verb('choose', 'counter')
export const drawAnother = verb('draw-another')
export const keep = verb('keep', 'counter')
export const keepNone = verb('keep-none')

const drawFrom = (g: G, side: number): void => {
  const counter = g.chance.takeFrom(cupOf(g, side), 'stratagem', 'counter', side)
  handOf(g, side).push(counter)
}

/**
 * @rule sb.stratagems.draw
 * Each side draws a counter from its cup, free and hidden from the other.
 */
export function drawFree(g: G): void {
  for (const side of [FRENCH, 1]) if (cupOf(g, side).length > 0) drawFrom(g, side)
}

/** The cost of a second counter: the French choose theirs, the Prussians draw or choose. */
const costOf = (g: G, side: number, isChosen: boolean): number => {
  const { buyFrench, drawSecond, choose: chosen } = g.campaign.tables.costs
  return side === FRENCH ? buyFrench : isChosen ? chosen : drawSecond
}

/** Whether the side has room in its hand, a counter to take, and the points. */
function mayBuy(g: G, side: number, isChosen: boolean, why?: Why): boolean {
  const { most } = g.campaign.tables.hand
  const count = handOf(g, side).length
  if (count >= most) return why?.because('sb.stratagems.hand', 'full', { count, limit: most }) ?? false
  if (side === FRENCH && !isChosen) return why?.because('sb.stratagems.buy', 'chosen-only') ?? false
  if (cupOf(g, side).length === 0) return why?.because('sb.stratagems.buy', 'empty') ?? false
  return maySpend(g, side, costOf(g, side, isChosen), why)
}

function mayChoose(g: G, side: number, counter: number, why?: Why): boolean {
  if (!cupOf(g, side).has(counter))
    return why?.because('sb.stratagems.buy', 'not-in-cup', { counter: g.nameOf('counter', counter) }) ?? false
  return mayBuy(g, side, true, why)
}

/**
 * @rule sb.stratagems.buy
 * After both sides have looked at their counters the French may take a second one of their choice for a point; then the
 * Prussians may draw one for a point, or choose one for three. A side that kept a counter buys none.
 */
export const purchase = frame(
  'purchase',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => (mayBuy(g, f.side, f.side === FRENCH) ? g.ask(f.side) : g.done()),
    about: (g, f) => ({
      points: g.account.points.of(f.side),
      cost: costOf(g, f.side, true),
      drawn: costOf(g, f.side, false),
    }),
    offer(g, f, offer) {
      const cup = cupOf(g, f.side)
      if (mayBuy(g, f.side, true)) for (let index = 0; index < cup.length; index++) offer.add(choose, cup.of(index))
      if (mayBuy(g, f.side, false)) offer.add(drawAnother)
      offer.add(decline)
    },
    answers: [
      {
        verb: choose,
        may: (g, f, why, counter) => mayChoose(g, f.side, counter, why),
        act(g, { side }, counter) {
          spend(g, side, costOf(g, side, true))
          cupOf(g, side).remove(counter)
          handOf(g, side).push(counter)
          g.tell(bought, { side, chosen: true, points: g.account.points.of(side), counter }, side)
          g.done()
        },
      },
      {
        verb: drawAnother,
        may: (g, f, why) => mayBuy(g, f.side, false, why),
        act(g, { side }) {
          spend(g, side, costOf(g, side, false))
          g.tell(bought, { side, chosen: false, points: g.account.points.of(side), counter: -1 }, side)
          drawFrom(g, side)
          g.done()
        },
      },
      {
        verb: decline,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

/**
 * @rule sb.stratagems.keep
 * One unused counter may be kept for the next turn; the others go back into the cup.
 */
export const keeping = frame(
  'keeping',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => (handOf(g, f.side).length > 0 ? g.ask(f.side) : g.done()),
    offer(g, f, offer) {
      const hand = handOf(g, f.side)
      for (let index = 0; index < hand.length; index++) offer.add(keep, hand.of(index))
      offer.add(keepNone)
    },
    answers: [
      {
        verb: keep,
        may: (g, f, why, counter) => isInHand(g, f.side, counter, why),
        act(g, { side }, counter) {
          discardBut(g, side, counter)
          g.tell(kept, { side, count: 1, counter }, side)
          g.done()
        },
      },
      {
        verb: keepNone,
        act(g, { side }) {
          discardBut(g, side, -1)
          g.tell(kept, { side, count: 0, counter: -1 }, side)
          g.done()
        },
      },
    ],
  },
)

function discardBut(g: G, side: number, counter: number): void {
  const hand = handOf(g, side)
  for (let index = hand.length - 1; index >= 0; index--)
    if (hand.of(index) !== counter) putBack(g, side, hand.takeOut(index))
}
