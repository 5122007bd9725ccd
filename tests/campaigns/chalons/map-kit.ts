import { geometrySchema, type Geometry } from '#engine/gaiter-button/campaign/schemas/geometry-schema.ts'
import { checkMap } from '#engine/gaiter-button/campaign/checks/map-checks.ts'
import {
  type CampaignMap,
  type MapConnection,
  mapSchema,
  type MapZone,
} from '#engine/gaiter-button/campaign/schemas/map-schema.ts'
import { Problems } from '#engine/campaigns/problems.ts'
import { chalonsFiles } from './files.ts'

const files = chalonsFiles()

/** A map of one's own each time: tests may spoil it. */
export const chalonsMap = (): CampaignMap => mapSchema.parse(structuredClone(files['map.json']))
export const chalonsGeometry = (): Geometry => geometrySchema.parse(structuredClone(files['geometry.json']))

export function problemsOf(map: CampaignMap): string[] {
  const problems = new Problems()
  checkMap(map, 'map.json', problems)
  return problems.all.map(({ severity, path, message }) => `${severity} ${path}: ${message}`)
}

export function zoneOf(map: CampaignMap, name: string): MapZone {
  const found = map.zones.find((zone) => zone.name === name)
  if (!found) throw new Error(`No zone is named ${name}.`)
  return found
}

export function connectionOf(map: CampaignMap, one: string, other: string): MapConnection {
  const ends = [zoneOf(map, one).id, zoneOf(map, other).id]
  const found = map.connections.find(({ a, b }) => ends.includes(a) && ends.includes(b))
  if (!found) throw new Error(`${one} and ${other} are not connected.`)
  return found
}

/** The ids that can be come to from one, over the connections that a test lets pass. */
export function reached(map: CampaignMap, from: string, pass: (connection: MapConnection) => boolean): Set<string> {
  const found = new Set([from])
  for (const id of found) {
    for (const connection of map.connections) {
      if (!pass(connection)) continue
      if (connection.a === id) found.add(connection.b)
      if (connection.b === id) found.add(connection.a)
    }
  }
  return found
}

export const byId = (map: CampaignMap): Map<string, MapZone> => new Map(map.zones.map((zone) => [zone.id, zone]))
