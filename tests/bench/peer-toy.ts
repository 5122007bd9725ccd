import { createRequire } from 'node:module'
import { wholeNumberBelow } from '#engine/kernel/values/generator.ts'
import { COUNTERS_A_SIDE, toyMap } from './toy.ts'

// The peer names its parts by folders, which only `require` resolves; and it is fast in production mode only.
process.env['NODE_ENV'] = 'production'
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof import('boardgame.io/client')

/** The move of our toy as a boardgame.io game: the same map and counters, its validity checked in the move. */

export const peerMap = toyMap()
export interface PeerState {
  zones: number[]
  moves: number
}
export const peerGame = {
  setup: (): PeerState => ({ zones: Array.from({ length: 100 }, (_, unit) => (unit * 17) % peerMap.zones), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G, playerID }: { G: PeerState; playerID: string }, unit: number, zone: number) => {
      const mine = Math.floor(unit / COUNTERS_A_SIDE) === Number(playerID)
      if (!mine || !peerMap.neighbours[G.zones[unit]!]!.includes(zone)) return 'INVALID_MOVE' as const
      G.zones[unit] = zone
      G.moves += 1
      return undefined
    },
  },
}

export const PEER_MOVES = 4_000

/** boardgame.io plays a game of the toy with so many moves. */
export function playPeer(): void {
  const client = Client<PeerState>({ game: peerGame, numPlayers: 2, debug: false })
  client.start()
  const chance = Int32Array.of(1, 2, 3, 4)
  for (let done = 0; done < PEER_MOVES; done++) {
    const { G, ctx } = client.getState()!
    const unit = Number(ctx.currentPlayer) * COUNTERS_A_SIDE + wholeNumberBelow(chance, 0, COUNTERS_A_SIDE)
    const near = peerMap.neighbours[G.zones[unit]!]!
    client.moves['move']!(unit, near[wholeNumberBelow(chance, 0, near.length)]!)
  }
  const { G } = client.getState()!
  if (G.moves !== PEER_MOVES) throw new Error(`boardgame.io made ${G.moves} moves of ${PEER_MOVES}`)
  client.stop()
}
