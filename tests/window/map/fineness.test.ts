import { describe, expect, it } from 'vitest'
import { Fineness } from '../../../src-renderer/map/camera/fineness.ts'

/** After frames of a movement that took so long each, in ms. */
function after(...times: readonly number[]): Fineness {
  const fineness = new Fineness()
  for (const time of times) fineness.note(time)
  return fineness
}

describe('A map on a screen with two dots across a pixel', () => {
  it('has all of them, moving or not, where frames come as the screen asks for them', () => {
    const quick = after(17, 17, 16, 17, 18, 17)
    expect([quick.dots(2, true), quick.dots(2, false)]).toEqual([2, 2])
  })

  it('moves with one dot a pixel after four slow frames in a row, and stands still with all', () => {
    expect(after(40, 40, 40).dots(2, true)).toBe(2)
    const slow = after(40, 40, 40, 40)
    expect([slow.dots(2, true), slow.dots(2, false)]).toEqual([1, 2])
  })

  it('stays with one as long as it is shown, however quick frames are then', () => {
    expect(after(40, 40, 40, 40, 9, 9, 9, 9).dots(2, true)).toBe(1)
  })

  it('does not mind single slow frames', () => {
    expect(after(40, 40, 40, 17, 40, 40, 40, 17).dots(2, true)).toBe(2)
  })
})

describe('A map on a usual screen', () => {
  it('never has fewer dots than the screen', () => {
    const slow = after(40, 40, 40, 40)
    expect([slow.dots(1, true), slow.dots(0.8, true)]).toEqual([1, 0.8])
  })
})
