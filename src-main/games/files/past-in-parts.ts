import { deserialize, serialize } from 'node:v8'
import type { Past } from '../../library/tables/games-table.ts'

/** Rows that are written or read in one go, while everybody else waits: some milliseconds' work. */
const ROWS = 2_000

/** A past in parts that follow each other; the marks come with the last. */
export function partsOf({ moments, visits, snapshots, marks }: Past, rows = ROWS): Past[] {
  const parts: Past[] = []
  for (let at = 0; at < moments.length; at += rows) parts.push({ ...none, moments: moments.slice(at, at + rows) })
  for (let at = 0; at < visits.length; at += rows) parts.push({ ...none, visits: visits.slice(at, at + rows) })
  const last = parts.pop() ?? none
  return [...parts, { ...last, snapshots, marks }]
}

const none: Past = { moments: [], visits: [], snapshots: [], marks: [] }

/** A part as bytes, which go to another thread as they are, and are read there one part at a time. */
export const partAsBytes = (part: Past): Uint8Array<ArrayBuffer> => new Uint8Array(serialize(part))

export const readPart = (bytes: Uint8Array): Past => deserialize(bytes) as Past // written by `partAsBytes`
