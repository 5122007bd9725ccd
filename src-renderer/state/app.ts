import { isDefinedError, safe } from '@orpc/client'
import type { Settings, SettingsChange } from '../../src-main/contract/settings.ts'
import type { Host } from '../host/host.ts'
import type { Fault } from './known/games-view.ts'
import { faultOf, isContractError, type Kit } from './kit/kit.ts'
import { type NewGameActions, newGameActions } from './new-game.ts'
import { type Rules, rulesActions } from './rules.ts'
import { type BackupsActions, backupsActions } from './library/backups.ts'
import { type Bench, benchActions } from './bench.ts'
import { type Games, libraryActions } from './library/games.ts'
import { type SimulationsActions, simulationsActions } from './library/simulations.ts'
import type { Place, Places } from './known/place.ts'
import { type Play, playActions } from './table/play.ts'
import { type PageStorage, keptInMemory } from './kit/page-storage.ts'
import { createStore, type Store } from './kit/store.ts'
import { initialView, campaignKey, preferredLanguage, type Look, defaultLook, type View } from './known/view.ts'

/** What the window knows (`store`), and everything it can do. */
export type App = {
  readonly store: Store<View>
  readonly kept: PageStorage
  readonly games: Games
  readonly backups: BackupsActions
  readonly newGame: NewGameActions
  readonly bench: Bench
  readonly simulations: SimulationsActions
  readonly play: Play
  readonly rules: Rules
  go(place: Place): void
  choose(key: string): void
  readAgain(): void
  /** Dismisses an unexpected error and reads everything again. */
  readEverythingAgain(): void
  setLanguage(language: View['language']): void
  /** Changes a part of how the window looks, and saves it. */
  setLook(change: Partial<Look>): void
  /** Chooses which questions the player is asked, and saves the choice. */
  setAsking(asking: View['asking']): void
  showAppearance(shown: boolean): void
  showAbout(shown: boolean): void
  dismissSettingsFault(): void
  dismissNoBackup(): void
  /** Cancels the work that waits for another program to release the library. */
  giveUpWaiting(): void
  /** If the library is not open: tries to open it, and reloads the window on success. */
  tryAgain(): void
  /** Shows the data folder in the system's file manager, if the host can. */
  showFolder(): void
  /** Dismisses the report about a repaired library, here and in the host; then shows the next one, if any. */
  dismissReport(): void
  /** Dismisses, here and in the host, the notice that the app ended without being closed. */
  dismissCrash(): void
}

