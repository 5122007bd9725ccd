import { has } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import { distribution } from '../../kernel/play/odds.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { loseMarkers, markerFrame } from '../hits/markers.ts'
import { retreat } from '../hits/retreat.ts'
import { markAll } from '../hits/settle.ts'
import { DEFENDING, OFFENSIVE, spreadHits } from '../hits/spread.ts'
import { advanced, calledOff, gunsLost, noAdvance, taken } from '../state/entries.ts'
import { groundOf, unitsIn } from '../state/ground.ts'
import { frame, FRENCH, LOST, otherSide, PRUSSIAN, unitOf, zoneName, type G } from '../state/kit.ts'
import { enter, remove } from '../state/units.ts'
import { isSheltered, mayStandIn } from '../state/zones.ts'
import { defence } from './defence.ts'
import { couldBalk, discipline } from './discipline.ts'
import { attackersOf, defendersOf, isGunsAlone, namesOf } from './group.ts'
import { assaultLedger, magnitudeOf, rollAssault, shelteredFrom } from './roll.ts'

/** Chapter: the attack. */

export const assault = verb('assault')
export const callOff = verb('call-off')

const BEGUN = 0
const FIRED = 1
const ORDERED = 2
const STEADY = 3
const ROLLED = 4
const CLEARED = 5
const OVER = 6

/**
 * @rule sb.attack.sequence
 * Defensive fire; the attacker goes on with the units that are not exhausted or calls it off; the assault is rolled;
 * the loser retreats, and a victorious attacker advances.
 */
export const attack = frame(
  'attack',
  {
    side: word({ noun: 'side' }),
    source: word({ noun: 'zone' }),
    target: word({ noun: 'zone' }),
    stage: word(),
    won: flag(),
  },
  {
    next(g, f): Step {
      const { side, source, target } = f
      const enemy = otherSide(side)
      switch (f.stage) {
        case BEGUN:
          f.stage = FIRED
          if (isGunsAlone(g, side, target)) {
            keepAttackers(g, f)
            return clear(g, f)
          }
          return g.call(defence, { side: enemy, source, target })
        case FIRED:
          return attackersOf(g, source, target).length > 0 ? g.ask(side) : g.done()
        case ORDERED:
          f.stage = STEADY
          if (side === PRUSSIAN && couldBalk(g, target, true))
            return g.call(discipline, { side: FRENCH, zone: target, isAttacked: true })
          return 'again'
        case STEADY:
          if (isGunsAlone(g, side, target)) return clear(g, f)
          f.stage = ROLLED
          return fightItOut(g, f)
        case ROLLED:
          if (f.won) return clear(g, f)
          f.stage = OVER
          markAll(g, source)
          return g.call(retreat, { side, zone: source })
        case CLEARED:
          f.stage = OVER
          advance(g, f)
          return 'again'
        default:
          return g.done()
      }
    },
    about(g, { side, source, target }) {
      const attackers = attackersOf(g, source, target)
      const defenders = defendersOf(g, target)
      return {
        source: zoneName(g, source),
        target: zoneName(g, target),
        attackers: namesOf(g, attackers),
        magnitude: magnitudeOf(g, attackers, defenders),
        modifier: assaultLedger(g, side, attackers, defenders).total,
      }
    },
    offer(_g, _f, offer) {
      offer.add(assault)
      offer.add(callOff)
    },
    answers: [
      {
        verb: assault,
        act(g, f) {
          f.stage = ORDERED
          keepAttackers(g, f)
        },
        odds: (g, f) => assaultOdds(g, f),
      },
      {
        verb: callOff,
        act(g, f) {
          g.tell(calledOff, { side: f.side, source: f.source, target: f.target })
          f.stage = OVER
        },
      },
    ],
  },
)

interface Fight {
  readonly side: number
  readonly source: number
  readonly target: number
  won: boolean
  stage: number
}

/** Units that do not attack, or no longer attack, lose their offensive status. */
function keepAttackers(g: G, { source, target }: Fight): void {
  const attackers = attackersOf(g, source, target)
  for (const unit of unitsIn(g, source)) g.unit.active.set(unit, attackers.includes(unit))
}

/** Rolls the assault and applies its hits to both sides. */
function fightItOut(g: G, f: Fight): Step {
  const { won, onDefender, onAttacker } = rollAssault(g, f.side, f.source, f.target)
  f.won = won
  const enemy = otherSide(f.side)
  const { suffered, takesMarker } = shelteredFrom(g, f.target, onDefender)
  if (suffered > 0) g.interrupt(spreadHits, { side: enemy, zone: f.target, among: DEFENDING, hits: suffered })
  if (takesMarker) g.interrupt(markerFrame, { side: enemy, zone: f.target })
  if (onAttacker > 0) g.interrupt(spreadHits, { side: f.side, zone: f.source, among: OFFENSIVE, hits: onAttacker })
  return 'again'
}

/**
 * @rule sb.attack.taken
 * A beaten defender leaves the zone with all its units; its fortifications and trenches are destroyed, and its
 * artillery is lost for good.
 */
function clear(g: G, f: Fight): Step {
  f.stage = CLEARED
  f.won = true
  const enemy = otherSide(f.side)
  g.tell(taken, { side: f.side, zone: f.target })
  for (const unit of unitsIn(g, f.target)) {
    if (unitOf(g, unit).isInfantry) continue
    g.tell(gunsLost, { unit, zone: f.target })
    remove(g, unit, LOST)
  }
  markAll(g, f.target)
  loseMarkers(g, f.target)
  return g.call(retreat, { side: enemy, zone: f.target, isDefender: true })
}

/** Whether a zone without a bonus is next to enemy infantry in a zone with one. */
function isBarred(g: G, side: number, zone: number): boolean {
  if (isSheltered(g, zone)) return false
  const manned = groundOf(g).manned[otherSide(side) as 0 | 1] // one of two sides
  const enemy = g.campaign.neighbours[zone]!.find((beside) => has(manned, beside) && isSheltered(g, beside))
  return enemy !== undefined
}

/**
 * @rule sb.attack.advance
 * As many attackers as have room occupy the captured zone, and stop there; they do not advance if it has no bonus and
 * is next to enemy infantry in a zone with one.
 */
function advance(g: G, { side, source, target }: Fight): void {
  if (isBarred(g, side, target)) return g.tell(noAdvance, { side, zone: target })
  for (const unit of unitsIn(g, source)) {
    if (!g.unit.active.of(unit) || !unitOf(g, unit).isInfantry || !mayStandIn(g, unit, target)) continue
    g.tell(advanced, { unit, zone: target })
    enter(g, unit, target)
  }
}

/**
 * The odds of an assault in which no unit refuses to fight: the winner, the hits on both sides after shelter, and the
 * hits the shelter has absorbed.
 */
function assaultOdds(g: G, { side, source, target }: Fight): Record<string, number> {
  let result = ''
  return distribution(
    g,
    (fork) => {
      const { won, onDefender, onAttacker } = rollAssault(fork, side, source, target)
      const { suffered } = shelteredFrom(fork, target, onDefender)
      const absorbed = suffered < onDefender ? ` absorbed ${onDefender - suffered}` : ''
      result = `${won ? 'won' : 'lost'} ${suffered}/${onAttacker}${absorbed}`
    },
    () => result,
  )
}
