import { useSyncExternalStore } from 'react'
import { daylight, lamplight, type Palette } from './palette.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(tell: () => void): () => void {
  dark.addEventListener('change', tell)
  return () => dark.removeEventListener('change', tell)
}

/** The map's colours, as the system prefers them. */
export function usePalette(): Palette {
  return useSyncExternalStore(subscribe, () => (dark.matches ? lamplight : daylight))
}
