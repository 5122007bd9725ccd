import { z } from 'zod'
import {
  arm,
  bothLanguages,
  bySide,
  count,
  date,
  fields,
  id,
  leaderId,
  modifier,
  positive,
  scenarioHead,
  section,
  side,
  strength,
  unitId,
  zoneId,
} from './common-schema.ts'
import { wordKey } from './campaign-schema.ts'
import { mapEdges } from './map-schema.ts'
import { victory } from './victory-schema.ts'

const turn = fields({
  date,
  weather: z.enum(['normal', 'rain']).optional().describe('Without it, the die decides (GB 4.1).'),
})

const forces = fields({
  edges: z.array(z.enum(mapEdges)).default([]).describe('Friendly map edges.'),
  pontoons: count.default(0).describe('Pontoon bridges it can build.'),
  decoys: count.default(0).describe('Placed freely on its units, or held back.'),
})

const placement = fields({
  id: id.optional().describe('What this line is called, so that it can be told from the others wherever it stands.'),
  zone: zoneId,
  leaders: z.array(leaderId).min(1).optional(),
  units: z.array(unitId).min(1).optional(),
  inside: z.literal(true).optional().describe('Within the fortress of the zone (GB 9.2).'),
  certainty: z
    .enum(['rules', 'certain', 'estimated'])
    .default('estimated')
    .describe('Given by the printed rules, certain from history, or the best guess.'),
})

const reduction = fields({
  unit: unitId,
  arm,
  points: positive,
})

const detached = fields({
  detachment: unitId.describe('A detachment of order-of-battle.json.'),
  zone: zoneId,
  strength,
  from: unitId.describe('The unit whose strength points these are; tell them in "reductions" too.'),
})

const reinforcement = fields({ id: id.optional(), date, side, zone: zoneId, units: z.array(unitId).min(1) })

/** A rule that a player may switch on or off before a game begins. */
const switched = { section, on: z.boolean().describe('How the switch stands unless a player changes it.') }

const option = fields({
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
  fields({
    id: z.literal('german-uncertainty'),
    ...switched,
    side,
    commandPoints: z.array(modifier).min(1).describe('For every activation, by turn from the first.'),
  }),
  fields({
    id: z.literal('hesitation'),
    ...switched,
    leader: leaderId,
    roll: positive.describe('What his side’s initiative die shows.'),
    strategicValue: count.describe('His until the end of the turn.'),
  }),
  fields({
    id: z.literal('supply-roll'),
    ...switched,
    side,
    dice: positive,
    cutFrom: positive.describe('From this on, the friendly edge and what lies beyond it supply nobody this night.'),
  }),
  fields({ id: z.literal('no-rail-supply'), ...switched, side }),
  fields({ id: z.literal('permanent-pontoon'), ...switched, a: zoneId, b: zoneId }),
])

export const scenarioSchema = fields({
  ...scenarioHead,
  title: bothLanguages.optional().describe('Left out, the texts of the campaign have it as "scenario.<id>.title".'),
  description: bothLanguages.optional().describe('What is fought out; left out, "scenario.<id>.description".'),
  aims: bySide(bothLanguages.optional())
    .optional()
    .describe('What each side is to do; left out, "scenario.<id>.french" and "scenario.<id>.german".'),
  words: z
    .record(wordKey, bothLanguages)
    .default({})
    .describe('Other words that this scenario brings, by the keys of the texts: "special.hesitation".'),
  sources: z
    .array(z.string().min(1))
    .default([])
    .describe('Where the set-up and the rules of this scenario come from.'),
  turns: z.array(turn).min(1).max(60),
  area: z.array(zoneId).min(2).optional().describe('The only zones in play; without it, the whole map.'),
  sides: bySide(forces).prefault({ french: {}, german: {} }),
  outOfSupplyAtStart: z.boolean().default(false),
  garrisons: z.boolean().default(false).describe('Whether the garrisons of the order of battle are there.'),
  setUp: bySide(z.array(placement)),
  reductions: z.array(reduction).default([]),
  detached: z.array(detached).default([]),
  destroyedBridges: z.array(fields({ a: zoneId, b: zoneId })).default([]),
  reinforcements: z.array(reinforcement).default([]),
  absent: z
    .union([z.literal('all-others'), z.array(unitId)])
    .default('all-others')
    .describe('Units and leaders that take no part: those named, or all that are not placed.'),
  options: z.array(option).default([]).describe('What players may switch; an option that is left out is off.'),
  specialRules: z.array(specialRule).default([]),
  victory,
})

export type Scenario = z.infer<typeof scenarioSchema>
