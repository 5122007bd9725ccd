import {
  boxOf,
  gapBetween,
  hasComeNearer,
  isGapLess,
  isLess,
  leastGap,
  mostGap,
  stepsBetween,
  turned,
  type Gap,
  type Outline,
} from '../../board/measured/measured.ts'
import { pointAt, verb, xOf, yOf } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import type { Switches } from '../../kernel/system/system.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { INCH } from '../campaign/measures.ts'
import { assault } from '../combat/assault.ts'
import { chargeMorale } from '../combat/declare.ts'
import { resolveFire } from '../fire/fire.ts'
import { rally, routBroken, takeChits } from '../morale/morale.ts'
import { leaveAtLast } from '../movement/leaving.ts'
import { disturbLeaders } from '../orders/leaders.ts'
import { orders } from '../orders/orders.ts'
import {
  commandPhaseBegan,
  initiativeRolled,
  initiativeWon,
  leaderFound,
  sideTurnBegan,
  turnBegan,
} from '../state/entries.ts'
import { FATE, frame, isThere, NOBODY, otherSide, scenarioOf, sequence, unitOf, unitsOf, type G } from '../state/kit.ts'
import { blockIn, bodiesOf, put, ringOf, standsOf } from '../state/pose.ts'
import { EMPEROR, emperorRow, lookForEmperor } from '../victory/emperor.ts'
import { armyMorale, atTheEnd, significant } from '../victory/victory.ts'
import { deal } from './deal.ts'
import { reactions } from './reactions.ts'

/** Chapter: the turn. */

const goFirst = verb('go-first')
const goSecond = verb('go-second')
const fightNow = verb('fight-now', 'target:unit')

/** Starts a phase of a side: no unit has acted in it yet. */
function beginPhase(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) {
    g.unit.acted.set(unit, false)
    g.unit.active.set(unit, false)
    g.unit.ahead.set(unit, 0)
  }
  for (const unit of unitsOf(g, otherSide(side))) g.unit.reacted.set(unit, false)
}

/**
 * @rule es.move.moving
 * Cavalry is moving if it went at least four inches ahead in the last phase in which it could act; otherwise it is
 * standing.
 */
function endPhaseOf(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) g.unit.moving.set(unit, g.unit.ahead.of(unit) >= 4 * INCH)
  disturbLeaders(g)
  lookForEmperor(g)
}

/** Resets the values of a side-turn: points and moves of leaders, and the starting positions of units. */
function beginSideTurn(g: G, side: number): void {
  for (let leader = 0; leader < g.leader.rows; leader++) {
    const owner = leader === emperorRow(g) ? 0 : g.campaign.commanders[leader]!.side
    if (owner !== side) continue
    g.leader.moved.set(leader, false)
    g.leader.points.set(leader, g.campaign.tables.command.points)
    g.leader.helpedOwn.set(leader, false)
    g.leader.helpedOthers.set(leader, false)
  }
  for (const unit of unitsOf(g, side)) {
    const { at, facing, formation, figures } = g.unit
    g.unit.stoodAt.set(unit, at.of(unit))
    g.unit.stoodFacing.set(unit, facing.of(unit))
    g.unit.stoodIn.set(unit, formation.of(unit))
    g.unit.stoodFigures.set(unit, figures.of(unit))
    g.unit.moved.set(unit, false)
  }
}

/**
 * Ends a side-turn: clears what its units remember of the enemy, counts how long they have stood still, and records
 * which of them have come nearer to enemies.
 */
function endSideTurn(g: G, side: number): void {
  for (const unit of unitsOf(g, side)) {
    g.unit.chargedBy.set(unit, 0)
    g.unit.shotBy.set(unit, 0)
    g.unit.nearedBy.set(unit, 0)
    g.unit.still.set(
      unit,
      g.unit.moved.of(unit) || g.unit.at.of(unit) !== g.unit.stoodAt.of(unit) ? 0 : g.unit.still.of(unit) + 1,
    )
  }
  const bodies = bodiesOf(g)
  for (const unit of unitsOf(g, side)) {
    const stood = g.unit.stoodAt.of(unit)
    if (stood === NOBODY || stood === g.unit.at.of(unit)) continue
    const before = stoodOn(g, unit)
    for (const watcher of unitsOf(g, otherSide(side)))
      if (isNearer(bodies[watcher]!, before, bodies[unit]!))
        g.unit.nearedBy.set(watcher, g.unit.nearedBy.of(watcher) | (1 << unitOf(g, unit).place))
  }
}

