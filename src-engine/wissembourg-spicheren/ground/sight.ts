import { NO_HEX } from '../../board/hex.ts'
import { stopOfSight as firstStop } from '../../board/hex-sight.ts'
import { NOBODY, type G } from '../state/kit.ts'
import { groundOf, holderOf } from './stacks.ts'

/**
 * @rule ws.artillery.sight
 * Sight goes straight from centre to centre. Ground higher than the guns blocks it, ground as high only where the target is lower;
 * units, woods and houses block it where they are as high as the guns, and lower ones only next to the target. Along a hexside one
 * open hex is enough, and neighbours are always seen. The first hex that stops the sight, or none.
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
