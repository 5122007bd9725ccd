import { hullOf, footprintOf, stepsBetween, turned } from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { INCH } from '../campaign/measures.ts'
import { dropAt, droppedDice, pipsOf } from '../ground/dice.ts'
import { enemyInWay, isClosed, isOnFriend, isOnTable } from '../ground/ground.ts'
import { unitName, type G } from '../state/kit.ts'
import { bodyOf, poseOf } from '../state/pose.ts'
import { actionOf, isOneDie, type OnWay } from './on-the-way.ts'

/** Chapter: movement. Turning about the centre. */

/**
 * @rule es.move.pivot
 * Once per move a unit may turn by up to 30° about its centre at the cost of its lowest die.
 */
export function mayPivot(g: G, f: OnWay, facing: number, why?: Why): boolean {
  const name = why && { unit: unitName(g, f.unit) }
  if (isOneDie(g, f) || actionOf(f) === 'road') return why?.because('es.move.pivot', 'not-so', name) ?? false
  if (f.pivoted) return why?.because('es.move.pivot', 'once', name) ?? false
  if (stepsBetween(facing, g.unit.facing.of(f.unit)) !== 1)
    return why?.because('es.move.pivot', 'too-far', name) ?? false
  const left = pipsOf(f.dice, g.unit.chits.of(f.unit), dropAt(f.ground), lowsOncePivoted(f)) * INCH
  // Without a request for the reason, the check of room can be skipped.
  if (why === undefined && f.before + f.by > left) return false
  const { block, x, y } = poseOf(g, f.unit)
  const ring = footprintOf(block, x, y, facing)
  const start = bodyOf(g, f.unit).ring
  const sweep = hullOf(start, ring)
  const isFree =
    isOnTable(g, ring) &&
    !isClosed(g, f.unit, sweep) &&
    !isOnFriend(g, f.unit, ring) &&
    enemyInWay(g, f.side, start, sweep) < 0
  if (!isFree) return why?.because('es.move.pivot', 'no-room', name) ?? false
  if (f.before + f.by <= left) return true
  return (
    why?.because('es.move.pivot', 'no-die', { ...name, gone: (f.before + f.by) / INCH, left: left / INCH }) ?? false
  )
}

const lowsOncePivoted = (f: OnWay): number => 1 + (f.passed ? 1 : 0)

/** The possible pivots of a unit, with the inches left and the dice dropped after each. */
export function pivotsInShort(g: G, f: OnWay) {
  const from = g.unit.facing.of(f.unit)
  const facings = [-1, 1].map((by) => turned(from, by)).filter((facing) => mayPivot(g, f, facing))
  const [ground, lows] = [dropAt(f.ground), lowsOncePivoted(f)]
  const left = pipsOf(f.dice, g.unit.chits.of(f.unit), ground, lows) - (f.before + f.by) / INCH
  return facings.map((facing) => ({ facing, left, dropped: droppedDice(f.dice, ground, lows) }))
}
