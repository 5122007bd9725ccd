import type { BoardPlan } from '#engine/kernel/system/board-plan.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'

/** Cache by the campaign's files object, which is replaced at every change. */
const known = new WeakMap<CampaignFiles, { readonly system: RuleSystem; readonly plan: BoardPlan | undefined }>()

/** The board plan of a campaign, as far as it can be read; undefined where its system shows no board. */
export function planOf(system: RuleSystem, files: CampaignFiles): BoardPlan | undefined {
  const found = known.get(files)
  if (found?.system === system) return found.plan
  const plan = system.campaign.board?.(files).plan
  known.set(files, { system, plan })
  return plan
}
