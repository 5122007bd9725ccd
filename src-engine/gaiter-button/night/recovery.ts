import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { CAVALRY, INFANTRY, NONE } from '../campaign/campaign.ts'
import { endOf, firstOf, moraleOf, onMap } from '../state/counters.ts'
import { hasRoomFor } from '../ground/fortress.ts'
import { counterName, counterOf, sideOf, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { recoverable, recoverOne } from '../ground/strength.ts'

/** Chapter 17.2.2: stragglers. Only the owner is told what a unit recovers. */

const recovered = entry(
  { name: 'recovered', category: 'night', rule: 'gb.recovery.test' },
  {},
  { counter: 'counter', arm: 'arm' },
)
const notRecovered = entry(
  { name: 'not-recovered', category: 'night', rule: 'gb.recovery.test' },
  {},
  { counter: 'counter', roll: 'number', morale: 'number' },
)

const ARMS_THAT_RECOVER = [INFANTRY, CAVALRY]
const armsOf = (g: G, counter: number): number[] => ARMS_THAT_RECOVER.filter((arm) => recoverable(g, counter, arm) > 0)

/** Checks whether a unit may test for stragglers. Decided when the night begins, before counters are turned back. */
export function mayRecover(g: G, counter: number, why?: Why): boolean {
  const unit = () => counterName(g, counter)
  const no = (reason: string) => why?.because('gb.recovery.test', reason, { unit: unit() }) ?? false
  if (!onMap(g, counter)) return no('not-on-map')
  if (counterOf(g, counter).kind !== 'unit') return no('no-unit')
  if (g.counter.outOfSupply.of(counter)) return no('out-of-supply')
  if (g.counter.activated.of(counter)) return no('activated')
  if (g.counter.demoralised.of(counter)) return no('demoralised')
  if (armsOf(g, counter).length === 0) return no('nothing-lost')
  return hasRoomInside(g, counter, why)
}

/** A full fortress takes no stragglers in. Recovered SP whose arm is still to be chosen already count (GB 9.2). */
function hasRoomInside(g: G, counter: number, why?: Why): boolean {
  if (!g.counter.inside.of(counter)) return true
  const [side, zone] = [sideOf(g, counter), g.counter.zone.of(counter)]
  const { fortress } = zoneOf(g, zone)
  let expected = 0
  for (let other = firstOf(g, side); other < endOf(g, side); other++)
    if (g.counter.recovering.of(other) && g.counter.inside.of(other))
      if (zoneOf(g, g.counter.zone.of(other)).fortress === fortress) expected += 1
  return hasRoomFor(g, side, zone, expected + 1, why)
}

/**
 * @rule gb.recovery.test
 * Each supplied unit that was not activated and is not demoralised recovers one lost infantry or cavalry SP if a die
 * (plus 1 in rain) is at most its morale. It never recovers its first loss, a permanent loss, or an SP that it handed
 * over, nor anything in a full fortress.
 */
export function recoverStragglers(g: G): void {
  const { dice, rain, points } = tablesOf(g).recovery
  for (let counter = 0; counter < g.counter.rows; counter++) {
    if (!mayRecover(g, counter)) continue
    const side = sideOf(g, counter)
    const morale = moraleOf(g, counter)
    const roll = g.chance.dice(dice, 6, 'recovery', side) + (g.rain ? rain : 0)
    if (roll > morale) {
      g.tell(notRecovered, { counter, roll, morale }, side)
      continue
    }
    for (let point = 0; point < points; point++) {
      const [arm = NONE, other] = armsOf(g, counter)
      if (other !== undefined) g.counter.recovering.set(counter, true)
      else if (arm !== NONE) regain(g, counter, arm)
    }
  }
}

/** If both arms have lost SP, the owner chooses which one recovers. */
export function mayRegain(g: G, side: number, counter: number, arm: number, why?: Why): boolean {
  const unit = () => counterName(g, counter)
  if (sideOf(g, counter) !== side || !g.counter.recovering.of(counter))
    return why?.because('gb.recovery.test', 'none-regained', { unit: unit() }) ?? false
  if (recoverable(g, counter, arm) > 0) return true
  return why?.because('gb.recovery.test', 'nothing-lost', { unit: unit() }) ?? false
}

export function regain(g: G, counter: number, arm: number): void {
  g.counter.recovering.set(counter, false)
  recoverOne(g, counter, arm)
  g.tell(recovered, { counter, arm }, sideOf(g, counter))
}

export const armsToRegain = armsOf
export const entries = [recovered, notRecovered]
