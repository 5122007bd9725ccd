import { COUNTERS_A_SIDE, toyMap } from './toy.ts'

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
