import type { BoardPlan } from '#engine/kernel/system/board-plan.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { planOf } from '../campaigns/plan-of.ts'
import type { Board } from '../contract/campaign.ts'
import { areaBoard } from './area-board.ts'
import { hexBoard } from './hex-board.ts'
import { tableBoard } from './table-board.ts'
import { zoneBoard } from './zone-board.ts'

const known = new WeakMap<BoardPlan, Board>()

/** The board of a plan for the window. */
export function boardFrom(plan: BoardPlan): Board {
  const found = known.get(plan) ?? newBoard(plan)
  known.set(plan, found)
  return found
}

function newBoard(plan: BoardPlan): Board {
  if (plan.kind === 'areas') return areaBoard(plan)
  if (plan.kind === 'table') return tableBoard(plan)
  return plan.kind === 'hexes' ? hexBoard(plan) : zoneBoard(plan)
}

/** The board of a campaign; null where its system shows none, or it cannot be read. */
export function boardOf(system: RuleSystem, files: CampaignFiles): Board | null {
  const plan = planOf(system, files)
  return plan === undefined ? null : boardFrom(plan)
}
