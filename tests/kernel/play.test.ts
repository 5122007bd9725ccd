import { describe, expect, it } from 'vitest'
import { ambush } from './fixtures/ambush.ts'
import { bids } from './fixtures/bids.ts'
import { race } from './fixtures/race.ts'
import { act, begin, load, pickFrom, playOn } from './table.ts'

describe('a fork', () => {
  it('is a private copy: what either does is nothing to the other', () => {
    const game = begin(load(ambush))
    const fork = game.play.fork()
    const before = game.hash()
    expect(fork.hash()).toBe(before)
    fork.act(fork.actions.at(0))
    expect([game.hash() === before, fork.hash() === before]).toEqual([true, false])
    const forked = fork.hash()
    act(game, 'pass')
    expect(fork.hash()).toBe(forked)
    fork.drop()
  })

  it('goes the same way as its game, dice included', () => {
    const game = begin(load(race))
    const fork = game.play.fork()
    for (let turn = 0; turn < 6; turn++) {
      fork.act(fork.actions.at(0))
      game.act(game.play.actions.at(0))
      expect(fork.hash()).toBe(game.hash())
    }
    fork.drop()
  })

  it('tells nobody, follows no script and has revealed nothing, whatever was done with it before', () => {
    const game = begin(load(race))
    const used = game.play.fork()
    used.tellTo([])
    used.chance.follow([])
    used.reveal()
    used.drop()
    game.play.reveal()
    const fork = game.play.fork()
    expect(fork).toBe(used)
    expect([fork.told, fork.revealed]).toEqual([undefined, false])
    expect(fork.act(fork.actions.at(0))).toBe(true)
    fork.drop()
  })

  it('looks for nothing that would be revealed; a game does, unless something was revealed already', () => {
    const { play } = begin(load(race))
    const fork = play.fork()
    let looked = 0
    const isShown = (): boolean => ++looked > 1
    fork.revealIf(isShown)
    expect([fork.revealed, looked]).toEqual([undefined, 0])
    const seen = [1, 2, 3].map(() => {
      play.revealIf(isShown)
      return play.revealed
    })
    expect([seen, looked]).toEqual([[false, true, true], 2])
    fork.reveal()
    expect(fork.revealed).toBe(true)
    fork.drop()
  })

  it('is given back once, and only a fork is', () => {
    const { play } = begin(load(race))
    const fork = play.fork()
    fork.drop()
    expect(() => fork.drop()).toThrow('only a fork can be dropped, and only once')
    expect(() => play.drop()).toThrow('only a fork can be dropped, and only once')
  })

  it('of a fork is another one', () => {
    const { play } = begin(load(ambush))
    const [one, two] = [play.fork(), play.fork()]
    const three = one.fork()
    expect(new Set([play, one, two, three]).size).toBe(4)
    three.act(three.actions.at(3))
    expect(one.hash()).toBe(play.hash())
    for (const fork of [one, two, three]) fork.drop()
  })
})

describe('a game in play', () => {
  it('does nothing for an action that is not on its list', () => {
    const { play } = begin(load(race))
    const before = play.hash()
    for (const code of [-1, 1.5, Number.NaN, 1e300, play.actions.at(0) + 7]) expect(play.act(code)).toBe(false)
    expect(play.hash()).toBe(before)
    expect(() => play.actions.at(99)).toThrow('none at 99')
  })

  it('that is over asks nobody and lists nothing', () => {
    const game = begin(load(bids))
    playOn(game, pickFrom(2))
    expect([game.play.decider, game.play.actions.length, game.play.inSecret]).toEqual([-1, 0, false])
    expect(() => game.play.asking).toThrow('nobody is asked: the game is over')
  })

  it('that ends while sides choose in secret has no secrets left', () => {
    const { play } = begin(load(bids))
    expect(play.inSecret).toBe(true)
    play.end(0, 'closed')
    expect(play.inSecret).toBe(false)
  })
})
