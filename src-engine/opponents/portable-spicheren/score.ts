import type { ActionCode } from '../../kernel/actions/actions.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { fight } from '../../portable-spicheren/fighting/melee.ts'
import { fire } from '../../portable-spicheren/fighting/rifle-fire.ts'
import { activate } from '../../portable-spicheren/movement/activation.ts'
import { NOBODY, scenarioOf, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { halfTurn } from '../../portable-spicheren/turn.ts'
import { onMap, unitIn } from '../../portable-spicheren/state/units.ts'
import { lossesOf } from '../../portable-spicheren/victory/victory.ts'
import { WON } from '../search/brain.ts'
import { POINT } from './chances.ts'
import { mannerOf } from './manners.ts'
import { threatsOf } from './threats.ts'

/** Steps of the clock in a turn: before the half-turns, the first and the second. */
export const STEPS_PER_TURN = 3

export function clock(g: G): number {
  const side = g.topmost(halfTurn)?.side
  const step = side === undefined ? 0 : side === scenarioOf(g).firstPlayer ? 1 : 2
  return STEPS_PER_TURN * g.turn + step
}

const decoded = { verb: 0, a: 0, b: 0, c: 0 }

/** The dice that an act rolls: those of the unit that is activated, fires or fights. */
export function dice(g: G, code: ActionCode): number | undefined {
  const { verb, a } = g.layout.language.decode(code, decoded)
  return rolling(g.layout).has(verb) ? verb * g.unit.rows + a : undefined
}

/** The numbers of the verbs that roll dice for a unit. */
const rolling = memoizedBy(
  ({ verbNumbers }: G['layout']) => new Set([activate, fire, fight].map((verb) => verbNumbers.get(verb)!)),
)

/** Maximum score of an undecided game. */
const UNDECIDED = 9_500

/**
 * The score of a game for a side. The weights of losses and fire were fitted to several hundred games between equal
 * players: a per cent of strength ahead counts for more the later it is, and a point of fire per turn for about as much
 * as a lost point.
 */
export function score(g: G, side: number, temperament: string): number {
  const { ending } = g
  if (ending !== undefined) return ending.winner === NOBODY ? 0 : ending.winner === side ? WON : -WON
  const { turns } = scenarioOf(g)
  const late = g.turn / turns
  const lead = lossesAhead(g, side, mannerOf(temperament, side).ownLosses) / 10
  const own = threatsOf(g, side)
  const theirs = threatsOf(g, 1 - side)
  const fire = (0.5 * (own.now - theirs.now) + 0.35 * (own.soon - theirs.soon)) / POINT
  const ahead = g.placesAtDark
    ? 0.05 * lead + 0.3 * fire + placesAhead(g, side, 1_000 + 2_000 * late) / 700
    : lead * (0.085 + 0.225 * late * late) + fire
  // Steep where the game is even, flat where it is decided.
  return Math.round((UNDECIDED * ahead) / Math.sqrt(4 + ahead * ahead))
}

/** How much more the enemy has lost, in thousandths of strength. */
function lossesAhead(g: G, side: number, ownLosses: number): number {
  const share = (one: number): number => {
    const { strength, strengthLost } = lossesOf(g, one)
    return (1_000 * strengthLost) / strength
  }
  return share(1 - side) - (share(side) * ownLosses) / 100
}

/** The difference between the sides in what they lack of the places they must hold at dark. */
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
    // A unit has to be there before the enemy.
    let nearest = 20
    for (let unit = 0; unit < g.unit.rows; unit++) {
      if (unitOf(g, unit).side !== side || !onMap(g, unit)) continue
      nearest = Math.min(nearest, grid.distance(g.unit.hex.of(unit), places[row]!))
    }
    sum += 40 * nearest
  }
  return all ? sum - late : sum
}
