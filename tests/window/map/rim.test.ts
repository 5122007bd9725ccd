import { describe, expect, it } from 'vitest'
import { rimOf } from '../../../src-renderer/map/board/lines.ts'

const square = (x: number, y: number) =>
  [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
  ] as const

describe('the rim of several places', () => {
  it('of one place is its outline', () => {
    expect(rimOf([square(0, 0)])).toHaveLength(4)
  })
  it('leaves out the sides that two of them share, whichever way they run', () => {
    const rim = rimOf([square(0, 0), square(10, 0), square(20, 0)])
    expect(rim).toHaveLength(8)
    expect(rim).not.toContainEqual([
      [10, 0],
      [10, 10],
    ])
  })
})
