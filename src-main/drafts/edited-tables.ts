import { EditedTables, TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { EditedSystem } from './open-draft.ts'

/** The editable tables of a campaign; undefined if they are invalid, or no player aid can be made from them. */
export function editedTables({ campaign, editing }: EditedSystem, files: CampaignFiles): EditedTables | undefined {
  const kinds = campaign.files
  const written = files[TABLES]
  const read = kinds?.whole({ [TABLES]: written })[TABLES]
  if (kinds === undefined || read === written || !isJsonObject(read)) return undefined
  const chartsOf = editing.aid(files)
  return chartsOf && new EditedTables(kinds, read, chartsOf)
}
