import { z } from 'zod'
import { bySide, count, fields, fileHead, id, leaderId, morale, positive, strength, unitId } from './common-schema.ts'
import { countries } from './map-schema.ts'
import { formatWords } from '../../../campaigns/problems.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, {
  error: formatWords(
    'Write red, green and blue in small hexadecimal digits: "#b3262b".',
    'Écrivez le rouge, le vert et le bleu en chiffres hexadécimaux minuscules : "#b3262b".',
  ),
})
const row = z
  .array(morale)
  .min(1)
  .max(20)
  .describe('The morale printed over each box, from left to right; losses cross boxes off from the right.')
const kinds = ['infantry', 'cavalry'] as const

const leader = fields({
  id: leaderId,
  name: z.string().min(1).describe('As the printed rules spell it.'),
  rank: z.enum(['senior', 'army']).describe('Senior general or army commander (GB 1.2.2).'),
  strategicValue: z.int().min(0).max(2),
  mp: positive.describe('Movement points in dry weather.'),
  superior: leaderId.optional().describe('The senior general above an army commander.'),
  accompaniedBy: z.string().min(1).optional().describe('Who is always with him and is captured with him (GB 19.1).'),
})

const army = fields({ id, commander: leaderId })

const corps = fields({
  id,
  army: id.describe('An army of this side.'),
  commander: z.string().min(1).describe('The general of the corps; he has no counter.'),
  band: colour.describe('The band of colour on the counters of its units.'),
  counters: positive.describe('How many counters it has (GB 19.1).'),
})

const unit = fields({
  id: unitId,
  name: z.string().min(1).describe('As the counter has it: "1re DI".'),
  commander: z.string().min(1).optional(),
  corps: id.optional().describe('Its corps. A unit without one is independent and has a white band (GB 1.2.1).'),
  kind: z.enum(kinds).describe('The majority of its troops, by the outline of its counter.'),
  division: z.boolean().describe('A division in the sense of the rules; not a brigade.'),
  mp: positive.describe('Movement points in dry weather.'),
  row,
  strength: strength.describe(
    'Infantry, or cavalry with heavy cavalry, fill the morale row; other arms stand beside it.',
  ),
})

const detachment = fields({
  id: unitId,
  name: z.string().min(1).describe('As the counter has it: "5".'),
  kind: z.enum(kinds),
  mp: positive,
  row,
  beside: strength.describe('Boxes beside the morale row, at most.'),
})

const garrison = fields({
  fortress: id.describe('A fortress of map.json.'),
  row,
  manned: z
    .boolean()
    .describe('Whether the boxes are filled when a game begins; if not, they are room for a garrison.'),
})

const sideOfBattle = fields({
  country: z.enum(countries).describe('Its national territory.'),
  independentBand: colour.default('#ffffff'),
  decoys: count.default(0),
  leaders: z.array(leader).min(1),
  armies: z.array(army).min(1),
  corps: z.array(corps).default([]),
  units: z.array(unit).min(1),
  detachments: z.array(detachment).default([]),
  garrisons: z.array(garrison).default([]),
})

export const orderOfBattleSchema = fields({ ...fileHead, sides: bySide(sideOfBattle) })

export type OrderOfBattle = z.infer<typeof orderOfBattleSchema>
export type SideOfBattle = z.infer<typeof sideOfBattle>
export type Leader = z.infer<typeof leader>
export type Corps = z.infer<typeof corps>
export type Unit = z.infer<typeof unit>
export type Detachment = z.infer<typeof detachment>
