import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import type { Snapshots, Visit } from '#engine/kernel/game/history.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { ambush } from '../fixtures/ambush.ts'
import { bids } from '../fixtures/bids.ts'
import { race } from '../fixtures/race.ts'
import { veils } from '../fixtures/veils.ts'
import { act, begin, childrenOf, load, pickFrom, type Pick } from '../table.ts'

/** A game with free undo in which somebody did, took back, did again and jumped about, and where they went. */
function playedAbout(loaded: LoadedCampaign, seed: number, times: number, script?: readonly number[]) {
  const game = begin(loaded, { freeUndo: true, seed: `${seed}`, ...(script !== undefined && { script }) })
  const pick = pickFrom(seed)
  const visits: Visit[] = []
  for (let count = 0; count < times; count++) step(game, pick, visits)
  return { game, visits }
}

function step(game: Game, pick: Pick, visits: Visit[]): void {
  const { history, play } = game
  const before = { moments: history.moments.length, current: history.current }
  const what = pick(9)
  if (what === 0) game.undo()
  else if (what === 1) game.redo()
  else if (what === 2 || play.actions.length === 0) game.goTo(pick(history.moments.length))
  else game.act(play.actions.at(pick(play.actions.length)))
  const moved = history.current !== before.current
  if (history.moments.length === before.moments && moved)
    visits.push({ moment: history.current, after: history.moments.length - 1 })
}

const recordOf = ({ history }: Game) =>
  history.moments
    .slice(1)
    .map(({ parent, code, decider, barrier, script }) => ({ parent, code, decider, barrier: barrier === true, script }))

function takenUp(game: Game, visits: readonly Visit[], stored?: (first: Int32Array) => Snapshots): Game {
  const taken = Game.resume(game.loaded, game.start, recordOf(game), visits, stored)
  if (!taken.ok) throw new Error(taken.error.message)
  return taken.value
}

const treeOf = ({ history }: Game) =>
  history.moments.map((moment) => {
    const { parent, code, decider, barrier, script, depth, next } = moment
    return [[parent, code, decider, barrier, depth, next], childrenOf(moment), script]
  })

const wordsAt = (game: Game, moment: number): Int32Array => game.peek(moment, (play) => play.words.slice())

const toys: [string, LoadedCampaign][] = [
  ['race', load(race, { 'goal.json': 200 })],
  ['veils', load(veils)],
  ['bids', load(bids)],
  ['ambush', load(ambush)],
]
const someTimes = fc.record({ seed: fc.integer(), times: fc.nat(80) })

describe.each(toys)('%s, taken up from its record', (_, loaded) => {
  it('is the game that was left: its tree, where redo goes, and where it stands', () => {
    fc.assert(
      fc.property(someTimes, ({ seed, times }) => {
        const { game, visits } = playedAbout(loaded, seed, times)
        const again = takenUp(game, visits)
        expect(treeOf(again)).toEqual(treeOf(game))
        expect([again.history.current, again.hash()]).toEqual([game.history.current, game.hash()])
        expect([again.view(0), again.view(1)]).toEqual([game.view(0), game.view(1)])
        expect(again.decision()).toEqual(game.decision())
      }),
      { numRuns: 40 },
    )
  })

  it('stands at its last act when nobody knows where they went, and redo leads there', () => {
    fc.assert(
      fc.property(someTimes, ({ seed, times }) => {
        const { game } = playedAbout(loaded, seed, times)
        const { history } = takenUp(game, [])
        expect(history.current).toBe(history.moments.length - 1)
        const line = history.lineTo(history.current)
        expect(line.slice(0, -1).map((moment) => history.at(moment).next)).toEqual(line.slice(1))
      }),
      { numRuns: 25 },
    )
  })

  it('gives on request the same journal entries as in play', () => {
    fc.assert(
      fc.property(someTimes, fc.nat(), ({ seed, times }, any) => {
        const { game, visits } = playedAbout(loaded, seed, times)
        const again = takenUp(game, visits)
        const one = any % game.history.moments.length
        expect(again.toldAt(one)).toEqual(game.toldAt(one))
        const { current } = again.history
        for (const reader of [0, 1, EVERYONE]) {
          expect(again.journal(reader, 2)).toEqual(game.journal(reader, 2))
          expect(again.journal(reader)).toEqual(game.journal(reader))
        }
        game.history.moments.forEach(({ told }, moment) => expect(again.toldAt(moment)).toEqual(told))
        expect([again.history.current, again.hash()]).toEqual([current, game.hash()])
      }),
      { numRuns: 25 },
    )
  })

  it('shows any moment without going there, as it was seen then', () => {
    fc.assert(
      fc.property(someTimes, ({ seed, times }) => {
        const { game, visits } = playedAbout(loaded, seed, times)
        const again = takenUp(game, visits)
        const stands = [again.history.current, again.hash(), treeOf(again)]
        for (let moment = game.history.moments.length - 1; moment >= 0; moment--) {
          game.goTo(moment)
          expect(again.peek(moment, (play) => play.hash())).toBe(game.hash())
          for (const side of [0, 1]) expect(again.viewAt(moment, side)).toEqual({ ...game.view(side), decision: null })
        }
        expect([again.history.current, again.hash(), treeOf(again)]).toEqual(stands)
      }),
      { numRuns: 15 },
    )
  })

  it('retraces every way in a game that was only played through', () => {
    fc.assert(
      fc.property(someTimes, ({ seed, times }) => {
        const { game, visits } = playedAbout(loaded, seed, times)
        const again = begin(loaded, game.start)
        for (const { parent, code } of recordOf(game)) {
          again.goTo(parent)
          again.act(code)
        }
        again.retrace(visits)
        expect(treeOf(again)).toEqual(treeOf(game))
        expect([again.history.current, again.hash()]).toEqual([game.history.current, game.hash()])
      }),
      { numRuns: 25 },
    )
  })
})

