import { describe, expect, it } from 'vitest'
import { Session } from '../../src-main/protocol/session.ts'
import { begun } from './fixtures/begun.ts'
import { memoryServices } from './fixtures/services.ts'

describe('going back and forth', () => {
  it('free undo takes back what chance has shown, redo does it again', () => {
    const session = begun({ undo: 'free' })
    const start = session.answer({ do: 'state' })
    session.answer({ do: 'act', action: 'run' })
    const after = session.answer({ do: 'state' })
    expect(session.answer({ do: 'undo' })).toMatchObject({ ok: true, moment: 0, decider: 'red' })
    expect(session.answer({ do: 'state' })).toEqual(start)
    expect(session.answer({ do: 'redo' })).toMatchObject({ ok: true, moment: 1 })
    expect(session.answer({ do: 'state' })).toEqual(after)
  })

  it('fair undo does not', () => {
    const session = begun()
    session.answer({ do: 'act', action: 'run' })
    expect(session.answer({ do: 'undo' })).toMatchObject({ ok: false, error: { code: 'no-undo' } })
  })

  it('with free undo one goes on from any moment, and all that was tried stays', () => {
    const session = begun({ undo: 'free' })
    session.answer({ do: 'act', action: 'run' })
    session.answer({ do: 'act', action: 'run' })
    expect(session.answer({ do: 'goto', moment: 1 })).toMatchObject({ ok: true, decider: 'blue' })
    session.answer({ do: 'act', action: 'push 3' })
    expect(session.answer({ do: 'moments' })).toEqual({
      ok: true,
      current: 3,
      moments: [
        { moment: 0 },
        { moment: 1, after: 0, side: 'red', action: 'run' },
        { moment: 2, after: 1, side: 'blue', action: 'run' },
        { moment: 3, after: 1, side: 'blue', action: 'push 3' },
      ],
    })
  })

  it('with fair undo the past can be looked at but not changed', () => {
    const session = begun()
    session.answer({ do: 'act', action: 'run' })
    session.answer({ do: 'act', action: 'run' })
    expect(session.answer({ do: 'goto', moment: 0 })).toMatchObject({ ok: true, decider: 'red' })
    for (const request of [{ do: 'act', action: 'run' }, { do: 'undo' }, { do: 'redo' }, { do: 'save' }]) {
      expect(session.answer(request)).toMatchObject({ ok: false, error: { code: 'looking-back' } })
    }
    expect(session.answer({ do: 'view', side: 'red' })).toMatchObject({ ok: true })
    expect(session.answer({ do: 'goto', moment: 2 })).toMatchObject({ ok: true })
    expect(session.answer({ do: 'act', action: 'run' })).toMatchObject({ ok: true })
  })

  it('the journal is read on from where one stopped', () => {
    const session = begun()
    session.answer({ do: 'act', action: 'run' })
    const { next } = session.answer({ do: 'journal' }) as { next: number }
    session.answer({ do: 'act', action: 'run' })
    const { entries } = session.answer({ do: 'journal', since: next }) as { entries: { kind: string }[] }
    expect(entries.map(({ kind }) => kind)).toEqual(['draw', 'moved'])
  })
})

describe('saving', () => {
  it('a saved file is loaded into the same game, with everything that was tried', () => {
    const services = memoryServices()
    const session = begun({ undo: 'free' }, services)
    for (const action of ['run', 'push 2', 'run']) session.answer({ do: 'act', action })
    session.answer({ do: 'undo' })
    session.answer({ do: 'act', action: 'push 1' })
    const { hash } = session.answer({ do: 'hash' })
    expect(session.answer({ do: 'save', path: 'a.json' })).toEqual({ ok: true, path: 'a.json', hash })
    const other = new Session(services)
    expect(other.answer({ do: 'load', path: 'a.json' })).toMatchObject({ ok: true, system: 'race', moment: 4 })
    expect(other.answer({ do: 'hash' })).toEqual({ ok: true, hash })
    expect(other.answer({ do: 'moments' })).toEqual(session.answer({ do: 'moments' }))
  })

  it('an existing file is replaced only on request', () => {
    const session = begun()
    session.answer({ do: 'save', path: 'a.json' })
    expect(session.answer({ do: 'save', path: 'a.json' })).toMatchObject({ ok: false, error: { code: 'file' } })
    expect(session.answer({ do: 'save', path: 'a.json', replace: true })).toMatchObject({ ok: true })
  })

  it('a save that somebody has changed is refused, and the game before goes on', () => {
    const session = begun()
    session.answer({ do: 'act', action: 'run' })
    const { game } = session.answer({ do: 'save' }) as { game: { moments: [number, string][] } }
    const before = session.answer({ do: 'hash' })
    for (const changed of [
      { ...game, hash: '0123456789abcdef' },
      { ...game, moments: [[0, 'push 3']] },
      { ...game, moments: [[0, 'push 9']] },
      { ...game, version: 2 },
      { ...game, start: null },
    ]) {
      expect(session.answer({ do: 'load', game: changed })).toMatchObject({ ok: false, error: { code: 'bad-save' } })
    }
    expect(session.answer({ do: 'load', game: { ...game, campaign: '0' } })).toMatchObject({
      ok: false,
      error: { code: 'no-campaign' },
    })
    expect(session.answer({ do: 'hash' })).toEqual(before)
  })

  it('a game of a campaign that came in a request needs it again', () => {
    const campaign = { system: 'race', files: { 'map.json': { length: 20 } } }
    const { game } = begun({ campaign }).answer({ do: 'save' })
    const session = new Session(memoryServices())
    expect(session.answer({ do: 'load', game })).toMatchObject({ ok: false, error: { code: 'no-campaign' } })
    expect(session.answer({ do: 'load', game, campaign })).toMatchObject({ ok: true })
  })
})
