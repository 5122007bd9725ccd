import { entryWay } from '../../wissembourg-spicheren/movement/arrivals.ts'
import { move } from '../../wissembourg-spicheren/movement/move.ts'
import { reachOf } from '../../wissembourg-spicheren/movement/reach.ts'
import { allowanceOf, mayEnd, type Way } from '../../wissembourg-spicheren/movement/steps.ts'
import { NOWHERE, type G } from '../../wissembourg-spicheren/state/kit.ts'

/** A hex in which a counter can end its move. */
export interface Place {
  readonly hex: number
  /** The hexes that lead there; none for one that stays. */
  readonly by: readonly number[]
  /** Half points of the whole move. */
  readonly spent: number
  readonly disorders: boolean
}

/** Somebody who may still move, and where to. */
export interface Mover {
  readonly unit: number
  /** Where it would come onto the map; nowhere for one that is on it. */
  readonly enters: number
  readonly places: readonly Place[]
}

/** A counter that has not moved yet; one that waits comes on in a hex. */
export function moverAt(g: G, unit: number, enters: number = NOWHERE): Mover {
  const way = enters === NOWHERE ? wayFrom(g, unit) : entryWay(g, unit, enters)
  const from = enters === NOWHERE ? g.unit.hex.of(unit) : enters
  return { unit, enters, places: way === undefined ? [] : placesOn(g, way, from) }
}

/** One that is on its way; none while nobody is. */
export function moverUnderWay(g: G): Mover | undefined {
  const f = g.topmost(move)
  if (f === undefined) return undefined
  const { unit, start, steps, spent, most, halted } = f
  const from = g.unit.hex.of(unit)
  const here = { hex: from, by: [], spent, disorders: false }
  const places = halted ? [here] : placesOn(g, { unit, start, steps, spent, most }, from)
  return { unit, enters: NOWHERE, places }
}

/** Every place in which a way can end, where it is now among them. */
function placesOn(g: G, way: Way, from: number): Place[] {
  const here = mayEnd(g, way, from) ? [{ hex: from, by: [], spent: way.spent, disorders: false }] : []
  return [...here, ...reachOf(g, way, from)]
}

const wayFrom = (g: G, unit: number): Way => ({
  unit,
  start: g.unit.hex.of(unit),
  steps: 0,
  spent: 0,
  most: allowanceOf(g, unit),
})
