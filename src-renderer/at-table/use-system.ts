import { createContext, useContext } from 'react'
import type { SystemWindow, SystemWindows } from '../system-ui/system-ui.ts'
import { useTable } from './use-play.ts'

/** The rule systems the window knows, handed down from where the window starts. */
export const SystemsContext = createContext<SystemWindows | null>(null)

/** The window's part of the rule system that is played. */
export function useSystem(): SystemWindow {
  const windows = useContext(SystemsContext)
  if (windows === null) throw new Error('this part is drawn outside the window')
  return windows(useTable()?.system ?? '')
}
