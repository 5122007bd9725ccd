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

/** Chapter 15: the battle in hand. What has been engaged in it, asked by every step of the sequence of play. */

/** What kind of battle is fought. */
export const BATTLE = { field: 0, assault: 1, sally: 2 } as const

export const defenderOf = (g: G): number => enemyOf(g.attacker)
export const isAttacker = (g: G, side: number): boolean => g.attacker === side

/**
 * @rule gb.assault.resolution
 * An assault goes by the rules of battle, but one column further right, with a strength ratio of at most 3 and the
 * attacker's artillery divided. The defender, who fights from within, adds the value of the fortress; his garrison takes
 * part, whoever else does; he is never encircled or without provisions, ignores his first loss, gets no marker, and those
 * he has of activation or of an earlier combat do not tell.
 */
export const fightsInside = (g: G, side: number): boolean =>
  g.battleKind === BATTLE.assault ? side !== g.attacker : g.battleKind === BATTLE.sally && side === g.attacker

/** The garrison of the side that fights from within, or none. */
export function garrisonOf(g: G, side: number): number {
  if (!fightsInside(g, side) || isStormed(g, side, g.battleZone)) return NONE
  const garrison = g.campaign.fortresses[zoneOf(g, g.battleZone).fortress]?.garrisons[side] ?? NONE
  return garrison !== NONE && g.garrison.points.of(garrison) > 0 ? garrison : NONE
}
/** The garrison of this side that takes part in the battle, or none. */
export function engagedGarrison(g: G, side: number): number {
  const garrison = garrisonOf(g, side)
  return garrison !== NONE && g.garrison.engaged.of(garrison) ? garrison : NONE
}

/** Counters of a side that could fight here: in the field, or inside where it fights from within. */
export function isAtHand(g: G, side: number, counter: number): boolean {
  return g.counter.zone.of(counter) === g.battleZone && g.counter.inside.of(counter) === fightsInside(g, side)
}
export function countersAtHand(g: G, side: number): number[] {
  const found: number[] = []
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++) if (isAtHand(g, side, counter)) found.push(counter)
  return found
}

/** The engaged units of a side, and its decoys where they have not been unmasked yet. */
export function engagedOf(g: G, side: number): number[] {
  const found: number[] = []
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++) if (g.counter.engaged.of(counter)) found.push(counter)
  return found
}
/** As above, without decoys. */
export const engagedUnits = (g: G, side: number): number[] => engagedOf(g, side).filter((counter) => isUnit(g, counter))
export const hasEngagedDecoysOnly = (g: G, side: number): boolean =>
  engagedGarrison(g, side) === NONE && engagedOf(g, side).every((counter) => isDecoy(g, counter))

/** Could this counter begin a battle: has it infantry or cavalry, or does it pretend to? */
export const canAttack = (g: G, counter: number): boolean =>
  isDecoy(g, counter) || infantryPoints(g, counter) + cavalryPoints(g, counter) > 0

/** Is anybody left whom the other side could fight here: in the field, or in the fortress where that is stormed? */
export const isStillThere = (g: G, side: number): boolean =>
  garrisonOf(g, side) !== NONE || countersAtHand(g, side).length > 0

/** SP of some units, and of the garrison that fights with them, by what they are worth in a battle. */
export interface Force {
  readonly units: number
  readonly infantry: number
  /** Both kinds. */
  readonly cavalry: number
  /** Heavy artillery counted once. */
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

/** The present morale of the lead unit; 0 when there is none left. */
export function leadMorale(g: G, side: number): number {
  if (g.camp.garrisonLeads.of(side)) {
    const garrison = engagedGarrison(g, side)
    return garrison === NONE ? 0 : garrisonMorale(g, garrison)
  }
  const lead = g.camp.lead.of(side)
  return lead === NONE ? 0 : moraleOf(g, lead)
}

/** Neither activation nor *Combatted* tells on who fights from within a fortress (GB 16.2, 16.3). */
const tells = (g: G, side: number, mark: 'activated' | 'combatted' | 'demoralised'): boolean =>
  mark === 'demoralised' || !fightsInside(g, side)

/** More than half of the engaged units (a garrison is one without any marker) have this marker. */
export function mostlyMarked(g: G, side: number, mark: 'activated' | 'combatted' | 'demoralised'): boolean {
  if (!tells(g, side, mark)) return false
  const units = engagedUnits(g, side)
  const marked = units.filter((counter) => g.counter[mark].of(counter)).length
  return 2 * marked > units.length + (engagedGarrison(g, side) === NONE ? 0 : 1)
}

/** How many of the engaged units have this marker: none, some, or all of them, the garrison included. */
export function markedAmong(g: G, side: number, mark: 'combatted' | 'demoralised'): 'none' | 'any' | 'all' {
  if (!tells(g, side, mark)) return 'none'
  const units = engagedUnits(g, side)
  const marked = units.filter((counter) => g.counter[mark].of(counter)).length
  if (marked === 0) return 'none'
  return marked === units.length && engagedGarrison(g, side) === NONE ? 'all' : 'any'
}
