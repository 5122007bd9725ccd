import type { Look } from '../../../src-main/contract/hex-board.ts'
import { svgUrl } from '../../parts/svg-url.ts'
import type { Palette } from './palette.ts'

/** The square in which signs are drawn; a hex covers its full width and the middle of its height. */
const size = 80
/** Number of slightly different drawings per sign: a wood of identical hexes looks like wallpaper. */
const variants = 3

type Draw = (palette: Palette, turn: number) => string

const signs: Readonly<Record<Look, Draw | undefined>> = {
  open: undefined,
  outside: undefined,
  other: undefined,
  town: ({ brick }, turn) =>
    scattered(turn, [
      [24, 30],
      [40, 24],
      [55, 32],
      [30, 44],
      [47, 46],
    ])
      .map(([x, y], index) => {
        const [width, height] = index % 2 === 0 ? [11, 7] : [7, 10]
        return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" fill="${brick}"/>`
      })
      .join(''),
  works: ({ ink }) =>
    `<path d="M22 48V34l8-6v6l8-6v6l8-6v20z" fill="${ink}" fill-opacity=".8"/>` +
    `<path d="M50 48V20h6v28z" fill="${ink}" fill-opacity=".8"/>` +
    `<path d="M56 19c5-1 4-6 9-6" fill="none" stroke="${ink}" stroke-width="1.6" stroke-opacity=".7"/>`,
  fort: ({ ink, earth }, turn) =>
    hachures(earth, 31, 17, 22, turn) +
    `<path d="M40 22l5 8 9-2-2 9 8 5-8 5 2 9-9-2-5 8-5-8-9 2 2-9-8-5 8-5-2-9 9 2z" transform="translate(12 12.6) scale(.7)" fill="none" stroke="${ink}" stroke-width="3"/>`,
  wood: ({ leaf }, turn) =>
    scattered(turn, [
      [21, 29],
      [38, 23],
      [56, 28],
      [29, 43],
      [47, 41],
      [64, 43],
      [37, 57],
      [55, 57],
    ])
      .map(
        ([x, y]) =>
          `<path d="M${x - 5} ${y + 3}a3.4 3.4 0 0 1 .3-6.4a4.6 4.6 0 0 1 8.8-.6a3.6 3.6 0 0 1 1 7z" fill="${leaf}" fill-opacity=".5" stroke="${leaf}" stroke-width="1.1"/>` +
          `<path d="M${x - 3} ${y + 4.8}h10" stroke="${leaf}" stroke-width="1.4" stroke-linecap="round"/>`,
      )
      .join(''),
  bushes: ({ leaf }, turn) =>
    scattered(turn, [
      [24, 30],
      [44, 25],
      [60, 37],
      [32, 47],
      [50, 54],
    ])
      .map(
        ([x, y]) =>
          `<path d="M${x - 5} ${y + 2}a2.6 2.6 0 0 1 3-3.6a3 3 0 0 1 5.2.6a2.2 2.2 0 0 1 2 3z" fill="none" stroke="${leaf}" stroke-width="1.3" stroke-linejoin="round"/>` +
          `<path d="M${x - 1} ${y + 5}h8" stroke="${leaf}" stroke-width="1" stroke-linecap="round"/>`,
      )
      .join(''),
  height: ({ earth }, turn) => hachures(earth, 26, 12, 20, turn),
}

/** Strokes down the slope all round, alternately long and short, as engravers drew a hill. */
function hachures(colour: string, outer: number, inner: number, count: number, turn: number): string {
  const strokes = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn / variants) / count) * 2 * Math.PI
    const end = outer - (index % 2 === 0 ? 0 : 5) - ((index * 7 + turn) % 3)
    const at = (radius: number) =>
      `${(size / 2 + radius * Math.cos(angle)).toFixed(1)} ${(size / 2 + radius * 0.78 * Math.sin(angle)).toFixed(1)}`
    return `M${at(inner)}L${at(end)}`
  })
  return `<path d="${strokes.join('')}" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>`
}

/** The same few spots, each moved a little, differently for each `turn`. */
function scattered(turn: number, spots: readonly (readonly [number, number])[]): [number, number][] {
  return spots.map(([x, y], index) => {
    const step = index * 5 + turn * 3
    return [x + ((step * 7) % 5) - 2, y + ((step * 3) % 5) - 2]
  })
}

/** The sign of a look as an image URL; undefined if the look has none. */
export function signOf(look: Look, palette: Palette, turn: number): string | undefined {
  const draw = signs[look]
  if (draw === undefined) return undefined
  const content = draw(palette, turn % variants)
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 ${size} ${size}">${content}</svg>`,
  )
}
