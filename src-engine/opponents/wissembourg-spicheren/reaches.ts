import { entryWay } from '../../wissembourg-spicheren/movement/arrivals.ts'
import { move } from '../../wissembourg-spicheren/movement/move.ts'
import { reachOf } from '../../wissembourg-spicheren/movement/reach.ts'
import { allowanceOf, mayEnd, type Way } from '../../wissembourg-spicheren/movement/steps.ts'
import { NOWHERE, type G } from '../../wissembourg-spicheren/state/kit.ts'

/** A hex in which a counter can end its move. */
export interface Place {
  readonly hex: number
  /** The hexes on the way there; empty for a counter that stays. */
  readonly by: readonly number[]
  /** Half points spent on the whole move. */
  readonly spent: number
  readonly disorders: boolean
}

/** A counter that can still move, and its destinations. */
export interface Mover {
  readonly unit: number
  /** The hex where it would enter the map; NOWHERE for one on the map. */
  readonly enters: number
  readonly places: readonly Place[]
}

/** A counter that has not moved yet; with `enters`, one that enters the map there. */
export function moverAt(g: G, unit: number, enters: number = NOWHERE): Mover {
  const way = enters === NOWHERE ? wayFrom(g, unit) : entryWay(g, unit, enters)
  const from = enters === NOWHERE ? g.unit.hex.of(unit) : enters
  return { unit, enters, places: way === undefined ? [] : placesOn(g, way, from) }
}

/** The counter that is moving; undefined if there is none. */
export function movingCounter(g: G): Mover | undefined {
  const f = g.topmost(move)
  if (f === undefined) return undefined
  const { unit, start, steps, spent, most, halted } = f
  const from = g.unit.hex.of(unit)
  const here = { hex: from, by: [], spent, disorders: false }
  const places = halted ? [here] : placesOn(g, { unit, start, steps, spent, most }, from)
  return { unit, enters: NOWHERE, places }
}

/** Every place in which a move can end, including the present one. */
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
