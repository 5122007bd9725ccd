import { deflateRawSync } from 'node:zlib'
import type { Database, Statement } from 'better-sqlite3'
import { readStart } from '#engine/kernel/game/save.ts'
import { hashOfCampaign } from '#engine/kernel/system/system.ts'
import type { Words } from '../../contract/words.ts'
import { sumOf, sumOfStart } from '../../games/rows/act-row.ts'
import { CHANGED, MISSING } from '../../games/rows/game-record.ts'
import { words } from '../../wording/bilingual.ts'
import { systemCode } from '../../wording/problem.ts'
import { campaignsTable } from '../tables/campaigns-table.ts'
import type { GameRow, Kept } from '../tables/games-table.ts'
import type { CampaignAtHand, Salvaged } from './salvage.ts'
import type { Shape } from './shapes.ts'
import type { Value } from './tree-pages.ts'
import type { Missing } from './walk.ts'

/** Rows that were found in a damaged library, and the library they go into. */
export interface Finds {
  readonly found: Database
  readonly into: Database
  readonly shapes: readonly Shape[]
  readonly atHand: CampaignAtHand
  readonly missing: { readonly moment: readonly Missing[]; readonly visit: readonly Missing[] }
}

/** These belong to a game, or games to them; rows of all others stand for themselves. */
const ofGames = ['campaign', 'game', 'moment', 'visit', 'snapshot', 'mark']

/** Takes over what fits together; whoever calls this has begun a transaction. */
export function takeOver(finds: Finds): Salvaged {
  const { found, shapes } = finds
  for (const { table } of shapes) {
    if (ofGames.includes(table)) continue
    const insert = inserter(finds, table)
    for (const row of rows(finds, table, 'ORDER BY age, rowid')) insert(row)
  }
  takeCampaigns(finds)
  const tables = {
    game: inserter(finds, 'game'),
    moment: inserter(finds, 'moment'),
    visit: inserter(finds, 'visit'),
    snapshot: inserter(finds, 'snapshot'),
    mark: inserter(finds, 'mark'),
  }
  const ids = found.prepare<[], number>('SELECT DISTINCT id FROM game ORDER BY id').pluck().all()
  const taken: Taken[] = []
  let lost = 0
  for (const id of ids) {
    const game = takeGame(finds, tables, id)
    if (game === undefined) lost += 1
    else taken.push(game)
  }
  const numbers = new Set(taken.map(({ id }) => id))
  return {
    whole: taken.filter(({ reason }) => reason === undefined).length,
    parts: taken.flatMap(({ name, acts, reason }) => (reason === undefined ? [] : [{ name, acts, reason }])),
    lost: lost + ownerless(found).filter((id) => !numbers.has(id)).length,
  }
}

type Insert = (row: readonly Value[]) => boolean

/** Puts rows in as they were found; false for one that the library does not take. */
function inserter({ into, shapes }: Finds, table: string): Insert {
  const { columns } = shapes.find((shape) => shape.table === table)!
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const places = columns.map(() => '?').join(', ')
  const insert: Statement<Value[]> = into.prepare(`INSERT INTO "${table}" (${names}) VALUES (${places})`)
  return (row) => {
    try {
      insert.run(...row)
      return true
    } catch (error) {
      if (systemCode(error)?.startsWith('SQLITE_CONSTRAINT') === true) return false
      throw error
    }
  }
}

/** The rows that were found of a table, each as its values. */
function rows({ found, shapes }: Finds, table: string, which: string, ...values: number[]): Iterable<Value[]> {
  const { columns } = shapes.find((shape) => shape.table === table)!
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  return found
    .prepare<number[], Value[]>(`SELECT ${names} FROM "${table}" ${which}`)
    .raw()
    .iterate(...values)
}

/** Campaigns whose files are those that their hash says, from wherever they are at hand. */
function takeCampaigns(finds: Finds): void {
  const { into, found, atHand } = finds
  const insert = inserter(finds, 'campaign')
  const campaigns = campaignsTable(into)
  const drop = into.prepare<[string]>('DELETE FROM campaign WHERE hash = ?')
  const isWhole = (hash: string): boolean => {
    try {
      const files = campaigns.files(hash)
      return files !== undefined && hashOfCampaign(files) === hash
    } catch {
      // Bytes that do not unpack, or not to JSON.
      return false
    }
  }
  const there = new Set<string>()
  for (const row of rows(finds, 'campaign', 'ORDER BY hash, age')) {
    const hash = String(row[0])
    if (there.has(hash) || !insert(row)) continue
    if (isWhole(hash)) there.add(hash)
    else drop.run(hash)
  }
  for (const hash of found.prepare<[], string>('SELECT DISTINCT campaign FROM game').pluck().all()) {
    const other = there.has(hash) ? undefined : atHand(hash)
    if (other !== undefined && hashOfCampaign(other.files) === hash)
      insert([hash, other.system, deflateRawSync(JSON.stringify(other.files))])
  }
}

type Acts = { readonly count: number; readonly reason: Words | undefined }
type Taken = { readonly id: number; readonly name: string; readonly acts: number; readonly reason: Words | undefined }

