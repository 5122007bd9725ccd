import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { bids } from '../fixtures/bids.ts'
import { marchGame } from '../fixtures/march.ts'
import { veils } from '../fixtures/veils.ts'
import { act, begin, load } from '../table.ts'

/** All that a side is ever handed of a game. */
const handed = (game: Game, side: number): unknown => [game.view(side), game.journal(side), game.actionsSeenBy(side)]

describe('sealed bids', () => {
  const bidding = (red: readonly string[]): Game => {
    const game = begin(load(bids))
    // Blue bids first in the first round.
    for (const text of ['add', 'done']) act(game, text)
    for (const text of red) act(game, text)
    return game
  }

  it('look alike to the other side however much was bid and in however many steps', () => {
    const ways = [[], ['add'], ['add', 'add', 'add', 'back'], Array<string>(9).fill('add')].map(bidding)
    const blue = ways.map((game) => JSON.stringify(handed(game, 1)))
    expect(new Set(blue).size).toBe(1)
    expect(new Set(ways.map((game) => JSON.stringify(handed(game, 0)))).size).toBe(4)
  })

  it('do not show by what the first side did whether it is done with much or little', () => {
    const after = (...texts: string[]): string => {
      const game = begin(load(bids))
      for (const text of texts) act(game, text)
      return JSON.stringify(handed(game, 0))
    }
    expect(after('done')).toBe(after('add', 'add', 'back', 'add', 'done'))
  })

  it('are opened together, and then everybody reads them', () => {
    const game = bidding(['add', 'add', 'done'])
    for (const side of [0, 1]) {
      expect(game.journal(side).find(({ kind }) => kind === 'opened')).toMatchObject({ red: 2, blue: 1, winner: 'red' })
    }
    expect(game.journal(1).filter(({ kind }) => kind === 'counted')).toEqual([{ kind: 'counted', bid: 1 }])
  })

  it('leave each side only its own actions to read back, also after the opening', () => {
    const game = bidding(['add', 'add', 'done'])
    expect(game.actionsSeenBy(1)).toEqual(['add', 'done'])
    expect(game.actionsSeenBy(0)).toEqual(['add', 'add', 'done'])
    expect(game.actionsSeenBy(EVERYONE)).toEqual(['add', 'done', 'add', 'add', 'done'])
  })

  it('can be taken back while they are being made, and not once the other side bids', () => {
    const game = begin(load(bids))
    act(game, 'add')
    expect(game.decision()?.takeBack).toBe(true)
    act(game, 'done')
    expect([game.decision()?.side, game.decision()?.takeBack, game.undo().ok]).toEqual(['red', false, false])
  })

  it('refuse a question out of turn without a word about the bids', () => {
    const game = bidding(['add'])
    const code = game.play.actions.at(0)
    expect(game.explain(1, code)).toEqual({ rule: 'kernel.turn', reason: 'other-side', facts: { side: 'red' } })
  })
})

describe('counters face down', () => {
  /** The same game with two red counters in each other's place. */
  const twin = (game: Game, a: string, b: string): Game => {
    const state = JSON.parse(JSON.stringify(stateAsJson(game.play))) as JsonObject & { unit: Record<string, unknown> }
    const unit = { ...state.unit, [a]: state.unit[b], [b]: state.unit[a] }
    return begin(game.loaded, { ...game.start, position: { ...state, unit } as JsonObject })
  }
  const again = (game: Game): Game => begin(game.loaded, { ...game.start, position: stateAsJson(game.play) })

  it('look alike whichever lies where, and while stacks split and march', () => {
    const game = begin(load(veils), { seed: 'split' })
    const real = again(game)
    const other = twin(game, 'red-guard', 'red-dummy-1')
    expect(JSON.stringify(handed(other, 1))).toBe(JSON.stringify(handed(real, 1)))
    act(real, 'lift red-guard')
    act(other, 'lift red-dummy-1')
    for (const text of [real.decision()!.actions.find((action) => action.startsWith('march'))!, 'halt']) {
      expect(JSON.stringify(handed(other, 1))).toBe(JSON.stringify(handed(real, 1)))
      act(real, text)
      act(other, text)
    }
    expect(JSON.stringify(handed(other, 1))).toBe(JSON.stringify(handed(real, 1)))
    expect(JSON.stringify(handed(other, 0))).not.toBe(JSON.stringify(handed(real, 0)))
  })

  it('are told apart only once they are scouted, and a scouting cannot be taken back', () => {
    const game = begin(load(veils), { script: Array<number>(10).fill(3) })
    const ready = again(game)
    act(ready, 'lift red-horse')
    act(ready, 'march west')
    act(ready, 'lift red-line')
    act(ready, 'march west')
    // The two that stand in the west go on to the ford only next turn; blue comes to meet them.
    act(ready, 'halt')
    act(ready, 'lift blue-dummy-1')
    act(ready, 'march east')
    act(ready, 'halt')
    act(ready, 'lift red-line')
    act(ready, 'march ford')
    expect(ready.view(0).known).toMatchObject({ enemyHidden: [0, 0, 0, 1, 4], enemyKnown: {} })
    act(ready, 'scout east', [5, 'blue-dummy-1'])
    expect(ready.view(0).known).toMatchObject({ enemyHidden: [0, 0, 0, 0, 4], enemyKnown: { 'blue-dummy-1': -1 } })
    expect([ready.decision()?.takeBack, ready.undo().ok]).toEqual([false, false])
  })
})

describe('cards that one side has looked at', () => {
  it('stay unknown to the other, whether the upper one was buried or left', () => {
    const looking = (answer: string): Game => {
      const game = begin(load(marchGame), { script: ['scouts-1', 'storm', 'sun-1'] })
      act(game, answer)
      return game
    }
    const [left, buried] = [looking('leave'), looking('bury')]
    expect(left.view(0).known['deck']).toEqual({ top: ['storm', 'sun-1'], bottom: [], rest: 6 })
    expect(left.view(1).known['deck']).toEqual({ top: ['?', '?'], bottom: [], rest: 6 })
    expect(buried.view(0).known['deck']).toEqual({ top: ['sun-1'], bottom: ['storm'], rest: 6 })
    expect(buried.view(1).known['deck']).toEqual({ top: ['?'], bottom: ['?'], rest: 6 })
    for (const game of [left, buried]) expect(JSON.stringify(handed(game, 1))).not.toMatch(/storm|sun/)
    expect(JSON.stringify(left.journal(0))).toContain('storm')
  })

  it('are drawn as they lie, and the draw looks to the other side like any other', () => {
    const game = begin(load(marchGame), { script: ['scouts-1', 'rain-1', 'sun-1', 'stop'] })
    for (const text of ['leave', 'step', 'accept']) act(game, text)
    // The top card needs no scripted value: it was decided when it was looked at.
    const drawn = game.journal(1).filter(({ kind, label }) => kind === 'draw' && label === 'event')
    expect(drawn).toEqual([
      { kind: 'draw', label: 'event', value: 'scouts-1', of: 9 },
      { kind: 'draw', label: 'event', value: 'rain-1', of: 8 },
    ])
  })
})
