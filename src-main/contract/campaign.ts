import { z } from 'zod'

/** The same words in both languages of the window. */
export const Words = z.object({ en: z.string(), fr: z.string() })
export type Words = z.infer<typeof Words>

/** One thing that is wrong in a campaign's files: the window makes the sentence, in its own language. */
export const Fault = z.object({
  /** The file, as it is called inside the campaign's folder. */
  file: z.string(),
  /** Where in the file, such as `places[0].hex`; empty when the fault is the file itself. */
  path: z.string(),
  kind: z.enum([
    'file-missing',
    'file-unreadable',
    'not-json',
    'value-missing',
    'value-wrong',
    'format-newer',
    'id-taken',
    'rows-wrong',
    'row-length-wrong',
    'terrain-unknown',
    'place-outside',
    'hexside-wrong',
    'feature-unknown',
    'grid-unknown',
  ]),
  found: z.string(),
  wanted: z.string(),
})
export type Fault = z.infer<typeof Fault>

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
  /** Null for a campaign that is not played on hexes. */
  hexes: z.object({ columns: z.int().positive(), rows: z.int().positive() }).nullable(),
})
export type CampaignSummary = z.infer<typeof campaignSummary>

const brokenCampaign = z.object({
  state: z.literal('broken'),
  /** The folder's name, since the file that would name the campaign may be the broken one. */
  id: z.string(),
  origin,
  folder: z.string(),
  faults: z.array(Fault).min(1),
})
export type BrokenCampaign = z.infer<typeof brokenCampaign>

export const CampaignEntry = z.discriminatedUnion('state', [campaignSummary, brokenCampaign])
export type CampaignEntry = z.infer<typeof CampaignEntry>

/** How a kind of terrain is drawn; the name says what a reader of the map should see. */
export const Look = z.enum(['open', 'town', 'works', 'fort', 'wood', 'bushes', 'height', 'outside', 'other'])
export type Look = z.infer<typeof Look>

/** How what runs along the side of a hex is drawn. */
export const SideLook = z.enum(['river', 'bridge', 'wire', 'other'])
export type SideLook = z.infer<typeof SideLook>

const terrain = z.object({ code: z.string(), name: Words, look: Look })
export type Terrain = z.infer<typeof terrain>

const feature = z.object({ id: z.string(), name: Words, look: SideLook })
export type Feature = z.infer<typeof feature>

/** A board of flat-topped hexes; a hex is called by its column and row from 1, two digits each: `1105`. */
const board = z.object({
  columns: z.int().positive(),
  rows: z.int().positive(),
  /** The columns that sit half a hex lower than their neighbours. */
  lower: z.enum(['even', 'odd']),
  terrain: z.array(terrain),
  hexes: z.array(z.object({ hex: z.string(), terrain: z.string() })),
  places: z.array(z.object({ hex: z.string(), name: Words })),
  /** What can lie between two hexes, and where it does. */
  features: z.array(feature),
  hexsides: z.array(z.object({ between: z.tuple([z.string(), z.string()]), feature: z.string() })),
})
export type Board = z.infer<typeof board>

export const OpenCampaign = z.object({ campaign: campaignSummary, board: board.nullable() })
export type OpenCampaign = z.infer<typeof OpenCampaign>
