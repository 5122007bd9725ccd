import type { About } from '../contract/contract.ts'
import type { CampaignsService } from './campaigns.ts'
import type { SettingsService } from './settings.ts'

/** Everything the contract's router answers from. */
export type Services = {
  readonly about: () => About
  readonly campaigns: CampaignsService
  readonly settings: SettingsService
}
