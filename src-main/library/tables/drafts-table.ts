import { crc32 } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import { systemCode } from '../../wording/problem.ts'
import { checkedDraft } from './checked-rows.ts'
import { draftTallies, draftTalliesIn } from './draft-tally-table.ts'
import { packDocument, unpackDocument } from './packed.ts'

/** The fields of a draft apart from its gestures and documents. */
export interface DraftRow {
  readonly id: number
  /** The same in all copies of the draft. */
  readonly uid: string
  readonly name: string
  readonly system: string
  /** The campaign it belongs to, and the file of its scenario there. */
  readonly campaign: string
  readonly file: string
  /** The present title of its scenario, in JSON. */
  readonly title: string
  /** It was imported from a file. */
  readonly foreign: boolean
  readonly begun: number
  readonly changed: number
  /** Number of gestures that are done; those above can be redone. */
  readonly at: number
  /** Counts every change. */
  readonly number: number
  /** The campaign and the folder to publish to, in JSON; null until chosen. */
  readonly target: string | null
  /** When it was last published. */
  readonly published: number | null
}

/** A gesture: its title, and its changes to the document in both directions, in JSON. */
export interface GestureRow {
  readonly number: number
  readonly at: number
  readonly title: string
  readonly things: string
  readonly patches: string
  readonly inverses: string
}

/**
 * The documents of a draft: the files of its campaign; the scenario as it began, as compared with, and as last read
 * from or written to its file; other files of the campaign as last written; and the time when the draft was moved to
 * the trash.
 */
export const parts = ['ground', 'start', 'original', 'seen', 'put', 'removed'] as const
export type DraftPart = (typeof parts)[number]
export type DraftParts = { readonly [Part in DraftPart]?: unknown }

/** The drafts of a library. Every writing call is one transaction, completed when it returns. */
export type DraftsTable = ReturnType<typeof draftsTable>

