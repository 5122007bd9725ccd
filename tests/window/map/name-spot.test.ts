import { describe, expect, it } from 'vitest'
import { meets } from '../../../src-renderer/map/board/names-on-sheet.ts'
import { nameSpot, roomOf } from '../../../src-renderer/map/bases/name-spot.ts'

describe('a name on a measured table', () => {
  const behind = { x: 50, y: 100 }
  const room = (spot: typeof behind) => roomOf(spot, 10, 20)

  it('stands behind its base where nothing is written', () => {
    expect(nameSpot(behind, 10, 20, [])).toEqual(behind)
    expect(nameSpot(behind, 10, 20, [roomOf({ x: 200, y: 100 }, 10, 20)])).toEqual(behind)
  })

  it('stands a line lower, or to a side, where a chit or another name is, and off all of them', () => {
    const chit = roomOf({ x: 35, y: 98 }, 14, 8)
    const lower = nameSpot(behind, 10, 20, [chit])
    expect(lower).toEqual({ x: 50, y: 111 })
    const aside = nameSpot(behind, 10, 20, [chit, room(lower)])
    expect(aside).toEqual({ x: 65, y: 100 })
    for (const box of [chit, room(lower)]) expect(meets(box, room(aside))).toBe(0)
  })

  it('meets as little as it can where no spot is free', () => {
    const everywhere = roomOf(behind, 200, 200)
    const half = roomOf({ x: 50, y: 95 }, 10, 200)
    expect(nameSpot(behind, 10, 20, [everywhere, half]).y).toBeGreaterThan(half.bottom)
  })
})
