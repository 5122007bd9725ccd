import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { distribution } from '../../kernel/play/odds.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Members } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { commands, endOf, firstOf, isLeader, isUnit, moraleOf, valueOf } from '../state/counters.ts'
import { counterName, sideOf, tablesOf, zoneName, type G } from '../state/kit.ts'
import { ONCE, type Operation } from '../state/operation.ts'
import { isContested } from '../state/places.ts'
import { mark } from '../ground/tokens.ts'

/** Chapter 12: rally. */

export const rally = verb('rally')

/** Everyone sees that a marker is removed; only the owner is told the unit's values. */
const rallyRolled = entry(
  { name: 'rally-rolled', category: 'night', rule: 'gb.rally.test' },
  { side: 'side', zone: 'zone', rallied: 'flag' },
  { counter: 'counter', ledger: 'ledger', morale: 'number' },
)

/**
 * The modifiers of the die. The value of the leader who can command the unit is subtracted; `NONE` if there is no
 * leader.
 */
export function rallyLedger(g: G, counter: number, leader: number): Ledger {
  const { strategicValue, rain, outOfSupply } = tablesOf(g).rally
  const rule = 'gb.rally.test'
  const value = leader === NONE ? 0 : valueOf(g, leader)
  return new Ledger()
    .add('leader', strategicValue * value, rule)
    .addIf(g.rain, 'rain', rain, rule)
    .addIf(g.counter.outOfSupply.of(counter), 'out-of-supply', outOfSupply, rule)
}

/**
 * @rule gb.rally.test
 * A demoralised unit rallies if the modified die is at most its morale. The value of a leader in its zone who can
 * command it is subtracted from the die; rain and lack of supply add to it.
 */
export function rallyTest(g: G, counter: number, leader: number): boolean {
  const side = sideOf(g, counter)
  const zone = g.counter.zone.of(counter)
  const ledger = rallyLedger(g, counter, leader)
  ledger.add('die', g.chance.dice(tablesOf(g).rally.dice, 6, 'rally', side), 'gb.rally.test')
  const morale = moraleOf(g, counter)
  const rallied = ledger.total <= morale
  if (rallied) mark(g, [counter], 'demoralised', false)
  g.tell(rallyRolled, { side, zone, rallied, counter, ledger, morale }, side)
  return rallied
}

/** The leader in this unit's zone who can command it and has the highest value; `NONE` if there is none. */
export function leaderFor(g: G, counter: number): number {
  const side = sideOf(g, counter)
  const zone = g.counter.zone.of(counter)
  let best = NONE
  for (let leader = firstOf(g, side); leader < endOf(g, side); leader++) {
    if (!isLeader(g, leader) || g.counter.zone.of(leader) !== zone || !commands(g, leader, counter)) continue
    if (best === NONE || valueOf(g, leader) > valueOf(g, best)) best = leader
  }
  return best
}

/** Does this counter of the stack test: a demoralised unit with a leader in its zone who can command it? */
const tests = (g: G, stack: Members, counter: number): boolean =>
  stack.has(counter) && isUnit(g, counter) && g.counter.demoralised.of(counter) && leaderFor(g, counter) !== NONE

/**
 * @rule gb.rally.day
 * In an uncontested zone with their army commander or the senior general, the demoralised units of a stack may try to
 * rally. This takes all the MP of the stack: it must not have spent any, and does nothing else.
 */
export function mayRally(g: G, zone: number, stack: Members, whole: boolean, why?: Why): boolean {
  const facts = why && { zone: zoneName(g, zone) }
  let [demoralised, led] = [false, false]
  for (let counter = stack.next(0); counter >= 0; counter = stack.next(counter + 1)) {
    if (!isUnit(g, counter) || !g.counter.demoralised.of(counter)) continue
    demoralised = true
    led ||= leaderFor(g, counter) !== NONE
  }
  if (!demoralised) return why?.because('gb.rally.day', 'nobody', facts) ?? false
  if (isContested(g, zone)) return why?.because('gb.rally.day', 'contested', facts) ?? false
  if (!led) return why?.because('gb.rally.day', 'no-leader', facts) ?? false
  return whole || (why?.because('gb.rally.day', 'mp-spent', facts) ?? false)
}

/** All counters of the stack that can test do so, in the order of battle. */
function rallyStack(g: G): void {
  for (let counter = 0; counter < g.stack.size; counter++)
    if (tests(g, g.stack, counter)) rallyTest(g, counter, leaderFor(g, counter))
}

/** The rally odds of each unit of the stack. */
function rallyOdds(g: G): JsonObject {
  const odds: Record<string, JsonObject> = {}
  for (let counter = 0; counter < g.stack.size; counter++) {
    if (!tests(g, g.stack, counter)) continue
    let rallied = false
    odds[counterName(g, counter)] = distribution(
      g,
      (fork) => {
        rallied = rallyTest(fork, counter, leaderFor(fork, counter))
      },
      () => (rallied ? 'rallied' : 'demoralised'),
    )
  }
  return { units: odds }
}

/** Rally as an operation of an activation: it draws no marker. */
export const rallyOperation: Operation = {
  verb: rally,
  may: (g, f, why) => mayRally(g, f.zone, g.stack, f.mp === f.allowance, why),
  candidates: () => ONCE,
  cost: (_g, f) => f.mp,
  act(g, f) {
    rallyStack(g)
    f.over = true
  },
  odds: (g) => rallyOdds(g),
}

export const entries = [rallyRolled]
