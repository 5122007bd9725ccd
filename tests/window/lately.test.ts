import { describe, expect, it } from 'vitest'
import type { Entry, Stop } from '../../src-main/contract/games.ts'
import { kindOf } from '../../src-renderer/journal/lines.ts'
import { journalOf } from '../../src-renderer/journal/systems.ts'
import { latelyIn } from '../../src-renderer/play/lately.ts'

const system = journalOf('gaiter-button')

const told = (stop: number, kind: string): Entry => ({ stop, entry: { kind }, sentence: { en: kind, fr: kind } })
const own = (stop: number): Stop => ({ stop, action: `act ${stop}`, title: null, when: null, mark: null })
const kinds = (entries: readonly Entry[]): string[] => entries.map(kindOf)

describe('what came of the last act', () => {
  const stops = [{ ...own(0), action: null }, own(1), own(2)]

  it('is told without what the one who acted has just done himself', () => {
    const journal = [told(1, 'moved'), told(2, 'moved'), told(2, 'corps-cavalry-lost'), told(2, 'activation-ended')]
    expect(kinds(latelyIn(journal, stops, 2, system).told)).toEqual(['corps-cavalry-lost'])
  })

  it('says at least what was done, where nothing came of it', () => {
    expect(kinds(latelyIn([told(1, 'moved'), told(2, 'moved')], stops, 2, system).told)).toEqual(['moved'])
    expect(latelyIn([told(1, 'moved')], stops, 2, system).told).toEqual([])
  })

  it('leaves to the film what the other side did since', () => {
    const journal = [told(2, 'moved'), told(3, 'battle-won')]
    expect(latelyIn(journal, stops, 2, system)).toEqual({ told: [], isSince: true })
    // A turning point that the other side came to is a stop, and no act of one’s own.
    const turned = [...stops, { ...own(3), action: null }]
    expect(latelyIn(journal, turned, 3, system)).toEqual({ told: [], isSince: true })
  })

  it('is nothing at the beginning, and while the stops are still to come', () => {
    expect(latelyIn([], stops, 0, system)).toEqual({ told: [], isSince: false })
    expect(latelyIn([told(3, 'moved')], stops, 3, system)).toEqual({ told: [], isSince: false })
  })
})
