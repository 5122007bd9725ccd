import type { Column, Members } from '../../kernel/values/shape.ts'
import {
  ARMS,
  ARTILLERY,
  CAVALRY,
  HEAVY_ARTILLERY,
  HEAVY_CAVALRY,
  INFANTRY,
  MITRAILLEUSES,
  NONE,
  FRENCH,
} from '../campaign/campaign.ts'
import { counterOf, sideOf, tablesOf, type G } from './kit.ts'
import { playersValue } from './options.ts'
import { FATE } from './shape.ts'
import { placeOf, whereabouts } from './whereabouts.ts'

/** Chapter 1.2: counters. The current state of a counter. */

/**
 * SP of an arm by its number. Written out per arm, because looking up a column by a variable name takes ten times as
 * long.
 */
export function armColumn(g: G, arm: number): Column {
  const { counter } = g
  if (arm === INFANTRY) return counter.infantry
  if (arm === CAVALRY) return counter.cavalry
  if (arm === HEAVY_CAVALRY) return counter.heavyCavalry
  if (arm === ARTILLERY) return counter.artillery
  return arm === HEAVY_ARTILLERY ? counter.heavyArtillery : counter.mitrailleuses
}
/** SP lost of an arm by its number. */
export function lostColumn(g: G, arm: number): Column {
  const { counter } = g
  if (arm === INFANTRY) return counter.lostInfantry
  if (arm === CAVALRY) return counter.lostCavalry
  if (arm === HEAVY_CAVALRY) return counter.lostHeavyCavalry
  if (arm === ARTILLERY) return counter.lostArtillery
  return arm === HEAVY_ARTILLERY ? counter.lostHeavyArtillery : counter.lostMitrailleuses
}

/** The names of the columns of SP and of lost SP, in the order of the arms. */
export const pointColumns = ['infantry', 'cavalry', 'heavyCavalry', 'artillery', 'heavyArtillery', 'mitrailleuses']
export const lostColumns = pointColumns.map((column) => `lost${column[0]!.toUpperCase()}${column.slice(1)}`)

export const armPoints = (g: G, counter: number, arm: number): number => armColumn(g, arm).of(counter)

/** All SP of a counter. Leaders and decoys have none. */
export function points(g: G, counter: number): number {
  let sum = 0
  for (let arm = 0; arm < ARMS; arm++) sum += armPoints(g, counter, arm)
  return sum
}

export const infantryPoints = (g: G, counter: number): number => armPoints(g, counter, INFANTRY)
/** Cavalry and heavy cavalry together. */
export const cavalryPoints = (g: G, counter: number): number =>
  armPoints(g, counter, CAVALRY) + armPoints(g, counter, HEAVY_CAVALRY)
/** Artillery SP, with heavy artillery multiplied by `heavyFactor`. */
export const gunPoints = (g: G, counter: number, heavyFactor: number): number =>
  armPoints(g, counter, ARTILLERY) + heavyFactor * armPoints(g, counter, HEAVY_ARTILLERY)

export const onMap = (g: G, counter: number): boolean => g.counter.zone.of(counter) !== NONE

/** A unit or a detachment: something with strength points. */
export function isUnit(g: G, counter: number): boolean {
  const { kind } = counterOf(g, counter)
  return kind === 'unit' || kind === 'detachment'
}
export const isLeader = (g: G, counter: number): boolean => counterOf(g, counter).kind === 'leader'
export const isDecoy = (g: G, counter: number): boolean => counterOf(g, counter).kind === 'decoy'
export const isInfantryDivision = (g: G, counter: number): boolean =>
  counterOf(g, counter).division && counterOf(g, counter).type === 'infantry'

/** Which arms fill the morale row of a unit: infantry, or cavalry of both kinds. */
export function isRowArm(g: G, counter: number, arm: number): boolean {
  return counterOf(g, counter).type === 'infantry' ? arm === INFANTRY : arm === CAVALRY || arm === HEAVY_CAVALRY
}

/**
 * @rule gb.counters.morale
 * The morale is printed over the last box of the row that is not crossed off; a unit with no box left in its row has
 * the morale of artillery alone.
 */
