import { createRequire } from 'node:module'
import { Game } from '../../src-engine/kernel/game/game.ts'
import { wholeNumberBelow } from '../../src-engine/kernel/values/generator.ts'
import { enlarged } from './enlarged.ts'
import { rates, type Report } from './measure.ts'
import { peerGame, peerMap, type PeerState } from './peer-toy.ts'
import { COUNTERS_A_SIDE } from './toy.ts'

// The peer names its parts by folders, which only `require` resolves; and it is fast in production mode only.
process.env['NODE_ENV'] = 'production'
const required = createRequire(import.meta.url)
const { Client } = required('boardgame.io/client') as typeof import('boardgame.io/client')
const { MCTSBot } = required('boardgame.io/ai') as typeof import('boardgame.io/ai')

/** As deep as the peer's bot plays on where nothing else is said. */
const DEPTH = 50
const ROLLOUTS = 40
const TIMES = 20

/**
 * Games played on at random for so many acts, as a search does: ours of the campaign of the Army of Châlons with all its rules, the
 * peer's by its own search, which plays the toy on and a game of noughts and crosses.
 */
export function measureRollouts(report: Report): void {
  const loaded = enlarged(1)
  const begun = Game.begin(loaded, { scenario: 'august-1870', switches: {}, seed: 'bench' })
  if (!begun.ok) throw new Error(begun.error.message)
  const { play } = begun.value
  const chance = Int32Array.of(1, 2, 3, 4)
  const ours = (): void => {
    for (let done = 0; done < ROLLOUTS; done++) {
      const fork = play.fork()
      for (let acts = 0; acts < DEPTH && fork.decider >= 0; acts++)
        fork.perform(fork.actions.at(wholeNumberBelow(chance, 0, fork.actions.length)))
      fork.drop()
    }
  }
  const crosses = thinker(noughtsAndCrosses, freeCells)
  // As many moves as it makes in one go, on average: its games end when somebody has won.
  made = 0
  for (let time = 0; time < TIMES; time++) crosses()
  const moves = Math.round(made / TIMES)
  const [campaign, toy, cells] = rates([
    { count: ROLLOUTS, work: ours },
    { count: ROLLOUTS, work: thinker(peerGame, toyMoves) },
    { count: moves, work: crosses },
  ])
  const peerName = 'boardgame.io’s MCTS bot'
  const name = 'rollouts of 50 acts with all rules'
  report({ name: `${name}, the peer’s of the toy`, unit: '/s', ours: campaign!, peer: toy!, peerName, aim: 10 })
  const acts = { ours: DEPTH * campaign!, peer: cells! }
  report({ name: 'acts in rollouts with all rules, the peer’s of noughts and crosses', unit: '/s', ...acts, peerName })
}

type PeerGame = ConstructorParameters<typeof MCTSBot>[0]['game']
type Moves = ConstructorParameters<typeof MCTSBot>[0]['enumerate']

/** The peer's bot, which thinks over the first move of a game. */
function thinker(game: PeerGame, enumerate: Moves): () => void {
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  const state = client.store.getState()
  return () => {
    const bot = new MCTSBot({ game, enumerate, iterations: ROLLOUTS, playoutDepth: DEPTH })
    // It has done all its work when this returns.
    void bot.play(state, '0')
  }
}

const toyMoves: Moves = ({ zones }: PeerState, { currentPlayer }: { currentPlayer: string }) => {
  const first = Number(currentPlayer) * COUNTERS_A_SIDE
  return Array.from({ length: COUNTERS_A_SIDE }, (_, unit) => first + unit).flatMap((unit) =>
    peerMap.neighbours[zones[unit]!]!.map((zone) => ({ move: 'move', args: [unit, zone] })),
  )
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246']
let made = 0

/** The example that the peer's own guide begins with. */
const noughtsAndCrosses = {
  setup: () => ({ cells: Array.from({ length: 9 }, (): string | null => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }: { G: Cells; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE' as const
      G.cells[cell] = playerID
      made += 1
      return undefined
    },
  },
  endIf: ({ G: { cells }, ctx }: { G: Cells; ctx: { currentPlayer: string } }) => {
    if (LINES.some((line) => [...line].every((cell) => cells[Number(cell)] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer }
    return cells.includes(null) ? undefined : { draw: true }
  },
}
interface Cells {
  cells: (string | null)[]
}
const freeCells: Moves = ({ cells }: Cells) =>
  cells.flatMap((cell, index) => (cell === null ? [{ move: 'click', args: [index] }] : []))
