import { z } from 'zod'
import {
  bothLanguages as text,
  campaignHead,
  eachOf,
  fields,
  fileHead,
  id,
  scenarioHead,
} from '../../campaigns/common-schema.ts'
import { FileSet } from '../../campaigns/file-set.ts'
import { lessonSchema } from '../../campaigns/lesson-schema.ts'
import { sheetSchema } from '../../campaigns/sheet-schema.ts'

/**
 * The files of a campaign of this system. The types, the checks and the published schemas all come from these schemas.
 */

export const sides = ['french', 'german'] as const
export const kinds = [
  'line',
  'light',
  'guard',
  'militia',
  'landwehr',
  'cavalry',
  'armoured',
  'foot-guns',
  'horse-guns',
  'siege-guns',
  'mitrailleuse',
] as const
export const formations = ['skirmish', 'line', 'column', 'road-column', 'square', 'unlimbered', 'limbered'] as const
export const areaKinds = ['river', 'beyond', 'gentle', 'steep', 'wood', 'houses'] as const
export const lineKinds = ['crest', 'wall', 'trench', 'stream', 'road'] as const
export const moveRows = ['infantry', 'light', 'cavalry', 'foot-guns', 'horse-guns', 'staff', 'emperor'] as const
export const drops = ['none', 'low', 'high', 'two-highest', 'closed'] as const
export const arms = ['foot', 'horse', 'guns'] as const
const weapons = ['rifle', 'mitrailleuse', 'guns'] as const
export const saveRows = [
  'french-guard',
  'french-infantry',
  'french-militia',
  'french-cavalry',
  'german-guard',
  'german-infantry',
  'german-landwehr',
  'german-cavalry',
  'artillery',
  'leader',
] as const
export const modifierNames = [
  'obstacle',
  'crest',
  'infantry-double-line',
  'square',
  'cavalry-line',
  'cavalry-double-line',
  'guard',
  'light-woods',
  'armoured',
  'german',
  'rear',
  'unlimbered',
  'standing',
  'dismounted',
  'militia',
  'routing',
  'skirmish',
  'limbered',
] as const

export type UnitKind = (typeof kinds)[number]
export type Formation = (typeof formations)[number]
export type MoveRow = (typeof moveRows)[number]
export type Drop = (typeof drops)[number]
export type Arm = (typeof arms)[number]
export type ModifierName = (typeof modifierNames)[number]
export type SaveRow = (typeof saveRows)[number]

const side = z.enum(sides)
const whole = z.int().min(0).max(4095)
const small = z.int().min(-9).max(9)
const count = z.int().min(0).max(99)
const point = z.tuple([whole, whole])
const metres = z.number().min(-500).max(9000)

const feature = <K extends readonly string[]>(known: K) =>
  z.array(fields({ id, kind: z.enum(known), name: text, points: z.array(point).min(2).max(200) })).max(200)

export const tableFile = fields({
  ...fileHead,
  size: point.describe('Width and height in sixteenths of an inch.'),
  inchOfGround: z
    .tuple([z.int().min(1).max(999), z.int().min(1).max(999)])
    .describe('Metres of ground that an inch stands for, from west to east and from north to south.'),
  areas: feature(areaKinds),
  lines: feature(lineKinds),
  places: z
    .array(fields({ id, name: text, at: point }))
    .min(1)
    .max(100)
    .describe('What one says units are near to.'),
  exits: z.strictObject({
    french: fields({ edge: z.literal('north'), from: whole, to: whole, roads: z.array(id) }),
    german: fields({ edge: z.literal('south'), from: whole, to: whole }),
  }),
})

/** Purely visual features. No rule reads this file. */
const drawingFile = fields({
  ...fileHead,
  heights: z
    .array(fields({ of: id.describe('An area or a line of table.json.'), from: metres, to: metres.optional() }))
    .default([])
    .describe('Metres above the sea along rims, crests and waters, evenly from the first point to the last.'),
  names: z
    .array(
      fields({
        text,
        kind: z.enum(['town', 'village', 'hill', 'wood', 'water', 'way', 'land']),
        at: z.array(point).min(1).describe('One point, or a line along which it is written.'),
      }),
    )
    .default([]),
})

export const orderOfBattleFile = fields({
  ...fileHead,
  commanders: z
    .array(fields({ id, name: text, side }))
    .min(2)
    .max(20),
  units: z
    .array(fields({ id, name: text, side, commander: id, kind: z.enum(kinds), stands: z.int().min(1).max(6) }))
    .min(2)
    .max(62),
})

const moveRow = fields({
  line: count,
  column: count,
  road: count,
  gentle: z.enum(drops),
  steep: z.enum(drops),
  wall: z.enum(drops),
})
const range = eachOf(weapons, count)
const save = z.tuple([count, count, count, count, count, count])

export const tablesFile = fields({
  ...fileHead,
  dieFaces: z.int().min(2).max(20),
  deck: fields({ ace: count, number: count, face: count, joker: count }),
  figures: eachOf(arms, z.int().min(1).max(9)),
  movement: eachOf(moveRows, moveRow),
  emperorUnderFire: count,
  ranges: eachOf(sides, range),
  fire: fields({
    needed: small,
    most: small,
    canister: count,
    doubleLine: count,
    siegeFrom: count,
    stationary: count,
  }),
  saves: eachOf(saveRows, save).describe(
    'What saves a figure, by the stands left: 7 or 6, 5, 4, 3, 2, 1; 7: no save, 8: no save and double loss.',
  ),
  morale: fields({
    needed: small,
    contagion: count,
    levels: z.tuple([z.int().min(1).max(999), z.int().min(1).max(999)]),
  }),
  leader: fields({ onRoll: small }),
  command: fields({ range: count, points: count }),
  assault: fields({
    reach: count,
    outnumbered: z.int().min(1).max(9),
    locked: z.int().min(1).max(9),
    modifiers: eachOf(modifierNames, small),
  }),
  spike: small,
})

export const scenarioFile = fields({
  ...scenarioHead,
  title: text,
  description: text.optional(),
  frame: z.tuple([whole, whole, whole, whole]).describe('What of the table is played on: left, top, right, bottom.'),
  turns: z.int().min(1).max(40),
  victory: z.discriminatedUnion('type', [
    fields({ type: z.literal('exit'), stands: z.int().min(1).max(200) }),
    fields({
      type: z.literal('hold'),
      crest: id,
      most: z.boolean().describe('Who has more units there wins, the French at equal numbers; else who alone has any.'),
    }),
  ]),
  cards: eachOf(sides, z.array(count)).describe('How many cards each commander has, in the order of “commanders”.'),
  commanders: z.array(fields({ commander: id, at: point })).max(20),
  emperor: point.optional(),
  units: z
    .array(fields({ unit: id, at: point, facing: z.int().min(0).max(11), formation: z.enum(formations) }))
    .max(62),
})

export type DrawingFile = z.infer<typeof drawingFile>
export type TableFile = z.infer<typeof tableFile>
export type OrderOfBattleFile = z.infer<typeof orderOfBattleFile>
export type TablesFile = z.infer<typeof tablesFile>
export type ScenarioFile = z.infer<typeof scenarioFile>

export const campaignFiles = new FileSet('escape-from-sedan', {
  campaign: fields(campaignHead('escape-from-sedan')),
  table: tableFile,
  'order-of-battle': orderOfBattleFile,
  tables: tablesFile,
  scenario: scenarioFile,
  drawing: drawingFile,
  sheet: sheetSchema,
  lesson: lessonSchema,
})
