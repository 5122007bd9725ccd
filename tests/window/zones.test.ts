import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { indexOf, neighbourTowards, windOf, zoneAt } from '../../src-renderer/map/board/zones.ts'
import { house } from '../house/workshop.ts'
import { serve } from '../main/workshop.ts'

const opened = serve({ origin: 'house', folder: join(house, 'campaigns') }).open('chalons-1870')
if (opened.state !== 'open' || opened.content.board?.kind !== 'zones') throw new Error('the campaign does not open')
const board = opened.content.board
const index = indexOf(board)

describe('the connections round a zone', () => {
  it('go clockwise from the north, each found from both of its ends', () => {
    for (const [id, links] of index.links) {
      const bearings = links.map(({ bearing }) => bearing)
      expect(bearings, id).toEqual(bearings.toSorted((a, b) => a - b))
      for (const { to, connection } of links) {
        expect(index.links.get(to.id)?.some((back) => back.to.id === id && back.connection === connection)).toBe(true)
      }
    }
    const ends = [...index.links.values()].reduce((sum, links) => sum + links.length, 0)
    expect(ends).toBe(2 * board.connections.length)
  })

  it('lead to the neighbour that lies most nearly in a direction, or nowhere', () => {
    const torcy = index.links.get('sedan')?.find(({ to }) => to.id === 'torcy')
    expect(neighbourTowards(index, 'sedan', torcy?.bearing ?? 0)?.id).toBe('torcy')
    for (const { id } of board.zones) {
      for (const direction of [0, 90, 180, 270]) {
        const next = neighbourTowards(index, id, direction)
        const link = index.links.get(id)?.find(({ to }) => to === next)
        if (next === undefined || link === undefined) continue
        expect(Math.cos(((link.bearing - direction) * Math.PI) / 180)).toBeGreaterThan(0)
      }
    }
    expect(neighbourTowards(index, 'nowhere', 0)).toBeUndefined()
  })

  it('are named after the eight winds', () => {
    expect([0, 22, 23, 90, 225, 337, 338, 359].map(windOf)).toEqual([0, 0, 1, 2, 5, 7, 0, 0])
  })
})

describe('the zone that is meant at a place of the sheet', () => {
  it('is the nearest one, if any is near enough', () => {
    for (const { id, at } of board.zones) {
      if (at === null) throw new Error(`${id} is not on the sheet`)
      expect(zoneAt(board.zones, at.x + 1, at.y - 1, 90)?.id).toBe(id)
    }
    expect(zoneAt(board.zones, 0, 0, 90)).toBeUndefined()
    expect(zoneAt(board.zones, 0, 0, Infinity)).toBeDefined()
  })
})
