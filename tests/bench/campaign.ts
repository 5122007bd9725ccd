import { markLeaders } from '#engine/gaiter-button/lines/communication.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { markSupplied } from '#engine/gaiter-button/lines/supply.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { below } from '#engine/kernel/values/generator.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { loadGame, saveGame } from '#engine/kernel/game/save.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { fight } from '../rulebook/gaiter-button/battles.ts'
import { day } from '../rulebook/gaiter-button/marching.ts'
import { enlarged } from './enlarged.ts'
import { microseconds, rates, seldomAsked, settled, type Report } from './measure.ts'

const SCENARIO = 'august-1870'
const GAMES = 3

/** The whole rulebook at work: random legal play of the campaign of the Army of Châlons, from the first day to the last. */
export function measureCampaign(report: Report): void {
  const loaded = enlarged(1)
  const perGame = averageActs(loaded)
  const decisions = GAMES * perGame

  const [full = 0, withView = 0, withViews = 0, bare = 0] = rates([
    { count: decisions, work: () => play(loaded, (game) => game.act(choice(game.play))) },
    {
      count: decisions,
      work: () =>
        play(loaded, (game) => {
          game.view(game.play.decider)
          game.act(choice(game.play))
        }),
    },
    {
      count: decisions,
      work: () =>
        play(loaded, (game) => {
          game.view(0)
          game.view(1)
          game.act(choice(game.play))
        }),
    },
    { count: GAMES, work: () => playout(loaded) },
  ])
  report({ name: 'decisions at full duty', unit: '/s', ours: full, atLeast: 300_000 })
  report({ name: 'decisions at full duty, with the view of who decides', unit: '/s', ours: withView })
  report({ name: 'decisions at full duty, with both views', unit: '/s', ours: withViews })
  report({ name: 'whole campaigns, bare', unit: '/s', ours: bare, atLeast: 120 })

  const played = playedGame(loaded)
  const save = saveGame(played)
  const acts = played.history.moments.length - 1
  const replay = microseconds(acts, () => {
    const again = loadGame(loaded, save)
    if (!again.ok) throw new Error(again.error.message)
  })
  report({ name: 'verified replay', unit: 'actions/s', ours: 1e6 / replay, atLeast: 520_000 })

  measureKnowing(report, loaded)
  measureRefresh(report, played.play as G)
  measureOdds(report)

  for (const times of [2, 4]) {
    const large = enlarged(times)
    const most = averageActs(large)
    const [rate = 0] = rates([{ count: GAMES * most, work: () => play(large, (game) => game.act(choice(game.play))) }])
    report({ name: `decisions at full duty, map and armies × ${times}`, unit: '/s', ours: rate })
    if (times === 4)
      report({ name: 'cost of a decision, map and armies × 4, to × 1', unit: 'times', ours: full / rate, aim: 2.5 })
  }
}

const IMAGINED_EVERY = 20

/** A side's view at every decision of a campaign, and a game imagined from some of them. */
function measureKnowing(report: Report, loaded: LoadedCampaign): void {
  const { system, layout } = loaded
  const looked = (look: (game: Game) => void): number => {
    let spent = 0
    let looks = 0
    const game = begin(loaded, 'bench 0')
    chance = Int32Array.of(1, 2, 3, 4)
    for (let step = 0; game.play.decider >= 0; step++) {
      const start = performance.now()
      look(game)
      spent += performance.now() - start
      looks++
      game.act(choice(game.play))
    }
    return spent / looks
  }
  const view = (): number => looked(({ play }) => layout.sides.forEach((_, side) => system.knowing.view(play, side)))
  report({ name: 'a view, on average', unit: 'µs', ours: (1000 * settled(view)) / layout.sides.length, aim: 15 })

  const imagining = (): number => {
    let step = 0
    let imagined = 0
    const ms = looked((game) => {
      if (step++ % IMAGINED_EVERY !== 0) return
      imagine(loaded, game.view(game.play.decider), `bench ${step}`)
      imagined++
    })
    return (ms * step) / imagined
  }
  report({ name: 'a game imagined from a view, on average', unit: 'ms', ours: settled(imagining), aim: 0.3 })
}

/** Who is supplied and who hears whom, for every counter of both sides. */
function measureRefresh(report: Report, g: G): void {
  const supplied = new Uint8Array(g.counter.rows)
  const leaders = new Int32Array(g.counter.rows)
  const times = 2_000
  const refresh = microseconds(times, () => {
    for (let done = 0; done < times; done++)
      for (const side of [0, 1]) {
        markSupplied(g, side, supplied)
        markLeaders(g, side, false, leaders)
      }
  })
  report({ name: 'supply and command of all, refreshed', unit: 'µs', ours: refresh })
}

/** What a player sees beside the two largest questions. */
function measureOdds(report: Report): void {
  const corps = ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-12-1', 'fr-12-2']
  const stack = day({ counters: { rethel: ['mac-mahon', ...corps], 'bar-le-duc': ['moltke'] } }).do('activate rethel')
  for (const division of corps) stack.do(`take ${division}`)
  const march = seldomAsked(() => void stack.game.odds())
  report({ name: 'odds of a march, five units', unit: 'ms', ours: march, aim: 50 })

  const french = ['1-1', '1-2', '1-3', '1-4', '7-1', '7-2', '12-1', '12-2', '12-3', '5-1'].map((id) => `fr-${id}`)
  const german = ['5-9', '5-10', '6-11', '6-12', '11-21', '11-22', '4-7', '4-8', 'g-1', 'g-2'].map((id) => `ge-${id}`)
  const battle = fight({ french, german })
  while (battle.question?.startsWith('engage')) battle.do(battle.can('engage-all') ? 'engage-all' : 'give-battle')
  const combat = seldomAsked(() => void battle.game.odds())
  report({ name: 'odds of a battle, ten divisions a side', unit: 'ms', ours: combat, aim: 50 })
}

/** Chances for the choices: the same in every round. */
let chance = Int32Array.of(1, 2, 3, 4)
const choice = (play: Play): number => play.actions.at(below(chance, 0, play.actions.length))

function begin(loaded: LoadedCampaign, seed: string): Game {
  const begun = Game.begin(loaded, { scenario: SCENARIO, switches: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

function play(loaded: LoadedCampaign, act: (game: Game) => void): number {
  chance = Int32Array.of(1, 2, 3, 4)
  let acts = 0
  for (let number = 0; number < GAMES; number++) {
    const game = begin(loaded, `bench ${number}`)
    for (; game.play.decider >= 0; acts++) act(game)
  }
  return acts
}

const averageActs = (loaded: LoadedCampaign): number =>
  Math.round(play(loaded, (game) => game.act(choice(game.play))) / GAMES)

/** Without a history, a journal or anybody who looks: as an opponent plays on in its head. */
function playout(loaded: LoadedCampaign): void {
  chance = Int32Array.of(1, 2, 3, 4)
  for (let number = 0; number < GAMES; number++) {
    const fork = begin(loaded, `bench ${number}`).play.fork()
    while (fork.decider >= 0) fork.act(choice(fork))
    fork.drop()
  }
}

function playedGame(loaded: LoadedCampaign): Game {
  chance = Int32Array.of(1, 2, 3, 4)
  const game = begin(loaded, 'bench 0')
  while (game.play.decider >= 0) game.act(choice(game.play))
  return game
}
