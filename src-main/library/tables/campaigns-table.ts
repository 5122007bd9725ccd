import { isDeepStrictEqual } from 'node:util'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { drawnFiles, keptFiles } from '#engine/kernel/system/campaign-files.ts'
import { withSum } from './tally.ts'

/**
 * The campaigns that games are pinned to, by the hash of their played files. These are never changed here, only mended.
 * The files for drawing the map are stored with them.
 */
export type CampaignsTable = {
  /**
   * Stores a campaign. Replaces a damaged copy, and adds the drawing to a copy without one. `drawnAnew`: also replaces
   * an existing drawing.
   */
  keep(hash: string, system: string, files: CampaignFiles, drawnAnew?: boolean): void
  /** How often this campaign was stored or replaced since the program started. */
  kept(hash: string): number
  files(hash: string): CampaignFiles | undefined
  /** Writes the tally of a campaign whose files have just been compared with their hash. */
  count(hash: string, whole: boolean): void
  all(): string[]
  /** Whether the bytes of all campaigns match their checksums, except those known to be damaged. */
  areAsCounted(): boolean
  /** Deletes the campaigns that no game refers to. */
  tidy(): void
}

/** Maximum unpacked size of a campaign: far more than any has, far too little to exhaust memory. */
const MOST_BYTES = 64 * 2 ** 20

type CampaignRow = { readonly rowid: number; readonly hash: string; readonly system: string; readonly files: Buffer }

export function campaignsTable(database: Database): CampaignsTable {
  const one = database.prepare<[string], CampaignRow>('SELECT rowid, * FROM campaign WHERE hash = ?')
  const all = database.prepare<[], CampaignRow>('SELECT rowid, * FROM campaign ORDER BY rowid')
  const upsert = database.prepare<[string, string, Buffer]>(
    `INSERT INTO campaign (hash, system, files) VALUES (?, ?, ?)
     ON CONFLICT (hash) DO UPDATE SET system = excluded.system, files = excluded.files`,
  )
  const tidy = database.prepare('DELETE FROM campaign WHERE hash NOT IN (SELECT campaign FROM game)')
  const forget = database.prepare('DELETE FROM tally WHERE game < 0 AND -game NOT IN (SELECT rowid FROM campaign)')
  const tallies = campaignTallies(database)
  const kept = new Map<string, number>()
  return {
    kept: (hash) => kept.get(hash) ?? 0,
    keep: database.transaction((hash: string, system: string, files: CampaignFiles, drawnAnew = false): void => {
      const there = one.get(hash)
      if (there !== undefined && tallies.fits(there) && !bringsDrawing(files, there.files, drawnAnew)) return
      kept.set(hash, (kept.get(hash) ?? 0) + 1)
      upsert.run(hash, system, deflateRawSync(JSON.stringify(keptFiles(files))))
      tallies.count(one.get(hash)!)
    }),
    files(hash) {
      return unpackCampaign(one.get(hash)?.files)
    },
    count: (hash, whole) => tallies.count(one.get(hash)!, whole),
    all: () => all.all().map(({ hash }) => hash),
    areAsCounted: () => all.all().every((row) => tallies.fits(row) || tallies.fits(row, false)),
    tidy: database.transaction(() => {
      tidy.run()
      forget.run()
    }),
  }
}

/** Whether the incoming campaign has a drawing that is to replace the stored one. */
function bringsDrawing(files: CampaignFiles, there: Buffer, drawnAnew: boolean): boolean {
  const drawn = drawnFiles(files)
  if (Object.keys(drawn).length === 0) return false
  const before = drawnFiles(unpackCampaign(there) ?? {})
  return Object.keys(before).length === 0 || (drawnAnew && !isDeepStrictEqual(drawn, before))
}

/** Unpacks the files in a row; throws where the bytes do not unpack. Does not check the content. */
export function unpackCampaign(packed: unknown): CampaignFiles | undefined {
  if (!Buffer.isBuffer(packed)) return undefined
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString('utf8')) as CampaignFiles
}

/** The checksums of campaigns, stored separately from them. */
function campaignTallies(database: Database) {
  const select = database.prepare<[number], string>('SELECT line FROM tally WHERE game = -?').pluck()
  const put = database.prepare<[number, string]>(
    'INSERT INTO tally (game, line) VALUES (-?, ?) ON CONFLICT (game) DO UPDATE SET line = excluded.line',
  )
  const lineOf = ({ hash, system, files }: CampaignRow, whole: boolean): string =>
    withSum(JSON.stringify(['campaign', hash, system, crc32(files), whole ? 'whole' : 'damaged']))
  return {
    count: (row: CampaignRow, whole = true): void => void put.run(row.rowid, lineOf(row, whole)),
    fits: (row: CampaignRow, whole = true): boolean =>
      Buffer.isBuffer(row.files) && select.get(row.rowid) === lineOf(row, whole),
  }
}

/** Writes tallies for all campaigns of a library that had none yet. */
export function countCampaigns(database: Database): void {
  const tallies = campaignTallies(database)
  for (const row of database.prepare<[], CampaignRow>('SELECT rowid, * FROM campaign').all()) tallies.count(row)
}
