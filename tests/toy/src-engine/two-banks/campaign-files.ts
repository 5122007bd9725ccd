import { z } from 'zod'
import { bothLanguages as text, campaignHead, fileHead as head, id, scenarioHead } from '../campaigns/common-schema.ts'
import { FileSet } from '../campaigns/file-set.ts'

/** The files of a campaign of this system. */

export const sides = ['red', 'blue'] as const

const side = z.enum(sides)
const degrees = z.number().min(-180).max(180)
const campaignFile = z.strictObject(campaignHead('two-banks'))

/** The bank it is. */
const outline = z.array(z.tuple([degrees, degrees])).min(3)

const zone = z.strictObject({ id, name: z.string().min(1), lat: degrees, lon: degrees, home: side, outline })

const mapFile = z.strictObject({
  ...head,
  zones: z.tuple([zone, zone]),
  bridge: z.strictObject({ a: id, b: id, km: z.number().positive() }),
  river: z.strictObject({ name: z.string().min(1), line: z.array(z.tuple([degrees, degrees])).min(2) }),
  frame: z.strictObject({ west: degrees, east: degrees, south: degrees, north: degrees }),
})
export type MapFile = z.infer<typeof mapFile>

export const orderOfBattleFile = z.strictObject({
  ...head,
  counters: z.array(z.strictObject({ id, name: text, side, strength: z.int().min(0).max(9) })).min(2),
})

const tablesFile = z.strictObject({
  ...head,
  /** The least roll that brings a counter over the bridge. */
  crossing: z.int().min(1).max(6),
  turns: z.int().min(1).max(20),
})

const scenarioFile = z.strictObject({ ...scenarioHead, title: text, description: text })

/** The kinds of files: how they are read and published. */
export const campaignFiles = new FileSet('two-banks', {
  campaign: campaignFile,
  map: mapFile,
  'order-of-battle': orderOfBattleFile,
  tables: tablesFile,
  scenario: scenarioFile,
})
