import { describe, expect, it } from 'vitest'
import type { Frame } from '../../../src-main/contract/games.ts'
import type { Line } from '../../../src-renderer/journal/lines.ts'
import { byOperation, everyFrame, isWorthSeeing, operationsIn } from '../../../src-renderer/journal/operations.ts'
import type { JournalReading } from '../../../src-renderer/journal/system-journal.ts'
import { journalReading as ofSpicheren } from '../../../src-renderer/systems/portable-spicheren/journal.ts'
import { journalReading as ofEscape } from '../../../src-renderer/systems/escape-from-sedan/journal.ts'
import { journalReading as ofWissembourg } from '../../../src-renderer/systems/wissembourg-spicheren/journal.ts'
import { journalReading } from '../../../src-renderer/systems/gaiter-button/journal.ts'

/** A film of frames that tell these kinds of entries; each changes a token of its own number. */
const filmOf = (...kinds: readonly string[][]): Frame[] =>
  kinds.map((told, at) => ({
    frame: at + 1,
    told: told.map((kind) => ({ stop: 0, entry: { kind }, sentence: null })),
    when: null,
    notes: [],
    changed: { token: [`token-${at + 1}`] },
  }))

const march = [['activated', 'marker-kept'], ['moved'], ['moved', 'marker-kept'], ['moved', 'activation-ended']]

