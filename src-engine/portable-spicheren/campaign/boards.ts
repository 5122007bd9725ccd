import type { Zone } from '../../board/board.ts'
import { compileHexBoard, type HexBoard } from '../../board/hex.ts'
import type { MapFile } from './files.ts'

type Bare = HexBoard<Record<never, never>, Record<never, never>>

/** Every hex of the printed rectangle, for finding what the map file names. */
export function printedBoard(map: MapFile): Bare {
  return compileHexBoard({ ...map.grid })
}

/** The hexes in play, connected over the hexsides that can be crossed. */
export function boardInPlay(map: MapFile): Bare {
  const barred = new Set<string>()
  for (const { between, feature } of map.hexsides) {
    if (map.features[feature]?.crossable === false) barred.add(sideKey(between[0], between[1]))
  }
  return compileHexBoard({
    ...map.grid,
    hex: (column, row) => (terrainAt(map, column, row)?.outOfPlay === true ? undefined : {}),
    side: (from, to) => (barred.has(sideKey(from, to)) ? undefined : {}),
  })
}

export function sideKey(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`
}

/** What the map file says of a hex; nothing where its code is unknown or the row too short. */
export function terrainAt(map: MapFile, column: number, row: number): MapFile['terrain'][string] | undefined {
  const code = map.rows[row - 1]?.[column - 1]
  return code !== undefined && Object.hasOwn(map.terrain, code) ? map.terrain[code] : undefined
}

/** Is a hex on the straight line through two others, or on the wanted side of it? */
export function placementTest(
  board: Bare,
  line: readonly [string, string],
  keep: 'north' | 'south',
): (hex: Zone) => boolean {
  const { x, y } = board.grid
  const a = board.zoneOf(line[0])
  const b = board.zoneOf(line[1])
  const [west, east] = x[a]! < x[b]! ? [a, b] : [b, a]
  const across = x[east]! - x[west]!
  const down = y[east]! - y[west]!
  return (hex) => {
    const below = (y[hex]! - y[west]!) * across - (x[hex]! - x[west]!) * down
    return keep === 'south' ? below >= 0 : below <= 0
  }
}
