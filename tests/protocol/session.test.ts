import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game.ts'
import { loadCampaign } from '#engine/kernel/system.ts'
import { Session } from '../../src-main/protocol/session.ts'
import { race } from '../kernel/fixtures/race.ts'
import { memoryServices } from './fixtures/services.ts'

const begin = { do: 'new', campaign: 'track', scenario: 'short', seed: 'x' }

function begun(more: object = {}, services = memoryServices()): Session {
  const session = new Session(services)
  expect(session.answer({ ...begin, ...more })).toMatchObject({ ok: true })
  return session
}

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
        file: 'campaign.json',
        path: 'system',
        message: 'There is no rule system "chess".',
        remedy: 'There are: race, hands.',
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

  it('an act answers with what was told of it', () => {
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

  it('a file that is there is replaced only when told so', () => {
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