describe('the film against the program', () => {
  it('is one step for each operation, which shows how things stand after its last frame', () => {
    const steps = byOperation(filmOf(...march, ...march, ['battle-began'], ['factors-rolled']), journalReading)
    expect(steps.map(({ frame, last }) => [frame, last])).toEqual([
      [1, 4],
      [2, 8],
      [3, 10],
    ])
    expect(steps[0]?.told).toHaveLength(7)
    expect(steps[2]?.changed).toEqual({ token: ['token-9', 'token-10'] })
  })

  it('is shown by itself once an operation is over, and not for a phase that has only begun', () => {
    expect(isWorthSeeing(filmOf(['command-phase-began']), ofEscape)).toBe(false)
    expect(isWorthSeeing(filmOf(['turn-began'], ['side-turn-began', 'command-phase-began']), ofEscape)).toBe(false)
    expect(isWorthSeeing(filmOf(['moved'], ['command-phase-began']), ofEscape)).toBe(true)
    expect(isWorthSeeing(filmOf(['moved']), ofEscape)).toBe(false)
    expect(isWorthSeeing(filmOf(...march), journalReading)).toBe(true)
  })

  it('tells decoys that are placed in a row in one step, and marches one by one', () => {
    const placed = Array.from({ length: 5 }, () => ['decoy-placed'])
    expect(byOperation(filmOf(...placed, ...march), journalReading).map(({ last }) => last)).toEqual([5, 9])
  })

  it('keeps what came before the first operation as a step of its own', () => {
    expect(
      byOperation(filmOf(['initiative'], ['activated'], ['moved']), journalReading).map(({ last }) => last),
    ).toEqual([1, 3])
  })

  it('shows what tells nothing, as the inches of a move, with the next that is told, and at its end with the last', () => {
    const steps = everyFrame(filmOf(['draw'], [], [], ['moved'], ['turned'], []), journalReading)
    expect(steps.map(({ frame, last, told }) => [frame, last, told.length])).toEqual([
      [1, 1, 1],
      [2, 4, 1],
      [3, 6, 1],
    ])
    expect(steps[1]?.changed).toEqual({ token: ['token-2', 'token-3', 'token-4'] })
    // Without any entries there is one step, and a step with a note stays.
    expect(everyFrame(filmOf([], []), journalReading).map(({ last }) => last)).toEqual([2])
    const noted = filmOf([], ['moved']).map((frame, at) =>
      at === 0
        ? { ...frame, notes: [{ title: { en: 'Note', fr: 'Note' }, text: { en: 'So.', fr: 'Ainsi.' } }] }
        : frame,
    )
    expect(everyFrame(noted, journalReading).map(({ last }) => last)).toEqual([1, 2])
  })

  it('tells a march from place to place in one step, up to whatever else happens', () => {
    const steps = { kind: 'moved', who: 'unit', from: 'from', to: 'hex' }
    const hop = (unit: string, from: string, hex: string) => ({ kind: 'moved', unit, from, hex })
    const told = [
      hop('doens', '0710', '0711'),
      hop('doens', '0711', '0712'),
      hop('micheler', '0712', '0713'),
      { kind: 'fired' },
      hop('micheler', '0713', '0714'),
      hop('micheler', '0719', '0720'),
    ]
    const frames = told.map((entry, at) => ({
      ...filmOf(['moved'])[0]!,
      frame: at + 1,
      told: [{ stop: at, entry, sentence: null }],
    }))
    expect(everyFrame(frames, { steps }).map(({ frame, last }) => [frame, last])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ])
  })

  const told = (...entries: readonly Record<string, string>[][]): Frame[] =>
    entries.map((all, at) => ({
      ...filmOf(['any'])[0]!,
      frame: at + 1,
      told: all.map((entry) => ({ stop: at, entry, sentence: null })),
    }))

  it('shows how a unit comes, goes and turns in one step, and whom attacks are to meet in one', () => {
    const of = (kind: string, unit: string) => [{ kind, unit }]
    const frames = told(
      [{ kind: 'activated', formation: 'v' }],
      of('entered', 'bothmer'),
      of('moved', 'bothmer'),
      of('faced', 'bothmer'),
      of('faced', 'thile'),
      of('attack-planned', 'bothmer'),
      of('attack-joined', 'kirchbach'),
      of('coordination-tested', 'kirchbach'),
    )
    expect(everyFrame(frames, ofWissembourg).map(({ last }) => last)).toEqual([1, 4, 5, 7, 8])
  })

  it('shows marches up to the next shot in one step, and who pays for a shot with the shot', () => {
    const march = [
      { kind: 'draw', label: 'move' },
      { kind: 'moved', unit: 'l5' },
    ]
    const shot = [
      { kind: 'draw', label: 'hit' },
      { kind: 'volley-fired', unit: 'bb' },
    ]
    const pays = [{ kind: 'paid', unit: 'bb' }]
    const frames = told([{ kind: 'formed', unit: 'l5' }], march, shot, shot, [...pays, ...march], march, pays, shot)
    expect(everyFrame(frames, ofEscape).map(({ last }) => last)).toEqual([2, 3, 4, 6, 8])
  })

  it('is frame by frame between two people', () => {
    expect(everyFrame(filmOf(...march), journalReading).map(({ last }) => last)).toEqual([1, 2, 3, 4])
  })
})

describe('the journal beside the map', () => {
  const linesOf = (...kinds: readonly string[]): Line[] =>
    kinds.map((kind, at) => ({
      at,
      entry: { stop: at, entry: { kind }, sentence: null },
      categories: [],
      side: null,
      period: 0,
    }))
  const operations = (kinds: readonly string[], reading: JournalReading = journalReading) =>
    operationsIn(linesOf(...kinds), reading).map(({ lines, isOver }) => [lines.length, isOver])

  it('tells an operation that is over in brief, and each line of one that still goes on', () => {
    expect(operations(['activated', 'moved', 'marker-kept', 'activated', 'moved'])).toEqual([
      [3, true],
      [2, false],
    ])
    expect(operations(['activated', 'moved', 'activation-ended', 'axis-placed'])).toEqual([[4, true]])
  })

  it('tells what no operation began line by line, as the beginning of a day', () => {
    expect(operations(['initiative', 'passed', 'day-began', 'weather', 'withdrew', 'withdrew'])).toEqual([
      [1, false],
      [1, true],
      [2, false],
      [2, false],
    ])
    expect(operations(['moved', 'fired', 'turn-began', 'moved'], ofSpicheren).every(([, isOver]) => isOver)).toBe(false)
  })
})
