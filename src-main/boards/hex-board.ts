import { z } from 'zod'
import { Look, type HexBoard, SideLook } from '../contract/hex-board.ts'
import { Words } from '../contract/words.ts'

/** What drawing a board of hexes needs of a map.json that has been checked; it does not check it again. */
const HexMapFile = z.looseObject({
  grid: z.looseObject({ kind: z.literal('hex'), columns: z.int(), rows: z.int(), lower: z.enum(['even', 'odd']) }),
  terrain: z.record(z.string(), z.looseObject({ name: Words, look: Look.catch('other') })),
  rows: z.array(z.string()),
  places: z.array(z.looseObject({ hex: z.string(), name: Words })).default([]),
  features: z.record(z.string(), z.looseObject({ name: Words })).default({}),
  hexsides: z.array(z.looseObject({ between: z.tuple([z.string(), z.string()]), feature: z.string() })).default([]),
})

/** The board of hexes that a map.json describes, or undefined when it describes another kind of board. */
export function hexBoard(mapFile: unknown): HexBoard | undefined {
  const read = HexMapFile.safeParse(mapFile)
  if (!read.success) return undefined
  const { grid, rows, terrain, places, features, hexsides } = read.data
  return {
    kind: 'hexes',
    columns: grid.columns,
    rows: grid.rows,
    lower: grid.lower,
    terrain: Object.entries(terrain).map(([code, { name, look }]) => ({ code, name, look })),
    hexes: rows.flatMap((row, rowIndex) =>
      [...row].map((code, columnIndex) => ({ hex: hexCalled(columnIndex + 1, rowIndex + 1), terrain: code })),
    ),
    places: places.map(({ hex, name }) => ({ hex, name })),
    features: Object.entries(features).map(([id, { name }]) => ({ id, name, look: lookOf(id) })),
    hexsides: hexsides.map(({ between, feature }) => ({ between, feature })),
  }
}

/** A river is called `river`, and so on; what has another name is drawn as a plain line. */
const lookOf = (id: string): SideLook => SideLook.catch('other').parse(id)

const hexCalled = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`
