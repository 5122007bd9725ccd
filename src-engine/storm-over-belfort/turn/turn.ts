import type { Switches } from '../../kernel/system/system.ts'
import { word } from '../../kernel/values/shape.ts'
import { activations } from '../activation/activations.ts'
import { bombardment } from '../bombardment/bombardment.ts'
import { switchIds } from '../campaign/files.ts'
import { turnBegan } from '../state/entries.ts'
import {
  cupOf,
  EXHAUSTED,
  frame,
  FRENCH,
  LOST,
  otherSide,
  PRUSSIAN,
  scenarioOf,
  sequence,
  type G,
} from '../state/kit.ts'
import { drawFree, purchase } from '../stratagems/drawing.ts'
import { reorganisation } from '../works/reorganisation.ts'
import { operations } from './operations.ts'
import { noteForts, noteRing, receive } from '../points/points.ts'
import { setUpFrame } from './set-up.ts'
import { fortsFallen, finalCount } from './victory.ts'

/** Chapter: the turn. */

/**
 * @rule sb.turn.initiative
 * The French have the initiative in the first two turns, then the Prussians.
 */
function decideInitiative(g: G): void {
  const { frenchUntil } = g.campaign.tables.initiative
  g.initiative = g.turn <= frenchUntil || g.denfertNext ? FRENCH : PRUSSIAN
  g.denfertNext = false
}

/** Resets what applied only to the last turn, and starts what applies from this one. */
function startTurn(g: G): void {
  for (const column of [g.unit.opened, g.unit.used, g.unit.moved, g.unit.raised]) column.clear()
  g.zone.bombarded.clear()
  g.returned.clear()
  g.swiss = g.swissNext
  g.swissNext = g.tresckow = g.envoys = g.incendiary = g.ruse = g.catherine = false
}

/**
 * @rule sb.turn.sequence
 * Initiative, resource points, stratagems, operational movement, bombardment, activations, reorganisation.
 */
export const turn = sequence('turn', {}, [
  {
    run(g) {
      startTurn(g)
      noteForts(g)
      noteRing(g)
      decideInitiative(g)
      g.tell(turnBegan, {
        turn: g.turn,
        turns: scenarioOf(g).turns.last,
        side: g.initiative,
        surrounded: g.surrounded,
      })
      receive(g)
      drawFree(g)
    },
  },
  { run: (g) => g.call(purchase, { side: FRENCH }) },
  { run: (g) => g.call(purchase, { side: PRUSSIAN }) },
  { run: (g) => g.call(operations, { side: PRUSSIAN }) },
  { run: (g) => g.call(operations, { side: FRENCH }) },
  { run: (g) => g.call(bombardment, { side: PRUSSIAN }) },
  {
    run(g) {
      g.unit.moved.clear()
      return g.call(activations, { side: g.initiative })
    },
  },
  { run: (g) => g.call(reorganisation, { first: g.initiative }) },
])

/**
 * @rule sb.turn.length
 * Seven turns of two weeks; a scenario may begin later and end earlier.
 */
export const siege = frame(
  'siege',
  { placed: word() },
  {
    next(g, f) {
      if (f.placed < 2) {
        f.placed += 1
        return g.call(setUpFrame, { side: f.placed === 1 ? FRENCH : PRUSSIAN })
      }
      if (fortsFallen(g)) return g.end(PRUSSIAN, 'forts-fallen', 2)
      if (g.turn === scenarioOf(g).turns.last) return finalCount(g)
      g.turn += 1
      return g.call(turn, {})
    },
  },
)

/**
 * @rule sb.setup.historical
 * With the option, or if the scenario demands it, all units start at their historical positions.
 */
export function setUp(g: G, id: string, switches: Switches): void {
  g.scenario = g.campaign.scenarios.findIndex((scenario) => scenario.id === id)
  for (const one of switchIds) g[one] = switches[one] ?? false
  const scenario = scenarioOf(g)
  g.turn = scenario.turns.first - 1
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (scenario.absent[unit] === true) g.unit.fate.set(unit, LOST)
    if (scenario.free === undefined || g.historicalSetUp) g.unit.zone.set(unit, scenario.start[unit]!) // one for each unit
    g.unit.status.set(unit, Math.min(EXHAUSTED, scenario.status[unit]!))
  }
  for (const zone of scenario.fortifications) g.zone.fortification.set(zone, true)
  for (const zone of scenario.trenches) g.zone.trench.set(zone, true)
  for (const zone of scenario.damaged) g.zone.damage.set(zone, 1)
  for (const side of [FRENCH, otherSide(FRENCH)]) g.account.points.set(side, scenario.points[side as 0 | 1]) // one of two sides
  g.campaign.counters.forEach(({ side }, counter) => cupOf(g, side).push(counter))
  g.call(siege, {})
}
