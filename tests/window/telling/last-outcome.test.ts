import { describe, expect, it } from 'vitest'
import type { Entry, Stop } from '../../../src-main/contract/games.ts'
import { kindOf } from '../../../src-renderer/journal/lines.ts'
import { isNews, newsFirst, outcomeFirst } from '../../../src-renderer/journal/news.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { systemJournal } from '../setting.ts'
import { type JournalMark, keptOutcome, lastOutcomeOf, moveMark } from '../../../src-renderer/decision/last-outcome.ts'

const system = systemJournal(gaiterButton)

const entryAt = (stop: number, kind: string): Entry => ({ stop, entry: { kind }, sentence: { en: kind, fr: kind } })
const ownStop = (stop: number): Stop => ({
  stop,
  action: `act ${stop}`,
  title: null,
  when: null,
  mark: null,
  notes: [],
})
const kinds = (entries: readonly Entry[]): string[] => entries.map(kindOf)

const at = (stop: number, lengthBefore: number | null = null) => ({ stop, since: stop - 1, length: 0, lengthBefore })

describe('what came of the last act', () => {
  const stops = [{ ...ownStop(0), action: null }, ownStop(1), ownStop(2)]

  it('leaves out entries that only repeat the act', () => {
    const journal = [
      entryAt(1, 'moved'),
      entryAt(2, 'moved'),
      entryAt(2, 'corps-cavalry-lost'),
      entryAt(2, 'activation-ended'),
    ]
    expect(kinds(lastOutcomeOf(journal, stops, at(2), true, system).entries)).toEqual(['corps-cavalry-lost'])
  })

  it('repeats the act if there is no other entry', () => {
    const journal = [entryAt(1, 'moved'), entryAt(2, 'moved')]
    expect(kinds(lastOutcomeOf(journal, stops, at(2), true, system).entries)).toEqual(['moved'])
    expect(lastOutcomeOf([entryAt(1, 'moved')], stops, at(2), true, system).entries).toEqual([])
  })

  it('leaves the acts of the other side to the film', () => {
    const journal = [entryAt(2, 'moved'), entryAt(3, 'battle-won')]
    expect(lastOutcomeOf(journal, stops, at(2), false, system)).toEqual({ entries: [], hasOtherSideActed: true })
    // A turning point that the other side reached is a stop without an act of the viewer.
    const turned = [...stops, { ...ownStop(3), action: null }]
    expect(lastOutcomeOf(journal, turned, at(3), false, system)).toEqual({ entries: [], hasOtherSideActed: true })
  })

  it('leaves out entries that are older than the act', () => {
    // The journal gives what the enemy does after stop 1 the number of the next stop, which is the viewer’s answer.
    const journal = [entryAt(1, 'moved'), entryAt(2, 'stopped'), entryAt(2, 'battle-loss')]
    expect(kinds(lastOutcomeOf(journal, stops, at(2, 2), false, system).entries)).toEqual(['battle-loss'])
    expect(lastOutcomeOf(journal, stops, at(2), false, system).entries).toEqual([])
    const mark = [2, 3].reduce((before, length) => moveMark(before, 1, length), {
      stop: 1,
      since: 0,
      length: 1,
      lengthBefore: null,
    } as JournalMark)
    expect(moveMark(mark, 2, 3)).toEqual({ stop: 2, since: 1, length: 3, lengthBefore: 3 })
    // After an undo, or after stops that the window did not see, the length before is unknown.
    expect(moveMark(mark, 0, 3).lengthBefore).toBeNull()
    expect(moveMark(mark, 3, 3).lengthBefore).toBeNull()
  })

  it('is told of all acts of an order together', () => {
    const journal = [entryAt(1, 'moved'), entryAt(2, 'corps-cavalry-lost'), entryAt(3, 'battle-loss')]
    const all = [...stops, ownStop(3)]
    const mark = moveMark({ stop: 1, since: 0, length: 1, lengthBefore: null }, 3, 3, true)
    expect(mark).toEqual({ stop: 3, since: 1, length: 3, lengthBefore: 1 })
    expect(kinds(lastOutcomeOf(journal, all, mark, true, system).entries)).toEqual([
      'corps-cavalry-lost',
      'battle-loss',
    ])
  })

  it('is empty at the beginning, and until the stops arrive', () => {
    expect(lastOutcomeOf([], stops, at(0), true, system)).toEqual({ entries: [], hasOtherSideActed: false })
    expect(lastOutcomeOf([entryAt(3, 'moved')], stops, at(3), true, system)).toEqual({
      entries: [],
      hasOtherSideActed: false,
    })
  })

  it('is kept until there is another, and forgotten once the other side has acted', () => {
    const mine = { entries: [entryAt(2, 'moved')], hasOtherSideActed: false }
    const nothing = { entries: [], hasOtherSideActed: false }
    const kept = keptOutcome({ stop: 0, entries: [] }, mine, 2)
    expect(kept).toEqual({ stop: 2, entries: mine.entries })
    expect(keptOutcome(kept, mine, 2)).toBe(kept)
    // While the next act is saved nothing has come of it yet.
    expect(keptOutcome(kept, nothing, 3)).toBe(kept)
    const forgotten = keptOutcome(kept, { entries: [], hasOtherSideActed: true }, 3)
    expect(forgotten.entries).toEqual([])
    expect(keptOutcome(forgotten, nothing, 4).entries).toEqual([])
  })
})

describe('the most important news', () => {
  const is = (entry: Entry): boolean => isNews(entry, system)

  it('comes before the dice and moves that led to it, each in their order', () => {
    const told = ['factors-rolled', 'battle-loss', 'went-back', 'unit-destroyed', 'arrived'].map((kind) =>
      entryAt(1, kind),
    )
    expect(kinds(newsFirst(told, is))).toEqual([
      'battle-loss',
      'unit-destroyed',
      'arrived',
      'factors-rolled',
      'went-back',
    ])
  })

  it('comes first of what came of an act, then what else came of it, and last the dice', () => {
    const draw: Entry = { ...entryAt(1, 'draw'), entry: { kind: 'draw', label: 'inertia', value: 4, of: 6 } }
    const told = [draw, entryAt(1, 'went-back'), draw, entryAt(1, 'battle-loss')].map((entry) => ({ entry }))
    expect(kinds(outcomeFirst(told, system).map(({ entry }) => entry))).toEqual([
      'battle-loss',
      'went-back',
      'draw',
      'draw',
    ])
  })

  it('is a loss only where something was lost', () => {
    const guns = (count: number): Entry => ({ ...entryAt(1, 'guns-lost'), entry: { kind: 'guns-lost', count } })
    expect([guns(0), guns(2)].map(is)).toEqual([false, true])
  })
})
