import type { Game, GameStart } from '#engine/kernel/game/game.ts'
import { pack } from '../../../src-main/games/files/archive.ts'
import { newGame, type Played, tables } from '../../games/workshop.ts'

/** Exports a game that was played without a window to a file that a window can import. */
export function fileOf(
  by: Played,
  start: GameStart,
  game: Game,
  name: string,
  players?: readonly [string, string],
): Buffer {
  const { table, database } = tables(by)
  const open = newGame(table, by, start)
  const { history } = game
  for (const moment of history.lineTo(history.current).slice(1)) {
    const acted = open.act(history.at(moment).code)
    if (!acted.ok) throw new Error(acted.error.message)
  }
  const stored = table.one(open.id)
  if (stored === undefined) throw new Error('the game is not in its table')
  const playersJson = players === undefined ? stored.players : JSON.stringify({ sides: players, open: false })
  const { system } = by.loaded
  const row = { ...stored, name, players: playersJson }
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
