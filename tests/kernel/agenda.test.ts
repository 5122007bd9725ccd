import { describe, expect, it } from 'vitest'
import type { FrameKind, Step } from '#engine/kernel/play/agenda.ts'
import { loadGame, saveGame } from '#engine/kernel/game/save.ts'
import { flag, list, word } from '#engine/kernel/values/shape.ts'
import { ambush } from './fixtures/ambush.ts'
import { asks, frame, games, kinds, logOf, note, ok, sequence, shape, type G } from './frames.ts'
import { littleGame } from './little.ts'
import { act, begin, load } from './table.ts'

describe('a sequence', () => {
  it('takes its steps in order, each once, and leaves out those that do not apply', () => {
    const steps = sequence('steps', { mine: word() }, [
      { run: (g) => g.log.push(1) },
      { applies: (g) => g.log.length > 5, run: (g) => g.log.push(2) },
      { run: (g) => g.call(asks, { n: 3 }) },
      { applies: (_g, f) => f.mine === 0, run: (g, f) => g.log.push((f.mine = 4)) },
      { applies: (_g, f) => f.mine === 0, run: (g) => g.log.push(5) },
      { run: (g) => g.end(1, 'over', 6) },
    ])
    const game = games(steps)
    expect([logOf(game), game.play.stackNames()]).toEqual([[1], ['steps', 'asks']])
    act(game, 'ok')
    expect([logOf(game), game.play.ending]).toEqual([[1, 3, 4], { winner: 1, ending: 0, level: 6 }])
  })

  it('with nothing left finishes by itself', () => {
    const empty = sequence('empty', {}, [{ applies: () => false, run: (g) => g.log.push(9) }])
    const outer = sequence('outer', {}, [{ run: (g) => g.call(empty, {}) }, { run: (g) => g.call(asks, { n: 1 }) }])
    expect(games(outer, empty).play.stackNames()).toEqual(['outer', 'asks'])
  })
})

describe('a frame that calls others', () => {
  it('learns their results one by one and goes on with its own locals', () => {
    const sum: FrameKind<{
      depth: ReturnType<typeof word>
      total: ReturnType<typeof word>
      called: ReturnType<typeof word>
    }> = frame(
      'sum',
      { depth: word(), total: word(), called: word() },
      {
        // Calls two of itself, one level down: 2 ^ depth leaves.
        next(g, f): Step {
          if (f.depth === 0) return g.done(1)
          if (f.called === 2) return g.done(f.total)
          // What is done to the frame after the call is done to this frame and not to the one it called.
          const step = g.call(sum, { depth: f.depth - 1 })
          f.called += 1
          return step
        },
        resume: (_g, f, result) => void (f.total += result),
      },
    )
    const root = frame(
      'root',
      {},
      {
        next: (g) => (g.n === 0 ? g.call(sum, { depth: 5 }) : g.ask(0)),
        resume: (g, _f, result) => void (g.n = result),
        offer: (_g, _f, offer) => offer.add(ok),
        answers: [{ verb: ok, act: () => {} }],
      },
    )
    const game = games(root, sum)
    expect([(game.play as unknown as G).n, game.play.stackNames()]).toEqual([32, ['root']])
  })

  it('without "resume" simply runs again', () => {
    const root = frame(
      'root',
      { times: word() },
      {
        next(g, f) {
          f.times += 1
          g.log.push(f.times)
          return f.times < 3 ? g.call(asks, { n: 7 }) : g.end(-1, 'over')
        },
      },
    )
    const game = games(root)
    act(game, 'ok')
    act(game, 'ok')
    expect([logOf(game), game.play.decider]).toEqual([[1, 7, 2, 7, 3], -1])
  })

  it('finds its place clean, whatever was written to a frame that had finished', () => {
    const sloppy = frame(
      'sloppy',
      { a: word(), b: word(), c: list(8) },
      {
        next(g, f) {
          g.done()
          f.a = f.b = 99
          for (let index = 0; index < 8; index++) f.c.push(99)
          return 'done'
        },
      },
    )
    const clean = sequence('clean', { a: word() }, [
      { run: (g, f) => g.log.push(f.a) },
      { run: (g) => g.call(deeper, {}) },
    ])
    const deeper = sequence('deeper', { b: word() }, [
      { run: (g, f) => g.log.push(f.b) },
      { run: (g) => g.call(asks, { n: 1 }) },
    ])
    const root = sequence('root', {}, [{ run: (g) => g.call(sloppy, {}) }, { run: (g) => g.call(clean, {}) }])
    const game = games(root, sloppy, clean, deeper)
    expect([logOf(game), game.play.stackNames()]).toEqual([
      [0, 0],
      ['root', 'clean', 'deeper', 'asks'],
    ])
  })
})

