import { has } from '../../board/bitset.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { bombarded, countered } from '../state/entries.ts'
import { FRENCH, PRUSSIAN, unitOf, type G } from '../state/kit.ts'
import { columnOf, rowAt } from '../state/tables.ts'
import { isHeavy, isLongShot } from '../guns/guns.ts'

/** Chapter: the rolls of the bombardment and of the counter-battery. */

/**
 * @rule sb.stratagem.more-shells
 * From turn 5 on: French artillery bombards and counters at -1 until the end of the game.
 */
const addWornGuns = (g: G, ledger: Ledger, side: number): Ledger =>
  ledger.addIf(
    g.moreShells && side === FRENCH,
    'more-shells',
    g.campaign.tables.stratagems.moreShells,
    'sb.stratagem.more-shells',
  )

/**
 * @rule sb.bombardment.counter-roll
 * A die on the counter-battery table, +1 for heavy artillery and -1 for the long range of French guns, by the value of
 * the gun; the result modifies the bombardment.
 */
export function rollCounter(g: G, unit: number, against: number): number {
  const ledger = counterLedger(g, unit, against)
  ledger.add('die', g.chance.die(g.campaign.tables.dieFaces, 'counter-battery'), 'sb.bombardment.counter-roll')
  const result = counterOf(g, unit, ledger.total)
  g.tell(countered, { unit, against, ledger, result: 0 - result })
  return result
}

/** The die modifiers of a counter-battery. */
function counterLedger(g: G, unit: number, against: number): Ledger {
  const { counterBattery } = g.campaign.tables
  const ledger = new Ledger()
    .addIf(isHeavy(g, unit), 'heavy', counterBattery.heavy, 'sb.bombardment.counter-roll')
    .addIf(isLongShot(g, unit, g.unit.zone.of(against)), 'long-range', counterBattery.long, 'sb.guns.range')
  return addWornGuns(g, ledger, unitOf(g, unit).side)
}

function counterOf(g: G, unit: number, total: number): number {
  const { rows, values } = g.campaign.tables.counterBattery
  return total < 1 ? 0 : rowAt(rows, total)[columnOf(values, unitOf(g, unit).value)]!
}

/** The counter-battery result for each face of the die. */
export function counterByDie(g: G, unit: number, against: number): number[] {
  const { total } = counterLedger(g, unit, against)
  return Array.from({ length: g.campaign.tables.dieFaces }, (_, index) => counterOf(g, unit, total + index + 1))
}

/** The die modifiers of a bombardment. */
function bombardmentLedger(g: G, unit: number, zone: number, counter: number): Ledger {
  const { bombardment, stratagems } = g.campaign.tables
  const rule = 'sb.bombardment.roll'
  const { side } = unitOf(g, unit)
  const heavy = isHeavy(g, unit)
  const near = heavy && has(g.campaign.beside[g.unit.zone.of(unit)]!, zone)
  const ledger = new Ledger()
    .addIf(heavy, 'heavy', bombardment.heavy, rule)
    .addIf(near, 'near', bombardment.near, rule)
    .addIf(side === FRENCH && isLongShot(g, unit, zone), 'long-range', bombardment.long, 'sb.guns.range')
    .addIf(g.zone.bombarded.of(zone), 'repeated', bombardment.repeated, 'sb.bombardment.repeated')
    .addIf(g.envoys && side === PRUSSIAN, 'envoys', stratagems.envoys, 'sb.stratagem.envoys')
    .add('counter-battery', counter, 'sb.bombardment.counter-roll')
  return addWornGuns(g, ledger, side)
}

/**
 * @rule sb.bombardment.roll
 * A die on the bombardment table: +1 for heavy artillery, +1 more when it fires at an adjacent zone, -1 for the long
 * range of French guns, and the result of the counter-battery.
 *
 * @rule sb.bombardment.repeated
 * From the second bombardment of a zone in a turn on the die is one less.
 *
 * @rule sb.stratagem.envoys
 * This turn all Prussian guns bombard at +1.
 *
 * @rule sb.stratagem.incendiary
 * This turn any bombardment of zone 1, 2, 3 or 8 by heavy Prussian guns that hits scores one more hit.
 */
export function rollBombardment(g: G, unit: number, zone: number, counter: number): number {
  const ledger = bombardmentLedger(g, unit, zone, counter)
  ledger.add('die', g.chance.die(g.campaign.tables.dieFaces, 'bombardment'), 'sb.bombardment.roll')
  const hits = hitsOf(g, unit, zone, ledger.total)
  g.tell(bombarded, { unit, zone, ledger, hits })
  return hits
}

/** The hits for a modified die. */
function hitsOf(g: G, unit: number, zone: number, total: number): number {
  const { bombardment, stratagems } = g.campaign.tables
  const { side, value } = unitOf(g, unit)
  const hits = total < 1 ? 0 : rowAt(bombardment.rows, total)[columnOf(bombardment.values, value)]!
  const burns = g.incendiary && side === PRUSSIAN && isHeavy(g, unit) && g.campaign.zones[zone]!.fort // zones of the map
  return hits > 0 && burns ? hits + stratagems.incendiary : hits
}

/** The hits of a bombardment for each face of the die. */
export function hitsByDie(g: G, unit: number, zone: number, counter: number): number[] {
  const { total } = bombardmentLedger(g, unit, zone, counter)
  return Array.from({ length: g.campaign.tables.dieFaces }, (_, index) => hitsOf(g, unit, zone, total + index + 1))
}
