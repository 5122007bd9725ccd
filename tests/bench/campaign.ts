import { markLeaders } from '#engine/gaiter-button/lines/communication.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { markSupplied } from '#engine/gaiter-button/lines/supply.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import { loadGame, saveGame } from '#engine/kernel/game/save.ts'
import { fight } from '../rulebook/gaiter-button/battles.ts'
import { day } from '../rulebook/gaiter-button/marching.ts'
import { enlarged } from './enlarged.ts'
import { microseconds, paced, seldomAsked, settled, type Report } from './measure.ts'
import { RandomGames } from './random-games.ts'

const SCENARIO = 'august-1870'
const GAMES = 3

/** The whole rulebook at work: random legal play of the campaign of the Army of Châlons, from the first day to the last. */
export function measureCampaign(report: Report): void {
  const games = gamesOf(1)
  const decisions = games.playAll()
  const [full, withView, withViews, bare] = paced([
    { count: decisions, work: () => games.playAll() },
    { count: decisions, work: () => games.playAll((game) => void game.view(game.play.decider)) },
    {
      count: decisions,
      work: () =>
        games.playAll((game) => {
          game.view(0)
          game.view(1)
        }),
    },
    { count: GAMES, work: () => games.playBare() },
  ])
  report({ name: 'decisions at full duty', unit: '/s', ...full!, atLeast: 300_000 })
  report({ name: 'decisions at full duty, with the view of who decides', unit: '/s', ...withView! })
  report({ name: 'decisions at full duty, with both views', unit: '/s', ...withViews!, atLeast: 60_000 })
  report({ name: 'whole campaigns, bare', unit: '/s', ...bare!, atLeast: 120 })

  const played = games.played()
  const save = saveGame(played)
  const [replay] = paced([
    {
      count: played.history.moments.length - 1,
      work() {
        const again = loadGame(games.loaded, save)
        if (!again.ok) throw new Error(again.error.message)
      },
    },
  ])
  report({ name: 'verified replay', unit: 'actions/s', ...replay!, atLeast: 520_000 })

  measureKnowing(report, games)
  measureRefresh(report, played.play as G)
  measureOdds(report)

  for (const times of [2, 4]) {
    const large = gamesOf(times)
    const [rate] = paced([{ count: large.playAll(), work: () => large.playAll() }])
    report({ name: `decisions at full duty, map and armies × ${times}`, unit: '/s', ...rate! })
    if (times === 4) {
      const cost = (full!.ours * full!.pace) / (rate!.ours * rate!.pace)
      report({ name: 'cost of a decision, map and armies × 4, to × 1', unit: 'times', ours: cost, aim: 2.5 })
    }
  }
}

const gamesOf = (times: number): RandomGames => new RandomGames(enlarged(times), SCENARIO, GAMES)

const IMAGINED_EVERY = 20

/** A side's view at every decision of a campaign, and a game imagined from some of them. */
function measureKnowing(report: Report, games: RandomGames): void {
  const { loaded } = games
  const { system, layout } = loaded
  const looked = (look: (game: Game) => void): number => {
    let spent = 0
    let looks = 0
    games.rewind()
    const game = games.begin(0)
    for (let step = 0; game.play.decider >= 0; step++) {
      const start = performance.now()
      look(game)
      spent += performance.now() - start
      looks++
      game.act(games.choice(game.play))
    }
    return spent / looks
  }
  const views = (): number => looked(({ play }) => layout.sides.forEach((_, side) => system.knowledge.view(play, side)))
  const view = settled(() => (1000 * views()) / layout.sides.length)
  report({ name: 'a view, on average', unit: 'µs', ...view, aim: 15 })

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
  report({ name: 'a game imagined from a view, on average', unit: 'ms', ...settled(imagining), aim: 0.3 })
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
  report({ name: 'supply and command of all, refreshed', unit: 'µs', ...refresh })
}

/** What a player sees beside the two largest questions. */
function measureOdds(report: Report): void {
  const corps = ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-12-1', 'fr-12-2']
  const stack = day({ counters: { rethel: ['mac-mahon', ...corps], 'bar-le-duc': ['moltke'] } }).do('activate rethel')
  for (const division of corps) stack.do(`take ${division}`)
  const march = seldomAsked(() => void stack.game.odds())
  report({ name: 'odds of a march, five units', unit: 'ms', ...march, aim: 50 })

  const french = ['1-1', '1-2', '1-3', '1-4', '7-1', '7-2', '12-1', '12-2', '12-3', '5-1'].map((id) => `fr-${id}`)
  const german = ['5-9', '5-10', '6-11', '6-12', '11-21', '11-22', '4-7', '4-8', 'g-1', 'g-2'].map((id) => `ge-${id}`)
  const battle = fight({ french, german })
  while (battle.question?.startsWith('engage')) battle.do(battle.can('engage-all') ? 'engage-all' : 'give-battle')
  const combat = seldomAsked(() => void battle.game.odds())
  report({ name: 'odds of a battle, ten divisions a side', unit: 'ms', ...combat, aim: 50 })
}
