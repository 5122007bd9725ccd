import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { choose, codeOf, thinking } from '#engine/opponents/choosing.ts'
import type { Opponent, Turn } from '#engine/opponents/opponent.ts'
import { opponents } from '#engine/opponents/registry.ts'
import { simulate } from '#engine/opponents/simulate.ts'
import { LARGEST_MEMORY, turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { house } from '../house/workshop.ts'
import { imagined } from '../kernel/conformance/knowledge-laws.ts'
import { actAtRandom, begin, load, pickFrom } from '../kernel/table.ts'
import { notesIn, planner } from './planner.ts'

const campaignOf = (folder: string) => readCampaignFolder(`${house}/campaigns/${folder}`).files
const spicheren = load(portableSpicheren, campaignOf('portable-spicheren'))
const chalons = load(gaiterButton, campaignOf('chalons-1870'))
const given = { memory: null, seed: 'a seed', budget: USUAL_BUDGET }

/** Everything of a turn that may differ from game to game. */
const dataOf = ({ campaign: _campaign, ...data }: Turn) => data

/** Turns of random games, each with its game. */
function* turns(loaded: typeof chalons, games: number, acts: number): Generator<{ game: Game; turn: Turn }> {
  for (let number = 0; number < games; number += 1) {
    const { id } = loaded.scenarios[number % loaded.scenarios.length]!
    const game = begin(loaded, { scenario: id, seed: `turns ${number}` })
    const pick = pickFrom(number)
    for (let count = 0; game.play.decider >= 0 && count < acts; count += 1) {
      if (count % 7 === 0) yield { game, turn: turnOf(game, { ...given, seed: `${number} ${count}` }) }
      actAtRandom(game, pick)
    }
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) frozen(inner)
  return value
}

describe.each([...opponents, planner].map((one) => [one.id, one] as const))('the opponent %s', (_id, opponent) => {
  it('makes the same choice of the same turn, and changes nothing of it', { timeout: 60_000 }, () => {
    let others = 0
    for (const loaded of [chalons, spicheren]) {
      for (const { turn } of turns(loaded, 2, 120)) {
        // The turn as it comes to a worker: a copy, that nobody may write to.
        const copy = { ...frozen(structuredClone(dataOf(turn))), campaign: loaded } as Turn // a branded view, cloned
        const choice = choose(opponent, turn)
        expect(choose(opponent, copy)).toEqual(choice)
        expect(turn.view.decision.actions).toContain(choice.action)
        const seeds = ['a', 'b', 'c'].map((seed) => choose(opponent, { ...turn, seed }).action)
        if (new Set(seeds).size > 1) others += 1
      }
    }
    // The seed counts for who plays at random; the planner looks at its length only.
    expect(others > 0).toBe(opponent.id === 'chance')
  })

  it('chooses alike in games that its side cannot tell apart', { timeout: 60_000 }, () => {
    let different = 0
    for (const { game, turn } of turns(chalons, 3, 150)) {
      const other = imagined(chalons, game, turn.side, `imagined ${game.history.current}`)
      const otherTurn = turnOf(other, { ...given, seed: turn.seed })
      if (other.hash() !== game.hash()) different += 1
      // An imagined game has no past: of that it has been told nothing, and can take nothing back.
      const takeBack = turn.view.decision.takeBack
      const decision = { ...otherTurn.view.decision, takeBack }
      const alike = { ...otherTurn, told: turn.told, view: { ...otherTurn.view, decision } }
      expect(dataOf(alike)).toEqual(dataOf(turn))
      expect(choose(opponent, alike)).toEqual(choose(opponent, turn))
    }
    expect(different).toBeGreaterThan(20)
  })

  it('can be stopped between any two steps, and spends no more than its budget', () => {
    const game = begin(spicheren, {})
    for (const budget of [0, 1, 3, USUAL_BUDGET]) {
      const turn = turnOf(game, { ...given, budget })
      const works = [...thinking(opponent, turn)].map(({ work }) => work)
      expect(works).toEqual(works.toSorted((a, b) => a - b))
      expect(Math.max(0, ...works, choose(opponent, turn).work)).toBeLessThanOrEqual(budget)
      for (let stop = 0; stop < works.length; stop += 1) {
        const steps = thinking(opponent, turn)
        for (let step = 0; step <= stop; step += 1) steps.next()
        steps.return(choose(opponent, turn))
        expect(steps.next()).toEqual({ done: true, value: undefined })
      }
    }
  })
})

describe('the turn that is handed to an opponent', () => {
  it('has the view of its side, the question and what it was told since its own last act, and no game', () => {
    let heard = 0
    const game = begin(chalons, { switches: { 'secret-command': true } })
    const pick = pickFrom(4)
    const since: [number, number] = [0, 0]
    for (let count = 0; game.play.decider >= 0 && count < 300; count += 1) {
      const side = game.play.decider
      const turn = turnOf(game, given)
      expect(dataOf(turn)).toEqual({ side, view: game.view(side), told: game.journal(side, since[side]!), ...given })
      // It is plain data: nothing in it leads back to the game.
      expect(structuredClone(dataOf(turn))).toEqual(dataOf(turn))
      if (turn.told.length < game.journal(EVERYONE, since[side]!).length) heard += 1
      actAtRandom(game, pick)
      since[side]! = game.history.now.depth
    }
    expect(heard).toBeGreaterThan(8)
  })
})

describe('an opponent that does wrong', () => {
  const wrong = (part: Partial<Opponent>): Opponent => ({ ...planner, id: 'wrong', ...part })
  const answering = (answer: { action?: string; memory?: Json; work?: number }): Opponent =>
    wrong({
      // oxlint-disable-next-line require-yield -- a test has nothing to report
      *choose({ view }) {
        return { action: view.decision.actions[0]!, memory: null, reason: null, work: 0, ...answer }
      },
    })
  const turn = turnOf(begin(spicheren, {}), given)
  const nested = (deep: number): Json => (deep === 0 ? 'deep' : [nested(deep - 1)])

  it('is told by its name', () => {
    expect(() => choose(answering({ action: 'fly away' }), turn)).toThrow(/"wrong" answers "fly away"/)
    expect(() => choose(answering({ work: USUAL_BUDGET + 1 }), turn)).toThrow(/"wrong" spent 1001 of 1000/)
    expect(() => choose(answering({ work: Number.NaN }), turn)).toThrow(/"wrong" spent NaN/)
  })

  it('may remember so much and no more, and gets back what is kept', () => {
    const { characters, deep } = LARGEST_MEMORY
    expect(choose(answering({ memory: 'x'.repeat(characters - 2) }), turn).memory).toHaveLength(characters - 2)
    expect(() => choose(answering({ memory: 'x'.repeat(characters - 1) }), turn)).toThrow(/"wrong" remembers too much/)
    expect(choose(answering({ memory: nested(deep) }), turn).memory).toEqual(nested(deep))
    expect(() => choose(answering({ memory: nested(deep + 1) }), turn)).toThrow(/"wrong" remembers too much/)
    expect(choose(answering({ memory: [Number.NaN] }), turn).memory).toEqual([null])
    const noJson = (() => 'a function') as unknown as Json // as a mistaken opponent might
    expect(() => choose(answering({ memory: noJson }), turn)).toThrow(/"wrong" remembers too much/)
  })
})

describe('a memory', () => {
  it('is handed back on the next turn of its side, and to nobody else', () => {
    const handed: [number, number][] = []
    const noting: Opponent = {
      ...planner,
      *choose(turn) {
        const choice = yield* planner.choose(turn)
        handed.push([turn.side, notesIn(turn.memory).timesAsked])
        return choice
      },
    }
    const game = begin(spicheren, {})
    const memories: Json[] = [null, null]
    for (let acts = 0; game.play.decider >= 0 && acts < 60; acts += 1) {
      const turn = turnOf(game, { ...given, memory: memories[game.play.decider]! })
      const choice = choose(noting, turn)
      memories[turn.side] = choice.memory
      expect(game.act(codeOf(turn, choice)).ok).toBe(true)
    }
    for (const side of [0, 1]) {
      const turns = handed.filter(([whose]) => whose === side).map(([, before]) => before)
      expect(turns).toEqual(turns.map((_, index) => index))
      expect(turns.length).toBeGreaterThan(5)
    }
  })
})

describe('a simulation', { timeout: 120_000 }, () => {
  const wish = { scenario: 'spicheren', options: {}, games: 6, sides: ['chance', 'chance'] as const, seed: 'count' }

  it('counts the endings of games that anybody can play again one by one', () => {
    const heard: number[] = []
    const counted = simulate(spicheren, wish, (games) => heard.push(games))
    expect(heard).toEqual([1, 2, 3, 4, 5, 6])
    expect(counted.endings.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(simulate(spicheren, wish, () => {})).toEqual(counted)
    expect(simulate(spicheren, { ...wish, games: 3 }, () => {}).acts).toBeLessThan(counted.acts)
    expect(simulate(spicheren, { ...wish, seed: 'other' }, () => {}).acts).not.toBe(counted.acts)
  })
})
