import { z } from 'zod'
import type { Title } from '../kernel/system/glance.ts'
import type { CampaignFiles } from '../kernel/system/system.ts'

const scenarioFile = /^scenarios\/[^/]+\.json$/

/** The files of scenarios, in their order. */
export const scenarioFilesIn = (files: CampaignFiles): readonly string[] =>
  Object.keys(files)
    .filter((file) => scenarioFile.test(file))
    .toSorted()

const titled = z.looseObject({ title: z.object({ en: z.string(), fr: z.string() }) })

/** What scenarios are called that have a title in their own file, by their files, whatever else is wrong with them. */
export function scenarioTitles(files: CampaignFiles): ReadonlyMap<string, Title> {
  return new Map(
    scenarioFilesIn(files).flatMap((file) => {
      const { success, data } = titled.safeParse(files[file])
      return success ? [[file, data.title]] : []
    }),
  )
}
