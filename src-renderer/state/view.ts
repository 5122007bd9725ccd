import type { CampaignEntry, OpenCampaign } from '../../src-main/contract/campaign.ts'
import type { About } from '../../src-main/contract/contract.ts'
import type { Language, Settings } from '../../src-main/contract/settings.ts'
import type { Connection } from '../host/host.ts'
import { type FilmTaste, usualFilm } from './film-view.ts'
import { type NewGameView, noNewGame } from './new-game-view.ts'
import { type GamesView, noGames } from './games-view.ts'
import type { Place } from './place.ts'
import type { PlayView } from './play-view.ts'

/** How the window is dressed, as it is kept. */
export type Look = Pick<Settings, 'textSize' | 'theme' | 'motion' | 'sideColours'>

/** All that the window shows, besides what the map's camera is doing. */
export type View = {
  readonly connection: Connection
  readonly language: Language
  readonly look: Look
  readonly lookShown: boolean
  readonly filmTaste: FilmTaste
  readonly about: About | null
  readonly aboutShown: boolean
  /** Null until the host has told them for the first time. */
  readonly campaigns: readonly CampaignEntry[] | null
  /** The key of the campaign that is looked at. */
  readonly chosen: string | null
  /** Its content, once it has been read. */
  readonly opened: OpenCampaign | null
  /** The last map that was drawn for a campaign, which may be another one than the one that is looked at. */
  readonly drawing: { readonly id: string; readonly language: Language; readonly svg: string } | null
  /** What the host said when a call failed that nobody expected to fail. */
  readonly trouble: string | null
  /** Which screen is shown. */
  readonly place: Place
  readonly games: GamesView
  readonly newGame: NewGameView
  /** The game on the table. */
  readonly play: PlayView | null
}

export const languages = ['en', 'fr'] as const satisfies readonly Language[]

/** What there is to choose from, in the order in which it is offered. */
export const looks: { readonly [Part in keyof Look]: readonly Look[Part][] } = {
  textSize: [100, 125, 150, 200],
  theme: ['system', 'paper', 'lamplight'],
  motion: ['system', 'reduce'],
  sideColours: ['period', 'clear'],
}
export const usualLook: Look = { textSize: 100, theme: 'system', motion: 'system', sideColours: 'period' }

export function initialView(connection: Connection, language: Language, look: Look): View {
  return {
    connection,
    language,
    look,
    lookShown: false,
    filmTaste: usualFilm,
    about: null,
    aboutShown: false,
    campaigns: null,
    chosen: null,
    opened: null,
    drawing: null,
    trouble: null,
    place: { at: 'campaign' },
    games: noGames,
    newGame: noNewGame,
    play: null,
  }
}

/** Whole campaigns go by their id; a broken one by its folder, because it may have no id or somebody else's. */
export function keyOf(entry: CampaignEntry): string {
  return entry.state === 'whole' ? entry.id : entry.folder
}

/** The first language of the system that the window speaks. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languages.find((one) => tag.toLowerCase().split('-')[0] === one)
    if (language !== undefined) return language
  }
  return 'en'
}
