import { next, unite } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { endOf, firstOf } from '../state/counters.ts'
import { detaching, mayDetachAtNight } from '../ground/detachments.ts'
import { counterOf, frame, scenarioOf, type G } from '../state/kit.ts'
import { fortifiedZones, zonesOf } from '../state/places.ts'
import { FATE } from '../state/shape.ts'
import { armsToRegain, mayRegain, regain } from './recovery.ts'

/** Chapters 17.2.2 and 17.4: what a side rearranges among its own troops at night. */

export const regainArm = verb('regain', 'counter', 'arm')
export const detachAt = verb('detach-at-night', 'zone')
export const worksDone = verb('night-works-done')

const isPending = (g: G, side: number): boolean => {
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (g.counter.recovering.of(counter)) return true
  return false
}

/**
 * @rule gb.detachments.night
 * At night units that are not demoralised may form detachments and take them back, and garrisons may form them.
 */
function mayDetach(g: G, side: number, zone: number, why?: Why): boolean {
  return mayDetachAtNight(g, side, zone, why)
}

/** Does this side's scenario have detachments or garrisons? Otherwise the question is never asked. */
function canDetach(g: G, side: number): boolean {
  if (scenarioOf(g).data.garrisons) return true
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (counterOf(g, counter).kind === 'detachment' && g.counter.fate.of(counter) !== FATE.absent) return true
  return false
}

/**
 * Asked every night on a condition that both sides know, so that the question alone does not reveal whether stragglers
 * returned whose arm the owner must choose.
 */
export const nightWorks = frame(
  'night-works',
  { side: word({ start: NONE, noun: 'side' }) },
  {
    next: (g, f) => (canDetach(g, f.side) || isPending(g, f.side) ? g.ask(f.side) : g.done()),
    offer(g, f, offer) {
      if (isPending(g, f.side)) {
        for (let counter = firstOf(g, f.side); counter < endOf(g, f.side); counter++)
          if (g.counter.recovering.of(counter))
            for (const arm of armsToRegain(g, counter)) offer.add(regainArm, counter, arm)
        return
      }
      // Zones with troops of this side or a fortress; elsewhere nothing can be handed over.
      const zones = zonesOf(g, f.side)
      unite(zones, fortifiedZones(g))
      for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
        if (mayDetach(g, f.side, zone)) offer.add(detachAt, zone)
      offer.add(worksDone)
    },
    answers: [
      {
        verb: regainArm,
        may: (g, f, why, counter, arm) => mayRegain(g, f.side, counter, arm, why),
        act(g, _f, counter, arm) {
          regain(g, counter, arm)
        },
      },
      {
        verb: detachAt,
        may: (g, f, why, zone) => isSettled(g, f.side, why) && mayDetach(g, f.side, zone, why),
        act(g, f, zone) {
          g.call(detaching, { side: f.side, zone, night: true })
        },
      },
      { verb: worksDone, may: (g, f, why) => isSettled(g, f.side, why), act: (g) => g.done() },
    ],
  },
)

function isSettled(g: G, side: number, why?: Why): boolean {
  return !isPending(g, side) || (why?.because('gb.recovery.test', 'arm-first') ?? false)
}

export const kinds = [nightWorks]
