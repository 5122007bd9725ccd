import { has, meets, type Bits } from '../../board/bitset.ts'
import { shortestPath } from '../../board/reach.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { armyOf, endOf, firstOf, onMap, valueOf } from '../state/counters.ts'
import { counterOf, tablesOf, zoneName, type G } from '../state/kit.ts'
import { supplySourcesOf } from '../ground/sources.ts'
import { survey, type Survey } from '../ground/survey.ts'
import { around, openDirect, prepareDirect } from './direct.ts'
import { networkOf, openTelegraph, openWires } from './telegraph.ts'
import { copyOf, reversedCopyOf, wayWithin, reversed, type Way } from '../state/ways.ts'

/** Chapter 8.1: lines of communication. */

/** The best value that reaches a stack, and whether its army commander has a line to the senior general. */
export interface Command {
  readonly value: number
  readonly linked: boolean
  /** The leader who provides the value; `NONE` if no leader reaches the stack. */
  readonly leader: number
}

/** Surveys the map for a side's lines of communication, so that `isJoined` can be called. */
function surveyJoined(g: G, side: number, guess: boolean): Survey {
  const s = survey(g, side, guess)
  openTelegraph(g, s, side, guess)
  prepareDirect(g, s, side, guess)
  return s
}

/** As `surveyJoined`, and also opens the land for searches of the ways themselves. */
export function surveyCommunication(g: G, side: number, guess: boolean): Survey {
  const s = surveyJoined(g, side, guess)
  openDirect(g, s)
  return s
}

/** Does a direct or telegraphic line lead from a stack in one zone to a leader in another? Requires `surveyJoined`. */
const isJoined = (g: G, s: Survey, from: number, to: number): boolean => isJoinedTo(g, s, around(g, s, from), to)

/** The same; `direct`: the zones from which direct lines lead to the stack. */
function isJoinedTo(g: G, s: Survey, direct: Bits, to: number): boolean {
  if (has(direct, to)) return true
  const network = networkOf(g, s, to)
  return network !== undefined && meets(direct, network)
}

/** Has a stack in one zone a line of communication, direct or telegraphic, to a leader in another? */
export function isLinked(g: G, side: number, from: number, to: number, guess: boolean): boolean {
  return isJoined(g, surveyJoined(g, side, guess), from, to)
}

/** The course of a line of communication: by land to the leader or to a station, and from there along the telegraph. */
export interface CommunicationLine {
  readonly land: Way
  /**
   * By railway from the station to the leader, in two parts if it leaves the map and returns. Empty for a direct line.
   */
  readonly rails: readonly Way[]
}

/** Two zones to be joined: that of a stack, and that of a leader (or `NONE`). */
interface Ends {
  readonly from: number
  readonly to: number
}

/**
 * The lines that join stacks to leaders, direct if possible; undefined where there is none. Surveys the map once for
 * all.
 */
export function communicationLines(
  g: G,
  side: number,
  ends: readonly Ends[],
  guess: boolean,
): (CommunicationLine | undefined)[] {
  const s = surveyCommunication(g, side, guess)
  openWires(g, s)
  return ends.map((one) => (one.to === NONE ? undefined : lineBetween(g, s, side, one)))
}

function lineBetween(g: G, s: Survey, side: number, { from, to }: Ends): CommunicationLine | undefined {
  if (from === to) return { land: wayWithin(from), rails: [] }
  const { work, land, rail } = s
  const most = tablesOf(g).communication.connections
  const direct = reversedCopyOf(shortestPath(work, land, to, from, most))
  if (direct !== undefined) return { land: direct, rails: [] }
  const stations = networkOf(g, s, to)
  if (stations === undefined) return undefined
  const toStation = has(stations, from)
    ? wayWithin(from)
    : reversedCopyOf(shortestPath(work, land, stations, from, most))
  if (toStation === undefined) return undefined
  const station = toStation.zones.at(-1)! // a way has an end
  const whole = reversedCopyOf(shortestPath(work, rail, to, station))
  if (whole !== undefined) return { land: toStation, rails: [whole] }
  // The line leaves the map and returns by another railway.
  const { railExits } = supplySourcesOf(g, side)
  const back = reversedCopyOf(shortestPath(work, rail, railExits, station))
  const out = shortestPath(work, rail, to, railExits)
  return { land: toStation, rails: [back ?? wayWithin(station), ...(out === undefined ? [] : [reversed(copyOf(out))])] }
}

/** The reason why messengers, or the telegraph, cannot pass a closed zone. */
export function whyClosedToMessages(g: G, s: Survey, zone: number, byWire: boolean, why: Why): false {
  const facts = { zone: zoneName(g, zone) }
  if (byWire) return why.because('gb.command.telegraph', 'fortress', facts)
  const enemy = has(s.enemyUnits, zone) && !has(s.ownField, zone)
  return why.because('gb.command.direct', enemy ? 'enemy' : 'fortress', facts)
}

