import { z } from 'zod'
import {
  bothLanguages as text,
  campaignHead,
  eachOf,
  fields,
  fileHead as head,
  id,
  scenarioHead,
} from '../../campaigns/common-schema.ts'
import { FileSet } from '../../campaigns/file-set.ts'
import { lessonSchema } from '../../campaigns/lesson-schema.ts'
import { sheetSchema } from '../../campaigns/sheet-schema.ts'
import { drawingFile } from './drawing-file.ts'
import { lonLat, outline } from './lon-lat.ts'

/**
 * The files of a campaign of this system. The types, the checks and the published schemas all come from these schemas.
 */

export const sides = ['french', 'prussian'] as const
export const divisions = ['first', 'fourth', 'debschitz'] as const
/** The kinds of units: infantry and cavalry first, then the guns. */
const kindsOfUnit = ['battalion', 'pioneers', 'uhlans', 'scouts', 'field', 'heavy', 'flying'] as const
/** The effects of stratagem counters; each counter has a black side, and most a red one. */
export const stratagems = [
  'scouts',
  'firefighters',
  'proclamation',
  'illness',
  'supply-problem',
  'icy-cold',
  'catherine',
  'swiss-delegation',
  'bourbaki',
  'intransigent-denfert',
  'lack-of-discipline',
  'disinformation',
  'bad-shell',
  'envoys',
  'more-shells',
  'ruse-of-war',
  'desertion',
  'incendiary-shells',
  'intransigent-tresckow',
] as const
/** The options of a scenario. */
export const switchIds = ['smoothedAssault', 'historicalSetUp'] as const

export type UnitKind = (typeof kindsOfUnit)[number]
export type Stratagem = (typeof stratagems)[number]
export type SwitchId = (typeof switchIds)[number]

const side = z.enum(sides)
const small = z.int().min(-20).max(20)
const count = z.int().min(0).max(99)
const degrees = z.number().min(-180).max(180)
const name = z.string().min(1)

const campaignFile = fields(campaignHead('storm-over-belfort'))

const zone = fields({
  id,
  number: z.int().min(1).max(99).describe('As the rules call it.'),
  name,
  lat: degrees,
  lon: degrees,
  bonus: z.int().min(0).max(5).default(0).describe('The defence bonus printed on the map.'),
  edge: z.boolean().default(false).describe('It lies on the edge of the map.'),
  fort: z.boolean().default(false).describe('A fort: guns fire from it without a marker, and shells damage it.'),
  heavyTarget: z.boolean().default(false).describe('Heavy Prussian guns may bombard it.'),
  label: lonLat.optional().describe('Where its number is written; nothing else hangs on it.'),
  outline,
})

export const mapFile = fields({
  ...head,
  frame: z.strictObject({ west: degrees, east: degrees, south: degrees, north: degrees }),
  zones: z.array(zone).min(2).max(60),
  borders: z.array(z.tuple([id, id])).describe('Zones that share a border; those that touch by an angle do not.'),
  citadel: id.describe('The zone with room for more, which guns do not leave.'),
  headquarters: fields({ id, name: text }).describe('The headquarters of the siege corps.'),
})

export const orderOfBattleFile = fields({
  ...head,
  units: z
    .array(
      fields({
        id,
        name: text,
        side,
        kind: z.enum(kindsOfUnit),
        division: z.enum(divisions).optional(),
        fire: count.optional(),
        attack: count.optional(),
        defence: count.optional(),
        value: count.optional().describe('The firepower of guns.'),
        unreliable: z.boolean().optional().describe('A question mark stands on the counter.'),
        fortress: z.boolean().optional().describe('The guns of the fortress.'),
        regiment: id.optional().describe('A regiment that a stratagem names.'),
      }),
    )
    .min(2)
    .max(100),
  counters: z
    .array(fields({ id, side, black: z.enum(stratagems), red: z.enum(stratagems).optional() }))
    .max(24)
    .describe('The stratagem counters: what the black side does again and again, and the red side once.'),
})

