import { distribution, everyOutcome } from '../../kernel/play/odds.ts'
import { dealOut, OFFENSIVE } from '../hits/spread.ts'
import { otherSide, unitOf, type G } from '../state/kit.ts'
import { barragesAt, firepowerOf } from './defence.ts'
import { exposedTo } from './exposed.ts'
import { FIRST_COLUMN, rollFire } from './fire.ts'
import { attackersOf, defendersOf, isGunsAlone } from './group.ts'
import { assaultLedger, magnitudeOf, rollAssault, shelteredFrom } from './roll.ts'

/** A hypothetical attack; the game itself is not changed. */
export interface Plan {
  readonly side: number
  readonly units: readonly number[]
  readonly source: number
  readonly target: number
  /** They leave the enemy to get there, under his fire. */
  readonly leaves: boolean
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
  /** The number of fires in the first column before: of the enemy that they leave, and of zones in the open beside them. */
  readonly firesBefore: number
  /** The probability of success: under the fire of the infantry alone, and with all these guns. */
  readonly won: number
  readonly wonUnderBarrage: number
  /** Under the fire of the infantry alone. */
  readonly results: readonly PlanResult[]
}

/**
 * The exact odds of an assault that has not been declared: the enemy that is left and zones in the open fire, then the
 * defender, the attacker goes on with all units left, and no counter is played. Odd hits go to units in the best state.
 */
export function forecastOf(g: G, plan: Plan): Forecast {
  const { side, source, target, leaves } = plan
  const { units, penalty } = barragesAt(g, otherSide(side), source)
  const barrage = units.reduce((sum, unit) => sum + unitOf(g, unit).value, 0)
  const firepower = firepowerOf(g, target, 0)
  const defenders = defendersOf(g, target)
  const firesBefore = exposedTo(g, side, source, target).length + (leaves ? 1 : 0)
  const results = resultsOf(g, plan, firesBefore, firepower, 0)
  const wonIn = (all: readonly PlanResult[]): number => all.reduce((sum, one) => sum + (one.won ? one.chance : 0), 0)
  return {
    firepower,
    barrage,
    magnitude: magnitudeOf(g, plan.units, defenders),
    modifier: assaultLedger(g, side, plan.units, defenders).total,
    firesBefore,
    won: wonIn(results),
    wonUnderBarrage: wonIn(barrage > 0 ? resultsOf(g, plan, firesBefore, firepower + barrage, penalty) : results),
    results,
  }
}

/** The hits of each of several fires in the first column, with the probability of this combination. */
interface HitsBefore {
  readonly hits: readonly number[]
  readonly chance: number
}

function hitsBefore(g: G, { source, target }: Plan, fires: number): HitsBefore[] {
  let result = 0
  const one = distribution(
    g,
    (fork) => {
      result = rollFire(fork, target, source, FIRST_COLUMN)
    },
    () => String(result),
  )
  let all: HitsBefore[] = [{ hits: [], chance: 1 }]
  for (let fire = 0; fire < fires; fire++)
    all = all.flatMap(({ hits, chance }) =>
      Object.entries(one).map(([more, share]) => ({ hits: [...hits, Number(more)], chance: chance * share })),
    )
  return all
}

function resultsOf(g: G, plan: Plan, firesBefore: number, firepower: number, penalty: number): PlanResult[] {
  const { side, units, source, target } = plan
  const found = new Map<string, PlanResult>()
  for (const { hits, chance } of hitsBefore(g, plan, firesBefore)) {
    let result = { won: true, suffered: 0, absorbed: 0, onAttacker: 0 }
    everyOutcome(
      g,
      (fork) => {
        fork.unit.active.clear()
        for (const unit of units) {
          fork.unit.zone.set(unit, source)
          fork.unit.active.set(unit, true)
        }
        for (const before of hits) dealOut(fork, { zone: source, among: OFFENSIVE }, before)
        const isFree = isGunsAlone(fork, side, target)
        const fired = !isFree && firepower > 0 ? rollFire(fork, target, source, firepower, penalty) : 0
        dealOut(fork, { zone: source, among: OFFENSIVE }, fired)
        const onAttacker = hits.reduce((sum, before) => sum + before, fired)
        result = { won: isFree, suffered: 0, absorbed: 0, onAttacker }
        if (attackersOf(fork, source, target).length === 0) {
          result.won = false
          return
        }
        if (isFree) return
        const assault = rollAssault(fork, side, source, target)
        const { suffered } = shelteredFrom(fork, target, assault.onDefender)
        result = {
          won: assault.won,
          suffered,
          absorbed: assault.onDefender - suffered,
          onAttacker: onAttacker + assault.onAttacker,
        }
      },
      (_fork, probability) => {
        const key = JSON.stringify(result)
        found.set(key, { ...result, chance: (found.get(key)?.chance ?? 0) + chance * probability })
      },
    )
  }
  return [...found.values()].toSorted(
    (a, b) => Number(b.won) - Number(a.won) || b.suffered - a.suffered || a.onAttacker - b.onAttacker,
  )
}
