import type { Result } from '#engine/kernel/values/result.ts'
import type { CampaignFiles, Problem, RuleSystem } from '#engine/kernel/system/system.ts'

/** A campaign's files as found. While nothing changes, `files` is the same object. */
export interface FoundCampaign {
  readonly files: CampaignFiles
  readonly problems: readonly Problem[]
}

/** Everything a session needs from the outside world. */
export interface Services {
  readonly version: string
  readonly systems: readonly RuleSystem[]
  /** The names of the house campaigns. */
  campaigns(): readonly string[]
  /** The house campaign of this name; undefined if there is none. */
  campaign(name: string): FoundCampaign | undefined
  /** The campaign in any folder. */
  folder(path: string): FoundCampaign
  readText(path: string): Result<string>
  /** Writes a complete file or nothing; an existing file is kept unless `replace` is true. */
  writeText(path: string, text: string, replace: boolean): Result<null>
}
