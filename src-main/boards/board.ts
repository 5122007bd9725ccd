import { z } from 'zod'
import type { CampaignFiles } from '#engine/kernel/system.ts'
import type { Board } from '../contract/campaign.ts'
import { hexBoard } from './hex-board.ts'
import { zoneBoard } from './zone-board.ts'

const About = z.looseObject({ attribution: z.string().default('') })

/** What a campaign whose files have been checked is played on; null where the window knows no way to show it. */
export function boardOf(files: CampaignFiles): Board | null {
  const about = About.safeParse(files['campaign.json'])
  return hexBoard(files['map.json']) ?? zoneBoard(files, about.data?.attribution ?? '') ?? null
}
