import { describe, expect, it } from 'vitest'
import { Session } from '../../src-main/protocol/session.ts'
import { begin, begun } from './fixtures/begun.ts'
import { memoryServices } from './fixtures/services.ts'

describe('requests', () => {
  it('a request with an id has it in its answer, an error too', () => {
    const session = begun()
    expect(session.answer({ do: 'hash', id: 7 })).toMatchObject({ ok: true, id: 7 })
    expect(session.answer({ do: 'hush', id: 'a' })).toMatchObject({
      ok: false,
      id: 'a',
      error: { code: 'unknown-verb' },
    })
    expect(session.answer({ do: 3, id: 'b' })).toMatchObject({ ok: false, id: 'b', error: { path: 'do' } })
  })

  it('a field that the verb does not know is an error that names it and those it knows', () => {
    expect(begun().answer({ do: 'new', campaign: 'track', scenario: 'short', sede: 'x' })).toMatchObject({
      ok: false,
      error: { code: 'unknown-field', path: 'sede', message: expect.stringContaining('seed') },
    })
  })

  it.each([
    [{ do: 'new', scenario: 'short' }, 'missing-field', 'campaign'],
    [{ ...begin, seed: 5 }, 'bad-field', 'seed'],
    [{ ...begin, options: { fog: 'yes' } }, 'bad-field', 'options.fog'],
    [{ ...begin, options: { fog: true } }, 'no-option', 'options.fog'],
    [{ ...begin, scenario: 'long' }, 'no-scenario', 'scenario'],
    [{ ...begin, campaign: 'trek' }, 'no-campaign', 'campaign'],
    [{ ...begin, campaign: { system: 'race' } }, 'bad-field', 'campaign'],
    [{ ...begin, scenario: { title: 'x' } }, 'bad-field', 'scenario.id'],
    [{ ...begin, dice: [1.5] }, 'bad-field', 'dice[0]'],
    [{ ...begin, dice: [{ draw: 'run', valeu: 2 }] }, 'bad-field', 'dice[0]'],
    [{ ...begin, undo: 'never' }, 'bad-field', 'undo'],
    [{ ...begin, seat: 'green' }, 'bad-field', 'seat'],
    [{ ...begin, key: 'k' }, 'bad-field', 'key'],
    [{ do: 'act', index: -1 }, 'bad-field', 'index'],
    [{ do: 'act' }, 'bad-request', undefined],
    [{ do: 'act', action: 'run', index: 0 }, 'bad-request', undefined],
    [{ do: 'view', side: 'green' }, 'bad-field', 'side'],
    [{ do: 'goto', moment: 99 }, 'no-moment', undefined],
    [{ do: 'load' }, 'bad-request', undefined],
    [{ do: 'load', path: 'nowhere' }, 'file', 'path'],
    [{ do: 'rules', system: 'chess' }, 'no-system', 'system'],
    [{ do: 'hash', key: 'k' }, 'bad-field', 'key'],
    [{ do: 'hash', id: {} }, 'bad-field', 'id'],
    ['hash', 'bad-request', undefined],
    [null, 'bad-request', undefined],
    [[], 'bad-request', undefined],
  ])('%j is an error', (request, code, path) => {
    const answer = begun().answer(request) as { ok: boolean; error: { code: string; message: string; path?: string } }
    expect(answer.ok).toBe(false)
    expect(answer.error.code).toBe(code)
    expect(answer.error.path).toBe(path)
    expect(answer.error.message).toMatch(/^[A-Z"].*\.$/)
  })

  it('everything about a game is an error before there is one', () => {
    for (const verb of [
      'decision',
      'act',
      'view',
      'state',
      'hash',
      'odds',
      'undo',
      'save',
      'moments',
      'language',
      'seat',
    ]) {
      expect(new Session(memoryServices()).answer({ do: verb })).toMatchObject({
        ok: false,
        error: { code: 'no-game' },
      })
    }
  })
})
