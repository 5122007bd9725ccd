import type { AreaBoard } from '../../../src-main/contract/area-board.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { TableBoard } from '../../../src-main/contract/table-board.ts'
import type { ZoneBoard } from '../../../src-main/contract/zone-board.ts'
import type { TableSpot } from '../../counters/base.ts'
import type { Piece } from '../../counters/piles.ts'

export type Spot = { readonly x: number; readonly y: number }
export type Line = readonly (readonly [number, number])[]

/** A place on the sheet where counters can stand, and how far its sign reaches. */
export type MapPlace = Spot & {
  readonly id: string
  readonly name: string
  readonly reach: number
  /** The ground it covers, where it is an area; a click inside means it. */
  readonly outline?: Line
  /** Where marks stand that lie in it, off the counters; left out, at its middle. */
  readonly signs?: Spot
  /** Counters stand in it, as in a hex or an area, and not beside its sign. */
  readonly within?: boolean
}

/** Of a drawn hex, so much is its outline: rings of neighbours do not cover each other. */
export const outlinedOfHex = 0.96

/** A way between two places, as it runs on the sheet. */
export type MapWay = {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly line: Line
  /** How long it is on the ground, where the board says so. */
  readonly km?: number
}

/** What maps need of any board. */
export type MapBoard = {
  readonly sheet: { readonly width: number; readonly height: number; readonly paper: string }
  readonly places: readonly MapPlace[]
  readonly ways: readonly MapWay[]
  /** Its places are hexes, and its ways join those that share a side. */
  readonly ofHexes?: boolean
  /** Its places are areas that tile the ground: every point of one means it, and what lies in it stays in it. */
  readonly ofAreas?: boolean
  /** A measured table: what stands on it stands at points, and its places are names that one says it is near to. */
  readonly ofTable?: TableOnSheet
  /** Names that have to be read over what is ringed, where the drawing of the sheet has none. */
  readonly names?: readonly SheetName[]
}

/** Where a table lies on its sheet, how large it is, how long a unit of it is there, and how many units an inch has. */
export type TableOnSheet = TableBoard['table']

/** A point of a table as it lies on the sheet. */
export const tableOnSheet = ({ left, top, scale }: TableOnSheet, [x, y]: TableSpot): Spot => ({
  x: left + x * scale,
  y: top + y * scale,
})

/** A name by the place it belongs to, how far below (or above) that its line is, and how high its letters are, in units of the sheet. */
export type SheetName = Spot & {
  readonly text: string
  readonly down: number
  readonly size: number
  /** On the screen its letters are no lower than this, and its line is no nearer to the middle of the place. In pixels. */
  readonly least: { readonly size: number; readonly down: number }
  readonly ink: string
  readonly halo: string
}

/** A way as it is seen from one of its ends. */
export type MapLink = { readonly to: string; readonly way: MapWay; readonly bearing: number }

export type BoardIndex = {
  readonly board: MapBoard
  readonly places: ReadonlyMap<string, MapPlace>
  readonly ways: ReadonlyMap<string, MapWay>
  /** Round each place, clockwise from the north. */
  readonly links: ReadonlyMap<string, readonly MapLink[]>
  /** How far places usually are from the next one: the measure of how crowded the sheet is. */
  readonly spacing: number
}

/** A board of zones as the playing map takes it; undefined where there is no geometry to draw it from. */
export function boardOfZones({ sheet, zones, connections }: ZoneBoard): MapBoard | undefined {
  if (sheet === null) return undefined
  const places = zones.flatMap(({ id, name, at, outline }) =>
    at === null ? [] : [{ id, name, ...at, ...(outline === null ? {} : { outline }) }],
  )
  const byId = new Map(places.map((place) => [place.id, place]))
  const ways = connections.flatMap(({ a, b, line, km }): MapWay[] => {
    const [from, to] = [byId.get(a), byId.get(b)]
    if (from === undefined || to === undefined) return []
    const straight: Line = [
      [from.x, from.y],
      [to.x, to.y],
    ]
    return [{ id: wayId(a, b), a, b, line: line.length < 2 ? straight : line, km }]
  })
  return { sheet, places, ways }
}

