import { describe, expect, it } from 'vitest'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { isDecoy } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { carryOut } from '#engine/kernel/game/carry-out.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { bad } from '#engine/kernel/values/result.ts'
import { pack } from '../../../src-main/games/files/archive.ts'
import { chalons, newGame, tables } from '../../games/workshop.ts'
import { actionsToTry } from '../../kernel/conformance/walk.ts'
import { actAtRandom, begin, pickFrom, type Pick } from '../../kernel/table.ts'
import { resultOf, type Calls } from '../../main/carry.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import { allTold, type Asked, differing } from './all-told.ts'
import { playAlike, type Pair, pairFrom } from './pairs.ts'
import { serveHouse } from '../table.ts'
import { triesOr } from '../../tries.ts'

const { loaded, files } = chalons
/** GAITER_BUTTON_PAIRS=500 plays so many pairs instead. */
const PAIRS = triesOr('GAITER_BUTTON_PAIRS', 8, 2)
/** So many acts of the side are played in both, or less. */
const TOGETHER = 24

/** A game that was played without services, as a file with its dice. */
function fileOf({ start, history }: Game): string {
  const { table, database } = tables()
  const open = newGame(table, chalons, start)
  for (const moment of history.lineTo(history.current).slice(1)) {
    const { code, script } = history.at(moment)
    const acted = open.act(code, script)
    if (!acted.ok) throw new Error(acted.error.message)
  }
  const players = JSON.stringify({ sides: ['person', 'person'], open: false })
  const row = { ...table.one(open.id)!, name: 'One of two', players }
  const file = pack({ program: 'the tests', row, past: table.past(open.id), system: loaded.system.id, files })
  database.close()
  return file.toString('base64')
}

/** What everybody could count, though no view has it: so many decoys were placed, and so many taken off. */
const decoysInHand = ({ play }: Game, side: number): number => {
  const g = play as G // a game of this system
  return g.campaign.counters.filter(
    (one, counter) =>
      one.side === side &&
      isDecoy(g, counter) &&
      g.counter.fate.of(counter) === FATE.inPlay &&
      g.counter.zone.of(counter) === NONE,
  ).length
}

/** A pair from somewhere in a random game, played on alike as long as that goes; undefined where it does not. */
function somePair(number: number, side: number, pick: Pick): Pair | undefined {
  const { id, switches } = loaded.scenarios[number % loaded.scenarios.length]! // one of them
  const chosen =
    number % 2 === 0 ? { 'secret-command': true } : Object.fromEntries(switches.map((one) => [one.id, pick(2) === 1]))
  const game = begin(loaded, { scenario: id, switches: chosen, seed: `pair ${number}` })
  const act = (one: Game): boolean => (number % 2 === 0 ? actKeenly : actAtRandom)(one, pick)
  for (let acts = pick(500); acts > 0 && game.play.decider >= 0; acts -= 1) act(game)
  if (game.play.decider < 0) return undefined
  const pair = pairFrom(loaded, game, side, `other ${number}`)
  if (decoysInHand(pair.real, 1 - side) !== decoysInHand(pair.other, 1 - side)) return undefined
  const { real, other } = pair
  let last: readonly [number, number] = [0, 0]
  for (let acts = 0; acts < TOGETHER && playAlike(pair, act, pick); acts += 1)
    if (real.play.decider === side) last = [real.history.current, other.history.current]
  real.goTo(last[0])
  other.goTo(last[1])
  return last[0] === 0 ? undefined : pair
}

