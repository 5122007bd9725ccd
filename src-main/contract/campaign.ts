import { z } from 'zod'
import { AreaBoard } from './area-board.ts'
import { HexBoard } from './hex-board.ts'
import { LessonOffer } from './lessons.ts'
import { RecordOffer } from './records.ts'
import { TableBoard } from './table-board.ts'
import { Words } from './words.ts'
import { ZoneBoard } from './zone-board.ts'

/** One fault in a campaign's files. */
export const Problem = z.object({
  severity: z.enum(['error', 'warning']),
  /** The file, relative to the campaign's folder; empty for the folder itself. */
  file: z.string(),
  /** The place in the file, such as `places.0.hex`; empty for the whole file. */
  path: z.string(),
  /** A code for the kind of fault, and the name it is about. */
  code: z.string().optional(),
  subject: z.string().optional(),
  /** The subject does not exist. */
  lacks: z.boolean().optional(),
  /** The rule that is broken, if it is one. */
  rule: z.string().optional(),
  /** The line of the fault, and the column if the file is not valid JSON; from 1. */
  line: z.int().positive().optional(),
  column: z.int().positive().optional(),
  /** In English. */
  message: z.string(),
  remedy: z.string(),
  /** The French texts. */
  inFrench: z.object({ message: z.string(), remedy: z.string() }),
})
export type Problem = z.infer<typeof Problem>

/** Campaigns come with the app (`house`) or are in the player's own data folder (`own`). */
const origin = z.enum(['house', 'own'])

/** A scenario as shown in a list; one with faults is left out when the campaign is played. */
const scenario = z.object({ file: z.string(), title: Words, sound: z.boolean() })
export type ScenarioEntry = z.infer<typeof scenario>

/** The size of the board; null if the window cannot show it, or it cannot be read at all. */
const boardSize = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('hexes'), columns: z.int().positive(), rows: z.int().positive() }),
    z.object({ kind: z.literal('zones'), zones: z.int().positive() }),
    z.object({ kind: z.literal('areas'), areas: z.int().positive() }),
    z.object({ kind: z.literal('table'), inches: z.tuple([z.number().positive(), z.number().positive()]) }),
  ])
  .nullable()

const campaignSummary = z.object({
  state: z.literal('playable'),
  id: z.string(),
  origin,
  folder: z.string(),
  system: z.string(),
  title: Words,
  subtitle: Words,
  description: Words,
  scenarios: z.array(scenario),
  lessons: z.array(LessonOffer),
  records: z.array(RecordOffer),
  /** The id of the campaign that it modifies; null if it is independent. */
  basedOn: z.string().nullable(),
  board: boardSize,
  /** Faults of the scenarios and lessons that are left out. */
  errors: z.array(Problem),
  warnings: z.array(Problem),
})
export type CampaignSummary = z.infer<typeof campaignSummary>

/** A campaign that cannot be played, with what can be read of it. */
const brokenCampaign = z.object({
  state: z.literal('broken'),
  /** Its folder, because the file with the campaign's id may be broken, or the id may be taken. */
  id: z.string(),
  origin,
  folder: z.string(),
  title: Words.nullable(),
  subtitle: Words.nullable(),
  description: Words.nullable(),
  scenarios: z.array(scenario),
  board: boardSize,
  errors: z.array(Problem).min(1),
  warnings: z.array(Problem),
})
export type BrokenCampaign = z.infer<typeof brokenCampaign>

export const CampaignEntry = z.discriminatedUnion('state', [campaignSummary, brokenCampaign])
export type CampaignEntry = z.infer<typeof CampaignEntry>

export const Board = z.discriminatedUnion('kind', [HexBoard, ZoneBoard, AreaBoard, TableBoard])
export type Board = z.infer<typeof Board>

/** A campaign with its board, as far as either can be read. */
export const OpenCampaign = z.object({ campaign: CampaignEntry, board: Board.nullable() })
export type OpenCampaign = z.infer<typeof OpenCampaign>
