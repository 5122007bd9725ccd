import type { Phrase } from '../../../kernel/system/glance.ts'
import type { MapEdge } from '../schemas/map-schema.ts'

/** Display names of the map edges. */
export const edgeWords: Readonly<Record<MapEdge, readonly [en: string, fr: string]>> = {
  north: ['north', 'nord'],
  east: ['east', 'est'],
  south: ['south', 'sud'],
  west: ['west', 'ouest'],
}

/** An edge in a message: its id in a file, its display name in a form. */
export function edgeNamed(edge: MapEdge): Phrase {
  const [en, fr] = edgeWords[edge]
  return { en: edge, fr: edge, atForm: { en: [en], fr: [fr] }, parts: [edge] }
}
