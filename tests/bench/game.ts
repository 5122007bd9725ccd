import { wholeNumberBelow } from '../../src-engine/kernel/values/generator.ts'
import { Game } from '../../src-engine/kernel/game/game.ts'
import { History } from '../../src-engine/kernel/game/history.ts'
import { loadGame, saveGame } from '../../src-engine/kernel/game/save.ts'
import { microseconds, milliseconds, type Report } from './measure.ts'
import { loadToy } from './toy.ts'

/** What a game of 100 counters costs to fork, to keep for undo, to hash and to replay. */
export function measureGame(report: Report): void {
  const loaded = loadToy()
  const game = played(loaded, 3_000)
  const { play } = game

  const forks = 200_000
  const fork = microseconds(forks, () => {
    for (let done = 0; done < forks; done++) play.fork().drop()
  })
  report({ name: 'fork and drop, 100 counters', unit: 'µs', ...fork, aim: 2 })

  const points = 20_000
  const undoPoint = microseconds(points, () => {
    const history = new History(play.words, [])
    for (let done = 0; done < points; done++) history.add(1, 0, false, [], undefined, play.words)
  })
  report({ name: 'undo point, 100 counters', unit: 'µs', ...undoPoint, aim: 1 })

  const hashes = 20_000
  const hash = microseconds(hashes, () => {
    for (let done = 0; done < hashes; done++) play.hash()
  })
  report({ name: 'hash, 100 counters', unit: 'µs', ...hash, aim: 20 })

  const save = saveGame(game)
  const replay = milliseconds(() => {
    const again = loadGame(loaded, save)
    if (!again.ok) throw new Error(again.error.message)
  })
  report({ name: 'verified replay of 3,000 actions', unit: 'ms', ...replay, aim: 50 })
}

function played(loaded: ReturnType<typeof loadToy>, acts: number): Game {
  const begun = Game.begin(loaded, { scenario: 'all', switches: {}, seed: 'bench' })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const chance = Int32Array.of(1, 2, 3, 4)
  for (let done = 0; done < acts; done++)
    game.act(game.play.actions.at(wholeNumberBelow(chance, 0, game.play.actions.length)))
  return game
}
