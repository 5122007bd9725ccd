import type { Result } from '#engine/kernel/values/result.ts'
import type { CampaignFiles, Problem, RuleSystem } from '#engine/kernel/system/system.ts'

/** A campaign's files as they were found. As long as nothing changes, `files` is the same object. */
export interface FoundCampaign {
  readonly files: CampaignFiles
  readonly problems: readonly Problem[]
}

/** All that a session wants of the world outside. */
export interface Services {
  readonly version: string
  readonly systems: readonly RuleSystem[]
  /** The names of the campaigns of the house. */
  campaigns(): readonly string[]
  /** One of them, or nothing when there is none of that name. */
  campaign(name: string): FoundCampaign | undefined
  /** The campaign in any folder. */
  folder(path: string): FoundCampaign
  readText(path: string): Result<string>
  /** Writes a whole file or nothing; what is there already is kept unless it may be replaced. */
  writeText(path: string, text: string, replace: boolean): Result<null>
}
