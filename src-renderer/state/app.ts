import { isDefinedError, safe } from '@orpc/client'
import type { Settings, SettingsChange } from '../../src-main/contract/settings.ts'
import type { Host } from '../host/host.ts'
import type { Kit } from './kit.ts'
import { type NewGameActions, newGameActions } from './new-game.ts'
import { type Rules, rulesOf } from './rules-at-hand.ts'
import { type Games, gamesOf } from './games.ts'
import type { Place, Places } from './place.ts'
import { type Play, playOf } from './play.ts'
import { createStore, type Store } from './store.ts'
import { initialView, keyOf, languageOf, type Look, usualLook, type View } from './view.ts'

/** The view and what can be done with it. */
export type App = {
  readonly store: Store<View>
  readonly games: Games
  readonly newGame: NewGameActions
  readonly play: Play
  readonly rules: Rules
  go(place: Place): void
  choose(key: string): void
  readAgain(): void
  setLanguage(language: View['language']): void
  /** Dresses the window otherwise: what is not named stays as it is. */
  dress(change: Partial<Look>): void
  showLook(shown: boolean): void
  showAbout(shown: boolean): void
}

export function startApp(
  host: Host,
  preferredLanguages: readonly string[],
  places: Places,
  journalOf: Kit['journalOf'],
  look: Look = usualLook,
): App {
  const store = createStore(initialView(host.connection(), languageOf(preferredLanguages), look))

  /** A call that breaks off because the host is gone needs no words of its own: the connection has them. */
  function report(error: unknown): void {
    if (host.connection() !== 'connected') return
    store.change((view) => {
      view.trouble = error instanceof Error ? error.message : String(error)
    })
  }

  function attempt(work: () => Promise<void>): void {
    work().catch(report)
  }

  const kit = { host, store, places, journalOf, attempt }
  const games = gamesOf(kit)
  const play = playOf(kit, games, go)
  const newGame = newGameActions(kit, games, play)

  /** Shows a screen; the table is shown by laying a game on it. */
  function go(place: Place, how: 'push' | 'replace' | 'already' = 'push'): void {
    play.leave()
    if (how !== 'already') places.note(place, how)
    store.change((view) => {
      view.place = place
      view.games.unseal = null
      if (place.at !== 'basket') view.games.basket = null
    })
    if (place.at === 'basket') games.readBasket()
  }

  /** Where the page was when it was loaded again; else where a player would want to begin. */
  function firstPlace(): void {
    const place = places.read()
    if (place?.at === 'table') {
      play.open(place.game, undefined, 'replace')
      return
    }
    const some = (store.get().games.games?.length ?? 0) > 0
    go(place ?? { at: some ? 'games' : 'campaign' }, 'replace')
  }

  let begun = false
  async function readEverything(): Promise<void> {
    const [settings, about] = await Promise.all([host.calls.settings.read(), host.calls.app.about()])
    store.change((view) => {
      view.trouble = null
      view.about = about
      view.language = settings.language ?? view.language
      view.look = lookIn(settings)
      view.filmTaste = { film: settings.film, filmPace: settings.filmPace }
      view.chosen ??= settings.lastCampaign
    })
    await games.read()
    newGame.readOpponents()
    if (begun) await play.again()
    else firstPlace()
    begun = true
    await readCampaigns()
  }

  async function readCampaigns(): Promise<void> {
    const campaigns = await host.calls.campaigns.list()
    store.change((view) => {
      view.campaigns = campaigns
      const still = campaigns.some((entry) => keyOf(entry) === view.chosen)
      if (!still) {
        const first = campaigns.find((entry) => entry.state === 'whole') ?? campaigns[0]
        view.chosen = first === undefined ? null : keyOf(first)
      }
      if (view.opened?.campaign.id !== view.chosen) view.opened = null
    })
    await openChosen()
  }

  async function openChosen(): Promise<void> {
    const { campaigns, chosen } = store.get()
    const entry = campaigns?.find((one) => keyOf(one) === chosen)
    if (entry?.state !== 'whole') return
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
    // Its files have changed since the list was read: the list as it is now says what is wrong.
    const listed = await host.calls.campaigns.list()
    store.change((view) => {
      view.campaigns = listed
      view.opened = null
      view.chosen = null
    })
  }

  /** Asks for the map in the language of the window; until it comes, the one that is there stays. */
  async function drawOpened(): Promise<void> {
    const { opened, language } = store.get()
    if (opened?.board?.kind !== 'zones' || opened.board.sheet === null) return
    const { id } = opened.campaign
    const { svg } = await host.calls.campaigns.draw({ id, language })
    const now = store.get()
    if (now.opened?.campaign.id !== id || now.language !== language) return
    store.change((view) => {
      view.drawing = { id, language, svg }
    })
  }

  function keep(change: SettingsChange): void {
    attempt(async () => {
      await host.calls.settings.write(change)
    })
  }

  host.onConnection((connection) => {
    store.change((view) => {
      view.connection = connection
    })
    if (connection === 'connected') attempt(readEverything)
  })
  if (host.connection() === 'connected') attempt(readEverything)

  places.on((place) => {
    if (place?.at === 'table') play.open(place.game, undefined, 'replace')
    else go(place ?? { at: 'campaign' }, 'already')
  })

  return {
    store,
    games,
    newGame,
    play,
    rules: rulesOf(kit),
    go,
    choose(key) {
      const entry = store.get().campaigns?.find((one) => keyOf(one) === key)
      if (entry === undefined) return
      store.change((view) => {
        if (view.chosen !== key) view.opened = null
        view.chosen = key
      })
      if (store.get().place.at !== 'campaign') go({ at: 'campaign' })
      attempt(openChosen)
      if (entry.state === 'whole') keep({ lastCampaign: entry.id })
    },
    readAgain() {
      attempt(readCampaigns)
    },
    setLanguage(language) {
      store.change((view) => {
        view.language = language
      })
      keep({ language })
      attempt(drawOpened)
      if (store.get().play !== null) play.readWords()
    },
    dress(change) {
      store.change((view) => {
        view.look = { ...view.look, ...change }
      })
      keep(change)
    },
    showLook(shown) {
      store.change((view) => {
        view.lookShown = shown
      })
    },
    showAbout(shown) {
      store.change((view) => {
        view.aboutShown = shown
      })
    },
  }
}

const lookIn = ({ textSize, theme, motion, sideColours }: Settings): Look => ({ textSize, theme, motion, sideColours })
