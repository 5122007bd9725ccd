import { useMemo } from 'react'
import type { MapMarch } from '../../map/board/march-arrows.ts'
import { layered, noOverlay, type Overlay, type TableNote, type ZoneNote } from '../../map/board/overlay.ts'
import { shortestWays } from '../../map/tools/shortest-way.ts'
import { useHeat } from '../../simulating/use-heat.ts'
import { useView } from '../../state/use-app.ts'
import type { Piece } from '../../counters/piles.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { pointIn } from '../at-bench/on-table.ts'
import { useDragState } from '../at-bench/drag-state.ts'

const noMarches: readonly MapMarch[] = []

/** The overlay of the map: places unfit for the dragged things, faults, and things pointed at in a list. */
export function useBenchOverlay(unfit: ReadonlyMap<string, string>): Overlay {
  const { placements } = useAtBench()
  const faults = useView((view) => view.bench?.faults ?? null)
  const lit = useView((view) => view.bench?.lit ?? null)
  const over = useDragState((carrying) => carrying?.over ?? null)
  const heat = useHeat()
  const isHeatSeen = useView((view) => view.bench?.part === 'balance')
  const isCarrying = useDragState((carrying) => carrying !== null)
  const notes = useTableNotes(unfit)

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
      { ...noOverlay, zones: [...pointed, ...held], notes },
    )
  }, [isCarrying, unfit, over, lit, faulty, heat, isHeatSeen, notes])
}

const nothing: readonly string[] = []
/** The radius in inches of the ring that shows a unit not on the table yet. */
const seenAs = 2

/** The notes over a measured table: the playing area, units with faults, and the dragged units where they would stand. */
function useTableNotes(unfit: ReadonlyMap<string, string>): readonly TableNote[] {
  const { draft, pieces, placements, setUpTable, index } = useAtBench()
  const faults = useView((view) => view.bench?.faults ?? null)
  const difference = useView((view) => (view.bench?.part === 'difference' ? view.bench.difference : null))
  const carried = useDragState((carrying) => carrying?.things ?? nothing)
  const over = useDragState((carrying) => carrying?.over ?? null)
  return useMemo(() => {
    const inch = index?.board.ofTable?.inch
    if (inch === undefined) return []
    const played = setUpTable?.notesOf(draft.sheets) ?? []
    const wrong = (faults?.faults ?? []).filter(({ problem }) => problem.severity === 'error')
    const about = new Set(wrong.flatMap(({ things }) => things))
    const rims = pieces.flatMap((piece) => (about.has(piece.id) ? rimOf(piece, 'bad', inch / 4) : []))
    const ways = (difference?.moved ?? []).flatMap(({ was, is }): TableNote[] => {
      const [from, to] = [pointIn(was), pointIn(is)]
      return from === undefined || to === undefined ? [] : [{ is: 'line', tone: 'chosen', from, to, dashed: true }]
    })
    const to = pointIn(over)
    const from = pointIn(placements.get(carried[0] ?? '')?.place)
    const tone = over !== null && unfit.has(over) ? 'bad' : 'good'
    const ghosts = carried.flatMap((id): TableNote[] => {
      const piece = pieces.find((one) => one.id === id)
      if (to === undefined) return []
      if (piece?.base === undefined || from === undefined)
        return [{ is: 'ring', at: to, half: [0, 0], bearing: 0, radius: seenAs * inch, tone }]
      const [x, y] = piece.base.at
      return rimOf(piece, tone, 0, [x + to[0] - from[0], y + to[1] - from[1]])
    })
    return [...played, ...rims, ...ways, ...ghosts]
  }, [draft, pieces, placements, setUpTable, index, faults, difference, carried, over, unfit])
}

/** The rim of a counter on a measured table, `radius` outside it; `at`: its position, by default the current one. */
function rimOf({ base }: Piece, tone: TableNote['tone'], radius: number, at = base?.at): TableNote[] {
  if (base === undefined || at === undefined) return []
  const { shape, bearing } = base
  if (shape.is === 'disc') return [{ is: 'ring', at, half: [0, 0], bearing, radius: shape.radius + radius, tone }]
  const [left = at, right = at, back = at] = shape.outline
  const between = ([ax, ay]: typeof left, [bx, by]: typeof left): number => Math.hypot(ax - bx, ay - by) / 2
  return [{ is: 'ring', at, half: [between(left, right), between(right, back)], bearing, radius, tone }]
}

/** Arrows from the former to the current places of things, while the difference is shown. */
export function useMoves(): readonly MapMarch[] {
  const { index, things, setting } = useAtBench()
  const difference = useView((view) => (view.bench?.part === 'difference' ? view.bench.difference : null))
  const wayBetween = useMemo(
    () =>
      index === null || difference === null || index.board.ofTable !== undefined ? null : shortestWays(index.board),
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
