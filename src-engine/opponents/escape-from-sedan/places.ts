import { footprintOf, hullOf, lastFree, offset, turned } from '../../board/measured/measured.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { actions, type Action } from '../../escape-from-sedan/cards/command.ts'
import { pipsLeft } from '../../escape-from-sedan/ground/dice.ts'
import {
  enemyInWay,
  isOnFriend,
  groundUnder,
  isClosed,
  isOnTable,
  moveRowOf,
} from '../../escape-from-sedan/ground/ground.ts'
import { diceFor, wayOfAction } from '../../escape-from-sedan/movement/on-the-way.ts'
import { formedPose } from '../../escape-from-sedan/orders/forming.ts'
import { unitOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { poseOf, put } from '../../escape-from-sedan/state/pose.ts'

/** A possible place of a unit. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly facing: number
}

/** Evaluates `ask` with a unit at another place, and then puts it back. */
export function standingAt<T>(g: G, unit: number, { x, y, facing }: Place, ask: () => T): T {
  const [at, faced] = [g.unit.at.of(unit), g.unit.facing.of(unit)]
  put(g, unit, x, y, facing)
  const answer = ask()
  g.unit.at.set(unit, at)
  g.unit.facing.set(unit, faced)
  return answer
}

/** Same, with a unit in another formation. */
export function formedAs<T>(g: G, unit: number, formation: number, ask: () => T): T {
  const was = g.unit.formation.of(unit)
  const { x, y } = formedPose(g, unit, formation)
  const facing = g.unit.facing.of(unit)
  return standingAt(g, unit, { x, y, facing }, () => {
    g.unit.formation.set(unit, formation)
    const answer = ask()
    g.unit.formation.set(unit, was)
    return answer
  })
}

/** Average dice results. */
const fallen = (count: number): number[] => Array.from({ length: count }, (_, die) => (die % 2 === 0 ? 4 : 3))

const isMove = (action: string): action is Action => (actions as readonly string[]).includes(action)

/** Distance that a unit can expect to move straight ahead, if no ground slows it. */
export const usualMarch = (g: G, unit: number): number =>
  pipsLeft(fallen(diceFor(g, unit, 'move')), g.unit.chits.of(unit), 'none', 0) * INCH

/** Where a move takes a unit with average dice: half the distance and all of it, straight and turned. */
export function placesOf(g: G, unit: number, action: string): Place[] {
  if (!isMove(action)) return []
  const { x, y, facing } = poseOf(g, unit)
  const dice = fallen(diceFor(g, unit, action))
  if (action === 'move')
    return [0, -1, 1].flatMap((turn) =>
      ahead(g, unit, { x, y, facing: turned(facing, turn) }, 0, dice, turn === 0 ? 0 : 1),
    )
  const looks = action === 'about' ? turned(facing, 6) : facing
  return ahead(g, unit, { x, y, facing: looks }, wayOfAction(action), dice, 0)
}

/** Places straight on from a place: half as far, and as far, as the dice and the ground allow. */
export function ahead(
  g: G,
  unit: number,
  from: Place,
  way: number,
  dice: readonly number[],
  lows: number,
  gone = 0,
): Place[] {
  const { block } = poseOf(g, unit)
  const { side } = unitOf(g, unit)
  const row = moveRowOf(g, unit)
  const chits = g.unit.chits.of(unit)
  const at = (by: number) => offset(from.x, from.y, turned(from.facing, way), by, 0)
  const ringAt = (by: number) => {
    const end = at(by)
    return footprintOf(block, end.x, end.y, from.facing)
  }
  const start = ringAt(0)
  const oneDie = dice.length === 1
  const isFree = (by: number): boolean => {
    const swept = hullOf(start, ringAt(by))
    if (!isOnTable(g, ringAt(by)) || isClosed(g, unit, swept)) return false
    const ground = oneDie ? 'none' : groundUnder(g, row, swept)
    return gone + by <= pipsLeft(dice, chits, ground, lows) * INCH && enemyInWay(g, side, start, swept) < 0
  }
  const most = lastFree(pipsLeft(dice, chits, 'none', lows) * INCH - gone, (by) => by === 0 || isFree(by))
  const found: Place[] = []
  for (const by of [most, (most >> 5) << 4])
    if (by > 0 && !isOnFriend(g, unit, ringAt(by))) {
      const end = at(by)
      found.push({ ...end, facing: from.facing })
    }
  return found
}
