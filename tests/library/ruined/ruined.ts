import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { makeBackup } from '../../../src-main/library/backups/make-backup.ts'
import { openLibrary, type Library } from '../../../src-main/library/library.ts'
import { gamesTable } from '../../../src-main/library/tables/games-table.ts'
import { type DraftRow, draftsTable, type GestureRow } from '../../../src-main/library/tables/drafts-table.ts'
import { settingsTable } from '../../../src-main/library/tables/settings-table.ts'
import { plainCodec } from '../../../src-main/games/rows/codec.ts'
import { restoreGame } from '../../../src-main/games/open/restore-game.ts'
import { SavedGame } from '../../../src-main/games/open/saved-game.ts'
import { pickFrom, type Pick } from '../../kernel/table.ts'
import { accountOf, type Account, draftsOf, type KnownDraft } from './account.ts'
import { loaded, newGame, playAbout } from '../damaged.ts'

/** The files of a data folder, by their paths in it. */
export type Files = ReadonlyMap<string, Buffer>

/** A data folder as a program left it that was killed, or that ended as it should, and all that was acknowledged by then. */
export interface Original {
  readonly files: Files
  /** The same folder some acts earlier. */
  readonly earlier: Files
  readonly account: Account
  readonly drafts: readonly KnownDraft[]
}

const NOW = 1_795_000_000_000
const lengths = [0, 1, 6, 18, 34]

/** A small library with a backup that lacks the last acts. */
export async function originalOf(seed: number, killed: boolean): Promise<Original> {
  const folder = newFolder()
  const pick = pickFrom(seed)
  const library = openLibrary(folder)
  const { database } = library
  settingsTable(database).put({ language: 'fr', textSize: 125 })
  const table = gamesTable(database)
  const seats = lengths.map((length) => ({
    length,
    open: seat(library, newGame(database, `${seed}-${length}`, `Game of ${length}`)),
  }))
  const erased = newGame(database, `${seed}-erased`, 'Erased')
  const draft = new Draft(database, `${seed}-draft`, 'A draft')
  new Draft(database, `${seed}-thrown`, 'Thrown').erase()
  draft.goOn(12)
  playOn(seats, pick, 0.5)
  table.addMark(seats[2]!.open.id, { moment: 2, kind: 'bookmark', text: 'Here' })
  table.erase(erased)
  await makeBackup({ dataFolder: folder, library: join(folder, 'library.sqlite'), now: NOW })
  draft.goBack(5)
  draft.goOn(9)
  playOn(seats, pick, 0.7)
  database.pragma('wal_checkpoint(TRUNCATE)')
  const earlier = filesIn(folder)
  playOn(seats, pick, 1)
  draft.goOn(8)
  draft.goBack(2)
  table.addMark(seats[3]!.open.id, { moment: 3, kind: 'bookmark', text: 'There' })
  table.rename(seats[1]!.open.id, 'Called otherwise')
  for (const { open } of seats) open.tidyUp()
  const account = accountOf(database)
  const drafts = draftsOf(database)
  if (!killed) library.close()
  const files = filesIn(folder)
  library.close()
  rmSync(folder, { recursive: true })
  return { files, earlier, account, drafts }
}

/** Some pages full of what cannot be packed. */
const noise = (uid: string): string =>
  Array.from({ length: 400 }, (_, number) => createHash('sha256').update(`${uid} ${number}`).digest('base64')).join('')

/** A draft that is edited, as the bench does it. */
export class Draft {
  readonly #table
  readonly #id: number
  #row: Omit<DraftRow, 'id'>
  #made = 0

  constructor(database: Database, uid: string, name: string) {
    this.#table = draftsTable(database)
    this.#row = {
      ...{ uid, name, system: 'portable-spicheren', campaign: 'portable-spicheren', file: 'scenarios/spicheren.json' },
      ...{ title: '{"en":"As it was","fr":"Tel que ce fut"}', foreign: false, begun: NOW, changed: NOW },
      ...{ at: 0, number: 0, target: null, published: null },
    }
    this.#id = this.#table.add(this.#row, { ground: { 'map.json': { hexes: noise(uid) } }, start: { turns: 1 } })
  }

  /** Gestures, which take the place of those that were undone. */
  goOn(count: number): void {
    for (let done = 0; done < count; done += 1) {
      const patch = (to: number): string => JSON.stringify([{ op: 'replace', path: ['turns'], value: to }])
      this.#made += 1
      const gesture: GestureRow = {
        ...{ number: this.#row.at + 1, at: NOW, title: '{"en":"Turns","fr":"Tours"}', things: '["turns"]' },
        ...{ patches: patch(this.#made), inverses: patch(this.#made - 1) },
      }
      this.#row = { ...this.#row, at: gesture.number, number: this.#row.number + 1 }
      this.#table.append({ ...this.#row, id: this.#id }, gesture, done === 3 ? { put: { made: this.#made } } : {})
    }
  }

  goBack(count: number): void {
    this.#row = { ...this.#row, at: this.#row.at - count, number: this.#row.number + 1 }
    this.#table.save({ ...this.#row, id: this.#id })
  }

  erase(): void {
    this.#table.erase(this.#id)
  }
}

function seat({ database }: Library, id: number): SavedGame {
  const table = gamesTable(database)
  const opened = restoreGame(loaded, table.one(id)!, table.past(id), plainCodec)
  if (!opened.ok) throw new Error(opened.error.message)
  return new SavedGame(id, opened.value, 0, { table, codec: plainCodec, now: () => NOW })
}

function playOn(seats: readonly { length: number; open: SavedGame }[], pick: Pick, share: number): void {
  for (;;) {
    const busy = seats.filter(({ open, length }) => open.game.history.moments.length - 1 < Math.floor(length * share))
    if (busy.length === 0) return
    playAbout(busy[pick(busy.length)]!.open, pick)
  }
}

/** In memory where that can be had: this is about bytes, and the disk is slow. */
export const newFolder = (): string =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'gaiter-button-ruined-'))

/** What else may lie in a data folder, for it to be damaged too. */
const others: Readonly<Record<string, string>> = {
  'library.report-1.json': '{"setAside":null,"whole":1,"parts":[],"lost":[]}',
  'library.checked.txt': 'The library was found sound at this time.\n',
  'in-use.txt': '1870\n',
  'drawings/0123.svg.gz': 'no drawing',
  'campaigns/own/campaign.json': '{}',
}

function filesIn(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const there = paths.filter((path) => statSync(join(folder, path)).isFile())
  return new Map([
    ...Object.entries(others).map(([path, text]) => [path, Buffer.from(text)] as const),
    ...there.map((path) => [path, readFileSync(join(folder, path))] as const),
  ])
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}
