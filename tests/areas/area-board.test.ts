import { describe, expect, it } from 'vitest'
import { borderBetween } from '../../src-main/area-cartography/area-scene.ts'
import { areaBoard } from '../../src-main/boards/area-board.ts'
import { type Piece, pilesOf } from '../../src-renderer/counters/piles.ts'
import { boardOfAreas, indexBoard } from '../../src-renderer/map/board/board.ts'
import { contains } from '../../src-renderer/map/board/lines.ts'
import { neighbourTowards } from '../../src-renderer/map/board/walk.ts'
import { hitAt } from '../../src-renderer/map/piles/hit.ts'
import { layOutPiles } from '../../src-renderer/map/piles/pile-layout.ts'
import { sitesOf } from '../../src-renderer/map/piles/sites.ts'
import { thingOfHit } from '../../src-renderer/map/tools/tool.ts'
import { littlePlan } from './little-plan.ts'

const plan = littlePlan(5, 4)
const board = areaBoard(plan)
const map = boardOfAreas(board, 'fr')
const index = indexBoard(map)
const area = (id: string) => index.places.get(id)!
const outlineOf = (id: string) => area(id).outline!

/** Points all over the ground, off the lines of the drawing. */
function pointsOf(count: number): { x: number; y: number }[] {
  const xs = board.areas.flatMap(({ outline }) => outline.map(([x]) => x))
  const ys = board.areas.flatMap(({ outline }) => outline.map(([, y]) => y))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return Array.from({ length: count * count }, (_, i) => ({
    x: left + ((i % count) + 0.37) * ((right - left) / count),
    y: top + (Math.floor(i / count) + 0.41) * ((bottom - top) / count),
  }))
}

describe('a board of areas', () => {
  it('has an area for each of the plan, called by its name', () => {
    expect(map.places.map(({ name }) => name).slice(0, 2)).toEqual(['Champ 1', 'Champ 2'])
    expect(board.areas[0]?.facts).toEqual([{ en: '+1 in defence', fr: '+1 en défense' }])
  })

  it('has a border for each pair of neighbours, and its way leads over it', () => {
    const pairs = plan.areas.flatMap(({ id, neighbours }) =>
      neighbours.map((other) => [id, other].toSorted().join(' ')),
    )
    expect(board.borders.map(({ a, b }) => [a, b].toSorted().join(' ')).toSorted()).toEqual(
      [...new Set(pairs)].toSorted(),
    )
    for (const { a, b, line } of board.borders) {
      expect(line).toHaveLength(3)
      expect(borderBetween(outlineOf(a), outlineOf(b)).flat().length).toBeGreaterThan(1)
    }
  })

  it('has its boxes beside the map, each with ways to the areas that it leads to', () => {
    const { x, y } = area('camp')
    expect(contains(outlineOf('camp'), { x, y })).toBe(true)
    for (const { outline } of board.areas) for (const [right] of outline) expect(right).toBeLessThan(x)
    expect(
      index.links
        .get('camp')
        ?.map(({ to }) => to)
        .toSorted(),
    ).toEqual(['1', '2'])
  })

  it('has the signs of an area beyond its label, off the counters', () => {
    for (const place of map.places) {
      if (place.signs === undefined) continue
      const label = board.areas.find(({ id }) => id === place.id)!.labelAt
      expect(Math.abs(place.signs.y - place.y)).toBeGreaterThan(Math.abs(label.y - place.y) + 30)
    }
  })

  it('lets counters stand where an area has room, inside it and off its label', () => {
    for (const { id, at } of board.areas) {
      expect(contains(outlineOf(id), at), id).toBe(true)
      expect(at.reach).toBeGreaterThan(60)
    }
  })
})

describe('what lies under the pointer on areas', () => {
  const views = [0.12, 0.4, 1, 2.3].map((zoom) => ({ zoom, x: 17, y: -40, width: 900, height: 700 }))

  it('is the one area that holds the point, at every scale', () => {
    for (const point of pointsOf(40)) {
      const holding = map.places.filter(({ outline }) => contains(outline!, point))
      expect(holding).toHaveLength(1)
      for (const view of views) {
        const at = { x: point.x * view.zoom + view.x, y: point.y * view.zoom + view.y }
        for (const takes of ['places', 'all'] as const)
          expect(thingOfHit({ takes }, hitAt(at, view, index, [], takes))).toEqual({ kind: 'zone', id: holding[0]?.id })
      }
    }
  })

  it('is one area also on a border and at the corners where four meet', () => {
    for (const { outline } of board.areas)
      for (const [x, y] of outline!) {
        const holding = map.places.filter((place) => contains(place.outline!, { x, y }))
        expect(holding.length).toBeLessThan(2)
      }
  })

  it('is nothing beyond the rim of the ground', () => {
    const [view] = views
    for (const at of [
      { x: 0, y: 0 },
      { x: -500, y: 300 },
    ])
      expect(hitAt(at, { ...view!, x: 400, y: 400 }, index, [])).toBeNull()
  })

  it('is the counter that lies there before the area', () => {
    const view = { zoom: 0.9, x: 0, y: 0, width: 3000, height: 3000 }
    const shapes = layOutPiles(pilesOf(counters(3, '7')), index, sitesOf(index, []), view.zoom)
    const { x, y } = area('7')
    expect(hitAt({ x: x * 0.9, y: y * 0.9 }, view, index, shapes)?.kind).toMatch(/piece|pile/)
  })
})

const counters = (count: number, place: string): Piece[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${place} ${i}`,
    place,
    side: 0,
    face: { livery: 'blue', sign: 'infantry' },
    title: `${i}`,
  }))

describe('counters on areas', () => {
  it('lie inside their area, side by side where all of them have room there', () => {
    const modes = new Set<string>()
    for (const zoom of [0.3, 0.6, 1.1])
      for (const { id } of map.places) {
        const [shape] = layOutPiles(pilesOf(counters(4, id)), index, sitesOf(index, []), zoom)
        if (shape === undefined) throw new Error('there is a pile')
        modes.add(shape.mode)
        const corners = [shape.left, shape.right].flatMap((dx) =>
          [shape.top, shape.bottom].map((dy) => ({ x: shape.at.x + dx / zoom, y: shape.at.y + dy / zoom })),
        )
        for (const corner of corners) expect(contains(outlineOf(id), corner), `${id} at ${zoom}`).toBe(true)
      }
    expect(modes).toContain('spread')
  })
})

describe('walking over areas by keys', () => {
  it('a step goes to a neighbour that lies in that direction', () => {
    expect(
      ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((_, i) => neighbourTowards(index, '8', i * 90)),
    ).toEqual(['3', '9', '13', '7'])
    expect(neighbourTowards(index, '1', 0)).toBeUndefined()
  })

  it('comes to every area', () => {
    const found = new Set(['1'])
    for (const id of found)
      for (const direction of [0, 90, 180, 270]) {
        const to = neighbourTowards(index, id, direction)
        if (to === undefined) continue
        expect(index.links.get(id)?.map((link) => link.to)).toContain(to)
        found.add(to)
      }
    expect([...found]).toEqual(expect.arrayContaining(plan.areas.map(({ id }) => id)))
  })
})
