import type { CampaignFiles, LoadedCampaign, Problem } from '#engine/kernel/system/system.ts'
import { judge } from './campaign-check.ts'

/** A campaign that can be played, and the files it is played with. */
export interface SoundPart {
  readonly files: CampaignFiles
  readonly loaded: LoadedCampaign
}

/** What a campaign can do without: each scenario, lesson and recorded game. */
const spare = /^(?:scenarios|lessons|records)\//

/**
 * What can be played of a campaign with faults: all of it but the scenarios, lessons and recorded games that are at fault. Nothing where something else is,
 * or where no scenario is left.
 */
export function soundPart(files: CampaignFiles, errors: readonly Problem[]): SoundPart | undefined {
  let [left, wrong] = [files, errors]
  for (;;) {
    if (wrong.some(({ file }) => !spare.test(file))) return undefined
    const faulty = new Set(wrong.map(({ file }) => file))
    left = Object.fromEntries(Object.entries(left).filter(([file]) => !faulty.has(file)))
    const told = judge(left)
    if (told.loaded !== undefined) return { files: left, loaded: told.loaded }
    // A lesson or a recorded game of a scenario that was left out is at fault only now.
    if (!told.errors.some(({ file }) => file in left)) return undefined
    wrong = told.errors
  }
}
