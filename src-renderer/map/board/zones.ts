import type { Connection, Zone, ZoneBoard } from '../../../src-main/contract/zone-board.ts'

/** A connection seen from one of its ends. */
export type Link = { readonly to: Zone; readonly connection: Connection; readonly bearing: number }

/** Lookup tables of a board of zones. */
export type ZoneIndex = {
  readonly byId: ReadonlyMap<string, Zone>
  /** The connections of each zone, clockwise from the north. */
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

/** The compass point of a bearing: 0 is north, 1 north-east, and so on clockwise. */
export const windOf = (degrees: number): number => Math.round(degrees / 45) % 8

/** The ids of the zones that a zone's connections lead to. */
export const neighboursOf = ({ links }: ZoneIndex, { id }: Zone): readonly string[] =>
  (links.get(id) ?? []).map(({ to }) => to.id)
