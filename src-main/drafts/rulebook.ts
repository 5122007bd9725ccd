import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Shelves } from './begin.ts'
import type { OpenDraft } from './open-draft.ts'

/**
 * The files that a draft’s tables and armies are compared with: those of the house campaign that it belongs to or that
 * its campaign is based on. For any other campaign, the files with which the draft began.
 */
export function rulebookOf({ row, begun }: OpenDraft, campaigns: Shelves): CampaignFiles {
  const about = begun['campaign.json']
  const basedOn = isJsonObject(about) && isJsonObject(about['basedOn']) ? about['basedOn']['campaign'] : undefined
  for (const id of [row.campaign, basedOn]) {
    const found = typeof id === 'string' ? campaigns.read(id) : undefined
    if (found?.origin === 'house') return found.files
  }
  return begun
}

/** The same, lazy: read from the shelf on the first call, then cached. */
export type Rulebook = () => CampaignFiles

export function askedRulebook(draft: OpenDraft, campaigns: Shelves): Rulebook {
  let found: CampaignFiles | undefined
  return () => (found ??= rulebookOf(draft, campaigns))
}
