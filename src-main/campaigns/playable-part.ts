import type { CampaignFiles, LoadedCampaign, Problem } from '#engine/kernel/system/system.ts'
import { judge } from './campaign-check.ts'

/** A playable campaign, and the files it was loaded from. */
export interface PlayablePart {
  readonly files: CampaignFiles
  readonly loaded: LoadedCampaign
}

/** Files that a campaign can do without: scenarios, lessons and recorded games. */
const spare = /^(?:scenarios|lessons|records)\//

/**
 * The playable part of a campaign with faults: everything except faulty scenarios, lessons and recorded games.
 * Undefined when another file is faulty, or no scenario is left.
 */
export function playablePart(files: CampaignFiles, errors: readonly Problem[]): PlayablePart | undefined {
  let [left, wrong] = [files, errors]
  for (;;) {
    if (wrong.some(({ file }) => !spare.test(file))) return undefined
    const faulty = new Set(wrong.map(({ file }) => file))
    left = Object.fromEntries(Object.entries(left).filter(([file]) => !faulty.has(file)))
    const told = judge(left)
    if (told.loaded !== undefined) return { files: left, loaded: told.loaded }
    // Lessons and recorded games of a scenario that was left out become faulty only now.
    if (!told.errors.some(({ file }) => file in left)) return undefined
    wrong = told.errors
  }
}
