import { add, emptySet } from '../../board/bitset.ts'
import { good } from '../../kernel/values/result.ts'
import { NONE } from '../campaign/campaign.ts'
import {
  armyHeard,
  commandsOf,
  communicationLines,
  seniorOf,
  surveyCommunication,
  whyClosedToMessages,
  type Command,
  type CommunicationLine,
} from '../lines/communication.ts'
import { endOf, firstOf, isLeader, onMap, valueOf } from '../state/counters.ts'
import { counterName, tablesOf, zoneName, type G } from '../state/kit.ts'
import { supplySourcesOf } from '../ground/sources.ts'
import { openWires } from '../lines/telegraph.ts'
import { brokenLine, type Lines } from './broken.ts'
import { namesOf, ownStanding, stretch, type BrokenLine, type Stretch } from './lines.ts'
import type { Study } from './study.ts'
import { asRequested, Removables, type Removable, type Removed } from './what-if.ts'

/**
 * Lines of communication (GB 8.1) as far as the side knows: which leader each stack hears, with what value, and by what
 * line.
 */

export type CommandStudy = {
  readonly study: 'command'
  readonly leaders: readonly LeaderHeard[]
  readonly stacks: readonly StackHearing[]
  readonly removable: readonly Removable[]
  readonly without: readonly Removable[]
  /**
   * Stacks that would get a lower value than now: the value of the leader they hear, plus 1 for a line to the senior
   * general.
   */
  readonly lost: readonly { readonly zone: string; readonly counters: readonly string[]; readonly by: number }[]
}

/** A leader on the map and his line to the senior general (none for the senior general himself). */
export type LeaderHeard = {
  readonly leader: string
  readonly zone: string
  readonly value: number
  readonly senior: boolean
  readonly line: WordLine | null
  readonly broken: BrokenLine | null
}

/** Counters of a zone that hear the same leader: those of one army, or those that anyone may lead. */
export type StackHearing = {
  readonly zone: string
  readonly army: string | null
  readonly counters: readonly string[]
  readonly leader: string | null
  readonly value: number
  readonly linked: boolean
  readonly line: WordLine | null
  /** If the army commander does not reach the stack: the line he would have. */
  readonly broken: BrokenLine | null
}

export type WordLine = { readonly land: Stretch; readonly rails: readonly Stretch[] }

export type CommandRequest = { readonly study: 'command' } & Removed

export const studyCommand: Study<CommandRequest, CommandStudy> = (g, side, request) => {
  const asked = asRequested(g, side, request, (as, isLast) => look(as, side, isLast))
  if (!asked.ok) return asked
  const { before, after, without } = asked.value
  const study: CommandStudy = {
    ...after,
    without,
    lost: before.stacks.flatMap((stack, index) => {
      const { zone, counters } = stack
      const by = worthOf(g, stack) - worthOf(g, after.stacks[index]!) // the same stacks, in the same order
      return by > 0 ? [{ zone, counters, by }] : []
    }),
  }
  return good(study)
}

const worthOf = (g: G, { value, linked }: Pick<Command, 'value' | 'linked'>): number =>
  value + (linked ? tablesOf(g).commandPoints.linkToSenior : 0)

function look(g: G, side: number, weighs: boolean) {
  const removables = new Removables(g)
  const senior = seniorOf(g, side)
  const leaders = leadersOf(g, side)
  const stacks = stacksOf(g, side)
  const commands = commandsOf(g, side, stacks, true)
  const zoneOfLeader = (leader: number): number => (leader === NONE ? NONE : g.counter.zone.of(leader))
  const ends = [
    ...leaders.map((leader) => ({
      from: zoneOfLeader(leader),
      to: leader === senior ? NONE : zoneOfLeader(senior),
    })),
    ...stacks.map(({ zone }, index) => ({ from: zone, to: zoneOfLeader(commands[index]!.leader) })), // one for each
  ]
  const lines = communicationLines(g, side, ends, true).map((line) => {
    if (line === undefined) return null
    removables.byLand(line.land)
    for (const rail of line.rails) removables.byRail(rail)
    return wordLine(g, line)
  })
  // Looks for all broken lines in one survey, which the lines above no longer need.
  const brokenTo = breaksIn(g, side)
  return {
    study: 'command' as const,
    leaders: leaders.map((leader, index) => leaderHeard(g, leader, senior, lines[index]!, brokenTo)), // as above
    stacks: stacks.map((stack, index) =>
      stackHearing(g, stack, commands[index]!, lines[leaders.length + index]!, leaders, brokenTo),
    ),
    removable: !weighs ? [] : removables.weighed(side, (as) => worths(as, side, stacks)),
  }
}