/** A board of areas as the playing map takes it. Its ways lead over the borders that two areas share. */
export function boardOfAreas({ sheet, areas, boxes, borders }: AreaBoard, language: Language): MapBoard {
  const places = areas.map(({ id, name, at, labelAt, outline }): MapPlace => ({
    id,
    name: name[language],
    ...at,
    reach: at.reach * held,
    signs: beyond(at, labelAt),
    outline,
    within: true,
  }))
  const beside = boxes.map(({ id, name, at: { left, top, right, bottom } }): MapPlace => ({
    id,
    name: name[language],
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    reach: Math.min(right - left, bottom - top) * 0.5 * held,
    outline: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    within: true,
  }))
  const over = borders.map(({ a, b, line }): MapWay => ({ id: wayId(a, b), a, b, line }))
  const spots = new Map([...places, ...beside].map(({ id, x, y }) => [id, [x, y] as const]))
  const out = boxes.flatMap(({ id, leadsTo }) =>
    leadsTo.flatMap((to): MapWay[] => {
      const [from, there] = [spots.get(id), spots.get(to)]
      return from && there ? [{ id: wayId(id, to), a: id, b: to, line: [from, there] }] : []
    }),
  )
  return { sheet, places: [...places, ...beside], ways: [...over, ...out], ofAreas: true }
}

/** A measured table as the playing map takes it: nothing leads from one of its places to another. */
export function boardOfTable({ sheet, table, places }: TableBoard, language: Language): MapBoard {
  const reach = nameReach * table.inch * table.scale
  return {
    sheet,
    places: places.map(({ id, name, at }): MapPlace => ({ id, name: name[language], ...at, reach })),
    ways: [],
    ofTable: table,
  }
}

/** So many inches about its point a name of a table is meant by a click. */
const nameReach = 1

/** Above or below a label, on the side away from the counters, in units of the sheet. */
const beyond = (at: Spot, label: Spot): Spot => ({ x: label.x, y: label.y + (at.y > label.y ? -46 : 46) })

/** Of the room in an area so much is its sign: labels beside it are in the area still. */
const held = 0.4

/** A connection is called by its ends, in the order of the campaign's map. */
const wayId = (a: string, b: string): string => `${a}-${b}`

export function indexBoard(board: MapBoard): BoardIndex {
  const places = new Map(board.places.map((place) => [place.id, place]))
  const links = new Map<string, MapLink[]>(board.places.map(({ id }) => [id, []]))
  const nearest = new Map<string, number>()
  for (const way of board.ways) {
    const [a, b] = [places.get(way.a), places.get(way.b)]
    if (a === undefined || b === undefined) continue
    const apart = Math.hypot(a.x - b.x, a.y - b.y)
    const over = board.ofAreas && way.line.length > 2 ? way.line[1] : undefined
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      // Next door is where the border is, wherever the neighbour has its middle.
      const towards = over === undefined ? to : { x: over[0], y: over[1] }
      links.get(from.id)?.push({ to: to.id, way, bearing: bearingFrom(from, towards) })
      nearest.set(from.id, Math.min(apart, nearest.get(from.id) ?? Infinity))
    }
  }
  for (const round of links.values()) round.sort((one, other) => one.bearing - other.bearing)
  const distances = [...nearest.values()].toSorted((one, other) => one - other)
  const usual = distances[distances.length >> 1] ?? board.sheet.width
  return {
    board,
    places,
    ways: new Map(board.ways.map((way) => [way.id, way])),
    links,
    spacing: board.ofTable === undefined ? usual : tableSpacing * board.ofTable.inch * board.ofTable.scale,
  }
}

/** On a table units are about so many inches apart. */
const tableSpacing = 6

/** Where a counter is on the sheet: at its point, or in its place. */
export const spotOfPiece = ({ board: { ofTable }, places }: BoardIndex, { base, place }: Piece): Spot | undefined =>
  base === undefined || ofTable === undefined ? places.get(place) : tableOnSheet(ofTable, base.at)

/** In degrees, clockwise from the north of the sheet. */
const bearingFrom = (from: Spot, to: Spot): number =>
  ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360

/** The way between two places, and whether it runs from the one to the other as it is drawn. */
export function wayBetween(index: BoardIndex, from: string, to: string): { way: MapWay; forth: boolean } | undefined {
  const link = index.links.get(from)?.find((one) => one.to === to)
  return link === undefined ? undefined : { way: link.way, forth: link.way.a === from }
}
