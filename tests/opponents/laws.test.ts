import { describe, expect, it } from 'vitest'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { choose, codeOf, thinking } from '#engine/opponents/choosing.ts'
import { canPlay, type Opponent, type Turn } from '#engine/opponents/opponent.ts'
import { opponents } from '#engine/opponents/players/registry.ts'
import { LARGEST_MEMORY, turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { house } from '../house/workshop.ts'
import { imagined } from '../kernel/conformance/knowledge-laws.ts'
import { actAtRandom, begin, load, pickFrom } from '../kernel/table.ts'
import { everyTry, tries } from '../tries.ts'
import { notesIn, planner } from './planner.ts'

const campaignOf = (folder: string) => readCampaignFolder(`${house}/campaigns/${folder}`).files
const spicheren = load(portableSpicheren, campaignOf('portable-spicheren'))
const chalons = load(gaiterButton, campaignOf('chalons-1870'))
const belfort = load(stormOverBelfort, campaignOf('belfort-1870'))
const sedan = load(escapeFromSedan, campaignOf('escape-from-sedan-1870'))
const wissembourg = load(wissembourgSpicheren, campaignOf('wissembourg-1870'))
const spicheren1870 = load(wissembourgSpicheren, campaignOf('spicheren-1870'))
const given = { memory: null, seed: 'a seed', budget: USUAL_BUDGET }

/** Everything of a turn that may differ from game to game. */
const dataOf = ({ campaign: _campaign, ...data }: Turn) => data

/** Positions of random games of every scenario, each with its game: every seventh question that leaves a choice. */
function* positions(loaded: LoadedCampaign, count: number): Generator<{ game: Game; turn: Turn; number: number }> {
  let number = 0
  for (let games = 0; number < count; games += 1) {
    const { id } = loaded.scenarios[games % loaded.scenarios.length]!
    const game = begin(loaded, { scenario: id, seed: `positions ${games}` })
    const pick = pickFrom(games)
    for (let asked = games % 7; game.play.decider >= 0 && number < count && asked < 400; actAtRandom(game, pick)) {
      if (game.play.actions.length === 1) continue
      asked += 1
      if (asked % 7 !== 0) continue
      // Some steps of search are enough to show a law broken, and there are many positions.
      yield { game, turn: turnOf(game, { ...given, seed: `${games} ${asked}`, budget: number % 5 }), number }
      number += 1
    }
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) frozen(inner)
  return value
}

/** The players of a rule system take turns at its positions. */
const playersOf = (loaded: LoadedCampaign): readonly Opponent[] => [
  planner,
  ...opponents.filter((one) => [0, 1].some((side) => one.plays?.(loaded.system.id, side) ?? true)),
]

/** The same question in another game that its side cannot tell from this one. */
function elsewhere(loaded: LoadedCampaign, game: Game, turn: Turn): { turn: Turn; differs: boolean } {
  const other = imagined(loaded, game, turn.side, `imagined ${game.history.current}`)
  const { seed, budget, told, view } = turn
  const otherTurn = turnOf(other, { ...given, seed, budget })
  // An imagined game has no past: of that it has been told nothing, and can take nothing back.
  const decision = { ...otherTurn.view.decision, takeBack: view.decision.takeBack }
  return {
    turn: { ...otherTurn, told, view: { ...otherTurn.view, decision } },
    differs: other.hash() !== game.hash(),
  }
}

describe.each([
  ['Châlons', chalons, 1_000],
  ['Portable Spicheren', spicheren, 1_000],
  ['Belfort', belfort, 200],
  ['Sedan', sedan, 200],
  ['Wissembourg', wissembourg, 200],
  ['Spicheren', spicheren1870, 200],
] as const)('every player of %s', (_name, loaded, most) => {
  it(
    'makes the same choice of what it knows, whatever the truth is, and spends no more than it may',
    { timeout: 300_000 },
    () => {
      const players = playersOf(loaded)
      let different = 0
      const positionsTried = everyTry ? most : Math.ceil(0.08 * most)
      for (const { game, turn, number } of positions(loaded, positionsTried)) {
        const player = players[number % players.length]!
        const choice = choose(player, turn) // which also checks that it is legal and within its budget
        const other = elsewhere(loaded, game, turn)
        expect(dataOf(other.turn)).toEqual(dataOf(turn))
        // The turn of the other game, as it comes to a worker: a copy, that nobody may write to.
        const copy = { ...frozen(structuredClone(dataOf(other.turn))), campaign: loaded } as Turn // a branded view, cloned
        expect(choose(player, copy)).toEqual(choice)
        if (other.differs) different += 1
      }
      // Where nothing is hidden the dice to come are.
      expect(different).toBeGreaterThan(positionsTried / 4)
    },
  )

  it('can be stopped between any two steps', () => {
    for (const { turn, number } of positions(loaded, tries(most === 1_000 ? 60 : 20))) {
      const player = playersOf(loaded)[number % playersOf(loaded).length]!
      const works = [...thinking(player, turn)].map(({ work }) => work)
      expect(works).toEqual(works.toSorted((a, b) => a - b))
      expect(Math.max(0, ...works)).toBeLessThanOrEqual(turn.budget)
      for (let stop = 0; stop < works.length; stop += 1) {
        const steps = thinking(player, turn)
        for (let step = 0; step <= stop; step += 1) steps.next()
        steps.return(choose(player, turn))
        expect(steps.next()).toEqual({ done: true, value: undefined })
      }
    }
  })
})

describe('the list of opponents', () => {
  it('calls each by an id of its own, and each of a side’s players by a name of its own', () => {
    expect(new Set(opponents.map(({ id }) => id)).size).toBe(opponents.length)
    for (const { id } of systems)
      for (const side of [0, 1]) {
        const names = opponents.filter((one) => canPlay(one, id, side)).map(({ name }) => name.en)
        expect(new Set(names).size, `${id}, side ${side}`).toBe(names.length)
      }
  })
})

describe('the turn that is handed to an opponent', () => {
  it('has the view of its side, the question and what it was told since its own last act, and no game', () => {
    let heard = 0
    const game = begin(chalons, { switches: { 'secret-command': true } })
    const pick = pickFrom(4)
    const since: [number, number] = [0, 0]
    for (let count = 0; game.play.decider >= 0 && count < 160; count += 1) {
      const side = game.play.decider
      const turn = turnOf(game, given)
      expect(dataOf(turn)).toEqual({ side, view: game.view(side), told: game.journal(side, since[side]!), ...given })
      // It is plain data: nothing in it leads back to the game.
      expect(structuredClone(dataOf(turn))).toEqual(dataOf(turn))
      if (turn.told.length < game.journal(EVERYONE, since[side]!).length) heard += 1
      actAtRandom(game, pick)
      since[side]! = game.history.now.depth
    }
    expect(heard).toBeGreaterThan(4)
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

  it('is reported with its name', () => {
    expect(() => choose(answering({ action: 'fly away' }), turn)).toThrow(/"wrong" answers "fly away"/)
    expect(() => choose(answering({ work: USUAL_BUDGET + 1 }), turn)).toThrow(/"wrong" spent 1001 of 1000/)
    expect(() => choose(answering({ work: Number.NaN }), turn)).toThrow(/"wrong" spent NaN/)
  })

  it('has a limited memory, and gets back what is stored of it', () => {
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
  it('is returned on the next turn of its side only', () => {
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
