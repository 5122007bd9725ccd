import { agendaAsJson } from '../../kernel/state-json.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from '../state/kit.ts'
import { battle, DICE_STEP } from './battle.ts'
import { battleColumn, type ResultColumn } from './results.ts'

/** What everybody may be told of the battle in hand beyond the words of the state. */
export type BattleTold = {
  /** Where it is looked up in the result table; null until its amplitude has been found. */
  readonly column: ResultColumn | null
  /** Its dice have fallen: then the last `factors-rolled` of the journal is its own. */
  readonly rolled: boolean
}

export function battleTold(g: G): BattleTold | null {
  if (g.battleZone === NONE) return null
  const step = agendaAsJson(g).findLast(({ frame }) => frame === battle.name)?.['step']
  return {
    column: g.battleAmplitude === 0 ? null : battleColumn(g, g.battleAmplitude),
    rolled: !g.battleOver && typeof step === 'number' && step > DICE_STEP,
  }
}
