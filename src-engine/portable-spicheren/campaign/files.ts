import { z } from 'zod'
import {
  bothLanguages as text,
  campaignHead,
  eachOf,
  fields,
  fileHead as head,
  hexName as hex,
  id,
  scenarioHead,
} from '../../campaigns/common-schema.ts'
import { FileSet } from '../../campaigns/file-set.ts'
import { hexDrawingSchema } from '../../campaigns/hex-drawing-schema.ts'
import { hexMap, hexTerrain } from '../../campaigns/hex-map.ts'
import { lessonSchema } from '../../campaigns/lesson-schema.ts'
import { sheetSchema } from '../../campaigns/sheet-schema.ts'

/**
 * The files of a campaign of this system. These schemas are the single source of types, checks and published schemas.
 */

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

const campaignFile = fields(campaignHead('portable-spicheren'))

/** Whether a class of units has cover in a hex: always, or if an option of the scenario gives it. */
const cover = z.enum(['always', 'bushesCover', 'gunsTownCover'])

const terrain = fields({
  ...hexTerrain,
  /** The classes that may be in it, and those that may only pass through. */
  enter: z.array(unitClass),
  pass: z.array(unitClass).optional(),
  high: z.boolean().optional(),
  blocksSight: z.boolean().optional(),
  cover: eachOf(classes, cover.optional()).optional(),
  moveAtMost: z.int().min(1).max(9).optional(),
})

export const mapFile = fields({
  ...hexMap,
  terrain: z.record(z.string().length(1), terrain),
  entries: z
    .array(fields({ id, name: text, side, hex, facing: direction }))
    .max(20)
    .default([]),
  edges: z
    .strictObject({
      prussian: z.record(hex, z.array(direction)).default({}),
      french: z.record(hex, z.array(direction)).default({}),
    })
    .prefault({}),
})

export const orderOfBattleFile = fields({
  ...head,
  units: z
    .array(
      fields({
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

/** The modifiers for strength: above one number of points, and below another. */
const strength = fields({
  over: count.optional(),
  overModifier: small.optional(),
  under: count.optional(),
  underModifier: small.optional(),
})
const share = fields({ moreThan: z.int().min(1).max(99), of: z.int().min(1).max(99) })

export const tablesFile = fields({
  ...head,
  dieFaces: z.int().min(2).max(20),
  types: z.record(
    id,
    fields({
      name: text,
      class: unitClass,
      strength: z.int().min(1).max(20),
      move: z.int().min(0).max(20),
      range: count,
      aim: small.optional(),
    }),
  ),
  activation: fields({ needed: z.record(z.enum(nations), small), quality: z.record(z.enum(qualities), small) }),
  fire: fields({
    needed: small,
    artillery: fields({ cover: small, strength }),
    rifle: fields({ moved: small, cover: small, strength }),
  }),
  melee: fields({
    hit: small,
    doubleHit: small,
    flank: fields({ attacking: small, attacked: small }),
    uphill: small,
    cover: small,
    strength: z.record(unitClass, strength),
    against: z.array(fields({ unit: unitClass, enemy: unitClass, modifier: small })),
  }),
  hits: fields({ compulsory: z.record(z.enum(qualities), count) }),
  arrivals: fields({ needed: small, activationDelay: count }),
  reserve: fields({ needed: small, firstAfter: z.int().min(1).max(99), secondAfter: z.int().min(1).max(99) }),
  defeat: fields({ strength: share, units: share }),
  /** At dark the battle is drawn if the percentages of losses differ by no more than this. */
  dark: fields({ drawWithin: count }),
})

const units = z.array(id).max(60)

export const scenarioFile = fields({
  ...scenarioHead,
  title: text,
  description: text.optional(),
  turns: z.int().min(1).max(99),
  firstPlayer: side,
  switches: eachOf(switchIds, z.boolean().default(false)).prefault({}),
  /** On the map at the start. Without a facing the player chooses it; without a hex the player places the unit. */
  start: z
    .array(fields({ unit: id, hex: hex.optional(), facing: direction.optional() }))
    .max(60)
    .default([]),
  /** Where units without a hex may be placed: on the straight line through two hexes, or to one side of it. */
  placement: fields({ side, line: z.tuple([hex, hex]), keep: z.enum(['north', 'south']) }).optional(),
  pool: fields({ side, units: units.default([]) }).prefault({ side: 'prussian' }),
  /** May be called for when `cleared` is lost or `attacked` is attacked; enters in the order of the list. */
  reserve: fields({
    side,
    units,
    entry: id,
    cleared: z.array(hex).default([]),
    attacked: z.array(hex).default([]),
  }),
  /** Units of the order of battle that do not take part in this battle. */
  absent: units.optional(),
  /** Who wins at the end of the last turn if places decide: the side that holds all of its places. */
  dark: fields({
    heldAtStart: side,
    holds: eachOf(sides, z.array(hex)),
  }),
})

export type MapFile = z.infer<typeof mapFile>
export type OrderOfBattleFile = z.infer<typeof orderOfBattleFile>
export type TablesFile = z.infer<typeof tablesFile>
export type ScenarioFile = z.infer<typeof scenarioFile>

export const campaignFiles = new FileSet('portable-spicheren', {
  campaign: campaignFile,
  map: mapFile,
  'order-of-battle': orderOfBattleFile,
  tables: tablesFile,
  scenario: scenarioFile,
  lesson: lessonSchema,
  drawing: hexDrawingSchema,
  sheet: sheetSchema,
})
