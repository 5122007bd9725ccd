import type { Title } from '../kernel/system/glance.ts'
import { both } from './problems.ts'

/** Names of hexes: the names on the map, with the hex number if two would be equal; otherwise the number alone. */
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