function whatToAsk(
  { real, side }: Pair,
  pick: Pick,
): Asked & { readonly own: { readonly id: string; readonly zone: string } } {
  const { play } = real
  const g = play as G // a game of this system
  const own = g.campaign.counters.flatMap(({ id, side: whose }, counter) =>
    whose === side && g.counter.zone.of(counter) !== NONE
      ? [{ id, zone: g.nameOf('zone', g.counter.zone.of(counter)) }]
      : [],
  )
  const { id, zone } = own[pick(own.length)] ?? { id: '', zone: '' }
  const wanted = actionsToTry(play, { games: 1, bound: 1, tried: 40 }, pick).slice(0, 40)
  const asks = ['supply', 'provision', 'command', 'axes', 'victory', 'enemy', 'reach', 'none']
  return {
    side,
    own: { id, zone },
    actions: wanted.map((code) => play.layout.language.textOf(code)),
    studies: [
      ...asks.map((study) => ({ study })),
      { study: 'reach', counters: [id] },
      { study: 'attack', zone, here: true },
      { study: 'strike', zone },
      { study: 'engagement', zone },
    ],
  }
}

/** What each order would do first for a side that is asked, or why it does nothing. */
function firstSteps(game: Game, { id, zone }: { readonly id: string; readonly zone: string }): string[] {
  const { language } = game.play.layout
  const orders = [
    { order: 'battle' },
    { order: 'battle', zone },
    { order: 'battle', engage: [id], retreat: 'try', rout: 'face', fallBack: 'always' },
    { order: 'reconnaissance', counters: [id] },
    { order: 'reconnaissance', counters: [id], declare: 1 },
    { order: 'screen', show: [id] },
    { order: 'march', counters: [id], to: zone },
    { order: 'march', counters: [id], to: zone, far: 'approach', risk: 0.25 },
    { order: 'march', counters: [id], to: zone, arrival: 'reconnaissance' },
    { order: 'pass-day' },
    { order: 'night' },
  ]
  return orders.map((order) => {
    const carried = carryOut(game, order, (code) =>
      bad({ code: 'tried', message: `${order.order}: ${language.textOf(code)}` }),
    )
    if (!carried.ok) return carried.error.message
    const { end } = carried.value
    return `${order.order}: ${end} ${carried.value.end === 'stopped' ? JSON.stringify(carried.value.why) : ''}`
  })
}

/** What a seat is told of a game from a file, also when it goes back and forth, and what the list shows of it afterwards. */
async function toldOf(calls: Calls, game: Game, asked: Asked): Promise<Map<string, string>> {
  const { id } = await resultOf(calls.library.import({ content: fileOf(game) }))
  await calls.games.open({ id })
  await calls.games.sit({ id, side: asked.side })
  const told = await allTold(calls, id, asked)
  await calls.library.remove({ id })
  return told
}

describe('two games that differ only in what one side may not know', { timeout: 600_000 }, () => {
  it('are told to it alike in every answer, however differently they came about', async () => {
    const { calls } = serveHouse()
    const depth = ({ history }: Game): number => history.now.depth
    let [compared, otherwise, newspapers] = [0, 0, 0]
    for (let number = 0; compared < PAIRS || (newspapers === 0 && number < 200); number += 1) {
      // Goes on until a game lasts longer than its first day: only then there is a newspaper to compare.
      const pick = pickFrom(number + 1000)
      const side = pick(2)
      const pair = somePair(number, side, pick)
      if (pair === undefined) continue
      const asked = whatToAsk(pair, pick)
      const [real, other] = [await toldOf(calls, pair.real, asked), await toldOf(calls, pair.other, asked)]
      const { own } = asked
      expect(firstSteps(pair.other, own), `pair ${number}`).toEqual(firstSteps(pair.real, own))
      for (const name of differing(real, other)) expect(other.get(name), `pair ${number}: ${name}`).toBe(real.get(name))
      compared += 1
      newspapers += [...real].filter(([name, told]) => name.startsWith('newspapers') && told !== '[]').length
      if (depth(pair.real) !== depth(pair.other)) otherwise += 1
    }
    expect(newspapers).toBeGreaterThan(0)
    // If the other side always did as much in the one as in the other, this would show less.
    expect(otherwise).toBeGreaterThan(PAIRS / 10)
  })
})
