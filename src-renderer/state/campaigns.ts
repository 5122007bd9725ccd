import { isDefinedError, safe } from '@orpc/client'
import type { Kit } from './kit/kit.ts'
import type { Place } from './known/place.ts'
import { campaignKey } from './known/view.ts'

/** The list of campaigns, and the chosen one with its map, for the screens that show them. */
export function campaignActions({ host, store }: Kit) {
  /** Reads the list of campaigns. Not called at the table, which does not show it and would have to wait. */
  async function readCampaigns(): Promise<void> {
    const campaigns = await host.calls.campaigns.list()
    store.change((view) => {
      const before = view.campaigns?.find((entry) => campaignKey(entry) === view.chosen)
      view.campaigns = campaigns
      const isListed = campaigns.some((entry) => campaignKey(entry) === view.chosen)
      if (!isListed) {
        // A campaign that has become broken or valid has another key but the same folder.
        const first =
          campaigns.find(({ folder }) => folder === before?.folder) ??
          campaigns.find((entry) => entry.state === 'playable') ??
          campaigns[0]
        view.chosen = first === undefined ? null : campaignKey(first)
      }
      if (view.opened?.campaign.id !== view.chosen || !showsCampaign(view.place)) view.opened = null
    })
    await openChosen()
  }

  /** Reads the chosen campaign and its map for the screens that show them. */
  async function openChosen(): Promise<void> {
    const { campaigns, chosen, place } = store.get()
    const entry = campaigns?.find((one) => campaignKey(one) === chosen)
    if (entry === undefined || !showsCampaign(place)) return
    const { error, data } = await safe(host.calls.campaigns.open({ id: entry.id }))
    if (store.get().chosen !== chosen) return
    if (error === null) {
      store.change((view) => {
        view.opened = data
      })
      await drawOpened()
      return
    }
    if (!isDefinedError(error)) throw error
    // Its files have changed since the list was read: the new list says what is wrong.
    const listed = await host.calls.campaigns.list()
    const still = listed.find(({ folder }) => folder === entry.folder)
    store.change((view) => {
      view.campaigns = listed
      view.opened = null
      view.chosen = still === undefined ? null : campaignKey(still)
    })
    if (still !== undefined && campaignKey(still) !== chosen) await openChosen()
  }

  /** Fetches the map in the language of the window; the old one stays until it arrives. */
  async function drawOpened(): Promise<void> {
    const { opened, language } = store.get()
    if (!opened?.board?.sheet) return
    const { id } = opened.campaign
    const { svg } = await host.calls.campaigns.draw({ id, language })
    const now = store.get()
    if (now.opened?.campaign.id !== id || now.language !== language) return
    store.change((view) => {
      view.drawing = { id, language, svg }
    })
  }

  return { readCampaigns, openChosen, drawOpened }
}

/** Whether the chosen campaign is shown there, with its map. */
const showsCampaign = ({ at }: Place): boolean => at === 'campaign' || at === 'simulations'
