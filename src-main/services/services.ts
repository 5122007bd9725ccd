import type { About } from '../contract/app-calls.ts'
import type { BackupsService } from './backups.ts'
import type { CampaignsService } from './campaigns.ts'
import type { DraftsService } from './drafts/drafts.ts'
import type { GamesService } from './games.ts'
import type { HeldLibrary } from './held-library.ts'
import type { LibraryService } from './library.ts'
import type { OpponentsService } from './opponents.ts'
import type { SettingsService } from './settings.ts'
import type { SimulationsService } from './simulations/simulations.ts'
import type { ImportExportService } from './import-export.ts'

/** All services behind the contract's router. */
export type Services = {
  readonly about: () => About
  /** Tries to open the library again; returns whether it is open now. */
  readonly tryAgain: () => boolean
  readonly dismissReport: () => void
  readonly dismissCrash: () => void
  readonly held: HeldLibrary
  readonly campaigns: CampaignsService
  readonly library: LibraryService
  readonly importExport: ImportExportService
  readonly backups: BackupsService
  readonly games: GamesService
  readonly drafts: DraftsService
  readonly opponents: OpponentsService
  readonly simulations: SimulationsService
  readonly settings: SettingsService
  /** The words of a rule system in a language; undefined for an unknown system. */
  readonly words: (system: string, language: 'en' | 'fr') => Record<string, string> | undefined
}
