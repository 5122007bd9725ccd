import { useSyncExternalStore } from 'react'
import { isLamplit, onSystemLight } from '../../parts/look.ts'
import { useView } from '../../state/use-app.ts'
import { daylight, lamplight, type Palette } from './palette.ts'

/** The map's colours for the current theme. */
export function usePalette(): Palette {
  const theme = useView((view) => view.look.theme)
  return useSyncExternalStore(onSystemLight, () => (isLamplit(theme) ? lamplight : daylight))
}
