import { Settings, type SettingsChange } from '../contract/settings.ts'
import type { SettingsTable } from '../library/settings-table.ts'

export type SettingsService = {
  read(): Settings
  write(change: SettingsChange): Settings
  /** A game was laid on the table. */
  played(game: number): void
}

/** How many games are remembered as the last ones. */
const MOST = 10

const initial: Settings = { language: null, textSize: 100, lastCampaign: null, lastGames: [] }

export function settingsService(table: SettingsTable): SettingsService {
  return {
    read() {
      return {
        language: valueOr(Settings.shape.language.safeParse(table.get('language')), initial.language),
        textSize: valueOr(Settings.shape.textSize.safeParse(table.get('textSize')), initial.textSize),
        lastCampaign: valueOr(Settings.shape.lastCampaign.safeParse(table.get('lastCampaign')), initial.lastCampaign),
        lastGames: valueOr(Settings.shape.lastGames.safeParse(table.get('lastGames')), initial.lastGames),
      }
    },
    write(change) {
      table.put(change)
      return this.read()
    },
    played(game) {
      const others = this.read().lastGames.filter((one) => one !== game)
      table.put({ lastGames: [game, ...others].slice(0, MOST) })
    },
  }
}

/** A value from another version that is not understood counts as never chosen: a setting is no reason to fail. */
function valueOr<T>(parsed: { success: true; data: T } | { success: false }, otherwise: T): T {
  return parsed.success ? parsed.data : otherwise
}
