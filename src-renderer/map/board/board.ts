import type { AreaBoard } from '../../../src-main/contract/area-board.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { TableBoard } from '../../../src-main/contract/table-board.ts'
import type { ZoneBoard } from '../../../src-main/contract/zone-board.ts'
import type { TableSpot } from '../../counters/base.ts'
import type { Piece } from '../../counters/piles.ts'

export type Spot = { readonly x: number; readonly y: number }
export type Line = readonly (readonly [number, number])[]

/** A place on the sheet where counters can stand; `reach` is the radius of its sign. */
export type MapPlace = Spot & {
  readonly id: string
  readonly name: string
  readonly reach: number
  /** The ground of an area; a click inside it means the place. */
  readonly outline?: Line
  /** The spot for marks of the place, off the counters; its middle by default. */
  readonly signs?: Spot
  /** Whether counters stand inside it, as in a hex or an area, instead of beside its sign. */
  readonly within?: boolean
}

/** Size of a hex's outline relative to the hex, so that the rings of neighbours do not overlap. */
export const outlinedOfHex = 0.96

/** A way between two places, with its line on the sheet. */
export type MapWay = {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly line: Line
  /** Length on the ground, if the board gives it. */
  readonly km?: number
}

/** What a map needs to know of a board of any kind. */
export type MapBoard = {
  readonly sheet: { readonly width: number; readonly height: number; readonly paper: string }
  readonly places: readonly MapPlace[]
  readonly ways: readonly MapWay[]
  /** Places are hexes, and ways join hexes that share a side. */
  readonly ofHexes?: boolean
  /** Places are areas that tile the ground: every point belongs to one, and what stands in an area stays inside it. */
  readonly ofAreas?: boolean
  /** A measured table: its pieces stand at points, and its places are names to say what they are near. */
  readonly ofTable?: TableOnSheet
  /** Names that have to be legible over rings, if the drawing of the sheet has none. */
  readonly names?: readonly SheetName[]
}

/**
 * The measurements of a table: its position on the sheet, its size, sheet units per table unit, and table units per
 * inch.
 */
export type TableOnSheet = TableBoard['table']

/** Converts a point of the table to the sheet. */
export const tableOnSheet = ({ left, top, scale }: TableOnSheet, [x, y]: TableSpot): Spot => ({
  x: left + x * scale,
  y: top + y * scale,
})

/**
 * A name at the place it belongs to: the distance of its line below the place (negative: above) and its letter height,
 * in units of the sheet.
 */
export type SheetName = Spot & {
  readonly text: string
  readonly down: number
  readonly size: number
  /** Minimum letter height, and minimum distance of the line from the place's middle, on the screen in pixels. */
  readonly least: { readonly size: number; readonly down: number }
  readonly ink: string
  readonly halo: string
}

/** A way seen from one of its ends. */
export type MapLink = { readonly to: string; readonly way: MapWay; readonly bearing: number }

export type BoardIndex = {
  readonly board: MapBoard
  readonly places: ReadonlyMap<string, MapPlace>
  readonly ways: ReadonlyMap<string, MapWay>
  /** The ways from each place, clockwise from the north. */
  readonly links: ReadonlyMap<string, readonly MapLink[]>
  /** Typical distance from a place to its nearest neighbour: a measure of how crowded the sheet is. */
  readonly spacing: number
}

/** Converts a board of zones for the playing map; undefined if it has no geometry. */
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

/** Converts a board of areas for the playing map. Its ways lead over the borders that two areas share. */
export function boardOfAreas({ sheet, areas, boxes, borders }: AreaBoard, language: Language): MapBoard {
  const places = areas.map(({ id, name, at, labelAt, outline }): MapPlace => ({
    id,
    name: name[language],
    ...at,
    reach: at.reach * signShare,
    signs: beyond(at, labelAt),
    outline,
    within: true,
  }))
  const beside = boxes.map(({ id, name, at: { left, top, right, bottom } }): MapPlace => ({
    id,
    name: name[language],
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    reach: Math.min(right - left, bottom - top) * 0.5 * signShare,
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

/** Converts a measured table for the playing map. Its places have no ways between them. */
export function boardOfTable({ sheet, table, places }: TableBoard, language: Language): MapBoard {
  const reach = nameReach * table.inch * table.scale
  return {
    sheet,
    places: places.map(({ id, name, at }): MapPlace => ({ id, name: name[language], ...at, reach })),
    ways: [],
    ofTable: table,
  }
}

/** Radius in inches within which a click means a name on a table. */
const nameReach = 1

/** A spot above or below a label, on the side away from the counters, in units of the sheet. */
const beyond = (at: Spot, label: Spot): Spot => ({ x: label.x, y: label.y + (at.y > label.y ? -46 : 46) })

/** Radius of the sign of an area relative to its room, so that labels beside the sign are still inside the area. */
const signShare = 0.4

/** The id of a connection: its ends, in the order of the campaign's map. */
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
      // The bearing of a neighbour is that of the shared border, wherever the neighbour's middle is.
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

/** Typical distance between units on a table, in inches. */
const tableSpacing = 6

/** Spot of a counter on the sheet: its point on a table, otherwise its place. */
export const spotOfPiece = ({ board: { ofTable }, places }: BoardIndex, { base, place }: Piece): Spot | undefined =>
  base === undefined || ofTable === undefined ? places.get(place) : tableOnSheet(ofTable, base.at)

/** In degrees, clockwise from the north of the sheet. */
const bearingFrom = (from: Spot, to: Spot): number =>
  ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360

/** The way between two places, and whether its line runs in that direction (`forth`). */
export function wayBetween(index: BoardIndex, from: string, to: string): { way: MapWay; forth: boolean } | undefined {
  const link = index.links.get(from)?.find((one) => one.to === to)
  return link === undefined ? undefined : { way: link.way, forth: link.way.a === from }
}