/** One game, as far as it goes; nothing when it cannot be taken up at all. */
function takeGame(
  finds: Finds,
  tables: Readonly<Record<'game' | 'moment' | 'visit' | 'snapshot' | 'mark', Insert>>,
  number: number,
): Taken | undefined {
  const { found, into, missing } = finds
  const entries = found.prepare<[number], GameRow>('SELECT * FROM game WHERE id = ? ORDER BY age, played DESC')
  for (const entry of entries.all(number)) {
    if (!startIsReadable(entry)) continue
    const id = numberOfActs(finds, entry)
    const acts = chainLength(finds, id, entry.start)
    // Acts that do not follow from this start were played from another.
    if (acts.count === 0 && acts.reason !== undefined && acts.reason !== MISSING) continue
    if (!tables.game(valuesOf(finds, { ...entry, id }))) continue
    for (const row of chain(finds, id, entry.start)) if (row.values) tables.moment(row.values)
    const visits = takeVisits(finds, tables.visit, id, acts.count)
    for (const table of ['snapshot', 'mark'] as const) {
      for (const row of rows(finds, table, 'WHERE game = ? AND moment <= ? ORDER BY age', id, acts.count))
        tables[table](row)
    }
    const open = (list: readonly Missing[]): boolean => list.some(({ from, to }) => id >= from && id < to)
    const reason =
      acts.reason ?? (open(missing.moment) ? OPEN_END : visits || open(missing.visit) ? LOST_VISITS : undefined)
    // What was drawn of it shows more than there is now.
    if (acts.reason !== undefined) into.prepare('UPDATE game SET face = NULL WHERE id = ?').run(id)
    return { id, name: entry.name, acts: acts.count, reason }
  }
  return undefined
}

function valuesOf({ shapes }: Finds, entry: GameRow): Value[] {
  const { columns } = shapes.find(({ table }) => table === 'game')!
  const values = entry as unknown as Readonly<Record<string, Value>> // read from columns of these names
  return columns.map(({ name }) => values[name]!)
}

/** Acts under no game's number, of which the first may be what an entry with a spoilt number began with. */
const OWNERLESS = `SELECT game, parent, deed, sum FROM moment
  WHERE number = 1 AND game NOT IN (SELECT id FROM game) ORDER BY game, age`

/** The number under which the acts of a game are found: its own, unless that is spoilt. */
function numberOfActs({ found }: Finds, { id, start }: GameRow): number {
  if (found.prepare<[number], number>('SELECT 1 FROM moment WHERE game = ? LIMIT 1').pluck().get(id) === 1) return id
  const firsts = found.prepare<[], { game: number; parent: number; deed: Kept; sum: number }>(OWNERLESS)
  for (const { game, parent, deed, sum } of firsts.iterate()) {
    if (sumOf(sumOfStart(start), parent, deed) === sum) return game
  }
  return id
}

const OPEN_END = words('whether others followed cannot be told', 'on ne peut dire si d’autres ont suivi')
const LOST_VISITS = words(
  'all acts are there, but not all that was taken back and done again',
  'tous les actes sont là, mais pas tout ce qui a été repris et refait',
)

function startIsReadable({ start }: GameRow): boolean {
  if (typeof start !== 'string') return true
  try {
    return readStart(JSON.parse(start)) !== undefined
  } catch {
    return false
  }
}

function chainLength(finds: Finds, id: number, start: Kept): Acts {
  let count = 0
  for (const { values, reason } of chain(finds, id, start)) {
    if (values === undefined) return { count, reason }
    count += 1
  }
  return { count, reason: undefined }
}

/** The acts of a game, each as it follows from the one before it; at the end why there are no more, if there were. */
function* chain(finds: Finds, id: number, start: Kept): Generator<{ values?: Value[]; reason?: Words }> {
  let sum = sumOfStart(start)
  let next = 1
  let wrong = false
  for (const values of rows(finds, 'moment', 'WHERE game = ? AND number > 0 ORDER BY number, age', id)) {
    const [, number, parent, , deed, wanted] = values as [number, number, number, number, Kept, number]
    if (number < next) continue
    if (number > next) return yield { reason: wrong ? CHANGED : MISSING }
    const follows = parent >= 0 && parent < number && sumOf(sum, parent, deed) === wanted
    wrong = !follows
    if (!follows) continue
    yield { values }
    sum = wanted
    next += 1
  }
  if (wrong) yield { reason: CHANGED }
}

/** Visits to acts that are there, numbered anew: each says by itself where somebody went. Whether there were more. */
function takeVisits(finds: Finds, insert: Insert, id: number, acts: number): boolean {
  let highest = 0
  let taken = 0
  for (const row of rows(finds, 'visit', 'WHERE game = ? AND number > 0 ORDER BY number, age', id)) {
    const [, number, moment, after] = row as [number, number, number, number]
    const fits = number > highest && moment >= 0 && moment <= after && after <= acts
    if (!fits || !insert([id, taken + 1, moment, after])) continue
    highest = number
    taken += 1
  }
  return highest > taken
}

/** Games whose entry is gone but of which acts were found. A single act can be one whose number is spoilt. */
function ownerless(found: Database): number[] {
  return found
    .prepare<[], number>(
      `SELECT game FROM moment WHERE game NOT IN (SELECT id FROM game)
       GROUP BY game HAVING count(DISTINCT number) > 1 OR min(number) = 1`,
    )
    .pluck()
    .all()
}
