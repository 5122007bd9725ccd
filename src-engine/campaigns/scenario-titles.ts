import { z } from 'zod'
import type { Title } from '../kernel/system/glance.ts'
import type { CampaignFiles } from '../kernel/system/system.ts'
import { bothLanguages } from './common-schema.ts'
import { isScenarioFile } from './file-set.ts'

const titled = z.looseObject({ title: bothLanguages })

/** The titles of scenarios by file, for all files that have a valid title, whatever else is wrong with them. */
export function scenarioTitles(files: CampaignFiles): ReadonlyMap<string, Title> {
  return new Map(
    Object.keys(files).flatMap((file) => {
      if (!isScenarioFile(file)) return []
      const { success, data } = titled.safeParse(files[file])
      return success ? [[file, data.title]] : []
    }),
  )
}
