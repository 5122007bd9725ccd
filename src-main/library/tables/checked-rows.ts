import { z } from 'zod'
import { Players } from '../../contract/library.ts'
import type { DraftRow } from './drafts-table.ts'
import type { GameRow, MarkRow, MomentRow, SnapshotRow, VisitRow } from './games-table.ts'

/*
 * Rows are checked when they are read: a file can be damaged without SQLite noticing. An invalid value is replaced by a
 * harmless one, and the row lists the replaced columns.
 */

/** A column of the list of games. */
export type Column = Exclude<keyof GameRow, 'damaged'>

const Text = z.string().min(1).max(10_000)
/** Milliseconds since 1970, within the range of dates. */
const Time = z.int().min(0).max(8.64e15)
const Kept = z.union([z.string(), z.instanceof(Buffer)])
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
const ArePlayers = z.string().refine((text) => isJson(text) && Players.safeParse(JSON.parse(text)).success)

/** Two persons with hidden information: reveals nothing to anybody. */
const UNKNOWN_PLAYERS = '{"sides":["person","person"],"open":false}'

const shapes: { readonly [C in Column]: z.ZodType<GameRow[C]> } = {
  id: z.int(),
  uid: Text,
  name: z.string().max(10_000),
  campaign: Text,
  scenario: Text,
  rules: z.int(),
  start: Kept,
  players: ArePlayers,
  seal: z.string().nullable(),
  face: Kept.nullable(),
  begun: Time,
  played: Time,
  removed: Time.nullable(),
}
const instead: { readonly [C in Column]: GameRow[C] } = {
  id: 0,
  uid: '?',
  name: '?',
  campaign: '?',
  scenario: '?',
  rules: 0,
  start: '',
  players: UNKNOWN_PLAYERS,
  seal: null,
  face: null,
  begun: 0,
  played: 0,
  removed: null,
}
const columns = Object.keys(shapes) as Column[] // the keys of the table above

/** An entry of the list of games with a usable value in every column. */
export function checkedGame(row: Readonly<Record<string, unknown>>): GameRow {
  const damaged = columns.filter((column) => !shapes[column].safeParse(row[column]).success)
  if (damaged.length === 0) return row as unknown as GameRow // each column was looked at
  const mended = Object.fromEntries(damaged.map((column) => [column, instead[column]]))
  return { ...(row as unknown as GameRow), ...mended, damaged }
}

/** The row of a draft with a usable value in every column; its checksum tells whether it is undamaged. */
export const checkedDraft = (row: Readonly<Record<string, unknown>>): DraftRow => Draft.parse(row)

const Draft = z.object({
  id: z.int().catch(0),
  uid: Text.catch('?'),
  name: z.string().max(10_000).catch('?'),
  system: Text.catch('?'),
  campaign: Text.catch('?'),
  file: Text.catch('?'),
  title: z.string().catch(''),
  foreign: z.boolean(),
  begun: Time.catch(0),
  changed: Time.catch(0),
  at: z.int().nonnegative().catch(0),
  number: z.int().catch(0),
  target: z.string().nullable().catch(null),
  published: Time.nullable().catch(null),
})

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isKept = (value: unknown): boolean => typeof value === 'string' || Buffer.isBuffer(value)

/** Gives an act with invalid values a checksum that never matches, so that every reader stops there. */
export const checkedMoment = (row: MomentRow): MomentRow =>
  isCount(row.number) && isCount(row.parent) && isCount(row.at) && isKept(row.deed) && isCount(row.sum)
    ? row
    : { number: Number(row.number), parent: 0, at: 0, deed: '', sum: -1 }

export const isVisit = ({ number, moment, after }: VisitRow): boolean =>
  isCount(number) && isCount(moment) && isCount(after)
export const isSnapshot = ({ moment, words }: SnapshotRow): boolean => isCount(moment) && Buffer.isBuffer(words)
export const isMark = ({ id, moment, kind, text }: MarkRow): boolean =>
  Number.isSafeInteger(id) && isCount(moment) && (kind === 'bookmark' || kind === 'branch') && isKept(text)
