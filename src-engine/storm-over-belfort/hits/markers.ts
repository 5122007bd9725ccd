import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { markerLost } from '../state/entries.ts'
import { frame, zoneName, type G } from '../state/kit.ts'

/** Chapter: loss of markers. */

export const give = verb('give-up', 'work')
/** The kinds of markers. */
export const works = ['fortification', 'trench'] as const

function loseMarker(g: G, zone: number, work: number): void {
  if (work === 0) g.zone.fortification.set(zone, false)
  else {
    g.zone.trench.set(zone, false)
    g.zone.unmanned.set(zone, false)
  }
  g.tell(markerLost, { zone, work })
}

/** Destroys all markers of a zone. */
export function loseMarkers(g: G, zone: number): void {
  if (g.zone.fortification.of(zone)) loseMarker(g, zone, 0)
  if (g.zone.trench.of(zone)) loseMarker(g, zone, 1)
}

function mayGive(g: G, zone: number, work: number, why?: Why): boolean {
  if (work === 0 ? g.zone.fortification.of(zone) : g.zone.trench.of(zone)) return true
  return why?.because('sb.bombardment.markers', 'no-marker', { zone: zoneName(g, zone) }) ?? false
}

/** One marker of a zone is lost; if there are two, the owner chooses. */
export const markerFrame = frame(
  'marker',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }) },
  {
    next(g, { side, zone }) {
      if (g.zone.fortification.of(zone) && g.zone.trench.of(zone)) return g.ask(side)
      loseMarkers(g, zone)
      return g.done()
    },
    about: (g, f) => ({ zone: zoneName(g, f.zone) }),
    offer(_g, _f, offer) {
      for (const work of works.keys()) offer.add(give, work)
    },
    answers: [
      {
        verb: give,
        may: (g, f, why, work) => mayGive(g, f.zone, work, why),
        act(g, f, work) {
          loseMarker(g, f.zone, work)
          g.done()
        },
      },
    ],
  },
)
