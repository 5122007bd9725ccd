import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import type { DraftSnapshot } from '../contract/drafts.ts'
import type { DraftsTable } from '../library/tables/drafts-table.ts'
import { type OpenDraft, targetIn } from './open-draft.ts'
import { nameOfIn } from './snapshot.ts'
import { clashesInWords } from './clashes-in-words.ts'

/** A change of a draft's file by somebody else. */
export interface OutsideChange {
  /** The file as the draft last knew it, and as it is now; undefined if it is gone. */
  readonly seen: JsonObject
  readonly theirs: JsonObject | undefined
}

/** The campaign's files, apart from the scenario, as the draft last wrote them. */
export function filesPut({ row }: OpenDraft, table: DraftsTable): CampaignFiles {
  const put = table.part(row.id, 'put')
  return isJsonObject(put) ? put : {}
}

/** The campaign’s files that publishing would write and somebody else has changed in the folder since. */
export function filesOutside(draft: OpenDraft, table: DraftsTable): readonly string[] {
  const target = targetIn(draft.row.target)
  if (target === undefined) return []
  const put = filesPut(draft, table)
  return Object.keys({ ...put, ...draft.changedFiles }).filter((file) => {
    const theirs = readFile(join(target.folder, file))
    const known = put[file] ?? draft.begun[file]
    return theirs !== undefined && !isDeepStrictEqual(theirs, known) && !isDeepStrictEqual(theirs, draft.ground[file])
  })
}

/** Where the draft was published, and whether it has not changed since. */
export function publishedForEditor(draft: OpenDraft, table: DraftsTable): DraftSnapshot['published'] {
  const { row, document, ground } = draft
  const target = targetIn(row.target)
  if (row.published === null || target === undefined) return null
  const put = filesPut(draft, table)
  const same =
    isDeepStrictEqual(table.part(row.id, 'seen'), document) &&
    Object.keys({ ...put, ...draft.changedFiles }).every((file) => isDeepStrictEqual(put[file], ground[file]))
  return { ...target, same }
}

const MOST_BYTES = 8 * 2 ** 20

/** The change of a draft's file since it was last read or published; undefined if there is none. */
export function outsideChangeOf(draft: OpenDraft, table: DraftsTable): OutsideChange | undefined {
  const target = targetIn(draft.row.target)
  const seen = target && table.part(draft.row.id, 'seen')
  if (target === undefined || !isJsonObject(seen)) return undefined
  const theirs = readFile(join(target.folder, draft.row.file))
  // An unreadable file may be half written; the next call reads it again.
  if (theirs === 'unreadable' || isDeepStrictEqual(theirs, seen)) return undefined
  return { seen, theirs }
}

function readFile(path: string): JsonObject | 'unreadable' | undefined {
  try {
    const status = lstatSync(path, { throwIfNoEntry: false })
    if (status === undefined) return undefined
    if (!status.isFile() || status.size > MOST_BYTES) return 'unreadable'
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isJsonObject(read) ? read : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** The same for the window. */
export function outsideForEditor(draft: OpenDraft, outside: OutsideChange | undefined): DraftSnapshot['outside'] {
  if (outside === undefined) return null
  const { seen, theirs } = outside
  if (theirs === undefined) return { state: 'gone', clashes: [] }
  const clashes: string[] = []
  merged(seen, draft.document, theirs, (path) => clashes.push(path))
  if (clashes.length === 0) return { state: 'mergeable', clashes: [] }
  return { state: 'asked', clashes: [...clashesInWords(draft, theirs, clashes, nameOfIn(draft))] }
}

/**
 * Merges two changed versions of a document. Where both changed the same value, calls `clash` with its path and keeps
 * the preferred version.
 */
export function merged(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  clash: (path: string) => void,
  prefer: 'mine' | 'theirs' = 'mine',
): JsonObject {
  return (mergedAt(base, mine, theirs, '', { clash, prefer }) ?? {}) as JsonObject // objects stay objects
}

interface Merging {
  readonly clash: (path: string) => void
  readonly prefer: 'mine' | 'theirs'
}

function mergedAt(base: Value, mine: Value, theirs: Value, path: string, how: Merging): Value {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine
  if (isDeepStrictEqual(base, mine)) return theirs
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
  if (isJsonObject(base) && isJsonObject(mine) && isJsonObject(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const fields = [...keys].flatMap((key): (readonly [string, Json])[] => {
      const value = mergedAt(own(base, key), own(mine, key), own(theirs, key), below(key), how)
      return value === undefined ? [] : [[key, value]]
    })
    return Object.fromEntries(fields)
  }
  if (isList(base) && isList(mine) && isList(theirs) && base.length === mine.length && base.length === theirs.length)
    return base.map((one, index) => mergedAt(one, mine[index], theirs[index], below(index), how) ?? null)
  how.clash(path)
  return how.prefer === 'mine' ? mine : theirs
}

type Value = Json | undefined
const isList = (value: Value): value is readonly Json[] => Array.isArray(value)
const own = (value: JsonObject, key: string): Value => (Object.hasOwn(value, key) ? value[key] : undefined)
