import { compileColumns, type AttributeSpecs, type AttributeValues, type Columns } from './attributes.ts'
import { BoardFault, type BoardProblem } from './board-problems.ts'

/*
 * The board, compiled once from data, and the queries on it. It knows no rule of a game: a `Pass` says which steps are
 * open and `Costs` what they cost; the rules build both and refill them when the game changes.
 *
 * - `board` (this file): zones and the connections between them; `attributes`: their properties in the data.
 * - `hex`: the same board made of hexes, with its grid: neighbours, distances, bearings, arcs of fire.
 * - `pass`, `costs`: which steps are open, and what they cost.
 * - `reach`: what can be reached in a number of steps, and shortest paths; `words`: its fast version for small boards.
 * - `cheapest`: the same by cost.
 * - `hex-facing`: front, flank and rear, and zones of control. `hex-march`: reach and paths of units with a facing.
 * - `hex-sight`: lines of sight, by a rule's own test or over heights.
 * - `workspace`, `labels`: the memory that queries write to. `bitset`, `zones`: sets of zones.
 */

/** A zone's number: its index in the data. */
export type Zone = number
/** A connection's number: its index in the data. */
export type Connection = number
/** One direction of a connection: 2 × connection, + 1 when walked from its `to` end. */
export type Arc = number

export interface ZoneRow {
  readonly id: string
}

export interface ConnectionRow {
  /** Only needed if the data refers to the connection by name. */
  readonly id?: string
  readonly from: string
  readonly to: string
  /** Can only be passed from `from` to `to`. */
  readonly oneWay?: boolean
  /**
   * The directions in which the connection leaves each end, in degrees clockwise from north (any increasing number will
   * do). They give the cyclic order of a zone's connections; connections without bearings come first, in the order of
   * the data.
   */
  readonly bearings?: readonly [atFrom: number, atTo: number]
}

export interface BoardData<ZoneSpecs extends AttributeSpecs, ConnectionSpecs extends AttributeSpecs> {
  readonly zones: readonly (ZoneRow & AttributeValues<ZoneSpecs>)[]
  readonly connections: readonly (ConnectionRow & AttributeValues<ConnectionSpecs>)[]
}

export interface BoardSpecs<ZoneSpecs extends AttributeSpecs, ConnectionSpecs extends AttributeSpecs> {
  readonly zone: ZoneSpecs
  readonly connection: ConnectionSpecs
}

/**
 * The legal steps out of (or into) each zone. Those of zone z have the indices start[z] … start[z + 1] − 1, sorted by
 * other zone, then by connection.
 */
export interface Steps {
  readonly start: Int32Array
  readonly other: Int32Array
  readonly arc: Int32Array
  /** The index of each arc in these lists; −1 for the wrong way along a one-way connection. */
  readonly place: Int32Array
}

/** The shape of a board, without its attributes: all that a query needs. Immutable; forks and threads may share it. */
export interface Board {
  readonly zoneCount: number
  readonly connectionCount: number
  readonly zoneIds: readonly string[]
  /** The data's own id, else `from-to`; parallel connections without an id get `from-to-2` and so on. */
  readonly connectionIds: readonly string[]
  /** The zone with this id; throws if there is none. */
  zoneOf(id: string): Zone
  findZone(id: string): Zone | undefined
  connectionOf(id: string): Connection
  findConnection(id: string): Connection | undefined
  /** The ends of each connection. */
  readonly from: Int32Array
  readonly to: Int32Array
  readonly oneWay: Uint8Array
  otherEnd(connection: Connection, zone: Zone): Zone
  /** The zones one legal step away, in ascending order, without duplicates. */
  neighbours(zone: Zone): readonly Zone[]
  /** All connections at this zone, in cyclic order, including one-way ones that lead here. */
  connectionsAt(zone: Zone): readonly Connection[]
  /** All connections with these two ends, in the order of the data. */
  connectionsBetween(a: Zone, b: Zone): readonly Connection[]
  /** The connection `places` further on in the zone's cyclic order; −1 is the previous one. */
  around(zone: Zone, connection: Connection, places: number): Connection
  readonly out: Steps
  readonly into: Steps
  /** Only on boards of at most 256 zones: for each zone, in WORDS words of bits, the zones not one legal step away. */
  readonly walls: Int32Array | undefined
}

/** A board with its attribute columns. */
export interface CompiledBoard<ZoneSpecs extends AttributeSpecs, ConnectionSpecs extends AttributeSpecs> extends Board {
  readonly zone: Columns<ZoneSpecs>
  readonly connection: Columns<ConnectionSpecs>
}

/** The number of words for a set of zones on a small board. */
export const WORDS = 8

