import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { retreat } from '../hits/retreat.ts'
import { balked } from '../state/entries.ts'
import { eachUnitIn } from '../state/ground.ts'
import { frame, FRENCH, PRUSSIAN, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { decline } from '../state/verbs.ts'
import { couldHold, eachPlay, mayPlay, play, show } from '../stratagems/counters.ts'

export const balk = verb('balk', 'unit')

/** The battalions that may refuse: unreliable ones that go into action or are attacked. */
function unreliableIn(g: G, zone: number, isAttacked: boolean): number[] {
  const found: number[] = []
  eachUnitIn(g, zone, (unit) => {
    const { side, unreliable } = unitOf(g, unit)
    if (side === FRENCH && unreliable && (isAttacked || g.unit.active.of(unit))) found.push(unit)
  })
  return found
}

/** Whether a battalion could refuse now, judged by open information only. */
export const couldBalk = (g: G, zone: number, isAttacked: boolean): boolean =>
  couldHold(g, PRUSSIAN, 'lack-of-discipline') && unreliableIn(g, zone, isAttacked).length > 0

/**
 * @rule sb.stratagem.discipline
 * In a French activation an unreliable battalion counts as activated and stays where it is; in a Prussian attack one
 * retreats after the defensive fire, and if it was alone the attack succeeds without a roll. If there are several the
 * French choose one.
 */
export const discipline = frame(
  'discipline',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }), isAttacked: flag(), played: flag() },
  {
    next(g, f) {
      if (!f.played) return g.ask(PRUSSIAN)
      const [first, ...more] = unreliableIn(g, f.zone, f.isAttacked)
      if (more.length > 0) return g.ask(FRENCH)
      if (first !== undefined) refuse(g, first, f.isAttacked)
      return g.done()
    },
    prompt: (_g, f) => (f.played ? 'discipline-who' : 'discipline'),
    about: (g, f) => ({ zone: zoneName(g, f.zone), attacked: f.isAttacked }),
    offer(g, f, offer) {
      if (f.played) for (const unit of unreliableIn(g, f.zone, f.isAttacked)) offer.add(balk, unit)
      else {
        eachPlay(g, PRUSSIAN, 'order', (counter, face) => offer.add(play, counter, face))
        offer.add(decline)
      }
    },
    answers: [
      {
        verb: play,
        may: (g, f, why, counter, face) =>
          f.played
            ? (why?.because('sb.stratagem.discipline', 'who-next') ?? false)
            : mayPlay(g, PRUSSIAN, 'order', counter, face, why),
        act(g, f, counter, face) {
          show(g, PRUSSIAN, counter, face)
          f.played = true
        },
      },
      {
        verb: decline,
        may: (_g, f, why) => !f.played || (why?.because('sb.stratagem.discipline', 'who-next') ?? false),
        act(g) {
          g.done()
        },
      },
      {
        verb: balk,
        may: (g, f, why, unit) => mayBalk(g, f, unit, why),
        act(g, f, unit) {
          const { isAttacked } = f
          g.done()
          refuse(g, unit, isAttacked)
        },
      },
    ],
  },
)

function mayBalk(
  g: G,
  { zone, isAttacked, played }: { readonly zone: number; readonly isAttacked: boolean; readonly played: boolean },
  unit: number,
  why?: Why,
): boolean {
  if (played && unreliableIn(g, zone, isAttacked).includes(unit)) return true
  return why?.because('sb.stratagem.discipline', 'reliable', { unit: unitName(g, unit) }) ?? false
}

function refuse(g: G, unit: number, isAttacked: boolean): void {
  const zone = g.unit.zone.of(unit)
  g.tell(balked, { unit, zone })
  if (isAttacked) {
    g.unit.retreats.set(unit, true)
    g.interrupt(retreat, { side: FRENCH, zone, isDefender: true })
  } else g.unit.active.set(unit, false)
}
