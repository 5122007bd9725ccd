import { Ledger } from '../../kernel/values/ledger.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { Members } from '../../kernel/values/shape.ts'
import { commandOf, joinedBetween, type Command } from './communication.ts'
import { NONE } from '../campaign/campaign.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import {
  armyOf,
  commands,
  corpsOf,
  endOf,
  firstOf,
  isDecoy,
  isLeader,
  isUnit,
  moraleOf,
  onMap,
  valueOf,
} from '../state/counters.ts'
import { counterName, counterOf, enemyOf, forSide, scenarioOf, tablesOf, type G } from '../state/kit.ts'
import { countsAsUnit, isLeadersOnly } from '../ground/decoys.ts'
import { mayMistakeLines } from '../ground/unseen.ts'
import { hasDoctrine } from '../state/options.ts'
import { isAnywhereIn } from '../state/places.ts'
import { PLAYED } from '../state/shape.ts'

/** Chapter 8.2: command points. */

/**
 * @rule gb.activation.army
 * Units of different armies may not be activated in one stack, nor a leader with units he cannot command. Leaders of
 * any armies may go together. Detachments belong to the army of their unit; independent units and decoys may join
 * anyone.
 */
export function fitsStack(g: G, stack: Members, counter: number, why?: Why): boolean {
  for (let member = stack.next(0); member >= 0; member = stack.next(member + 1)) {
    if (mayShareStack(g, member, counter)) continue
    return (
      why?.because('gb.activation.army', 'other-army', {
        counter: counterName(g, counter),
        member: counterName(g, member),
      }) ?? false
    )
  }
  return true
}

function mayShareStack(g: G, a: number, b: number): boolean {
  if (isDecoy(g, a) || isDecoy(g, b)) return true
  if (isLeader(g, a) && isLeader(g, b)) return true
  if (isLeader(g, a)) return commands(g, a, b)
  if (isLeader(g, b)) return commands(g, b, a)
  const [armyA, armyB] = [armyOf(g, a), armyOf(g, b)]
  return armyA === NONE || armyB === NONE || armyA === armyB
}

/**
 * @rule gb.command.points
 * The points of a stack before its activation: the best value that reaches it by a line of communication, plus 1 if its
 * army commander has a line to the senior general, plus the table's modifiers for its state, corps and side.
 * Independent units and decoys count as without a corps here.
 */
export function commandLedger(g: G, side: number, counters: readonly number[], guess: boolean): Ledger {
  return ledgerOf(g, side, counters, commandFor(g, side, counters, guess), new Ledger())
}

/** The true ledger, for a stack that is activated. The points may reveal whether the enemy really blocks a line. */
export function commandAsIs(g: G, side: number, counters: readonly number[]): Ledger {
  const command = commandFor(g, side, counters, false)
  g.revealIf(() => isMisled(g, side, counters, command))
  return ledgerOf(g, side, counters, command, new Ledger(g.told !== undefined))
}

/** The parts of command that depend on lines. */
type ByLine = Pick<Command, 'value' | 'linked'>

/** Would the points differ if everything unseen were a real enemy, as this side's player must assume? */
function isMisled(g: G, side: number, counters: readonly number[], command: ByLine): boolean {
  const worth = ({ value, linked }: ByLine): number => value + (linked ? tablesOf(g).commandPoints.linkToSenior : 0)
  // Only value and link depend on lines, and assuming more enemies never creates a line.
  const hasLine = command.value > 0 || command.linked
  return hasLine && mayMistakeLines(g, side) && worth(commandFor(g, side, counters, true)) !== worth(command)
}

function ledgerOf(g: G, side: number, counters: readonly number[], { value, linked }: ByLine, ledger: Ledger): Ledger {
  const table = tablesOf(g).commandPoints
  const rule = 'gb.command.points'
  const zone = g.counter.zone.of(counters[0]!) // a stack has a counter
  const { isMixed, outOfSupply, combatted, demoralised, high, isCavalryOnly } = stateOf(g, counters)
  const enemies = isAnywhereIn(g, enemyOf(side), zone)
  const cavalryBonus = hasDoctrine(g, side) ? tablesOf(g).frenchDoctrine.cavalryOnly : forSide(table.cavalryOnly, side)
  return ledger
    .add('strategic-value', value, rule)
    .addIf(linked, 'link-to-senior', table.linkToSenior, rule)
    .addIf(isMixed, 'mixed-corps', table.mixedCorps, rule)
    .addIf(isLeadersOnly(g, counters), 'leader-alone', table.leaderAlone, rule)
    .addIf(outOfSupply, 'out-of-supply', table.outOfSupply, rule)
    .addIf(combatted, 'combatted', table.combatted, rule)
    .addIf(demoralised, 'demoralised', table.demoralised, rule)
    .addIf(high, 'high-morale', table.highMorale.points, rule)
    .addIf(enemies, 'enemy-in-zone', table.enemyInZone, rule)
    .add(side === 0 ? 'french' : 'german', forSide(table.side, side), rule)
    .addIf(isCavalryOnly, 'cavalry-only', cavalryBonus, rule)
    .add('uncertainty', uncertaintyOf(g, side), 'gb.scenario.uncertainty')
}

