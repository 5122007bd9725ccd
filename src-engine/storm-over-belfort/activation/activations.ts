import { next as nextIn } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { attack } from '../assault/attack.ts'
import { couldBalk, discipline } from '../assault/discipline.ts'
import { exposed } from '../assault/exposed.ts'
import { mayAttack } from '../assault/group.ts'
import { settleZones } from '../hits/settle.ts'
import { maySpend, spend } from '../points/points.ts'
import { passed } from '../state/entries.ts'
import { groundOf, isAnyIn, isHeldBy, isNearManned } from '../state/ground.ts'
import { frame, FRENCH, NONE, otherSide, unitOf, zoneName, type G } from '../state/kit.ts'
import { isAble, onMap } from '../state/units.ts'
import { couldPlay, eachPlay, mayPlay, play, show } from '../stratagems/counters.ts'
import { takeEffect } from '../stratagems/effects.ts'
import { departure, leavingFire } from './departure.ts'
import { exchange, exchanging, mayExchange } from './exchange.ts'
import { gunsMarch, mayMoveGuns, moveGuns } from './guns-march.ts'
import { marching, ZONES } from './marching.ts'
import { muster, tellMustered } from './muster.ts'

/** Chapter: activations. */

export const activate = verb('activate', 'zone')
export const pass = verb('pass')

/**
 * @rule sb.activation.cost
 * Activating battalions of one zone costs a point; a zone and a battalion may be activated again.
 */
export function mayActivate(g: G, side: number, zone: number, why?: Why): boolean {
  if (zone === g.campaign.headquarters || !isHeldBy(g, side, zone))
    return why?.because('sb.activation.cost', 'not-held', { zone: zoneName(g, zone) }) ?? false
  if (!isAnyIn(g, zone, (unit) => isAble(g, unit)))
    return why?.because('sb.activation.units', 'nobody', { zone: zoneName(g, zone) }) ?? false
  return maySpend(g, side, g.campaign.tables.costs.activate, why)
}

function mayPayForExchange(g: G, side: number, unit: number, why?: Why): boolean {
  return maySpend(g, side, g.campaign.tables.costs.activate, why) && mayExchange(g, side, unit, why)
}

/** Whether the side can do anything but pass, judged by open information only. */
function canAct(g: G, side: number): boolean {
  if (couldPlay(g, side, 'activation')) return true
  const canPay = maySpend(g, side, g.campaign.tables.costs.activate)
  for (const unit of g.campaign.unitsOf[side as 0 | 1]) {
    // An exhausted battalion can still be exchanged.
    if (canPay && unitOf(g, unit).isInfantry && onMap(g, unit)) return true
    if (mayMoveGuns(g, side, unit)) return true
  }
  return false
}

/**
 * @rule sb.activation.order
 * The sides act in turn, beginning with the one that has the initiative: an activation, an exchange, a move of
 * artillery, or a pass. Two consecutive passes end the phase.
 */
export const activations = frame(
  'activations',
  { side: word({ noun: 'side' }), passes: word() },
  {
    next(g, f) {
      for (; f.passes < 2; f.passes += 1, f.side = otherSide(f.side)) if (canAct(g, f.side)) return g.ask(f.side)
      return g.done()
    },
    about: (g, f) => ({ points: g.account.points.of(f.side), passed: f.passes > 0, ruse: g.ruse }),
    offer(g, f, offer) {
      if (maySpend(g, f.side, g.campaign.tables.costs.activate)) {
        const held = groundOf(g).held[f.side as 0 | 1] // one of two sides
        for (let zone = nextIn(held, 0); zone >= 0; zone = nextIn(held, zone + 1))
          if (mayActivate(g, f.side, zone)) offer.add(activate, zone)
        for (const unit of g.campaign.unitsOf[f.side as 0 | 1])
          if (unitOf(g, unit).isInfantry && mayExchange(g, f.side, unit)) offer.add(exchange, unit)
      }
      for (const unit of g.campaign.gunsOf[f.side as 0 | 1]) if (mayMoveGuns(g, f.side, unit)) offer.add(moveGuns, unit)
      eachPlay(g, f.side, 'activation', (counter, face) => offer.add(play, counter, face))
      offer.add(pass)
    },
    answers: [
      {
        verb: activate,
        may: (g, f, why, zone) => mayActivate(g, f.side, zone, why),
        act(g, f, zone) {
          const { side } = f
          spend(g, side, g.campaign.tables.costs.activate)
          handOver(f)
          g.call(activation, { side, zone })
        },
      },
      {
        verb: exchange,
        may: (g, f, why, unit) => mayPayForExchange(g, f.side, unit, why),
        act(g, f, unit) {
          const { side } = f
          spend(g, side, g.campaign.tables.costs.activate)
          handOver(f)
          g.call(exchanging, { side, unit })
        },
      },
      {
        verb: moveGuns,
        may: (g, f, why, unit) => mayMoveGuns(g, f.side, unit, why),
        act(g, f, unit) {
          const { side } = f
          handOver(f)
          g.call(gunsMarch, { side, zone: g.unit.zone.of(unit), unit })
        },
      },
      {
        verb: play,
        may: (g, f, why, counter, face) => mayPlay(g, f.side, 'activation', counter, face, why),
        act(g, f, counter, face) {
          takeEffect(g, f.side, show(g, f.side, counter, face))
        },
      },
      {
        verb: pass,
        act(g, f) {
          g.tell(passed, { side: f.side })
          f.passes += 1
          f.side = otherSide(f.side)
        },
      },
    ],
  },
)

/** The other side is next. */
function handOver(f: { side: number; passes: number }): void {
  f.passes = 0
  f.side = otherSide(f.side)
}

const MUSTERED = 1
const STEADY = 2
const DEPARTED = 3
const FIRED_AT = 4
const MARCHED = 5
const EXPOSED = 6
const ATTACKED = 7

/**
 * @rule sb.activation.sequence
 * Units are chosen, march, and may attack; then they lose their offensive status.
 */
export const activation = frame(
  'activation',
  {
    side: word({ noun: 'side' }),
    zone: word({ noun: 'zone' }),
    stage: word(),
    source: word({ start: NONE, noun: 'zone' }),
    target: word({ start: NONE, noun: 'zone' }),
  },
  {
    next(g, f): Step {
      const { side, zone } = f
      f.stage += 1
      switch (f.stage) {
        case MUSTERED:
          return g.call(muster, { side, zone })
        case STEADY:
          tellMustered(g, side, zone)
          if (side === FRENCH && couldBalk(g, zone, false)) return g.call(discipline, { side, zone })
          return 'again'
        case DEPARTED:
          return isNearManned(g, otherSide(side), zone) ? g.call(departure, { side, zone }) : 'again'
        case FIRED_AT:
          return leavingFire(g, side, zone)
        case MARCHED:
          return g.call(marching, { side })
        case EXPOSED:
          return g.call(exposed, { side, objective: f.target })
        case ATTACKED:
          if (f.target === NONE || !mayAttack(g, side, f.source, f.target)) return 'again'
          return g.call(attack, { side, source: f.source, target: f.target })
        default:
          endActivation(g)
          g.done()
          return settleZones(g, side) ?? 'done'
      }
    },
    resume(_g, f, result) {
      if (f.stage !== MARCHED || result === 0) return
      f.source = Math.floor(result / ZONES) - 1
      f.target = (result % ZONES) - 1
    },
  },
)

function endActivation(g: G): void {
  for (const flag of [g.unit.active, g.unit.marched, g.unit.leaves]) flag.clear()
}
