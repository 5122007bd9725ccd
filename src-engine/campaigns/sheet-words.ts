import { z } from 'zod'
import type { SheetWords } from '../kernel/system/board-plan.ts'
import type { CampaignFiles } from '../kernel/system/system.ts'
import { bothLanguages, inBoth } from './common-schema.ts'
import type { sheetSchema } from './sheet-schema.ts'

const word = bothLanguages.optional().catch(undefined)
const head = z.looseObject({ title: word, subtitle: word, occasion: word, attribution: word })

/**
 * The parts of campaign.json that are printed beside the map, whatever else is wrong with the file. A campaign shows
 * its own credits or none.
 */
export function sheetWords(files: CampaignFiles): SheetWords {
  const { success, data } = head.safeParse(files['campaign.json'])
  const { title, subtitle, occasion, attribution } = success ? data : {}
  return { title: title ?? inBoth(''), subtitle, occasion, attribution: attribution ?? inBoth('') }
}

/** The same, with the content of sheet.json if there is one. */
export function sheetBesideMap(files: CampaignFiles, sheet: z.infer<typeof sheetSchema> | undefined): SheetWords {
  const about = sheetWords(files)
  return { ...about, ...sheet, attribution: sheet?.attribution ?? about.attribution }
}
