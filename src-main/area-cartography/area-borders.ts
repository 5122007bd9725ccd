import { ink } from '../cartography/pen/ink.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import { type Box, type Line, type Point, smooth } from '../cartography/geometry/plane.ts'
import { circle, element, group, path, pathOf, short, text } from '../cartography/pen/svg.ts'
import { type AreaScene, type AreaSpot, borderBetween } from './area-scene.ts'

type Strength = AreaSpot['area']['strength']

/** Tints of strong areas: a wash over the whole area, and a denser one along the rim. */
const tintOf: Readonly<Record<Exclude<Strength, 'open'>, { ground: string; wash: number; rim: number }>> = {
  strong: { ground: '#d99a2b', wash: 0.14, rim: 0.26 },
  fortress: { ground: '#c2452d', wash: 0.13, rim: 0.3 },
}

/** `called`: the prefix of the clip path ids on the sheet. */
export function areaTints(spots: readonly Pick<AreaSpot, 'area' | 'outline'>[], called = 'area'): string[] {
  return spots.flatMap(({ area, outline }, i) => {
    if (area.strength === 'open') return []
    const { ground, wash, rim } = tintOf[area.strength]
    const d = pathOf(outline, true)
    const within = `${called}-rim-${i + 1}`
    return [
      element('clipPath', { id: within }, path(d, {})),
      path(d, { fill: ground, opacity: wash }),
      path(d, { fill: 'none', stroke: ground, 'stroke-width': 44, opacity: rim * 0.6, 'clip-path': `url(#${within})` }),
      path(d, { fill: 'none', stroke: ground, 'stroke-width': 20, opacity: rim, 'clip-path': `url(#${within})` }),
    ]
  })
}

/** Each border once, as a dash-dotted line. */
export function borders({ spots }: AreaScene): string[] {
  const byId = new Map(spots.map((spot, i) => [spot.area.id, { spot, i }]))
  const lines = spots.flatMap(({ area, outline }, i) =>
    area.neighbours.flatMap((id): Line[] => {
      const other = byId.get(id)
      if (other === undefined || other.i < i) return []
      return borderBetween(outline, other.spot.outline).map((line) => smooth(line, 3))
    }),
  )
  return dashed(lines.map((line) => pathOf(line)).join(''))
}

export const dashed = (d: string): string[] => [
  path(d, { fill: 'none', stroke: ink.halo, 'stroke-width': 8, opacity: 0.6, 'stroke-linejoin': 'round' }),
  path(d, {
    fill: 'none',
    stroke: ink.border,
    'stroke-width': 3,
    'stroke-dasharray': '17 6 3 6',
    'stroke-linejoin': 'round',
  }),
]

const disc = 24
const numbers = { face: 'bold', size: 30, fill: ink.name } as const
const signs = { face: 'bold', size: 27, fill: '#fff8e8' } as const
const signWide = 46

/** The label of an area on a disc, and its sign on a bastion beside it. */
function label({ area, label: at }: Pick<AreaSpot, 'area' | 'label'>): string {
  return numberAt(at, area.label) + (area.sign === undefined ? '' : signAt(besideLabel(at), area.sign))
}

const besideLabel = ([x, y]: Point): Point => [x + disc + 4 + signWide / 2, y]

/** The box that the label and the sign of an area cover. */
export const labelBox = ({ area, label: [x, y] }: AreaSpot): Box => ({
  left: x - disc - 3,
  right: x + disc + 3 + (area.sign === undefined ? 0 : signWide + 6),
  top: y - disc - 3,
  bottom: y + disc + 3,
})

export function numberAt(at: Point, words: string, size = 1): string {
  const lettering = { ...numbers, size: numbers.size * size }
  const width = textWidth(words, numbers.face, lettering.size)
  return (
    circle(at, disc * size, { fill: ink.halo, stroke: ink.border, 'stroke-width': 3 }) +
    circle(at, (disc - 4) * size, { fill: 'none', stroke: ink.border, 'stroke-width': 0.9 }) +
    text(words, [at[0] - width / 2, at[1] + lettering.size * 0.34], lettering)
  )
}

/** A bastion seen from above: two flanks and two faces. */
export function signAt([x, y]: Point, words: string): string {
  const [half, high] = [signWide / 2, 21]
  const d = `M${short(x - half)} ${short(y - high)}H${short(x + half - 10)}L${short(x + half)} ${short(y)}L${short(x + half - 10)} ${short(y + high)}H${short(x - half)}Z`
  // The width of a plus depends on the typeface, so it is drawn.
  const hasPlus = words.startsWith('+')
  const figure = hasPlus ? words.slice(1) : words
  const width = textWidth(figure, signs.face, signs.size)
  const middle = x - 4 + (hasPlus ? 8 : 0)
  return (
    path(d, { fill: '#8f241a', stroke: ink.halo, 'stroke-width': 3.6, 'stroke-linejoin': 'round' }) +
    path(d, { fill: '#8f241a', stroke: '#5e140d', 'stroke-width': 1.4, 'stroke-linejoin': 'round' }) +
    (hasPlus ? path(`M${short(x - 18)} ${short(y)}h12m-6 -6v12`, { stroke: signs.fill, 'stroke-width': 3.2 }) : '') +
    text(figure, [middle - width / 2, y + signs.size * 0.34], signs)
  )
}

export const labels = ({ spots }: AreaScene): string =>
  group(
    { id: 'labels' },
    spots.map((spot) => element('g', { id: `area-${spot.area.id}` }, label(spot))),
  )