/** Returns a test whether a line joins two zones. Surveys the map once. */
export function joinedBetween(g: G, side: number, guess: boolean): (from: number, to: number) => boolean {
  const s = surveyJoined(g, side, guess)
  return (from, to) => isJoined(g, s, from, to)
}

/** The senior general; `NONE` if he is not on the map. */
export function seniorOf(g: G, side: number): number {
  const senior = g.campaign.seniors[side as 0 | 1] // a side
  return senior !== NONE && onMap(g, senior) ? senior : NONE
}

/** Does this army belong to the side, and is its commander on the map? */
function isLeading(g: G, side: number, army: number): boolean {
  const { side: own, commander } = g.campaign.armies[army]! // an army of the campaign
  return own === side && onMap(g, commander)
}
const zoneOfCommander = (g: G, army: number): number => g.counter.zone.of(g.campaign.armies[army]!.commander) // as above

/** The result of `findBest`, reused for every call. */
const best = { value: 0, linked: false, leader: NONE }

/**
 * @rule gb.command.independent
 * Units of an army are led by its commander or by the senior general. Independent units and decoys are led by any
 * commander they have a line to: the one who gives them most.
 */
function findBest(g: G, s: Survey, side: number, zone: number, army: number): void {
  const senior = seniorOf(g, side)
  const direct = around(g, s, zone)
  const hearsSenior = senior !== NONE && isJoinedTo(g, s, direct, g.counter.zone.of(senior))
  const seniorValue = hearsSenior ? valueOf(g, senior) : NONE
  best.value = Math.max(0, seniorValue)
  best.linked = false
  best.leader = hearsSenior ? senior : NONE
  let worth = seniorValue
  for (let number = 0; number < g.campaign.armies.length; number++) {
    if ((army !== NONE && army !== number) || !isLeading(g, side, number)) continue
    const at = zoneOfCommander(g, number)
    if (!isJoinedTo(g, s, direct, at)) continue
    const under = senior !== NONE && isJoined(g, s, at, g.counter.zone.of(senior))
    const { commander } = g.campaign.armies[number]! // as above
    const reached = Math.max(valueOf(g, commander), seniorValue, under ? valueOf(g, senior) : 0)
    const sum = reached + (under ? tablesOf(g).commandPoints.linkToSenior : 0)
    // Among equals the army commander comes before the senior general, and an earlier army before a later one.
    if (sum < worth || (sum === worth && best.leader !== senior)) continue
    worth = sum
    best.value = reached
    best.linked = under
    best.leader = commander
  }
}

/** The command that reaches these counters as a stack in this zone. `guess`: as far as the side knows. */
export function commandOf(g: G, side: number, zone: number, counters: readonly number[], guess: boolean): Command {
  const army = armyOfStack(g, counters)
  findBest(g, surveyJoined(g, side, guess), side, zone, army)
  return { ...best }
}

/** As above for several stacks, each in its zone. Surveys the map once. */
export function commandsOf(
  g: G,
  side: number,
  stacks: readonly { readonly zone: number; readonly counters: readonly number[] }[],
  guess: boolean,
): Command[] {
  const s = surveyJoined(g, side, guess)
  return stacks.map(({ zone, counters }) => {
    findBest(g, s, side, zone, armyOfStack(g, counters))
    return { ...best }
  })
}

/**
 * Writes the leader of every counter of a side as if it were a stack of its own, or `NONE`: as `commandOf` for each,
 * but surveys the map once.
 */
export function markLeaders(g: G, side: number, guess: boolean, leaders: Int32Array): void {
  const s = surveyJoined(g, side, guess)
  for (let counter = firstOf(g, side), end = endOf(g, side); counter < end; counter++) {
    leaders[counter] = NONE
    if (!onMap(g, counter)) continue
    findBest(g, s, side, g.counter.zone.of(counter), armyHeard(g, counter))
    leaders[counter] = best.leader
  }
}

/** The army number of a senior general: he has no army commander above him, and alone only he himself leads him. */
const NO_ARMY = -2

export const armyHeard = (g: G, counter: number): number =>
  counterOf(g, counter).leader?.rank === 'senior' ? NO_ARMY : armyOf(g, counter)

/**
 * The army of a stack, taken from its units and leaders. `NONE` if any commander may lead it, as with leaders of two
 * armies.
 */
function armyOfStack(g: G, counters: readonly number[]): number {
  let found = NONE
  for (const counter of counters) {
    const army = armyOf(g, counter)
    if (army === NONE || army === found) continue
    if (found !== NONE) return NONE
    found = army
  }
  if (found !== NONE) return found
  return counters.every((counter) => armyHeard(g, counter) === NO_ARMY) ? NO_ARMY : NONE
}
