import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import type { Setting } from '../contract/games.ts'

/** Cache by the campaign's files object, which is replaced at every change. */
const known = new WeakMap<CampaignFiles, { readonly system: RuleSystem; readonly shown: Setting['files'] }>()

/** The campaign's files that the rule system's part of the window reads, with all optional fields filled in. */
export function shownFilesOf(system: RuleSystem, files: CampaignFiles): Setting['files'] {
  const found = known.get(files)
  if (found?.system === system) return found.shown
  const { shownFiles = [], files: kinds } = system.campaign
  const read = Object.fromEntries(shownFiles.map((file) => [file, files[file] ?? null]))
  // A file of a campaign is JSON.
  const shown = (kinds?.whole(read) ?? read) as Setting['files']
  known.set(files, { system, shown })
  return shown
}
