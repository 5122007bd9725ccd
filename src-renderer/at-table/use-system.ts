import { createContext, useContext, useMemo } from 'react'
import type { Setting } from '../../src-main/contract/games.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import type { SystemWindow, SystemWindows } from '../system-ui/system-ui.ts'
import { useText, useView } from '../state/use-app.ts'
import type { Period } from '../text/reference/chronicle.en.ts'
import { usePlay, useTable } from './use-play.ts'

/** The rule systems the window knows; main.tsx provides them. */
export const SystemsContext = createContext<SystemWindows | null>(null)

/** The window's part of the rule system of the game on the table. */
export function useSystem(): SystemWindow {
  const windows = useContext(SystemsContext)
  if (windows === null) throw new Error('useSystem needs a SystemsContext around it')
  return windows(useTable()?.system ?? '')
}

/** The names of a turn of the game on the table. */
export function usePeriod(): Period {
  const { chronicle } = useSystem()
  const language = useView((view) => view.language)
  const { period } = useText().chronicle
  return chronicle?.period?.[language] ?? period
}

const noEntries: Setting['entries'] = {}

/** How the journal of the game in play is sorted. */
export function useSystemJournal(): SystemJournal {
  const { journal } = useSystem()
  const entries = usePlay((play) => play.setting?.entries ?? noEntries, noEntries)
  return useMemo(() => ({ ...journal, entries }), [journal, entries])
}
