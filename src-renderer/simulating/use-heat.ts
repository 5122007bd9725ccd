import { useMemo } from 'react'
import type { KeptSimulations, SetUpPlayed } from '../../src-main/contract/simulations.ts'
import { noOverlay, type Overlay, type ZoneNote } from '../map/board/overlay.ts'
import { useView } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'

/** The shown result: the chosen one, by default the first of the list. */
export function useShownResult(): KeptSimulations['list'][number] | null {
  const kept = useView((view) => view.simulations.kept)
  const shown = useView((view) => view.simulations.shown)
  return kept?.list.find(({ simulated }) => simulated.id === shown) ?? kept?.list[0] ?? null
}

/**
 * An overlay of the places of combat: a ring for the most contested, a wash for the others, with the turns per game.
 */
export function useHeat(): Overlay {
  const shown = useShownResult()
  const { exact } = useFigures()
  const places = shown?.simulated.played.places
  return useMemo(
    () => (places === undefined ? noOverlay : { ...noOverlay, zones: heatOf(places, exact) }),
    [places, exact],
  )
}

/** Marks each place by its share of the turns of the most contested place. */
export function heatOf(places: SetUpPlayed['places'], told: (turns: number) => string): ZoneNote[] {
  const hottest = Math.max(...places.map(({ turns }) => turns), 0)
  return places.flatMap(({ place, turns }): ZoneNote[] => {
    const share = hottest === 0 ? 0 : turns / hottest
    if (share > 2 / 3) return [{ id: place, tone: 'bad', label: told(turns) }]
    if (share > 1 / 3) return [{ id: place, tone: 'target', soft: true, label: told(turns) }]
    return turns > 0 ? [{ id: place, tone: 'quiet', soft: true }] : []
  })
}
