import { join } from 'node:path'
import { type Campaign, readCampaign, type Reading } from '#engine/gaiter-button/campaign/read-campaign.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'

export const campaigns = join(import.meta.dirname, '../../../campaigns')

/** The files of the house's campaign, as they lie there. */
export const chalonsFiles = (): CampaignFiles => readCampaignFolder(join(campaigns, 'chalons-1870')).files

/** The example that designers begin with. */
export const exampleFiles = (): CampaignFiles => readCampaignFolder(join(campaigns, 'examples/broadwater')).files

/** A campaign that is known to be in order. */
export function whole({ campaign, errors }: Reading): Campaign {
  if (!campaign) throw new Error(errors.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'))
  return campaign
}

export const chalons = (): Campaign => whole(readCampaign(chalonsFiles()))

type Edit = (inside: Record<string, unknown>) => void

/** The example with one place changed: `path` leads to an object or list, which `edit` may do anything to. */
export function edited(files: CampaignFiles, file: string, path: string, edit: Edit): CampaignFiles {
  const copy = structuredClone(files) as Record<string, unknown>
  let inside: unknown = copy[file]
  for (const key of path === '' ? [] : path.split('.')) inside = (inside as Record<string, unknown>)[key]
  edit(inside as Record<string, unknown>)
  return copy
}
