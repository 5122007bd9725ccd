import { describe, expect, it } from 'vitest'
import { type Piece, pilesOf } from '../../../src-renderer/counters/piles.ts'
import { indexBoard, type MapBoard, type MapPlace } from '../../../src-renderer/map/board/board.ts'
import { hitAt } from '../../../src-renderer/map/piles/hit.ts'
import { type Box, meets, namesIn } from '../../../src-renderer/map/board/names-on-sheet.ts'
import { shortened } from '../../../src-renderer/map/board/lines.ts'
import { layOutPiles, type PileShape } from '../../../src-renderer/map/piles/pile-layout.ts'
import { boxAt, sitesOf } from '../../../src-renderer/map/piles/sites.ts'

const place = (id: string, x: number, y: number): MapPlace => ({ id, name: id, x, y, reach: 12 })
const board: MapBoard = {
  sheet: { width: 1000, height: 1000, paper: '#ffffff' },
  places: [place('west', 300, 500), place('east', 420, 500), place('far', 800, 500)],
  ways: [
    {
      id: 'west-east',
      a: 'west',
      b: 'east',
      line: [
        [300, 500],
        [420, 500],
      ],
    },
    {
      id: 'east-far',
      a: 'east',
      b: 'far',
      line: [
        [420, 500],
        [600, 440],
        [800, 500],
      ],
    },
  ],
}
const index = indexBoard(board)
const piece = (id: string, at: string, side = 0): Piece => ({
  id,
  place: at,
  side,
  face: { livery: side === 0 ? 'blue' : 'grey', sign: 'infantry' },
  title: id,
})
const many = (count: number, at: string, side = 0): Piece[] =>
  Array.from({ length: count }, (_, i) => piece(`${at} ${side} ${i}`, at, side))

const laidOut = (pieces: readonly Piece[], zoom: number, names: readonly Box[] = []): PileShape[] =>
  layOutPiles(pilesOf(pieces), index, sitesOf(index, names), zoom)
const onMap = ({ at, left, right, top, bottom }: PileShape, zoom: number): Box => ({
  left: at.x * zoom + left,
  right: at.x * zoom + right,
  top: at.y * zoom + top,
  bottom: at.y * zoom + bottom,
})

describe('where a pile lies', () => {
  it('is beside its sign and off the names of the sheet', () => {
    const named = namesIn(
      '<text x="318" y="508" textLength="60" font-size="24">west</text><text x="270" y="486" textLength="60" font-size="24" fill="#000">above</text>',
    )
    expect(named).toHaveLength(2)
    const west = index.places.get('west')
    if (west === undefined) throw new Error('there is no west')
    const [site] = sitesOf(index, named).about(west)
    if (site === undefined) throw new Error('there is no site')
    const box = boxAt(west, site, 60, 60)
    for (const name of named) expect(meets(box, name)).toBe(0)
    expect(meets(box, { left: 292, right: 308, top: 492, bottom: 508 })).toBe(0)
  })

  it('is off the names also from afar, where a pile covers much of the sheet', () => {
    const names = [
      { left: 700, right: 900, top: 330, bottom: 420 },
      { left: 830, right: 1100, top: 430, bottom: 560 },
      { left: 700, right: 900, top: 590, bottom: 680 },
    ]
    const [shape] = laidOut(many(4, 'far'), 0.2, names)
    if (shape === undefined) throw new Error('there is a pile')
    const box = onMap(shape, 0.2)
    for (const { left, right, top, bottom } of names)
      expect(meets(box, { left: left * 0.2, right: right * 0.2, top: top * 0.2, bottom: bottom * 0.2 })).toBe(0)
  })

  it('is further out, with a line to its place, where names lie on all sides of it', () => {
    const around = { left: 768, right: 832, top: 468, bottom: 532 }
    const names = [
      { ...around, bottom: 486 },
      { ...around, top: 514 },
      { ...around, right: 786, top: 486, bottom: 514 },
      { ...around, left: 814, top: 486, bottom: 514 },
    ]
    for (const zoom of [0.4, 0.55]) {
      const [shape] = laidOut(many(4, 'far'), zoom, names)
      if (shape === undefined) throw new Error('there is a pile')
      expect(shape.isOut).toBe(true)
      const box = onMap(shape, zoom)
      for (const { left, right, top, bottom } of names)
        expect(
          meets(box, { left: left * zoom, right: right * zoom, top: top * zoom, bottom: bottom * zoom }),
        ).toBeLessThan(20)
    }
    expect(laidOut(many(4, 'far'), 0.5)[0]?.isOut).toBe(false)
  })

  it('is another side of the place for each of two armies', () => {
    for (const zoom of [0.2, 0.5, 1]) {
      const shapes = laidOut([...many(2, 'far'), ...many(3, 'far', 1)], zoom)
      const [one, other] = shapes.map((shape) => onMap(shape, zoom))
      if (one === undefined || other === undefined) throw new Error('there are two piles')
      expect(meets(one, other)).toBe(0)
    }
  })

  it('is not upon another pile, as long as there is a free side', () => {
    for (const zoom of [0.25, 0.5, 0.8, 1.2]) {
      const boxes = laidOut([...many(3, 'west'), ...many(3, 'east'), ...many(2, 'far')], zoom).map((one) =>
        onMap(one, zoom),
      )
      boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => expect(meets(box, other)).toBe(0)))
    }
  })
})

