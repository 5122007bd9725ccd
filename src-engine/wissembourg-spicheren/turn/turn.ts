import type { Switches } from '../../kernel/system/system.ts'
import { word } from '../../kernel/values/shape.ts'
import { isCommanderOut } from '../command/command.ts'
import { commanderOut, divisionCalled, nightFell, turnBegan } from '../state/entries.ts'
import { frame, FRENCH, GERMAN, hourOf, onMap, scenarioOf, sequence, type G } from '../state/kit.ts'
import { checkDemoralisation, countEarly, countHeld, finish } from '../victory/victory.ts'
import { chiefArrivals, chiefMoves } from './chiefs.ts'
import { operations } from './initiative.ts'
import { rallies } from './rally.ts'
import { setUpFrame } from './setup.ts'

/** Chapter: the turn. */

/**
 * @rule ws.turn.night
 * The last two turns at Spicheren are night: guns reach one hex, the radius of commanders is two points less, and dice
 * for initiative, activation, morale and combat have 1 less.
 */
function tellNight(g: G): void {
  if (g.turn === scenarioOf(g).nightFrom) g.tell(nightFell, { turn: g.turn })
}

/** Marks the commanders of formations who are out of command. */
function verifyCommand(g: G): void {
  for (const { commander } of g.campaign.formations) {
    if (!onMap(g, commander) || !isCommanderOut(g, commander)) continue
    g.unit.outOfCommand.set(commander, true)
    g.tell(commanderOut, { unit: commander })
  }
}

/**
 * @rule ws.options.called-division
 * As an option Frossard asks for Castagny’s division: from the turn after his arrival, a die of 4 or more in a turn
 * calls it, to arrive in the fifth turn at the earliest. It costs his side a victory point.
 */
function callDivision(g: G): void {
  const { called, arrivals } = scenarioOf(g)
  if (!g.castagnyCalled || called === undefined || g.calledFor > 0) return
  const since = g.unit.arrivedIn.of(called.chief)
  if (since === 0 || g.turn <= since) return
  const die = g.chance.die(g.campaign.tables.test.faces, 'call')
  if (die >= called.needed) g.calledFor = Math.max(g.turn, arrivals.find((one) => one?.called === true)?.turn ?? 0)
  g.tell(divisionCalled, { die, needed: called.needed, due: g.calledFor })
}

/**
 * @rule ws.turn.sequence
 * A turn: commanders in chief arrive and move, command is verified, the formations of both sides are activated one by
 * one, disorganised units rally.
 */
export const turn = sequence('turn', {}, [
  {
    run(g) {
      const { turns } = scenarioOf(g)
      const { directed, supported, outOfCommand, tried } = g.unit
      for (const flags of [directed, supported, outOfCommand, tried]) flags.clear()
      g.tell(turnBegan, { turn: g.turn, turns, hour: hourOf(g) })
      tellNight(g)
      countEarly(g)
    },
  },
  { run: (g) => g.call(chiefArrivals, {}) },
  { run: (g) => g.call(chiefMoves, { side: GERMAN }) },
  { run: (g) => g.call(chiefMoves, { side: FRENCH }) },
  { run: verifyCommand },
  { run: callDivision },
  { run: (g) => g.call(operations, {}) },
  {
    run(g) {
      g.unit.outOfCommand.clear()
      return g.call(rallies, { side: FRENCH })
    },
  },
  { run: (g) => g.call(rallies, { side: GERMAN }) },
  {
    run(g) {
      countHeld(g)
      checkDemoralisation(g)
    },
  },
])

/**
 * @rule ws.turn.length
 * Spicheren lasts twelve turns of an hour from eleven in the morning, Wissembourg seven from nine, ten with Wolff’s brigade.
 */
export const battle = frame(
  'battle',
  { placed: word() },
  {
    next(g, f) {
      if (f.placed < 2) {
        f.placed += 1
        return g.call(setUpFrame, { side: f.placed - 1 })
      }
      if (g.turn === scenarioOf(g).turns) return finish(g)
      g.turn += 1
      return g.call(turn, {})
    },
  },
)

/** Sets up a scenario. */
export function setUp(g: G, id: string, switches: Switches): void {
  g.scenario = g.campaign.scenarios.findIndex((scenario) => scenario.id === id)
  g.frossardEarly = switches['frossardEarly'] ?? false
  g.castagnyCalled = switches['castagnyCalled'] ?? false
  for (const { places, holder } of scenarioOf(g).victory.objectives)
    for (const place of places) g.place.holder.set(place, holder)
  g.call(battle, {})
}
