import { describe, expect, it } from 'vitest'
import { meets } from '../../../src-renderer/map/board/names-on-sheet.ts'
import { nameSpot, plateSpot, boxOfWords } from '../../../src-renderer/map/bases/name-spot.ts'

describe('a name on a measured table', () => {
  const behind = { x: 50, y: 100 }
  const room = (spot: typeof behind) => boxOfWords(spot, 10, 20)

  it('stands behind its base where nothing is written', () => {
    expect(nameSpot(behind, 10, 20, [])).toEqual(behind)
    expect(nameSpot(behind, 10, 20, [boxOfWords({ x: 200, y: 100 }, 10, 20)])).toEqual(behind)
  })

  it('stands a line lower, or to a side, where a chit or another name is, and off all of them', () => {
    const chit = boxOfWords({ x: 35, y: 98 }, 14, 8)
    const lower = nameSpot(behind, 10, 20, [chit])
    expect(lower).toEqual({ x: 50, y: 111 })
    const aside = nameSpot(behind, 10, 20, [chit, room(lower)])
    expect(aside).toEqual({ x: 65, y: 100 })
    for (const box of [chit, room(lower)]) expect(meets(box, room(aside))).toBe(0)
  })

  it('meets as little as it can where no spot is free', () => {
    const everywhere = boxOfWords(behind, 200, 200)
    const half = boxOfWords({ x: 50, y: 95 }, 10, 200)
    expect(nameSpot(behind, 10, 20, [everywhere, half]).y).toBeGreaterThan(half.bottom)
  })
})

describe('where many stand close together', () => {
  it('no name lies on another: seven commanders within thirty pixels', () => {
    const discs = Array.from({ length: 7 }, (_, at) => ({ x: 100 + 11 * (at % 3), y: 100 + 11 * Math.trunc(at / 3) }))
    const written = discs.map((disc) => boxOfWords(disc, 12, 6))
    for (const { x, y } of discs) written.push(boxOfWords(nameSpot({ x, y: y + 14 }, 11, 36, written), 11, 36))
    const names = written.slice(discs.length)
    for (const [at, name] of names.entries())
      for (const other of names.slice(at + 1)) expect(meets(name, other)).toBe(0)
  })

  it('a plate covers nobody where there is room beside them, and lies where it belongs where nobody stands', () => {
    const at = { x: 100, y: 100 }
    expect(plateSpot(at, 20, 45, [])).toEqual(at)
    const column = [0, 1, 2].map((row) => boxOfWords({ x: 130, y: 80 + 20 * row }, 18, 50))
    const plate = boxOfWords(plateSpot(at, 20, 45, column), 20, 45)
    for (const box of column) expect(meets(plate, box)).toBe(0)
  })
})
