import { describe, expect, it } from 'vitest'
import { verb } from '#engine/kernel/actions/actions.ts'
import { word } from '#engine/kernel/values/shape.ts'
import { asks, frame, games, kinds, ok, sequence, shape, type G } from './frames.ts'
import { littleSystem } from './little.ts'
import { act } from './table.ts'

describe('what a rule may not do', () => {
  it('is to go round for ever: the stack is named', () => {
    const round = frame('round', {}, { next: () => 'again' })
    const root = sequence('root', {}, [{ run: (g) => g.call(round, {}) }])
    expect(() => games(root, round)).toThrow('10000 steps without a decision: root > round')
  })

  it('is to run out of agenda without an ending', () => {
    const root = frame('root', {}, { next: (g) => g.done() })
    expect(() => games(root)).toThrow('the agenda is empty, but the game has no ending')
  })

  it('is to ask without offering an answer', () => {
    const root = frame('root', {}, { next: (g) => g.ask(0) })
    const game = games(root)
    expect(() => game.play.actions).toThrow('a dead end: root offers nothing')
  })

  it('is to offer the same answer twice, an answer nobody takes, or one out of range', () => {
    const push = verb('push', 'n:number')
    const offering = (offer: (add: { add(verb: typeof push, n: number): void }) => void) => {
      const root = frame(
        'root',
        {},
        {
          next: (g) => g.ask(0),
          offer: (_g, _f, list) => offer(list),
          answers: [{ verb: push, act: () => {} }],
        },
      )
      return games(root).play
    }
    expect(() => offering((offers) => [3, 1, 3].forEach((n) => offers.add(push, n))).actions).toThrow(
      '"root" offers the same answer twice',
    )
    expect(() => offering((offers) => offers.add(verb('pull', 'n:number'), 1)).actions).toThrow(
      'no frame answers to "pull"',
    )
    for (const n of [-1, 4096])
      expect(() => offering((offers) => offers.add(push, n)).actions).toThrow('has an argument out of range')
    expect([...offering((offers) => [9, 1, 4095, 0].forEach((n) => offers.add(push, n))).actions].length).toBe(4)
  })

  it('is to call a frame of another system, end in no ending, or give a name twice', () => {
    const stranger = frame('stranger', {}, { next: (g) => g.done() })
    const calls = frame('calls', {}, { next: (g) => g.call(stranger, {}) })
    expect(() => games(calls)).toThrow('the frame "stranger" belongs to no chapter of this system')
    const ends = frame('ends', {}, { next: (g) => g.end(0, 'nowhere') })
    expect(() => games(ends)).toThrow('"nowhere" is not one of the endings')
    const setUp = (g: G) => void g.call(ends, {})
    const again = frame('ends', {}, { next: (g) => g.done() })
    expect(() => littleSystem({ kinds: kinds(ends, again), shape, setUp })).toThrow('two frames are named "ends"')
    const other = frame('other', {}, { next: (g) => g.done(), answers: [{ verb: verb('ok'), act: () => {} }] })
    expect(() => littleSystem({ kinds: kinds(other), shape, setUp })).toThrow('two verbs are named "ok"')
    const taken = frame('taken', { interrupts: word() }, { next: (g) => g.done() })
    expect(() => littleSystem({ kinds: kinds(taken), shape, setUp })).toThrow(
      '"interrupts" is a word of the kernel\'s own',
    )
    for (const name of ['acts', 'agenda', 'words', 'chance', 'call'])
      expect(() =>
        littleSystem({ kinds: kinds(stranger), shape: () => ({ [name]: word() }), setUp: () => {} }),
      ).toThrow(`"${name}" is a word of the kernel's own`)
  })

  it('is to fail in the middle of an act and leave half of it behind', () => {
    const root = frame(
      'root',
      {},
      {
        next: (g) => g.ask(0),
        offer: (_g, _f, offer) => offer.add(ok),
        answers: [
          {
            verb: ok,
            act(g) {
              g.n = 5
              g.interrupt(asks, { n: 1 })
              throw new Error('a mistake in a rule')
            },
          },
        ],
      },
    )
    const game = games(root)
    const before = game.hash()
    expect(() => act(game, 'ok')).toThrow('a mistake in a rule')
    expect([game.hash(), game.play.stackNames(), game.history.moments.length]).toEqual([before, ['root'], 1])
  })
})
