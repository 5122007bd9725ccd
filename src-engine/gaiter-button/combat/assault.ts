import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import { controllerIn } from '../ground/control.ts'
import { countersIn, isDecoy, isLeader, isUnit } from '../state/counters.ts'
import { enemyOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { isHeld, isInField, isStormed } from '../state/places.ts'
import { FATE } from '../state/shape.ts'
import { mark, relocate, removeForGood } from '../ground/tokens.ts'
import { canAttack, engagedUnits, garrisonOf } from './engaged.ts'
import { loseOfGarrison } from './losses.ts'
import { takePrisoner } from './surrender.ts'

/** Chapter 16.2: assault of a fortress. */

const fortressFell = entry(
  { name: 'fortress-fell', category: 'battle', rule: 'gb.assault.defeat' },
  { side: 'side', zone: 'zone' },
)
const bankStormed = entry(
  { name: 'bank-stormed', category: 'battle', rule: 'gb.assault.other-bank' },
  { side: 'side', zone: 'zone', to: 'zone' },
)
const fellWithFortress = entry(
  { name: 'fell-with-fortress', category: 'battle', rule: 'gb.assault.defeat' },
  { counter: 'counter', zone: 'zone' },
)

/**
 * @rule gb.assault.launch
 * A side may assault a fortress that enemies hold or are in, if no enemy is in the field and it has counters to attack
 * with.
 */
export function mayAssault(g: G, side: number, zone: number, why?: Why): boolean {
  const rule = 'gb.assault.launch'
  const facts = () => ({ zone: zoneName(g, zone) })
  const enemy = enemyOf(side)
  if (zoneOf(g, zone).fortress === NONE) return why?.because(rule, 'no-fortress', facts()) ?? false
  if (isInField(g, enemy, zone)) return why?.because(rule, 'contested', facts()) ?? false
  if (!isHeld(g, enemy, zone) && countersIn(g, enemy, zone, 'inside').length === 0)
    return why?.because(rule, 'nobody-inside', facts()) ?? false
  return (
    countersIn(g, side, zone).some((counter) => canAttack(g, counter)) ||
    (why?.because(rule, 'nobody', facts()) ?? false)
  )
}

/**
 * @rule gb.assault.other-bank
 * If the fortress has another bank that the enemy has not taken, units that rout or retreat from this bank shelter
 * there, garrison included. The stormed bank belongs to the enemy while he stays.
 */
export function otherBank(g: G, side: number, zone: number): number {
  const zones = g.campaign.fortresses[zoneOf(g, zone).fortress]?.zones ?? []
  const enemy = enemyOf(side)
  const isTaken = (other: number): boolean =>
    isStormed(g, side, other) || controllerIn(g, other) === enemy || countersIn(g, enemy, other, 'inside').length > 0
  return zones.find((other) => other !== zone && !isTaken(other)) ?? NONE
}

export function crossToOtherBank(g: G, side: number, zone: number, to: number): void {
  g.tell(bankStormed, { side, zone, to })
  relocate(g, countersIn(g, side, zone, 'inside'), to, true)
  g.zone.stormed.set(zone, enemyOf(side) + 1)
}

/**
 * @rule gb.assault.defeat
 * When the besieged lose an assault and rout, everything inside is eliminated: the garrison, and every unit, engaged or
 * not. Leaders are taken prisoner.
 */
export function loseFortress(g: G, side: number): void {
  const zone = g.battleZone
  const refuge = otherBank(g, side, zone)
  g.reveal()
  if (refuge !== NONE) {
    mark(g, engagedUnits(g, side), 'demoralised')
    return crossToOtherBank(g, side, zone, refuge)
  }
  g.tell(fortressFell, { side, zone })
  const garrison = garrisonOf(g, side)
  if (garrison !== NONE) while (g.garrison.points.of(garrison) > 0) loseOfGarrison(g, garrison)
  const inside = countersIn(g, side, zone, 'inside')
  for (const counter of inside) {
    if (isLeader(g, counter) || isDecoy(g, counter)) takePrisoner(g, counter)
    else if (isUnit(g, counter)) {
      g.tell(fellWithFortress, { counter, zone })
      removeForGood(g, [counter], FATE.eliminated)
    }
  }
}

export const entries = [fortressFell, bankStormed, fellWithFortress]
