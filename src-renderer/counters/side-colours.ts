import { createContext } from 'react'
import type { SideColours } from '../../src-main/contract/settings.ts'

/** Which colours the sides wear in the window. */
export const SideColoursContext = createContext<SideColours>('period')
