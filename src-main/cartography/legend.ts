import type { Title } from '#engine/kernel/system/glance.ts'
import type { SheetWords, Terrain, ZonePlan } from '#engine/kernel/system/board-plan.ts'
import { ink, symbolFill } from './pen/ink.ts'
import { textWidth } from './pen/metrics.ts'
import type { Box, Line, Point } from './geometry/plane.ts'
import { legendRow } from './geometry/plates.ts'
import { circle, group, path, pathOf, rectangle, text } from './pen/svg.ts'
import { plate, swelledRule } from './pen/ornaments.ts'
import { fort, mark } from './ground/symbols.ts'
import { type Language, mapTexts, scaleTexts } from './pen/texts.ts'
import { flag } from './edges.ts'
import { border, crossing, roads, tracks, tunnel } from './ground/ways.ts'
import { waterways } from './ground/waters.ts'

const plain = { face: 'roman', size: 22, fill: ink.name } as const
export const heading = { face: 'bold', size: 25, fill: ink.name, spacing: 2 } as const

/** Houses on both sides of a town’s symbol. */
const sampleBlocks: readonly Line[] = [-1, 1].flatMap((side) =>
  [-14, -4, 6].map((y): Line => [
    [side * 15, y],
    [side * 23, y],
    [side * (y === -4 ? 24 : 22), y + 8],
    [side * 15, y + 8],
  ]),
)

type Style = Parameters<typeof text>[2]

export const centred = (words: string, middle: number, y: number, style: Style): string =>
  text(words, [middle - textWidth(words, style.face, style.size, style.spacing) / 2, y], style)

export function title(box: Box, words: SheetWords, language: Language): string {
  const middle = (box.left + box.right) / 2
  const room = box.right - box.left - 76
  const row = (said: Title | undefined, y: number, style: Style): string => {
    if (said === undefined) return ''
    const width = textWidth(said[language], style.face, style.size, style.spacing)
    // A long title is set in a smaller size.
    const less = Math.min(1, room / width)
    const fitted = less === 1 ? style : { ...style, size: style.size * less, spacing: (style.spacing ?? 0) * less }
    return centred(said[language], middle, y, fitted)
  }
  return group({}, [
    plate(box),
    row(words.series, box.top + 50, { face: 'roman', size: 24, fill: ink.landscape, spacing: 9 }),
    row(words.title, box.top + 128, { face: 'bold', size: 76, fill: ink.name, spacing: 10 }),
    swelledRule([middle, box.top + 152], 190),
    row(words.subtitle, box.top + 188, { face: 'italic', size: 32, fill: ink.name }),
    row(words.occasion, box.top + 222, { face: 'roman', size: 24, fill: ink.name, spacing: 1 }),
  ])
}

/** The legend of everything drawn. */
export function legend(box: Box, { sides }: ZonePlan, language: Language): string {
  const texts = mapTexts[language]
  const sample = box.left + legendColumns.sample
  const terrains: Terrain[] = ['clear', 'forest', 'swamp', 'difficult', 'mountainous']
  const line = (y: number): readonly Point[] => [
    [sample - 40, y],
    [sample + 40, y],
  ]
  const way = (y: number, kind: 'road' | 'path', route?: string): string =>
    roads([
      { connection: { a: 'a', b: 'b', way: kind, rail: false, km: 1, ...(route ? { route } : {}) }, line: line(y) },
    ]).join('')
  const water = (y: number, kind: 'major' | 'river' | 'canal'): string =>
    waterways([{ river: { class: kind }, line: line(y) }]).join('')
  const over = (y: number, kind: 'bridge' | 'pontoonSite' | 'permanentPontoon'): string =>
    water(y, 'major') + crossing({ at: [sample, y], angle: -Math.PI / 2, kind, rail: false })
  const rows: readonly LegendRow[] = [
    ...terrains.map(
      (terrain) =>
        [
          texts.terrain[terrain],
          (y: number) =>
            circle([sample, y], 12, { fill: symbolFill[terrain], stroke: ink.line, 'stroke-width': 2.4 }) +
            mark([sample, y], terrain),
        ] as const,
    ),
    [
      texts.town,
      (y) =>
        path(
          sampleBlocks
            .map((block) =>
              pathOf(
                block.map(([dx, dy]): Point => [sample + dx, y + dy]),
                true,
              ),
            )
            .join(''),
          {
            fill: ink.block,
            stroke: ink.blockRim,
            'stroke-width': 0.9,
          },
        ) +
        rectangle(sample - 12, y - 12, sample + 12, y + 12, {
          fill: symbolFill.clear,
          stroke: ink.line,
          'stroke-width': 2.4,
        }) +
        rectangle(sample - 9, y - 9, sample + 9, y + 9, { fill: 'none', stroke: ink.line, 'stroke-width': 0.9 }),
    ],
    [texts.fortress, (y) => fort([sample, y], 18, 'clear', 2)],
    [texts.imperialRoad, (y) => way(y, 'road', 'N')],
    [texts.road, (y) => way(y, 'road')],
    [texts.path, (y) => way(y, 'path')],
    [texts.railway, (y) => tracks([line(y)]).join('')],
    [texts.tunnel, (y) => tracks([line(y)]).join('') + tunnel({ at: [sample, y], angle: 0 })],
    [texts.water.major, (y) => water(y, 'major')],
    [texts.water.river, (y) => water(y, 'river')],
    [texts.water.canal, (y) => water(y, 'canal')],
    [texts.bridge, (y) => over(y, 'bridge')],
    [texts.pontoonSite, (y) => over(y, 'pontoonSite')],
    [texts.permanentPontoon, (y) => over(y, 'permanentPontoon')],
    [texts.border, (y) => border(line(y)).join('')],
    ...sides.flatMap(({ exit }) =>
      exit ? [[exit.name[language], (y: number) => flag([sample - 11, y - 13], exit.flag)] as const] : [],
    ),
  ]
  return rowsOn(box, texts.legend, rows, { high: legendRow, size: plain.size })
}

