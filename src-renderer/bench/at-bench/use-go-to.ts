import { useApp } from '../../state/use-app.ts'
import { useAtBench } from './at-bench.ts'
import { pointIn } from './on-table.ts'

/** Chooses things, and shows them or the places on the map. */
export function useGoTo(): (things: readonly string[], places: readonly string[]) => void {
  const app = useApp()
  const { things: known, placements, map } = useAtBench()
  return (things, places) => {
    const there = things.filter((id) => known.has(id))
    if (there.length > 0) app.bench.select(there)
    const [first] = there.filter((id) => pointIn(placements.get(id)?.place) !== undefined)
    if (first !== undefined) {
      map.current?.goTo({ kind: 'piece', id: first })
      return
    }
    const place = places[0] ?? there.flatMap((id) => placements.get(id)?.place ?? [])[0]
    if (place !== undefined) map.current?.goTo({ kind: 'zone', id: place })
  }
}
