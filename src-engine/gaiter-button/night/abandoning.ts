import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { enemyOf, frame, type G } from '../state/kit.ts'
import { garrisonPoints, isInField } from '../state/places.ts'
import { hasProvision } from '../lines/provision.ts'
import { noteFall } from '../ground/sources.ts'

/** Chapter 17.6: garrisons that abandon their fortress. */

export const abandon = verb('abandon', 'fortress', 'number')
export const keepFortresses = verb('keep-fortresses')

const abandoned = entry(
  { name: 'abandoned', category: 'night', rule: 'gb.garrisons.abandon', followsDecision: true },
  { side: 'side', fortress: 'fortress' },
  { points: 'number' },
)

/** Only the owner is told how many of a garrison left if others stay. */
const reduced = entry(
  { name: 'garrison-reduced', category: 'night', rule: 'gb.garrisons.abandon', followsDecision: true },
  {},
  { fortress: 'fortress', points: 'number' },
)

/**
 * @rule gb.garrisons.abandon
 * A garrison that can trace a line of provision may leave its fortress at night, in whole or in part. The SP are gone
 * for good but do not count as lost. Units in a fortress cannot do this.
 */
export function mayAbandon(g: G, side: number, fortress: number, count: number, why?: Why): boolean {
  const name = () => g.nameOf('fortress', fortress)
  const held = garrisonPoints(g, side, fortress)
  if (held === 0) return why?.because('gb.garrisons.abandon', 'no-garrison', { fortress: name() }) ?? false
  if (count < 1 || count > held)
    return why?.because('gb.garrisons.abandon', 'not-so-many', { fortress: name(), count, held }) ?? false
  for (const zone of g.campaign.fortresses[fortress]!.zones) {
    // A garrison has no troops in the field: alone with the enemy it cannot leave this bank.
    if (isInField(g, enemyOf(side), zone) && !isInField(g, side, zone)) continue
    if (hasProvision(g, side, zone, true)) return true
  }
  return why?.because('gb.garrisons.abandon', 'no-line', { fortress: name() }) ?? false
}

function giveUp(g: G, side: number, fortress: number, count: number): void {
  const row = g.campaign.fortresses[fortress]!.garrisons[side as 0 | 1] // a side
  const { points, right, abandoned: gone } = g.garrison
  points.add(row, -count)
  right.add(row, count)
  gone.add(row, count)
  if (points.of(row) > 0) return g.tell(reduced, { fortress, points: count }, side)
  g.tell(abandoned, { side, fortress, points: count }, side)
  noteFall(g, fortress)
}

/** One side chooses garrisons to withdraw, in whole or in part. Asked only while one of them can leave. */
export const abandoning = frame(
  'abandoning',
  { side: word({ start: NONE, noun: 'side' }) },
  {
    next(g, f) {
      for (let fortress = 0; fortress < g.campaign.fortresses.length; fortress++)
        if (mayAbandon(g, f.side, fortress, 1)) return g.ask(f.side)
      return g.done()
    },
    offer(g, f, offer) {
      for (let fortress = 0; fortress < g.campaign.fortresses.length; fortress++)
        for (let count = 1; mayAbandon(g, f.side, fortress, count); count++) offer.add(abandon, fortress, count)
      offer.add(keepFortresses)
    },
    answers: [
      {
        verb: abandon,
        may: (g, f, why, fortress, count) => mayAbandon(g, f.side, fortress, count, why),
        act(g, f, fortress, count) {
          giveUp(g, f.side, fortress, count)
        },
      },
      { verb: keepFortresses, act: (g) => g.done() },
    ],
  },
)

export const kinds = [abandoning]
export const entries = [abandoned, reduced]