/** The outline of a unit when the turn of its side began. */
function stoodOn(g: G, unit: number): Outline {
  const { stoodAt, stoodFacing, stoodIn, stoodFigures } = g.unit
  const block = blockIn(g, unit, stoodIn.of(unit), standsOf(g, unit, stoodFigures.of(unit)))
  const at = stoodAt.of(unit)
  const stood = stoodFacing.of(unit)
  // A unit facing the opposite way covers the same ground, so each corner is compared with the one it has become by the
  // shorter turn.
  const facing = stepsBetween(stood, g.unit.facing.of(unit)) > 3 ? turned(stood, 6) : stood
  const ring = ringOf({ block, x: xOf(at), y: yOf(at), facing })
  return { ring, box: boxOf(ring) }
}

/** Whether a unit has come nearer by an inch or more, with both gaps in whole sixteenths. */
function isNearer(watcher: Outline, before: Outline, now: Outline): boolean {
  const plain = hasComeNearer(watcher.box, before, now, INCH)
  if (plain !== undefined) return plain
  // Bounds of the former gap usually decide, so that it seldom has to be measured.
  if (!isNearerThan(watcher, now, mostGap(watcher.ring, before.ring))) return false
  return (
    isNearerThan(watcher, now, leastGap(watcher.box, before.box)) ||
    isNearerThan(watcher, now, gapBetween(watcher.ring, before.ring))
  )
}

function isNearerThan(watcher: Outline, now: Outline, gap: Gap): boolean {
  const distance = inSixteenths(gap) - INCH + 1
  return isLess(leastGap(watcher.box, now.box), distance) && isGapLess(watcher.ring, now.ring, distance)
}

/** A gap in whole sixteenths, rounded down. */
function inSixteenths({ square, by }: Gap): number {
  let root = 0
  for (let bit = 4096; bit > 0; bit >>= 1) if ((root + bit) * (root + bit) * by <= square) root += bit
  return root
}

/** The start of a side-turn: routing units roll, which is their action. */
function begin(g: G, side: number): void {
  g.tell(sideTurnBegan, { side })
  beginSideTurn(g, side)
  beginPhase(g, side)
  for (const unit of unitsOf(g, side)) {
    if (!isThere(g, unit) || !g.unit.routing.of(unit)) continue
    g.unit.acted.set(unit, true)
    rally(g, unit)
  }
  routBroken(g)
}

/**
 * @rule es.turn.side-turn
 * A side-turn: routing units roll first; then the free phase, then command phases until the side pays for no more.
 */
const sideTurn = sequence('side-turn', { side: word({ noun: 'side' }) }, [
  { run: (g, f) => begin(g, f.side) },
  { run: (g, f) => g.call(orders, { side: f.side, phase: 0 }) },
  { run: (g, f) => endPhaseOf(g, f.side) },
  { run: (g, f) => g.call(commandPhases, { side: f.side }) },
  { run: (g, f) => endSideTurn(g, f.side) },
  { run: (g) => significant(g) },
])

/**
 * @rule es.turn.command-phases
 * In each command phase some units act for cards; the enemy reacts; all fire is resolved; charges are fought. The next
 * phase costs one card more for each unit. When no unit acts, the side-turn ends.
 */
const commandPhases = frame(
  'command-phases',
  { side: word({ noun: 'side' }), phase: word(), over: flag() },
  {
    next(g, f) {
      if (f.over) return g.done()
      f.phase += 1
      f.over = true
      g.tell(commandPhaseBegan, { side: f.side, phase: f.phase })
      beginPhase(g, f.side)
      return g.call(orders, { side: f.side, phase: f.phase })
    },
    resume(g, f, acts) {
      if (acts === 0) return undefined
      f.over = false
      return g.call(answered, { side: f.side })
    },
  },
)

