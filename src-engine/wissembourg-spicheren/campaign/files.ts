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
 * The files of a campaign of this system. The types, the checks and the published schemas all come from these schemas.
 */

export const sides = ['french', 'german'] as const
export const directionNames = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export const arms = ['infantry', 'cavalry', 'artillery'] as const
export const grounds = ['clear', 'woods', 'village', 'town', 'hamlet', 'castle'] as const
export const features = ['river', 'river-bridge', 'stream', 'stream-bridge', 'trench'] as const
export const wayKinds = ['road', 'path', 'rail'] as const
export const results = ['none', 'test', 'disorganised', 'loss'] as const
/** Options that depart from history: a commander in chief who comes early, a division that is called. */
export const switchIds = ['frossardEarly', 'castagnyCalled'] as const

export type Arm = (typeof arms)[number]
export type GroundKind = (typeof grounds)[number]
export type Feature = (typeof features)[number]
export type WayKind = (typeof wayKinds)[number]
export type SwitchId = (typeof switchIds)[number]

const side = z.enum(sides)
const small = z.int().min(-12).max(12)
const count = z.int().min(0).max(99)
const points = z.number().min(0).max(12).multipleOf(0.5)

const campaignFile = fields(campaignHead('wissembourg-spicheren'))

const terrain = fields({
  ...hexTerrain,
  ground: z.enum(grounds),
  level: z.int().min(1).max(9),
})

export const mapFile = fields({
  ...hexMap,
  terrain: z.record(z.string().length(1), terrain),
  /** Roads, paths and railways as chains of hexes. */
  ways: z.array(fields({ kind: z.enum(wayKinds), hexes: z.array(hex).min(2) })),
  /** The edge towards which each side retreats. */
  friendlyEdges: eachOf(sides, z.enum(['north', 'south'])),
})

const strength = z.int().min(0).max(20)
export const orderOfBattleFile = fields({
  ...head,
  formations: z
    .array(
      fields({
        id,
        name: text,
        side,
        chit: id.optional().describe('Formations with the same word share one activation marker.'),
        infantryDivision: z.boolean().default(false),
        mayHold: z.boolean().default(false).describe('Its marker may be kept for another infantry division.'),
      }),
    )
    .min(2)
    .max(30),
  chiefs: z
    .array(
      fields({
        id,
        name: text,
        side,
        initiative: small,
        inertia: small,
        replacement: fields({ initiative: small, inertia: small }),
      }),
    )
    .max(6),
  commanders: z
    .array(
      fields({
        id,
        name: text,
        side,
        formation: id,
        command: small,
        bonus: small,
        replacement: fields({ command: small, bonus: small }),
      }),
    )
    .max(30),
  units: z
    .array(
      fields({
        id,
        name: text,
        formation: id,
        arm: z.enum(arms),
        strength,
        disorganised: strength,
        steps: z.int().min(1).max(6),
        range: z.int().min(1).max(9).optional(),
        regiment: z.boolean().default(false),
      }),
    )
    .min(2)
    .max(60),
})

const perArm = eachOf(arms, points)
const ground = fields({
  ...perArm.shape,
  protection: z.int().min(1).max(4),
  /** Protection of open ground from the level `highFrom` up. */
  highProtection: z.int().min(1).max(4).optional(),
  highFrom: z.int().min(1).max(9).optional(),
  /** Its protection for a regiment that holds it alone. */
  loneRegiment: z.int().min(1).max(4).optional(),
})
const crossing = fields({
  /** The cost of crossing without a bridge: half or all of a unit's movement. */
  move: eachOf(arms, z.enum(['half', 'all', 'closed'])),
  /** The penalty of an attack across it. */
  assault: eachOf(['infantry', 'cavalry'], z.enum(['die', 'column', 'closed'])),
  bridgeOnly: z.boolean().describe('Attacks cross it over bridges only.'),
})

export const tablesFile = fields({
  ...head,
  test: fields({ faces: z.literal(6), needed: small }),
  movement: eachOf(['infantry', 'cavalry', 'artillery', 'commander'], z.int().min(1).max(12)),
  ways: eachOf(wayKinds, points),
  levels: fields({ cost: z.int().min(0).max(6), freeByWay: z.int().min(0).max(6) }),
  grounds: eachOf(grounds, ground),
  crossings: eachOf(['river', 'stream'], crossing),
  command: fields({ radius: count, town: count, chiefAlarm: count }),
  night: fields({ range: count, radius: small, dice: small, morale: small, combat: small }),
  morale: fields({
    protectionFrom: z.int().min(1).max(4),
    protection: small,
    commander: small,
    flank: small,
    loss: small,
    outOfCommand: small,
    demoralised: small,
    nearCommander: small,
    underGuns: small,
  }),
  combat: fields({
    /** By die from 0 to 6, then by column from 0 to 8. */
    results: z.array(z.array(z.enum(results)).length(9)).length(7),
    column: fields({ loss: small, uphill: small, downhill: small, water: small }),
    die: fields({ flank: small, closeGuns: small, chassepots: small, trench: small, water: small, hamlet: small }),
    closeRange: eachOf(sides, z.int().min(1).max(3)),
    keepsGroundAbove: z.int().min(1).max(4),
  }),
  charge: fields({ spentAtMost: points }),
  death: fields({ roll: z.int().min(2).max(12) }),
})

