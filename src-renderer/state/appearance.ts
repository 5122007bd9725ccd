import type { Settings, SettingsChange } from '../../src-main/contract/settings.ts'
import { faultOf, isContractError, type Kit } from './kit/kit.ts'
import type { Fault } from './known/games-view.ts'
import type { Look, View } from './known/view.ts'

export type Appearance = {
  /** Changes a part of how the window looks, and saves it. */
  setLook(change: Partial<Look>): void
  /** Chooses which questions the player is asked, and saves the choice. */
  setAsking(asking: View['asking']): void
  showAppearance(shown: boolean): void
  showAbout(shown: boolean): void
  dismissSettingsFault(): void
}

/** How the window looks and what it asks; `saveSettings` is for settings that are changed elsewhere. */
export function appearanceActions({ host, store, attempt }: Kit): {
  appearance: Appearance
  saveSettings(change: SettingsChange): void
} {
  function showSettingsFault(fault: Fault | null): void {
    store.change((view) => {
      view.settingsFault = fault
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

  const appearance: Appearance = {
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
    dismissSettingsFault: () => showSettingsFault(null),
  }
  return { appearance, saveSettings }
}

/** The part of the settings that says how the window looks. */
export const lookFrom = ({ textSize, theme, motion, sideColours }: Settings): Look => ({
  textSize,
  theme,
  motion,
  sideColours,
})
