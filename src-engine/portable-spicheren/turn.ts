import { word } from '../kernel/values/shape.ts'
import type { Switches } from '../kernel/system/system.ts'
import { activations } from './movement/activation.ts'
import { bringReserve, callReserve, rollArrivals } from './movement/arrivals.ts'
import { artilleryFire, ordersFrame } from './fighting/artillery-fire.ts'
import { switchIds } from './campaign/files.ts'
import { halfTurnBegan, turnBegan } from './state/entries.ts'
import { frame, otherSide, scenarioOf, sequence, unitOf, type G } from './state/kit.ts'
import { melees } from './fighting/melee.ts'
import { rifleFire } from './fighting/rifle-fire.ts'
import { setUpFrame } from './movement/setup.ts'
import { dark } from './victory/victory.ts'

/** Chapter: the turn. */

/** The sequence of play as printed in the summary of the rules, or as in the author's reports. */
const isAsPrinted = (g: G): boolean => g.orderAsPrinted
const isByReports = (g: G): boolean => !g.orderAsPrinted

/**
 * @rule ps.turn.half-turn
 * A half-turn: rounds of continuing melees, activation and movement, rifle fire, rounds of new melees. With the order
 * as printed: artillery, activation and movement, rifle fire, rounds of all melees.
 */
export const halfTurn = sequence('half-turn', { side: word({ noun: 'side' }) }, [
  {
    run(g, f) {
      for (let unit = 0; unit < g.unit.rows; unit++) {
        if (unitOf(g, unit).side !== f.side) continue
        g.unit.tried.set(unit, false)
        g.unit.moved.set(unit, false)
      }
      g.unit.fought.clear()
      g.tell(halfTurnBegan, { side: f.side })
    },
  },
  { applies: isAsPrinted, run: (g, f) => g.call(ordersFrame, { side: f.side }) },
  { applies: isAsPrinted, run: (g) => g.call(artilleryFire, {}) },
  { applies: isByReports, run: (g, f) => g.call(melees, { side: f.side }) },
  { run: (g, f) => g.call(activations, { side: f.side }) },
  { run: (g, f) => g.call(rifleFire, { side: f.side }) },
  { run: (g, f) => g.call(melees, { side: f.side }) },
])

/**
 * @rule ps.turn.sequence
 * A turn: arrivals, the artillery of both sides, then the half-turn of the attacker and that of the defender.
 */
export const turn = sequence('turn', {}, [
  {
    run(g) {
      g.unit.fired.clear()
      g.tell(turnBegan, { turn: g.turn, turns: scenarioOf(g).turns })
      rollArrivals(g)
      bringReserve(g)
      callReserve(g)
    },
  },
  { applies: isByReports, run: (g) => g.call(ordersFrame, { side: scenarioOf(g).firstPlayer }) },
  { applies: isByReports, run: (g) => g.call(ordersFrame, { side: otherSide(scenarioOf(g).firstPlayer) }) },
  { applies: isByReports, run: (g) => g.call(artilleryFire, {}) },
  { run: (g) => g.call(halfTurn, { side: scenarioOf(g).firstPlayer }) },
  { run: (g) => g.call(halfTurn, { side: otherSide(scenarioOf(g).firstPlayer) }) },
])

/**
 * @rule ps.turn.length
 * The battle lasts at most the number of turns in the scenario; then it is dark.
 */
export const battle = frame(
  'battle',
  {},
  {
    next(g) {
      if (g.turn === 0 && g.toPlace.length > 0) return g.call(setUpFrame, {})
      if (g.turn === scenarioOf(g).turns) return dark(g)
      g.turn += 1
      return g.call(turn, {})
    },
  },
)

/** Sets up a scenario. */
export function setUp(g: G, id: string, switches: Switches): void {
  g.scenario = g.campaign.scenarios.findIndex((scenario) => scenario.id === id)
  for (const one of switchIds) g[one] = switches[one] ?? false
  const { start, pool, reserve, heldAtStart, takesPart } = scenarioOf(g)
  g.campaign.units.forEach(({ strength }, unit) => g.unit.strength.set(unit, takesPart[unit] === true ? strength : 0))
  for (const { unit, hex, facing } of start) {
    if (hex < 0 || facing < 0) g.toPlace.push(unit)
    else {
      g.unit.hex.set(unit, hex)
      g.unit.facing.set(unit, facing)
    }
  }
  for (const unit of pool.units) g.pool.push(unit)
  for (const unit of reserve.units) g.reserve.push(unit)
  g.place.holder.fill(heldAtStart)
  g.call(battle, {})
}
