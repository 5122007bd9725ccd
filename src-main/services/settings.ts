import { Settings, type SettingsChange } from '../contract/settings.ts'
import { writeOrDeny } from '../wording/denial.ts'
import type { SettingsTable } from '../library/tables/settings-table.ts'

export type SettingsService = {
  read(): Settings
  write(change: SettingsChange): Settings
  /** Notes that a game was opened. */
  played(game: number): void
}

/** Maximum length of the list of last games. */
const MOST = 10

const initial: Settings = {
  language: null,
  textSize: 100,
  theme: 'system',
  motion: 'system',
  sideColours: 'period',
  film: 'always',
  filmPace: 'normal',
  asking: 'choices',
  lastCampaign: null,
  lastGames: [],
}

export function settingsService(table: SettingsTable): SettingsService {
  return {
    read() {
      // An invalid or missing value counts as never chosen: a setting is no reason to fail.
      const kept = Object.keys(Settings.shape).flatMap((name) => {
        const value = table.get(name)
        return isSetting(name) && Settings.shape[name].safeParse(value).success ? [[name, value]] : []
      })
      return Settings.parse({ ...initial, ...Object.fromEntries(kept) })
    },
    write(change) {
      writeOrDeny(() => table.put(change))
      return this.read()
    },
    played(game) {
      const others = this.read().lastGames.filter((one) => one !== game)
      table.put({ lastGames: [game, ...others].slice(0, MOST) })
    },
  }
}

const isSetting = (name: string): name is keyof Settings => name in Settings.shape
