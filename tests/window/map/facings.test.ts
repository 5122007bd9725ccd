import { describe, expect, it } from 'vitest'
import { indexBoard } from '../../../src-renderer/map/board/board.ts'
import { boardOfHexes } from '../../../src-renderer/map/plate/hex-sheet.ts'
import { bearings, directionOfStep, hexTowards, towardsNearest } from '../../../src-renderer/system-ui/facings.ts'
import { spicherenBoard } from '../../campaigns/plans.ts'

const index = indexBoard(boardOfHexes(spicherenBoard(), 'en').board)
const directions = Object.keys(bearings)

describe('directions on a board of hexes', () => {
  it('of a step are those in which the neighbours lie', () => {
    let steps = 0
    for (const hex of index.places.keys())
      for (const direction of directions)
        for (const to of hexTowards(index, hex, direction)) {
          expect(directionOfStep(index, hex, to), `${hex} ${to}`).toBe(direction)
          steps += 1
        }
    expect(steps).toBeGreaterThan(800)
    expect(directionOfStep(index, '0505', '0505')).toBeUndefined()
  })

  it('point to the nearest enemy, and nowhere if none is near', () => {
    for (const direction of directions) {
      const [beside = ''] = hexTowards(index, '0806', direction)
      const [behind = ''] = hexTowards(index, beside, direction)
      expect(towardsNearest(index, '0806', [behind])).toBe(direction)
      const others = directions.filter((one) => one !== direction).flatMap((one) => hexTowards(index, '0806', one))
      const twoOff = others.map((hex) => hexTowards(index, hex, directionOfStep(index, '0806', hex)!)[0]!)
      expect(towardsNearest(index, '0806', [...twoOff, beside])).toBe(direction)
    }
    expect(towardsNearest(index, '0102', ['1402'])).toBeUndefined()
    expect(towardsNearest(index, '0806', ['-'])).toBeUndefined()
  })
})
