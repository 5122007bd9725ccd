import type { Campaign } from '../campaign/campaign.ts'

/** Makes something once for each campaign, such as sets to work with, and hands it out from then on. */
export function perCampaign<T extends object>(make: (campaign: Campaign) => T): (campaign: Campaign) => T {
  const made = new WeakMap<Campaign, T>()
  // Nearly always it is the same campaign as the time before.
  let last: { readonly campaign: Campaign; readonly one: T } | undefined
  return (campaign) => {
    if (last?.campaign !== campaign) {
      const one = made.get(campaign) ?? make(campaign)
      made.set(campaign, one)
      last = { campaign, one }
    }
    return last.one
  }
}
