import Sqlite, { type Database } from 'better-sqlite3'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { campaignsTable, unpackCampaign } from '../tables/campaigns-table.ts'
import { type Finds, inserter, rowsFound } from './finds.ts'

/** Finds the files of a campaign elsewhere by hash, so that a game is not lost when its own copy is. */
export type CampaignAtHand = (hash: string) => { readonly system: string; readonly files: CampaignFiles } | undefined

/**
 * Copies the campaigns of the games: of the copies found, one whose files match the hash. Without such a copy the game
 * is still kept, with what is left of its campaign.
 */
export function takeCampaigns(finds: Finds): void {
  const { into, found } = finds
  const insert = inserter(finds, 'campaign')
  const campaigns = campaignsTable(into)
  const drop = into.prepare<[string]>('DELETE FROM campaign WHERE hash = ?')
  for (const hash of found.prepare<[], string>('SELECT DISTINCT campaign FROM game').pluck().all()) {
    const copies = [...rowsFound(finds, 'campaign', 'WHERE hash = ? ORDER BY age', hash)]
    const whole = copies.some((row) => {
      if (insert(row) && filesOf(into, hash) !== undefined) return true
      drop.run(hash)
      return false
    })
    if (!whole) insert(copies[0] ?? [hash, '', Buffer.alloc(0)])
    campaigns.count(hash, whole)
  }
}

/** Mends damaged campaigns from copies elsewhere. */
export function mendCampaigns(database: Database, atHand: CampaignAtHand): void {
  const campaigns = campaignsTable(database)
  for (const hash of campaigns.all()) {
    const other = filesOf(database, hash) === undefined ? orNothing(() => atHand(hash)) : undefined
    if (other !== undefined && hashOfCampaign(other.files) === hash) campaigns.keep(hash, other.system, other.files)
  }
}

/** A campaign from another library file, if it is undamaged there. */
export function campaignInFile(file: string, hash: string): ReturnType<CampaignAtHand> {
  return orNothing(() => {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true })
    try {
      const packed = database.prepare<[string], { system: string; files: unknown }>(
        'SELECT system, files FROM campaign WHERE hash = ?',
      )
      const { system, files } = packed.get(hash) ?? {}
      const unpacked = unpackCampaign(files)
      const whole = system !== undefined && unpacked !== undefined && hashOfCampaign(unpacked) === hash
      return whole ? { system, files: unpacked } : undefined
    } finally {
      database.close()
    }
  })
}

/** The files of a campaign, if they match its hash. */
function filesOf(database: Database, hash: string): CampaignFiles | undefined {
  const files = orNothing(() => campaignsTable(database).files(hash))
  return files !== undefined && hashOfCampaign(files) === hash ? files : undefined
}

function orNothing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
