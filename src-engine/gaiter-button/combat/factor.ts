import { Ledger, type LedgerLine } from '../../kernel/values/ledger.ts'
import { isEncircled } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { commands, endOf, firstOf, gunPoints, isLeader } from '../state/counters.ts'
import { enemyOf, forSide, rounded, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { hasDoctrine } from '../state/options.ts'
import { terrainValue } from '../state/places.ts'
import { weightedStrength } from './amplitude.ts'
import {
  BATTLE,
  engagedForce,
  engagedUnits,
  fightsInside,
  isAtHand,
  isAttacker,
  leadMorale,
  markedAmong,
  mostlyMarked,
} from './engaged.ts'

/** Chapter 15.4: the combat factor, line by line as on the player aid. */

/** A leader's bonus for a side that attacks or defends. */
export function leaderBonus(g: G, side: number): number {
  const { attack, defence } = forSide(tablesOf(g).combatFactor.leader, side)
  if (!isAttacker(g, side)) return defence
  return hasDoctrine(g, side) ? tablesOf(g).frenchDoctrine.leaderInAttack : attack
}

/**
 * @rule gb.combat.leader
 * A leader who is present and can command all the engaged units adds to the factor, whatever his own state; he need not
 * be engaged. French leaders do so in defence only.
 */
export function commanderOf(g: G, side: number): number {
  const units = engagedUnits(g, side)
  const end = endOf(g, side)
  for (let leader = firstOf(g, side); leader < end; leader++)
    if (isLeader(g, leader) && isAtHand(g, side, leader) && units.every((counter) => commands(g, leader, counter)))
      return leader
  return NONE
}

/**
 * @rule gb.combat.ratio
 * The side that is stronger in infantry plus half its cavalry adds the ratio, rounded: nothing at exactly 1:1, at least
 * 1 above it, at most 6, or 3 in an assault.
 */
function ratioBonus(g: G, side: number): number {
  const { least, most } = tablesOf(g).strengthRatio
  const [own, enemy] = [g.camp.strength.of(side), g.camp.strength.of(enemyOf(side))]
  if (own <= enemy) return 0
  const limit = g.battleKind === BATTLE.assault ? tablesOf(g).assault.strengthRatioMost : most
  return enemy === 0 ? limit : Math.min(limit, Math.max(least, rounded(own, enemy)))
}

/** Records both sides' strengths for the ratio, before any losses. */
export function noteStrengths(g: G): void {
  for (const side of [0, 1])
    g.camp.strength.set(side, weightedStrength(g, side, tablesOf(g).strengthRatio.cavalryDivisor))
}

/**
 * @rule gb.combat.guns
 * Artillery adds 1 for every `artilleryEach` SP, counted from the first; heavy artillery counts double. It is divided
 * without provisions and when attacking a fortress; in a sally the attacker counts the fortress value as artillery.
 */
function gunBonus(g: G, side: number): number {
  const { combatFactor, assault } = tablesOf(g)
  let guns = 0
  for (const counter of engagedUnits(g, side)) guns += gunPoints(g, counter, combatFactor.heavyArtilleryFactor)
  const { value } = zoneOf(g, g.battleZone)
  let divisor = 1
  if (g.camp.unprovided.of(side)) divisor *= combatFactor.noProvisionsArtilleryDivisor
  if (g.battleKind === BATTLE.assault && isAttacker(g, side)) divisor *= value + assault.artilleryDivisorAdds
  if (g.battleKind === BATTLE.sally && isAttacker(g, side)) guns += value
  return Math.ceil(rounded(guns, divisor) / forSide(combatFactor.artilleryEach, side))
}

/** Terrain for the defender, plus the fortress value for a defender in an assault. */
function addGround(g: G, side: number, ledger: Ledger): void {
  if (isAttacker(g, side)) return
  ledger.add('terrain', terrainValue(g, g.battleZone), 'gb.combat.factor')
  ledger.addIf(fightsInside(g, side), 'fortress', zoneOf(g, g.battleZone).value, 'gb.assault.resolution')
}

/**
 * @rule gb.combat.factor
 * Starts at 0. Adds the lead unit's morale, a leader, the ratio, artillery, a charge, the Chassepot, and the terrain
 * for the defender; subtracts for a forced passage, backs to a river, demoralised units, lack of provisions,
 * encirclement, activated and Combatted units. Then a die is added. A side that fights from within a fortress is not
 * encircled.
 */
export function factorLedger(g: G, side: number): Ledger {
  const rule = 'gb.combat.factor'
  const table = tablesOf(g).combatFactor
  const ledger = new Ledger().add('lead', leadMorale(g, side), 'gb.combat.lead')
  ledger.addIf(g.camp.leader.of(side) !== NONE, 'leader', leaderBonus(g, side), 'gb.combat.leader')
  ledger.add('ratio', ratioBonus(g, side), 'gb.combat.ratio')
  ledger.add('artillery', gunBonus(g, side), 'gb.combat.guns')
  ledger.addIf(g.camp.charges.of(side), 'charge', table.heavyCavalryCharge, 'gb.combat.charge')
  ledger.addIf(engagedForce(g, side).infantry > 0, 'infantry-weapon', forSide(table.infantryWeapon, side), rule)
  addGround(g, side, ledger)
  ledger.addIf(isAttacker(g, side) && g.forcedPassage, 'forced-passage', table.forcedPassageAttacker, rule)
  ledger.addIf(isAtRiver(g, side), 'back-to-river', table.backToTheRiver, rule)
  const demoralised = markedAmong(g, side, 'demoralised')
  if (demoralised !== 'none') ledger.add(`demoralised-${demoralised}`, table.demoralised[demoralised], rule)
  ledger.addIf(g.camp.unprovided.of(side), 'no-provisions', table.noProvisions, 'gb.provision.effect')
  ledger.addIf(isShutIn(g, side), 'encircled', table.encircled, rule)
  ledger.addIf(mostlyMarked(g, side, 'activated'), 'mostly-activated', table.mostlyActivated, rule)
  const combatted = markedAmong(g, side, 'combatted')
  if (combatted !== 'none') ledger.add(`combatted-${combatted}`, table.combatted[combatted], rule)
  return ledger
}

const isAtRiver = (g: G, side: number): boolean =>
  engagedUnits(g, side).some((counter) => g.counter.backToRiver.of(counter))
/** In the field, without an axis of retreat. */
const isShutIn = (g: G, side: number): boolean => !fightsInside(g, side) && isEncircled(g, side, g.battleZone)

/** The lines of a ledger in the form that reports use. */
export const ledgerLines = ({ lines }: { readonly lines: readonly LedgerLine[] }): LedgerLine[] =>
  lines.map(({ label, value, rule }) => ({ label, value, rule }))