describe('the drawing of a pile', () => {
  it('is a block from afar, its top nearer, and all of it side by side from near', () => {
    const pieces = many(5, 'far')
    const modes = [0.2, 0.5, 1.2].map((zoom) => laidOut(pieces, zoom)[0])
    expect(modes.map((shape) => shape?.mode)).toEqual(['block', 'stack', 'spread'])
    expect(modes[2]?.tiles.map((tile) => tile.piece?.id)).toEqual(pieces.map(({ id }) => id))
  })

  it('stays a stack where side by side it would cover a neighbour, or be too many', () => {
    const shapes = laidOut([...many(11, 'west'), ...many(11, 'east')], 0.9)
    const spread = shapes.filter(({ mode }) => mode === 'spread')
    const boxes = shapes.map((shape) => onMap(shape, 0.9))
    expect(spread.length).toBeLessThan(2)
    boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => expect(meets(box, other)).toBe(0)))
    expect(laidOut(many(30, 'far'), 1.2)[0]?.mode).toBe('stack')
  })
})

describe('what lies under the pointer', () => {
  const view = { zoom: 1.2, x: 0, y: 0, width: 1200, height: 1200 }
  const pieces = many(3, 'far')
  const shapes = laidOut(pieces, view.zoom)

  it('is the counter that is drawn there', () => {
    const [shape] = shapes
    for (const tile of shape?.tiles ?? []) {
      const at = { x: 800 * 1.2 + (tile.left + tile.right) / 2, y: 500 * 1.2 + (tile.top + tile.bottom) / 2 }
      expect(hitAt(at, view, index, shapes)).toMatchObject({ kind: 'piece', piece: { id: tile.piece?.id } })
    }
  })

  it('is a pile where its counters cannot be told apart', () => {
    const far = { ...view, zoom: 0.2 }
    const block = laidOut(pieces, 0.2)
    const at = {
      x: 800 * 0.2 + ((block[0]?.left ?? 0) + (block[0]?.right ?? 0)) / 2,
      y: 500 * 0.2 + ((block[0]?.top ?? 0) + (block[0]?.bottom ?? 0)) / 2,
    }
    expect(hitAt(at, far, index, block)).toMatchObject({ kind: 'pile', pile: { place: 'far' } })
  })

  it('is a sign, a way between two of them, or the place that is meant', () => {
    expect(hitAt({ x: 300 * 1.2 + 5, y: 500 * 1.2 }, view, index, [])).toMatchObject({
      kind: 'zone',
      place: { id: 'west' },
    })
    expect(hitAt({ x: 360 * 1.2, y: 500 * 1.2 + 3 }, view, index, [])).toMatchObject({
      kind: 'way',
      way: { id: 'west-east' },
    })
    // On the bend, which is off the straight line between its ends.
    expect(hitAt({ x: 600 * 1.2, y: 440 * 1.2 }, view, index, [])).toMatchObject({
      kind: 'way',
      way: { id: 'east-far' },
    })
    expect(hitAt({ x: 800 * 1.2 + 60, y: 500 * 1.2 + 30 }, view, index, [])).toMatchObject({
      kind: 'zone',
      place: { id: 'far' },
    })
    expect(hitAt({ x: 20, y: 20 }, view, index, [])).toBeNull()
  })
})

describe('a line between two signs', () => {
  it('ends at their rims', () => {
    expect(
      shortened(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        4,
        3,
      ),
    ).toEqual([
      [4, 0],
      [10, 0],
      [10, 7],
    ])
    expect(
      shortened(
        [
          [0, 0],
          [10, 0],
        ],
        6,
        6,
      ),
    ).toEqual([])
  })
})