/** A row of a legend: its text, and a function that draws the sample centred at a height. */
export type LegendRow = readonly [name: string, draw: (y: number) => string]

/** Horizontal positions of samples and texts, from the left of a legend. */
export const legendColumns = { sample: 66, words: 122 } as const

/** A plate with a heading and the given rows. */
export const rowsOn = (
  box: Box,
  title: string,
  rows: readonly LegendRow[],
  { high, size }: { readonly high: number; readonly size: number },
): string =>
  group({}, [
    plate(box),
    centred(title.toLocaleUpperCase('fr'), (box.left + box.right) / 2, box.top + 40, heading),
    ...rows.map(([name, draw], i) => {
      const y = box.top + 70 + i * high
      return draw(y) + text(name, [box.left + legendColumns.words, y + size * 0.32], { ...plain, size })
    }),
  ])

/** The fortresses with their capacities, and the scale of the map. */
export function fortresses(box: Box, plan: ZonePlan, language: Language, unitsPerKm: number): string {
  const texts = mapTexts[language]
  const middle = (box.left + box.right) / 2
  const rows = plan.fortresses.map(({ name, zones, capacity }, i) => {
    const y = box.top + 80 + i * 34
    const values = texts.fortressRow(zones.map(({ value }) => value).join(' / '), capacity)
    const width = textWidth(values, 'italic', 21)
    return (
      text(name, [box.left + 30, y], { ...plain, face: 'bold' }) +
      text(values, [box.right - 30 - width, y], { face: 'italic', size: 21, fill: ink.name })
    )
  })
  return group({}, [
    plate(box),
    centred(texts.fortresses.toLocaleUpperCase('fr'), middle, box.top + 42, heading),
    ...rows,
    scaleBar([middle, box.bottom - 84], language, unitsPerKm),
    centred(texts.projection, middle, box.bottom - 22, { face: 'italic', size: 15.5, fill: ink.landscape }),
  ])
}

/** Default length of the bar in units, whatever the scale. */
const usualBar = 320

/** A round number of kilometres for the whole bar. */
function barKilometres(unitsPerKm: number, length: number): number {
  const wanted = length / unitsPerKm
  const ten = 10 ** Math.floor(Math.log10(wanted))
  return [5, 2, 1].map((times) => times * ten).find((km) => km <= wanted * 1.001) ?? ten
}

/** A scale bar of a round number of kilometres, or of metres if that is less than a kilometre. */
export function scaleBar([middle, y]: Point, language: Language, unitsPerKm: number, length = usualBar): string {
  const total = barKilometres(unitsPerKm, length)
  const texts = scaleTexts[language]
  const [counted, words] = total < 1 ? [total * 1000, texts.metres] : [total, texts.kilometres]
  const written = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const at = (twentieth: number): number => middle + (twentieth / 20 - 0.5) * total * unitsPerKm
  const fields = Array.from({ length: 8 }, (_, i) => {
    const [from, to] = i < 5 ? [i, i + 1] : [5 + (i - 5) * 5, 10 + (i - 5) * 5]
    return rectangle(at(from), y, at(to), y + 10, {
      fill: i % 2 === 0 ? ink.line : ink.halo,
      stroke: ink.line,
      'stroke-width': 1.4,
    })
  })
  const numbers = [0, 5, 10, 15, 20].map((twentieth) =>
    centred(written.format((twentieth * counted) / 20), at(twentieth), y - 8, {
      face: 'roman',
      size: 19,
      fill: ink.name,
    }),
  )
  return [...fields, ...numbers, centred(words, middle, y + 32, { face: 'italic', size: 19, fill: ink.name })].join('')
}
