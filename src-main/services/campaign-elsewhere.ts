import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { campaignInBackups } from '../library/backups/backups.ts'
import { campaignInFile, type CampaignAtHand } from '../library/salvage/salvage-campaigns.ts'
import type { CampaignsService } from './campaigns.ts'

/**
 * Finds undamaged copies of campaigns by hash, for games whose own copy is damaged: on the shelves, in backups of the
 * library, and in libraries that were put aside.
 */
export const campaignElsewhere =
  (dataFolder: string, campaigns: Pick<CampaignsService, 'withHash'>): CampaignAtHand =>
  (hash) => {
    const found = campaigns.withHash(hash)
    if (found !== undefined) return { system: found.loaded.system.id, files: found.files }
    return campaignInBackups(dataFolder, hash) ?? campaignPutAside(dataFolder, hash)
  }

function campaignPutAside(dataFolder: string, hash: string) {
  for (const name of readdirSync(dataFolder)) {
    const found = /^library\.(damaged|before)-.*\.sqlite$/.test(name) && campaignInFile(join(dataFolder, name), hash)
    if (found) return found
  }
  return undefined
}
