import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { ARMS, MITRAILLEUSES, NONE } from '../campaign/campaign.ts'
import { armPoints, onMap, points } from '../state/counters.ts'
import { counterName, frame, sideOf, type G } from '../state/kit.ts'
import { loseOne, removeIfGone } from './strength.ts'

/** Losses of a single unit from any cause: fatigue, a crowded road, a night march. */

export const lose = verb('lose', 'counter', 'arm')

/** Only the owner learns what a unit lost; the removal of a counter is public. */
const pointLost = entry(
  { name: 'point-lost', category: 'battle', rule: 'gb.counters.losses', loss: 1 },
  {},
  { counter: 'counter', arm: 'arm', left: 'number', temporary: 'flag' },
)
const unitDestroyed = entry(
  { name: 'unit-destroyed', category: 'battle', rule: 'gb.counters.removed' },
  { counter: 'counter', zone: 'zone' },
  { mitrailleuses: 'number' },
)

/** SP that a unit can lose; it is destroyed with the last of them. */
export const vulnerable = (g: G, counter: number): number => points(g, counter) - armPoints(g, counter, MITRAILLEUSES)

/**
 * @rule gb.losses.mitrailleuses
 * Mitrailleuses never take a loss; they go when their unit has no other SP left.
 */
export const mayBearLoss = (g: G, counter: number, arm: number, why?: Why): boolean => {
  const unit = () => counterName(g, counter)
  if (arm === MITRAILLEUSES) return why?.because('gb.losses.mitrailleuses', 'never', { unit: unit() }) ?? false
  if (armPoints(g, counter, arm) > 0) return true
  return why?.because('gb.counters.losses', 'none-left', { unit: unit(), arm: g.nameOf('arm', arm) }) ?? false
}

/** Crosses off one SP and removes the unit if it was the last. Returns whether the unit is gone. */
export function takeLoss(g: G, counter: number, arm: number, permanent: boolean): boolean {
  loseOne(g, counter, arm, permanent)
  const side = sideOf(g, counter)
  g.tell(pointLost, { counter, arm, left: vulnerable(g, counter), temporary: !permanent }, side)
  return removeIfDestroyed(g, counter)
}

/** Same as `removeIfGone`, with a journal entry. */
export function removeIfDestroyed(g: G, counter: number): boolean {
  const zone = g.counter.zone.of(counter)
  const mitrailleuses = armPoints(g, counter, MITRAILLEUSES)
  if (!removeIfGone(g, counter)) return false
  g.reveal()
  g.tell(unitDestroyed, { counter, zone, mitrailleuses }, sideOf(g, counter))
  return true
}

/** The only arm that can take a loss; none if there are several. */
function onlyArm(g: G, counter: number): number {
  let found = NONE
  for (let arm = 0; arm < ARMS; arm++) {
    if (arm === MITRAILLEUSES || armPoints(g, counter, arm) === 0) continue
    if (found !== NONE) return NONE
    found = arm
  }
  return found
}

function firstArm(g: G, counter: number): number {
  let arm = 0
  while (armPoints(g, counter, arm) === 0) arm++
  return arm
}

function mayLoseHere(g: G, sufferer: number, counter: number, arm: number, why?: Why): boolean {
  if (counter === sufferer) return mayBearLoss(g, counter, arm, why)
  const facts = () => ({ unit: counterName(g, counter), loser: counterName(g, sufferer) })
  return why?.because('gb.counters.losses', 'other-unit', facts()) ?? false
}

/**
 * A unit loses `count` SP; its owner chooses the arms and is asked only if he has a choice. With `spareLast` its last
 * SP stays, and the result is 1 if the unit would have been destroyed.
 */
export const unitLosses = frame(
  'unit-losses',
  { counter: word({ start: NONE, noun: 'counter' }), count: word(), permanent: flag(), spareLast: flag() },
  {
    next(g, f) {
      while (f.count > 0 && onMap(g, f.counter)) {
        const left = vulnerable(g, f.counter)
        if (left === 0) return g.done()
        if (f.spareLast && left <= 1) return g.done(1)
        const all = !f.spareLast && f.count >= left
        const arm = all ? firstArm(g, f.counter) : onlyArm(g, f.counter)
        if (arm === NONE) return g.ask(sideOf(g, f.counter))
        f.count -= 1
        takeLoss(g, f.counter, arm, f.permanent)
      }
      return g.done()
    },
    offer(g, f, offer) {
      for (let arm = 0; arm < ARMS; arm++) if (mayBearLoss(g, f.counter, arm)) offer.add(lose, f.counter, arm)
    },
    about: (g, f) => ({ unit: counterName(g, f.counter), count: f.count, left: vulnerable(g, f.counter) }),
    answers: [
      {
        verb: lose,
        may: (g, f, why, counter, arm) => mayLoseHere(g, f.counter, counter, arm, why),
        act(g, f, counter, arm) {
          f.count -= 1
          takeLoss(g, counter, arm, f.permanent)
        },
      },
    ],
  },
)

export const kinds = [unitLosses]
export const entries = [pointLost, unitDestroyed]
