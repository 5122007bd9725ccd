import { describe, expect, it } from 'vitest'
import type { Entry, Frame } from '../../../src-main/contract/games.ts'
import { entriesOfLastDay, entriesUntil } from '../../../src-renderer/playing-map/use-marches.ts'

const entry = (stop: number, kind = 'moved'): Entry => ({ stop, entry: { kind }, sentence: null })
const journal = [entry(1, 'day-began'), entry(1), entry(2), entry(3, 'day-began'), entry(3), entry(4)]
const frame = (...told: readonly Entry[]): Frame => ({ frame: 1, told, when: null, notes: [], changed: {} })

describe('the marches on the map', () => {
  it('are those of the day that is shown', () => {
    expect(entriesOfLastDay(journal, ['day-began'])).toEqual(journal.slice(3))
    expect(entriesOfLastDay(entriesUntil(journal, null, 2), ['day-began'])).toEqual(journal.slice(0, 3))
    expect(entriesOfLastDay([entry(0)], ['day-began'])).toEqual([entry(0)])
  })

  it('come in a film when they are told, and not before', () => {
    const frames = [frame(journal[4]!), frame(journal[5]!)]
    expect(entriesUntil(journal, { frames, at: 0 }, null)).toEqual(journal.slice(0, 4))
    expect(entriesUntil(journal, { frames, at: 1 }, null)).toEqual(journal.slice(0, 5))
    expect(entriesUntil(journal, { frames, at: 2 }, null)).toEqual(journal)
  })
})
