import { NO_HEX } from '../../board/hex.ts'
import { stopOfSight as firstStop } from '../../board/hex-sight.ts'
import { NOBODY, type G } from '../state/kit.ts'
import { groundOf, holderOf } from './stacks.ts'

/**
 * @rule ws.artillery.sight
 * Sight goes straight from centre to centre. Ground higher than the guns blocks it; ground as high only if the target
 * is lower. Units, woods and houses as high as the guns block it; lower ones only next to the target. Along a hexside
 * one open hex is enough, and adjacent hexes are always visible. Returns the first blocking hex, or NO_HEX.
 */
export function stopOfSight(g: G, from: number, to: number): number {
  const { levels, lines, grid } = g.campaign
  const eye = levels[from]!
  const goal = levels[to]!
  return firstStop(lines, from, to, (hex) => {
    const level = levels[hex]!
    if (level > eye || (level === eye && goal < eye)) return true
    if (!groundOf(g, hex).hides && holderOf(g, hex) === NOBODY) return false
    return level === eye || grid.distance(hex, to) === 1
  })
}

export const sees = (g: G, from: number, to: number): boolean => stopOfSight(g, from, to) === NO_HEX
