import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** Creates a value, such as reusable work sets, once per campaign and caches it. */
export const perCampaign = <T extends object>(make: (campaign: Campaign) => T): ((campaign: Campaign) => T) =>
  memoizedBy(make)
