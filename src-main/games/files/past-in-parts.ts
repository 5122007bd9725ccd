import { deserialize, serialize } from 'node:v8'
import type { GamePast } from '../../library/tables/games-table.ts'

/** Number of rows read or written per batch. A batch blocks other work for a few milliseconds. */
const ROWS = 2_000

/** Splits a past into batches; the snapshots and marks come with the last. */
export function partsOf({ moments, visits, snapshots, marks }: GamePast, rows = ROWS): GamePast[] {
  const parts: GamePast[] = []
  for (let at = 0; at < moments.length; at += rows) parts.push({ ...none, moments: moments.slice(at, at + rows) })
  for (let at = 0; at < visits.length; at += rows) parts.push({ ...none, visits: visits.slice(at, at + rows) })
  const last = parts.pop() ?? none
  return [...parts, { ...last, snapshots, marks }]
}

const none: GamePast = { moments: [], visits: [], snapshots: [], marks: [] }

/** Serializes a batch. The bytes go to another thread unchanged and are read there batch by batch. */
export const partAsBytes = (part: GamePast): Uint8Array<ArrayBuffer> => new Uint8Array(serialize(part))

export const readPart = (bytes: Uint8Array): GamePast => deserialize(bytes) as GamePast // written by `partAsBytes`