export function draftsTable(database: Database) {
  const tallies = draftTallies(database)
  const one = database.prepare<[number], Stored>('SELECT * FROM draft WHERE id = ?')
  const all = database.prepare<[], Stored>('SELECT * FROM draft ORDER BY changed DESC, id DESC')
  const insert = database.prepare<Omit<Stored, 'id'>>(
    `INSERT INTO draft (uid, name, system, campaign, file, title, "foreign", begun, changed, at, number, target, published, sum)
     VALUES (@uid, @name, @system, @campaign, @file, @title, @foreign, @begun, @changed, @at, @number, @target, @published, @sum)`,
  )
  const update = database.prepare<Stored>(
    `UPDATE draft SET name = @name, campaign = @campaign, file = @file, title = @title, changed = @changed, at = @at,
       number = @number, target = @target, published = @published, sum = @sum WHERE id = @id`,
  )
  const erase = database.prepare<[number]>('DELETE FROM draft WHERE id = ?')
  const readPart = database.prepare<[number, string], { content: Buffer; sum: number }>(
    'SELECT content, sum FROM document WHERE draft = ? AND part = ?',
  )
  const documents = database.prepare<[number], { content: Buffer; sum: number }>(
    'SELECT content, sum FROM document WHERE draft = ?',
  )
  const putPart = database.prepare<[number, string, Buffer, number]>(
    `INSERT INTO document (draft, part, content, sum) VALUES (?, ?, ?, ?)
     ON CONFLICT (draft, part) DO UPDATE SET content = excluded.content, sum = excluded.sum`,
  )
  const gestures = database.prepare<[number], GestureRow & { sum: number }>(
    'SELECT number, at, title, things, patches, inverses, sum FROM gesture WHERE draft = ? ORDER BY number',
  )
  const forget = database.prepare<[number, number]>('DELETE FROM gesture WHERE draft = ? AND number > ?')
  const lastSum = database.prepare<[number, number], { sum: number }>(
    'SELECT sum FROM gesture WHERE draft = ? AND number = ?',
  )
  const append = database.prepare<[number, number, number, string, string, string, string, number]>(
    'INSERT INTO gesture (draft, number, at, title, things, patches, inverses, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const put = (id: number, part: DraftPart, content: unknown): void => {
    const packed = packDocument(content)
    putPart.run(id, part, packed, crc32(packed))
  }
  const putAll = (id: number, documents: DraftParts): void => {
    for (const part of parts) if (documents[part] !== undefined) put(id, part, documents[part])
  }
  const write = (row: DraftRow, documents: DraftParts): void => {
    update.run(storedOf(row))
    putAll(row.id, documents)
    tallies.count(row.id)
  }
  const dropPart = database.prepare<[number, string]>('DELETE FROM document WHERE draft = ? AND part = ?')
  const inTrash = database.prepare<[], { draft: number; content: Buffer; sum: number }>(
    "SELECT draft, content, sum FROM document WHERE part = 'removed'",
  )
  const copyDocuments = database.prepare<[number, number]>(
    `INSERT INTO document (draft, part, content, sum)
     SELECT ?, part, content, sum FROM document WHERE draft = ? AND part IN ('ground', 'start', 'original')`,
  )
  const copyGestures = database.prepare<[number, number]>(
    `INSERT INTO gesture (draft, number, at, title, things, patches, inverses, sum)
     SELECT ?, number, at, title, things, patches, inverses, sum FROM gesture WHERE draft = ?`,
  )
  const inTransaction = database.transaction((work: () => unknown): unknown => work())
  const change = (id: number, work: () => void): void => {
    inTransaction(work)
    tallies.written(id)
  }

  return {
    /** All drafts, with the time when they were moved to the trash. */
    all(): (ReadDraft & { readonly removed: number | null })[] {
      const removed = removedAt()
      return readAll().map((stored) => ({ ...readRow(stored), removed: removed.get(stored.id ?? 0) ?? null }))
    },
    one(id: number): ReadDraft | undefined {
      const stored = one.get(id)
      return stored && readRow(stored)
    },
    isRemoved(id: number): boolean {
      return this.part(id, 'removed') !== undefined
    },
    /** A document; undefined where it is missing or damaged. */
    part(id: number, part: DraftPart): unknown {
      const found = readPart.get(id, part)
      return found && isWholeDocument(found) ? unpackDocument(found.content) : undefined
    },
    /** The gestures from the first on, up to the first damaged one. */
    gestures(id: number): { readonly rows: readonly GestureRow[]; readonly whole: boolean } {
      const rows = gestures.all(id)
      let sum = 0
      const torn = rows.findIndex((row, index) => {
        const fits = row.number === index + 1 && row.sum === sumAfter(sum, row)
        sum = row.sum
        return !fits
      })
      return { rows: torn === -1 ? rows : rows.slice(0, torn), whole: torn === -1 }
    },
    /** Whether all of a draft is undamaged. */
    isWhole(id: number): boolean {
      const row = one.get(id)
      return row !== undefined && isWholeRow(row) && documents.all(id).every(isWholeDocument) && this.gestures(id).whole
    },
    add: (row: Omit<DraftRow, 'id'>, documents: DraftParts): number => addWith(row, (id) => putAll(id, documents)),
    /** Copies a draft with its gestures, and with the documents that do not belong to a published folder. */
    addCopy: (row: Omit<DraftRow, 'id'>, of: number): number =>
      addWith(row, (id) => {
        copyDocuments.run(id, of)
        copyGestures.run(id, of)
      }),
    /** Moves a draft to the trash or out of it; writes nothing else. */
    setRemoved: (id: number, at: number | null): void =>
      change(id, () => {
        if (at === null) dropPart.run(id, 'removed')
        else put(id, 'removed', at)
        tallies.count(id)
      }),
    /** Appends a gesture, and drops all undone ones. It is stored when this returns. */
    append: (row: DraftRow, gesture: GestureRow, documents: DraftParts = {}): void =>
      change(row.id, () => {
        forget.run(row.id, gesture.number - 1)
        appendRow(row.id, gesture)
        write(row, documents)
      }),
    save: (row: DraftRow, documents: DraftParts = {}): void => change(row.id, () => write(row, documents)),
    erase: (id: number): void =>
      change(id, () => {
        tallies.erased(id)
        erase.run(id)
      }),
  }

  function addWith(row: Omit<DraftRow, 'id'>, fill: (id: number) => void): number {
    const id = inTransaction(() => {
      const { id: _, ...stored } = storedOf({ ...row, id: 0 })
      const added = Number(insert.run(stored).lastInsertRowid)
      fill(added)
      tallies.count(added)
      return added
    }) as number // the number just given
    tallies.written(id)
    return id
  }

  /** When drafts were moved to the trash. If this cannot be read, the drafts stay in the list. */
  function removedAt(): ReadonlyMap<number, number> {
    try {
      const whole = inTrash.all().filter(isWholeDocument)
      return new Map(whole.map(({ draft, content }) => [draft, Number(unpackDocument(content))]))
    } catch (error) {
      if (systemCode(error)?.startsWith('SQLITE_CORRUPT') !== true) throw error
      return new Map()
    }
  }

  /**
   * All rows; if a page cannot be read, the rows on other pages, and for the rest the number and name from their
   * tallies.
   */
  function readAll(): Partial<Stored>[] {
    try {
      return all.all()
    } catch (error) {
      if (systemCode(error)?.startsWith('SQLITE_CORRUPT') !== true) throw error
    }
    return [...draftTalliesIn(database).values()].flatMap(({ draft: id, name, erased }) => {
      if (erased) return []
      try {
        return one.get(id) ?? []
      } catch {
        return { id, name }
      }
    })
  }

  function appendRow(id: number, gesture: GestureRow): void {
    const { number, at, title, things, patches, inverses } = gesture
    const before = lastSum.get(id, number - 1)?.sum ?? 0
    append.run(id, number, at, title, things, patches, inverses, sumAfter(before, gesture))
  }
}

