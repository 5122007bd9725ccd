import { NO_HEX } from '../../board/hex.ts'
import type { Verb } from '../../kernel/actions/actions.ts'
import type { Offer } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { Ledger } from '../../kernel/values/ledger.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { noteDeed } from '../state/call.ts'
import type { TablesFile } from '../campaign/files.ts'
import { shot } from '../state/entries.ts'
import { judge, loseStrength, type Hit } from './hits.ts'
import { hexName, unitName, unitOf, type G } from '../state/kit.ts'
import { stopOfSight } from '../state/sight.ts'
import { facingOf, inMelee, onMap } from '../state/units.ts'

/** Chapter: fire, as far as it is common to guns and rifles. */

/**
 * @rule ps.fire.melee
 * A unit in a melee neither fires nor is fired at.
 */
export function isFreeToFire(g: G, unit: number, why?: Why): boolean {
  if (!inMelee(g, unit)) return true
  return why?.because('ps.fire.melee', 'firer', { unit: unitName(g, unit) }) ?? false
}

function isTarget(g: G, unit: number, target: number, why?: Why): boolean {
  const name = unitName(g, target)
  if (unitOf(g, unit).side === unitOf(g, target).side)
    return why?.because('ps.fire.target', 'own', { target: name }) ?? false
  if (!onMap(g, target)) return why?.because('ps.fire.target', 'not-on-map', { target: name }) ?? false
  if (inMelee(g, target)) return why?.because('ps.fire.melee', 'target', { target: name }) ?? false
  return true
}

/**
 * @rule ps.fire.range
 * A weapon has a range in hexes, counted from hex to hex.
 */
function isInRange(g: G, unit: number, hex: number, why?: Why): boolean {
  const { range } = unitOf(g, unit)
  const distance = g.campaign.grid.distance(g.unit.hex.of(unit), hex)
  if (distance <= range) return true
  return why?.because('ps.fire.range', 'too-far', { unit: unitName(g, unit), distance, range }) ?? false
}

/**
 * @rule ps.fire.arc
 * A unit fires at targets within sixty degrees to either side of its facing.
 */
function isInArc(g: G, unit: number, hex: number, why?: Why): boolean {
  if (g.campaign.grid.inArc(g.unit.hex.of(unit), facingOf(g, unit), hex)) return true
  const facing = g.nameOf('direction', g.unit.facing.of(unit))
  return why?.because('ps.fire.arc', 'outside', { unit: unitName(g, unit), facing, hex: hexName(g, hex) }) ?? false
}

/**
 * @rule ps.fire.target
 * A unit may fire at an enemy on the map that is within range and arc, and in sight.
 */
export function mayFireAt(g: G, unit: number, target: number, why?: Why): boolean {
  const there = g.unit.hex.of(target)
  if (!isTarget(g, unit, target, why) || !isInRange(g, unit, there, why) || !isInArc(g, unit, there, why)) return false
  const stop = stopOfSight(g, g.unit.hex.of(unit), there)
  if (stop === NO_HEX) return true
  const facts = { unit: unitName(g, unit), target: unitName(g, target), hex: hexName(g, stop) }
  return why?.because('ps.fire.sight', 'blocked', facts) ?? false
}

/** The hexes that a unit could fire into if an enemy were there: within range and arc, and in sight. */
export function fieldOf(g: G, unit: number): number[] {
  const from = g.unit.hex.of(unit)
  const hexes = Array.from({ length: g.campaign.terrain.length }, (_, hex) => hex)
  return hexes.filter(
    (hex) => hex !== from && isInRange(g, unit, hex) && isInArc(g, unit, hex) && stopOfSight(g, from, hex) === NO_HEX,
  )
}

/** Whether a unit of a side may fire in the current phase. */
type MayShoot = (g: G, side: number, unit: number) => boolean

/** Visits the shots of a side until the visitor returns true. */
function someShot(g: G, side: number, mayShoot: MayShoot, visit: (unit: number, target: number) => boolean): boolean {
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!mayShoot(g, side, unit)) continue
    for (let target = 0; target < g.unit.rows; target++) {
      if (mayFireAt(g, unit, target) && visit(unit, target)) return true
    }
  }
  return false
}

export const hasShot = (g: G, side: number, mayShoot: MayShoot): boolean => someShot(g, side, mayShoot, () => true)

export function offerShots(g: G, side: number, mayShoot: MayShoot, fire: Verb<2>, offer: Offer): void {
  someShot(g, side, mayShoot, (unit, target) => {
    offer.add(fire, unit, target)
    return false
  })
}

/** Adds the modifier for strength above or below the table's limits. */
export function addStrength(
  ledger: Ledger,
  strength: number,
  row: TablesFile['fire']['rifle']['strength'],
  rule: string,
): Ledger {
  return ledger
    .addIf(row.over !== undefined && strength > row.over, 'strength', row.overModifier ?? 0, rule)
    .addIf(row.under !== undefined && strength < row.under, 'strength', row.underModifier ?? 0, rule)
}

/**
 * @rule ps.fire.roll
 * One die plus modifiers; the number in the table or more is a hit.
 */
export function shoot(g: G, unit: number, target: number, ledger: Ledger): boolean {
  const { dieFaces, fire } = g.campaign.tables
  ledger.add('die', g.chance.die(dieFaces, 'fire'), 'ps.fire.roll')
  const hit = ledger.total >= fire.needed
  g.tell(shot, { unit, target, ledger, needed: fire.needed, hit })
  noteDeed(g, unitOf(g, unit).side, 'attacks', g.unit.hex.of(target))
  return hit
}

export const hitByFire = (g: G, unit: number, target: number): Hit => ({
  unit: target,
  from: g.unit.hex.of(unit),
  melee: false,
})

/** The odds of a shot over all rolls. The outcome `choose` leaves a choice to the target's owner. */
export function shotOdds(g: G, unit: number, target: number, ledgerOf: (g: G, unit: number, target: number) => Ledger) {
  const outcome = { miss: 0, lose: 0, choose: 0 }
  let destroyed = 0
  let result: keyof typeof outcome = 'miss'
  everyOutcome(
    g,
    (fork) => {
      const hit = shoot(fork, unit, target, ledgerOf(fork, unit, target))
      result = hit ? judge(fork, hitByFire(fork, unit, target)) : 'miss'
      if (result === 'lose') loseStrength(fork, target)
    },
    (fork, probability) => {
      outcome[result] += probability
      if (!onMap(fork, target)) destroyed += probability
    },
  )
  const modifiers = ledgerLines(ledgerOf(g, unit, target))
  return { hit: 1 - outcome.miss, outcome, destroyed, needed: g.campaign.tables.fire.needed, modifiers }
}

/** The lines of a ledger as plain data, for previews. */
export function ledgerLines(ledger: Ledger): JsonObject[] {
  return ledger.lines.map(({ label, value, rule }) => ({ label, value, rule }))
}
