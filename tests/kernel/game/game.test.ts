import { describe, expect, it } from 'vitest'
import { encode } from '#engine/kernel/actions/actions.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { ambush } from '../fixtures/ambush.ts'
import { bids } from '../fixtures/bids.ts'
import { race } from '../fixtures/race.ts'
import { veils } from '../fixtures/veils.ts'
import { act, begin, load, pickFrom, playOn } from '../table.ts'

const start = { scenario: 'short', switches: {}, seed: 'game' }
const errorOf = (result: { ok: boolean; error?: unknown }): unknown => (result.ok ? 'ok' : result.error)
const parse = (game: Game, text: string): number => {
  const parsed = game.play.layout.language.parseText(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value
}

describe('beginning a game', () => {
  it('names the scenarios and options there are when another is asked for', () => {
    expect(errorOf(Game.begin(load(race), { ...start, scenario: 'long' }))).toEqual({
      code: 'no-scenario',
      message: 'There is no scenario "long". There are: short.',
      path: 'scenario',
    })
    const asked = { scenario: 'line', switches: { fog: true }, seed: '' }
    expect(errorOf(Game.begin(load(ambush), asked))).toMatchObject({
      code: 'no-option',
      message: 'There is no option "fog". There are: close.',
    })
    expect(errorOf(Game.begin(load(race), { ...start, switches: { fog: true } }))).toMatchObject({
      message: 'There is no option "fog". There are: none.',
    })
  })

  it('uses the options given, and the scenario’s own for the rest', () => {
    const zone = (close?: boolean) =>
      stateAsJson(begin(load(ambush), { switches: close === undefined ? {} : { close } }).play)['unit']
    expect(zone()).toEqual(zone(false))
    expect(zone(true)).not.toEqual(zone(false))
  })

  it('gives the same game for the same seed, and others for others', () => {
    const hash = (seed: string): string => begin(load(veils), { seed }).hash()
    expect(hash('a')).toBe(hash('a'))
    expect(hash('a')).not.toBe(hash('b'))
  })

  it('in a position asks what is asked there, with the dice laid down for it from the first', () => {
    const game = begin(load(veils))
    playOn(game, pickFrom(3), 20)
    const position = stateAsJson(game.play)
    const there = begin(load(veils), { position, script: [6] })
    expect([stateAsJson(there.play), there.journal(), there.play.words[5]]).toEqual([position, [], 0])
  })

  it('in a position that cannot be played says why', () => {
    const game = begin(load(race))
    const refused = (change: object): unknown =>
      errorOf(Game.begin(load(race), { ...start, position: { ...stateAsJson(game.play), ...change } as never }))
    expect(refused({ agenda: [] })).toMatchObject({ code: 'bad-state', path: 'state.agenda' })
    expect(refused({ runner: { red: { at: -4 } } })).toEqual({
      code: 'bad-state',
      message: 'This position cannot be played: behind the start.',
      inFrench: 'Cette situation ne peut pas être jouée : derrière le départ.',
      path: 'state',
      rule: 'race.run',
    })
    expect(refused({ agenda: [{ frame: 'turns', asks: 'red', side: '-' }] })).toMatchObject({
      message: expect.stringMatching(/^This position cannot be played: /),
    })
  })

  it('reads a campaign into the same hash whatever the order in its files', () => {
    const hash = (files: Record<string, unknown>): string => {
      const read = loadCampaign(race, files)
      return read.ok ? read.value.hash : ''
    }
    expect(hash({ a: { x: 1, y: [1, 2] }, b: null })).toBe(hash({ b: null, a: { y: [1, 2], x: 1 } }))
    expect(hash({ a: { x: 1 } })).not.toBe(hash({ a: { x: 2 } }))
    expect(hash({ a: [1, 2] })).not.toBe(hash({ a: [2, 1] }))
  })
})

describe('scripted dice', () => {
  it('of an act are used all, or the act is not done and the draw is named', () => {
    const game = begin(load(race))
    const before = game.hash()
    expect(errorOf(game.act(parse(game, 'run'), []))).toEqual({
      code: 'script',
      message: expect.stringContaining('"run" has no value'),
      path: 'dice',
    })
    expect(errorOf(game.act(parse(game, 'run'), [2, 5]))).toMatchObject({
      code: 'script',
      message: expect.stringContaining('5'),
      path: 'dice[1]',
    })
    expect(errorOf(game.act(parse(game, 'run'), [7]))).toMatchObject({
      code: 'script',
      message: expect.stringContaining('"run" cannot be 7'),
    })
    expect(errorOf(game.act(parse(game, 'run'), [{ draw: 'walk', value: 2 }]))).toMatchObject({
      message: expect.stringContaining('"walk"'),
    })
    expect([game.hash(), game.history.moments.length]).toEqual([before, 1])
    expect(errorOf(game.act(parse(game, 'run'), [{ draw: 'run', value: 2 }]))).toBe('ok')
  })

  it('of a game run from the set-up on through its acts, whatever is taken back between', () => {
    const script = [3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 4, 'blue-line']
    const game = begin(load(veils), { script, freeUndo: true })
    expect(stateAsJson(game.play)['unit']).toMatchObject({
      'blue-guard': { zone: 'east' },
      'blue-line': { zone: 'blue-home' },
    })
    const texts = ['lift red-guard', 'march west', 'halt', 'halt', 'lift red-guard', 'march ford']
    for (const text of texts) act(game, text)
    const before = game.hash()
    game.goTo(1)
    for (let again = 1; again < texts.length; again++) game.redo()
    expect(game.hash()).toBe(before)
    expect(game.act(parse(game, 'scout east')).ok).toBe(false)
    const right = begin(load(veils), { script: [...script.slice(0, 11), 'blue-guard'] })
    for (const text of [...texts, 'scout east']) act(right, text)
    expect(right.view(0).known).toMatchObject({ enemyKnown: { 'blue-guard': 3 } })
  })

  it('of an act may be given beside those of the game, which then stay for later', () => {
    const game = begin(load(race), { script: [6, 5], freeUndo: true })
    act(game, 'run', [1])
    act(game, 'run')
    const at = () =>
      [0, 1].map(
        (side) => (stateAsJson(game.play)['runner'] as Record<string, { at: number }>)[['red', 'blue'][side]!]?.at,
      )
    expect(at()).toEqual([1, 6])
    const after = game.hash()
    game.undo()
    game.redo()
    game.goTo(0)
    game.goTo(2)
    expect(game.hash()).toBe(after)
    act(game, 'run')
    expect(at()).toEqual([6, 6])
    expect(errorOf(game.act(parse(game, 'run')))).toMatchObject({ code: 'script' })
  })

  it('come instead of the generator’s, which are as they were', () => {
    const game = begin(load(race), { freeUndo: true })
    act(game, 'run', [6])
    game.undo()
    act(game, 'run')
    const rolled = game.hash()
    expect(begin(load(race), {}).act(parse(game, 'run')).ok).toBe(true)
    const fresh = begin(load(race), { freeUndo: true })
    act(fresh, 'run')
    expect(rolled).toBe(fresh.hash())
  })
})

describe('why not', () => {
  it('is answered by the rule that forbids, with its numbers', () => {
    const game = begin(load(race))
    expect(game.explain(0, parse(game, 'push 9'))).toEqual({
      rule: 'race.push',
      reason: 'too-far',
      facts: { steps: 9, most: 3 },
    })
    expect(errorOf(game.act(parse(game, 'push 9')))).toEqual({
      code: 'refused',
      message: 'A push is 1 to 3 steps, not 9.',
      rule: 'race.push',
    })
    expect(game.explain(0, parse(game, 'push 3'))).toBeUndefined()
  })

  it('is answered by the kernel where it is not that side’s turn, not the question, or the end', () => {
    const game = begin(load(ambush))
    expect(game.explain(1, parse(game, 'pass'))?.rule).toBe('kernel.turn')
    expect(errorOf(game.act(parse(game, 'hold')))).toEqual({
      code: 'refused',
      message: 'The question now is "March, or pass"; "hold" does not answer it.',
      rule: 'kernel.question',
    })
    playOn(game, pickFrom(1))
    expect(errorOf(game.act(parse(game, 'pass')))).toEqual({
      code: 'refused',
      message: 'The game is over.',
      rule: 'kernel.over',
    })
  })

  it('may be answered by the system for what does not answer the question', () => {
    const strict = {
      ...race,
      rules: {
        ...race.rules,
        refuseUnoffered: (
          _g: unknown,
          _side: number,
          action: { verb: { name: string } },
          why: { because(rule: string, reason: string): false },
        ) => (action.verb.name === 'push' ? why.because('race.push', 'used') : undefined),
      },
    }
    const game = begin(load(strict))
    expect(game.explain(0, parse(game, 'push 9'))?.reason).toBe('too-far')
  })

  it('changes nothing', () => {
    const game = begin(load(ambush))
    const before = game.hash()
    for (let unit = 0; unit < 12; unit++) for (let zone = 0; zone < 7; zone++) game.explain(0, encode(0, unit, zone, 0))
    expect(game.hash()).toBe(before)
  })
})

describe('a view', () => {
  it('has the question for the side that decides, and only the name of the decider for the other', () => {
    const game = begin(load(bids))
    expect([game.view(0).decision, game.view(0).decider]).toEqual([null, 'blue'])
    expect(game.view(1).decision?.actions).toEqual(['add', 'done'])
  })

  it('at the end has the ending for both and a question for neither', () => {
    const game = begin(load(bids))
    playOn(game, pickFrom(5))
    for (const side of [0, 1]) {
      expect(game.view(side)).toMatchObject({
        decision: null,
        decider: null,
        ending: { ending: 'closed', level: expect.any(Number) },
      })
    }
    expect([game.decision(), game.odds(), [...game.play.actions]]).toEqual([undefined, [], []])
  })
})
