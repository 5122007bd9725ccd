import { z } from 'zod'

/** The files of a campaign of this system. */

export const sides = ['red', 'blue'] as const

const text = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write it in small letters, digits and hyphens.')
const side = z.enum(sides)
const degrees = z.number().min(-180).max(180)
const head = { $schema: z.string().optional(), format: z.literal(1) }

export const campaignFile = z.strictObject({
  ...head,
  id,
  system: z.literal('two-banks'),
  title: text,
  subtitle: text,
  description: text,
  sources: z.string().min(1),
})

/** The bank it is. */
const outline = z.array(z.tuple([degrees, degrees])).min(3)

const zone = z.strictObject({ id, name: z.string().min(1), lat: degrees, lon: degrees, home: side, outline })

export const mapFile = z.strictObject({
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

export const tablesFile = z.strictObject({
  ...head,
  /** The least roll that brings a counter over the bridge. */
  crossing: z.int().min(1).max(6),
  turns: z.int().min(1).max(20),
})

export const scenarioFile = z.strictObject({ ...head, id, title: text, description: text })

const published = {
  campaign: campaignFile,
  map: mapFile,
  'order-of-battle': orderOfBattleFile,
  tables: tablesFile,
  scenario: scenarioFile,
}

/** The schemas by the names under which they are published. */
export const schemas = (): ReadonlyMap<string, object> =>
  new Map(
    Object.entries(published).map(([kind, schema]) => [
      `two-banks.${kind}.schema.json`,
      z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }),
    ]),
  )
