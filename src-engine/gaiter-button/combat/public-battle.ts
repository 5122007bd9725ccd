import { phaseOf, type Phases } from '../../kernel/system/glance.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from '../state/kit.ts'
import { isBeaten } from './aftermath.ts'
import { axisLoss, breakOut } from './axis-loss.ts'
import { battle, DICE_STEP } from './battle.ts'
import { cavalryRetreat } from './cavalry-retreat.ts'
import { charges, leads } from './dispositions.ts'
import { engagement } from './engagement.ts'
import { combatLosses } from './losses.ts'
import { pursuit } from './pursuit.ts'
import { battleColumn, type ResultColumn } from './results.ts'
import { rout, routTest } from './rout.ts'
import { voluntaryRetreat } from './voluntary-retreat.ts'

/** A step of a battle at which a side may have to decide. */
export type BattleStep =
  | 'engage'
  | 'cavalry-retreat'
  | 'lead'
  | 'charge'
  | 'losses-attacker'
  | 'losses-defender'
  | 'rout'
  | 'retreat'
  | 'axis'
  | 'pursuit'

/** Public information on the current battle beyond the state words. */
export type PublicBattle = {
  /** Its column in the result table; null until the amplitude is determined. */
  readonly column: ResultColumn | null
  /** Whether its dice are rolled; if so, the last `factors-rolled` of the journal belongs to it. */
  readonly rolled: boolean
  /** The current step; null between steps. */
  readonly step: BattleStep | null
  /** Steps that will not occur in this battle. */
  readonly skipped: readonly BattleStep[]
}

/** The steps that occur only after a defeat of the defender. */
const stepsOfDefeat: readonly BattleStep[] = ['rout', 'retreat', 'axis', 'pursuit']

export function publicBattle(g: G): PublicBattle | null {
  if (g.battleZone === NONE) return null
  const rolled = !g.battleOver && (g.topmost(battle)?.step ?? 0) > DICE_STEP
  return {
    column: g.battleAmplitude === 0 ? null : battleColumn(g, g.battleAmplitude),
    rolled,
    step: phaseOf(g, g.attacker === 0 ? stepsIfFirstAttacks : stepsIfSecondAttacks) ?? null,
    skipped: rolled && !isBeaten(g) ? stepsOfDefeat : [],
  }
}

/** The step of each frame that asks in a battle; losses have one step for the attacker and one for the defender. */
const stepsWithLosses = (lossesOfSides: readonly [BattleStep, BattleStep]): Phases<BattleStep> => [
  [engagement, 'engage'],
  [cavalryRetreat, 'cavalry-retreat'],
  [leads, 'lead'],
  [charges, 'charge'],
  [combatLosses, lossesOfSides],
  [routTest, 'rout'],
  [rout, 'retreat'],
  [voluntaryRetreat, 'retreat'],
  [axisLoss, 'axis'],
  [breakOut, 'axis'],
  [pursuit, 'pursuit'],
]
const stepsIfFirstAttacks = stepsWithLosses(['losses-attacker', 'losses-defender'])
const stepsIfSecondAttacks = stepsWithLosses(['losses-defender', 'losses-attacker'])
