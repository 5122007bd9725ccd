import { describe, expect, it } from 'vitest'
import { trackOn } from '../../../src-main/cartography/track.ts'
import { layered, noOverlay } from '../../../src-renderer/map/board/overlay.ts'
import { turnsIn, turnStrokes } from '../../../src-renderer/map/board/turns-on-sheet.ts'

const hours = ['9.00', '10.00', '11.00', '12.00', '13.00']
const svg = trackOn(
  { left: 100, right: 620, top: 40, bottom: 400 },
  hours.map((when, i) => ({ label: String(i + 1), when })),
  'Turns',
)
const turns = turnsIn(svg)
const struck = (now: number | string) => turnStrokes(turns, now).filter((one) => 'opacity' in one).length

describe('the turns that are printed on a sheet', () => {
  it('are found where they are drawn, with their numbers and hours', () => {
    expect(turns.map(({ turn, when }) => [turn, when])).toEqual(hours.map((when, i) => [i + 1, when]))
    const { left, right, top, bottom } = turns[4]?.box ?? { left: 0, right: 0, top: 0, bottom: 0 }
    expect(svg).toContain(`x="${left}" y="${top}"`)
    expect([right - left > 80, bottom - top > 80, left >= 100, right <= 620]).toEqual([true, true, true, true])
  })

  it('are struck through when they are over, and a button lies on the one that is played', () => {
    expect([1, 3, 5].map(struck)).toEqual([0, 2, 4])
    const { right, top } = turns[2]?.box ?? { right: 0, top: 0 }
    const field = turnStrokes(turns, 3).filter((one) => 'fill' in one)
    expect(field.length).toBeGreaterThan(2)
    for (const { d } of field) {
      const [, x = 0, y = 0] = /^M([-\d.]+) ([-\d.]+)/.exec(d)?.map(Number) ?? []
      expect(Math.hypot(x - right, y - top)).toBeLessThan(70)
    }
  })

  it('are told by the hour as well, where a battle begins later than the sheet does', () => {
    expect(struck('12.00')).toBe(3)
    expect(turnStrokes(turns, '12.00')).toEqual(turnStrokes(turns, 4))
  })

  it('are bare before the first and where the sheet has no such turn', () => {
    expect([turnStrokes(turns, 0), turnStrokes(turns, '8.00'), turnStrokes([], 3)]).toEqual([[], [], []])
  })
})

it('the turn of the first layer that has one stays when layers are laid over each other', () => {
  expect(layered(noOverlay, { ...noOverlay, turn: 4 }, { ...noOverlay, turn: 9 }).turn).toBe(4)
  expect('turn' in layered(noOverlay, noOverlay)).toBe(false)
})
