import { createContext } from 'react'
import type { SideColours } from '../../src-main/contract/settings.ts'

/** The chosen colours of the sides in the window. */
export const SideColoursContext = createContext<SideColours>('period')
