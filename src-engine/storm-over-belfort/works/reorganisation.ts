import { word } from '../../kernel/values/shape.ts'
import { keepPoints } from '../points/points.ts'
import { arrived, returnedFrom } from '../state/entries.ts'
import { frame, otherSide, PRUSSIAN, scenarioOf, sequence, type G } from '../state/kit.ts'
import { enter } from '../state/units.ts'
import { couldPlay, eachPlay, mayPlay, play, show } from '../stratagems/counters.ts'
import { keeping } from '../stratagems/drawing.ts'
import { comeBack, takeEffect } from '../stratagems/effects.ts'
import { verb } from '../../kernel/actions/actions.ts'
import { spending } from './works.ts'

/** Chapter: reorganisation. */

export const endStratagems = verb('end-stratagems')

/**
 * @rule sb.works.arrivals
 * Prussian reinforcements arrive at the headquarters in the reorganisation of their turn.
 */
function bringReinforcements(g: G): void {
  const { arrives } = scenarioOf(g)
  let units = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (arrives[unit] !== g.turn) continue
    enter(g, unit, g.campaign.headquarters)
    units += 1
  }
  if (units > 0) g.tell(arrived, { units })
  const back = comeBack(g)
  if (back > 0) g.tell(returnedFrom, { units: back })
}

/** The stratagems of the reorganisation that a side plays. */
export const intrigue = frame(
  'intrigue',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => (couldPlay(g, f.side, 'reorganisation') ? g.ask(f.side) : g.done()),
    offer(g, f, offer) {
      eachPlay(g, f.side, 'reorganisation', (counter, face) => offer.add(play, counter, face))
      offer.add(endStratagems)
    },
    answers: [
      {
        verb: play,
        may: (g, f, why, counter, face) => mayPlay(g, f.side, 'reorganisation', counter, face, why),
        act(g, f, counter, face) {
          const { side } = f
          takeEffect(g, side, show(g, side, counter, face))
        },
      },
      {
        verb: endStratagems,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

const rest = (g: G, side: number) =>
  g.call(spending, { side, free: side === PRUSSIAN ? g.campaign.tables.rally.atHeadquarters : 0 })

/**
 * @rule sb.works.order
 * Artillery is ready again, reinforcements arrive, stratagems are played, points are spent, counters are kept or put
 * back: each step first by the side with the initiative.
 */
export const reorganisation = sequence('reorganisation', { first: word({ noun: 'side' }) }, [
  {
    run(g) {
      g.unit.used.clear()
      bringReinforcements(g)
    },
  },
  { run: (g, f) => g.call(intrigue, { side: f.first }) },
  { run: (g, f) => g.call(intrigue, { side: otherSide(f.first) }) },
  { run: (g, f) => rest(g, f.first) },
  { run: (g, f) => rest(g, otherSide(f.first)) },
  { run: (g, f) => g.call(keeping, { side: f.first }) },
  { run: (g, f) => g.call(keeping, { side: otherSide(f.first) }) },
  { run: (g) => keepPoints(g) },
])
