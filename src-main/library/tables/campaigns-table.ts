import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import { type CampaignFiles, playedFiles } from '#engine/kernel/system/system.ts'

/** The campaigns that games are pinned to, by the hash of their content: what is here is never changed. */
export type CampaignsTable = {
  keep(hash: string, system: string, files: CampaignFiles): void
  files(hash: string): CampaignFiles | undefined
  /** Forgets those that no game refers to. */
  tidy(): void
}

/** The most a campaign may unpack to: far more than any has, far less than fills the memory. */
const MOST_BYTES = 64 * 2 ** 20

export function campaignsTable(database: Database): CampaignsTable {
  const there = database.prepare<[string], number>('SELECT 1 FROM campaign WHERE hash = ?').pluck()
  const insert = database.prepare<[string, string, Buffer]>(
    'INSERT INTO campaign (hash, system, files) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  )
  const select = database.prepare<[string], Buffer>('SELECT files FROM campaign WHERE hash = ?').pluck()
  const tidy = database.prepare('DELETE FROM campaign WHERE hash NOT IN (SELECT campaign FROM game)')
  return {
    keep(hash, system, files) {
      if (there.get(hash) === 1) return
      insert.run(hash, system, deflateRawSync(JSON.stringify(playedFiles(files))))
    },
    files(hash) {
      const packed = select.get(hash)
      if (packed === undefined) return undefined
      return JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString('utf8')) as CampaignFiles
    },
    tidy: () => void tidy.run(),
  }
}
