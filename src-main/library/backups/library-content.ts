import { createHash, type Hash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { readStart } from '#engine/kernel/game/save.ts'
import { Players } from '../../contract/library.ts'
import { readAct, sumOf, sumOfStart } from '../../games/rows/act-row.ts'
import type { Kept } from '../tables/games-table.ts'
import { DRAFTED, SIMULATED, versionOf } from '../tables/migrations.ts'
import type { BackedUpGame } from './backup-index.ts'

/** The columns read of a game's row. A row of another shape counts as damaged. */
const Row = z.object({
  id: z.int(),
  uid: z.string().min(1),
  name: z.string(),
  campaign: z.string(),
  scenario: z.string(),
  rules: z.int(),
  start: z.union([z.string(), z.instanceof(Buffer)]),
  players: z.string(),
  seal: z.string().nullable(),
  begun: z.int(),
  played: z.int().nonnegative(),
  removed: z.int().nullable(),
})
type Row = z.infer<typeof Row>
type Act = {
  readonly number: number
  readonly parent: number
  readonly at: number
  readonly deed: Kept
  readonly sum: number
}

/** The first fault in the pages of a database; undefined when there is none. */
export function pageFault(database: Database): string | undefined {
  const found = String(database.pragma('integrity_check(1)', { simple: true }))
  if (found !== 'ok') return found
  const stray = database.prepare('SELECT 1 FROM pragma_foreign_key_check LIMIT 1').get()
  return stray === undefined ? undefined : 'rows refer to others that are not there'
}

/** All readable games of a library, each checked act by act against its checksums. */
export function readGames(database: Database, campaignIsWhole: (hash: string) => boolean): BackedUpGame[] {
  const rows = database.prepare<[], unknown>(`SELECT ${Object.keys(Row.shape).join(', ')} FROM game ORDER BY id`)
  const acts = database.prepare<[number], Act>(
    'SELECT number, parent, at, deed, sum FROM moment WHERE game = ? ORDER BY number',
  )
  return rows.all().flatMap((found) => {
    const row = Row.safeParse(found).data
    return row === undefined ? [] : [readGame(row, acts.iterate(row.id), campaignIsWhole(row.campaign))]
  })
}

/** The number of drafts in a library, those in the Trash too. */
export const draftCountIn = (database: Database): number =>
  versionOf(database) < DRAFTED
    ? 0
    : (database.prepare<[], { count: number }>('SELECT count(*) AS count FROM draft').get()?.count ?? 0)

function readGame(row: Row, acts: Iterable<Act>, campaignIsWhole: boolean): BackedUpGame {
  const { uid, id, name, campaign, start, seal, played, removed } = row
  let head = sumOfStart(start)
  let count = 0
  let last: Act | undefined
  const players = playersIn(row.players)
  const open = players?.open ?? false
  let whole = campaignIsWhole && players !== undefined && startIsReadable(start)
  for (const act of acts) {
    const sum = sumOf(head, act.parent, act.deed)
    const fits = act.number === count + 1 && act.parent >= 0 && act.parent < act.number && sum === act.sum
    if (!fits) {
      whole = false
      break
    }
    head = sum
    count += 1
    last = act
  }
  const action = last !== undefined && open && typeof last.deed === 'string' ? readAct(last.deed)?.action : null
  return {
    uid,
    id,
    name,
    campaign,
    acts: count,
    head,
    lastAct: last === undefined ? null : { at: last.at, action: action ?? null },
    played,
    removed,
    open,
    sealed: seal !== null,
    whole,
  }
}

function playersIn(text: string): Players | undefined {
  try {
    return Players.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function startIsReadable(start: Kept): boolean {
  if (typeof start !== 'string') return true
  try {
    return readStart(JSON.parse(start)) !== undefined
  } catch {
    return false
  }
}

/** A hash of everything that players did: equal for two libraries with the same games, whatever else they contain. */
export function contentOf(database: Database): string {
  const hash = createHash('sha256')
  const dump = (query: string): void => {
    for (const row of database.prepare<[], unknown[]>(query).raw().iterate()) addRow(hash, row)
  }
  dump('SELECT id, uid, name, campaign, scenario, rules, start, players, seal, begun, removed FROM game ORDER BY id')
  dump('SELECT game, count(*), max(number) FROM moment GROUP BY game ORDER BY game')
  dump(
    'SELECT m.game, m.sum FROM moment m WHERE m.number = (SELECT max(number) FROM moment WHERE game = m.game) ORDER BY 1',
  )
  dump('SELECT game, number, moment, after FROM visit ORDER BY game, number')
  dump('SELECT id, game, moment, kind, text FROM mark ORDER BY id')
  if (versionOf(database) >= DRAFTED) {
    dump('SELECT id, sum FROM draft ORDER BY id')
    dump("SELECT draft, sum FROM document WHERE part = 'removed' ORDER BY draft")
  }
  if (versionOf(database) >= SIMULATED) dump('SELECT id, sum FROM simulation ORDER BY id')
  return hash.digest('hex')
}

function addRow(hash: Hash, row: readonly unknown[]): void {
  const values = row.map((value) => (Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value))
  hash.update(`${JSON.stringify(values)}\n`)
}
