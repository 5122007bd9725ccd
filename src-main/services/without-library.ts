import type { About } from '../contract/app-calls.ts'
import type { SettingsTable } from '../library/tables/settings-table.ts'
import { denial } from '../wording/denial.ts'
import type { Problem } from '../wording/problem.ts'
import { whyNot } from '../wording/why-not.ts'
import { HeldLibrary } from './held-library.ts'
import type { Services } from './services.ts'
import { settingsService } from './settings.ts'

interface WithoutLibrary {
  /** The present problem, which can be different after another attempt. */
  readonly problem: () => Problem
  readonly app: Pick<About, 'name' | 'version' | 'host' | 'dataFolder'>
  readonly table: SettingsTable
  readonly tryAgain: () => boolean
  readonly showFile?: (file: string) => void
}

/** The services when the library cannot be opened: they report why, and what to do; everything else is denied. */
export function withoutLibrary({ problem, app, table, tryAgain, showFile }: WithoutLibrary): Services {
  return {
    about: () => ({ ...app, repaired: null, unreadReports: [], crashed: null, notOpened: problem().said }),
    tryAgain,
    held: new HeldLibrary(() => false),
    settings: settingsService(table),
    dismissReport: deny,
    dismissCrash: deny,
    words: deny,
    campaigns: nothing(),
    library: nothing(),
    importExport: nothing(),
    games: nothing(),
    drafts: nothing(),
    opponents: nothing(),
    simulations: nothing(),
    backups: {
      ...nothing<Services['backups']>(),
      showFolder() {
        showFile?.(app.dataFolder)
        return { folder: app.dataFolder, shown: showFile !== undefined }
      },
    },
  }
}

/** Keeps settings in memory, while the window is open. */
export function settingsInMemory(): SettingsTable {
  const kept = new Map<string, unknown>()
  return {
    get: (name) => kept.get(name),
    put(values) {
      for (const [name, value] of Object.entries(values)) if (value !== undefined) kept.set(name, value)
    },
  }
}

const deny = (): never => {
  throw denial('NOT_NOW', whyNot.noLibrary)
}

/** A service that denies every call. */
const nothing = <Service extends object>(): Service => new Proxy({}, { get: () => deny }) as Service // for any call
