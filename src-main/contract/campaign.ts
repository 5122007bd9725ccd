import { z } from 'zod'
import { HexBoard } from './hex-board.ts'
import { LessonOffer } from './lessons.ts'
import { Words } from './words.ts'
import { ZoneBoard } from './zone-board.ts'

/** One thing that is wrong in a campaign's files, as the check of campaigns tells it: its sentences are in English. */
export const Problem = z.object({
  severity: z.enum(['error', 'warning']),
  /** The file, as it is called inside the campaign's folder; empty when it is the folder itself. */
  file: z.string(),
  /** Where in the file, such as `places.0.hex`; empty when it is the whole file. */
  path: z.string(),
  message: z.string(),
  remedy: z.string(),
})
export type Problem = z.infer<typeof Problem>

/** Campaigns come with the app (`house`) or lie in the player's own data folder (`own`). */
const origin = z.enum(['house', 'own'])

const campaignSummary = z.object({
  state: z.literal('whole'),
  id: z.string(),
  origin,
  system: z.string(),
  title: Words,
  subtitle: Words,
  description: Words,
  scenarios: z.int().nonnegative(),
  lessons: z.array(LessonOffer),
  /** What it is played on; null where the window knows no way to show it. */
  board: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('hexes'), columns: z.int().positive(), rows: z.int().positive() }),
      z.object({ kind: z.literal('zones'), zones: z.int().positive() }),
    ])
    .nullable(),
  warnings: z.array(Problem),
})
export type CampaignSummary = z.infer<typeof campaignSummary>

const brokenCampaign = z.object({
  state: z.literal('broken'),
  /** The folder's name, since the file that would name the campaign may be the broken one. */
  id: z.string(),
  origin,
  folder: z.string(),
  errors: z.array(Problem).min(1),
  warnings: z.array(Problem),
})
export type BrokenCampaign = z.infer<typeof brokenCampaign>

export const CampaignEntry = z.discriminatedUnion('state', [campaignSummary, brokenCampaign])
export type CampaignEntry = z.infer<typeof CampaignEntry>

export const Board = z.discriminatedUnion('kind', [HexBoard, ZoneBoard])
export type Board = z.infer<typeof Board>

export const OpenCampaign = z.object({ campaign: campaignSummary, board: Board.nullable() })
export type OpenCampaign = z.infer<typeof OpenCampaign>
