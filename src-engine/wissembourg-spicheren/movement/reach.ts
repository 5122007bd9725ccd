import { NO_HEX } from '../../board/hex.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { counterOf, isUnit, type G } from '../state/kit.ts'
import { afterStep, isDisorderedBy, mayEnd, reachFrom, type Way } from './steps.ts'

/** A hex in which a move can end. */
export interface Reached {
  readonly hex: number
  /** The hexes of the way, the last one included. */
  readonly by: readonly number[]
  /** Half points spent in the whole move. */
  readonly spent: number
  /** An enemy controls it, so the move ends there. */
  readonly controlled: boolean
  /** Cavalry is disorganised on the way. */
  readonly disorders: boolean
}

/** Every hex in which a move can end, each by a way of least cost. */
export function reachOf(g: G, way: Way, from: number): Reached[] {
  const { unit } = way
  const { side } = counterOf(g, unit)
  const before = new Int32Array(g.campaign.ground.length).fill(NO_HEX)
  const sums = reachFrom(g, way, from, before)
  const found: Reached[] = []
  sums.forEach((spent, hex) => {
    if (spent < 0 || hex === from || !mayEnd(g, afterStep(way, spent), hex)) return
    const by = [hex]
    for (let at = before[hex]!; at !== from; at = before[at]!) by.unshift(at)
    const controlled = isUnit(g, unit) && isInEnemyZone(g, side, hex)
    found.push({ hex, by, spent, controlled, disorders: isDisorderedOn(g, unit, from, by) })
  })
  return found
}

const isDisorderedOn = (g: G, unit: number, from: number, by: readonly number[]): boolean =>
  !g.unit.disorganised.of(unit) && by.some((hex, index) => isDisorderedBy(g, unit, by[index - 1] ?? from, hex))
