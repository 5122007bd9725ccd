import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Session } from '../../src-main/protocol/session.ts'
import { memoryServices } from './fixtures/services.ts'

const begin = { do: 'new', campaign: 'cards', scenario: 'one' }
/** The hand of red, then that of blue. */
const deal = (red: number[], blue: number[]) => [...red, ...blue]

function seated(more: object = {}): Session {
  const session = new Session(memoryServices())
  expect(session.answer({ ...begin, seat: 'red', key: 'umpire', ...more })).toMatchObject({ ok: true, seat: 'red' })
  return session
}

const refusedBySeat = { ok: false, error: { code: 'seat' } }

describe('a session with a seat', () => {
  it('tells what its own side was dealt, and of the other only that it was', () => {
    const session = new Session(memoryServices())
    const answer = session.answer({ ...begin, seat: 'red', dice: deal([1, 2, 3], [4, 5, 6]) })
    const own = [1, 2, 3].flatMap((card) => [
      { kind: 'draw', label: 'deal', value: card, of: 10 - card },
      { kind: 'dealt', side: 'red', card },
    ])
    expect(answer['told']).toEqual([...own, ...[1, 2, 3].map(() => ({ kind: 'dealt', side: 'blue' }))])
    expect(answer).not.toHaveProperty('moment')
    expect(session.answer({ do: 'view' })).toMatchObject({ view: { side: 'red', known: { hand: [1, 2, 3] } } })
  })

  it('has no question while the other side decides', () => {
    expect(seated().answer({ do: 'decision' })).toEqual({ ok: true, decision: null, decider: 'blue', ending: null })
  })

  it.each([
    { do: 'state' },
    { do: 'hash' },
    { do: 'save' },
    { do: 'moments' },
    { do: 'goto', moment: 0 },
    { do: 'odds' },
    { do: 'view', side: 'blue' },
    { do: 'journal', side: 'blue' },
    { do: 'explain', wish: 'lay 1', side: 'blue' },
    { do: 'act', action: 'lay 1', dice: [1] },
    { do: 'seat', side: 'blue' },
    { do: 'seat' },
    { do: 'seat', key: 'guess' },
    { do: 'hash', key: 'guess' },
    { ...begin },
    { do: 'load', game: {} },
    { do: 'check', campaign: { folder: '.' } },
    { do: 'language', campaign: { folder: '.' } },
  ])('refuses %j', (request) => {
    expect(seated().answer(request)).toMatchObject(refusedBySeat)
  })

  it('is told nothing of the numbers of moments when an act is refused because somebody looks at the past', () => {
    const answers = [1, 3].map((acts) => {
      const session = seated()
      for (let act = 0; act < acts; act += 1) session.answer({ do: 'act', index: 0, key: 'umpire' })
      expect(session.answer({ do: 'goto', moment: 0, key: 'umpire' })).toMatchObject({ ok: true })
      const requests = [
        { do: 'act', action: 'lay 1' },
        { do: 'act', index: 0 },
        { do: 'order', order: {} },
      ]
      return requests.map((request) => session.answer(request))
    })
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]![0]).toMatchObject({ ok: false, error: { code: 'looking-back' } })
    expect(JSON.stringify(answers)).not.toMatch(/\d/)
  })

  it('cannot act for the other side', () => {
    for (const how of [{ action: 'lay 4' }, { index: 0 }]) {
      expect(seated().answer({ do: 'act', ...how })).toMatchObject({ ok: false, error: { rule: 'kernel.turn' } })
    }
  })

  it('who has the key plays the other side, and sees everything', () => {
    const session = seated({ dice: deal([1, 2, 3], [4, 5, 6]) })
    expect(session.answer({ do: 'act', action: 'lay 4', key: 'umpire' })).toMatchObject({ ok: true, moment: 1 })
    expect(session.answer({ do: 'decision' })).toMatchObject({ decision: { actions: ['lay 1', 'lay 2', 'lay 3'] } })
    expect(session.answer({ do: 'state', key: 'umpire' })).toMatchObject({ ok: true, state: { blueLaid: 4 } })
    expect(session.answer({ do: 'act', action: 'lay 1' })).toMatchObject({
      ok: true,
      decider: 'blue',
      told: [
        { kind: 'laid', card: 1 },
        { kind: 'turned', red: 1, blue: 4 },
      ],
    })
  })

  it('the key changes the seat, and opens the session again', () => {
    const session = seated({ dice: deal([1, 2, 3], [4, 5, 6]) })
    expect(session.answer({ do: 'seat', side: 'blue', key: 'umpire' })).toEqual({ ok: true, seat: 'blue' })
    expect(session.answer({ do: 'view' })).toMatchObject({ view: { known: { hand: [4, 5, 6] } } })
    expect(session.answer({ do: 'view', side: 'red' })).toMatchObject(refusedBySeat)
    expect(session.answer({ do: 'seat', key: 'umpire' })).toEqual({ ok: true, seat: null })
    expect(session.answer({ do: 'hash' })).toMatchObject({ ok: true })
  })

  it('without a key the seat is for good, until a new game', () => {
    const session = new Session(memoryServices())
    session.answer({ ...begin, seat: 'red' })
    expect(session.answer({ do: 'seat', side: 'blue' })).toMatchObject(refusedBySeat)
    expect(session.answer({ do: 'hash', key: '' })).toMatchObject({
      ok: false,
      error: { code: 'bad-field', path: 'key' },
    })
    expect(session.answer(begin)).toMatchObject({ ok: true, seat: null })
    expect(session.answer({ do: 'hash' })).toMatchObject({ ok: true })
  })

  it('an open session can be given a seat later, and a loaded game too', () => {
    const session = new Session(memoryServices())
    session.answer(begin)
    const { game } = session.answer({ do: 'save' })
    expect(session.answer({ do: 'seat', side: 'red' })).toEqual({ ok: true, seat: 'red' })
    expect(session.answer({ do: 'state' })).toMatchObject(refusedBySeat)
    expect(session.answer({ do: 'load', game, seat: 'blue' })).toMatchObject({
      ok: true,
      seat: 'blue',
      decider: 'blue',
    })
    expect(session.answer({ do: 'hash' })).toMatchObject(refusedBySeat)
  })

  it('takes back only what its own side has just done', () => {
    const session = new Session(memoryServices())
    session.answer({ do: 'new', campaign: 'track', scenario: 'short', undo: 'free', seat: 'blue', key: 'k' })
    session.answer({ do: 'act', action: 'run', key: 'k' })
    expect(session.answer({ do: 'undo' })).toMatchObject({ ok: false, error: { code: 'no-undo' } })
    session.answer({ do: 'act', action: 'run' })
    expect(session.answer({ do: 'undo' })).toMatchObject({ ok: false, error: { code: 'no-undo' } })
    session.answer({ do: 'undo', key: 'k' })
    session.answer({ do: 'undo', key: 'k' })
    expect(session.answer({ do: 'redo' })).toMatchObject({ ok: false, error: { code: 'no-redo' } })
    expect(session.answer({ do: 'redo', key: 'k' })).toMatchObject({ ok: true, decider: 'blue' })
  })

  it('has the odds when it is the one to decide', () => {
    const session = new Session(memoryServices())
    session.answer({ do: 'new', campaign: 'track', scenario: 'short', seat: 'red' })
    expect(session.answer({ do: 'odds' })).toMatchObject({ ok: true, odds: [{ action: 'run' }] })
  })
})

