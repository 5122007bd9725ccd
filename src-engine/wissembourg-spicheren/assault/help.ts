import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { isClose } from '../artillery/barrage.ts'
import { distance, firePower, isInArc, rangeOf, reaches } from '../ground/range.ts'
import { commandersIn, troopsIn, unitsIn } from '../ground/stacks.ts'
import {
  counterOf,
  faceOf,
  isGuns,
  isUnit,
  onMap,
  otherSide,
  scenarioOf,
  sideOf,
  strengthOf,
  unitName,
  type G,
} from '../state/kit.ts'
import { allot, attackersOf, hindranceAt, sourceIn, type Source } from './values.ts'

/** Chapter: the units that fight beside an attacked unit, and the attackers at whom each may strike. */

export const help = verb('help', 'unit')
export const support = verb('support', 'unit')
export const takePart = verb('take-part', 'unit')

/** Whether an attacker stands next to a unit that could strike at it. */
const canStrike = (g: G, unit: number, attacker: number): boolean =>
  distance(g, unit, g.unit.hex.of(attacker)) === 1 && hindranceAt(g, unit, g.unit.hex.of(attacker)) !== 'closed'

/**
 * @rule ws.defence.helpers
 * Defending troops that stand next to an attacker and are not attacked themselves in this activation may add their
 * value to the defence, against the attackers they stand next to.
 */
export function mayHelp(g: G, hex: number, unit: number, why?: Why): boolean {
  const facts = { unit: unitName(g, unit) }
  const no = (reason: string): false => why?.because('ws.defence.helpers', reason, facts) ?? false
  if (!isUnit(g, unit) || isGuns(g, unit) || !onMap(g, unit)) return no('no-troops')
  if (sideOf(g, unit) !== defenderOf(g)) return no('other-side')
  if (g.unit.adds.of(unit)) return no('already')
  if (g.unit.attacked.of(unit) || g.unit.hex.of(unit) === hex) return no('attacked')
  return attackersOf(g).some((attacker) => canStrike(g, unit, attacker)) || no('not-beside')
}

export const defenderOf = (g: G): number => otherSide(sideOf(g, attackersOf(g)[0]!))

/**
 * @rule ws.artillery.support
 * A gun supports a defence of its own formation, once per activation, against attackers within half its range, in its
 * arc and in sight. In its own hex it supports any formation. At Wissembourg French guns support any French unit, once
 * per turn.
 */
export function maySupport(g: G, hex: number, gun: number, why?: Why): boolean {
  const facts = { unit: unitName(g, gun) }
  const no = (rule: string, reason: string): false => why?.because(rule, reason, facts) ?? false
  if (!isGuns(g, gun) || !onMap(g, gun)) return no('ws.artillery.once', 'no-guns')
  const side = sideOf(g, gun)
  if (side !== defenderOf(g)) return no('ws.defence.helpers', 'other-side')
  if (g.unit.adds.of(gun) || g.unit.fired.of(gun)) return no('ws.artillery.once', 'fired')
  const serves = scenarioOf(g).anySupport === side
  if (serves && g.unit.supported.of(gun)) return no('ws.artillery.support', 'once-a-turn')
  const { formation } = counterOf(g, gun)
  const isOwn = unitsIn(g, hex).some((unit) => counterOf(g, unit).formation === formation)
  if (!serves && !isOwn && g.unit.hex.of(gun) !== hex) return no('ws.artillery.support', 'other-formation')
  return attackersOf(g).some((attacker) => canSupport(g, gun, attacker)) || noReach(g, gun, why)
}

const noReach = (g: G, gun: number, why?: Why): false =>
  why?.because('ws.artillery.support', 'out-of-reach', { unit: unitName(g, gun), range: rangeOf(g, gun, true) }) ??
  false

const canSupport = (g: G, gun: number, attacker: number): boolean => {
  const hex = g.unit.hex.of(attacker)
  return reaches(g, gun, hex, true) && isInArc(g, gun, hex)
}

export function mayTakePart(g: G, hex: number, commander: number, why?: Why): boolean {
  const facts = { unit: unitName(g, commander) }
  const { kind, formation, bonus, side } = counterOf(g, commander)
  const isThere =
    kind === 'commander' &&
    side === defenderOf(g) &&
    g.unit.hex.of(commander) === hex &&
    unitsIn(g, hex).some((unit) => counterOf(g, unit).formation === formation)
  if (!isThere) return why?.because('ws.command.bonus', 'not-there', facts) ?? false
  if (g.unit.adds.of(commander)) return why?.because('ws.command.bonus', 'already', facts) ?? false
  return bonus[faceOf(g, commander)] > 0 || (why?.because('ws.command.bonus', 'none', facts) ?? false)
}

/** Visits all units and commanders that may still be added to the defence. */
export function visitOptions(g: G, hex: number, visit: (kind: typeof help, unit: number) => void): void {
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (mayHelp(g, hex, unit)) visit(help, unit)
    else if (maySupport(g, hex, unit)) visit(support, unit)
  }
  for (const commander of commandersIn(g, hex)) if (mayTakePart(g, hex, commander)) visit(takePart, commander)
}

/** All sources that strike at the attackers: the troops of the hex as one, each helper, each gun. */
export function sourcesOf(g: G, hex: number): Source[] {
  const found: Source[] = troopsIn(g, hex).length > 0 ? [sourceIn(g, hex)] : []
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!g.unit.adds.of(unit) || !isUnit(g, unit) || !onMap(g, unit) || sideOf(g, unit) !== defenderOf(g)) continue
    const guns = isGuns(g, unit)
    const isStacked = unitsIn(g, g.unit.hex.of(unit)).length > 1
    const points = guns ? firePower(g, unit, isStacked, scenarioOf(g).narrowHex) : strengthOf(g, unit)
    found.push({ units: [unit], points, isGuns: guns })
  }
  return found
}

/** The attackers that a source may strike at. */
export function strikesAt(g: G, hex: number, { units, isGuns: guns }: Source): number[] {
  const [unit] = units
  if (unit === undefined) return []
  return attackersOf(g).filter((attacker) => {
    if (guns) return canSupport(g, unit, attacker)
    return g.unit.hex.of(unit) === hex || canStrike(g, unit, attacker)
  })
}

/** Guns adjacent to attackers improve the die against each of them, however their points are shared out. */
export function fireAtClose(g: G, source: Source, reach: readonly number[]): void {
  if (!source.isGuns) return
  for (const attacker of reach)
    if (isClose(g, source.units[0]!, g.unit.hex.of(attacker))) g.unit.againstGuns.set(attacker, true)
}

/** Shares out the points of the sources from index `from` on: all of a source against one attacker if possible. */
export function shareOut(g: G, hex: number, favoured: number, from: number): void {
  for (const source of sourcesOf(g, hex).slice(from)) {
    const reach = strikesAt(g, hex, source)
    fireAtClose(g, source, reach)
    giveTo(g, source, reach, favoured, source.points)
  }
}

/** Gives points of a source against the favoured attacker, or else the first it can strike at. */
export function giveTo(g: G, source: Source, reach: readonly number[], favoured: number, points: number): void {
  const target = reach.includes(favoured) ? favoured : reach[0]
  if (target !== undefined) allot(g, source, target, points)
}

/** Adds a unit or a commander to the defence. */
export function addTo(g: G, unit: number): void {
  g.unit.adds.set(unit, true)
  if (isGuns(g, unit)) g.unit.fired.set(unit, true)
}
