import type { Phrase } from '../../../kernel/system/glance.ts'
import type { MapEdge } from '../schemas/map-schema.ts'

/** What the edges of the map are called where somebody reads them. */
export const edgeWords: Readonly<Record<MapEdge, readonly [en: string, fr: string]>> = {
  north: ['north', 'nord'],
  east: ['east', 'est'],
  south: ['south', 'sud'],
  west: ['west', 'ouest'],
}

/** An edge in a sentence: as it stands in the files, and by its name at a form. */
export function edgeNamed(edge: MapEdge): Phrase {
  const [en, fr] = edgeWords[edge]
  return { en: edge, fr: edge, atForm: { en: [en], fr: [fr] }, parts: [edge] }
}
