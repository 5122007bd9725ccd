import { describe, expect, it } from 'vitest'
import { Session } from '../../src-main/protocol/session.ts'
import { begin, begun } from './fixtures/begun.ts'
import { memoryServices } from './fixtures/services.ts'

describe('laid-down dice', () => {
  it('an act takes its own, and a value that is missing names the draw', () => {
    const session = begun()
    const before = session.answer({ do: 'hash' })
    expect(session.answer({ do: 'act', action: 'run', dice: [] })).toMatchObject({
      ok: false,
      error: { code: 'script', message: expect.stringContaining('"run"') },
    })
    expect(session.answer({ do: 'hash' })).toEqual(before)
  })

  it('a value that is not needed is an error, and nothing has changed', () => {
    const session = begun()
    const before = session.answer({ do: 'state' })
    const dice = [3, { draw: 'weather', value: 2 }]
    expect(session.answer({ do: 'act', action: 'run', dice })).toMatchObject({
      ok: false,
      error: { code: 'script', message: expect.stringContaining('"weather"'), path: 'dice[1]' },
    })
    expect(session.answer({ do: 'state' })).toEqual(before)
  })

  it('a label that is not that of the draw is an error that names both', () => {
    const answer = begun().answer({ do: 'act', action: 'run', dice: [{ draw: 'melee', value: 3 }] })
    expect(answer).toMatchObject({ ok: false, error: { code: 'script' } })
    expect(JSON.stringify(answer)).toMatch(/run.*melee/)
  })

  it('values given to the game are used from the first draw on, in the set-up too', () => {
    const session = new Session(memoryServices())
    const dice = [1, 2, 3, 7, 8, 9]
    expect(session.answer({ do: 'new', campaign: 'cards', scenario: 'one', dice })).toMatchObject({ ok: true })
    expect(session.answer({ do: 'state' })).toMatchObject({
      state: { red: [1, 2, 3], blue: [7, 8, 9] },
      chance: { scripted: 6 },
    })
  })

  it('dice of an act and dice of the game go together, also after undo and after loading', () => {
    const session = begun({ dice: [1, 2, 3], undo: 'free' })
    session.answer({ do: 'act', action: 'run' })
    expect(session.answer({ do: 'act', action: 'run', dice: [6] })).toMatchObject({ ok: true })
    session.answer({ do: 'act', action: 'run' })
    const there = session.answer({ do: 'state' })
    expect(there).toMatchObject({ state: { runner: { red: { at: 3 }, blue: { at: 6 } } }, chance: { scripted: 2 } })
    session.answer({ do: 'undo' })
    session.answer({ do: 'undo' })
    session.answer({ do: 'goto', moment: 3 })
    expect(session.answer({ do: 'state' })).toEqual(there)
    const { game } = session.answer({ do: 'save' })
    const other = new Session(memoryServices())
    expect(other.answer({ do: 'load', game })).toMatchObject({ ok: true, moment: 3 })
    expect(other.answer({ do: 'state' })).toEqual(there)
  })

  it('when the values of the game run out, the act that wants more is refused', () => {
    const session = begun({ dice: [1] })
    expect(session.answer({ do: 'act', action: 'run' })).toMatchObject({ ok: true })
    expect(session.answer({ do: 'act', action: 'run' })).toMatchObject({ ok: false, error: { code: 'script' } })
    expect(session.answer({ do: 'decision' })).toMatchObject({ decider: 'blue', moment: 1 })
  })
})

describe('positions', () => {
  it('what state answers can be set up again', () => {
    const session = begun()
    session.answer({ do: 'act', action: 'push 2' })
    const { state } = session.answer({ do: 'state' })
    const other = begun({ position: state })
    expect(other.answer({ do: 'state' })).toMatchObject({ state })
    expect(other.answer({ do: 'decision' })).toMatchObject({ decider: 'blue' })
  })

  it('a slip in a position is an error with its path, and the game before goes on', () => {
    const session = begun()
    const before = session.answer({ do: 'hash' })
    const { state } = session.answer({ do: 'state' }) as { state: object }
    for (const [position, path] of [
      [{ ...state, trun: 3 }, 'position.trun'],
      [{ ...state, turn: 'x' }, 'position.turn'],
      [{ ...state, constructor: [0] }, 'position.constructor'],
      [{ ...state, agenda: [{ frame: 'turns', asks: 'green' }] }, 'position.agenda'],
    ] as const) {
      const answer = session.answer({ ...begin, position })
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad-state' } })
      expect((answer as { error: { path: string } }).error.path.startsWith(path)).toBe(true)
    }
    expect(session.answer({ do: 'hash' })).toEqual(before)
  })
})
