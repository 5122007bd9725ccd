import { describe, it } from 'vitest'
import { handbook } from '#engine/storm-over-belfort/handbook/handbook.ts'
import { expectFigures } from '../figures.ts'
import { tables as t } from './table.ts'

/** The size of a modifier, as texts have it: “adds 1”, “takes 1 off”. */
const size = (...modifiers: readonly number[]): readonly number[] => modifiers.map(Math.abs)

/** What the handbook tells in figures, and where the campaign has them. */
const figures: Readonly<Record<string, readonly number[]>> = {
  'sb.map.stacking': [t.stacking.battalions, t.stacking.guns, t.stacking.citadel.battalions, t.stacking.citadel.guns],
  'sb.guns.range': [t.range.field, t.range.heavy, t.range.fromCitadel, ...size(t.bombardment.long)],
  'sb.turn.initiative': [t.initiative.frenchUntil],
  'sb.points.income': [t.points.income.french, t.points.income.prussian, t.points.most],
  'sb.points.poor': [t.points.poor, t.points.income.french],
  'sb.points.ring': [t.points.open],
  'sb.points.kept': [t.points.kept],
  'sb.stratagems.buy': [t.costs.buyFrench, t.costs.drawSecond, t.costs.choose],
  'sb.stratagems.hand': [t.hand.most],
  'sb.stratagems.keep': [t.hand.kept],
  'sb.stratagem.illness': [t.stratagems.illness],
  'sb.stratagem.cold': size(t.stratagems.icyCold.prussian, t.stratagems.icyCold.french),
  'sb.stratagem.swiss': [t.stratagems.swissGuns],
  'sb.stratagem.bourbaki': [t.stratagems.bourbakiFrom, t.stratagems.bourbakiGood],
  'sb.stratagem.more-shells': [t.stratagems.moreShellsFrom, ...size(t.stratagems.moreShells)],
  'sb.stratagem.tresckow': size(t.stratagems.intransigentTresckow),
  'sb.bombardment.roll': size(t.bombardment.heavy, t.bombardment.near, t.bombardment.long),
  'sb.bombardment.counter-roll': size(t.counterBattery.heavy, t.counterBattery.long),
  'sb.bombardment.repeated': size(t.bombardment.repeated),
  'sb.bombardment.forts': [t.damage.secondAt, t.damage.citadelBonus],
  'sb.activation.cost': [t.costs.activate],
  'sb.attack.modifier': [t.assault.mostBonus],
  'sb.attack.roll': [t.assault.won],
  'sb.attack.losses': [t.assault.bonusWithoutLosses],
  'sb.works.rally': [t.costs.rally, t.rally.perPoint],
  'sb.works.headquarters': [t.rally.atHeadquarters],
  'sb.works.rebuild': [t.costs.rebuild],
  'sb.works.fortify': [t.costs.fortify],
  'sb.works.limit': [t.fortify.french, t.fortify.prussian, t.fortify.withPioneers],
  'sb.works.trench': [t.costs.trench, t.costs.trenchByPioneers],
  'sb.victory.levels': [t.victory.major],
}

describe('the figures of the handbook', () => {
  it.each(Object.entries(figures))('%s has those of the campaign’s data', (rule, expected) =>
    expectFigures(handbook, rule, expected),
  )
})
