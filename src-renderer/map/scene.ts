import type { Board, Look } from '../../src-main/contract/campaign.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Palette } from './palette.ts'
import { signOf } from './patterns.ts'

/** The width of a hex on the sheet, from point to point; all other measures follow. */
export const hexWidth = 80
export const hexHeight = (hexWidth / 2) * Math.sqrt(3)

export type HexNode = {
  readonly id: string
  readonly kind: 'hex'
  readonly x: number
  readonly y: number
  readonly hex: string
  readonly wash: string
  /** Absent where the look has no sign to draw. */
  readonly sign?: string
  /** The terrain's own letter, where there is no sign for it. */
  readonly letter: string
}

export type PlaceNode = {
  readonly id: string
  readonly kind: 'place'
  readonly x: number
  readonly y: number
  readonly label: string
}

export type SceneNode = HexNode | PlaceNode

/** The board as things to draw. Pure: the same board, language and palette give the same scene. */
export function scene(board: Board, language: Language, palette: Palette): SceneNode[] {
  const looks = new Map<string, Look>(board.terrain.map(({ code, look }) => [code, look]))
  const hexes = board.hexes.flatMap(({ hex, terrain }): HexNode[] => {
    const look = looks.get(terrain) ?? 'other'
    // What is out of play is not part of the sheet, so the board keeps its own outline.
    if (look === 'outside') return []
    const { column, row } = columnAndRow(hex)
    const sign = signOf(look, palette, column * 7 + row * 5)
    return [
      {
        id: `hex-${hex}`,
        kind: 'hex',
        ...centreOf(hex, board.lower),
        hex,
        wash: palette.wash[look],
        ...(sign === undefined ? {} : { sign }),
        letter: look === 'other' ? terrain : '',
      },
    ]
  })
  const places = board.places.map((place): PlaceNode => {
    const { x, y } = centreOf(place.hex, board.lower)
    return { id: `place-${place.hex}`, kind: 'place', x, y: y + hexHeight * 0.37, label: place.name[language] }
  })
  return [...hexes, ...places]
}

/** The middle of a hex on the sheet: flat-topped hexes, every other column half a hex lower. */
export function centreOf(hex: string, lower: Board['lower']): { x: number; y: number } {
  const { column, row } = columnAndRow(hex)
  const isLower = (column % 2 === 0) === (lower === 'even')
  return { x: column * hexWidth * 0.75, y: (row + (isLower ? 0.5 : 0)) * hexHeight }
}

function columnAndRow(hex: string): { column: number; row: number } {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) }
}

/**
 * How large names are on the sheet so that on the screen they never shrink below what can be read, and grow only half
 * as fast as the map does.
 */
export function labelSize(zoom: number, textScale: number): number {
  const onScreen = 13.5 * textScale * Math.max(1, Math.sqrt(zoom))
  return onScreen / zoom
}
