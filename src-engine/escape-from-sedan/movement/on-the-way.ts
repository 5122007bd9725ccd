import { flag, word, type Fields } from '../../kernel/values/shape.ts'
import { INCH } from '../campaign/measures.ts'
import { actions, type Action } from '../cards/command.ts'
import { dropAt, droppedDice, pipsOf } from '../ground/dice.ts'
import { moveRowOf } from '../ground/ground.ts'
import { moved, stood, turned } from '../state/entries.ts'
import { formationOf, type G } from '../state/kit.ts'

/** Chapter: movement. The dice and the progress of a move. */

/** The state of a moving unit. */
export const locals = {
  unit: word({ noun: 'unit' }),
  side: word({ noun: 'side' }),
  action: word({ noun: 'action' }),
  /** The dice as rolled. */
  dice: word(),
  /** The start of this leg, its length so far, and the length of the leg before. */
  from: word({ noun: 'point' }),
  by: word(),
  before: word(),
  ground: word(),
  pivoted: flag(),
  passed: flag(),
}
export type OnWay = Fields<typeof locals>

/** The direction of an action, in steps from the unit's facing. */
const ways: Readonly<Partial<Record<Action, number>>> = { back: 6, left: 9, right: 3 }
export const wayOfAction = (action: Action): number => ways[action] ?? 0
const waysByNumber = actions.map(wayOfAction)
export const actionOf = (f: OnWay): Action => actions[f.action]!
export const wayOf = (f: OnWay): number => waysByNumber[f.action]!

/** Guns in position are moved by hand. */
export const isByHand = (g: G, unit: number): boolean => formationOf(g, unit) === 'unlimbered'

/**
 * @rule es.move.one-die
 * A unit that moves back, to a side, or about face and then ahead uses one die, of which nothing is dropped; so do guns
 * moved by hand, which need an even number, less chits, to cross walls, streams and steep ground.
 */
export const isOneDie = (g: G, f: OnWay): boolean => isNotAhead(actionOf(f)) || isByHand(g, f.unit)

const isNotAhead = (action: Action): boolean =>
  action === 'back' || action === 'left' || action === 'right' || action === 'about'

/**
 * @rule es.move.dice
 * A move has as many dice as the table gives for the unit and its formation; each pip is an inch, and the dice are
 * rolled first.
 */
export function diceFor(g: G, unit: number, action: Action): number {
  const { line, column, road } = g.campaign.tables.movement[moveRowOf(g, unit)]
  if (isNotAhead(action) || isByHand(g, unit)) return 1
  if (action === 'road') return road
  const formation = formationOf(g, unit)
  return formation === 'column' || formation === 'road-column' ? column : line
}

/** The distance left by the dice in sixteenths, with these drops. */
export function budget(g: G, f: OnWay, ground: number, passed: boolean): number {
  const chits = g.unit.chits.of(f.unit)
  if (isOneDie(g, f)) return pipsOf(f.dice, chits, 'none', 0) * INCH
  return pipsOf(f.dice, chits, dropAt(ground), lowsOf(f, passed)) * INCH
}

const lowsOf = (f: OnWay, passed: boolean): number => (f.pivoted ? 1 : 0) + (passed ? 1 : 0)

/** The dice dropped with these drops. */
export const droppedOnWay = (g: G, f: OnWay, ground: number, passed: boolean): number[] =>
  isOneDie(g, f) ? [] : droppedDice(f.dice, dropAt(ground), lowsOf(f, passed))

/** Ends the move and records its length. */
export function finish(g: G, f: OnWay): void {
  const { unit } = f
  const by = f.before + f.by
  if (wayOf(f) === 0 && actionOf(f) !== 'about') g.unit.ahead.add(unit, by)
  g.unit.moved.set(unit, true)
  tellMove(g, unit, by, f.pivoted || actionOf(f) === 'about')
}

/** Tells how far a unit went; one that stays where it is may have turned there. */
export function tellMove(g: G, unit: number, by: number, isTurned: boolean): void {
  if (by > 0) g.tell(moved, { unit, by, at: g.unit.at.of(unit) })
  else if (isTurned) g.tell(turned, { unit, facing: g.unit.facing.of(unit) })
  else g.tell(stood, { unit })
}
