import { add, clear, emptySet, type Bits } from '../../board/bitset.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { endOf, firstOf } from '../state/counters.ts'
import { enemyOf, type G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'
import { whereabouts } from '../state/whereabouts.ts'

/** Enemy counters that a side has not seen and may mistake for something else. */

/** Has the enemy not identified this counter? */
export const isUnseen = (g: G, counter: number): boolean => g.counter.seen.of(counter) < SEEN.identity

/** Zones where a side has counters that its enemy has not identified: in the field, and in fortresses. */
interface Unseen {
  stamp: number
  readonly field: Bits
  readonly inside: Bits
}

const unseenOfSides = memoizedBy(({ zones }: Campaign): readonly Unseen[] =>
  [0, 1].map(() => ({ stamp: NONE, field: emptySet(zones.length), inside: emptySet(zones.length) })),
)

/** Read only; valid until a counter moves, is identified or is lost from sight. */
export function unseenZones(g: G, side: number): Unseen {
  const unseen = unseenOfSides(g.campaign)[side]! // one for each side
  const { zone, inside, seen } = g.counter
  const stamp = Math.max(zone.stamp, inside.stamp, seen.stamp)
  if (unseen.stamp === stamp) return unseen
  unseen.stamp = stamp
  clear(unseen.field)
  clear(unseen.inside)
  for (let counter = firstOf(g, side), end = endOf(g, side); counter < end; counter++) {
    const at = zone.of(counter)
    if (at !== NONE && isUnseen(g, counter)) add(inside.of(counter) ? unseen.inside : unseen.field, at)
  }
  return unseen
}

/**
 * Is there a place, in the field or in a fortress, where the enemy has no unit but a counter that this side has not
 * identified? Then lines may differ from what this side believes (rulings P16 and K7); otherwise none does.
 */
export function mayMistakeLines(g: G, side: number): boolean {
  const enemy = enemyOf(side) as 0 | 1 // a side
  const { field, inside } = unseenZones(g, enemy)
  const { units, holders } = whereabouts(g)
  let bluffs = 0
  for (let word = 0; word < field.length; word++)
    bluffs |= (field[word]! & ~units[enemy][word]!) | (inside[word]! & ~holders[enemy][word]!)
  return bluffs !== 0
}