const by = z.array(fields({ hex, way: z.enum(wayKinds) })).min(1)
const turn = z.int().min(1).max(40)

const victory = fields({
  objectives: z
    .array(
      fields({
        id,
        name: text,
        hexes: z.array(hex).min(1),
        points: count,
        cutOff: count.optional().describe('What it is worth to a holder who is cut off from his edge.'),
        holder: side,
      }),
    )
    .min(1),
  countAt: turn.optional().describe('The objectives count once at the beginning of this turn, and again at the end.'),
  heldTogether: fields({ turn, side, points: count }).optional().describe('For holding all of them when it ends.'),
  demoralised: fields({
    each: count.optional().describe('For each demoralised enemy formation.'),
    any: fields({ side, points: count }).optional().describe('Once, for any at all.'),
    own: fields({ side, points: small }).optional(),
  }),
  gone: fields({ per: z.int().min(1).max(9), sides: z.array(side).min(1) })
    .optional()
    .describe('For so many enemy units eliminated or cut off, a point to these sides.'),
  exits: fields({
    side,
    per: z.int().min(0).max(9),
    from: turn,
    by: by.optional(),
    edges: z.array(z.enum(['north', 'east', 'south', 'west'])).optional(),
  }),
  chiefAlone: fields({ chief: id, points: small }).optional(),
  optionPoints: fields({ side, points: count }).optional().describe('For each option that is on.'),
  levels: z.tuple([count, count, count]).describe('Differences for a tactical, an operational, a strategic victory.'),
})

export const scenarioFile = fields({
  ...scenarioHead,
  title: text,
  description: text.optional(),
  aims: eachOf(sides, text).optional(),
  turns: turn,
  firstHour: z.int().min(0).max(23),
  switches: eachOf(switchIds, z.boolean().default(false)).optional(),
  setUp: z.array(fields({ units: z.array(id).min(1), hexes: z.array(hex).min(1) })),
  arrivals: z
    .array(fields({ turn, units: z.array(id).min(1), by, called: z.boolean().default(false) }))
    .default([])
    .describe('Formations and units by the turn they are due; those that are called come by an option only.'),
  chiefs: z
    .array(
      fields({
        chief: id,
        turn,
        placed: z.array(hex).min(1).optional(),
        by: by.optional(),
        with: id.optional().describe('Enters when the marker of this formation is drawn.'),
        replaces: id.optional(),
      }),
    )
    .default([]),
  detached: z.array(fields({ unit: id, until: id.describe('The commander whose arrival ends it.') })).default([]),
  hiddenColumn: fields({
    formation: id,
    turn,
    by: z.tuple([fields({ hex, way: z.enum(wayKinds) }), fields({ hex, way: z.enum(wayKinds) })]),
    march: points,
    sight: count,
  }).optional(),
  called: fields({ chief: id, needed: small }).optional(),
  early: fields({ chief: id }).optional(),
  demoralisedAt: z.record(id, count),
  sluggish: fields({ side, turns: count, modifier: small }).optional(),
  nightFrom: turn.optional(),
  narrowHex: hex.optional().describe('Guns that share this hex count half.'),
  pairs: side.optional().describe('This side may put two regiments of one arm into a hex.'),
  anySupport: side.optional().describe('Its guns support any of its units, once a turn.'),
  gunsTogether: z.enum(['always', 'joined']).optional(),
  firstInitiative: side.optional(),
  victory,
})

export type MapFile = z.infer<typeof mapFile>
export type OrderOfBattleFile = z.infer<typeof orderOfBattleFile>
export type TablesFile = z.infer<typeof tablesFile>
export type ScenarioFile = z.infer<typeof scenarioFile>

export const campaignFiles = new FileSet('wissembourg-spicheren', {
  campaign: campaignFile,
  map: mapFile,
  'order-of-battle': orderOfBattleFile,
  tables: tablesFile,
  scenario: scenarioFile,
  lesson: lessonSchema,
  drawing: hexDrawingSchema,
  sheet: sheetSchema,
})
