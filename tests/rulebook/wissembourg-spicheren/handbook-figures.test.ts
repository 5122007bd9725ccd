import { describe, it } from 'vitest'
import type { Campaign } from '#engine/wissembourg-spicheren/campaign/campaign.ts'
import { handbook } from '#engine/wissembourg-spicheren/handbook/handbook.ts'
import { expectFigures } from '../figures.ts'
import { spicheren, wissembourg } from './table.ts'

const { tables: t, scenarios } = spicheren.campaign as Campaign
const [battle] = scenarios
if (battle === undefined) throw new Error('there is no battle')
const { sluggish, hiddenColumn, victory, called } = battle
const [, smaller] = (wissembourg.campaign as Campaign).scenarios

/** The size of a modifier, as texts have it: “adds 1”, “takes 1 off”. */
const size = (...modifiers: readonly (number | undefined)[]): readonly number[] =>
  modifiers.map((one) => Math.abs(one ?? 0))

/** What the handbook tells in figures, and where the campaign has them. */
const figures: Readonly<Record<string, readonly number[]>> = {
  'ws.test': [t.test.needed],
  'ws.morale.test': [t.test.needed],
  'ws.morale.modifiers': [t.morale.protectionFrom, ...size(t.morale.protection, t.morale.flank)],
  'ws.rally.modifiers': size(t.morale.nearCommander, t.morale.underGuns),
  'ws.chiefs.inertia': [t.test.needed, t.command.chiefAlarm],
  'ws.assault.coordination': [t.test.needed],
  'ws.activation.test': [t.test.needed, sluggish!.turns, ...size(sluggish!.modifier, t.night.dice)],
  'ws.command.death': [t.death.roll],
  'ws.command.radius': size(t.night.radius),
  'ws.artillery.canister': [t.combat.die.closeGuns, t.combat.closeRange.german],
  'ws.defence.chassepots': [t.combat.die.chassepots],
  'ws.combat.die': size(t.combat.die.trench),
  'ws.assault.water': size(t.combat.die.water),
  'ws.retreat.holds': [t.combat.keepsGroundAbove],
  'ws.terrain.woods': [t.grounds.woods.cavalry - t.grounds.clear.cavalry],
  'ws.hidden.march': [hiddenColumn!.march / 2],
  'ws.hidden.reveal': [hiddenColumn!.sight],
  'ws.options.called-division': [called!.needed],
  'ws.turn.length': [battle.turns],
  'ws.victory.levels': [...victory.levels, ...(smaller?.victory.levels ?? [])],
}

describe('the figures of the handbook', () => {
  it.each(Object.entries(figures))('%s has those of the campaign’s data', (rule, expected) =>
    expectFigures(handbook, rule, expected),
  )
})
