import { verb } from '../../kernel/actions/actions.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { stoppedFire } from '../state/entries.ts'
import { FRENCH, frame, otherSide } from '../state/kit.ts'
import { couldPlay, eachPlay, mayPlay, play, show } from '../stratagems/counters.ts'
import { takeEffect } from '../stratagems/effects.ts'
import { eachShot, hasShot, mayBombard } from '../guns/guns.ts'
import { shot } from './shot.ts'
import { shotOdds } from './odds.ts'

/** Chapter: the bombardment. */

export const bombard = verb('bombard', 'unit', 'zone')
export const stop = verb('stop')

/**
 * @rule sb.bombardment.order
 * The Prussians begin; the sides bombard in turn, one gun at a time. A side that stops does not begin again, and the
 * other goes on alone.
 */
export const bombardment = frame(
  'bombardment',
  { side: word({ noun: 'side' }), frenchStopped: flag(), prussianStopped: flag() },
  {
    next(g, f) {
      for (let tries = 0; tries < 2; tries++) {
        const hasStopped = f.side === FRENCH ? f.frenchStopped : f.prussianStopped
        if (!hasStopped) {
          if (hasShot(g, f.side) || couldPlay(g, f.side, 'bombardment')) return g.ask(f.side)
          if (f.side === FRENCH) f.frenchStopped = true
          else f.prussianStopped = true
        }
        f.side = otherSide(f.side)
      }
      return g.done()
    },
    about: (g) => ({ swiss: g.swiss, envoys: g.envoys, incendiary: g.incendiary, moreShells: g.moreShells }),
    offer(g, f, offer) {
      eachShot(g, f.side, (unit, zone) => offer.add(bombard, unit, zone))
      eachPlay(g, f.side, 'bombardment', (counter, face) => offer.add(play, counter, face))
      offer.add(stop)
    },
    answers: [
      {
        verb: bombard,
        may: (g, f, why, unit, zone) => mayBombard(g, f.side, unit, zone, why),
        act(g, f, unit, zone) {
          const { side } = f
          f.side = otherSide(side)
          g.call(shot, { side, unit, zone })
        },
        odds: (g, _f, unit, zone) => shotOdds(g, unit, zone),
      },
      {
        verb: play,
        may: (g, f, why, counter, face) => mayPlay(g, f.side, 'bombardment', counter, face, why),
        act(g, f, counter, face) {
          takeEffect(g, f.side, show(g, f.side, counter, face))
        },
      },
      {
        verb: stop,
        act(g, f) {
          if (f.side === FRENCH) f.frenchStopped = true
          else f.prussianStopped = true
          g.tell(stoppedFire, { side: f.side })
          f.side = otherSide(f.side)
        },
      },
    ],
  },
)
