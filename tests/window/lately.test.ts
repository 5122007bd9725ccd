import { describe, expect, it } from 'vitest'
import type { Entry, Stop } from '../../src-main/contract/games.ts'
import { kindOf } from '../../src-renderer/journal/lines.ts'
import { journalOf } from '../../src-renderer/main/systems.ts'
import { type Heard, heardOn, latelyIn } from '../../src-renderer/decision/lately.ts'

const system = journalOf('gaiter-button')

const told = (stop: number, kind: string): Entry => ({ stop, entry: { kind }, sentence: { en: kind, fr: kind } })
const own = (stop: number): Stop => ({ stop, action: `act ${stop}`, title: null, when: null, mark: null })
const kinds = (entries: readonly Entry[]): string[] => entries.map(kindOf)

const at = (stop: number, before: number | null = null) => ({ stop, length: 0, before })

describe('what came of the last act', () => {
  const stops = [{ ...own(0), action: null }, own(1), own(2)]

  it('is told without what the one who acted has just done himself', () => {
    const journal = [told(1, 'moved'), told(2, 'moved'), told(2, 'corps-cavalry-lost'), told(2, 'activation-ended')]
    expect(kinds(latelyIn(journal, stops, at(2), true, system).told)).toEqual(['corps-cavalry-lost'])
  })

  it('says at least what was done, where nothing came of it', () => {
    const journal = [told(1, 'moved'), told(2, 'moved')]
    expect(kinds(latelyIn(journal, stops, at(2), true, system).told)).toEqual(['moved'])
    expect(latelyIn([told(1, 'moved')], stops, at(2), true, system).told).toEqual([])
  })

  it('leaves to the film what the other side did since', () => {
    const journal = [told(2, 'moved'), told(3, 'battle-won')]
    expect(latelyIn(journal, stops, at(2), false, system)).toEqual({ told: [], isSince: true })
    // A turning point that the other side came to is a stop, and no act of one’s own.
    const turned = [...stops, { ...own(3), action: null }]
    expect(latelyIn(journal, turned, at(3), false, system)).toEqual({ told: [], isSince: true })
  })

  it('takes nothing for one’s own doing that had been told before it', () => {
    // What the enemy does after stop 1 is told at the next one, which is the answer to it.
    const journal = [told(1, 'moved'), told(2, 'stopped'), told(2, 'battle-loss')]
    expect(kinds(latelyIn(journal, stops, at(2, 2), false, system).told)).toEqual(['battle-loss'])
    expect(latelyIn(journal, stops, at(2), false, system).told).toEqual([])
    const heard = [2, 3].reduce((so, length) => heardOn(so, 1, length), { stop: 1, length: 1, before: null } as Heard)
    expect(heardOn(heard, 2, 3)).toEqual({ stop: 2, length: 3, before: 3 })
    // What was taken back, or not seen to come, is told by nobody.
    expect(heardOn(heard, 0, 3).before).toBeNull()
    expect(heardOn(heard, 3, 3).before).toBeNull()
  })

  it('is nothing at the beginning, and while the stops are still to come', () => {
    expect(latelyIn([], stops, at(0), true, system)).toEqual({ told: [], isSince: false })
    expect(latelyIn([told(3, 'moved')], stops, at(3), true, system)).toEqual({ told: [], isSince: false })
  })
})
