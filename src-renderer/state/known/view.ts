import type { CampaignEntry, OpenCampaign } from '../../../src-main/contract/campaign.ts'
import type { About } from '../../../src-main/contract/app-calls.ts'
import type { Language, Settings } from '../../../src-main/contract/settings.ts'
import type { FaultText } from '../../../src-main/contract/words.ts'
import type { Connection } from '../../host/host.ts'
import { type BackupsView, noBackups } from './backups-view.ts'
import { type BenchView, type DraftsView, noDrafts } from './bench-view.ts'
import { type FilmSettings, defaultFilm } from './film-view.ts'
import { type NewGameView, noNewGame } from './new-game-view.ts'
import { type Fault, type GamesView, noGames } from './games-view.ts'
import type { Place } from './place.ts'
import type { PlayView } from './play-view.ts'
import { noSimulations, type SimulationsView } from './simulations-view.ts'

/** How the window looks; saved with the settings. */
export type Look = Pick<Settings, 'textSize' | 'theme' | 'motion' | 'sideColours'>

/** Everything the window shows, except the map's camera. */
export type View = {
  readonly connection: Connection
  readonly language: Language
  readonly look: Look
  readonly appearanceShown: boolean
  readonly filmSettings: FilmSettings
  /** Which questions the player is asked. */
  readonly asking: Settings['asking']
  readonly about: About | null
  readonly aboutShown: boolean
  /** Null until the host has listed them for the first time. */
  readonly campaigns: readonly CampaignEntry[] | null
  /** The key of the selected campaign (see campaignKey). */
  readonly chosen: string | null
  /** The content of the selected campaign, once it has been read. */
  readonly opened: OpenCampaign | null
  /** The map drawn last; it may be of another campaign than the selected one. */
  readonly drawing: { readonly id: string; readonly language: Language; readonly svg: string } | null
  /** Why the last change of settings could not be saved. */
  readonly settingsFault: Fault | null
  /** Why no backup of the library can be made; shown once. */
  readonly noBackup: FaultText | null
  /** Work waits for another program to release the library. */
  readonly held: boolean
  /** The library is not open, and the window is trying to open it again. */
  readonly trying: boolean
  /** An unexpected error. */
  readonly trouble: Fault | null
  readonly place: Place
  readonly games: GamesView
  readonly backups: BackupsView
  readonly newGame: NewGameView
  readonly drafts: DraftsView
  readonly simulations: SimulationsView
  /** The draft on the bench; it stays there while a game of it is tried. */
  readonly bench: BenchView | null
  /** The game on the table. */
  readonly play: PlayView | null
}

export const languages = ['en', 'fr'] as const satisfies readonly Language[]

/** The choices for each part of the look, in the order the dialog offers them. */
export const lookChoices: { readonly [Part in keyof Look]: readonly Look[Part][] } = {
  textSize: [100, 125, 150, 200],
  theme: ['system', 'paper', 'lamplight'],
  motion: ['system', 'reduce'],
  sideColours: ['period', 'clear'],
}
export const defaultLook: Look = { textSize: 100, theme: 'system', motion: 'system', sideColours: 'period' }

export function initialView(connection: Connection, language: Language, look: Look): View {
  return {
    connection,
    language,
    look,
    appearanceShown: false,
    filmSettings: defaultFilm,
    asking: 'choices',
    about: null,
    aboutShown: false,
    campaigns: null,
    chosen: null,
    opened: null,
    drawing: null,
    settingsFault: null,
    noBackup: null,
    held: false,
    trying: false,
    trouble: null,
    place: { at: 'campaign' },
    games: noGames,
    backups: noBackups,
    newGame: noNewGame,
    drafts: noDrafts,
    simulations: noSimulations,
    bench: null,
    play: null,
  }
}

/** The key of a campaign in the window: its id; for a broken one its folder, as its id may be missing or another's. */
export const campaignKey = ({ id }: CampaignEntry): string => id

/** The first of the system's languages that the window speaks. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languages.find((one) => tag.toLowerCase().split('-')[0] === one)
    if (language !== undefined) return language
  }
  return 'en'
}