export function moraleOf(g: G, counter: number): number {
  const { row } = counterOf(g, counter)
  const last = row.length - 1 - g.counter.right.of(counter)
  return last >= g.counter.left.of(counter) ? row[last]! : tablesOf(g).artilleryOnly.morale // last is a box of the row
}

/**
 * @rule gb.counters.allowance
 * Infantry, cavalry and leaders have the MP of their counters, less in rain (GB 4.1). A decoy has those of what its
 * owner plays it as.
 */
export const allowanceOf = (g: G, counter: number): number => inWeather(g, counterOf(g, counter).mp)

/**
 * @rule gb.weather.movement
 * In rain counters have three quarters of their MP, as in the table: 3 instead of 4, 6 instead of 8.
 */
export function inWeather(g: G, mp: number): number {
  if (!g.rain) return mp
  return tablesOf(g).rain.movement.find((row) => row.mp === mp)?.inRain ?? mp
}

/**
 * The army that a counter belongs to or commands; a detachment belongs to its mother's. None: any army commander may
 * command it.
 */
export function armyOf(g: G, counter: number): number {
  const mother = g.counter.mother.of(counter)
  return counterOf(g, mother === NONE ? counter : mother).army
}
export function corpsOf(g: G, counter: number): number {
  const mother = g.counter.mother.of(counter)
  return counterOf(g, mother === NONE ? counter : mother).corps
}

/**
 * @rule gb.counters.hierarchy
 * The senior general commands all counters of his side; an army commander his army, independent units and decoys.
 */
export function commands(g: G, leader: number, counter: number): boolean {
  if (sideOf(g, leader) !== sideOf(g, counter)) return false
  const { leader: rank } = counterOf(g, leader)
  if (rank === undefined) return false
  if (rank.rank === 'senior') return true
  if (isLeader(g, counter)) return counter === leader
  const army = armyOf(g, counter)
  return army === NONE || army === counterOf(g, leader).army
}

/**
 * @rule gb.counters.value
 * The strategic value on a leader's counter; hesitation (GB 19.1) and GB 18.2 change it.
 */
export function valueOf(g: G, leader: number): number {
  const { leader: printed, side } = counterOf(g, leader)
  if (printed === undefined) return 0
  if (side === FRENCH && g.hesitates && isHesitant(g, leader)) return hesitantValue(g)
  if (side === FRENCH && g.youAreTheCommander) return playersValue(g)
  return printed.value
}

/** The special rule about a hesitant leader, where the scenario has one. */
export function hesitationOf(g: G) {
  return g.campaign.scenarios[g.scenario]!.data.specialRules.find((rule) => rule.id === 'hesitation') // set up from the list
}
const isHesitant = (g: G, leader: number): boolean => hesitationOf(g)?.leader === counterOf(g, leader).id
const hesitantValue = (g: G): number => hesitationOf(g)?.strategicValue ?? 0

/** The members of a set, in ascending order. */
export function membersOf(set: Members): number[] {
  const all: number[] = []
  for (let member = set.next(0); member >= 0; member = set.next(member + 1)) all.push(member)
  return all
}

/** The range of counter numbers of a side: first, and one past the last. */
export const firstOf = (g: G, side: number): number => g.campaign.sideStart[side]!
export const endOf = (g: G, side: number): number => g.campaign.sideStart[side + 1]!

/** The counters of a side in a zone, in their order: in the field, inside the fortress, or both. */
export function countersIn(
  g: G,
  side: number,
  zone: number,
  where: 'field' | 'inside' | 'all' = 'field',
): readonly number[] {
  const { lists } = whereabouts(g)
  const inside = lists[placeOf(zone, side, true)]!
  if (where === 'inside') return inside
  const field = lists[placeOf(zone, side, false)]!
  if (where === 'field') return field
  if (inside.length === 0) return field
  return field.length === 0 ? inside : [...field, ...inside].sort((a, b) => a - b)
}

export const isInPlay = (g: G, counter: number): boolean => g.counter.fate.of(counter) === FATE.inPlay
export const mitrailleuses = (g: G, counter: number): number => armPoints(g, counter, MITRAILLEUSES)
