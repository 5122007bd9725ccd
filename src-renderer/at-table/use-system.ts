import { createContext, useContext } from 'react'
import type { SystemWindow, SystemWindows } from '../system-ui/system-ui.ts'
import { useTable } from './use-play.ts'

/** The rule systems the window knows; main.tsx provides them. */
export const SystemsContext = createContext<SystemWindows | null>(null)

/** The window's part of the rule system of the game on the table. */
export function useSystem(): SystemWindow {
  const windows = useContext(SystemsContext)
  if (windows === null) throw new Error('useSystem needs a SystemsContext around it')
  return windows(useTable()?.system ?? '')
}
