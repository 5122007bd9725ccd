import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import type { Setting } from '../contract/games.ts'

/** The campaign's files that the rule system's part of the window reads, with everything in its place that they may leave out. */
export function shownFilesOf(
  { campaign: { shownFiles = [], files: kinds } }: RuleSystem,
  files: CampaignFiles,
): Setting['files'] {
  const shown = Object.fromEntries(shownFiles.map((file) => [file, files[file] ?? null]))
  // A file of a campaign is JSON.
  return (kinds?.whole(shown) ?? shown) as Setting['files']
}
