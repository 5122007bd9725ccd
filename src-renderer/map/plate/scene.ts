import type { HexBoard, Look, SideLook } from '../../../src-main/contract/hex-board.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { Palette } from '../paint/palette.ts'
import { signOf } from '../paint/patterns.ts'

/** Width of a hex on the sheet, from point to point; all other measures follow from it. */
export const hexWidth = 80
export const hexHeight = (hexWidth / 2) * Math.sqrt(3)

export type HexNode = {
  readonly id: string
  readonly kind: 'hex'
  readonly x: number
  readonly y: number
  readonly hex: string
  readonly wash: string
  /** Its number in small print, and the height of its line: above the sign, or below a name there. */
  readonly label: string
  readonly labelY: number
  /** Absent if the look has no sign. */
  readonly sign?: string
  /** The letter of the terrain, if it has no sign. */
  readonly letter: string
}

export type PlaceNode = {
  readonly id: string
  readonly kind: 'place'
  readonly x: number
  readonly y: number
  readonly label: string
}

/** The invisible end of a line. */
type CornerNode = { readonly id: string; readonly kind: 'corner'; readonly x: number; readonly y: number }

/** A line along or across the side of a hex, from one corner to another. */
export type SideLine = {
  readonly id: string
  readonly kind: 'side'
  readonly source: string
  readonly target: string
  readonly look: SideLook | 'span'
}

export type SceneNode = HexNode | PlaceNode | CornerNode
export type SceneElement = SceneNode | SideLine

/** The elements of the drawing. Pure: the same board, language and palette give the same scene. */
export function scene(board: HexBoard, language: Language, palette: Palette): SceneElement[] {
  const looks = new Map<string, Look>(board.terrain.map(({ code, look }) => [code, look]))
  const middles = middlesOf(board)
  const southSides = new Set(board.hexsides.flatMap(({ between }) => northernOf(between, middles) ?? []))
  const named = new Set(board.places.map(({ hex }) => hex))
  const hexes = board.hexes.flatMap(({ hex, label, terrain, column, row }): HexNode[] => {
    const look = looks.get(terrain) ?? 'other'
    // Hexes out of play are not part of the sheet, so that the board keeps its own outline.
    if (look === 'outside') return []
    const middle = middles.get(hex)
    if (middle === undefined) return []
    const sign = signOf(look, palette, column * 7 + row * 5)
    return [
      {
        id: `hex-${hex}`,
        kind: 'hex',
        ...middle,
        hex,
        wash: palette.wash[look],
        label,
        labelY: middle.y + hexHeight * (named.has(hex) && southSides.has(hex) ? 0.45 : -0.36),
        ...(sign === undefined ? {} : { sign }),
        letter: look === 'other' ? terrain : '',
      },
    ]
  })
  const places = board.places.flatMap((place): PlaceNode[] => {
    const middle = middles.get(place.hex)
    if (middle === undefined) return []
    const { x, y } = middle
    // Below the sign of the hex, unless it would hide a bridge or a river there.
    const down = southSides.has(place.hex) ? -0.47 : 0.37
    return [{ id: `place-${place.hex}`, kind: 'place', x, y: y + hexHeight * down, label: place.name[language] }]
  })
  return [...hexes, ...sidesOf(board, middles), ...places]
}

function sidesOf(board: HexBoard, middles: Middles): (CornerNode | SideLine)[] {
  const corners = new Map<string, CornerNode>()
  const cornerAt = (x: number, y: number) => {
    const id = `corner-${Math.round(x * 10)}-${Math.round(y * 10)}`
    if (!corners.has(id)) corners.set(id, { id, kind: 'corner', x, y })
    return id
  }
  const looks = new Map(board.features.map(({ id, look }) => [id, look]))
  const lines = board.hexsides.flatMap(({ between, feature }): SideLine[] => {
    const [from, to] = [middles.get(between[0]), middles.get(between[1])]
    if (from === undefined || to === undefined) return []
    const [middleX, middleY] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    // The distance between centres is one hex height; the shared side lies across it and is half a hex width long.
    const [alongX, alongY] = [(to.x - from.x) / hexHeight, (to.y - from.y) / hexHeight]
    const half = hexWidth / 4
    const side = {
      kind: 'side' as const,
      source: cornerAt(middleX - alongY * half, middleY + alongX * half),
      target: cornerAt(middleX + alongY * half, middleY - alongX * half),
    }
    const id = `side-${between.join('-')}-${feature}`
    const look = looks.get(feature) ?? 'other'
    if (look !== 'bridge') return [{ id, ...side, look }]
    const reach = hexHeight * 0.22
    const span: SideLine = {
      id: `${id}-span`,
      kind: 'side',
      source: cornerAt(middleX - alongX * reach, middleY - alongY * reach),
      target: cornerAt(middleX + alongX * reach, middleY + alongY * reach),
      look: 'span',
    }
    // The river continues under a bridge.
    return [{ id, ...side, look: 'river' }, { ...span, id: `${id}-rails`, look: 'bridge' }, span]
  })
  return [...corners.values(), ...lines]
}

type Middles = ReadonlyMap<string, { readonly x: number; readonly y: number }>

/** The middle of each hex on the sheet. */
const middlesOf = ({ hexes, lower }: HexBoard): Middles => new Map(hexes.map((one) => [one.hex, centreOf(one, lower)]))

/** The middle of a hex: flat-topped hexes, every other column half a hex lower. */
export function centreOf(
  { column, row }: Pick<HexBoard['hexes'][number], 'column' | 'row'>,
  lower: HexBoard['lower'],
): { x: number; y: number } {
  const isLower = (column % 2 === 0) === (lower === 'even')
  return { x: column * hexWidth * 0.75, y: (row + (isLower ? 0.5 : 0)) * hexHeight }
}

/** The upper of two hexes in the same column; undefined for others. */
function northernOf([a, b]: readonly [string, string], middles: Middles): string | undefined {
  const [one, other] = [middles.get(a), middles.get(b)]
  if (one === undefined || other === undefined || one.x !== other.x) return undefined
  return one.y < other.y ? a : b
}
