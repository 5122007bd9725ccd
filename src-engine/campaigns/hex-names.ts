import type { Title } from '../kernel/system/glance.ts'
import { both } from './problems.ts'

/** What hexes are called: by the names of the map, with their numbers where two would be alike; else by their numbers alone. */
export function hexNames(places: readonly { readonly hex: string; readonly name: Title }[]): (hex: string) => Title {
  const counts = Map.groupBy(places, ({ name }) => name.en)
  const names = new Map(
    places.map(({ hex, name: { en, fr } }) => [
      hex,
      (counts.get(en)?.length ?? 0) > 1 ? both(`${en} (${hex})`, `${fr} (${hex})`) : both(en, fr),
    ]),
  )
  return (hex) => names.get(hex) ?? both(hex, hex)
}
