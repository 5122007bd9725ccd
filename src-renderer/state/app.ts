import type { Host } from '../host/host.ts'
import { type Appearance, appearanceActions, lookFrom } from './appearance.ts'
import { campaignActions } from './campaigns.ts'
import { faultOf, type Kit } from './kit/kit.ts'
import { type NewGameActions, newGameActions } from './new-game.ts'
import { type Notices, noticeActions } from './notices.ts'
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
export type App = Appearance &
  Notices & {
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
  const { readCampaigns, openChosen, drawOpened } = campaignActions(kit)
  const { appearance, saveSettings } = appearanceActions(kit)
  const { notices, followHeld } = noticeActions(kit, { games, reload, readEverything })

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
    ...appearance,
    ...notices,
  }
}
