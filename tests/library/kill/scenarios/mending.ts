import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { campaignsTable } from '../../../../src-main/library/tables/campaigns-table.ts'
import { gamesTable } from '../../../../src-main/library/tables/games-table.ts'
import { openLibrary } from '../../../../src-main/library/library.ts'
import type { Scenario } from '../scenario.ts'
import { beginGame, playing } from './playing.ts'

const games = Array.from({ length: 40 }, (_, number) => `before ${number}`)

/** A damaged library is mended: whenever that is broken off, the damaged file is there, and in the end all games are. */
export const mending: Scenario = {
  ...playing,
  name: 'mending',
  series: 2,
  until: { lines: 1, milliseconds: 40 },
  mended: true,
  prepare(folder, files, loaded) {
    const library = openLibrary(folder)
    campaignsTable(library.database).keep(loaded.hash, loaded.system.id, files)
    const table = gamesTable(library.database)
    for (const uid of games) beginGame(table, loaded, uid)
    library.close()
    const file = join(folder, 'library.sqlite')
    const bytes = readFileSync(file)
    // The list of tables is gone, and with it every way to the rows.
    bytes.fill(0, 100, 2000)
    writeFileSync(file, bytes)
    writeFileSync(join(folder, 'damaged.copy'), bytes)
    return games
  },
  inspect(folder) {
    const wanted = readFileSync(join(folder, 'damaged.copy'))
    const kept = readdirSync(folder).filter((name) => /^library(\.damaged.*)?\.sqlite$/.test(name))
    if (!kept.some((name) => readFileSync(join(folder, name)).equals(wanted)))
      throw new Error(`the damaged file is not among ${kept.join(', ')}`)
  },
}
