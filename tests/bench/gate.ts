import { wholeNumberBelow } from '#engine/kernel/values/generator.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { rates, type Report } from './measure.ts'
import { PEER_MOVES, playPeer } from './peer-toy.ts'
import { loadToy } from './toy.ts'

/** Actions a second through the gate, a whole legal list, a journal and an undo point each, against boardgame.io. */
export function measureGate(report: Report): void {
  const [ours, peer] = rates([
    { count: PEER_MOVES, work: playToy },
    { count: PEER_MOVES, work: playPeer },
  ])
  report({ name: 'actions through the gate', unit: '/s', ours: ours!, peer: peer!, peerName: 'boardgame.io', aim: 20 })
}

const loaded = loadToy()
function playToy(): void {
  const begun = Game.begin(loaded, { scenario: 'all', switches: {}, seed: 'bench' })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const chance = Int32Array.of(1, 2, 3, 4)
  for (let done = 0; done < PEER_MOVES; done++) {
    const { actions } = game.play
    const acted = game.act(actions.at(wholeNumberBelow(chance, 0, actions.length)))
    if (!acted.ok) throw new Error(acted.error.message)
  }
}
