import { describe, it } from 'vitest'
import type { Campaign } from '#engine/gaiter-button/campaign/campaign.ts'
import { handbook } from '#engine/gaiter-button/handbook/handbook.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { load } from '../../kernel/table.ts'
import { expectFigures } from '../figures.ts'

const { tables: t, scenarios } = load(gaiterButton, campaignFolder('chalons-1870')).campaign as Campaign
const { specialRules, victory } = scenarios.find(({ id }) => id === 'august-1870')!.data

/** The numbers of a special rule of the campaign. */
const special = (id: string): readonly number[] =>
  Object.values(specialRules.find((one) => one.id === id) ?? {})
    .flat()
    .filter((value) => typeof value === 'number')

/** A part of something, as texts have it: one half. */
const part = (divisor: number): string => `1/${divisor}`

/** What the handbook tells in figures, and where the campaign of the Army of Châlons has them. */
const figures: Readonly<Record<string, readonly (number | string)[]>> = {
  'gb.map.blockade': [t.blockade.points],
  'gb.counters.morale': [t.artilleryOnly.morale],
  'gb.weather.movement': t.rain.movement.flatMap(({ mp, inRain }) => [mp, inRain]),
  'gb.impulse.five-units': [t.impulse.units],
  'gb.battle-move.test': [t.battleMovement.atLeast],
  'gb.command.direct': [t.communication.connections],
  'gb.fatigue.return': [t.fatigue.redraw],
  'gb.fatigue.losses': [t.fatigue.freeMarkers],
  'gb.fatigue.fast': [t.fatigue.fast.mp, t.fatigue.fast.connectionsPerMarker],
  'gb.march.crowd': [t.crowding.freeUnits],
  'gb.entry.cost': [t.occupiedZone.mp],
  'gb.entry.surprise': [t.surpriseAttack.mp],
  'gb.recon.test': [t.reconnaissance.mp],
  'gb.bridge.destroy': [t.destroyBridge.infantry, t.destroyBridge.mp],
  'gb.bridge.repair': [
    ...[t.repairBridge.infantry, t.repairBridge.mp, t.repairBridge.levelsPerTurn, t.repairBridge.levels],
  ],
  'gb.pontoon.build': [t.pontoon.infantry, t.pontoon.mp, t.pontoon.mpInRain, t.pontoon.levels],
  'gb.pontoon.use': [t.severalBridges.mp],
  'gb.pontoon.destroy': [t.pontoon.levels],
  'gb.railway.destroy': [t.destroyRailway.points, t.destroyRailway.mp],
  'gb.railway.repair': [t.repairRailway.infantry, t.repairRailway.mp],
  'gb.detachments.limits': [
    part(100 / t.detachments.largestPercent),
    t.detachments.keeps,
    t.detachments.artilleryNeeds,
  ],
  'gb.garrisons.fill': [part(100 / t.detachments.largestPercent), t.detachments.keeps],
  'gb.provision.effect': [part(t.combatFactor.noProvisionsArtilleryDivisor)],
  'gb.combat.amplitude': [part(t.amplitude.cavalryDivisor)],
  'gb.combat.leader': [t.combatFactor.leader.german.attack],
  'gb.combat.ratio': [t.strengthRatio.least, t.strengthRatio.most, t.assault.strengthRatioMost],
  'gb.combat.guns': [t.assault.artilleryDivisorAdds],
  'gb.losses.charge': [t.combatLosses.lostCharge],
  'gb.rout.encircled': [t.rout.encircledLoss],
  'gb.retreat.voluntary': [t.retreat.atMost],
  'gb.retreat.capacity': [
    ...[t.retreatCapacity.road, t.retreatCapacity.path, t.retreatCapacity.majorBridge, t.retreatCapacity.loss],
  ],
  'gb.pursuit.roll': [t.pursuit.loserDice, part(t.pursuit.retreatDivisor)],
  'gb.pursuit.rain': [t.pursuit.rainArtillery],
  'gb.control.enemy-country': t.fortressControl.garrisons.flatMap(({ capacityFrom, points }) =>
    capacityFrom > 0 ? [capacityFrom, points] : [points],
  ),
  'gb.assault.resolution': [t.assault.strengthRatioMost, t.assault.artilleryDivisorAdds],
  'gb.supply.line': [t.supply.mp, -t.supply.rain, -t.supply.side.french],
  'gb.recovery.test': [t.recovery.points, t.recovery.rain],
  'gb.withdrawal.order': [t.nightWithdrawal.zones],
  'gb.withdrawal.test': [t.nightWithdrawal.rain, t.nightWithdrawal.loss],
  'gb.options.permanent-losses': [t.combatLosses.temporaryFirstLossRatio],
  'gb.options.commander': [t.youAreTheCommander.strategicValue],
  'gb.scenario.uncertainty': special('german-uncertainty').map((points) => -points),
  'gb.scenario.hesitation': special('hesitation'),
  'gb.scenario.supply-roll': special('supply-roll').filter((value) => value > 1),
  'gb.victory.exit': [victory.division.points],
}

describe('the figures of the handbook', () => {
  it.each(Object.entries(figures))('%s has those of the campaign’s data', (rule, expected) =>
    expectFigures(handbook, rule, expected),
  )
})
