import { describe, expect, it } from 'vitest'
import { tableBoard } from '../../src-main/boards/table-board.ts'
import { drawTable } from '../../src-main/table-cartography/draw-table.ts'
import type { Base, TableSpot } from '../../src-renderer/counters/base.ts'
import type { Piece } from '../../src-renderer/counters/piles.ts'
import { Bases } from '../../src-renderer/map/bases/bases.ts'
import { boardOfTable, indexBoard, spotOfPiece, tableOnSheet } from '../../src-renderer/map/board/board.ts'
import { thingNear, thingTowards } from '../../src-renderer/map/board/walk.ts'
import { beginningOf } from '../../src-renderer/map/camera/beginning.ts'
import { hitAt } from '../../src-renderer/map/piles/hit.ts'
import type { Thing } from '../../src-renderer/state/known/thing.ts'
import { littleTable } from './little-table.ts'

const board = tableBoard(littleTable)
const map = boardOfTable(board, 'fr')
const index = indexBoard(map)
const { table } = board
const svg = drawTable(littleTable, 'en')

/** Six stands of infantry in line that look east: 24 units deep, 144 from end to end. */
const line: Base = {
  at: [300, 192],
  bearing: 90,
  shape: {
    is: 'stands',
    troops: 'foot',
    uniform: { coat: 'blue', trousers: 'red', cap: 'red' },
    outline: [
      [312, 120],
      [312, 264],
      [288, 264],
      [288, 120],
    ],
    across: 24,
    deep: 24,
    stands: [0, 1, 2, 3, 4, 5].map((stand): TableSpot => [300, 132 + 24 * stand]),
    each: 4,
    left: 23,
  },
}
const disc: Base = { at: [500, 300], bearing: 0, shape: { is: 'disc', radius: 16, letter: 'L', isCrowned: false } }
const pieceOf = (id: string, base: Base): Piece => ({
  id,
  base,
  place: 'west',
  side: 0,
  title: id,
  face: { livery: 'blue', sign: 'infantry' },
})
const pieces = [pieceOf('line', line), pieceOf('general', disc)]

describe('a measured table as a board', () => {
  it('lies on its sheet in one scale, its names where they are on the table', () => {
    expect([table.width, table.height, table.inch]).toEqual([768, 384, 16])
    for (const { id, at } of littleTable.places) {
      const { x, y } = tableOnSheet(table, [at[0], at[1]])
      expect(index.places.get(id)).toMatchObject({ x, y })
    }
    expect(map.places.map(({ name }) => name)).toEqual(['Ouest', 'Est'])
    expect(map.ways).toEqual([])
    expect(board.areas.map(({ id, look }) => `${id} ${look}`)).toEqual(['wood wood', 'hill slope'])
  })

  it('puts what stands on it at its point, and not in the place it is nearest to', () => {
    expect(spotOfPiece(index, pieces[0]!)).toEqual(tableOnSheet(table, [300, 192]))
    const begun = beginningOf(index, pieces)?.({ width: 800, height: 600 })
    for (const { x, y } of pieces.map((piece) => spotOfPiece(index, piece)!)) {
      expect(x > begun!.left && x < begun!.right && y > begun!.top && y < begun!.bottom).toBe(true)
    }
  })

  it('is drawn with its ground, its names, its ruler and its exits, in both languages', () => {
    for (const words of ['Old Wood', 'WAY OUT', 'Gentle slope', 'inches on the table', 'paces from north to south'])
      expect(svg).toContain(words)
    // A row of the key for what there is, and none for what there is not.
    expect(svg).not.toContain('Trench')
    expect(drawTable(littleTable, 'fr')).toContain('pouces sur la table')
  })

  it('scales inches to paces of three quarters of a metre, across and down', () => {
    // Eighteen inches of 45 m and of 75 m.
    expect(svg).toContain('>1,080<')
    expect(svg).toContain('>1,800<')
  })
})

describe('what stands on a measured table', () => {
  const bases = new Bases(table)
  bases.set(pieces, false, 0)
  const view = { zoom: 0.5, x: 10, y: 20, width: 800, height: 600 }
  const under = (at: TableSpot): string | null => {
    const { x, y } = tableOnSheet(table, at)
    const hit = bases.hit({ x: x * view.zoom + view.x, y: y * view.zoom + view.y }, view)
    return hit?.kind === 'piece' ? hit.piece.id : null
  }

  it('is hit by its footprint: up to its rim, and nowhere beside it', () => {
    expect([under([300, 192]), under([311, 121]), under([289, 263])]).toEqual(['line', 'line', 'line'])
    expect([under([314, 192]), under([300, 118]), under([286, 192])]).toEqual([null, null, null])
    expect([under([500, 300]), under([515, 300]), under([520, 300])]).toEqual(['general', 'general', null])
  })

  it('is nowhere while counters are hidden', () => {
    const hidden = new Bases(table)
    hidden.set(pieces, true, 0)
    expect(hidden.now()).toEqual([])
  })

  it('leaves the ground beside it to nothing but names', () => {
    const at = (spot: TableSpot) => {
      const { x, y } = tableOnSheet(table, spot)
      return hitAt({ x, y }, { zoom: 1, x: 0, y: 0, width: 4000, height: 2000 }, index, [])
    }
    expect(at([96, 192])).toMatchObject({ kind: 'zone', place: { id: 'west' } })
    expect(at([200, 300])).toBeNull()
  })
})

describe('the keys on a measured table', () => {
  const standing = [
    ['a', 100, 100],
    ['b', 300, 100],
    ['c', 220, 260],
    ['d', 100, 400],
  ].map(([id, x, y]) => ({ thing: { kind: 'piece', id } as Thing, at: { x: Number(x), y: Number(y) } }))
  const from = (id: string, direction: number): string | undefined => {
    const { at } = standing.find(({ thing }) => thing.id === id)!
    const others = standing.filter(({ thing }) => thing.id !== id)
    return thingTowards(others, at, direction)?.id
  }

  it('go to the nearest unit in a direction; what lies aside counts as further off', () => {
    expect(from('a', 90)).toBe('b')
    expect(from('a', 180)).toBe('d')
    expect(from('b', 270)).toBe('a')
    expect(from('c', 0)).toBe('b')
    expect(from('a', 0)).toBeUndefined()
  })

  it('begin with the unit nearest to the middle of what is seen', () => {
    expect(thingNear(standing, { x: 230, y: 240 })?.id).toBe('c')
  })
})
