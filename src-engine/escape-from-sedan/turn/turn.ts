import { pointAt } from '../../kernel/actions/actions.ts'
import type { Switches } from '../../kernel/system/system.ts'
import { word } from '../../kernel/values/shape.ts'
import { leaderFound, turnBegan } from '../state/entries.ts'
import { FATE, frame, isThere, NOBODY, otherSide, scenarioOf, unitOf, type G } from '../state/kit.ts'
import { put } from '../state/pose.ts'
import { EMPEROR, emperorRow } from '../victory/emperor.ts'
import { armyMorale, atTheEnd } from '../victory/victory.ts'
import { deal } from './deal.ts'
import { sideTurn, commandPhases, answered, checks, assaults } from './side-turn.ts'
import { rollInitiative, whoIsFirst } from './initiative.ts'

/** Chapter: the turn. A battle, its turns and its set-up. */

/**
 * @rule es.turn.sequence
 * A turn: initiative, the side-turn of one side and then that of the other.
 */
const turn = frame(
  'turn',
  { stage: word(), first: word({ start: -1, noun: 'side' }) },
  {
    next(g, f) {
      f.stage += 1
      if (f.stage === 1) {
        for (const side of [0, 1]) {
          g.side.wonBefore.set(side, g.side.won.of(side))
          g.side.routsBefore.set(side, g.side.routs.of(side))
          g.side.won.set(side, 0)
          g.side.routs.set(side, 0)
        }
        g.unit.routed.clear()
        rollInitiative(g)
        return g.call(whoIsFirst, {})
      }
      if (f.stage === 2) return g.call(sideTurn, { side: f.first })
      if (f.stage === 3) return g.call(sideTurn, { side: otherSide(f.first) })
      armyMorale(g)
      return g.done()
    },
    resume(_g, f, result) {
      if (f.first === NOBODY) f.first = result
    },
  },
)

/**
 * @rule es.turn.length
 * A battle lasts as many turns as the scenario says.
 */
const battle = frame(
  'battle',
  { dealt: word() },
  {
    next(g, f) {
      if (f.dealt === 0) rollLeaders(g)
      if (f.dealt < 2) {
        f.dealt += 1
        return g.call(deal, { side: f.dealt - 1 })
      }
      if (g.turn === scenarioOf(g).turns) return atTheEnd(g)
      g.turn += 1
      g.tell(turnBegan, { turn: g.turn, turns: scenarioOf(g).turns })
      return g.call(turn, {})
    },
  },
)

/**
 * @rule es.leaders.roll
 * A unit that may have an elite leader has one on a roll of five or six, made when the battle is set up.
 */
function rollLeaders(g: G): void {
  const { dieFaces, leader } = g.campaign.tables
  g.campaign.units.forEach(({ leader: has }, unit) => {
    if (!isThere(g, unit) || has === 'never') return
    const isLed = has === 'always' || g.chance.die(dieFaces, 'elite-leader') >= leader.onRoll
    g.unit.leader.set(unit, isLed)
    g.unit.led.set(unit, isLed)
    if (isLed) g.tell(leaderFound, { unit })
  })
}

/** Sets up a scenario. */
export function setUp(g: G, id: string, _switches: Switches): void {
  g.scenario = g.campaign.scenarios.findIndex((scenario) => scenario.id === id)
  const { units, commanders, emperor } = scenarioOf(g)
  for (const { unit, x, y, facing, formation } of units) {
    const { stands, arm } = unitOf(g, unit)
    g.unit.fate.set(unit, FATE.there)
    g.unit.figures.set(unit, stands * g.campaign.tables.figures[arm])
    g.unit.formation.set(unit, formation)
    put(g, unit, x, y, facing)
  }
  for (const { commander, x, y } of commanders) g.leader.at.set(commander, pointAt(x, y))
  if (emperor !== undefined) {
    g.leader.at.set(emperorRow(g), pointAt(emperor.x, emperor.y))
    g.emperor = EMPEROR.there
  }
  const { ace, number, face, joker } = g.campaign.tables.deck
  for (const pack of [g.pack.french, g.pack.german])
    [ace, number, face, joker].forEach((count, card) => pack.set(card, count))
  g.call(battle, {})
}

/** Every kind of frame of this file and of the deal. */
export const turnKinds = { battle, deal, turn, whoIsFirst, sideTurn, commandPhases, answered, checks, assaults }