/** The arc that walks `connection` away from `zone`. */
export function arcFrom(board: Board, connection: Connection, zone: Zone): Arc {
  return 2 * connection + (board.from[connection] === zone ? 0 : 1)
}

type NoSpecs = Record<never, never>

/**
 * Compiles a board from plain data. Throws a `BoardFault` listing all faults of the data. Self loops are rejected;
 * parallel and one-way connections are allowed.
 */
export function compileBoard<
  const ZoneSpecs extends AttributeSpecs = NoSpecs,
  const ConnectionSpecs extends AttributeSpecs = NoSpecs,
>(
  // NoInfer: the specs determine what the data may hold, not vice versa.
  data: BoardData<NoInfer<ZoneSpecs>, NoInfer<ConnectionSpecs>>,
  specs?: Partial<BoardSpecs<ZoneSpecs, ConnectionSpecs>>,
): CompiledBoard<ZoneSpecs, ConnectionSpecs> {
  const problems: BoardProblem[] = []
  const zoneNumbers = numberZones(data.zones, problems)
  const ends = findEnds(data.connections, zoneNumbers, problems)
  const connectionNumbers = numberConnections(data.connections, problems)
  // Absent specs can only mean the empty default of the type parameter.
  const zoneSpecs = specs?.zone ?? ({} as ZoneSpecs)
  const connectionSpecs = specs?.connection ?? ({} as ConnectionSpecs)
  const zone = compileColumns(zoneSpecs, data.zones, (index, name, fault) => {
    problems.push({
      code: 'attribute',
      where: `zones[${index}].${name}`,
      message: `Zone “${data.zones[index]?.id}”: ${name} ${fault}.`,
    })
  })
  const connection = compileColumns(connectionSpecs, data.connections, (index, name, fault) => {
    const row = data.connections[index]
    problems.push({
      code: 'attribute',
      where: `connections[${index}].${name}`,
      message: `Connection ${row?.from}–${row?.to}: ${name} ${fault}.`,
    })
  })
  if (problems.length > 0) throw new BoardFault(problems)
  return { ...shape(data, ends.from, ends.to, zoneNumbers, connectionNumbers), zone, connection }
}

function numberZones(rows: readonly ZoneRow[], problems: BoardProblem[]): Map<string, Zone> {
  const numbers = new Map<string, Zone>()
  rows.forEach(({ id }, index) => {
    const where = `zones[${index}].id`
    const earlier = numbers.get(id)
    if (id === '')
      problems.push({ code: 'empty-id', where, message: `Zone number ${index + 1} has an empty id; give it one.` })
    else if (earlier === undefined) numbers.set(id, index)
    else {
      const message = `Zone id “${id}” is used twice, by zones ${earlier + 1} and ${index + 1}; rename one.`
      problems.push({ code: 'duplicate-zone', where, message })
    }
  })
  return numbers
}

function findEnds(rows: readonly ConnectionRow[], zones: ReadonlyMap<string, Zone>, problems: BoardProblem[]) {
  const from = new Int32Array(rows.length)
  const to = new Int32Array(rows.length)
  rows.forEach((row, index) => {
    for (const end of ['from', 'to'] as const) {
      const zone = zones.get(row[end])
      if (zone !== undefined) (end === 'from' ? from : to)[index] = zone
      else {
        const message = `Connection ${row.from}–${row.to}: there is no zone “${row[end]}”; correct the id or add the zone.`
        problems.push({ code: 'unknown-zone', where: `connections[${index}].${end}`, message })
      }
    }
    if (row.from === row.to) {
      const message = `Connection ${row.from}–${row.to} leads back to the zone it leaves; remove it or correct one end.`
      problems.push({ code: 'self-loop', where: `connections[${index}]`, message })
    }
  })
  return { from, to }
}

function numberConnections(rows: readonly ConnectionRow[], problems: BoardProblem[]): Map<string, Connection> {
  const numbers = new Map<string, Connection>()
  rows.forEach(({ id, from, to }, index) => {
    if (id === undefined) return
    const earlier = numbers.get(id)
    if (earlier === undefined) numbers.set(id, index)
    else {
      const message = `Connection id “${id}” is used twice, by connections ${earlier + 1} and ${index + 1} (${from}–${to}); rename one.`
      problems.push({ code: 'duplicate-connection', where: `connections[${index}].id`, message })
    }
  })
  rows.forEach(({ id, from, to }, index) => {
    if (id !== undefined) return
    const plain = `${from}-${to}`
    let made = plain
    for (let copy = 2; numbers.has(made); copy++) made = `${plain}-${copy}`
    numbers.set(made, index)
  })
  return numbers
}

