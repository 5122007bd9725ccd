import { inflateRawSync } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { sumOf, sumOfStart } from '../../games/rows/act-row.ts'
import type { GameRow, MarkRow, MomentRow, GamePast, SnapshotRow, VisitRow } from '../tables/games-table.ts'

/** Maximum unpacked size of a campaign. */
const MOST_BYTES = 64 * 2 ** 20

export type PinnedFiles = { readonly system: string; readonly files: CampaignFiles }
export type GameRows = { readonly row: GameRow; readonly past: GamePast }

const Bytes = z.instanceof(Buffer)
const Value = z.union([z.string(), Bytes])
const Row = z.object({
  id: z.int(),
  uid: z.string(),
  name: z.string(),
  campaign: z.string(),
  scenario: z.string(),
  rules: z.int(),
  start: Value,
  players: z.string(),
  seal: z.string().nullable(),
  face: Value.nullable(),
  begun: z.int(),
  played: z.int(),
  removed: z.int().nullable(),
})

/** Returns a reader of pinned campaigns. It returns undefined for a campaign whose files do not match its hash. */
export function backedUpCampaign(database: Database): (hash: string) => PinnedFiles | undefined {
  const select = database.prepare<[string], { system: string; files: Buffer }>(
    'SELECT system, files FROM campaign WHERE hash = ?',
  )
  return (hash) => {
    const found = select.get(hash)
    if (found === undefined) return undefined
    try {
      const files = JSON.parse(
        inflateRawSync(found.files, { maxOutputLength: MOST_BYTES }).toString('utf8'),
      ) as CampaignFiles
      return hashOfCampaign(files) === hash ? { system: found.system, files } : undefined
    } catch {
      return undefined
    }
  }
}

/** Returns a reader of games with their past, up to the first damaged act. */
export function backedUpGame(database: Database): (uid: string) => GameRows | undefined {
  const one = database.prepare<[string], unknown>(`SELECT ${Object.keys(Row.shape).join(', ')} FROM game WHERE uid = ?`)
  const moments = database.prepare<[number], MomentRow>(
    'SELECT number, parent, at, deed, sum FROM moment WHERE game = ? ORDER BY number',
  )
  const visits = database.prepare<[number, number], VisitRow>(
    'SELECT number, moment, after FROM visit WHERE game = ? AND after <= ? ORDER BY number',
  )
  const snapshots = database.prepare<[number, number], SnapshotRow>(
    'SELECT moment, words FROM snapshot WHERE game = ? AND moment <= ? ORDER BY moment',
  )
  const marks = database.prepare<[number, number], MarkRow>(
    'SELECT id, moment, kind, text FROM mark WHERE game = ? AND moment <= ? ORDER BY moment, id',
  )
  return (uid) => {
    const row = Row.safeParse(one.get(uid)).data
    if (row === undefined) return undefined
    const { id } = row
    const whole = wholeActs(row.start, moments.iterate(id))
    const last = whole.length
    const past = {
      moments: whole,
      visits: visits.all(id, last),
      snapshots: snapshots.all(id, last),
      marks: marks.all(id, last),
    }
    return { row, past }
  }
}

function wholeActs(start: GameRow['start'], acts: Iterable<MomentRow>): MomentRow[] {
  const whole: MomentRow[] = []
  let head = sumOfStart(start)
  for (const act of acts) {
    const sum = sumOf(head, act.parent, act.deed)
    if (act.number !== whole.length + 1 || sum !== act.sum || act.parent < 0 || act.parent >= act.number) break
    head = sum
    whole.push(act)
  }
  return whole
}