describe('snapshots of a game that is taken up', () => {
  const loaded = load(race, { 'goal.json': 5000 })
  const game = begin(loaded, { freeUndo: true, seed: 'snapshots' })
  const pick = pickFrom(3)
  while (game.history.moments.length < 300) game.act(game.play.actions.at(pick(game.play.actions.length)))

  it('are where replaying begins', () => {
    const asked: number[] = []
    const keep = (moment: number) => [moment, () => (asked.push(moment), wordsAt(game, moment))] as const
    const again = takenUp(game, [], () => new Map([100, 200, 290].map(keep)))
    expect(asked).toEqual([290])
    for (const moment of [150, 99, 205]) expect(wordsAt(again, moment)).toEqual(wordsAt(game, moment))
    expect(asked).toEqual([290, 100, 200])
    // Kept from then on.
    wordsAt(again, 150)
    expect(asked).toHaveLength(3)
  })

  it('may come as what differs from the first position', () => {
    const differences = new Map(
      [120, 299].map((moment) => [moment, wordsAt(game, moment).map((word, at) => word - wordsAt(game, 0)[at]!)]),
    )
    const again = takenUp(game, [], (first) => {
      const plus = (difference: Int32Array) => () => difference.map((word, at) => word + first[at]!)
      return new Map([...differences].map(([moment, difference]) => [moment, plus(difference)]))
    })
    for (const moment of [299, 125, 7]) expect(wordsAt(again, moment)).toEqual(wordsAt(game, moment))
  })

  it('that give nothing are done without', () => {
    const nothing = (): undefined => undefined
    const again = takenUp(game, [], () => new Map([299, 290, 200, 8].map((moment) => [moment, nothing])))
    expect(again.hash()).toBe(game.hash())
    for (const moment of [0, 8, 201, 299]) expect(wordsAt(again, moment)).toEqual(wordsAt(game, moment))
  })
})

describe('a game taken up', () => {
  it('goes on with the dice that were laid down at its start and for single acts', () => {
    const loaded = load(race, { 'goal.json': 200 })
    const script = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]
    const game = begin(loaded, { freeUndo: true, script })
    for (const dice of [undefined, undefined, [6], undefined]) act(game, 'run', dice)
    const again = takenUp(game, [])
    for (const one of [game, again]) for (let times = 0; times < 4; times++) act(one, 'run')
    expect(treeOf(again)).toEqual(treeOf(game))
    expect([again.hash(), again.journal()]).toEqual([game.hash(), game.journal()])
  })

  it('that does not begin is a failure', () => {
    const loaded = load(race)
    expect(Game.resume(loaded, { scenario: 'long', switches: {}, seed: '' }, [])).toMatchObject({
      ok: false,
      error: { code: 'no-scenario' },
    })
  })

  it('whose acts are not legal throws: whoever takes a game up has to know that its record is whole', () => {
    const game = begin(load(race))
    act(game, 'push 1')
    const [push] = recordOf(game)
    const twice = [push!, { ...push!, parent: 1 }, { ...push!, parent: 2 }]
    expect(() => Game.resume(game.loaded, game.start, twice)).toThrow('the past cannot be played again')
    expect(() => Game.resume(game.loaded, game.start, [{ ...push!, parent: 5 }])).toThrow('there is no moment 5')
  })
})

describe('the last act of a tree', () => {
  it('can be discarded as if it had not been done', () => {
    fc.assert(
      fc.property(someTimes, fc.nat(), ({ seed, times }, any) => {
        const { game } = playedAbout(toys[0]![1], seed, times)
        const { history, play } = game
        const { current } = history
        if (play.actions.length === 0) return
        const before = history.moments.length
        const [hash, told] = [game.hash(), game.journal()]
        game.act(play.actions.at(any % play.actions.length))
        // It may have been tried before: then nothing new came about.
        if (history.moments.length === before) return
        game.goTo(current)
        history.forgetLast()
        expect([history.moments.length, history.current, game.hash()]).toEqual([before, current, hash])
        expect(game.journal()).toEqual(told)
        for (const [index, moment] of history.moments.entries()) {
          const { next } = moment
          const children = childrenOf(moment)
          expect(children.every((child) => child < before && history.at(child).parent === index)).toBe(true)
          expect(children.length === 0 ? next === -1 : children.includes(next)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is not forgotten while the game stands there, nor is the beginning', () => {
    const game = begin(load(race))
    expect(() => game.history.forgetLast()).toThrow('moment 0 cannot be forgotten')
    act(game, 'run')
    expect(() => game.history.forgetLast()).toThrow('moment 1 cannot be forgotten')
  })
})

describe('going to a moment', () => {
  it('makes redo go along the line to it, and changes it nowhere else', () => {
    fc.assert(
      fc.property(someTimes, fc.array(fc.nat(), { maxLength: 30 }), ({ seed, times }, requests) => {
        const { game } = playedAbout(toys[0]![1], seed, times)
        const { history } = game
        const next = history.moments.map((moment) => moment.next)
        for (const request of requests) {
          const target = request % history.moments.length
          history.visit(target)
          for (let at = target; at > 0; at = history.at(at).parent) next[history.at(at).parent] = at
          expect(history.moments.map((moment) => moment.next)).toEqual(next)
        }
      }),
      { numRuns: 60 },
    )
  })
})
