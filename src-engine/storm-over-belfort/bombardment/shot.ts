import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import { word } from '../../kernel/values/shape.ts'
import { settleZones } from '../hits/settle.ts'
import { SHELLED, spreadHits } from '../hits/spread.ts'
import { cancelled } from '../state/entries.ts'
import { isHeldBy } from '../state/ground.ts'
import { FRENCH, frame, NONE, otherSide, PRUSSIAN, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { decline } from '../state/verbs.ts'
import { couldHold, eachPlay, mayPlay, play, show } from '../stratagems/counters.ts'
import { markerFrame } from '../hits/markers.ts'
import { damageFort, effectOf } from './effect.ts'
import { hasCounter, mayCounter, spendShot } from '../guns/guns.ts'
import { resultOdds } from './odds.ts'
import { rollBombardment, rollCounter } from './rolls.ts'

/** Chapter: one bombardment, from the order to fire to its hits. */

export const counterFire = verb('counter-fire', 'unit')

/**
 * @rule sb.stratagem.bad-shell
 * Before the die is rolled the Prussian may cancel a French bombardment or counter-battery, except one by the guns of
 * the fortress; the gun counts as used.
 */
const canFail = (g: G, unit: number): boolean =>
  unitOf(g, unit).side === FRENCH && !unitOf(g, unit).fortress && couldHold(g, PRUSSIAN, 'bad-shell')

/** A side may answer an event with a counter, or decline. Result: 1 if it played one, else 0. */
export const answerFrame = frame(
  'answer',
  {
    side: word({ noun: 'side' }),
    unit: word({ start: NONE, noun: 'unit' }),
    zone: word({ noun: 'zone' }),
    hits: word(),
  },
  {
    next: (g, f) => g.ask(f.side),
    prompt: (_g, f) => (f.side === FRENCH ? 'answer-fire' : 'answer-shell'),
    about: (g, f) => ({ unit: unitName(g, f.unit), zone: zoneName(g, f.zone), hits: f.hits }),
    offer(g, f, offer) {
      eachPlay(g, f.side, f.side === FRENCH ? 'result' : 'shot', (counter, face) => offer.add(play, counter, face))
      offer.add(decline)
    },
    answers: [
      {
        verb: play,
        may: (g, f, why, counter, face) =>
          mayPlay(g, f.side, f.side === FRENCH ? 'result' : 'shot', counter, face, why),
        act(g, f, counter, face) {
          show(g, f.side, counter, face)
          return g.done(1)
        },
      },
      {
        verb: decline,
        act(g) {
          return g.done(0)
        },
      },
    ],
  },
)

/** The other side may counter. Result: the number of the gun plus 1; 0 for none. */
export const counterFrame = frame(
  'counter-battery',
  { side: word({ noun: 'side' }), unit: word({ noun: 'unit' }), zone: word({ noun: 'zone' }) },
  {
    next: (g, f) => (hasCounter(g, f.side, f.unit) ? g.ask(f.side) : g.done(0)),
    about: (g, f) => ({ unit: unitName(g, f.unit), zone: zoneName(g, f.zone) }),
    offer(g, f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++)
        if (unitOf(g, unit).side === f.side && mayCounter(g, f.side, unit, f.unit)) offer.add(counterFire, unit)
      offer.add(decline)
    },
    answers: [
      {
        verb: counterFire,
        may: (g, f, why, unit) => mayCounter(g, f.side, unit, f.unit, why),
        act(g, _f, unit) {
          return g.done(unit + 1)
        },
        odds: (g, f, unit) => resultOdds(g, f.unit, f.zone, unit),
      },
      {
        verb: decline,
        act(g) {
          return g.done(0)
        },
        odds: (g, f) => resultOdds(g, f.unit, f.zone, NONE),
      },
    ],
  },
)

const BEGUN = 0
const TO_BE_COUNTERED = 1
const COUNTER_NAMED = 2
const COUNTERED = 3
const ROLLED = 4
const TO_STRIKE = 5
const STRUCK = 6

/**
 * @rule sb.bombardment.sequence
 * One side chooses gun and zone; the other may counter; the counter is rolled, then the bombardment, and its hits are
 * distributed. Both guns are used.
 */
export const shot = frame(
  'shot',
  {
    side: word({ noun: 'side' }),
    unit: word({ noun: 'unit' }),
    zone: word({ noun: 'zone' }),
    stage: word(),
    counter: word({ start: NONE, noun: 'unit' }),
    result: word(),
    hits: word(),
  },
  {
    next(g, f): Step {
      const enemy = otherSide(f.side)
      switch (f.stage) {
        case BEGUN:
          f.stage = TO_BE_COUNTERED
          if (canFail(g, f.unit)) return g.call(answerFrame, { side: PRUSSIAN, unit: f.unit, zone: f.zone })
          return 'again'
        case TO_BE_COUNTERED:
          f.stage = COUNTER_NAMED
          return g.call(counterFrame, { side: enemy, unit: f.unit, zone: f.zone })
        case COUNTER_NAMED:
          f.stage = COUNTERED
          if (f.counter !== NONE && canFail(g, f.counter))
            return g.call(answerFrame, { side: PRUSSIAN, unit: f.counter, zone: f.zone })
          return 'again'
        case COUNTERED:
          f.stage = ROLLED
          if (f.counter !== NONE) {
            spendShot(g, f.counter)
            f.result = rollCounter(g, f.counter, f.unit)
          }
          spendShot(g, f.unit)
          f.hits = rollBombardment(g, f.unit, f.zone, f.result)
          g.zone.bombarded.set(f.zone, true)
          if (f.hits > 0 && f.zone === g.campaign.citadel && couldHold(g, FRENCH, 'firefighters'))
            return g.call(answerFrame, { side: FRENCH, unit: f.unit, zone: f.zone, hits: f.hits })
          return 'again'
        case ROLLED:
          f.stage = TO_STRIKE
          return strike(g, f.zone, f)
        case TO_STRIKE:
          f.stage = STRUCK
          return settleZones(g, f.side) ?? 'again'
        default:
          return g.done()
      }
    },
    resume(g, f, result) {
      if (f.stage === COUNTER_NAMED) f.counter = result - 1
      if (result === 0) return
      if (f.stage === TO_BE_COUNTERED) {
        g.tell(cancelled, { unit: f.unit })
        spendShot(g, f.unit)
        f.stage = STRUCK
      }
      if (f.stage === COUNTERED) {
        g.tell(cancelled, { unit: f.counter })
        spendShot(g, f.counter)
        f.counter = NONE
      }
      if (f.stage === ROLLED) f.hits += g.campaign.tables.stratagems.firefighters
    },
  },
)

/**
 * @rule sb.stratagem.firefighters
 * When the result of a bombardment of zone 1 is known, the French may reduce it by one hit.
 *
 * @rule sb.bombardment.hits
 * Battalions and Uhlans in the zone lose a level for each hit; scouts and artillery suffer nothing. Shells put no unit
 * out of action: an exhausted battalion stays exhausted.
 */
function strike(g: G, zone: number, { hits }: { readonly hits: number }): Step {
  const { suffered, takesMarker, damages } = effectOf(g, zone, hits)
  if (damages) damageFort(g, zone)
  const owner = isHeldBy(g, FRENCH, zone) ? FRENCH : PRUSSIAN
  // The marker is lost after the first hit and before the others, but that does not affect which units are hit.
  if (takesMarker) g.interrupt(markerFrame, { side: owner, zone })
  if (suffered > 0) g.interrupt(spreadHits, { side: owner, zone, among: SHELLED, hits: suffered })
  return 'again'
}
