import { decode, type Decoded } from '../../kernel/actions.ts'
import { everyOutcome } from '../../kernel/odds.ts'
import type { JsonObject } from '../../kernel/result.ts'
import { word } from '../../kernel/shape.ts'
import { isEncircled } from '../axes.ts'
import { NONE } from '../campaign.ts'
import { countersIn, endOf, firstOf, isDecoy, isUnit } from '../counters.ts'
import { enemyOf, frame, type G } from '../kit.ts'
import { SEEN } from '../shape.ts'
import {
  countersAtHand,
  defenderOf,
  engagedOf,
  engagedUnits,
  fightsInside,
  garrisonOf,
  hasEngagedDecoysOnly,
} from './engaged.ts'
import { factorLedger, ledgerLines } from './factor.ts'
import { isLed, likelyLead, setLead } from './lead.ts'
import { combatLosses, hasGunsOnly } from './losses.ts'
import { openBattle } from './opening.ts'
import { checkProvisions } from './provisions.ts'
import { rollFactors } from './resolution.ts'
import { routTest } from './rout.ts'
import { surrenderTest } from './surrender.ts'

/**
 * Forecasts of a battle: the rules themselves, run for every way the dice can fall. Where somebody has to choose, a plain
 * policy does: who has not chosen a lead unit leads with the highest morale, nobody charges who has not said so, of the
 * losses on offer the first is taken, and nothing is paid before the rout test, nobody
 * retreats of his own will. A forecast goes as far as the rout and
 * the surrender of the encircled; how a retreat goes is not told. Of the enemy it takes to be there only what its side
 * knows.
 */

/** What comes after the factors, up to where a forecast stops. */
const forecast = frame(
  'forecast',
  { stage: word() },
  {
    next(g, f) {
      f.stage += 1
      const loser = defenderOf(g)
      if (f.stage === 1) return g.call(combatLosses, { side: g.attacker })
      if (f.stage === 2) return hasGunsOnly(g, loser) ? stop(g) : g.call(combatLosses, { side: loser })
      if (g.winner !== g.attacker) return stop(g)
      if (f.stage === 3) return g.call(routTest, { side: loser })
      if (g.routed && isCaught(g, loser)) {
        for (const counter of engagedUnits(g, loser)) g.counter.demoralised.set(counter, true)
        surrenderTest(g, loser, g.battleZone, countersIn(g, loser, g.battleZone))
      }
      return stop(g)
    },
  },
)
const stop = (g: G) => g.end(NONE, 'draw')
const isCaught = (g: G, side: number): boolean => isEncircled(g, side, g.battleZone) && !fightsInside(g, side)

/** Enemies who are neither engaged nor known are not there, as far as a forecast goes. */
function forgetUnknown(fork: G, side: number): void {
  const enemy = enemyOf(side)
  for (let counter = firstOf(fork, enemy); counter < endOf(fork, enemy); counter++) {
    if (fork.counter.zone.of(counter) !== fork.battleZone || fork.counter.engaged.of(counter)) continue
    if (fork.counter.seen.of(counter) !== SEEN.composition) fork.counter.zone.set(counter, NONE)
  }
}

/** Makes the choices that are still open, rolls, and goes on to the end of the forecast. */
function resolve(fork: G): void {
  for (const side of [fork.attacker, defenderOf(fork)])
    if (!isLed(fork, side)) setLead(fork, side, likelyLead(fork, side))
  rollFactors(fork)
  fork.routed = false
  fork.call(forecast, {})
  fork.settle()
  while (fork.ending === undefined) fork.act(plainChoice(fork))
}

/** Answers that stop asking, where a policy would else have to choose. */
const PLAIN = ['face-rout', 'stand-fast']

/** The answer of the policy to the question now asked. */
export function plainChoice(fork: G): number {
  const { verbs } = fork.layout.language
  let first: number | undefined
  for (const code of fork.actions) {
    if (PLAIN.includes(verbs[decode(code, decoded).verb]!.name)) return code // every action has a verb
    first ??= code
  }
  return first! // there is always an answer
}
const decoded: Decoded = { verb: 0, a: 0, b: 0, c: 0 }

type Distribution = Record<string, number>
function count(into: Distribution, value: number, probability: number): void {
  into[value] = (into[value] ?? 0) + probability
}

/**
 * Chances of the battle in hand for a side that has decided something: who wins, both factors, what both lose by the
 * table, and how likely the defender is to rout or to surrender. `decide` writes the decision into a copy of the game.
 */
export function battleOdds(g: G, side: number, decide: (fork: G) => void): JsonObject {
  const enemy = enemyOf(side)
  const odds = { wins: 0, draws: 0, loses: 0, rout: 0 }
  let surrender = 0
  const [ownFactor, enemyFactor, ownLosses, enemyLosses]: Distribution[] = [{}, {}, {}, {}]
  everyOutcome(
    g,
    (fork) => {
      forgetUnknown(fork, side)
      decide(fork)
      resolve(fork)
    },
    (fork, probability) => {
      odds[fork.winner === side ? 'wins' : fork.winner === enemy ? 'loses' : 'draws'] += probability
      count(ownFactor!, fork.camp.factor.of(side), probability)
      count(enemyFactor!, fork.camp.factor.of(enemy), probability)
      count(ownLosses!, fork.camp.lossesDue.of(side), probability)
      count(enemyLosses!, fork.camp.lossesDue.of(enemy), probability)
      if (!fork.routed) return
      odds.rout += probability
      if (isCaught(g, defenderOf(g)) && engagedUnits(fork, defenderOf(g)).length === 0) surrender += probability
    },
  )
  const caught = isCaught(g, defenderOf(g))
  return {
    ...odds,
    ...(caught ? { surrender } : {}),
    ownFactor: ownFactor!,
    enemyFactor: enemyFactor!,
    ownLosses: ownLosses!,
    enemyLosses: enemyLosses!,
    modifiers: modifiersAfter(g, side, decide),
  }
}

function modifiersAfter(g: G, side: number, decide: (fork: G) => void): JsonObject[] {
  const fork = g.fork() as G // a fork is a game of the same system
  decide(fork)
  if (!isLed(fork, side)) setLead(fork, side, likelyLead(fork, side))
  const lines = ledgerLines(factorLedger(fork, side))
  fork.drop()
  return lines
}

/**
 * Chances at the question of whom to engage. They can be told only where everything of the enemy here is known: he is then
 * taken to engage all of it.
 */
export function engagementOdds(g: G, side: number): JsonObject {
  const enemy = enemyOf(side)
  const theirs = countersAtHand(g, enemy)
  const known = theirs.every((counter) => g.counter.seen.of(counter) === SEEN.composition)
  if (!known || garrisonOf(g, enemy) !== NONE || !theirs.some((counter) => isUnit(g, counter))) return {}
  if (hasEngagedDecoysOnly(g, side)) return {}
  return battleOdds(g, side, (fork) => {
    while (fork.inSecret) fork.endSecrets()
    for (const counter of engagedOf(fork, side)) {
      if (!isDecoy(fork, counter)) continue
      fork.counter.engaged.set(counter, false)
      fork.counter.zone.set(counter, NONE)
    }
    for (const counter of theirs) fork.counter.engaged.set(counter, isUnit(fork, counter))
    checkProvisions(fork, side)
    openBattle(fork)
  })
}

export const kinds = [forecast]