const row = (columns: number) => z.array(small).length(columns)
const losses = z.tuple([count, count]).describe('Hits on the defender and on the attacker.')
const assaultRows = z.array(z.array(losses).length(6)).length(7)
const bySide = (value: z.ZodType<number>) => eachOf(sides, value)

export const tablesFile = fields({
  ...head,
  dieFaces: z.int().min(2).max(20),
  stacking: fields({ battalions: count, guns: count, citadel: fields({ battalions: count, guns: count }) }),
  range: fields({ field: count, heavy: count, fromCitadel: count }),
  points: fields({
    income: bySide(count),
    poor: count.describe('What the French receive once they have held the forts only.'),
    open: count.describe('What they receive besides while Belfort is not surrounded.'),
    most: count,
    kept: count,
  }),
  initiative: fields({ frenchUntil: count }),
  costs: fields({
    buyFrench: count,
    drawSecond: count,
    choose: count,
    activate: count,
    fortify: count,
    trench: count,
    trenchByPioneers: count,
    rally: count,
    rebuild: count,
  }),
  hand: fields({ most: count, kept: count }),
  rally: fields({ perPoint: count, atHeadquarters: count }),
  fortify: fields({ french: count, prussian: count, withPioneers: count }),
  bombardment: fields({
    values: z.array(count).length(4),
    rows: z.array(row(4)).length(8),
    heavy: small,
    near: small,
    long: small,
    repeated: small,
  }),
  counterBattery: fields({
    values: z.array(count).length(4),
    rows: z.array(row(4)).length(6),
    heavy: small,
    long: small,
  }),
  fire: fields({ totals: z.array(count).length(4), rows: z.array(row(5)).length(6) }),
  assault: fields({
    rows: assaultRows,
    smoothed: assaultRows.describe('The same without the losses that do not follow the die.'),
    mostBonus: count,
    won: count,
    bonusWithoutLosses: count,
  }),
  damage: fields({ citadelBonus: count, secondAt: count }),
  stratagems: fields({
    proclamation: small,
    disinformation: small,
    supplyProblem: small,
    icyCold: bySide(small),
    intransigentDenfert: small,
    intransigentTresckow: small,
    illness: count,
    envoys: small,
    moreShells: small,
    moreShellsFrom: count,
    ruse: small,
    incendiary: small,
    firefighters: small,
    swissGuns: count,
    bourbakiFrom: count,
    bourbakiGood: count,
  }),
  victory: fields({ forts: z.array(id).min(1), major: count }),
})

const units = z.array(id).max(100)
const zones = z.array(id).max(60)

export const scenarioFile = fields({
  ...scenarioHead,
  title: text,
  description: text.optional(),
  aims: eachOf(sides, text).optional(),
  sources: text.optional().describe('Where its positions come from.'),
  turns: fields({ first: z.int().min(1).max(20), last: z.int().min(1).max(20) }),
  /**
   * The zones where the French place their garrison; the Prussians place theirs on the edge. Without it all units start
   * as in `start`.
   */
  free: fields({ french: zones }).optional(),
  start: z.array(fields({ zone: id, units })).max(80),
  markers: fields({ fortifications: zones.default([]), trenches: zones.default([]) }).prefault({}),
  damaged: zones.default([]),
  diminished: units.default([]),
  exhausted: units.default([]),
  absent: units.default([]),
  points: bySide(count).optional().describe('Kept from the fortnight before.'),
  arrivals: z.array(fields({ turn: z.int().min(1).max(20), units })).default([]),
  switches: eachOf(switchIds, z.boolean().default(false)).prefault({}),
})

export type MapFile = z.infer<typeof mapFile>
export type OrderOfBattleFile = z.infer<typeof orderOfBattleFile>
export type TablesFile = z.infer<typeof tablesFile>
export type ScenarioFile = z.infer<typeof scenarioFile>

export const campaignFiles = new FileSet('storm-over-belfort', {
  campaign: campaignFile,
  map: mapFile,
  'order-of-battle': orderOfBattleFile,
  tables: tablesFile,
  scenario: scenarioFile,
  lesson: lessonSchema,
  drawing: drawingFile,
  sheet: sheetSchema,
})
