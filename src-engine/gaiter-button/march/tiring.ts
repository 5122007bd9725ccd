import { entry } from '../../kernel/play/journal.ts'
import { NONE } from '../campaign/campaign.ts'
import { exhaustion } from './fatigue.ts'
import type { G } from '../state/kit.ts'
import { unitLosses } from '../ground/losses.ts'
import type { Activation } from '../state/operation.ts'
import { mark } from '../ground/tokens.ts'

/** Chapter 8.3: the losses of units that marched too hard, applied when their activation ends. */

export const exhausted = entry(
  { name: 'exhausted', category: 'march', rule: 'gb.fatigue.losses' },
  {},
  { counter: 'counter', sum: 'number', lost: 'number' },
)
export const wornOut = entry(
  { name: 'worn-out', category: 'march', rule: 'gb.fatigue.last-point' },
  { token: 'token', zone: 'zone' },
  { counter: 'counter' },
)

/** The SP a counter loses if its activation ends now. */
export const exhaustionOf = (g: G, f: Activation, counter: number): number => exhaustion(g, counter, f.kept, f.sum)

/**
 * @rule gb.fatigue.last-point
 * Fatigue never takes the last SP of a unit: the unit is demoralised instead.
 */
export function applyFatigue(g: G, f: Activation, counter: number): boolean {
  const count = exhaustionOf(g, f, counter)
  if (count === 0) return false
  f.tired = counter
  g.tell(exhausted, { counter, sum: f.sum, lost: count }, f.side)
  g.call(unitLosses, { counter, count, permanent: false, spareLast: true })
  return true
}

export function afterFatigue(g: G, f: Activation, spared: boolean): void {
  const counter = f.tired
  f.tired = NONE
  if (!spared || g.counter.zone.of(counter) === NONE) return
  mark(g, [counter], 'demoralised')
  g.tell(wornOut, { token: g.counter.token.of(counter), zone: g.counter.zone.of(counter), counter }, f.side)
}
