import { z } from 'zod'
import { bySide, count, dice, fields, modifier, morale, positive, section } from './common-schema.ts'

/** Battles and fortresses: chapters 15 and 16 of the rules, surrender (17.2.1), and what the player aid adds. */

const losses = z.tuple([count, count]).describe('Strength points lost by the winner, then by the loser.')
/** Where two values exclude each other: "all" replaces "any" and is not added to it. */
const anyOrAll = fields({ any: modifier, all: modifier })

export const amplitude = fields({
  section,
  cavalryDivisor: positive,
  columns: z.array(fields({ from: positive, to: positive })).min(1),
  rain: modifier.describe('Columns to the right; negative, to the left.'),
})

export const combatResults = fields({
  section,
  rows: z
    .array(
      fields({
        from: count,
        to: count.optional(),
        losses: z.array(losses).min(1).describe('By column of amplitude.'),
        rout: count.describe('The penalty of the rout test, and the zones of a rout; 0 where nobody wins.'),
      }),
    )
    .min(1)
    .describe('By difference of the combat factors.'),
})

export const combatFactor = fields({
  section,
  leader: bySide(fields({ attack: modifier, defence: modifier })),
  artilleryEach: bySide(positive).describe('Artillery points for each +1, counted from the first.'),
  heavyArtilleryFactor: positive,
  heavyCavalryCharge: modifier,
  infantryWeapon: bySide(modifier),
  highHeatAttacker: modifier,
  forcedPassageAttacker: modifier,
  backToTheRiver: modifier,
  disembarked: modifier,
  demoralised: anyOrAll,
  noProvisions: modifier,
  noProvisionsArtilleryDivisor: positive,
  encircled: modifier,
  mostlyActivated: modifier.describe('More than half of the engaged units.'),
  combatted: anyOrAll,
  dice,
})

export const strengthRatio = fields({
  section,
  cavalryDivisor: positive,
  least: count.describe('The bonus for any ratio above 1:1.'),
  most: positive,
})

export const artilleryOnly = fields({ section, morale }).describe('Of a unit that has only artillery left.')

export const combatLosses = fields({
  section,
  artilleryEvery: bySide(positive).describe('One in so many losses must be artillery.'),
  cavalryOneIn: positive.describe('At most one in so many losses may be engaged cavalry.'),
  divisionalCavalryLast: bySide(z.boolean()).describe(
    'Cavalry of infantry units bears losses only after their infantry.',
  ),
  lostCharge: count.describe('Heavy cavalry lost besides when a charge fails or ends undecided.'),
  temporaryFirstLossRatio: positive.describe('From this ratio on, the winner’s first loss is temporary.'),
})

export const retreat = fields({
  section,
  dice,
  atMost: positive.describe('What the die may show, the leader’s strategic value added to this.'),
  zones: positive,
})

export const retreatCapacity = fields({
  section,
  road: positive,
  path: positive,
  railway: positive,
  majorBridge: positive.describe('For each bridge.'),
  river: modifier,
  canal: modifier,
  loss: positive.describe('Strength points lost by each unit too many.'),
})

export const rout = fields({
  section,
  dice,
  freshUnit: fields({
    moraleBelow: count.describe('Its morale is at most so much below that of the lead unit.'),
    modifier,
  }),
  fortress: modifier,
  mostlyActivated: modifier,
  demoralised: modifier,
  mostlyCombatted: modifier,
  mitrailleuse: fields({ sides: bySide(z.boolean()), modifier, most: count }),
  leadUnit: fields({ modifier, most: count }),
  encircledLoss: count.describe('Strength points lost by each unit that routs, cannot go and does not surrender.'),
})

export const pursuit = fields({
  section,
  winnerDice: dice,
  loserDice: dice,
  retreatDivisor: positive,
  rainArtillery: count.describe('Losses that fall on artillery in rain.'),
})

export const surrender = fields({
  section,
  dice,
  atMost: positive,
  highMorale: fields({ morale, modifier }),
  lowMorale: fields({ morale, modifier }).describe('No unit with at least this morale.'),
  encircled: modifier,
  demoralised: anyOrAll,
  accompanied: modifier.describe('For a leader with somebody of importance: Napoleon III.'),
})

export const assault = fields({
  section,
  columns: modifier,
  strengthRatioMost: positive,
  artilleryDivisorAdds: count.describe('The attacker’s artillery is divided by the fortress value and this.'),
  firstLossesIgnored: count.describe('Of the defender.'),
})

export const sally = fields({ section, dice, reconnaissanceColumn: count.describe('Counted from 0.') })

const newValues = fields({ section, strategicValue: count })
export const youAreTheCommander = newValues.describe('Senior general or army commander of the French.')
export const frenchDoctrine = fields({
  section,
  cavalryOnly: modifier,
  reconnaissance: modifier,
  leaderInAttack: modifier,
}).describe('What the French have instead of their own values; besides, no surprise attack and no tied corps cavalry.')