describe('interrupts', () => {
  it('come before the caller goes on, in the order in which they were told', () => {
    const root = sequence('root', {}, [
      {
        run(g) {
          g.interrupt(note, { n: 1 })
          g.interrupt(asks, { n: 2 })
          g.interrupt(note, { n: 3 })
          return g.call(asks, { n: 4 })
        },
      },
      { run: (g) => g.log.push(5) },
      { run: (g) => g.call(asks, { n: 6 }) },
    ])
    const game = games(root)
    expect([logOf(game), game.play.stackNames()]).toEqual([[1], ['root', 'asks', 'note', 'asks']])
    act(game, 'ok')
    expect([logOf(game), game.play.stackNames()]).toEqual([
      [1, 2, 3],
      ['root', 'asks'],
    ])
    act(game, 'ok')
    expect(logOf(game)).toEqual([1, 2, 3, 4, 5])
  })

  it('may be interrupted themselves', () => {
    const root = sequence('root', {}, [
      { run: (g) => g.interrupt(note, { n: 1, again: 3 }) },
      { run: (g) => g.log.push(9) },
      { run: (g) => g.call(asks, { n: 0 }) },
    ])
    expect(logOf(games(root))).toEqual([1, 2, 3, 4, 3, 2, 1, 9])
  })

  it('leave the result of the frame that told them to whoever waits for it', () => {
    const child = frame(
      'child',
      {},
      {
        next(g) {
          g.interrupt(asks, { n: 1 })
          g.interrupt(note, { n: 2 })
          return g.done(42)
        },
      },
    )
    const root = frame(
      'root',
      { called: flag() },
      {
        next(g, f) {
          if (f.called) return g.ask(0)
          f.called = true
          return g.call(child, {})
        },
        resume: (g, _f, result) => g.log.push(result),
        offer: (_g, _f, offer) => offer.add(ok),
        answers: [{ verb: ok, act: () => {} }],
      },
    )
    const game = games(root, child)
    expect([logOf(game), game.play.stackNames()]).toEqual([[], ['root', 'note', 'asks']])
    act(game, 'ok')
    expect(logOf(game)).toEqual([1, 2, 42])
  })

  it('told by a frame that then asks come before its question', () => {
    const root = frame(
      'root',
      { told: flag() },
      {
        next(g, f) {
          if (!f.told) g.interrupt(asks, { n: 1 })
          f.told = true
          return g.ask(1)
        },
        resume: (g, _f, result) => g.log.push(1000 + result),
        offer: (_g, _f, offer) => offer.add(ok),
        answers: [{ verb: ok, act: (g) => g.end(1, 'over') }],
      },
    )
    const game = games(root)
    expect([game.play.stackNames(), game.play.decider]).toEqual([['root', 'asks'], 0])
    act(game, 'ok')
    expect([game.play.stackNames(), game.play.decider, logOf(game)]).toEqual([['root'], 1, [1]])
    act(game, 'ok')
    expect(game.play.ending?.winner).toBe(1)
  })

  it('told as the game ends are forgotten, also by forks', () => {
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
              g.end(0, 'over')
              g.interrupt(note, { n: 1 })
            },
          },
        ],
      },
    )
    const game = games(root)
    const { play } = game
    const fork = play.fork() as unknown as G
    fork.interrupt(note, { n: 5 })
    fork.drop()
    const next = play.fork()
    expect(next.act(next.actions.at(0))).toBe(true)
    expect([(next as unknown as G).log.length, next.decider]).toEqual([0, -1])
    next.drop()
    act(game, 'ok')
    expect([logOf(game), game.play.stackNames()]).toEqual([[], []])
    expect(game.undo().ok).toBe(true)
    expect(game.play.stackNames()).toEqual(['root'])
  })
})

describe('a deep stack', () => {
  it('of reactions to reactions goes down a dozen frames and comes up again, with a retreat in the middle', () => {
    const game = begin(load(ambush), { switches: { close: true } })
    act(game, 'march red-1 zone-4')
    const shooters = [1, 2, 3, 4, 5].flatMap((n) => [`blue-${n}`, `red-${n + 1}`])
    for (const unit of shooters) act(game, `shoot ${unit}`, [])
    expect(game.play.stackNames()).toHaveLength(24)
    expect(game.play.stackNames().slice(-3)).toEqual(['window', 'shot', 'window'])
    const saved = saveGame(game)
    expect(loadGame(game.loaded, JSON.parse(JSON.stringify(saved))).ok).toBe(true)
    // From here everybody holds, and the shots are resolved from the last to the first.
    const retreats: string[][] = []
    while (game.play.stackNames().length > 2) {
      const fallBack = game.decision()!.actions.find((text) => text.startsWith('fall-back'))
      if (fallBack !== undefined) retreats.push(game.play.stackNames())
      act(game, fallBack ?? 'hold')
    }
    expect(retreats.length).toBeGreaterThan(1)
    expect(Math.max(...retreats.map((names) => names.length))).toBeGreaterThan(12)
    expect(retreats.every((names) => names.at(-1) === 'retreat' && names.includes('moving'))).toBe(true)
    expect(game.play.stackNames()).toEqual(['turns', 'orders'])
  })

  it('that runs over its words names its frames', () => {
    const deeper: FrameKind<Record<never, never>> = frame('deeper', {}, { next: (g): Step => g.call(deeper, {}) })
    const parts = { kinds: kinds(deeper), shape, setUp: (g: G) => void g.call(deeper, {}), agenda: 30 }
    expect(() => littleGame(parts)).toThrow('the agenda is full: deeper > deeper > deeper > deeper > deeper')
  })
})
