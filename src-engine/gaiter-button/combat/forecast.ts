import { decode, type Decoded } from '../../kernel/actions/actions.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { HEAD } from '../../kernel/values/head.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import { Ledger, type LedgerLine } from '../../kernel/values/ledger.ts'
import { isEncircled } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { endOf, firstOf, isUnit } from '../state/counters.ts'
import { enemyOf, sequence, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { pointsLost } from '../victory/victory.ts'
import { aftermathLocals, lossSteps, flightSteps, routTestSteps } from './aftermath.ts'
import { BATTLE, defenderOf, fightsInside, isAtHand, isStillThere } from './engaged.ts'
import { factorLedger, ledgerLines } from './factor.ts'
import { isLed, likelyLead, setLead } from './lead.ts'
import { mayPursue, pursuit, pursuitChances, rolledFor } from './pursuit.ts'
import { rollOn } from './resolution.ts'

/**
 * Forecasts of a battle: the rules themselves, run for every outcome of the dice, to the end of the pursuit. Choices
 * are made by a simple policy: a side without a lead unit leads with the highest morale; a side charges only if it has
 * said so; the first of the losses on offer is taken; nothing is paid before the rout test; a side that does not rout
 * stands; units that rout take the first way there is, and a fortress only if there is no other.
 *
 * Only what the side knows of the enemy takes part. Other enemies seen here are assumed neither to help nor to leave:
 * then the zone is not cleared, and there is no pursuit.
 */

/**
 * The aftermath in stages. Between stages the frame halts as if it asked, and equal states are merged: all dice that
 * give one difference, all that give a rout. Otherwise there would be 6 to the power of 7 ways.
 */
const halt = { run: (g: G) => g.ask(g.attacker) }
const stay: (typeof lossSteps)[number] = {
  run(g, f) {
    f.step -= 1
    return g.ask(g.attacker)
  },
}
const forecast = sequence('forecast', aftermathLocals, [
  ...lossSteps,
  halt,
  ...routTestSteps,
  halt,
  ...flightSteps,
  stay,
])

/** Runs to the next halt by the policy, or to the end of the game if the capture of a leader ends it. */
function toHalt(fork: G): void {
  fork.settle()
  while (fork.ending === undefined && fork.asking.kind.kind.name !== forecast.name) fork.act(plainChoice(fork))
}

/** What the policy always takes first, and what it takes last. */
const FIRST = ['face-rout', 'stand-fast', 'no-charge']
const LAST = ['retreat-inside', 'leaders-stay']

/** The policy's answer to the current question. */
export function plainChoice(fork: G): number {
  const { verbs } = fork.layout.language
  let found: number | undefined
  for (const code of fork.actions) {
    const { name } = verbs[decode(code, decoded).verb]! // every action has a verb
    if (FIRST.includes(name)) return code
    if (!LAST.includes(name)) found ??= code
  }
  return found ?? fork.actions.at(0)
}
const decoded: Decoded = { verb: 0, a: 0, b: 0, c: 0 }

/** A reachable state and its probability. */
interface Moment {
  readonly words: Int32Array
  probability: number
}

/** Collects states; equal states are merged. */
class Moments {
  readonly found: Moment[] = []
  /**
   * Indexes of words in which some two of the states differ: a state that differs from another in any of these words is
   * not equal to it.
   */
  readonly #telling: number[] = []

  add(words: Int32Array, probability: number): Moment {
    const like = this.found.find(({ words: others }) => this.#telling.every((index) => words[index] === others[index]))
    const difference = like === undefined ? NONE : firstDifference(like.words, words)
    if (like !== undefined && difference === NONE) {
      like.probability += probability
      return like
    }
    if (difference !== NONE) this.#telling.push(difference)
    const moment = { words: words.slice(), probability }
    this.found.push(moment)
    return moment
  }
}

/** The first word in which two states differ; nothing is kept behind the agenda. */
function firstDifference(words: Int32Array, others: Int32Array): number {
  const end = Math.max(words[HEAD.end]!, others[HEAD.end]!)
  let index = 0
  // Four at a time: usually they are equal to the end, or nearly so.
  for (; index + 4 <= end; index += 4) {
    const one = words[index]! ^ others[index]!
    const two = words[index + 1]! ^ others[index + 1]!
    const three = words[index + 2]! ^ others[index + 2]!
    const four = words[index + 3]! ^ others[index + 3]!
    if ((one | two | three | four) !== 0) break
  }
  for (; index < end; index++) if (words[index] !== others[index]) return index
  return NONE
}

/**
 * Continues from some moments over every outcome of chance. `met` is called with each state reached and returns a
 * number: states reached from one moment with the same number are equal, which saves the comparison.
 */
function onwards(
  g: G,
  from: readonly Moment[],
  run: (fork: G) => void,
  met?: (fork: G, probability: number) => number,
): Moment[] {
  const moments = new Moments()
  for (const { words, probability: before } of from) {
    const told = new Map<number, Moment>()
    everyOutcome(
      g,
      run,
      (fork, share) => {
        const probability = before * share
        const said = met?.(fork, probability)
        const known = said === undefined ? undefined : told.get(said)
        if (known !== undefined) {
          known.probability += probability
          return
        }
        const moment = moments.add(fork.words, probability)
        if (said !== undefined) told.set(said, moment)
      },
      words,
    )
  }
  return moments.found
}

/**
 * Removes enemies that are neither engaged nor known: those here, those in zones of limited room, where their room
 * would reveal what they are, and those in the fortress. Returns whether any that could fight here was left out, and
 * whether any that would stay in the zone was.
 */
function removeUnknown(fork: G, side: number): LeftOut {
  const enemy = enemyOf(side)
  const limits: Partial<Record<string, number>> = tablesOf(fork).stacking.unitsIn
  const out = { fighters: false, anybody: false }
  for (let counter = firstOf(fork, enemy); counter < endOf(fork, enemy); counter++) {
    const zone = fork.counter.zone.of(counter)
    if (zone === NONE || fork.counter.engaged.of(counter)) continue
    if (fork.counter.seen.of(counter) === SEEN.composition) continue
    if (zone !== fork.battleZone && limits[zoneOf(fork, zone).terrain] === undefined) continue
    out.fighters ||= isAtHand(fork, enemy, counter)
    out.anybody ||= zone === fork.battleZone
    fork.counter.zone.set(counter, NONE)
  }
  // Only the enemy knows how much room there is inside, so the other side is assumed to hold the place.
  if (defenderOf(fork) === enemy && fork.battleKind !== BATTLE.assault)
    fork.zone.stormed.set(fork.battleZone, fork.attacker + 1)
  return out
}
interface LeftOut {
  readonly fighters: boolean
  readonly anybody: boolean
}

type Counted = Record<string, number>
function count(into: Counted, value: number | string, probability: number): void {
  into[value] = (into[value] ?? 0) + probability
}

const isCaught = (g: G, side: number): boolean => isEncircled(g, side, g.battleZone) && !fightsInside(g, side)

/** Units of a side that are prisoners. */
function captives(g: G, side: number): number {
  let sum = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (g.counter.fate.of(counter) === FATE.captured && isUnit(g, counter)) sum += 1
  return sum
}

/** A factor before the dice, without its lines. */
const sumOf = (total: number): Ledger => new Ledger(false).add('factor', total, 'gb.combat.factor')

/** Counts the possible outcomes of a battle in which everything is decided, with the knowledge of one side. */
class Tally {
  readonly result = { wins: 0, draws: 0, loses: 0 }
  readonly rout = { routs: 0, stands: 0 }
  readonly surrender = { surrenders: 0, holds: 0 }
  readonly zone = { cleared: 0, held: 0 }
  readonly pursuit: Counted = {}
  readonly ownFactor: Counted = {}
  readonly enemyFactor: Counted = {}
  readonly ownLosses: Counted = {}
  readonly enemyLosses: Counted = {}
  readonly ownLost: Counted = {}
  readonly enemyLost: Counted = {}
  readonly #g: G
  readonly #side: number
  readonly #others: LeftOut
  readonly #lostBefore: readonly number[]
  readonly #captivesBefore: number

  constructor(g: G, side: number, others: LeftOut) {
    this.#g = g
    this.#side = side
    this.#others = side === g.attacker ? others : { fighters: false, anybody: false }
    this.#lostBefore = [pointsLost(g, 0), pointsLost(g, 1)]
    this.#captivesBefore = captives(g, defenderOf(g))
    const start = [{ words: g.words.slice(), probability: 1 }]
    const [attacker, defender] = [factorLedger(g, g.attacker).total, factorLedger(g, defenderOf(g)).total]
    const roll = (fork: G): void => rollOn(fork, sumOf(attacker), sumOf(defender))
    const rolled = onwards(g, start, roll, (fork, probability) => this.#compare(fork, probability))
    const borne = onwards(g, rolled, (fork) => {
      fork.call(forecast, {})
      toHalt(fork)
    })
    const tested = onwards(g, borne, toHalt)
    for (const moment of onwards(g, tested, toHalt)) this.#pursue(moment)
  }

  /** Returns the difference of the factors: everything that follows depends on it alone. */
  #compare(fork: G, probability: number): number {
    const [side, enemy] = [this.#side, enemyOf(this.#side)]
    const difference = fork.camp.factor.of(side) - fork.camp.factor.of(enemy)
    this.result[fork.winner === side ? 'wins' : fork.winner === enemy ? 'loses' : 'draws'] += probability
    count(this.ownFactor, fork.camp.factor.of(side), probability)
    count(this.enemyFactor, fork.camp.factor.of(enemy), probability)
    count(this.ownLosses, fork.camp.lossesDue.of(side), probability)
    count(this.enemyLosses, fork.camp.lossesDue.of(enemy), probability)
    // From here on only the losses and the severity of a rout matter.
    fork.camp.factor.fill(0)
    fork.battleDifference = 0
    return difference
  }

  /** Adds the pursuit and sums everything up. */
  #pursue({ words, probability }: Moment): void {
    const fork = this.#g.fork() as G // a fork is a game of the same system
    fork.restore(words)
    const loser = defenderOf(fork)
    const surrenders = captives(fork, loser) > this.#captivesBefore
    this.rout[fork.routed ? 'routs' : 'stands'] += probability
    this.surrender[surrenders ? 'surrenders' : 'holds'] += probability
    // A fortress falls with everything in it, and when encircled units surrender all of them do, known or not.
    const allLost = fork.routed && (fork.battleKind === BATTLE.assault || (surrenders && isCaught(this.#g, loser)))
    const othersStay = this.#others.fighters && !allLost
    const unitsMayStay = this.#others.anybody && !allLost
    this.zone[othersStay || isStillThere(fork, loser) ? 'held' : 'cleared'] += probability
    if (unitsMayStay || fork.ending !== undefined || !fork.routed || !mayPursue(fork, true)) {
      count(this.pursuit, 'none', probability)
      this.#addUp(fork, probability)
    } else {
      // A higher number of losses continues from a lower one; not in rain, as the artillery comes last.
      let taken = 0
      for (const [losses, share] of [...pursuitChances(fork, true)].sort(([a], [b]) => a - b)) {
        if (fork.rain) {
          fork.restore(words)
          taken = 0
        }
        fork.call(pursuit, { rout: true, ...rolledFor(fork, losses - taken) })
        toHalt(fork)
        taken = losses
        count(this.pursuit, losses, probability * share)
        this.#addUp(fork, probability * share)
      }
    }
    fork.drop()
  }

  #addUp(fork: G, probability: number): void {
    for (const side of [0, 1]) {
      const lost = pointsLost(fork, side) - this.#lostBefore[side]! // one for each side
      count(side === this.#side ? this.ownLost : this.enemyLost, lost, probability)
    }
  }

  asJson(): ForecastOdds {
    const { result, rout, surrender, zone, pursuit: pursued, ownFactor, enemyFactor } = this
    const { ownLosses, enemyLosses, ownLost, enemyLost } = this
    const telling = surrender.surrenders > 0 || isCaught(this.#g, defenderOf(this.#g))
    return {
      ...{ result, rout, ...(telling ? { surrender } : {}), zone, pursuit: pursued },
      ...{ ownFactor, enemyFactor, ownLosses, enemyLosses, ownLost, enemyLost },
    }
  }
}

/** The probability of each number: SP lost, or a factor; for a pursuit also `none`. */
export type Distribution = { readonly [value: string]: number }

/** The possible outcomes of a battle, as one side sees them. */
export type ForecastOdds = {
  readonly result: { readonly wins: number; readonly draws: number; readonly loses: number }
  readonly rout: { readonly routs: number; readonly stands: number }
  /** Only if a surrender is possible. */
  readonly surrender?: { readonly surrenders: number; readonly holds: number }
  readonly zone: { readonly cleared: number; readonly held: number }
  readonly pursuit: Distribution
  readonly ownFactor: Distribution
  readonly enemyFactor: Distribution
  /** SP to lose by the table, and total SP lost at the end. */
  readonly ownLosses: Distribution
  readonly enemyLosses: Distribution
  readonly ownLost: Distribution
  readonly enemyLost: Distribution
}
/** Same, with the lines of the side's own factor. */
export type BattleOdds = ForecastOdds & { readonly modifiers: readonly LedgerLine[] }

/**
 * Odds of the current battle for a side that has made a decision: the winner, both factors and the losses by the table;
 * whether the defender routs, surrenders, and leaves the zone; his losses by a pursuit (`none` without one); and the
 * total SP that both have lost at the end, including prisoners and interned. `decide` writes the decision into a copy.
 */
export function battleOdds(g: G, side: number, decide: (fork: G) => void): BattleOdds {
  const { odds, modifiers } = battleForecast(g, side, decide)
  return { ...odds, modifiers: ledgerLines({ lines: modifiers }) }
}

/**
 * Same, with the lines of both factors before the dice: the side's own, and the enemy's as far as the side knows it.
 */
export interface BattleForecast {
  readonly odds: ForecastOdds
  readonly modifiers: readonly LedgerLine[]
  readonly enemyModifiers: readonly LedgerLine[]
}

export function battleForecast(g: G, side: number, decide: (fork: G) => void): BattleForecast {
  return onFork(g, (fork) => {
    const others = removeUnknown(fork, side)
    decide(fork)
    leaveAgenda(fork)
    for (const one of [fork.attacker, defenderOf(fork)])
      if (!isLed(fork, one)) setLead(fork, one, likelyLead(fork, one))
    fork.routed = fork.retreated = false
    const [own, enemy] = [factorLedger(fork, side), factorLedger(fork, enemyOf(side))]
    const odds = new Tally(fork, side, others).asJson()
    return { odds, modifiers: own.lines, enemyModifiers: enemy.lines }
  })
}

/** Drops everything that would follow the battle: it is irrelevant, and takes room that a long retreat may need. */
function leaveAgenda(fork: G): void {
  while (fork.words[HEAD.top] !== 0) fork.done()
}

export const kinds = [forecast]