/** The state of the units in a stack that its points depend on, gathered in one pass. */
function stateOf(g: G, counters: readonly number[]) {
  const { outOfSupply, combatted, demoralised, playedAs } = g.counter
  const { morale } = tablesOf(g).commandPoints.highMorale
  const state = {
    isMixed: false,
    outOfSupply: false,
    combatted: false,
    demoralised: false,
    high: false,
    isCavalryOnly: false,
  }
  let units = 0
  let riders = 0
  let corps = NONE
  for (const counter of counters) {
    if (!countsAsUnit(g, counter)) continue
    units += 1
    const own = corpsOf(g, counter)
    state.isMixed ||= own !== NONE && corps !== NONE && own !== corps
    if (own !== NONE) corps = own
    state.outOfSupply ||= outOfSupply.of(counter)
    state.combatted ||= combatted.of(counter)
    state.demoralised ||= demoralised.of(counter)
    state.high ||= isUnit(g, counter) && moraleOf(g, counter) >= morale
    // Cavalry by the outline on the counter; guns attached to it do not matter.
    const rides = isDecoy(g, counter)
      ? playedAs.of(counter) === PLAYED.cavalry
      : counterOf(g, counter).type === 'cavalry'
    if (rides) riders += 1
  }
  state.isCavalryOnly = units > 0 && riders === units
  return state
}

/**
 * @rule gb.scenario.uncertainty
 * In the first turns the side that is uncertain of the enemy has fewer points for every activation.
 */
function uncertaintyOf(g: G, side: number): number {
  if (!g.germanUncertainty) return 0
  const rule = scenarioOf(g).data.specialRules.find((one) => one.id === 'german-uncertainty')
  return rule?.side === sides[side] ? (rule?.commandPoints[g.turn - 1] ?? 0) : 0
}

/**
 * @rule gb.command.negative
 * A negative total gives no points and reduces the MP of the stack by the same amount.
 */
export function pointsAndLoss(total: number): { readonly cp: number; readonly mpLost: number } {
  return { cp: Math.max(0, total), mpLost: Math.max(0, -total) }
}

/**
 * @rule gb.command.leader
 * A leader may be activated alone like a unit, with one extra point; or with troops he commands, and then the points
 * are those of the stack and its MP those of the slowest counter. His own stack always has a line to him.
 */
function commandFor(g: G, side: number, counters: readonly number[], guess: boolean) {
  const zone = g.counter.zone.of(counters[0]!) // a stack has a counter
  const { value, linked } = commandOf(g, side, zone, counters, guess)
  for (const counter of counters) if (!isDecoy(g, counter)) return { value, linked }
  const feigned = feignedCommand(g, side, zone, counters, guess)
  return { value: Math.max(value, feigned.value), linked: linked || feigned.linked }
}

/**
 * @rule gb.command.decoys
 * Any leader of their side may lead decoys. A decoy can also act as a leader (of the army or senior general), but only
 * for a stack of decoys; its value is then that of the best leader of its side on the map.
 */
function feignedCommand(g: G, side: number, zone: number, counters: readonly number[], guess: boolean) {
  // Decoys that could be leaders: those played as leaders, and those outside the stack.
  const leaders: number[] = []
  let value = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
    if (!onMap(g, counter)) continue
    if (isLeader(g, counter)) value = Math.max(value, valueOf(g, counter))
    else if (isDecoy(g, counter) && (!counters.includes(counter) || g.counter.playedAs.of(counter) === PLAYED.leader))
      leaders.push(counter)
  }
  const placeOf = (leader: number): number => g.counter.zone.of(leader)
  const isJoined = joinedBetween(g, side, guess)
  const reached = leaders.filter((commander) => isJoined(zone, placeOf(commander)))
  const linked = reached.some((commander) =>
    leaders.some((senior) => senior !== commander && isJoined(placeOf(commander), placeOf(senior))),
  )
  return { value: reached.length > 0 ? value : 0, linked }
}
