import type { BoardPlan } from '#engine/kernel/system/board-plan.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import type { Board } from '../contract/campaign.ts'
import { hexBoard } from './hex-board.ts'
import { zoneBoard } from './zone-board.ts'

/** What a campaign is played on; nothing where its system shows no board, or the board’s files are wrong. */
export function planOf({ campaign }: RuleSystem, files: CampaignFiles): BoardPlan | undefined {
  const read = campaign.board?.(files)
  return read?.ok === true ? read.value : undefined
}

/** The same as the window gets it. */
export function boardOf(system: RuleSystem, files: CampaignFiles): Board | null {
  const plan = planOf(system, files)
  if (plan === undefined) return null
  return plan.kind === 'hexes' ? hexBoard(plan) : zoneBoard(plan)
}
