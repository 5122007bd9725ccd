import { crc32 } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import { type DraftTally, FIRST_DRAFT, lineOfDraft, readDraftLine } from './draft-tally.ts'
import { tallyFileOf } from './tally-file.ts'
import { keyOf } from './tally.ts'

/** The tallies of drafts in a library. Each change of a draft changes its tally in the same transaction. */
export function draftTallies(database: Database) {
  const select = database.prepare<[number], string>('SELECT line FROM tally WHERE game = ?').pluck()
  const put = database.prepare<[number, string]>(
    'INSERT INTO tally (game, line) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET line = excluded.line',
  )
  const drop = database.prepare<[number]>('DELETE FROM tally WHERE game = ?')
  const called = database
    .prepare<[{ first: number; key: string }], string>(
      'SELECT line FROM tally WHERE game >= @first AND substr(line, 1, length(@key)) = @key',
    )
    .pluck()
  const keep = (tally: DraftTally): void => void put.run(FIRST_DRAFT + tally.draft, lineOfDraft(tally))
  return {
    keep,
    /** Counts the rows of a draft again. The turn of a draft that was here before and erased continues. */
    count(draft: number): void {
      const counted = countDraft(database, draft)
      if (counted === undefined) return
      const own = readDraftLine(select.get(FIRST_DRAFT + draft))
      const before = own === undefined ? linesOf(counted.key) : [own]
      for (const { draft: number } of before) if (number !== draft) drop.run(FIRST_DRAFT + number)
      keep({ ...counted, turn: 1 + Math.max(0, ...before.map(({ turn }) => turn)) })
    },
    /** Keeps the tally without a name, so that no older copy restores the draft unasked. */
    erased(draft: number): void {
      const before = readDraftLine(select.get(FIRST_DRAFT + draft)) ?? countDraft(database, draft)
      if (before !== undefined) keep({ ...before, turn: before.turn + 1, name: '', erased: true })
    },
    /** Updates the tally file beside the library after a change. */
    written: (draft: number): void => tallyFileOf(database)?.written(FIRST_DRAFT + draft),
  }

  function linesOf(key: string): DraftTally[] {
    const begin = JSON.stringify(['draft', key]).slice(0, -1)
    return called.all({ first: FIRST_DRAFT, key: `${begin},` }).flatMap((line) => readDraftLine(line) ?? [])
  }
}

/** Computes the tally of a draft from its rows. */
export function countDraft(database: Database, draft: number): DraftTally | undefined {
  const row = database
    .prepare<[number], { uid: string; name: string; sum: number }>('SELECT uid, name, sum FROM draft WHERE id = ?')
    .get(draft)
  if (row === undefined) return undefined
  const last = database
    .prepare<[number], { number: number; sum: number }>(
      'SELECT number, sum FROM gesture WHERE draft = ? ORDER BY number DESC LIMIT 1',
    )
    .get(draft)
  const documents = database
    .prepare<[number], { part: string; sum: number }>('SELECT part, sum FROM document WHERE draft = ? ORDER BY part')
    .all(draft)
  return {
    draft,
    key: keyOf(row.uid),
    name: row.name,
    turn: 0,
    gestures: last?.number ?? 0,
    sum: last?.sum ?? 0,
    row: row.sum,
    documents: crc32(JSON.stringify(documents.map(({ part, sum }) => [part, sum]))),
    erased: false,
  }
}

/** All readable tallies of drafts, by the keys of the drafts. */
export function draftTalliesIn(database: Database): Map<string, DraftTally> {
  const lines = database.prepare<[number], string>('SELECT line FROM tally WHERE game >= ?').pluck().all(FIRST_DRAFT)
  return new Map(lines.flatMap((line) => readDraftLine(line) ?? []).map((tally) => [tally.key, tally]))
}

/**
 * To be called after all drafts were replaced by others: makes their tallies newer than those before, and marks drafts
 * that are gone as erased.
 */
export function renewDraftTalliesAfterRestore(database: Database, before: ReadonlyMap<string, DraftTally>): void {
  const { keep } = draftTallies(database)
  const now = draftTalliesIn(database)
  for (const tally of now.values()) keep({ ...tally, turn: Math.max(tally.turn, before.get(tally.key)?.turn ?? 0) + 1 })
  let free = Math.max(0, ...[...before.values(), ...now.values()].map(({ draft }) => draft))
  for (const tally of before.values()) {
    if (now.has(tally.key)) continue
    free += 1
    keep({ ...tally, draft: free, turn: tally.turn + 1, name: '', erased: true })
  }
}

/** Writes tallies for all drafts of a library that had none yet. */
export function countDrafts(database: Database): void {
  const tallies = draftTallies(database)
  for (const draft of database.prepare<[], number>('SELECT id FROM draft').pluck().all()) tallies.count(draft)
}
