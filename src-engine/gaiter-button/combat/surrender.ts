import { entry } from '../../kernel/play/journal.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import { isEncircled } from '../ground/axes.ts'
import { counterOf, tablesOf, type G } from '../state/kit.ts'
import { countersIn, isDecoy, isLeader, isUnit, moraleOf } from '../state/counters.ts'
import { SEEN, FATE } from '../state/shape.ts'
import { removeForGood, takeBack } from '../ground/tokens.ts'
import { capture } from '../victory/victory.ts'

/** Chapter 17.2.1, also used by 15.6: surrender. */

const surrenderTested = entry(
  { name: 'surrender-tested', category: 'night', rule: 'gb.surrender.test' },
  {
    side: 'side',
    zone: 'zone',
    ledger: 'ledger',
    atMost: 'number',
    surrenders: 'flag',
  },
)
const surrendered = entry(
  { name: 'surrendered', category: 'night', rule: 'gb.surrender.test' },
  { counter: 'counter', token: 'token', zone: 'zone' },
)

function surrenderLedger(g: G, side: number, zone: number, counters: readonly number[]): Ledger {
  const rule = 'gb.surrender.test'
  const { highMorale, lowMorale, encircled, demoralised, accompanied } = tablesOf(g).surrender
  let [units, shaken, best] = [0, 0, 0]
  let withEmperor = false
  for (const counter of counters) {
    if (isUnit(g, counter)) {
      units += 1
      if (g.counter.demoralised.of(counter)) shaken += 1
      best = Math.max(best, moraleOf(g, counter))
    }
  }
  // Counters in the field with them are present too, even if they do not surrender with them.
  for (const counter of [...counters, ...countersIn(g, side, zone)])
    withEmperor ||= counterOf(g, counter).leader?.accompanied === true
  const ledger = new Ledger()
    .addIf(best >= highMorale.morale, 'high-morale', highMorale.modifier, rule)
    .addIf(best < lowMorale.morale, 'low-morale', lowMorale.modifier, rule)
    .addIf(isEncircled(g, side, zone), 'encircled', encircled, rule)
  if (shaken > 0 && shaken === units) ledger.add('all-demoralised', demoralised.all, rule)
  else ledger.addIf(shaken > 0, 'demoralised', demoralised.any, rule)
  return ledger.addIf(withEmperor, 'emperor', accompanied, rule)
}

/** Only the die roll, so that it can be forecast. */
function rollSurrender(g: G, side: number, zone: number, counters: readonly number[]): boolean {
  const { dice, atMost } = tablesOf(g).surrender
  const ledger = surrenderLedger(g, side, zone, counters)
  ledger.add('die', g.chance.dice(dice, 6, 'surrender'), 'gb.surrender.test')
  const surrenders = ledger.total <= atMost
  g.tell(surrenderTested, { side, zone, ledger, atMost, surrenders })
  return surrenders
}

/**
 * @rule gb.surrender.test
 * One die for all of them: at 2 or less with modifiers they surrender, and leaders are taken prisoner. Returns whether
 * they did.
 */
export function surrenderTest(g: G, side: number, zone: number, counters: readonly number[]): boolean {
  // Decoys alone cannot surrender, and nothing may reveal that they are decoys.
  if (!counters.some((counter) => isUnit(g, counter) || isLeader(g, counter))) return false
  if (!rollSurrender(g, side, zone, counters)) return false
  g.reveal()
  for (const counter of counters) takePrisoner(g, counter)
  return true
}

/** A unit surrenders and a leader is captured; a decoy goes back into its owner's hand. */
export function takePrisoner(g: G, counter: number): void {
  if (isDecoy(g, counter)) return takeBack(g, counter)
  const [token, zone] = [g.counter.token.of(counter), g.counter.zone.of(counter)]
  g.counter.seen.set(counter, SEEN.composition)
  g.counter.shown.set(counter, true)
  g.tell(surrendered, { counter, token, zone })
  removeForGood(g, [counter], FATE.captured)
  if (isLeader(g, counter)) capture(g, counter)
}

/** The probability that these counters surrender together. */
export function surrenderChance(g: G, side: number, zone: number, counters: readonly number[]): number {
  let chance = 0
  let fell = false
  everyOutcome(
    g,
    (fork) => {
      fell = rollSurrender(fork, side, zone, counters)
    },
    (_fork, probability) => {
      if (fell) chance += probability
    },
  )
  return chance
}

export const entries = [surrenderTested, surrendered]
