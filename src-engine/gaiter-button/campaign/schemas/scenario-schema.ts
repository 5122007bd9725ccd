import { z } from 'zod'
import {
  arm,
  bySide,
  count,
  date,
  fileHead,
  id,
  leaderId,
  modifier,
  note,
  positive,
  section,
  side,
  strength,
  unitId,
  zoneId,
} from './common-schema.ts'
import { mapEdges } from './map-schema.ts'
import { victory } from './victory-schema.ts'

const turn = z.strictObject({
  date,
  weather: z.enum(['normal', 'rain']).optional().describe('Without it, the die decides (GB 4.1).'),
})

const forces = z.strictObject({
  edges: z.array(z.enum(mapEdges)).describe('Friendly map edges.'),
  pontoons: count.describe('Pontoon bridges it can build.'),
  decoys: count.describe('Placed freely on its units, or held back.'),
})

const placement = z.strictObject({
  zone: zoneId,
  leaders: z.array(leaderId).min(1).optional(),
  units: z.array(unitId).min(1).optional(),
  inside: z.literal(true).optional().describe('Within the fortress of the zone (GB 9.2).'),
  certainty: z
    .enum(['rules', 'certain', 'estimated'])
    .describe('Given by the printed rules, certain from history, or the best guess.'),
  note: note.optional(),
})

const reduction = z.strictObject({
  unit: unitId,
  arm,
  points: positive,
  note: note.optional(),
})

const detached = z.strictObject({
  detachment: unitId.describe('A detachment of order-of-battle.json.'),
  zone: zoneId,
  strength,
  from: unitId.describe('The unit whose strength points these are; tell them in "reductions" too.'),
})

const reinforcement = z.strictObject({ date, side, zone: zoneId, units: z.array(unitId).min(1), note: note.optional() })

/** A rule that a player may switch before a game begins. */
const switched = { section, on: z.boolean().describe('How the switch stands unless a player changes it.') }

const option = z.strictObject({
  id: z.enum([
    'permanent-losses',
    'you-are-the-commander',
    'french-doctrine',
    'defender-engages-all',
    'secret-command',
  ]),
  ...switched,
})

const specialRule = z.discriminatedUnion('id', [
  z.strictObject({
    id: z.literal('german-uncertainty'),
    ...switched,
    side,
    commandPoints: z.array(modifier).min(1).describe('For every activation, by turn from the first.'),
  }),
  z.strictObject({
    id: z.literal('hesitation'),
    ...switched,
    leader: leaderId,
    roll: positive.describe('What his side’s initiative die shows.'),
    strategicValue: count.describe('His until the end of the turn.'),
  }),
  z.strictObject({
    id: z.literal('supply-roll'),
    ...switched,
    side,
    dice: positive,
    cutFrom: positive.describe('From this on, the friendly edge and what lies beyond it supply nobody this night.'),
  }),
  z.strictObject({ id: z.literal('no-rail-supply'), ...switched, side }),
  z.strictObject({ id: z.literal('permanent-pontoon'), ...switched, a: zoneId, b: zoneId }),
])

export const scenarioSchema = z.strictObject({
  ...fileHead,
  id,
  sources: z.array(z.string().min(1)).min(1).describe('Where the set-up and the rules of this scenario come from.'),
  turns: z.array(turn).min(1).max(60),
  area: z.array(zoneId).min(2).optional().describe('The only zones in play; without it, the whole map.'),
  sides: bySide(forces),
  outOfSupplyAtStart: z.boolean(),
  garrisons: z.boolean().describe('Whether the garrisons of the order of battle are there.'),
  setUp: bySide(z.array(placement).min(1)),
  reductions: z.array(reduction),
  detached: z.array(detached),
  destroyedBridges: z.array(z.strictObject({ a: zoneId, b: zoneId, note: note.optional() })),
  reinforcements: z.array(reinforcement),
  absent: z
    .union([z.literal('all-others'), z.array(unitId)])
    .describe('Units and leaders that take no part: those named, or all that are not placed.'),
  options: z.array(option),
  specialRules: z.array(specialRule),
  victory,
})

export type Scenario = z.infer<typeof scenarioSchema>
