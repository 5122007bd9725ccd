import Sqlite, { type Database } from 'better-sqlite3'
import { type CampaignFiles, hashOfCampaign } from '#engine/kernel/system/system.ts'
import { campaignsTable, unpackCampaign } from '../tables/campaigns-table.ts'
import { type Finds, inserter, rowsFound } from './finds.ts'

/** The files of a campaign that is at hand elsewhere, by its hash: a game is not lost because its copy of it is. */
export type CampaignAtHand = (hash: string) => { readonly system: string; readonly files: CampaignFiles } | undefined

/**
 * Takes over the campaigns that games name: of the copies that were found one whose files are those that the hash says. Where there
 * is none the game stays all the same, and with it what is left of its campaign.
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

/** Mends campaigns that are damaged with what is at hand elsewhere. */
export function mendCampaigns(database: Database, atHand: CampaignAtHand): void {
  const campaigns = campaignsTable(database)
  for (const hash of campaigns.all()) {
    const other = filesOf(database, hash) === undefined ? orNothing(() => atHand(hash)) : undefined
    if (other !== undefined && hashOfCampaign(other.files) === hash) campaigns.keep(hash, other.system, other.files)
  }
}

/** A campaign in another library, whatever that is, if it is whole there. */
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

/** The files of a campaign, if they are those that its hash says. */
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
