import { verb } from '../../kernel/actions/actions.ts'
import { entry } from '../../kernel/play/journal.ts'
import { distribution } from '../../kernel/play/odds.ts'
import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { isUnit, moraleOf } from '../state/counters.ts'
import { frame, tablesOf, type G } from '../state/kit.ts'

/** Chapter 8.3: fatigue. The bowl, the markers drawn from it, and the losses they cause. */

export const keep = verb('keep')
export const returnMarker = verb('return')

const kept = entry(
  { name: 'marker-kept', category: 'chance', rule: 'gb.fatigue.draw' },
  { side: 'side', marker: 'marker' },
)
const returned = entry(
  { name: 'marker-returned', category: 'chance', rule: 'gb.fatigue.return', followsDecision: true },
  { side: 'side', marker: 'marker' },
)

/** The number printed on a marker, or `stop`. */
export const fatigueOn = (g: G, marker: number): number | 'stop' => tablesOf(g).fatigue.bowl[marker]!.marker // a marker

/** How many markers are in the bowl. */
export function markersLeft(g: G): number {
  let sum = 0
  for (let marker = 0; marker < g.bowl.count.rows; marker++) sum += g.bowl.count.of(marker)
  return sum
}

const drawOne = (g: G): number => g.chance.takeFromCounts(g.bowl.count, 'fatigue', 'marker')

/** All markers go back into the bowl. */
export function refillBowl(g: G): void {
  tablesOf(g).fatigue.bowl.forEach(({ count }, marker) => g.bowl.count.set(marker, count))
}

/** The frame returns the marker and the CP left to the activation, packed into one number. */
const CP_ROOM = 64
export const markerOf = (result: number): number => Math.floor(result / CP_ROOM)
export const cpOf = (result: number): number => result % CP_ROOM

/** Puts a returned marker into the bowl before another is drawn in its place. */
function putBack(g: G, marker: number): void {
  g.bowl.count.add(marker, 1)
}

/**
 * @rule gb.fatigue.return
 * A marker just drawn may be returned to the bowl for 1 CP; another is drawn in its place, and that may be returned
 * too.
 */
export const marker = frame(
  'marker',
  { side: word({ noun: 'side' }), cp: word(), drawn: word({ start: NONE, noun: 'marker' }) },
  {
    next(g, f) {
      if (f.drawn === NONE) f.drawn = drawOne(g)
      if (f.cp >= tablesOf(g).fatigue.redraw) return g.ask(f.side)
      g.tell(kept, { side: f.side, marker: f.drawn })
      return g.done(f.drawn * CP_ROOM + f.cp)
    },
    about: (g, f) => ({ marker: g.nameOf('marker', f.drawn), cp: f.cp }),
    offer(_g, _f, offer) {
      offer.add(keep)
      offer.add(returnMarker)
    },
    answers: [
      {
        verb: keep,
        act(g, f) {
          g.tell(kept, { side: f.side, marker: f.drawn })
          g.done(f.drawn * CP_ROOM + f.cp)
        },
      },
      {
        verb: returnMarker,
        act(g, f) {
          g.tell(returned, { side: f.side, marker: f.drawn })
          putBack(g, f.drawn)
          f.cp -= tablesOf(g).fatigue.redraw
          f.drawn = NONE
        },
        odds(g, f) {
          let next = NONE
          return distribution(
            g,
            (fork) => {
              putBack(fork, f.drawn)
              next = drawOne(fork)
            },
            () => g.nameOf('marker', next),
          )
        },
      },
    ],
  },
)

/**
 * @rule gb.fatigue.losses
 * When an activation ends with more than two markers (STOP not counted), each unit whose morale is below their sum
 * loses the difference in SP. Leaders and decoys lose nothing.
 */
export function exhaustion(g: G, counter: number, markers: number, sum: number): number {
  if (!isUnit(g, counter) || markers <= tablesOf(g).fatigue.freeMarkers) return 0
  return Math.max(0, sum - moraleOf(g, counter))
}

export const kinds = [marker]
export const entries = [kept, returned]

/**
 * @rule gb.weather.fatigue
 * In rain a stack draws one extra marker when its activation begins.
 */
export const rainMarkers = (g: G): number => (g.rain ? tablesOf(g).rain.fatigueMarkers : 0)
