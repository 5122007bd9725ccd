import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { indexOf, neighboursOf, windOf } from '../../../src-renderer/map/board/zones.ts'
import { house } from '../../house/workshop.ts'
import { serve } from '../../main/workshop.ts'

const opened = serve({ origin: 'house', folder: join(house, 'campaigns') }).open('chalons-1870')
if (opened?.board?.kind !== 'zones') throw new Error('the campaign does not open')
const board = opened.board
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

  it('lead to the zones that are ringed about one', () => {
    for (const zone of board.zones) {
      const near = neighboursOf(index, zone)
      for (const { a, b } of board.connections) {
        if (a === zone.id) expect(near).toContain(b)
        if (b === zone.id) expect(near).toContain(a)
      }
      expect(near).toHaveLength(board.connections.filter(({ a, b }) => a === zone.id || b === zone.id).length)
    }
  })

  it('are named after the eight winds', () => {
    expect([0, 22, 23, 90, 225, 337, 338, 359].map(windOf)).toEqual([0, 0, 1, 2, 5, 7, 0, 0])
  })
})
