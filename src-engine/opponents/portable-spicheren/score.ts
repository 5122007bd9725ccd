import { NOBODY, scenarioOf, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { halfTurn } from '../../portable-spicheren/turn.ts'
import { onMap, unitIn } from '../../portable-spicheren/state/units.ts'
import { lossesOf } from '../../portable-spicheren/victory/victory.ts'
import { WON } from '../search/brain.ts'
import { mannerOf } from './manners.ts'

/** Steps of the clock in a turn: before the half-turns, the first and the second. */
export const STEPS_PER_TURN = 3

export function clock(g: G): number {
  const side = g.topmost(halfTurn)?.side
  const step = side === undefined ? 0 : side === scenarioOf(g).firstPlayer ? 1 : 2
  return STEPS_PER_TURN * g.turn + step
}

/** What is not decided is at most worth so much. */
const UNDECIDED = 8_000

/** How a game stands for a side. */
export function score(g: G, side: number, temperament: string): number {
  const { ending } = g
  if (ending !== undefined) return ending.winner === NOBODY ? 0 : ending.winner === side ? WON : -WON
  const { turns } = scenarioOf(g)
  const losses = lossesAhead(g, side, mannerOf(temperament).ownLosses)
  // What is ahead late is kept more easily than what is ahead early.
  const late = 1_000 + Math.round((2_000 * g.turn) / turns)
  const value = g.placesAtDark
    ? Math.round(losses * 12 + placesAhead(g, side, late))
    : Math.round((losses * 12 * late) / 1_000)
  return Math.max(-UNDECIDED, Math.min(UNDECIDED, value))
}

/** By how many thousandths of its strength the enemy has lost more, lost units included. */
function lossesAhead(g: G, side: number, ownLosses: number): number {
  const share = (one: number): number => {
    const { strength, strengthLost, units, unitsLost } = lossesOf(g, one)
    return Math.round((900 * strengthLost) / strength + (100 * unitsLost) / units)
  }
  return share(1 - side) - Math.round((share(side) * ownLosses) / 100)
}

/** How far each side is from holding what it has to hold at dark. */
function placesAhead(g: G, side: number, late: number): number {
  return missing(g, 1 - side, late) - missing(g, side, late)
}

function missing(g: G, side: number, late: number): number {
  const { grid, places } = g.campaign
  let sum = 0
  let all = true
  for (const row of scenarioOf(g).holds[side]!) {
    const isHeld = g.place.holder.of(row) === side
    if (isHeld && unitIn(g, places[row]!) !== NOBODY) continue
    if (!isHeld) {
      all = false
      sum += 500
    }
    // Somebody has to be there before the enemy is.
    let nearest = 20
    for (let unit = 0; unit < g.unit.rows; unit++) {
      if (unitOf(g, unit).side !== side || !onMap(g, unit)) continue
      nearest = Math.min(nearest, grid.distance(g.unit.hex.of(unit), places[row]!))
    }
    sum += 40 * nearest
  }
  return all ? sum - late : sum
}