const answered = sequence('answered', { side: word({ noun: 'side' }) }, [
  { run: (g, f) => g.call(checks, { side: f.side }) },
  { run: (g, f) => g.call(reactions, { side: otherSide(f.side) }) },
  {
    run(g) {
      resolveFire(g)
      for (let unit = 0; unit < g.unit.rows; unit++) {
        if (!g.unit.failed.of(unit)) continue
        g.unit.failed.set(unit, false)
        takeChits(g, unit, 1, 'counter-charge')
      }
      routBroken(g)
    },
  },
  { run: (g, f) => g.call(assaults, { side: f.side }) },
  {
    run(g, f) {
      leaveAtLast(g, f.side)
      endPhaseOf(g, f.side)
      for (const unit of unitsOf(g, otherSide(f.side)))
        if (g.unit.reacted.of(unit)) g.unit.moving.set(unit, g.unit.ahead.of(unit) >= 4 * INCH)
    },
  },
])

/** The units currently charged by a side. */
function chargedBy(g: G, side: number): number[] {
  const charged = new Set<number>()
  for (let unit = 0; unit < g.unit.rows; unit++) charged.add(g.unit.charges.of(unit))
  return unitsOf(g, otherSide(side)).filter((target) => charged.has(target))
}

/** Each charge of a command phase is tested after it was declared, before the enemy reacts. */
const checks = frame(
  'charge-checks',
  { side: word({ noun: 'side' }), from: word() },
  {
    next(g, f) {
      const target = chargedBy(g, f.side).find((unit) => unit >= f.from)
      if (target === undefined) return g.done()
      f.from = target + 1
      return g.call(chargeMorale, { target, side: f.side })
    },
  },
)

/**
 * @rule es.assault.order
 * Charges of a command phase, and counter-charges against them, are fought one by one in any order the active side
 * chooses.
 */
const assaults = frame(
  'assaults',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      const targets = allCharged(g)
      if (targets.length === 0) return g.done()
      return targets.length > 1 ? g.ask(f.side) : fightAt(g, f.side, targets[0]!)
    },
    offer(g, _f, offer) {
      for (const target of allCharged(g)) offer.add(fightNow, target)
    },
    answers: [
      {
        verb: fightNow,
        may: (g, _f, why, target) =>
          allCharged(g).includes(target) ||
          (why?.because('es.assault.order', 'not-charged', { unit: g.nameOf('unit', target) }) ?? false),
        act: (g, f, target) => fightAt(g, f.side, target),
      },
    ],
  },
)

/** All charged units; two that charge each other fight one combat, at the one that was charged first. */
const allCharged = (g: G): number[] =>
  [...chargedBy(g, 0), ...chargedBy(g, 1)].filter((unit) => !isMetByCharge(g, unit)).sort((a, b) => a - b)

/** Whether a unit charges in its own phase an enemy that charges it back. */
function isMetByCharge(g: G, unit: number): boolean {
  const target = g.unit.charges.of(unit)
  return g.unit.active.of(unit) && target !== NOBODY && g.unit.charges.of(target) === unit
}

function fightAt(g: G, side: number, target: number): Step {
  const attackers = otherSide(unitOf(g, target).side)
  return attackers === side
    ? g.call(assault, { target, side })
    : g.call(chargeMorale, { target, side: attackers, isFree: true })
}

/**
 * @rule es.turn.initiative
 * Each side rolls a die: one more if it had the initiative, one more for each close combat won last turn, one less for
 * each of its units that routed in it, however often. Ties are rolled again. The winner decides who goes first.
 */
function rollInitiative(g: G): void {
  const rule = 'es.turn.initiative'
  const { dieFaces } = g.campaign.tables
  for (;;) {
    const totals = [0, 1].map((side) => {
      const ledger = new Ledger()
        .add('die', g.chance.die(dieFaces, 'initiative'), rule)
        .addIf(g.initiative === side, 'had-it', 1, rule)
        .add('combats', g.side.wonBefore.of(side), rule)
        .add('routs', -g.side.routsBefore.of(side), rule)
      g.tell(initiativeRolled, { side, ledger })
      return ledger.total
    })
    const [french = 0, german = 0] = totals
    if (french === german) continue
    g.initiative = french > german ? 0 : 1
    g.tell(initiativeWon, { side: g.initiative })
    return
  }
}

const whoIsFirst = frame(
  'who-is-first',
  {},
  {
    next: (g) => g.ask(g.initiative),
    offer(_g, _f, offer) {
      offer.add(goFirst)
      offer.add(goSecond)
    },
    answers: [
      { verb: goFirst, act: (g) => g.done(g.initiative) },
      { verb: goSecond, act: (g) => g.done(otherSide(g.initiative)) },
    ],
  },
)

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
