import { describe, expect, it } from 'vitest'
import { indexBoard, type MapBoard } from '../../../src-renderer/map/board/board.ts'
import { boardOfHexes } from '../../../src-renderer/map/plate/hex-sheet.ts'
import { spicherenBoard } from '../../campaigns/plans.ts'
import type { Box } from '../../../src-renderer/map/board/names-on-sheet.ts'
import { inksOf } from '../../../src-renderer/map/board/overlay.ts'
import { paintBeneath } from '../../../src-renderer/map/paint/paint-overlay.ts'
import { liveriesByChoice } from '../../../src-renderer/counters/liveries.ts'

const board: MapBoard = {
  sheet: { width: 400, height: 400, paper: '#fff' },
  places: [
    {
      id: '0101',
      name: 'Spicheren',
      x: 200,
      y: 200,
      reach: 40,
      outline: [
        [150, 200],
        [175, 157],
        [225, 157],
        [250, 200],
        [225, 243],
        [175, 243],
      ],
    },
  ],
  ways: [],
  ofHexes: true,
}
const view = { zoom: 1, x: 0, y: 0, width: 400, height: 400 }

/** A pen that records the calls to draw. */
function penOf(drawn: string[]): CanvasRenderingContext2D {
  return new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, call) =>
      (...values: (number | string)[]) =>
        drawn.push([String(call), ...values].join(' ')),
    set: () => true,
  })
}

/** What is drawn of a ringed hex on a sheet with a name, call by call. */
function ringed(name: Box, zoom = 1, dots = 1): string[] {
  const drawn: string[] = []
  const pen = penOf(drawn)
  const zones = [{ id: '0101', tone: 'blue' as const }]
  const inks = inksOf(liveriesByChoice.period)
  paintBeneath(pen, indexBoard(board), { ...view, zoom }, { zones, ways: [], marks: [] }, inks, [name], dots)
  return drawn
}

const onTheEdge: Box = { left: 160, right: 240, top: 236, bottom: 252 }

describe('the ring round a hex', () => {
  it('is broken where the name of the place is printed on its edge', () => {
    const drawn = ringed(onTheEdge)
    const [clip, stroke] = [drawn.indexOf('clip evenodd'), drawn.indexOf('stroke')]
    expect(drawn).toContain('rect 158 235 84 18')
    expect(clip).toBeGreaterThan(0)
    expect(stroke).toBeGreaterThan(clip)
    // Its wash is not.
    expect(drawn.indexOf('fill')).toBeLessThan(clip)
  })

  it('is complete where no legible name is', () => {
    expect(ringed({ left: 300, right: 380, top: 236, bottom: 252 })).not.toContain('clip evenodd')
    expect(ringed(onTheEdge, 0.25)).not.toContain('clip evenodd')
    expect(ringed(onTheEdge, 0.25)).toContain('stroke')
    // A screen with two dots a pixel shows smaller letters.
    expect(ringed(onTheEdge, 0.3)).not.toContain('clip evenodd')
    expect(ringed(onTheEdge, 0.3, 2)).toContain('clip evenodd')
  })
})

it('is one for many hexes of a printed board: the sides that two of them share are left out', () => {
  const printed = indexBoard(boardOfHexes(spicherenBoard(), 'en').board)
  const rimSides = (ids: readonly string[]): number => {
    const drawn: string[] = []
    const zones = ids.map((id) => ({ id, tone: 'target' as const, joined: true }))
    paintBeneath(penOf(drawn), printed, view, { zones, ways: [], marks: [] }, inksOf(liveriesByChoice.period))
    return drawn.filter((call) => call.startsWith('moveTo')).length
  }
  const all = printed.board.places.map(({ id }) => id)
  expect(rimSides(all.slice(0, 1))).toBe(6)
  // Every way joins two hexes that share a side.
  expect(printed.board.ways.length).toBeGreaterThan(300)
  expect(rimSides(all)).toBe(6 * all.length - 2 * printed.board.ways.length)
})