export function startApp(
  host: Host,
  preferredLanguages: readonly string[],
  places: Places,
  journalOf: Kit['journalOf'],
  look: Look = defaultLook,
  reload: () => void = () => undefined,
  kept: PageStorage = keptInMemory(),
): App {
  const store = createStore(initialView(host.connection(), preferredLanguage(preferredLanguages), look))

  /** Shows an unexpected error. Without a connection it shows nothing: the notice about the connection says enough. */
  function report(error: unknown): void {
    if (host.connection() !== 'connected') return
    store.change((view) => {
      view.trouble = faultOf(error, host)
    })
  }

  function attempt(work: () => Promise<void>): void {
    work().catch(report)
  }

  const kit = { host, store, places, kept, journalOf, attempt }
  const games = libraryActions(kit)
  const backups = backupsActions(kit, games)
  const play = playActions(kit, games, go)
  const newGame = newGameActions(kit, games, play)
  const bench = benchActions(kit, play.enterAt, go)

  /** Leaves the table and shows another screen. (`play.open` shows the table.) */
  function go(place: Place, how: 'push' | 'replace' | 'already' = 'push'): void {
    play.leave()
    bench.endTrial()
    if (how !== 'already') places.note(place, how)
    store.change((view) => {
      view.place = place
      view.trouble = null
      view.games.unseal = null
      view.games.refused = null
      if (view.games.message?.what === 'fault') view.games.message = null
      view.drafts.fault = null
      if (place.at !== 'basket') view.games.trash = null
      if (place.at !== 'drafts-basket') view.drafts.trash = null
      if (place.at !== 'backups') view.backups.list = null
      if (place.at !== 'bench') view.bench = null
    })
    if (place.at === 'bench') bench.open(place.draft)
    if (place.at === 'drafts') bench.read()
    if (place.at === 'drafts-basket') bench.readTrash()
    if (place.at === 'basket') games.readTrash()
    if (place.at === 'backups') backups.read()
    if (store.get().campaigns === null) attempt(readCampaigns)
    else if (store.get().opened === null) attempt(openChosen)
  }

  /** Shows again the table that the page showed before. */
  function showTable({ game, draft }: Extract<Place, { at: 'table' }>): void {
    if (draft !== undefined) bench.resumeTrial(game, draft)
    play.open(game, undefined, 'replace')
  }

  /** Shows the place the page had before a reload; else the games, if there are any, or the campaigns. */
  function showFirstPlace(): void {
    const place = places.read()
    if (place?.at === 'table') {
      showTable(place)
      return
    }
    const hasGames = (store.get().games.games?.length ?? 0) > 0
    go(place ?? { at: hasGames ? 'games' : 'campaign' }, 'replace')
  }

  let hasStarted = false
  async function readEverything(): Promise<void> {
    const library = games.read()
    // A library that is not open is handled below.
    library.catch(() => undefined)
    const [settings, about] = await Promise.all([host.calls.settings.read(), host.calls.app.about()])
    store.change((view) => {
      view.trouble = null
      view.about = about
      view.language = settings.language ?? view.language
      view.look = lookFrom(settings)
      view.asking = settings.asking
      view.filmSettings = { film: settings.film, filmPace: settings.filmPace }
      view.chosen ??= settings.lastCampaign
    })
    // Without a library there is nothing else to read.
    if (about.notOpened !== null) return
    await library
    newGame.readOpponents()
    if (!hasStarted) {
      hasStarted = true
      showFirstPlace()
      return
    }
    await play.refreshAndWait()
    bench.lookAgain()
    if (store.get().play === null) await readCampaigns()
    else
      store.change((view) => {
        view.campaigns = null
      })
  }

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

  function showSettingsFault(fault: Fault | null): void {
    store.change((view) => {
      view.settingsFault = fault
    })
  }

  /** Follows whether work waits for another program, as long as the connection lasts. */
  async function followHeld(): Promise<void> {
    try {
      for await (const { held, noBackup } of await host.calls.app.held()) {
        store.change((view) => {
          view.held = held
          view.noBackup = noBackup
        })
      }
    } catch {
      // The connection is lost; following starts again with the next one.
    }
    store.change((view) => {
      view.held = false
    })
  }

  function saveSettings(change: SettingsChange): void {
    attempt(async () => {
      try {
        await host.calls.settings.write(change)
        showSettingsFault(null)
      } catch (error) {
        if (!isContractError(error)) throw error
        showSettingsFault(faultOf(error, host))
      }
    })
  }

  function begin(): void {
    attempt(readEverything)
    void followHeld()
  }

  host.onConnection((connection) => {
    store.change((view) => {
      view.connection = connection
    })
    if (connection === 'connected') begin()
  })
  if (host.connection() === 'connected') begin()

  places.on((place) => {
    if (place?.at === 'table') showTable(place)
    else go(place ?? { at: 'campaign' }, 'already')
  })

  return {
    store,
    kept,
    games,
    backups,
    newGame,
    bench,
    simulations: simulationsActions(kit),
    play,
    rules: rulesActions(kit),
    go,
    choose(key) {
      const entry = store.get().campaigns?.find((one) => campaignKey(one) === key)
      if (entry === undefined) return
      store.change((view) => {
        if (view.chosen !== key) view.opened = null
        view.chosen = key
      })
      if (store.get().place.at === 'campaign') attempt(openChosen)
      else go({ at: 'campaign' })
      if (entry.state === 'playable') saveSettings({ lastCampaign: entry.id })
    },
    readAgain() {
      attempt(readCampaigns)
    },
    readEverythingAgain() {
      store.change((view) => {
        view.trouble = null
      })
      attempt(readEverything)
    },
    setLanguage(language) {
      store.change((view) => {
        view.language = language
      })
      saveSettings({ language })
      attempt(drawOpened)
      bench.drawMap()
      if (store.get().play !== null) play.readWords()
    },
    setLook(change) {
      store.change((view) => {
        view.look = { ...view.look, ...change }
      })
      saveSettings(change)
    },
    setAsking(asking) {
      store.change((view) => {
        view.asking = asking
      })
      saveSettings({ asking })
    },
    showAppearance(shown) {
      store.change((view) => {
        view.appearanceShown = shown
      })
    },
    showAbout(shown) {
      store.change((view) => {
        view.aboutShown = shown
      })
    },
    dismissNoBackup() {
      store.change((view) => {
        view.noBackup = null
      })
    },
    dismissSettingsFault: () => showSettingsFault(null),
    giveUpWaiting() {
      attempt(async () => {
        await host.calls.app.giveUpWaiting()
      })
    },
    tryAgain() {
      attempt(async () => {
        store.change((view) => {
          view.trying = true
        })
        const { opened } = await host.calls.app.tryAgain().finally(() =>
          store.change((view) => {
            view.trying = false
          }),
        )
        if (opened) reload()
        else await readEverything()
      })
    },
    showFolder() {
      attempt(async () => {
        await host.calls.backups.showFolder()
      })
    },
    dismissCrash() {
      games.change({ crashRead: true })
      attempt(async () => {
        await host.calls.app.dismissCrash()
      })
    },
    dismissReport() {
      attempt(async () => {
        await host.calls.app.dismissReport()
        const about = await host.calls.app.about()
        store.change((view) => {
          view.about = about
        })
      })
    },
  }
}

const lookFrom = ({ textSize, theme, motion, sideColours }: Settings): Look => ({
  textSize,
  theme,
  motion,
  sideColours,
})

/** Whether the chosen campaign is shown there, with its map. */
const showsCampaign = ({ at }: Place): boolean => at === 'campaign' || at === 'simulations'
