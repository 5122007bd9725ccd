import type { HexPlan, PlanHex, SheetWords } from '#engine/kernel/system/board-plan.ts'
import { Look, SideLook } from '../contract/hex-board.ts'
import { ink } from '../cartography/pen/ink.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import type { Line, Point } from '../cartography/geometry/plane.ts'
import { element, group, path, pathOf, rectangle, stroke, text, type Lettering } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'

/** Distance from the middle of a hex to a corner. */
const side = 60
const step = Math.sqrt(3) * side
const margin = { left: 70, right: 70, top: 190, bottom: 80 } as const

const fills: Partial<Record<Look, string>> = {
  open: '#efe7cf',
  town: '#d9b79a',
  works: '#c9a08a',
  wood: '#b9cc9a',
  bushes: '#d5dcae',
  height: '#dcc79b',
  fort: '#cfb184',
}
const plainFill = '#e6dfc9'
const strokes: Partial<Record<SideLook, string>> = { river: '#6f95b5', bridge: '#6b5a45' }

/** The map of a board of hexes as an SVG document: terrain, hexsides, names and numbers, title and credits. */
export function drawPlainHexes(plan: HexPlan, words: SheetWords, language: Language): string {
  const looks = new Map(plan.terrain.map(({ code, look }) => [code, Look.catch('other').parse(look)]))
  const places = new Map(plan.hexes.map((hex) => [hex.hex, middleOf(hex, plan)]))
  const shown = plan.hexes.filter(({ terrain }) => looks.get(terrain) !== 'outside')
  const width = Math.max(margin.left + margin.right + (plan.columns * 1.5 + 0.5) * side, widest(words, language))
  const height = margin.top + margin.bottom + (plan.rows + 0.5) * step
  const content = [
    rectangle(0, 0, width, height, { fill: ink.paper }),
    group(
      { id: 'hexes' },
      shown.map(({ hex, terrain, label }) => {
        const at = places.get(hex)!
        const fill = fills[looks.get(terrain) ?? 'other'] ?? plainFill
        const number = centred(label, [at[0], at[1] - side * 0.62], { face: 'roman', size: 13, fill: ink.landscape })
        const outline = path(pathOf(corners(at), true), { fill, stroke: ink.line, 'stroke-width': 1.2 })
        return element('g', { id: `hex-${hex}` }, outline + number)
      }),
    ),
    group({ id: 'hexsides' }, sidesOf(plan, places)),
    group(
      { id: 'names' },
      plan.places.flatMap(({ hex, name }) => {
        const at = places.get(hex)
        const style = { face: 'bold', size: 19, fill: ink.name, halo: ink.halo } as const
        return at === undefined ? [] : [centred(name[language], [at[0], at[1] + 8], style)]
      }),
    ),
    group({ id: 'title' }, [
      centred(words.title[language], [width / 2, 78], { face: 'bold', size: 52, fill: ink.name, spacing: 4 }),
      ...[words.subtitle, words.occasion].map((said, row) =>
        centred(said?.[language] ?? '', [width / 2, 118 + row * 30], { face: 'italic', size: 24, fill: ink.name }),
      ),
    ]),
    text(words.attribution[language], [margin.left, height - 24], { face: 'italic', size: 15, fill: ink.landscape }),
  ]
  const size = {
    width: Math.ceil(width),
    height: Math.ceil(height),
    viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
  }
  const body = [element('title', {}, words.title[language]), ...content].join('\n')
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, `\n${body}\n`)}\n`
}

function middleOf({ column, row }: PlanHex, { lower }: HexPlan): Point {
  const isLower = (column % 2 === 0) === (lower === 'even')
  return [margin.left + (column * 1.5 - 0.5) * side, margin.top + step * (row - (isLower ? 0 : 0.5))]
}

const corners = ([x, y]: Point): Line =>
  [0, 1, 2, 3, 4, 5].map((sixth): Point => {
    const angle = (sixth * Math.PI) / 3
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)]
  })

/** The features between two hexes, along their shared side. */
function sidesOf({ hexsides }: HexPlan, places: ReadonlyMap<string, Point>): string[] {
  return hexsides.flatMap(({ between: [a, b], feature }) => {
    const [from, to] = [places.get(a), places.get(b)]
    if (from === undefined || to === undefined) return []
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const along = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
    const [dx, dy] = [(Math.cos(along) * side) / 2, (Math.sin(along) * side) / 2]
    const line: Line = [
      [middle[0] - dx, middle[1] - dy],
      [middle[0] + dx, middle[1] + dy],
    ]
    const colour = strokes[SideLook.catch('other').parse(feature)]
    return [stroke(line, { stroke: colour ?? ink.faint, 'stroke-width': 9, 'stroke-linecap': 'round' })]
  })
}

function centred(words: string, [x, y]: Point, style: Lettering): string {
  return words === '' ? '' : text(words, [x - textWidth(words, style.face, style.size, style.spacing) / 2, y], style)
}

/** The longest line of text, with margins: even the sheet of a small board has room for it. */
function widest({ title, subtitle, occasion, attribution }: SheetWords, language: Language): number {
  const lengths = [
    textWidth(title[language], 'bold', 52, 4),
    ...[subtitle, occasion].map((said) => textWidth(said?.[language] ?? '', 'italic', 24)),
    textWidth(attribution[language], 'italic', 15),
  ]
  return Math.max(...lengths) + margin.left + margin.right
}
