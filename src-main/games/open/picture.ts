import type { Thumbnail } from '../../contract/library.ts'
import { hexBoard } from '../../boards/hex-board.ts'
import { zoneBoard } from '../../boards/zone-board.ts'
import type { Face } from './face.ts'
import type { Pinned } from './pinned.ts'

/** The part of a small picture that is the same for all games of a campaign. */
interface Ground {
  readonly width: number
  readonly height: number
  readonly lines: Thumbnail['lines']
  readonly spots: ReadonlyMap<string, readonly [x: number, y: number]>
}

const grounds = new WeakMap<Pinned, Ground | null>()

/** A small picture of a map from the face of a game: who stands where, as one side sees it. */
export function thumbnailOf(pinned: Pinned, { side, pieces }: Face): Thumbnail | null {
  const ground = grounds.get(pinned) ?? groundOf(pinned)
  grounds.set(pinned, ground)
  if (ground === null) return null
  const { width, height, lines, spots } = ground
  return {
    side,
    width,
    height,
    lines,
    pieces: pieces.flatMap(([place, whose, count]) => {
      const spot = spots.get(place)
      // What is off the map is not on its picture.
      return spot === undefined ? [] : [{ x: spot[0], y: spot[1], side: whose, count }]
    }),
  }
}

function groundOf({ files }: Pinned): Ground | null {
  return hexGround(files['map.json']) ?? zoneGround(files) ?? null
}

function zoneGround(files: Pinned['files']): Ground | undefined {
  const board = zoneBoard(files, '')
  if (board === undefined || board.sheet === null) return undefined
  const { width, height } = board.sheet
  const spots = new Map(
    board.zones.flatMap(({ id, at }) => (at === null ? [] : [[id, [at.x, at.y]] as const satisfies [string, unknown]])),
  )
  const lines = board.connections.flatMap(({ a, b }): Thumbnail['lines'] => {
    const [from, to] = [spots.get(a), spots.get(b)]
    return from && to ? [[from[0], from[1], to[0], to[1]]] : []
  })
  return { width, height, lines, spots }
}

/** Flat-topped hexes with a side of 1. */
function hexGround(mapFile: unknown): Ground | undefined {
  const board = hexBoard(mapFile)
  if (board === undefined) return undefined
  const step = Math.sqrt(3)
  const spots = new Map(
    board.hexes.map(({ hex }) => {
      const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))]
      const lower = (column % 2 === 0) === (board.lower === 'even')
      return [hex, [column * 1.5 - 0.5, step * (row - (lower ? 0 : 0.5))]] as const
    }),
  )
  return { width: board.columns * 1.5 + 0.5, height: step * (board.rows + 0.5), lines: [], spots }
}
