import type { Game, GameStart } from '#engine/kernel/game.ts'
import { pack } from '../../src-main/games/files/archive.ts'
import { newGame, type Played, tables } from '../games/workshop.ts'

/** A game that was played without a window, as a file that a window takes in. */
export function fileOf(
  by: Played,
  start: GameStart,
  game: Game,
  name: string,
  players?: readonly [string, string],
): Buffer {
  const { table, database } = tables()
  const open = newGame(table, by, start)
  const { history } = game
  for (const moment of history.lineTo(history.current).slice(1)) {
    const acted = open.act(history.at(moment).code)
    if (!acted.ok) throw new Error(acted.error.message)
  }
  const kept = table.one(open.id)
  if (kept === undefined) throw new Error('the game is not in its table')
  const who = players === undefined ? kept.players : JSON.stringify({ sides: players, open: false })
  const { system } = by.loaded
  const row = { ...kept, name, players: who }
  const file = pack({
    program: 'the tests of the window',
    row,
    past: table.past(open.id),
    system: system.id,
    files: by.files,
  })
  database.close()
  return file
}
