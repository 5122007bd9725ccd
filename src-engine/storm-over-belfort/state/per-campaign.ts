import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** Makes something once for each campaign, such as sets to work with, and hands it out from then on. */
export const perCampaign = <T extends object>(make: (campaign: Campaign) => T): ((campaign: Campaign) => T) =>
  onceFor(make)
