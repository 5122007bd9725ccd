import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../src-renderer/counters/piles.ts'
import { indexBoard, type MapBoard } from '../../../src-renderer/map/board/board.ts'
import { mapWords } from '../../../src-renderer/map/board/words.ts'
import { type RulerState, noRuler, rulerShown, ruler } from '../../../src-renderer/map/tools/ruler.ts'

/** An inch has 16 units, and a unit is 2 on the sheet, which begins at 10, 20. */
const table = { left: 10, top: 20, scale: 2, inch: 16, width: 2304, height: 1152 }
const board: MapBoard = {
  sheet: { width: 5000, height: 3000, paper: '#fff' },
  places: [{ id: 'illy', name: 'Illy', x: 10 + 2 * 400, y: 20 + 2 * 100, reach: 5 }],
  ways: [],
  ofTable: table,
}
const index = indexBoard(board)

const standing = (id: string, left: number, top: number, right: number, bottom: number): Piece => ({
  id,
  place: 'illy',
  side: 0,
  face: { livery: 'blue', sign: 'infantry', name: id.toUpperCase() },
  title: id,
  base: {
    at: [(left + right) / 2, (top + bottom) / 2],
    bearing: 0,
    shape: {
      is: 'stands',
      troops: 'foot',
      uniform: { coat: '#000', trousers: '#000', cap: '#000' },
      outline: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      across: 24,
      deep: 24,
      stands: [],
      each: 4,
      left: 24,
    },
  },
})
const disc: Piece = {
  ...standing('liebert', 0, 0, 0, 0),
  base: { at: [100, 200], bearing: 0, shape: { is: 'disc', radius: 16, letter: 'L', isCrowned: false } },
}
const pieces = [standing('l5', 100, 100, 244, 124), standing('ir80', 100, 324, 244, 348), disc]

/** What the ruler says after these have been chosen, and one is pointed at. */
function after(chosen: readonly string[], pointed?: string) {
  let laid: RulerState = noRuler
  const tool = ruler(
    (how) => (laid = how(laid)),
    () => (laid = noRuler),
  )
  for (const id of chosen) tool.choose({ kind: id === 'illy' ? 'zone' : 'piece', id })
  if (pointed !== undefined) tool.hover({ kind: 'piece', id: pointed })
  return rulerShown(laid, pieces, index, table, mapWords.en)
}

describe('the ruler on a measured table', () => {
  it('asks for one end, then for the other', () => {
    expect(after([]).sentence).toBe(mapWords.en.rulerFrom)
    expect(after(['l5']).sentence).toBe('Measuring from L5: choose the other end.')
    // The same once more is no other end.
    expect(after(['l5', 'l5']).sentence).toBe('Measuring from L5: choose the other end.')
  })

  it('measures from edge to edge, in inches, and draws the line between the nearest points', () => {
    const { sentence, overlay } = after(['l5', 'ir80'])
    expect(sentence).toBe('From L5 to IR80, edge to edge: 12.5″.')
    expect(overlay.notes).toEqual([{ is: 'line', from: [244, 124], to: [244, 324], tone: 'chosen', words: '12.5″' }])
  })

  it('measures to a disc from its rim, and to a place from its point', () => {
    // 76 units below the edge of the battalion, less a radius of 16.
    expect(after(['l5', 'liebert']).sentence).toContain('3.8″')
    expect(after(['l5', 'illy']).sentence).toContain('9.8″')
  })

  it('measures to the unit pointed at until a second is chosen; a third begins a new measurement', () => {
    expect(after(['l5'], 'ir80').sentence).toContain('12.5″')
    expect(after(['l5', 'ir80', 'liebert']).sentence).toBe('Measuring from LIEBERT: choose the other end.')
  })
})
