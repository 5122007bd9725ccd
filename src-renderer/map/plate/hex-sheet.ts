import type { HexBoard } from '../../../src-main/contract/hex-board.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import { display } from '../../parts/faces.ts'
import {
  type Line,
  type MapBoard,
  type MapPlace,
  type MapWay,
  outlinedOfHex,
  type SheetName,
  type Spot,
} from '../board/board.ts'
import { daylight, type Palette } from '../paint/palette.ts'
import { hexHeight, hexWidth, type HexNode, type PlaceNode, scene, type SceneElement, type SideLine } from './scene.ts'

/** Scale from the scene to the drawn board, as for sheets of zones. */
const enlarged = 2.6
const rim = 1.1 * hexWidth

/** Reach of a hex relative to its height: the rest is the way to its neighbour. */
const hexReach = 0.43

/** Colours and lettering of a sheet of hexes. */
export type HexLook = { readonly palette: Palette; readonly names: Pick<SheetName, 'size' | 'least'> }

/** At the table: names keep clear of the counter in their hex, which has a minimum size. */
const atTable: HexLook = { palette: daylight, names: { size: 12.5 * enlarged, least: { size: 12, down: 29 } } }

/** Without counters: in the current theme and text size of the window. */
export const withoutCounters = (palette: Palette, textScale: number): HexLook => ({
  palette,
  names: { size: 12.5 * enlarged * textScale, least: { size: 13.5 * textScale, down: 0 } },
})

/** A board of hexes for maps, with its sheet; `svg` is null if the process draws the sheet. */
export type HexSheet = { readonly board: MapBoard; readonly svg: string | null }

/** The board, with a plain sheet if the process draws none. */
export function boardOfHexes(hexBoard: HexBoard, language: Language, look: HexLook = atTable): HexSheet {
  return drawnBoard(hexBoard, language) ?? plainBoard(hexBoard, language, look)
}

/** The board with the sheet drawn by the process; undefined if it draws none. */
function drawnBoard(hexBoard: HexBoard, language: Language): HexSheet | undefined {
  const { sheet } = hexBoard
  if (sheet === null) return undefined
  const outside = new Set(hexBoard.terrain.flatMap(({ code, look }) => (look === 'outside' ? [code] : [])))
  const names = new Map(hexBoard.places.map(({ hex, name }) => [hex, name[language]]))
  const places = hexBoard.hexes.flatMap(({ hex, label, terrain, at }): MapPlace[] => {
    if (at === null || outside.has(terrain)) return []
    const outline = cornersOf(at, sheet.hexHeight * outlinedOfHex)
    return [{ id: hex, name: names.get(hex) ?? label, ...at, reach: sheet.hexHeight * hexReach, outline, within: true }]
  })
  return { board: { sheet, places, ways: waysBetween(places, hexBoard), ofHexes: true }, svg: null }
}

/** The corners of a flat-topped hex of a given height. */
function cornersOf({ x, y }: Spot, high: number): Line {
  const [half, quarter] = [high / Math.sqrt(3), high / Math.sqrt(12)]
  return [
    [x - half, y],
    [x - quarter, y - high / 2],
    [x + quarter, y - high / 2],
    [x + half, y],
    [x + quarter, y + high / 2],
    [x - quarter, y + high / 2],
  ]
}

function plainBoard(hexBoard: HexBoard, language: Language, look: HexLook): HexSheet {
  const { palette } = look
  const elements = scene(hexBoard, language, palette)
  const hexes = elements.filter((one): one is HexNode => one.kind === 'hex')
  const names = new Map(hexBoard.places.map(({ hex, name }) => [hex, name[language]]))
  const width = Math.max(...hexes.map(({ x }) => x)) + 2 * rim - hexWidth * 0.75
  const height = Math.max(...hexes.map(({ y }) => y)) + 2 * rim - hexHeight
  const [left, top] = [hexWidth * 0.75 - rim, hexHeight - rim]
  const places = hexes.map(({ hex, label, x, y }): MapPlace => ({
    id: hex,
    name: names.get(hex) ?? label,
    x: (x - left) * enlarged,
    y: (y - top) * enlarged,
    reach: hexHeight * enlarged * hexReach,
    within: true,
  }))
  const centres = new Map(places.map((place) => [`place-${place.id}`, place]))
  const lettering = elements.flatMap((one): SheetName[] => {
    const centre = centres.get(one.id)
    return one.kind !== 'place' || centre === undefined ? [] : [nameOn(centre, one, (one.y - top) * enlarged, look)]
  })
  const sheet = { width: Math.ceil(width * enlarged), height: Math.ceil(height * enlarged), paper: palette.halo }
  return {
    board: { sheet, places, ways: waysBetween(places, hexBoard), ofHexes: true, names: lettering },
    svg: svgOf(elements, `${left} ${top} ${width} ${height}`, sheet, palette),
  }
}

