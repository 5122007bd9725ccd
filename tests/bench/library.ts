import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import { wholeNumberBelow } from '#engine/kernel/values/generator.ts'
import { SavedGame } from '../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../src-main/games/open/restore-game.ts'
import { inLanguage } from '../../src-main/wording/bilingual.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import { gamesTable, type GamesTable, type MomentRow, type NewGame } from '../../src-main/library/tables/games-table.ts'
import { type Library, openLibrary } from '../../src-main/library/library.ts'
import { allServices } from '../../src-main/services/all-services.ts'
import { campaignsService } from '../../src-main/services/campaigns.ts'
import { Drawings } from '../../src-main/services/drawings.ts'
import { campaign as loaded, files } from '../rulebook/gaiter-button/table.ts'
import { quantile, seconds, type Report } from './measure.ts'

const DECISIONS = 4_000
const ROUNDS = 7

/** Games on disk: what keeping an act costs beside the disk itself, what it takes up, and how soon a long game is there. */
export async function measureLibrary(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-bench-'))
  const library = openLibrary(folder)
  try {
    const { database } = library
    const table = gamesTable(database)
    campaignsTable(database).keep(loaded.hash, 'gaiter-button', files)
    measureAppend(report, folder, table)
    const id = measureRoom(report, folder, database, table)
    measureOpening(report, database, table, id)
    measureJumps(report, table, id)
    await measureServices(report, folder, library, id)
  } finally {
    library.close()
    rmSync(folder, { recursive: true })
  }
}

const newGame = (name: string, rules: number): NewGame => ({
  uid: name,
  name,
  campaign: loaded.hash,
  scenario: 'august-1870',
  rules,
  start: JSON.stringify({ scenario: 'august-1870', switches: {}, seed: 'bench', freeUndo: true }),
  players: JSON.stringify({ sides: ['person', 'person'], open: true }),
  seal: null,
  begun: 0,
  played: 0,
})

/** An act as it is kept, against 64 bytes at the end of a file: both are there for good when the call returns. */
function measureAppend(report: Report, folder: string, table: GamesTable): void {
  const id = table.add(newGame('appended', 1))
  const file = openSync(join(folder, 'raw'), 'a')
  const bytes = Buffer.alloc(64, 'x')
  const deed = '["move sedan-bazeilles",0,0,"0123456789abcdef"]'
  const ours: number[] = []
  const raw: number[] = []
  let number = 0
  for (let block = 0; block < 41; block++) {
    const warm = block > 0
    for (let one = 0; one < 100; one++) {
      const taken = seconds(() => {
        writeSync(file, bytes)
        fdatasyncSync(file)
      })
      if (warm) raw.push(taken)
    }
    for (let one = 0; one < 100; one++) {
      number++
      const row: MomentRow = { number, parent: number - 1, at: 1_795_000_000_000 + number, deed, sum: number }
      const taken = seconds(() => table.append(id, row))
      if (warm) ours.push(taken)
    }
  }
  closeSync(file)
  for (const [name, part, aim] of [
    ['median', 0.5, undefined],
    ['p99', 0.99, 1.5],
  ] as const) {
    report({
      name: `an act kept, ${name}`,
      unit: 'µs',
      ours: 1e6 * quantile(ours, part),
      peer: 1e6 * quantile(raw, part),
      peerName: '64 bytes and fdatasync',
      ...(aim !== undefined && { atMost: aim }),
    })
  }
}

/** Plays a long game through `OpenGame`, as a person's would be; what the file has grown by. */
function measureRoom(report: Report, folder: string, database: Database, table: GamesTable): number {
  const size = (): number => {
    database.pragma('wal_checkpoint(TRUNCATE)')
    return statSync(join(folder, 'library.sqlite')).size
  }
  const before = size()
  const id = table.add(newGame('played', loaded.system.version))
  const chance = Int32Array.of(1, 2, 3, 4)
  const open = opened(table, id)
  const { game } = open
  const taken = seconds(() => {
    while (game.history.moments.length <= DECISIONS) {
      // At the end of the war another line begins half-way.
      if (game.play.decider < 0) open.goTo(Math.floor(game.history.moments.length / 2))
      open.act(game.play.actions.at(wholeNumberBelow(chance, 0, game.play.actions.length)))
      open.tidyUp()
    }
  })
  report({ name: 'acts played and kept, one by one', unit: '/s', ours: DECISIONS / taken })
  report({ name: 'room for an act, snapshots and all', unit: 'bytes', ours: (size() - before) / DECISIONS, aim: 200 })
  return id
}

