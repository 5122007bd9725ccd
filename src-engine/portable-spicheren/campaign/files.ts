import { z } from 'zod'
import { bothLanguages as text, eachOf, fileHead as head, hexName as hex, id } from '../../campaigns/common-schema.ts'
import { FileSet } from '../../campaigns/file-set.ts'
import { formats } from '../../campaigns/formats.ts'
import { hexMap, hexTerrain } from '../../campaigns/hex-map.ts'

/** The files of a campaign of this system. These schemas are the single truth: types, checks and published schemas. */

export const sides = ['prussian', 'french'] as const
export const directionNames = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export const classes = ['infantry', 'cavalry', 'artillery'] as const
export const qualities = ['elite', 'average', 'poor'] as const
const nations = ['prussian', 'garibaldian', 'french', 'german'] as const
/** The options of a scenario; each is a rule that the sources leave open. */
export const switchIds = [
  'bushesCover',
  'gunsTownCover',
  'arrivalActsSameTurn',
  'eliteZouaves',
  'placesAtDark',
  'orderAsPrinted',
] as const

export type UnitClass = (typeof classes)[number]
export type Quality = (typeof qualities)[number]
export type SwitchId = (typeof switchIds)[number]

const side = z.enum(sides)
const direction = z.enum(directionNames)
const unitClass = z.enum(classes)
const small = z.int().min(-20).max(20)
const count = z.int().min(0).max(99)

const campaignFile = z.strictObject({
  ...head,
  id,
  system: z.literal('portable-spicheren'),
  title: text,
  subtitle: text,
  description: text,
  sources: z.string().min(1),
})

/** Whether a class of units has cover in a hex: always, or where an option of the scenario says so. */
const cover = z.enum(['always', 'bushesCover', 'gunsTownCover'])

const terrain = z.strictObject({
  ...hexTerrain,
  /** Who may stand in it; who may only go through it. */
  enter: z.array(unitClass),
  pass: z.array(unitClass).optional(),
  high: z.boolean().optional(),
  blocksSight: z.boolean().optional(),
  cover: eachOf(classes, cover.optional()).optional(),
  moveAtMost: z.int().min(1).max(9).optional(),
})

export const mapFile = z.strictObject({
  ...hexMap,
  terrain: z.record(z.string().length(1), terrain),
  entries: z.array(z.strictObject({ id, name: text, side, hex, facing: direction })).max(20),
  edges: eachOf(sides, z.record(hex, z.array(direction))),
})

export const orderOfBattleFile = z.strictObject({
  ...head,
  units: z
    .array(
      z.strictObject({
        id,
        name: text,
        side,
        type: id,
        nation: z.enum(nations),
        quality: z.enum(qualities),
        eliteIf: z.enum(['eliteZouaves']).optional(),
      }),
    )
    .min(2)
    .max(60),
})

/** What strength does to a roll: more than one number of points, fewer than another. */
const strength = z.strictObject({
  over: count.optional(),
  overModifier: small.optional(),
  under: count.optional(),
  underModifier: small.optional(),
})
const share = z.strictObject({ moreThan: z.int().min(1).max(99), of: z.int().min(1).max(99) })

export const tablesFile = z.strictObject({
  ...head,
  dieFaces: z.int().min(2).max(20),
  types: z.record(
    id,
    z.strictObject({
      name: text,
      class: unitClass,
      strength: z.int().min(1).max(20),
      move: z.int().min(0).max(20),
      range: count,
      aim: small.optional(),
    }),
  ),
  activation: z.strictObject({ needed: z.record(z.enum(nations), small), quality: z.record(z.enum(qualities), small) }),
  fire: z.strictObject({
    needed: small,
    artillery: z.strictObject({ cover: small, strength }),
    rifle: z.strictObject({ moved: small, cover: small, strength }),
  }),
  melee: z.strictObject({
    hit: small,
    doubleHit: small,
    flank: z.strictObject({ attacking: small, attacked: small }),
    uphill: small,
    cover: small,
    strength: z.record(unitClass, strength),
    against: z.array(z.strictObject({ unit: unitClass, enemy: unitClass, modifier: small })),
  }),
  hits: z.strictObject({ compulsory: z.record(z.enum(qualities), count) }),
  arrivals: z.strictObject({ needed: small, activationDelay: count }),
  reserve: z.strictObject({ needed: small, firstAfter: z.int().min(1).max(99), secondAfter: z.int().min(1).max(99) }),
  defeat: z.strictObject({ strength: share, units: share }),
  /** At dark shares of losses that lie no further apart, in points of a hundred, are a draw. */
  dark: z.strictObject({ drawWithin: count }),
})

const units = z.array(id).max(60)

export const scenarioFile = z.strictObject({
  ...head,
  id,
  title: text,
  description: text,
  turns: z.int().min(1).max(99),
  firstPlayer: side,
  switches: eachOf(switchIds, z.boolean()),
  /** On the map at the start. Without a facing the player chooses it; without a hex the player places the unit. */
  start: z.array(z.strictObject({ unit: id, hex: hex.optional(), facing: direction.optional() })).max(60),
  /** Where units without a hex may be placed: on the straight line through two hexes, or to one side of it. */
  placement: z.strictObject({ side, line: z.tuple([hex, hex]), keep: z.enum(['north', 'south']) }).optional(),
  pool: z.strictObject({ side, units }),
  /** May be called for when `cleared` is lost or `attacked` is attacked; enters in the order of the list. */
  reserve: z.strictObject({ side, units, entry: id, cleared: z.array(hex), attacked: z.array(hex) }),
  /** Units of the order of battle that are not in this battle. */
  absent: units.optional(),
  /** Who wins when the last turn ends and places decide: the side that holds all of its places. */
  dark: z.strictObject({
    heldAtStart: side,
    holds: eachOf(sides, z.array(hex).min(1)),
  }),
})

export type MapFile = z.infer<typeof mapFile>
export type OrderOfBattleFile = z.infer<typeof orderOfBattleFile>
export type TablesFile = z.infer<typeof tablesFile>
export type ScenarioFile = z.infer<typeof scenarioFile>

const first = formats(1, [])

export const campaignFiles = new FileSet(
  'portable-spicheren',
  {
    campaign: campaignFile,
    map: mapFile,
    'order-of-battle': orderOfBattleFile,
    tables: tablesFile,
    scenario: scenarioFile,
  },
  { campaign: first, map: first, 'order-of-battle': first, tables: first, scenario: first },
)