type Stored = Omit<DraftRow, 'foreign'> & { readonly foreign: number; readonly sum: number }

/** A row as read, and whether it is undamaged. */
interface ReadDraft {
  readonly row: DraftRow
  readonly whole: boolean
}

function readRow(stored: Partial<Stored>): ReadDraft {
  const { sum: _, ...row } = stored
  return { row: checkedDraft({ ...row, foreign: row.foreign !== 0 }), whole: isWholeRow(stored) }
}

function storedOf(row: DraftRow): Stored {
  const stored = { ...row, foreign: row.foreign ? 1 : 0, sum: 0 }
  return { ...stored, sum: sumOf(stored) }
}

/** The checksum of a row, without its number in this library. */
function sumOf({
  uid,
  name,
  system,
  campaign,
  file,
  title,
  foreign,
  begun,
  changed,
  at,
  number,
  ...rest
}: Partial<Stored>): number {
  const { target, published } = rest
  return crc32(
    JSON.stringify([uid, name, system, campaign, file, title, foreign, begun, changed, at, number, target, published]),
  )
}

/** The checksum of a gesture and of all before it. */
export const sumAfter = (before: number, { number, at, title, things, patches, inverses }: GestureRow): number =>
  crc32(JSON.stringify([number, at, title, things, patches, inverses]), before)

/** Whether the row of a draft matches its checksum. */
export const isWholeRow = (stored: Partial<Stored>): boolean => stored.sum === sumOf(stored)

/** Whether the bytes of a document match their checksum. */
export const isWholeDocument = ({ content, sum }: { readonly content: Buffer; readonly sum: number }): boolean =>
  Buffer.isBuffer(content) && crc32(content) === sum
