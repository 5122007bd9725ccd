import type { Database } from 'better-sqlite3'
import { readStart } from '#engine/kernel/game/save.ts'
import type { Words } from '../../contract/words.ts'
import { words } from '../../wording/bilingual.ts'
import { FIRST_DRAFT, readDraftLine } from '../tables/draft-tally.ts'
import { checkedGame } from '../tables/checked-rows.ts'
import type { GameRow } from '../tables/games-table.ts'
import { countRows, tallyTable } from '../tables/tally-table.ts'
import { keyOf, readLine, sumOfEntry, type Tally } from '../tables/tally.ts'
import { type Finds, inserter, rowsFound } from './finds.ts'
import { takeCampaigns } from './salvage-campaigns.ts'
import { takeDrafts } from './salvage-drafts.ts'
import { actsOf, type Entry, longestLine, takeMarks, takeOrders, takeSnapshots, takeVisits } from './salvage-past.ts'
import type { LostGame, Salvaged } from './salvaged.ts'
import type { Value } from './tree-pages.ts'

/**
 * Tables that belong to games, that games refer to, or that are counted again. Rows of all other tables are
 * independent.
 */
const ofGames = ['campaign', 'game', 'moment', 'visit', 'snapshot', 'mark', 'tally', 'kept']
/** Tables that belong to drafts. */
const ofDrafts = ['draft', 'document', 'gesture']

/** Copies everything that fits together. The caller must have begun a transaction. */
export function takeOver(finds: Finds): Salvaged {
  const { found, into, shapes } = finds
  for (const { table } of shapes) {
    if (ofGames.includes(table) || ofDrafts.includes(table)) continue
    const insert = inserter(finds, table)
    for (const row of rowsFound(finds, table, 'ORDER BY age, rowid')) insert(row)
  }
  const tallies = newest([...finds.tallies, ...linesIn(found).flatMap((line) => readLine(line) ?? [])])
  const games = groupEntries(found, tallies)
  takeCampaigns(finds)
  const drafts = takeDrafts(
    finds,
    newest([...finds.drafts, ...linesIn(found).flatMap((line) => readDraftLine(line) ?? [])]),
  )
  const kept = tallyTable(into)
  const taken: Taken[] = []
  const lost: LostGame[] = []
  for (const [key, entries] of games) {
    const tally = tallies.get(key)
    if (tally?.erased === true) continue
    const game = takeGame(finds, entries, tally)
    if (game !== undefined) taken.push(game)
    else lost.push({ name: tally?.name ?? nameIn(entries), acts: tally?.acts ?? null })
  }
  for (const tally of tallies.values()) {
    if (tally.erased) kept.keep({ ...tally, game: freeTallyNumber(into, tally.game) })
    else if (!games.has(tally.key)) lost.push({ name: tally.name, acts: tally.acts })
  }
  const known = new Set([...taken.map(({ from }) => from), ...[...tallies.values()].map(({ game }) => game)])
  for (const game of ownerless(found)) if (!known.has(game)) lost.push({ name: null, acts: null })
  return {
    whole: taken.filter(({ reason }) => reason === undefined).length,
    parts: taken.flatMap(({ name, acts, of, reason }) => (reason === undefined ? [] : [{ name, acts, of, reason }])),
    lost,
    drafts,
  }
}

const linesIn = (found: Database): string[] => found.prepare<[], string>('SELECT line FROM tally').pluck().all()

/** The newest tally of each game or draft, from all sources. */
function newest<One extends { readonly key: string; readonly turn: number }>(
  tallies: readonly One[],
): Map<string, One> {
  const byKey = new Map<string, One>()
  for (const tally of tallies) {
    const other = byKey.get(tally.key)
    if (other === undefined || other.turn < tally.turn) byKey.set(tally.key, tally)
  }
  return byKey
}

/** All found versions of each game's entry. An entry with a damaged uid is identified by its number. */
function groupEntries(found: Database, tallies: ReadonlyMap<string, Tally>): Map<string, Entry[]> {
  const byNumber = new Map([...tallies.values()].map((tally) => [tally.game, tally]))
  const entries = found.prepare<[], Entry>('SELECT * FROM game ORDER BY age, played DESC').all()
  return Map.groupBy(entries, ({ uid, id }) => {
    const key = keyOf(uid)
    return tallies.has(key) ? key : (byNumber.get(id)?.key ?? key)
  })
}

const nameIn = (entries: readonly Entry[]): string | null => entries[0]?.name ?? null

interface Taken {
  /** Its number in the damaged library. */
  readonly from: number
  readonly name: string
  readonly acts: number
  readonly of: number | null
  readonly reason: Words | undefined
}

