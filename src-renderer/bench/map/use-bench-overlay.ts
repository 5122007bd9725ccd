import { useMemo } from 'react'
import type { MapMarch } from '../../map/board/march-arrows.ts'
import { layered, noOverlay, type Overlay, type ZoneNote } from '../../map/board/overlay.ts'
import { shortestWays } from '../../map/tools/shortest-way.ts'
import { useHeat } from '../../simulating/use-heat.ts'
import { useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useCarrying } from '../at-bench/carrying.ts'

const noMarches: readonly MapMarch[] = []

/** What lies over the map: places that will not do for what is carried, faults, what is pointed at in a list. */
export function useBenchOverlay(unfit: ReadonlyMap<string, string>): Overlay {
  const { placements } = useAtBench()
  const faults = useView((view) => view.bench?.faults ?? null)
  const lit = useView((view) => view.bench?.lit ?? null)
  const over = useCarrying((carrying) => carrying?.over ?? null)
  const heat = useHeat()
  const isHeatSeen = useView((view) => view.bench?.part === 'balance')
  const isCarrying = useCarrying((carrying) => carrying !== null)

  const faulty = useMemo((): ZoneNote[] => {
    const wrong = (faults?.faults ?? []).filter(({ problem }) => problem.severity === 'error')
    const places = wrong.flatMap(({ places: named, things }) => [
      ...named,
      ...things.flatMap((thing) => placements.get(thing)?.place ?? []),
    ])
    return [...new Set(places)].map((id) => ({ id, tone: 'bad' }))
  }, [faults, placements])

  return useMemo(() => {
    const shut = isCarrying ? [...unfit.keys()].map((id): ZoneNote => ({ id, tone: 'bad', soft: true })) : []
    const held: ZoneNote[] = over === null ? [] : [{ id: over, tone: unfit.has(over) ? 'bad' : 'chosen' }]
    const pointed = (lit?.places ?? []).map((id): ZoneNote => ({ id, tone: 'reach' }))
    return layered(
      isHeatSeen && !isCarrying ? heat : noOverlay,
      { ...noOverlay, zones: isCarrying ? shut : faulty },
      { ...noOverlay, zones: [...pointed, ...held] },
    )
  }, [isCarrying, unfit, over, lit, faulty, heat, isHeatSeen])
}

/** Arrows from where things stood to where they stand, while the difference is looked at. */
export function useMoves(): readonly MapMarch[] {
  const { index, things, setting } = useAtBench()
  const difference = useView((view) => (view.bench?.part === 'difference' ? view.bench.difference : null))
  const wayBetween = useMemo(
    () => (index === null || difference === null ? null : shortestWays(index.board)),
    [index, difference],
  )
  return useMemo(() => {
    if (difference === null || wayBetween === null) return noMarches
    return difference.moved.flatMap(({ thing, was, is }): MapMarch[] => {
      const way = was === null || is === null ? undefined : wayBetween(was, is)?.places
      const side = things.get(thing)?.side === 1 ? 1 : 0
      return way === undefined ? [] : [{ way, tone: setting.dress[side], isHollow: false }]
    })
  }, [difference, wayBetween, things, setting])
}
