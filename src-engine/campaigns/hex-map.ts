import { z } from 'zod'
import type { Zone } from '../board/board.ts'
import { compileHexBoard, directions, hexId, type HexBoard } from '../board/hex.ts'
import type { HexPlan, PlanHex } from '../kernel/system/board-plan.ts'
import { bothLanguages, fields, fileHead, hexName, id } from './common-schema.ts'

/** A hex map in a campaign file: rows of codes, the meaning of the codes, and features along hexsides. */

/** Fields of a kind of terrain common to all systems; each system adds its own. */
export const hexTerrain = {
  id,
  name: bothLanguages,
  look: z.string().min(1).optional(),
  outOfPlay: z.boolean().optional(),
}

/** Fields of a map file common to all systems, apart from the terrain; each system adds its own. */
export const hexMap = {
  ...fileHead,
  grid: z.strictObject({
    kind: z.literal('hex'),
    columns: z.int().min(1).max(40),
    rows: z.int().min(1).max(40),
    lower: z.enum(['even', 'odd']),
  }),
  rows: z.array(z.string()),
  places: z.array(fields({ hex: hexName, name: bothLanguages })).default([]),
  features: z.record(id, fields({ name: bothLanguages, crossable: z.boolean().default(true) })).default({}),
  hexsides: z.array(fields({ between: z.tuple([hexName, hexName]), feature: id })).default([]),
}

const terrain = z.object(hexTerrain)
const map = z.object({ ...hexMap, terrain: z.record(z.string().length(1), terrain) })
type Shape = Pick<z.infer<typeof map>, 'grid' | 'rows' | 'places' | 'features' | 'hexsides'>

/** A map file with the terrain of its system. */
export interface HexMap<Terrain extends z.infer<typeof terrain> = z.infer<typeof terrain>> extends Shape {
  readonly terrain: { readonly [code: string]: Terrain }
  readonly ways?: HexPlan['ways']
}

export type Hexes = HexBoard<Record<never, never>, Record<never, never>>

/** All hexes of the printed rectangle, for looking up names in the map file. */
export const printedHexes = ({ grid }: HexMap): Hexes => compileHexBoard({ ...grid })

/** The hexes in play, connected over the hexsides that can be crossed. */
export function hexesInPlay(drawn: HexMap): Hexes {
  const barred = new Set<string>()
  for (const { between, feature } of drawn.hexsides) {
    if (drawn.features[feature]?.crossable === false) barred.add(hexsideKey(between))
  }
  return compileHexBoard({
    ...drawn.grid,
    hex: (_column, _row, hex) => (terrainIn(drawn, hex)?.outOfPlay === true ? undefined : {}),
    side: (from, to) => (barred.has(hexsideKey([from, to])) ? undefined : {}),
  })
}

/** The key of a hexside, the same for both orders of its hexes. */
export const hexsideKey = ([a, b]: readonly [string, string]): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** The terrain of a hex in the map file; undefined if its code is unknown or the row is too short. */
export function terrainIn<Terrain>(
  { rows, terrain: codes }: Pick<HexMap, 'rows'> & { readonly terrain: { readonly [code: string]: Terrain } },
  hex: string,
): Terrain | undefined {
  const code = rows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1]
  return code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined
}

/** Returns a test whether a hex is on the straight line through two others, or on the wanted side of it. */
export function besideLine(
  { grid: { x, y }, zoneOf }: Hexes,
  line: readonly [string, string],
  keep: 'north' | 'south',
): (hex: Zone) => boolean {
  const [a, b] = [zoneOf(line[0]), zoneOf(line[1])]
  const [west, east] = x[a]! < x[b]! ? [a, b] : [b, a]
  const across = x[east]! - x[west]!
  const down = y[east]! - y[west]!
  return (hex) => {
    const below = (y[hex]! - y[west]!) * across - (x[hex]! - x[west]!) * down
    return keep === 'south' ? below >= 0 : below <= 0
  }
}

/** The decoration that a system adds to its map. */
type ForTheEye<Terrain> = Pick<HexPlan, 'sheet' | 'drawing'> & { readonly levelOf: (terrain: Terrain) => number }

/** The map for display. */
export function hexPlan<Terrain extends z.infer<typeof terrain>>(
  drawn: HexMap<Terrain>,
  { levelOf, ...eye }: ForTheEye<Terrain>,
): HexPlan {
  const { columns, rows, lower } = drawn.grid
  return {
    kind: 'hexes',
    columns,
    rows,
    lower,
    terrain: Object.entries(drawn.terrain).map(([code, { name, look = 'other' }]) => ({ code, name, look })),
    hexes: planHexes(drawn, levelOf),
    ...eye,
    places: drawn.places,
    features: Object.entries(drawn.features).map(([feature, { name }]) => ({ id: feature, name })),
    hexsides: drawn.hexsides.filter(({ feature }) => Object.hasOwn(drawn.features, feature)),
    ways: drawn.ways ?? [],
  }
}

function planHexes<Terrain extends z.infer<typeof terrain>>(
  drawn: HexMap<Terrain>,
  levelOf: (terrain: Terrain) => number,
): PlanHex[] {
  const { grid, zoneIds, zoneOf } = printedHexes(drawn)
  return drawn.rows.slice(0, drawn.grid.rows).flatMap((codes, above) =>
    [...codes].slice(0, drawn.grid.columns).flatMap((code, before): readonly PlanHex[] => {
      const ground = Object.hasOwn(drawn.terrain, code) ? drawn.terrain[code] : undefined
      if (ground === undefined) return []
      const [column, row] = [before + 1, above + 1]
      const hex = hexId(column, row)
      const beside = directions.map((direction) => grid.neighbour(zoneOf(hex), direction))
      const neighbours = beside.flatMap((zone) => zoneIds[zone] ?? [])
      return [{ hex, label: hex, terrain: code, level: levelOf(ground), column, row, neighbours }]
    }),
  )
}
