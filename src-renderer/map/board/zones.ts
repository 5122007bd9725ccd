import type { Connection, Zone, ZoneBoard } from '../../../src-main/contract/zone-board.ts'

/** A connection as it is seen from one of its ends. */
export type Link = { readonly to: Zone; readonly connection: Connection; readonly bearing: number }

/** Where one looks up what a board of zones has. */
export type ZoneIndex = {
  readonly byId: ReadonlyMap<string, Zone>
  /** Round each zone, clockwise from the north. */
  readonly links: ReadonlyMap<string, readonly Link[]>
}

export function indexOf(board: ZoneBoard): ZoneIndex {
  const byId = new Map(board.zones.map((zone) => [zone.id, zone]))
  const links = new Map<string, Link[]>(board.zones.map(({ id }) => [id, []]))
  for (const connection of board.connections) {
    const [a, b] = [byId.get(connection.a), byId.get(connection.b)]
    if (a === undefined || b === undefined) continue
    links.get(a.id)?.push({ to: b, connection, bearing: bearing(a, b) })
    links.get(b.id)?.push({ to: a, connection, bearing: bearing(b, a) })
  }
  for (const round of links.values()) round.sort((one, other) => one.bearing - other.bearing)
  return { byId, links }
}

/** In degrees, clockwise from the north of the sheet. */
function bearing({ at: from }: Zone, { at: to }: Zone): number {
  if (from === null || to === null) return 0
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360
}

/** The number of the wind a bearing belongs to: 0 for the north, 1 for the north-east, and so on round. */
export const windOf = (degrees: number): number => Math.round(degrees / 45) % 8

export const bearingOfKey: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 90,
  ArrowDown: 180,
  ArrowLeft: 270,
}

/** The zone one comes to by the connection that leads most nearly in a direction, if one leads there at all. */
export function neighbourTowards(index: ZoneIndex, from: string, direction: number): Zone | undefined {
  const off = ({ bearing: way }: Link) => Math.abs(((way - direction + 540) % 360) - 180)
  const [nearest] = (index.links.get(from) ?? []).toSorted((one, other) => off(one) - off(other))
  return nearest !== undefined && off(nearest) < 75 ? nearest.to : undefined
}

/** The zone nearest to a point of the sheet, if it is near enough to be meant. */
export function zoneAt(zones: readonly Zone[], x: number, y: number, reach: number): Zone | undefined {
  let found: Zone | undefined
  let nearest = reach
  for (const zone of zones) {
    if (zone.at === null) continue
    const away = Math.hypot(zone.at.x - x, zone.at.y - y)
    if (away > nearest) continue
    nearest = away
    found = zone
  }
  return found
}