const worths = (g: G, side: number, stacks: readonly Heard[]): number[] =>
  commandsOf(g, side, stacks, true).map((command) => worthOf(g, command))

const wordLine = (g: G, { land, rails }: CommunicationLine): WordLine => ({
  land: stretch(g, land),
  rails: rails.map((rail) => stretch(g, rail)),
})

type Broken = (zone: number, leaders: readonly number[]) => BrokenLine

function leaderHeard(g: G, leader: number, senior: number, line: WordLine | null, brokenTo: Broken): LeaderHeard {
  const zone = g.counter.zone.of(leader)
  const isSenior = leader === senior
  const broken = isSenior || senior === NONE || line !== null ? null : brokenTo(zone, [senior])
  const who = { leader: counterName(g, leader), zone: zoneName(g, zone), value: valueOf(g, leader), senior: isSenior }
  return { ...who, line, broken }
}

/** Counters of a zone that hear the same leaders: those of an army, or of `NONE` if anyone may lead them. */
interface Heard {
  readonly zone: number
  readonly army: number
  readonly counters: readonly number[]
}

const stacksOf = (g: G, side: number): Heard[] =>
  [...ownStanding(g, side)].flatMap(([zone, standing]) =>
    [...byArmy(g, standing)].map(([army, counters]) => ({ zone, army, counters })),
  )

/** Groups counters that hear the same leaders. The senior general hears only himself. */
function byArmy(g: G, counters: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const counter of counters) {
    const army = armyHeard(g, counter)
    if (army < NONE) continue
    const group = groups.get(army)
    if (group === undefined) groups.set(army, [counter])
    else group.push(counter)
  }
  return groups
}

function stackHearing(
  g: G,
  { zone, army, counters }: Heard,
  { value, linked, leader }: Command,
  line: WordLine | null,
  leaders: readonly number[],
  brokenTo: Broken,
): StackHearing {
  const commander = army === NONE ? NONE : g.campaign.armies[army]!.commander // an army of the campaign
  const wanted = commander !== NONE && onMap(g, commander) ? [commander] : leaders
  const isServed = leader !== NONE && (commander === NONE || !wanted.includes(commander) || leader === commander)
  return {
    zone: zoneName(g, zone),
    army: army === NONE ? null : g.campaign.armies[army]!.id,
    counters: namesOf(g, counters),
    leader: leader === NONE ? null : counterName(g, leader),
    value,
    linked,
    line,
    broken: isServed || wanted.length === 0 ? null : brokenTo(zone, wanted),
  }
}

function leadersOf(g: G, side: number): number[] {
  const leaders: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (isLeader(g, counter) && onMap(g, counter)) leaders.push(counter)
  return leaders
}

/** Returns a function that finds the line with the fewest obstacles to one of several leaders. */
function breaksIn(g: G, side: number): Broken {
  const s = surveyCommunication(g, side, true)
  openWires(g, s)
  const { railExits } = supplySourcesOf(g, side)
  return (zone, leaders) => {
    const goals = emptySet(g.campaign.zones.length)
    for (const leader of leaders) add(goals, g.counter.zone.of(leader))
    const lines: Lines = {
      side,
      s,
      rule: 'gb.command.direct',
      costOf: () => 1,
      most: tablesOf(g).communication.connections,
      goals,
      byRail: true,
      railExits,
      bound: false,
      whyClosed: (at, byRail, why) => whyClosedToMessages(g, s, at, byRail, why),
    }
    return brokenLine(g, lines, zone)
  }
}
