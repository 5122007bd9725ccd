import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import { counterOf, sideOf, tablesOf, type G } from '../state/kit.ts'
import { endOf, firstOf, isDecoy, isLeader, isUnit } from '../state/counters.ts'
import { FATE, PLAYED } from '../state/shape.ts'
import { takeBack } from './tokens.ts'

/** Chapter 13: decoys. What they are played as, and how they leave the map. */

const decoyUnmasked = entry({ name: 'decoy-unmasked', rule: 'gb.decoys.removed' }, { side: 'side', zone: 'zone' })

/**
 * @rule gb.decoys.act
 * At each action of its activation a decoy is what its owner says: infantry, cavalry or a leader. Where units are
 * counted, it counts as one unless played as a leader.
 */
export const countsAsUnit = (g: G, counter: number): boolean =>
  isUnit(g, counter) || (isDecoy(g, counter) && g.counter.playedAs.of(counter) !== PLAYED.leader)

/** Does the acting stack consist only of leaders and decoys played as leaders? */
export function isLeadersOnly(g: G, counters: readonly number[]): boolean {
  for (const counter of counters)
    if (!isLeader(g, counter) && (!isDecoy(g, counter) || countsAsUnit(g, counter))) return false
  return true
}

/** MP in dry weather; a decoy is slow as infantry, otherwise fast. */
export function dryPaceOf(g: G, counter: number): number {
  return isDecoy(g, counter) ? dryPaceAs(g, g.counter.playedAs.of(counter)) : counterOf(g, counter).mp
}
/** MP in dry weather of a decoy in this role. */
export function dryPaceAs(g: G, role: number): number {
  const { decoy } = tablesOf(g).allowance
  return role === PLAYED.infantry ? Math.min(...decoy) : Math.max(...decoy)
}

/**
 * @rule gb.decoys.removed
 * Decoys that were revealed, or engaged in a battle, go back into their owner's hand, to be placed again with
 * reinforcements. Removes the decoys among these counters and returns their number.
 */
export function unmask(g: G, counters: readonly number[]): number {
  let count = 0
  for (const counter of counters) {
    if (!isDecoy(g, counter)) continue
    g.tell(decoyUnmasked, { side: sideOf(g, counter), zone: g.counter.zone.of(counter) })
    takeBack(g, counter)
    count++
  }
  if (count > 0) g.reveal()
  return count
}

/** A decoy in its owner's hand, or none. */
export function decoyInHand(g: G, side: number): number {
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++) {
    if (!isDecoy(g, counter) || g.counter.fate.of(counter) !== FATE.inPlay) continue
    if (g.counter.zone.of(counter) === NONE) return counter
  }
  return NONE
}

export const entries = [decoyUnmasked]
