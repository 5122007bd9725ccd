import { z } from 'zod'
import { bySide, count, dice, fields, modifier, morale, positive, section, side } from './common-schema.ts'
import { terrains } from './map-schema.ts'

/** Days, orders and marches: chapters 4 to 12, 14 and 17 of the rules, and what the player aid adds. */

const mp = count.describe('Movement points.')
const superiority = fields({ percent: positive, orEqual: z.boolean() }).describe(
  'Own artillery against the enemy’s, in per cent: more than this, or as much where "orEqual".',
)

const men = z.int().positive().max(100_000)

export const scale = fields({
  section,
  infantry: men,
  cavalry: men,
  batteries: positive,
  mitrailleuseBatteries: positive,
}).describe('What one strength point stands for: men, or batteries.')

export const stacking = fields({ section, unitsIn: z.strictObject({ mountainous: positive }) })

export const blockade = fields({ section, points: positive }).describe(
  'Enemy strength points in a zone that shut up whoever is in its fortress. Decoys have none.',
)

export const terrain = fields({ section, values: z.record(z.enum(terrains), count), town: count }).describe(
  'Defensive values. A town counts as such where its terrain has a lower value; only open clear ground is clear.',
)

export const weather = fields({
  section,
  dice,
  rows: z.array(fields({ from: positive, to: positive, weather: z.enum(['normal', 'rain']) })).min(1),
})

export const rain = fields({
  section,
  movement: z.array(fields({ mp: positive, inRain: positive })).min(1),
  fatigueMarkers: count.describe('Markers drawn when an activation begins.'),
})

export const pontoonDamage = fields({
  section,
  dice,
  rows: z
    .array(
      fields({
        from: positive,
        to: positive,
        levels: count.describe('Levels lost.'),
        removed: z.literal(true).optional().describe('Out of the game for good.'),
      }),
    )
    .min(1),
})

export const initiative = fields({ section, dice, tie: side.describe('Who has it when both are equal.') })
export const impulse = fields({
  section,
  units: positive.describe('Units activated at most; leaders are free.'),
})

export const battleMovement = fields({
  section,
  dice,
  atLeast: positive.describe('What the die and the leader’s strategic value must reach together.'),
  barredTerrain: z.array(z.enum(terrains)),
  barredWater: z.array(z.enum(['major', 'river', 'canal'])),
})

export const communication = fields({ section, connections: positive.describe('Length of a direct line.') })

export const commandPoints = fields({
  section,
  linkToSenior: modifier.describe('The army commander reached has a line to the senior general.'),
  mixedCorps: modifier,
  leaderAlone: modifier,
  outOfSupply: modifier,
  combatted: modifier,
  demoralised: modifier,
  highMorale: fields({ morale, points: modifier }).describe('For units of exactly this morale in the stack.'),
  enemyInZone: modifier,
  side: bySide(modifier),
  cavalryOnly: bySide(modifier),
})

export const fatigue = fields({
  section,
  bowl: z.array(fields({ marker: z.union([count, z.literal('stop')]), count: positive })).min(1),
  redraw: positive.describe('Command points for returning a marker and drawing another.'),
  freeMarkers: count.describe('Markers kept, STOP apart, that do not tire; with more of them their sum counts.'),
  connectionsPerMarker: positive,
  fast: fields({ mp: positive, connectionsPerMarker: positive }).describe('For stacks of such counters only.'),
})

export const allowance = fields({
  section,
  infantry: positive,
  cavalry: positive,
  leader: positive,
  decoy: z.array(positive).min(1).describe('As its owner chooses.'),
})

export const march = fields({ section, road: mp, path: mp, railway: mp, majorBridge: mp })
export const severalBridges = fields({ section, mp }).describe('Between zones joined by more than one bridge.')
export const crowding = fields({ section, freeUnits: count, mpEach: mp }).describe('Units marching together.')
export const occupiedZone = fields({ section, mp }).describe('Into friends already activated, or enemies.')
export const blockadedZone = fields({ section, mp }).describe('Past an enemy fortress under blockade.')
export const corpsCavalry = fields({ section, sides: z.array(side), connections: positive }).describe(
  'How far cavalry of a corps may be from its corps when an activation ends.',
)

export const surpriseAttack = fields({ section, mp, sides: z.array(side), unitsMarked: positive })

const range = { from: count.optional(), to: count.optional() }
export const reconnaissance = fields({
  section,
  mp,
  dice,
  heavyCavalryDivisor: positive,
  columns: z.array(fields(range)).min(1).describe('Excess of cavalry declared.'),
  rows: z
    .array(
      fields({
        ...range,
        cells: z
          .array(fields({ units: count, composition: z.literal(true).optional() }))
          .min(1)
          .describe('Units shown, by column; some with their composition.'),
      }),
    )
    .min(1)
    .describe('By the die with its modifiers; without "from" or "to" there is no lower or upper end.'),
  modifiers: fields({
    side: bySide(modifier).describe('For the side that reconnoitres.'),
    tired: fields({ markers: positive, modifier }).describe('Reconnoitring units with so many fatigue markers.'),
    activatedScreen: modifier.describe('All units that screen are activated.'),
    rain: modifier,
  }),
})

export const destroyBridge = fields({ section, mp, infantry: positive })
export const repairBridge = fields({
  section,
  mp: mp.describe('For each level.'),
  infantry: positive.describe('Of a division; detachments cannot.'),
  levels: positive,
  levelsPerTurn: positive,
})
export const bridgeArtillery = fields({ section, heavyFactor: positive, superiority: bySide(superiority) })
export const pontoon = fields({ section, mp, mpInRain: mp, infantry: positive, levels: positive })
export const destroyRailway = fields({ section, mp, points: positive.describe('Infantry or cavalry.') })
export const repairRailway = fields({ section, mp, infantry: positive })

export const rally = fields({
  section,
  dice,
  strategicValue: modifier.describe('Added so many times for a leader who can command the unit.'),
  rain: modifier,
  outOfSupply: modifier,
})

export const detachments = fields({
  section,
  largestPercent: z.int().min(1).max(100).describe('Of the mother unit’s strength points.'),
  keeps: positive.describe('Strength points of its own kind that stay with the mother unit.'),
  artilleryNeeds: positive.describe('Infantry or cavalry that a detachment with artillery must have.'),
})

export const fortressControl = fields({
  section,
  garrisons: z
    .array(fields({ capacityFrom: count, points: positive }))
    .min(1)
    .describe('Garrison that opens a fortress on enemy territory to supply.'),
})

export const supply = fields({ section, mp, rain: modifier, side: bySide(modifier) })
export const recovery = fields({
  section,
  dice,
  rain: modifier,
  points: positive,
  arms: z.array(z.enum(['infantry', 'cavalry'])).min(1),
  firstLosses: count.max(1).describe('1: a unit’s first loss never comes back. 0: it does.'),
})
export const nightWithdrawal = fields({ section, zones: positive, dice, rain: modifier, loss: positive })
