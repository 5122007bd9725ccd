import { sides } from '../campaign/schemas/common-schema.ts'
import type { BattleOdds, Distribution } from '../combat/forecast.ts'
import { knownOf, type Moment } from './moment.ts'

/** Choosing by prospects, where the rules tell the exact odds of every answer. */

/** The answer with the best prospects; of those that are equal the first. */
export function bestAnswer(moment: Moment): string | undefined {
  const attacks = knownOf(moment).attacker === sides[moment.side]
  let best: { readonly action: string; readonly prospects: Prospects } | undefined
  for (const { action, odds } of moment.odds()) {
    const { ownLost, enemyLost, rout } = odds as unknown as BattleOdds // the odds of who leads and who charges
    const prospects = { net: mean(enemyLost) - mean(ownLost), rout: attacks ? rout.routs : -rout.routs }
    if (best === undefined || isBetter(prospects, best.prospects)) best = { action, prospects }
  }
  return best?.action
}

/** SP lost by the enemy above one's own, on average; where that is equal, how the test for rout tells for the side. */
interface Prospects {
  readonly net: number
  readonly rout: number
}
const isBetter = (a: Prospects, b: Prospects): boolean =>
  Math.abs(a.net - b.net) > HAIR ? a.net > b.net : a.rout > b.rout + HAIR

/** Sums of many parts differ by a hair though they are equal. */
const HAIR = 1e-9

const mean = (distribution: Distribution): number =>
  Object.entries(distribution).reduce((sum, [value, chance]) => sum + Number(value) * chance, 0)
