import { createRequire } from 'node:module'
import { below } from '../../src-engine/kernel/values/generator.ts'
import { Game } from '../../src-engine/kernel/game/game.ts'
import { rates, type Report } from './measure.ts'
import { peerGame, peerMap, type PeerState } from './peer-toy.ts'
import { COUNTERS_A_SIDE, loadToy } from './toy.ts'

// The peer names its parts by folders, which only `require` resolves; and it is fast in production mode only.
process.env['NODE_ENV'] = 'production'
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof import('boardgame.io/client')

const MOVES = 4_000

/** Actions a second through the gate, a whole legal list, a journal and an undo point each, against boardgame.io. */
export function measureGate(report: Report): void {
  const [ours, peer] = rates([
    { count: MOVES, work: playToy },
    { count: MOVES, work: playPeer },
  ])
  report({ name: 'actions through the gate', unit: '/s', ours: ours!, peer: peer!, peerName: 'boardgame.io', aim: 20 })
}

const dice = (): Int32Array => Int32Array.of(1, 2, 3, 4)

const loaded = loadToy()
function playToy(): void {
  const begun = Game.begin(loaded, { scenario: 'all', switches: {}, seed: 'bench' })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const chance = dice()
  for (let done = 0; done < MOVES; done++) {
    const { actions } = game.play
    const acted = game.act(actions.at(below(chance, 0, actions.length)))
    if (!acted.ok) throw new Error(acted.error.message)
  }
}

function playPeer(): void {
  const client = Client<PeerState>({ game: peerGame, numPlayers: 2, debug: false })
  client.start()
  const chance = dice()
  for (let done = 0; done < MOVES; done++) {
    const { G, ctx } = client.getState()!
    const unit = Number(ctx.currentPlayer) * COUNTERS_A_SIDE + below(chance, 0, COUNTERS_A_SIDE)
    const near = peerMap.neighbours[G.zones[unit]!]!
    client.moves['move']!(unit, near[below(chance, 0, near.length)]!)
  }
  const { G } = client.getState()!
  if (G.moves !== MOVES) throw new Error(`boardgame.io made ${G.moves} moves of ${MOVES}`)
  client.stop()
}