describe('what a seat cannot know', { timeout: 60_000 }, () => {
  /** What red may try while blue's cards are still face down. */
  const request = fc.oneof(
    fc.constantFrom<object>({ do: 'decision' }, { do: 'decision', form: 'json' }, { do: 'view' }, { do: 'journal' }),
    fc.constantFrom<object>(
      { do: 'state' },
      { do: 'hash' },
      { do: 'save' },
      { do: 'odds' },
      { do: 'undo' },
      { do: 'redo' },
    ),
    fc.constantFrom<object>({ do: 'moments' }, { do: 'language' }, { do: 'hello' }, { do: 'view', side: 'blue' }),
    fc.record({ do: fc.constant('goto'), moment: fc.nat(3) }),
    fc.record(
      { do: fc.constant('journal'), since: fc.nat(9), side: fc.constantFrom('red', 'blue') },
      { requiredKeys: ['do'] },
    ),
    fc.record(
      {
        do: fc.constant('explain'),
        wish: fc.nat(10).map((card) => `lay ${card}`),
        side: fc.constantFrom('red', 'blue'),
      },
      { requiredKeys: ['do', 'wish'] },
    ),
    fc.record({ do: fc.constant('act'), action: fc.integer({ min: 4, max: 9 }).map((card) => `lay ${card}`) }),
  )

  it('makes no difference to any answer', () => {
    const cards = fc.shuffledSubarray([4, 5, 6, 7, 8, 9], { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(cards, cards, fc.boolean(), fc.array(request, { maxLength: 12 }), (one, other, laid, requests) => {
        const sessions = [one, other].map((blue) => {
          const session = seated({ dice: deal([1, 2, 3], blue) })
          if (laid) session.answer({ do: 'act', action: `lay ${blue[0]}`, key: 'umpire' })
          return session
        })
        for (const asked of requests) {
          const [first, second] = sessions.map((session) => session.answer(asked))
          expect(second).toEqual(first)
        }
      }),
      { numRuns: 200 },
    )
  })
})
