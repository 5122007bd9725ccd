import { NONE } from '../campaign/campaign.ts'
import {
  cavalryPoints,
  endOf,
  firstOf,
  gunPoints,
  infantryPoints,
  isDecoy,
  isUnit,
  moraleOf,
} from '../state/counters.ts'
import { enemyOf, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { isStormed } from '../state/places.ts'

/** Chapter 15: the current battle. What is engaged in it; used by every step of the sequence of play. */

/** The kind of a battle. */
export const BATTLE = { field: 0, assault: 1, sally: 2 } as const

export const defenderOf = (g: G): number => enemyOf(g.attacker)
export const isAttacker = (g: G, side: number): boolean => g.attacker === side

/**
 * @rule gb.assault.resolution
 * An assault follows the rules of battle, but one column further right, with a strength ratio of at most 3 and the
 * attacker's artillery divided. The defender fights from within: he adds the value of the fortress; his garrison always
 * takes part; he is never encircled or without provisions, ignores his first loss, gets no marker, and his markers of
 * activation and earlier combat are ignored.
 */
export const fightsInside = (g: G, side: number): boolean =>
  g.battleKind === BATTLE.assault ? side !== g.attacker : g.battleKind === BATTLE.sally && side === g.attacker

/** The garrison of the side that fights from within; none otherwise. */
export function garrisonOf(g: G, side: number): number {
  if (!fightsInside(g, side) || isStormed(g, side, g.battleZone)) return NONE
  const garrison = g.campaign.fortresses[zoneOf(g, g.battleZone).fortress]?.garrisons[side] ?? NONE
  return garrison !== NONE && g.garrison.points.of(garrison) > 0 ? garrison : NONE
}
/** The garrison of this side that takes part in the battle; none if there is none. */
export function engagedGarrison(g: G, side: number): number {
  const garrison = garrisonOf(g, side)
  return garrison !== NONE && g.garrison.engaged.of(garrison) ? garrison : NONE
}

/** Can this counter fight here: in the field, or inside if its side fights from within? */
export function isAtHand(g: G, side: number, counter: number): boolean {
  return g.counter.zone.of(counter) === g.battleZone && g.counter.inside.of(counter) === fightsInside(g, side)
}
export function countersAtHand(g: G, side: number): number[] {
  const found: number[] = []
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++) if (isAtHand(g, side, counter)) found.push(counter)
  return found
}

/** The engaged units of a side, and its engaged decoys until they are unmasked. */
export function engagedOf(g: G, side: number): number[] {
  const found: number[] = []
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++) if (g.counter.engaged.of(counter)) found.push(counter)
  return found
}
/** Same, without decoys. */
export const engagedUnits = (g: G, side: number): number[] => engagedOf(g, side).filter((counter) => isUnit(g, counter))
export const hasEngagedDecoysOnly = (g: G, side: number): boolean =>
  engagedGarrison(g, side) === NONE && engagedOf(g, side).every((counter) => isDecoy(g, counter))

/** Could this counter start a battle: does it have infantry or cavalry, or is it a decoy? */
export const canAttack = (g: G, counter: number): boolean =>
  isDecoy(g, counter) || infantryPoints(g, counter) + cavalryPoints(g, counter) > 0

/** Does this side have anything left to fight here: in the field, or in the fortress in an assault? */
export const isStillThere = (g: G, side: number): boolean =>
  garrisonOf(g, side) !== NONE || countersAtHand(g, side).length > 0

/** SP of some units and of the garrison fighting with them. */
export interface Force {
  readonly units: number
  readonly infantry: number
  /** Both kinds. */
  readonly cavalry: number
  /** Heavy artillery counts once. */
  readonly artillery: number
}

function forceOf(g: G, counters: readonly number[], garrison = NONE): Force {
  let [infantry, cavalry, artillery] = [garrison === NONE ? 0 : g.garrison.points.of(garrison), 0, 0]
  for (const counter of counters) {
    infantry += infantryPoints(g, counter)
    cavalry += cavalryPoints(g, counter)
    artillery += gunPoints(g, counter, 1)
  }
  return { units: counters.length + (garrison === NONE ? 0 : 1), infantry, cavalry, artillery }
}
export const engagedForce = (g: G, side: number): Force => forceOf(g, engagedUnits(g, side), engagedGarrison(g, side))

export const isArtilleryAlone = ({ infantry, cavalry, artillery }: Force): boolean =>
  artillery > 0 && infantry + cavalry === 0

/** The morale over the last box of a garrison. */
export function garrisonMorale(g: G, garrison: number): number {
  const row = g.campaign.garrisons[garrison]?.row ?? []
  return row[row.length - 1 - g.garrison.right.of(garrison)] ?? tablesOf(g).artilleryOnly.morale
}

/** The current morale of the lead unit; 0 if there is none. */
export function leadMorale(g: G, side: number): number {
  if (g.camp.garrisonLeads.of(side)) {
    const garrison = engagedGarrison(g, side)
    return garrison === NONE ? 0 : garrisonMorale(g, garrison)
  }
  const lead = g.camp.lead.of(side)
  return lead === NONE ? 0 : moraleOf(g, lead)
}

/**
 * Does this marker count? Activation and *Combatted* are ignored for a side that fights from within a fortress (GB
 * 16.2, 16.3).
 */
const isCounted = (g: G, side: number, mark: 'activated' | 'combatted' | 'demoralised'): boolean =>
  mark === 'demoralised' || !fightsInside(g, side)

/** Do more than half of the engaged units have this marker? A garrison counts as a unit without markers. */
export function mostlyMarked(g: G, side: number, mark: 'activated' | 'combatted' | 'demoralised'): boolean {
  if (!isCounted(g, side, mark)) return false
  const units = engagedUnits(g, side)
  const marked = units.filter((counter) => g.counter[mark].of(counter)).length
  return 2 * marked > units.length + (engagedGarrison(g, side) === NONE ? 0 : 1)
}

/** How many of the engaged units have this marker: none, some or all. A garrison counts as one without. */
export function markedAmong(g: G, side: number, mark: 'combatted' | 'demoralised'): 'none' | 'any' | 'all' {
  if (!isCounted(g, side, mark)) return 'none'
  const units = engagedUnits(g, side)
  const marked = units.filter((counter) => g.counter[mark].of(counter)).length
  if (marked === 0) return 'none'
  return marked === units.length && engagedGarrison(g, side) === NONE ? 'all' : 'any'
}