const nameOn = ({ x, y }: MapPlace, { label }: PlaceNode, middle: number, { palette, names }: HexLook): SheetName => ({
  x,
  y,
  text: label,
  down: middle - y,
  ...names,
  ink: palette.ink,
  halo: palette.halo,
})

/** The sides shared by two hexes on the sheet, each once: from the hex that comes first. */
function waysBetween(places: readonly MapPlace[], { hexes }: HexBoard): MapWay[] {
  const order = new Map(places.map(({ id }, index) => [id, index]))
  const beside = new Map(hexes.map(({ hex, neighbours }) => [hex, neighbours]))
  return places.flatMap((one, i) =>
    (beside.get(one.id) ?? [])
      .map((hex) => order.get(hex) ?? -1)
      .filter((index) => index > i)
      .toSorted((a, b) => a - b)
      .flatMap((index): MapWay[] => {
        const other = places[index]
        if (other === undefined) return []
        const line = [one, other].map(({ x, y }): [number, number] => [x, y])
        return [{ id: `${one.id}-${other.id}`, a: one.id, b: other.id, line }]
      }),
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function svgOf(
  elements: readonly SceneElement[],
  viewBox: string,
  sheet: { width: number; height: number },
  palette: Palette,
): string {
  const corners = new Map(elements.flatMap((one) => (one.kind === 'side' ? [] : [[one.id, one] as const])))
  const looks = sideLooks(palette)
  const drawn = elements.flatMap((one) => {
    if (one.kind === 'hex') return [hexSvg(one, palette)]
    if (one.kind === 'side') return [sideSvg(looks[one.look], corners.get(one.source), corners.get(one.target))]
    return []
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="${viewBox}" font-family="${escaped(display)}">`,
    `<rect x="-1000" y="-1000" width="9000" height="9000" fill="${palette.halo}"/>`,
    ...drawn,
    '</svg>',
  ].join('')
}

function hexSvg({ x, y, wash, sign, letter, label, labelY }: HexNode, palette: Palette): string {
  const [half, quarter, high] = [hexWidth / 2, hexWidth / 4, hexHeight / 2]
  const ring = `M${x - half} ${y}l${quarter} ${-high}h${half}l${quarter} ${high}l${-quarter} ${high}h${-half}Z`
  const picture =
    sign === undefined
      ? ''
      : `<image x="${x - half}" y="${y - half}" width="${hexWidth}" height="${hexWidth}" href="${escaped(sign)}"/>`
  const text =
    letter === ''
      ? ''
      : `<text x="${x}" y="${y + 9}" font-size="26" text-anchor="middle" fill="${palette.ink}">${escaped(letter)}</text>`
  const number = `<text x="${x}" y="${labelY}" font-size="8.5" text-anchor="middle" dominant-baseline="middle" fill="${palette.ink}" opacity="0.72">${escaped(label)}</text>`
  return `<path d="${ring}" fill="${wash}" stroke="${palette.line}" stroke-width="0.8"/>${picture}${text}${number}`
}

const sideLooks = ({ ink, water, wash }: Palette): Readonly<Record<SideLine['look'], string>> => ({
  river: `stroke="${water}" stroke-width="8" stroke-linecap="round"`,
  bridge: `stroke="${ink}" stroke-width="16"`,
  span: `stroke="${wash.open}" stroke-width="10"`,
  wire: `stroke="${ink}" stroke-width="6" stroke-dasharray="2 4"`,
  other: `stroke="${ink}" stroke-width="3" stroke-dasharray="6 4" stroke-linecap="round"`,
})

type Corner = { readonly x: number; readonly y: number }

function sideSvg(look: string, from: Corner | undefined, to: Corner | undefined): string {
  return from === undefined || to === undefined ? '' : `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" ${look}/>`
}
