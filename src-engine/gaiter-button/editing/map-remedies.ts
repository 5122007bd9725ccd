import { remedy } from '../../campaigns/editing/remedy-makers.ts'
import { putAt } from '../../campaigns/editing/loose.ts'
import type { Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { rosterOf } from './roster.ts'

/** The sign of latitude and longitude that makes a zone lie further out in each direction. */
const outward = {
  north: { lat: 1, lon: 0, fr: 'nord' },
  east: { lat: 0, lon: 1, fr: 'est' },
  south: { lat: -1, lon: 0, fr: 'sud' },
  west: { lat: 0, lon: -1, fr: 'ouest' },
} as const

/** The remedies for a fault of the map: puts the outermost zone on an edge that has none, with a road off the map. */
export function mapRemedies(files: CampaignFiles, { code, subject = '' }: Problem): readonly Remedy[] {
  if (code !== 'source-on-an-edge-without-zones') return []
  const edge = (['north', 'east', 'south', 'west'] as const).find((one) => one === subject)
  const { map } = rosterOf(files)
  if (edge === undefined || map === undefined) return []
  const { lat, lon, fr } = outward[edge]
  const far = (zone: { readonly lat: number; readonly lon: number }): number => zone.lat * lat + zone.lon * lon
  const index = map.zones.reduce((best, zone, at) => (far(zone) > far(map.zones[best]!) ? at : best), 0)
  const zone = map.zones[index]
  if (zone === undefined) return []
  return [
    remedy(`Let ${zone.name} lie on the ${edge} edge`, `Mettre ${zone.name} sur le bord ${fr}`, (open) => {
      putAt(open, `zones.${index}.edges`, [...(zone.edges ?? []), edge])
      if ((zone.exits ?? []).length === 0) putAt(open, `zones.${index}.exits`, [{ to: edge, way: 'road' }])
    }),
  ]
}
