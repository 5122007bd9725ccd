import { FRENCH, GERMAN, type G } from '../../wissembourg-spicheren/state/kit.ts'
import { operations } from '../../wissembourg-spicheren/turn/initiative.ts'
import { WON } from '../search/brain.ts'
import { POINT, stakesOf, unitsWorth } from './stakes.ts'

/** Steps of the clock in a turn: one for each activation, and one each before and after them. */
const STEPS_PER_TURN = 16

export function clock(g: G): number {
  const acted = g.formation.acted
  let count = 0
  for (let formation = 0; formation < g.formation.rows; formation++) if (acted.of(formation)) count += 1
  const isOver = g.topmost(operations) === undefined && count > 0
  return STEPS_PER_TURN * g.turn + (isOver ? STEPS_PER_TURN - 1 : Math.min(STEPS_PER_TURN - 2, count))
}

/** Maximum score of an undecided game, and the points ahead that give half of it. */
const UNDECIDED = 8_000
const HALF = 2.5 * POINT

/** The score of a game for a side. */
export function score(g: G, side: number): number {
  const { ending } = g
  if (ending !== undefined) {
    if (ending.winner < 0) return 0
    const value = WON - 700 * (3 - ending.level)
    return ending.winner === side ? value : -value
  }
  const french = valueFor(g, FRENCH) - valueFor(g, GERMAN)
  const value = side === FRENCH ? french : -french
  return Math.round((UNDECIDED * value) / (Math.abs(value) + HALF))
}

/**
 * What a side has and can hope for: the places it holds, the remaining strength of its units, and points already
 * counted.
 */
function valueFor(g: G, side: number): number {
  const held = stakesOf(g).reduce((sum, { holder, worth }) => sum + (holder === side ? worth / 2 : 0), 0)
  const counted = POINT * (side === FRENCH ? g.countedFrench : g.countedGerman)
  return held + counted + unitsWorth(g, side)
}
