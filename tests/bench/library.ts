import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { below } from '#engine/kernel/generator.ts'
import { good } from '#engine/kernel/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system.ts'
import { OpenGame } from '../../src-main/games/open-game.ts'
import { openRecord } from '../../src-main/games/opening.ts'
import { unsealed } from '../../src-main/games/wrapping.ts'
import { gamesTable, type GamesTable, type MomentRow, type NewGame } from '../../src-main/library/games-table.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { enlarged } from './enlarged.ts'
import { quantile, seconds, type Report } from './measure.ts'

const DECISIONS = 4_000
const ROUNDS = 7

/** Games on disk: what keeping an act costs beside the disk itself, what it takes up, and how soon a long game is there. */
export function measureLibrary(report: Report): void {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-bench-'))
  const library = openLibrary(folder)
  try {
    const { database } = library
    const table = gamesTable(database)
    const loaded = enlarged(1)
    database.prepare("INSERT INTO campaign VALUES ('bench', 'gaiter-button', x'00')").run()
    measureAppend(report, folder, table)
    const id = measureRoom(report, folder, database, table, loaded)
    measureOpening(report, database, table, loaded, id)
    measureJumps(report, table, loaded, id)
  } finally {
    library.close()
    rmSync(folder, { recursive: true })
  }
}

const newGame = (name: string, rules: number): NewGame => ({
  uid: name,
  name,
  campaign: 'bench',
  scenario: 'august-1870',
  rules,
  start: JSON.stringify({ scenario: 'august-1870', switches: {}, seed: 'bench', freeUndo: true }),
  players: '{}',
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
function measureRoom(
  report: Report,
  folder: string,
  database: Database,
  table: GamesTable,
  loaded: LoadedCampaign,
): number {
  const size = (): number => {
    database.pragma('wal_checkpoint(TRUNCATE)')
    return statSync(join(folder, 'library.sqlite')).size
  }
  const before = size()
  const id = table.add(newGame('played', loaded.system.version))
  const chance = Int32Array.of(1, 2, 3, 4)
  const open = opened(table, loaded, id)
  const { game } = open
  const taken = seconds(() => {
    while (game.history.moments.length <= DECISIONS) {
      // At the end of the war another line begins half-way.
      if (game.play.decider < 0) open.goTo(Math.floor(game.history.moments.length / 2))
      open.act(game.play.actions.at(below(chance, 0, game.play.actions.length)))
      open.tidyUp()
    }
  })
  report({ name: 'acts played and kept, one by one', unit: '/s', ours: DECISIONS / taken })
  report({ name: 'room for an act, snapshots and all', unit: 'bytes', ours: (size() - before) / DECISIONS, aim: 200 })
  return id
}

function opened(table: GamesTable, loaded: LoadedCampaign, id: number): OpenGame {
  const row = table.one(id)!
  const past = table.past(id)
  const taken = openRecord(loaded, row, past, unsealed)
  if (!taken.ok) throw new Error(taken.error.message)
  if (taken.value.readOnly) throw new Error(taken.value.readOnly.reason)
  return new OpenGame(id, taken.value, past.visits.length, { table, wrapping: unsealed, now: () => 1_795_000_000_000 })
}

/** From the file to the last position, verified; beside it the same rows read and parsed. */
function measureOpening(
  report: Report,
  database: Database,
  table: GamesTable,
  loaded: LoadedCampaign,
  id: number,
): void {
  const rows = database.prepare<[number], MomentRow>('SELECT * FROM moment WHERE game = ? ORDER BY number')
  const bare: number[] = []
  const ours: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    bare.push(seconds(() => rows.all(id).map(({ deed }): unknown => JSON.parse(String(deed)))))
    ours.push(seconds(() => opened(table, loaded, id)))
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
function measureJumps(report: Report, table: GamesTable, loaded: LoadedCampaign, id: number): void {
  const chance = Int32Array.of(4, 3, 2, 1)
  const jumps: number[] = []
  for (let round = 0; round <= 3; round++) {
    const { game } = opened(table, loaded, id)
    const look = (moment: number): number => seconds(() => game.peek(moment, (play) => good(play.decider)))
    if (round === 0) for (let moment = 0; moment < DECISIONS; moment += 7) look(moment)
    else for (let one = 0; one < 1_000; one++) jumps.push(look(below(chance, 0, DECISIONS)))
  }
  report({ name: 'jump to any act, median', unit: 'ms', ours: 1e3 * quantile(jumps, 0.5) })
  report({ name: 'jump to any act, p99', unit: 'ms', ours: 1e3 * quantile(jumps, 0.99), aim: 1 })
}