/** Copies one game as far as possible; undefined when it cannot be opened at all. */
function takeGame(finds: Finds, entries: readonly Entry[], tally: Tally | undefined): Taken | undefined {
  const { into } = finds
  const fits = (entry: Entry): boolean => tally?.entry === sumOfEntry(entry)
  const candidates = [...entries.filter(fits), ...entries.filter((entry) => !fits(entry))].filter(startIsReadable)
  const best = longestLine(finds, candidates, tally)
  if (best === undefined) return undefined
  const { entry, from } = best
  const game = insertEntry(finds, entry, tally)
  if (game === undefined) return undefined
  const insert = inserter(finds, 'moment')
  for (const [, ...rest] of actsOf(finds, from, entry.start)) insert([game, ...rest])
  const visitsAreMissing = takeVisits(finds, from, game, best.acts)
  takeSnapshots(finds, from, game, best.acts)
  takeMarks(finds, from, game, best.acts, tally)
  // Its preview shows acts that are now missing.
  if (tally?.acts !== best.acts) into.prepare('UPDATE game SET face = NULL WHERE id = ?').run(game)
  const counted = countRows(into, game)!
  tallyTable(into).keep({ ...counted, turn: (tally?.turn ?? 0) + 1 })
  const reason = best.reason ?? whyNotWhole(counted, tally, visitsAreMissing)
  // Orders refer to moments, which are different once acts are missing.
  if (best.reason === undefined) takeOrders(finds, from, game)
  return { from, name: counted.name, acts: counted.acts, of: tally?.acts ?? null, reason }
}

/** What is missing of a game that has all its acts, as far as it can be known. */
function whyNotWhole(counted: Tally, tally: Tally | undefined, visitsAreMissing: boolean): Words | undefined {
  if (tally === undefined) return OPEN_END
  if (counted.acts > tally.acts) return undefined
  if (counted.entry !== tally.entry) return ENTRY_CHANGED
  if (visitsAreMissing || counted.visits !== tally.visits || counted.visitSum !== tally.visitSum) return LOST_VISITS
  return counted.marks === tally.marks && counted.markSum === tally.markSum ? undefined : LOST_MARKS
}

export const OPEN_END = words('whether others followed cannot be told', 'on ne peut dire si d’autres ont suivi')
const LOST_VISITS = words(
  'all acts are there, but not all that was taken back and done again',
  'tous les coups sont là, mais pas tout ce qui a été annulé et rétabli',
)
const LOST_MARKS = words(
  'all acts are there, but not all bookmarks as they were',
  'tous les coups sont là, mais pas tous les signets tels qu’ils étaient',
)
const ENTRY_CHANGED = words(
  'all acts are there, but its name, its players or its dates may not be as they were',
  'tous les coups sont là, mais son nom, ses joueurs ou ses dates ne sont peut-être pas tels qu’ils étaient',
)

function startIsReadable({ start }: Entry): boolean {
  if (typeof start !== 'string') return true
  try {
    return readStart(JSON.parse(start)) !== undefined
  } catch {
    return false
  }
}

/** Inserts an entry under its own number, or another if that is taken; returns the number, or undefined on failure. */
function insertEntry(finds: Finds, found: Entry, tally: Tally | undefined): number | undefined {
  const { age: _age, ...row } = found
  const { damaged: _damaged, ...entry } = checkedGame(row)
  // The tally has the number and the uid, unless the uid was too long for it.
  const uid = tally !== undefined && tally.key !== keyOf(entry.uid) ? tally.key : entry.uid
  const insert = inserter(finds, 'game')
  for (const id of [tally?.game ?? entry.id, freeNumber(finds)]) {
    if (id > 0 && insert(valuesOf(finds, { ...entry, id, uid, seal: sealOf(entry.seal) }))) return id
  }
  return undefined
}

/** A number that no game has in any source. */
function freeNumber({ found, into, tallies }: Finds): number {
  const highest = (database: Database): number =>
    database.prepare<[], number>('SELECT coalesce(max(id), 0) FROM game').pluck().get()!
  return Math.max(highest(found), highest(into), ...tallies.map(({ game }) => game)) + 1
}

/** A seal that is no longer JSON cannot be opened, but keeps the game sealed. */
function sealOf(seal: string | null): string | null {
  if (seal === null) return null
  try {
    JSON.parse(seal)
    return seal
  } catch {
    return '"damaged"'
  }
}

function valuesOf({ shapes }: Finds, entry: GameRow): Value[] {
  const { columns } = shapes.find(({ table }) => table === 'game')!
  const values = entry as unknown as Readonly<Record<string, Value>> // read from columns of these names
  return columns.map(({ name }) => values[name]!)
}

/** A free number for the tally of an erased game, which is kept. */
function freeTallyNumber(into: Database, wanted: number): number {
  const taken = into.prepare<[number], number>('SELECT 1 FROM tally WHERE game = ?').pluck()
  if (wanted > 0 && taken.get(wanted) === undefined) return wanted
  const highest = into.prepare<[number], number>('SELECT coalesce(max(game), 0) FROM tally WHERE game < ?').pluck()
  return highest.get(FIRST_DRAFT)! + 1
}

/**
 * Games whose entry is lost but whose acts were found. A single act is ignored, since its game number can be damaged.
 */
function ownerless(found: Database): number[] {
  return found
    .prepare<[], number>(
      `SELECT game FROM moment WHERE game NOT IN (SELECT id FROM game)
       GROUP BY game HAVING count(DISTINCT number) > 1 OR min(number) = 1`,
    )
    .pluck()
    .all()
}
