import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../campaign/campaign.ts'
import {
  counterOf,
  FATE,
  formationOf,
  isUnit,
  NOBODY,
  NOWHERE,
  onMap,
  scenarioOf,
  sideOf,
  type G,
} from '../state/kit.ts'
import { commands, isCommandedFrom } from './radius.ts'

/** The commander in chief of a side who is on the map; there is at most one. */
export function chiefOf(g: G, side: number): number {
  const { counters } = g.campaign
  for (let unit = counters.length - 1; unit >= 0 && counters[unit]!.kind === 'chief'; unit--)
    if (counters[unit]!.side === side && onMap(g, unit)) return unit
  return NOBODY
}

/** Whether a counter is still off the map and may enter now. */
export function isDue(g: G, unit: number): boolean {
  const arrival = scenarioOf(g).arrivals[unit]
  if (arrival === undefined || onMap(g, unit) || g.unit.fate.of(unit) !== FATE.none) return false
  const turn = arrival.called ? g.calledFor : arrival.turn
  return turn > 0 && turn <= g.turn
}

/**
 * @rule ws.command.detached
 * A detached unit belongs to no command until its commander arrives. It is in command within the radius of its
 * commander in chief, or of a commander of a formation who is in command himself.
 */
export function isDetached(g: G, unit: number): boolean {
  const until = scenarioOf(g).detachedUntil[unit]!
  return until !== NOBODY && !onMap(g, until) && g.unit.fate.of(until) === FATE.none && !isDue(g, until)
}

/** Whether a hex is in the radius of the commander in chief or of a commander who is in command. */
function isNearCommand(g: G, side: number, hex: number): boolean {
  const chief = chiefOf(g, side)
  if (chief !== NOBODY && commands(g, chief, hex)) return true
  return g.campaign.formations.some(
    (formation) =>
      formation.side === side && !g.unit.outOfCommand.of(formation.commander) && commands(g, formation.commander, hex),
  )
}

/**
 * @rule ws.command.headquarters
 * A commander of a formation who is not in the radius of his commander in chief when command is verified is marked out
 * of command for the turn, as are all commanders whose commander in chief is not on the map. One who arrives is in
 * command that turn.
 */
export function isCommanderOut(g: G, commander: number): boolean {
  if (g.unit.arrivedIn.of(commander) === g.turn) return false
  const chief = chiefOf(g, sideOf(g, commander))
  return chief === NOBODY || !commands(g, chief, g.unit.hex.of(commander))
}

/**
 * The hex from which a formation is commanded: its commander's, or his hex of entry if he is due; otherwise NOWHERE.
 */
function seatOf(g: G, formation: number): number {
  const { commander } = formationOf(g, formation)
  if (onMap(g, commander)) return g.unit.hex.of(commander)
  return isDue(g, commander) ? scenarioOf(g).arrivals[commander]!.gates[0]!.hex : NOWHERE
}

/**
 * @rule ws.command.units
 * A unit is in command if it is in its commander's radius when its formation is activated, and stays so for the whole
 * activation whatever moves afterwards. A unit that arrives is traced from its hex of entry, and is in command if its
 * commander arrives too.
 */
export function isInRadius(g: G, unit: number): boolean {
  const { formation, side } = counterOf(g, unit)
  const at = onMap(g, unit) ? g.unit.hex.of(unit) : (scenarioOf(g).arrivals[unit]?.gates[0]?.hex ?? NOWHERE)
  if (at === NOWHERE) return false
  if (isDetached(g, unit)) return isNearCommand(g, side, at)
  const { commander } = formationOf(g, formation)
  if (!onMap(g, unit) && !onMap(g, commander)) return isDue(g, commander)
  const seat = seatOf(g, formation)
  return seat !== NOWHERE && isCommandedFrom(g, side, seat, at)
}

/** Whether a unit belongs to the active formation or its partner. */
export const isActive = (g: G, unit: number): boolean => {
  const { formation } = counterOf(g, unit)
  return formation !== NOBODY && (formation === g.active || formation === g.partner)
}

/** The counters of the active formation and its partner, in numerical order. */
export function activeCounters(g: G): readonly number[] {
  const key = (g.active + 1) * (g.formation.rows + 1) + g.partner + 1
  return (lists(g.campaign)[key] ??= [...g.campaign.counters.keys()].filter((unit) => isActive(g, unit)))
}
const lists = memoizedBy((_campaign: Campaign): (readonly number[] | undefined)[] => [])

/**
 * Out of command for morale: in its own activation as determined at its start, otherwise by its own commander's radius
 * now. A unit whose commander is not on the map is never out of command for morale.
 */
export function isOutOfCommand(g: G, unit: number): boolean {
  const { formation } = counterOf(g, unit)
  if (!onMap(g, formationOf(g, formation).commander)) return false
  if (isActive(g, unit)) return !g.unit.inCommand.of(unit)
  return !isInRadius(g, unit)
}

/** The number of units a commander in chief has commanded himself this turn. */
export function directedBy(g: G, side: number): number {
  let count = 0
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (g.unit.directed.of(unit) && isUnit(g, unit) && sideOf(g, unit) === side) count += 1
  return count
}
