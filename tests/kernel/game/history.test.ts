import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/kernel/game/game.ts'
import { ambush } from '../fixtures/ambush.ts'
import { bids } from '../fixtures/bids.ts'
import { race } from '../fixtures/race.ts'
import { veils } from '../fixtures/veils.ts'
import { act, begin, childrenOf, load, pickFrom, playOn } from '../table.ts'

const codeOf = (undone: { ok: boolean; error?: { code: string } }): string =>
  undone.ok ? 'ok' : (undone.error?.code ?? '')

describe('a fair undo', () => {
  it('stops at a draw', () => {
    const game = begin(load(race))
    act(game, 'run')
    const undone = game.undo()
    expect(undone).toEqual({
      ok: false,
      error: { code: 'no-undo', message: expect.stringContaining('cannot be taken back') },
    })
  })

  it('stops at a reveal that draws nothing', () => {
    const game = begin(load(bids), { script: [3, 4] })
    for (const text of ['done', 'add']) act(game, text)
    expect(game.decision()?.takeBack).toBe(true)
    act(game, 'done')
    expect([game.decision()?.takeBack, codeOf(game.undo())]).toEqual([false, 'no-undo'])
  })

  it('stops at the opening of what was chosen in secret, also where the game ends with it', () => {
    const game = begin(load(bids))
    playOn(game, pickFrom(8))
    expect([game.play.decider, game.history.now.decider >= 0, codeOf(game.undo())]).toEqual([-1, true, 'no-undo'])
  })

  it('stops where the other side decides', () => {
    const game = begin(load(veils))
    act(game, 'halt')
    expect([game.play.chance.draws === game.toldAt(0).length / 2, codeOf(game.undo())]).toEqual([true, 'no-undo'])
  })

  it('goes back act by act to the last barrier, and no further', () => {
    const game = begin(load(veils))
    act(game, 'halt')
    const before = game.hash()
    const lifts = game
      .decision()!
      .actions.filter((text) => text.startsWith('lift'))
      .slice(0, 1)
    for (const text of lifts) act(game, text)
    expect(codeOf(game.undo())).toBe('ok')
    expect([game.hash(), codeOf(game.undo())]).toEqual([before, 'no-undo'])
  })

  it('has nothing to take back at the beginning', () => {
    for (const freeUndo of [true, false]) {
      const game = begin(load(race), { freeUndo })
      expect(game.undo()).toMatchObject({ ok: false, error: { message: 'Nothing has been done yet.' } })
      expect(codeOf(game.redo())).toBe('no-redo')
    }
  })
})

describe('a free undo', () => {
  it('goes back over anything to the beginning, and redo comes the same way back', () => {
    const game = begin(load(ambush), { freeUndo: true })
    const hashes = [game.hash()]
    for (let acts = 0; acts < 40; acts++) {
      playOn(game, pickFrom(acts), 1)
      hashes.push(game.hash())
    }
    for (let at = 39; at >= 0; at--) {
      expect(game.undo().ok).toBe(true)
      expect(game.hash()).toBe(hashes[at])
    }
    for (let at = 1; at <= 40; at++) {
      expect(game.redo().ok).toBe(true)
      expect(game.hash()).toBe(hashes[at])
    }
    expect([codeOf(game.redo()), game.history.moments.length]).toEqual(['no-redo', 41])
  })

  it('gives the same dice to the same act, so that nothing is rolled again', () => {
    const game = begin(load(race), { freeUndo: true })
    act(game, 'run')
    const after = game.hash()
    game.undo()
    act(game, 'run')
    expect([game.hash(), game.history.moments.length]).toEqual([after, 2])
  })
})

describe('variations', () => {
  const branched = (): Game => {
    const game = begin(load(race), { freeUndo: true })
    act(game, 'run')
    act(game, 'run')
    game.goTo(1)
    act(game, 'push 1')
    act(game, 'run')
    game.goTo(0)
    act(game, 'push 3')
    return game
  }

  it('all stay in one tree, each moment with the one it followed', () => {
    const { history } = branched()
    expect(history.moments.map((moment) => [moment.parent, childrenOf(moment)])).toEqual([
      [-1, [1, 5]],
      [0, [2, 3]],
      [1, []],
      [1, [4]],
      [3, []],
      [0, []],
    ])
    expect([history.current, history.lineTo(4), history.lineTo(0)]).toEqual([5, [0, 1, 3, 4], [0]])
  })

  it('are where redo goes: along the line that was looked at last', () => {
    const game = branched()
    game.goTo(2)
    game.goTo(0)
    game.redo()
    game.redo()
    expect(game.history.current).toBe(2)
    game.goTo(4)
    game.goTo(0)
    for (const expected of [1, 3, 4]) {
      game.redo()
      expect(game.history.current).toBe(expected)
    }
  })

  it('do not disturb each other', () => {
    const game = branched()
    const hashes = game.history.moments.map((_, moment) => (game.goTo(moment), game.hash()))
    expect(new Set(hashes).size).toBe(6)
    for (const moment of [4, 0, 2, 5, 1, 3]) {
      game.goTo(moment)
      expect(game.hash()).toBe(hashes[moment])
    }
  })

  it('that do not exist are refused', () => {
    const game = branched()
    const before = game.hash()
    for (const moment of [-1, 6, 1.5, Number.NaN, Infinity]) expect(codeOf(game.goTo(moment))).toBe('no-moment')
    expect(game.hash()).toBe(before)
  })
})

describe('a long game', () => {
  it('of five hundred acts is at any moment what a straight replay makes it', () => {
    const loaded = load(race, { 'goal.json': 5000 })
    const game = begin(loaded, { freeUndo: true })
    playOn(game, pickFrom(1), 500)
    const last = game.history.moments.length - 1
    expect([last, game.history.now.depth]).toEqual([500, 500])
    const again = begin(loaded, game.start)
    const hashes = [again.hash()]
    for (const moment of game.history.lineTo(game.history.current).slice(1)) {
      expect(again.act(game.history.at(moment).code).ok).toBe(true)
      hashes.push(again.hash())
    }
    const pick = pickFrom(7)
    const differing: number[] = []
    for (let jump = 0; jump < 500; jump++) {
      const moment = pick(last + 1)
      game.goTo(moment)
      if (game.hash() !== hashes[moment]) differing.push(moment)
    }
    expect(differing).toEqual([])
  })
})
