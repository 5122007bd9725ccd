import { geometrySchema } from '#engine/gaiter-button/campaign/geometry-schema.ts'
import {
  type CampaignMap,
  type MapConnection,
  mapSchema,
  type MapZone,
} from '#engine/gaiter-button/campaign/map-schema.ts'
import type { CampaignFiles } from '#engine/kernel/system.ts'
import { ink } from '../cartography/ink.ts'
import type { Line } from '../cartography/plane.ts'
import { sheet, spotsOf, waysOf } from '../cartography/scene.ts'
import type { Connection, Lead, Zone, ZoneBoard } from '../contract/zone-board.ts'
import { printed } from '../wording/printed.ts'

/** The board of zones that a checked campaign's files describe, or undefined when they describe another kind of board. */
export function zoneBoard(files: CampaignFiles, attribution: string): ZoneBoard | undefined {
  const read = mapSchema.safeParse(files['map.json'])
  if (!read.success) return undefined
  const map = read.data
  const geometry = geometrySchema.safeParse(files['geometry.json'])
  const spots = new Map((geometry.success ? spotsOf(map, geometry.data.frame) : []).map((spot) => [spot.zone.id, spot]))
  const ways = geometry.success ? waysOf(map, geometry.data) : []
  const lines = new Map(ways.map(({ connection, line }) => [connection, line]))
  return {
    kind: 'zones',
    sheet: geometry.success ? { width: sheet.width, height: sheet.height, paper: ink.paper } : null,
    zones: map.zones.map((zone): Zone => {
      const spot = spots.get(zone.id)
      const at = spot && { x: spot.at[0], y: spot.at[1], reach: spot.reach }
      return {
        id: zone.id,
        name: printed(zone.name),
        modern: zone.modern === undefined ? null : printed(zone.modern),
        terrain: zone.terrain,
        town: zone.town,
        country: zone.country,
        fortress: fortressIn(zone, map),
        edges: (zone.edges ?? []).map((edge) => ({ edge, side: map.edges[edge] ?? null })),
        leads: leadsFrom(zone, map),
        frenchExit: zone.frenchExit ?? false,
        at: at ?? null,
      }
    }),
    connections: map.connections.map((connection) => connectionOf(connection, lines.get(connection) ?? [])),
    attribution,
  }
}

function fortressIn(zone: MapZone, map: CampaignMap): Zone['fortress'] {
  for (const { name, zones, capacity } of map.fortresses) {
    const part = zones.find((one) => one.zone === zone.id)
    if (part) return { name: printed(name), value: part.value, capacity }
  }
  return null
}

/** Exits and the ways to the sectors off the map are the same to whoever looks at the map. */
function leadsFrom(zone: MapZone, { sectors, sectorLinks }: CampaignMap): Lead[] {
  const names = new Map(sectors.map(({ id, name }) => [id, printed(name)]))
  const links = sectorLinks.flatMap(({ a, b, way, rail }): Lead[] => {
    const to = a === zone.id ? names.get(b) : b === zone.id ? names.get(a) : undefined
    return to === undefined ? [] : [{ to, way, rail }]
  })
  return [...links, ...(zone.exits ?? []).map(({ to, way, rail }) => ({ to: printed(to), way, rail }))]
}

function connectionOf({ a, b, way, rail, km, water, alsoWater, tunnel }: MapConnection, line: Line): Connection {
  const waters = [...(water ? [water] : []), ...(alsoWater ?? [])]
  return {
    a,
    b,
    way,
    rail,
    km,
    waters: waters.map(({ name, class: kind, bridge, pontoonSite, permanentPontoon }) => ({
      name: printed(name),
      class: kind,
      bridge,
      pontoonSite,
      permanentPontoon: permanentPontoon ?? false,
    })),
    tunnel: tunnel === undefined ? null : printed(tunnel),
    // Half a unit of the sheet is finer than anybody can see.
    line: line.map(([x, y]) => [Math.round(2 * x) / 2, Math.round(2 * y) / 2]),
  }
}
