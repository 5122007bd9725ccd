import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { planOf } from '../../src-main/campaigns/plan-of.ts'
import { hexBoard } from '../../src-main/boards/hex-board.ts'
import { zoneBoard } from '../../src-main/boards/zone-board.ts'
import { isDrawn, type DrawnPlan } from '../../src-main/cartography/ground/scene.ts'
import type { HexBoard } from '../../src-main/contract/hex-board.ts'
import type { ZoneBoard } from '../../src-main/contract/zone-board.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'

/** The plan of a map of zones, with what it is drawn from. */
export function zonePlan(files: CampaignFiles): DrawnPlan {
  const plan = planOf(gaiterButton, files)
  if (plan?.kind !== 'zones' || !isDrawn(plan)) throw new Error('the campaign has no sheet')
  return plan
}

/** The plan of the map of Châlons. */
export const chalonsPlan = (): DrawnPlan => zonePlan(campaignFolder('chalons-1870'))

/** The board of Châlons as the window gets it. */
export const chalonsBoard = (): ZoneBoard => zoneBoard(chalonsPlan())

/** The hexes of Spicheren as the window gets them. */
export function spicherenBoard(): HexBoard {
  const plan = planOf(portableSpicheren, campaignFolder('portable-spicheren'))
  if (plan?.kind !== 'hexes') throw new Error('the campaign has no hexes')
  return hexBoard(plan)
}
