import { next } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import { takeEdge } from '../ground/axes.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn, endOf, firstOf, isDecoy, isUnit } from '../state/counters.ts'
import { decoyInHand } from '../ground/decoys.ts'
import { initiativeOdds } from './initiative.ts'
import { frame, scenarioOf, sideOf, zoneName, type G } from '../state/kit.ts'
import { zonesOf } from '../state/places.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { mark, relocate } from '../ground/tokens.ts'

/** Chapter 3: reinforcements and decoys. */

export const placeDecoy = verb('place-decoy', 'zone')
export const keepDecoys = verb('keep-decoys')

const arrived = entry(
  { name: 'arrived', category: 'march', rule: 'gb.reinforcements.entry' },
  { counter: 'counter', zone: 'zone' },
)
const decoyPlaced = entry(
  { name: 'decoy-placed', category: 'march', rule: 'gb.reinforcements.decoys', followsDecision: true },
  { side: 'side', zone: 'zone' },
)

/**
 * @rule gb.reinforcements.entry
 * On their day reinforcements are placed in the zone that the scenario names, whatever else is there.
 */
function bringIn(g: G): void {
  for (const { turn, zone, counters } of scenarioOf(g).reinforcements) {
    if (turn !== g.turn) continue
    const arriving = counters.filter((counter) => g.counter.fate.of(counter) === FATE.awaited)
    const [first] = arriving
    if (first === undefined) continue
    for (const counter of arriving) {
      g.counter.fate.set(counter, FATE.inPlay)
      // The table of reinforcements is public: they are lost from sight only among others of their kind.
      g.counter.seen.set(counter, SEEN.identity)
      g.tell(arrived, { counter, zone })
    }
    g.reveal()
    relocate(g, arriving, zone)
    joinContest(g, sideOf(g, first), zone)
  }
}

/**
 * @rule gb.reinforcements.axis
 * If enemies are in the field there, reinforcements have their axis of retreat on the connection that goes off the map.
 */
const joinContest = (g: G, side: number, zone: number): void => takeEdge(g, side, zone)

/** Does this side have a unit in this zone, in the field or inside its fortress, as `inside` says? */
const hasUnitIn = (g: G, side: number, zone: number, inside: boolean): boolean =>
  countersIn(g, side, zone, inside ? 'inside' : 'field').some((counter) => isUnit(g, counter))

/**
 * @rule gb.reinforcements.decoys
 * Before each day's operations decoys in hand are placed face down in zones with friendly units, one by one, or kept
 * for another day. If all units are inside a fortress, the decoy goes inside too.
 */
export function mayPlaceDecoy(g: G, side: number, zone: number, why?: Why): boolean {
  if (decoyInHand(g, side) === NONE) return why?.because('gb.reinforcements.decoys', 'none-left') ?? false
  if (hasUnitIn(g, side, zone, false) || hasUnitIn(g, side, zone, true)) return true
  return why?.because('gb.reinforcements.decoys', 'no-unit', { zone: zoneName(g, zone) }) ?? false
}

/**
 * A decoy gets the out-of-supply state of the majority of the counters it joins, so that it cannot be told from them.
 */
function place(g: G, side: number, zone: number): void {
  const decoy = decoyInHand(g, side)
  const inside = !hasUnitIn(g, side, zone, false)
  const others = countersIn(g, side, zone, inside ? 'inside' : 'field')
  const turned = others.filter((counter) => g.counter.outOfSupply.of(counter))
  mark(g, [decoy], 'outOfSupply', 2 * turned.length > others.length)
  relocate(g, [decoy], zone, inside)
  g.tell(decoyPlaced, { side, zone })
}

function decoysLeft(g: G, side: number): number {
  let count = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (isDecoy(g, counter) && g.counter.fate.of(counter) === FATE.inPlay && g.counter.zone.of(counter) === NONE)
      count++
  return count
}

const canPlace = (g: G, side: number): boolean => {
  const zones = zonesOf(g, side)
  for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) if (mayPlaceDecoy(g, side, zone)) return true
  return false
}

export const decoyPlacement = frame(
  'decoys',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => (canPlace(g, f.side) ? g.ask(f.side) : g.done()),
    about: (g, f) => ({ left: decoysLeft(g, f.side) }),
    offer(g, f, offer) {
      const zones = zonesOf(g, f.side)
      for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
        if (mayPlaceDecoy(g, f.side, zone)) offer.add(placeDecoy, zone)
      offer.add(keepDecoys)
    },
    answers: [
      {
        verb: placeDecoy,
        may: (g, f, why, zone) => mayPlaceDecoy(g, f.side, zone, why),
        act: (g, f, zone) => place(g, f.side, zone),
      },
      // The last decision of a day before the initiative dice.
      { verb: keepDecoys, act: (g) => g.done(), odds: (g) => initiativeOdds(g) },
    ],
  },
)

/** The first phase of a turn: reinforcements arrive, then each side places decoys, the French first. */
export const arrivals = frame(
  'arrivals',
  { placed: word() },
  {
    next(g, f) {
      if (f.placed === 0) bringIn(g)
      if (f.placed === sides.length) return g.done()
      f.placed += 1
      return g.call(decoyPlacement, { side: f.placed - 1 })
    },
  },
)

export const kinds = [arrivals, decoyPlacement]
export const entries = [arrived, decoyPlaced]
