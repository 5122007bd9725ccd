import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { Session } from '../../src-main/protocol/session.ts'
import { race } from '../kernel/fixtures/race.ts'
import { begin, begun } from './fixtures/begun.ts'
import { memoryServices } from './fixtures/services.ts'

const raceGame = (seed: string): Game => {
  const loaded = loadCampaign(race, { 'campaign.json': { system: 'race' } })
  if (!loaded.ok) throw new Error('the race does not load')
  const game = Game.begin(loaded.value, { scenario: 'short', switches: {}, seed })
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

describe('what the engine has', () => {
  it('hello names the protocol, the versions, the systems, the campaigns and every verb with its fields', () => {
    const answer = new Session(memoryServices()).answer({ do: 'hello' })
    expect(answer).toMatchObject({
      ok: true,
      protocol: 1,
      version: '1.2.3',
      systems: [
        { id: 'race', version: 1, sides: ['red', 'blue'] },
        { id: 'hands', version: 1 },
      ],
      campaigns: ['track', 'cards'],
    })
    expect(answer['verbs']).toContainEqual({
      do: 'goto',
      does: expect.any(String),
      fields: { moment: 'a whole number from 0 up' },
    })
  })

  it('check lists the scenarios of a campaign that can be played', () => {
    expect(new Session(memoryServices()).answer({ do: 'check', campaign: 'track' })).toMatchObject({
      ok: true,
      good: true,
      problems: [],
      system: 'race',
      scenarios: [{ id: 'short', options: [] }],
    })
  })

  it('check lists what is wrong with one that cannot', () => {
    const answer = new Session(memoryServices()).answer({ do: 'check', campaign: { system: 'chess', files: {} } })
    expect(answer).toMatchObject({ ok: true, good: false })
    expect(answer['problems']).toEqual([
      {
        severity: 'error',
        code: 'there-is-no-rule-system',
        subject: 'chess',
        file: 'campaign.json',
        path: 'system',
        message: 'There is no rule system "chess".',
        remedy: 'There are: race, hands.',
        inFrench: { message: 'Il n’y a pas de système de règles "chess".', remedy: 'Il y a\u00a0: race, hands.' },
      },
    ])
  })

  it('a campaign that cannot be played begins no game and leaves the one that is being played', () => {
    const session = begun()
    const before = session.answer({ do: 'hash' })
    expect(session.answer({ ...begin, campaign: { system: 'chess', files: {} } })).toMatchObject({
      ok: false,
      error: { code: 'bad-campaign', problems: [{ file: 'campaign.json' }] },
    })
    expect(session.answer({ do: 'hash' })).toEqual(before)
  })

  it('rules prints the rulebook and language tells how actions are written', () => {
    const session = begun()
    expect(session.answer({ do: 'rules' })).toMatchObject({
      ok: true,
      system: 'race',
      rules: [
        { id: 'race.run', section: '1', title: 'Running' },
        { id: 'race.push', section: '2', title: 'Pushing' },
      ],
    })
    expect(session.answer({ do: 'language' })).toMatchObject({
      ok: true,
      verbs: [
        { verb: 'run', form: 'run', arguments: [] },
        { verb: 'push', form: 'push <steps>', arguments: [{ name: 'steps', kind: 'number' }] },
      ],
      kinds: { side: ['red', 'blue'] },
    })
  })
})

describe('playing', () => {
  it('the same seed and the same acts give the same hash as the game itself', () => {
    const session = begun()
    const game = raceGame('x')
    while (game.play.decider >= 0) {
      const index = game.history.current % game.play.actions.length
      expect(game.act(game.play.actions.at(index)).ok).toBe(true)
      expect(session.answer({ do: 'act', index })).toMatchObject({ ok: true })
      expect(session.answer({ do: 'hash' })).toEqual({ ok: true, hash: game.hash() })
    }
    expect(session.answer({ do: 'decision' })).toEqual({
      ok: true,
      decision: null,
      moment: game.history.current,
      decider: null,
      ending: { ending: 'goal', winner: game.play.layout.sides[game.play.ending!.winner], level: 0 },
    })
  })

  it('a decision lists its actions as text, or as objects when asked', () => {
    const session = begun()
    expect(session.answer({ do: 'decision' })).toMatchObject({
      ok: true,
      decider: 'red',
      decision: { side: 'red', kind: 'turns', actions: ['run', 'push 1', 'push 2', 'push 3'] },
    })
    expect(session.answer({ do: 'decision', form: 'json' })).toMatchObject({
      decision: { actions: [{ verb: 'run' }, { verb: 'push', steps: '1' }, { verb: 'push' }, { verb: 'push' }] },
    })
  })

  it('text, object and index are three ways to do the same', () => {
    const hashes = [{ action: 'push 2' }, { action: { verb: 'push', steps: 2 } }, { index: 2 }].map((how) => {
      const session = begun()
      expect(session.answer({ do: 'act', ...how })).toMatchObject({
        ok: true,
        done: 'push 2',
        decider: 'blue',
        moment: 1,
      })
      return session.answer({ do: 'hash' })['hash']
    })
    expect(new Set(hashes).size).toBe(1)
  })

  it('an act answers with its journal entries', () => {
    const session = begun()
    expect(session.answer({ do: 'act', action: 'push 2', dice: [5] })).toMatchObject({
      told: [
        { kind: 'draw', label: 'run', value: 5, of: 6 },
        { kind: 'moved', runner: 'red', to: 7 },
      ],
    })
  })

  it('an illegal act is refused with its rule, section, title, sentence and facts, and changes nothing', () => {
    const session = begun()
    const before = session.answer({ do: 'hash' })
    expect(session.answer({ do: 'act', action: 'push 9' })).toEqual({
      ok: false,
      error: {
        code: 'refused',
        message: expect.stringContaining('not 9.'),
        rule: 'race.push',
        section: '2',
        title: 'Pushing',
        reason: 'too-far',
        facts: expect.objectContaining({ steps: 9 }),
      },
    })
    expect(session.answer({ do: 'hash' })).toEqual(before)
  })

  it('explain says the same without trying, for either side', () => {
    const session = begun()
    expect(session.answer({ do: 'explain', wish: 'push 2' })).toEqual({ ok: true, wish: 'push 2', legal: true })
    expect(session.answer({ do: 'explain', wish: { verb: 'push', steps: 9 } })).toMatchObject({
      ok: true,
      legal: false,
      rule: 'race.push',
      sentence: expect.stringContaining('not 9.'),
    })
    expect(session.answer({ do: 'explain', wish: 'run', side: 'blue' })).toMatchObject({
      legal: false,
      rule: 'kernel.turn',
      section: null,
    })
    expect(session.answer({ do: 'explain', wish: 'fly' })).toMatchObject({
      ok: false,
      error: { code: 'bad-action', path: 'wish.verb' },
    })
  })

  it('odds are exact', () => {
    const { odds } = begun().answer({ do: 'odds' }) as { odds: { action: string; odds: Record<string, number> }[] }
    expect(odds).toHaveLength(1)
    expect(odds[0]!.action).toBe('run')
    for (let face = 1; face <= 6; face++) expect(odds[0]!.odds[face]).toBeCloseTo(1 / 6)
  })

  it('an index beyond the list is an error that says how long the list is', () => {
    expect(begun().answer({ do: 'act', index: 4 })).toMatchObject({
      ok: false,
      error: { code: 'no-action', message: 'There are 4 actions; the list counts from 0.', path: 'index' },
    })
  })

  it('when the game is over every act is refused', () => {
    const session = begun({ dice: [6, 1, 6, 1, 6, 1, 6] })
    for (let turn = 0; turn < 7; turn++)
      expect(session.answer({ do: 'act', action: 'run' })).toMatchObject({ ok: true })
    for (const how of [{ action: 'run' }, { index: 0 }]) {
      expect(session.answer({ do: 'act', ...how })).toMatchObject({ ok: false, error: { rule: 'kernel.over' } })
    }
    expect(session.answer({ do: 'view' })).toMatchObject({ ok: false, error: { code: 'missing-field', path: 'side' } })
    expect(session.answer({ do: 'view', side: 'red' })).toMatchObject({ ok: true, view: { ending: { winner: 'red' } } })
  })
})
