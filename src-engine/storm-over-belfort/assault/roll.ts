import { Ledger } from '../../kernel/values/ledger.ts'
import { assaulted } from '../state/entries.ts'
import { PRUSSIAN, unitOf, type G } from '../state/kit.ts'
import { rowAt } from '../state/tables.ts'
import { printedNow, hasMarker } from '../state/zones.ts'
import { attackersOf, defendersOf, sumOf } from './group.ts'

/** Chapter: the roll of an assault. */

export interface AssaultRoll {
  readonly won: boolean
  readonly onDefender: number
  readonly onAttacker: number
}

/**
 * @rule sb.attack.magnitude
 * The number of battalions engaged on both sides, including exhausted defenders; scouts and artillery do not count.
 */
export function magnitudeOf(g: G, attackers: readonly number[], defenders: readonly number[]): number {
  const count = [...attackers, ...defenders].filter((unit) => unitOf(g, unit).kind !== 'scouts').length
  return Math.min(6, Math.max(1, count))
}

/**
 * @rule sb.attack.modifier
 * The attack values minus the defence values, at most 4 either way.
 *
 * @rule sb.stratagem.ruse
 * This turn every Prussian battalion defends with one more.
 */
export function assaultLedger(g: G, side: number, attackers: readonly number[], defenders: readonly number[]): Ledger {
  const { assault, stratagems } = g.campaign.tables
  const rule = 'sb.attack.modifier'
  const ruse =
    g.ruse && side !== PRUSSIAN
      ? stratagems.ruse * defenders.filter((unit) => unitOf(g, unit).kind !== 'scouts').length
      : 0
  return new Ledger()
    .add('attack', sumOf(g, attackers, 'attack'), rule)
    .add('defence', -sumOf(g, defenders, 'defence'), rule)
    .add('ruse', -ruse, 'sb.stratagem.ruse')
    .limit(-assault.mostBonus, assault.mostBonus, rule)
}

/**
 * @rule sb.attack.roll
 * A modified die on the table, in the column of the magnitude: the first number is the hits on the defender, the second
 * those on the attacker. On 6 or more the attacker wins.
 *
 * @rule sb.attack.smoothed
 * With the option the losses in the table follow the die without jumps.
 */
export function rollAssault(g: G, side: number, source: number, target: number): AssaultRoll {
  const { assault, dieFaces } = g.campaign.tables
  const attackers = attackersOf(g, source, target)
  const defenders = defendersOf(g, target)
  const magnitude = magnitudeOf(g, attackers, defenders)
  const ledger = assaultLedger(g, side, attackers, defenders)
  ledger.add('die', g.chance.die(dieFaces, 'assault'), 'sb.attack.roll')
  const [onDefender, onAttacker] = rowAt(g.smoothedAssault ? assault.smoothed : assault.rows, ledger.total)[
    magnitude - 1
  ]! // six columns
  const won = ledger.total >= assault.won
  g.tell(assaulted, { side, source, target, magnitude, ledger, won, onDefender, onAttacker })
  return { won, onDefender, onAttacker }
}

/**
 * @rule sb.attack.losses
 * The defender takes the first hit; then a bonus of 1, 2 or 3 absorbs that many, or a fortification or trench absorbs
 * one and is removed. With a bonus of 4 or 5 no unit there is hit.
 */
export function shelteredFrom(
  g: G,
  zone: number,
  hits: number,
): { readonly suffered: number; readonly takesMarker: boolean } {
  const bonus = printedNow(g, zone)
  if (bonus >= g.campaign.tables.assault.bonusWithoutLosses) return { suffered: 0, takesMarker: false }
  if (bonus > 0) return { suffered: Math.min(1, hits) + Math.max(0, hits - 1 - bonus), takesMarker: false }
  const takesMarker = hits >= 2 && hasMarker(g, zone)
  return { suffered: takesMarker ? hits - 1 : hits, takesMarker }
}
