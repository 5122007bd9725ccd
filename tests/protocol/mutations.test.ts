import { describe, expect, it } from 'vitest'
import { Lines } from '../../src-main/protocol/lines.ts'
import { Session } from '../../src-main/protocol/session.ts'
import { memoryServices } from './fixtures/services.ts'
import { mutate, numbers } from './mutations.ts'
import { tries } from '../tries.ts'

/** Requests with every verb and every field, all in order but for a push that is too far. */
function requestsFor(session: Session): object[] {
  const race = { do: 'new', campaign: 'track', scenario: 'short', seed: 'x', undo: 'free' }
  session.answer(race)
  session.answer({ do: 'act', action: 'run' })
  const { state } = session.answer({ do: 'state' })
  const { game } = session.answer({ do: 'save' })
  return [
    race,
    { do: 'new', campaign: 'cards', scenario: 'one', options: {}, dice: [1, 2, 3, 4, 5, 6] },
    { do: 'new', campaign: { system: 'race', files: { 'map.json': { a: [1] } } }, scenario: 'short', position: state },
    { do: 'new', campaign: { system: 'race', files: {} }, scenario: { id: 'short', title: { en: 'x', fr: 'y' } } },
    { do: 'load', game },
    { do: 'load', game, campaign: 'track' },
    { do: 'save' },
    { do: 'save', path: 'a.json', replace: true },
    { do: 'load', path: 'a.json' },
    { do: 'hello', id: 1 },
    { do: 'check', campaign: 'track' },
    { do: 'rules', system: 'race' },
    { do: 'language', campaign: 'cards' },
    { do: 'decision', form: 'json' },
    { do: 'act', action: 'run' },
    { do: 'act', action: { verb: 'push', steps: 2 } },
    { do: 'act', action: 'push 9' },
    { do: 'act', index: 0, dice: [{ draw: 'run', value: 3 }] },
    { do: 'explain', wish: 'push 9', side: 'red' },
    { do: 'odds' },
    { do: 'undo' },
    { do: 'redo' },
    { do: 'goto', moment: 1 },
    { do: 'moments', id: 'm' },
    { do: 'view', side: 'blue' },
    { do: 'journal', since: 1, side: 'red' },
    { do: 'state' },
    { do: 'hash' },
    { do: 'seat' },
  ]
}

/** All that could have changed. A seat hides it, which would make the comparison empty. */
const everything = (session: Session): unknown[] =>
  ['state', 'hash', 'moments', 'decision', 'journal'].map((verb) => session.answer({ do: verb }))

const differences = (before: unknown[], after: unknown[]): string[] =>
  after.flatMap((answer, index) =>
    JSON.stringify(answer) === JSON.stringify(before[index]) ? [] : [JSON.stringify(answer)],
  )

const LINES = tries(10_000, 4000)

describe('ten thousand spoilt lines, or fewer', { timeout: 120_000 }, () => {
  it('get one line each, and an error changes nothing', () => {
    const pick = numbers(1870)
    const services = memoryServices()
    const session = new Session(services)
    const requests = requestsFor(session)
    const lines = new Lines()
    const faults: string[] = []
    let before = everything(session)
    const codes = new Map<string, number>()
    for (let count = 0; count < LINES; count++) {
      const bytes = mutate(requests[pick(requests.length)]!, pick)
      const read = [...lines.take(bytes), ...lines.take(new Uint8Array([0x0a]))]
      expect(read).toHaveLength(1)
      const line = session.answerLine(read[0]!)
      expect(line).not.toContain('\n')
      const answer = JSON.parse(line) as { ok: boolean; error?: { code: string; message: string } }
      const code = answer.ok ? 'ok' : answer.error!.code
      codes.set(code, (codes.get(code) ?? 0) + 1)
      if (answer.ok) before = everything(session)
      // The whole is compared now and then only, the hash always.
      if (count % 10 === 0) faults.push(...differences(before, everything(session)))
      expect(session.answer({ do: 'hash' })).toEqual(before[1])
    }
    expect(faults).toEqual([])
    // Every kind of fault was met, and many lines were still in order.
    const often = ['ok', 'bad-json', 'bad-text', 'bad-request', 'unknown-verb', 'unknown-field', 'missing-field']
    const sometimes = ['bad-field', 'bad-action', 'bad-state', 'bad-save', 'script', 'refused']
    expect(often.filter((code) => (codes.get(code) ?? 0) < LINES / 200)).toEqual([])
    expect(sometimes.filter((code) => !codes.has(code))).toEqual([])
    // No rule of these games is at fault, so nothing may be blamed on the engine.
    expect(codes.get('engine')).toBeUndefined()
  })
})
