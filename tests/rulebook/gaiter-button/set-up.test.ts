import { describe, expect, it } from 'vitest'
import { points } from '#engine/gaiter-button/counters.ts'
import { wholeGame } from './table.ts'

describe('GB 19.1 – the campaign of the Army of Châlons', () => {
  it('gb.scenario.set-up: the corps stand where the book has them, with their reductions', () => {
    const table = wholeGame()
    expect(table.where('mac-mahon')).toBe('rethel')
    expect(table.where('fr-1-1')).toBe('menil-annelles')
    expect(table.where('ge-d-d')).toBe('marson')
    expect(points(table.g, table.names.counter('ge-b-2-4'))).toBe(7 - 3 + 1 + 4 - 1)
    expect(points(table.g, table.names.counter('ge-w-1'))).toBe(9 + 1 + 3)
    expect(points(table.g, table.names.counter('ge-d-d'))).toBe(2)
  })
})
