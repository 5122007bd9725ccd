import { sides } from '../campaign/schemas/common-schema.ts'
import type { BattleOdds, Distribution } from '../combat/forecast.ts'
import { knownOf, type Moment } from './moment.ts'

/** Chooses by prospects, where the rules give the exact odds of every answer. */

/** The answer with the best prospects; the first among equals. */
export function bestAnswer(moment: Moment): string | undefined {
  const attacks = knownOf(moment).attacker === sides[moment.side]
  let best: { readonly action: string; readonly prospects: Prospects } | undefined
  for (const { action, odds } of moment.odds()) {
    const { ownLost, enemyLost, rout } = odds as unknown as BattleOdds // the odds of the lead and charge questions
    const prospects = { net: mean(enemyLost) - mean(ownLost), rout: attacks ? rout.routs : -rout.routs }
    if (best === undefined || isBetter(prospects, best.prospects)) best = { action, prospects }
  }
  return best?.action
}

/** Expected SP lost by the enemy minus own, and as tie-breaker how much the rout test favours the side. */
interface Prospects {
  readonly net: number
  readonly rout: number
}
const isBetter = (a: Prospects, b: Prospects): boolean =>
  Math.abs(a.net - b.net) > TOLERANCE ? a.net > b.net : a.rout > b.rout + TOLERANCE

/** Tolerance for comparing sums that differ only by rounding. */
const TOLERANCE = 1e-9

const mean = (distribution: Distribution): number =>
  Object.entries(distribution).reduce((sum, [value, chance]) => sum + Number(value) * chance, 0)
