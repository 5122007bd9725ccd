import { NO_HEX } from '../../board/hex.ts'
import { spread } from '../ground/spread.ts'
import { groundOf } from '../ground/stacks.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { counterOf, isUnit, type G } from '../state/kit.ts'
import { afterStep, isDisorderedBy, mayEnd, stepped, type Way } from './steps.ts'

/** A hex in which a move can end. */
export interface Reached {
  readonly hex: number
  /** The hexes that lead there, the last one included. */
  readonly by: readonly number[]
  /** Half points of the whole move. */
  readonly spent: number
  /** An enemy controls it: the move ends there. */
  readonly controlled: boolean
  /** Cavalry is disorganised on its way there. */
  readonly disorders: boolean
}

/** Every hex in which a way can end, each by a way of the fewest points. Cavalry that woods disorder goes on into no enemy zone. */
export function reachOf(g: G, way: Way, from: number): Reached[] {
  const { unit, start, steps, most } = way
  const { side, kind } = counterOf(g, unit)
  const isRider = kind === 'cavalry'
  const before = new Int32Array(g.campaign.ground.length).fill(NO_HEX)
  const sums = spread(
    g.campaign.grid,
    from,
    way.spent,
    most,
    (here, to, hexside, spent) => {
      if (isRider && here !== from && groundOf(g, here).kind === 'woods' && isInEnemyZone(g, side, to)) return -1
      return stepped(
        g,
        { unit, start, steps: here === from ? steps : steps + 1, spent, most },
        here,
        to,
        undefined,
        hexside,
      )
    },
    before,
  )
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