function shape(
  data: BoardData<AttributeSpecs, AttributeSpecs>,
  from: Int32Array,
  to: Int32Array,
  zoneNumbers: ReadonlyMap<string, Zone>,
  connectionNumbers: ReadonlyMap<string, Connection>,
): Board {
  const zoneCount = data.zones.length
  const connectionCount = data.connections.length
  const oneWay = Uint8Array.from(data.connections, (row) => (row.oneWay === true ? 1 : 0))
  const connectionIds: string[] = []
  for (const [id, connection] of connectionNumbers) connectionIds[connection] = id
  const zoneIds = data.zones.map((row) => row.id)
  const incident = incidence(data.connections, from, to, zoneCount)
  const out = steps(zoneCount, from, to, oneWay, true)
  const neighbours = zoneIds.map((_, zone) => [...new Set(out.other.subarray(out.start[zone]!, out.start[zone + 1]!))])
  const otherEnd = (connection: Connection, zone: Zone) =>
    from[connection] === zone ? to[connection]! : from[connection]!
  return {
    zoneCount,
    connectionCount,
    zoneIds,
    connectionIds,
    zoneOf: (id) => known(zoneNumbers.get(id), 'zone', id),
    findZone: (id) => zoneNumbers.get(id),
    connectionOf: (id) => known(connectionNumbers.get(id), 'connection', id),
    findConnection: (id) => connectionNumbers.get(id),
    from,
    to,
    oneWay,
    otherEnd,
    neighbours: (zone) => neighbours[zone]!,
    connectionsAt: (zone) => incident[zone]!,
    connectionsBetween: (a, b) =>
      incident[a]!.filter((connection) => otherEnd(connection, a) === b).sort((x, y) => x - y),
    around: (zone, connection, places) => {
      const circle = incident[zone]!
      const size = circle.length
      return circle[(((circle.indexOf(connection) + places) % size) + size) % size]!
    },
    out,
    into: steps(zoneCount, from, to, oneWay, false),
    walls: zoneCount > 32 * WORDS ? undefined : wallsOf(out),
  }
}

function known(found: number | undefined, what: string, id: string): number {
  if (found === undefined) throw new RangeError(`There is no ${what} “${id}” on this board.`)
  return found
}

function incidence(rows: readonly ConnectionRow[], from: Int32Array, to: Int32Array, zoneCount: number): number[][] {
  const incident: { connection: Connection; bearing: number }[][] = Array.from({ length: zoneCount }, () => [])
  rows.forEach((row, connection) => {
    incident[from[connection]!]!.push({ connection, bearing: row.bearings?.[0] ?? -Infinity })
    incident[to[connection]!]!.push({ connection, bearing: row.bearings?.[1] ?? -Infinity })
  })
  return incident.map((list) =>
    list
      .sort((a, b) => (a.bearing === b.bearing ? a.connection - b.connection : a.bearing - b.bearing))
      .map((entry) => entry.connection),
  )
}

function steps(zoneCount: number, from: Int32Array, to: Int32Array, oneWay: Uint8Array, leaving: boolean): Steps {
  const lists: { other: Zone; arc: Arc }[][] = Array.from({ length: zoneCount }, () => [])
  from.forEach((a, connection) => {
    const b = to[connection]!
    const forward = 2 * connection
    if (leaving) lists[a]!.push({ other: b, arc: forward })
    else lists[b]!.push({ other: a, arc: forward })
    if (oneWay[connection] !== 0) return
    if (leaving) lists[b]!.push({ other: a, arc: forward + 1 })
    else lists[a]!.push({ other: b, arc: forward + 1 })
  })
  const start = new Int32Array(zoneCount + 1)
  lists.forEach((list, zone) => {
    list.sort((x, y) => x.other - y.other || x.arc - y.arc)
    start[zone + 1] = start[zone]! + list.length
  })
  const flat = lists.flat()
  const place = new Int32Array(2 * from.length).fill(-1)
  flat.forEach((step, index) => (place[step.arc] = index))
  return {
    start,
    other: Int32Array.from(flat, (step) => step.other),
    arc: Int32Array.from(flat, (step) => step.arc),
    place,
  }
}

function wallsOf({ start, other }: Steps): Int32Array {
  const walls = new Int32Array(WORDS * (start.length - 1)).fill(-1)
  for (let zone = 0; zone + 1 < start.length; zone++) {
    for (let index = start[zone]!; index < start[zone + 1]!; index++) {
      const beside = other[index]!
      walls[WORDS * zone + (beside >> 5)]! &= ~(1 << (beside & 31))
    }
  }
  return walls
}
