import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { INCH } from '../campaign/measures.ts'
import { assault } from '../combat/assault.ts'
import { chargeMorale } from '../combat/declare.ts'
import { resolveFire } from '../fire/fire.ts'
import { rally, routBroken, takeChits } from '../morale/morale.ts'
import { leaveAtLast } from '../movement/leaving.ts'
import { orders } from '../orders/orders.ts'
import { commandPhaseBegan, sideTurnBegan } from '../state/entries.ts'
import { frame, isThere, NOBODY, otherSide, sequence, unitOf, unitsOf, type G } from '../state/kit.ts'
import { significant } from '../victory/victory.ts'
import { reactions } from './reactions.ts'
import { beginPhase, endPhaseOf, beginSideTurn, endSideTurn } from './phases.ts'

/** Chapter: the turn. A side-turn: its phases, the reactions to them and the charges. */

const fightNow = verb('fight-now', 'target:unit')

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
export const sideTurn = sequence('side-turn', { side: word({ noun: 'side' }) }, [
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
export const commandPhases = frame(
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

export const answered = sequence('answered', { side: word({ noun: 'side' }) }, [
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
export const checks = frame(
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
export const assaults = frame(
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
