import { describe, expect, it } from 'vitest'
import { serves } from '../../../src-renderer/map/bases/base-bitmaps.ts'

const drawn = { look: 'blue', dots: 2 }

describe('A bitmap of troops on a table that moves', () => {
  it('serves while the map shows them neither much larger nor much smaller than they were drawn', () => {
    expect([2, 1.3, 2.7].map((dots) => serves(drawn, 'blue', dots, 0))).toEqual([true, true, true])
    expect([1.1, 2.9].map((dots) => serves(drawn, 'blue', dots, 0))).toEqual([false, false])
  })

  it('is used at any size once enough others have been redrawn in the frame', () => {
    expect([5, 6].map((anew) => serves(drawn, 'blue', 4, anew))).toEqual([false, true])
  })

  it('never serves for troops that look otherwise', () => {
    expect(serves(drawn, 'grey', 2, 99)).toBe(false)
  })
})
