import { everyOutcome } from '../../kernel/play/odds.ts'
import { dealOut, OFFENSIVE } from '../hits/spread.ts'
import { otherSide, unitOf, type G } from '../state/kit.ts'
import { barragesAt, firepowerOf } from './defence.ts'
import { rollFire } from './fire.ts'
import { attackersOf, defendersOf, isGunsAlone } from './group.ts'
import { assaultLedger, magnitudeOf, rollAssault, shelteredFrom } from './roll.ts'

/** A hypothetical attack; the game itself is not changed. */
export interface Plan {
  readonly side: number
  readonly units: readonly number[]
  readonly source: number
  readonly target: number
}

/** One possible result. */
export type PlanResult = {
  readonly won: boolean
  /** Hits on the defender after shelter, hits absorbed by shelter, and hits on the attackers in fire and assault. */
  readonly suffered: number
  readonly absorbed: number
  readonly onAttacker: number
  readonly chance: number
}

export type Forecast = {
  /** The firepower of the defending infantry, and that of guns in range that could be added. */
  readonly firepower: number
  readonly barrage: number
  /** Before the defensive fire. */
  readonly magnitude: number
  readonly modifier: number
  /** The probability of success: under the fire of the infantry alone, and with all these guns. */
  readonly won: number
  readonly wonUnderBarrage: number
  /** Under the fire of the infantry alone. */
  readonly results: readonly PlanResult[]
}

/**
 * The exact odds of an assault that has not been declared: the defender fires, the attacker goes on with all units
 * left, and no counter is played. Odd hits go to units in the best state.
 */
export function forecastOf(g: G, plan: Plan): Forecast {
  const { side, source, target } = plan
  const { units, penalty } = barragesAt(g, otherSide(side), source)
  const barrage = units.reduce((sum, unit) => sum + unitOf(g, unit).value, 0)
  const firepower = firepowerOf(g, target, 0)
  const defenders = defendersOf(g, target)
  const results = resultsOf(g, plan, firepower, 0)
  const wonIn = (all: readonly PlanResult[]): number => all.reduce((sum, one) => sum + (one.won ? one.chance : 0), 0)
  return {
    firepower,
    barrage,
    magnitude: magnitudeOf(g, plan.units, defenders),
    modifier: assaultLedger(g, side, plan.units, defenders).total,
    won: wonIn(results),
    wonUnderBarrage: wonIn(barrage > 0 ? resultsOf(g, plan, firepower + barrage, penalty) : results),
    results,
  }
}

function resultsOf(g: G, { side, units, source, target }: Plan, firepower: number, penalty: number): PlanResult[] {
  const found = new Map<string, PlanResult>()
  let result = { won: true, suffered: 0, absorbed: 0, onAttacker: 0 }
  everyOutcome(
    g,
    (fork) => {
      fork.unit.active.clear()
      for (const unit of units) {
        fork.unit.zone.set(unit, source)
        fork.unit.active.set(unit, true)
      }
      result = { won: true, suffered: 0, absorbed: 0, onAttacker: 0 }
      if (isGunsAlone(fork, side, target)) return
      const fired = firepower > 0 ? rollFire(fork, target, source, firepower, penalty) : 0
      dealOut(fork, { zone: source, among: OFFENSIVE }, fired)
      if (attackersOf(fork, source, target).length === 0) {
        result = { ...result, won: false, onAttacker: fired }
        return
      }
      const { won, onDefender, onAttacker } = rollAssault(fork, side, source, target)
      const { suffered } = shelteredFrom(fork, target, onDefender)
      result = { won, suffered, absorbed: onDefender - suffered, onAttacker: fired + onAttacker }
    },
    (_fork, probability) => {
      const key = JSON.stringify(result)
      found.set(key, { ...result, chance: (found.get(key)?.chance ?? 0) + probability })
    },
  )
  return [...found.values()].toSorted(
    (a, b) => Number(b.won) - Number(a.won) || b.suffered - a.suffered || a.onAttacker - b.onAttacker,
  )
}
