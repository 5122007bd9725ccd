import type { Spot } from '../../map/board/board.ts'
import { useAtBench } from './at-bench.ts'
import { placeOnTable } from './on-table.ts'

/** The place under a point of the window; on a measured table the point itself. Undefined off the map. */
export function usePlaceUnder(): (at: Spot) => string | undefined {
  const { map, index } = useAtBench()
  const table = index?.board.ofTable
  return (at) => {
    if (table === undefined) return map.current?.placeAt(at)
    const spot = map.current?.spotAt(at)
    return spot && placeOnTable(table, spot)
  }
}