function opened(table: GamesTable, id: number): SavedGame {
  const row = table.one(id)!
  const past = table.past(id)
  const taken = restoreGame(loaded, row, past, plainCodec)
  if (!taken.ok) throw new Error(taken.error.message)
  if (taken.value.readOnly) throw new Error(inLanguage('en', taken.value.readOnly.reason))
  return new SavedGame(id, taken.value, past.visits.length, { table, codec: plainCodec, now: () => 1_795_000_000_000 })
}

/** From the file to the last position, verified; beside it the same rows read and parsed. */
function measureOpening(report: Report, database: Database, table: GamesTable, id: number): void {
  const rows = database.prepare<[number], MomentRow>('SELECT * FROM moment WHERE game = ? ORDER BY number')
  const bare: number[] = []
  const ours: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    bare.push(seconds(() => rows.all(id).map(({ deed }): unknown => JSON.parse(String(deed)))))
    ours.push(seconds(() => opened(table, id)))
  }
  report({
    name: `a game of ${DECISIONS.toLocaleString('en')} acts opened, verified`,
    unit: 'ms',
    ours: 1e3 * quantile(ours.slice(1), 0.5),
    peer: 1e3 * quantile(bare.slice(1), 0.5),
    peerName: 'its rows read and parsed',
    atMost: 5,
  })
}

/** A jump to any act of a game that has just been opened. */
function measureJumps(report: Report, table: GamesTable, id: number): void {
  const chance = Int32Array.of(4, 3, 2, 1)
  const jumps: number[] = []
  for (let round = 0; round <= 3; round++) {
    const { game } = opened(table, id)
    const look = (moment: number): number => seconds(() => game.peek(moment, (play) => play.decider))
    if (round === 0) for (let moment = 0; moment < DECISIONS; moment += 7) look(moment)
    else for (let one = 0; one < 1_000; one++) jumps.push(look(wholeNumberBelow(chance, 0, DECISIONS)))
  }
  report({ name: 'jump to any act, median', unit: 'ms', ours: 1e3 * quantile(jumps, 0.5) })
  report({ name: 'jump to any act, p99', unit: 'ms', ours: 1e3 * quantile(jumps, 0.99), aim: 1 })
}

const GAMES = 2_000

/** What a person waits for: the list of a full library, a game going out into a file, and one coming in, proved. */
async function measureServices(report: Report, folder: string, library: Library, id: number): Promise<void> {
  const drawings = new Drawings('none is drawn here')
  const services = allServices({
    library,
    campaigns: campaignsService([], drawings),
    drawings,
    simulationWorker: 'nothing is simulated here',
    opponentWorker: 'nobody plays here',
    backupWorker: 'nothing is backed up here',
    importWorker: join(import.meta.dirname, '../../src-main/workers/import-file.ts'),
    changeWorker: join(import.meta.dirname, '../../src-main/workers/change-draft.ts'),
    app: { name: 'Gaiter Button', version: 'bench', host: 'browser', dataFolder: folder },
  })
  try {
    const played = await services.games.open(id, [null, null])
    await services.games.goTo(id, Math.floor(played.stop / 2))
    await services.games.goTo(id, played.stop)
    services.games.close(id)
    const table = gamesTable(library.database)
    const { face } = table.one(id)!
    library.database.transaction(() => {
      for (let number = 0; number < GAMES; number++) {
        const copy = table.add(newGame(`Campaign ${number}`, loaded.system.version))
        table.setFace(copy, face, number)
      }
    })()
    const rounds = Array.from({ length: ROUNDS + 1 }, () => seconds(() => services.library.list('', false)))
    const name = `a library of ${GAMES.toLocaleString('en')} games, listed`
    report({ name, unit: 'ms', ours: 1e3 * quantile(rounds.slice(1), 0.5), aim: 100 })

    let content = ''
    const out: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      ;({ content } = await services.importExport.export(id))
      out.push((performance.now() - began) / 1000)
    }
    const inside = gunzipSync(Buffer.from(content, 'base64')).length / 2 ** 20
    report({ name: 'a long game put into a file', unit: 'MB/s', ours: inside / quantile(out, 0.5) })
    const took: number[] = []
    for (let round = 0; round < 3; round++) {
      const began = performance.now()
      for await (const _ of services.importExport.import(content, [null, null], false, undefined));
      took.push((performance.now() - began) / 1000)
    }
    report({ name: 'a long game taken in and proved', unit: 'MB/s', ours: inside / quantile(took, 0.5) })
    report({ name: 'a long game taken in and proved', unit: 'acts/s', ours: DECISIONS / quantile(took, 0.5) })
  } finally {
    services.close()
  }
}
