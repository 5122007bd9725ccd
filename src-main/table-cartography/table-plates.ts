import { growth, tints } from '../cartography/ground/growth.ts'
import { ink } from '../cartography/pen/ink.ts'
import { centred, legendColumns, type LegendRow, rowsOn, title } from '../cartography/legend.ts'
import { rose } from '../cartography/pen/ornaments.ts'
import type { Box, Line, Point } from '../cartography/geometry/plane.ts'
import { rectangle } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { roadLines } from '../cartography/ground/ways.ts'
import { crests, fieldworks, houses, scarps, slopes, streams, waters } from './table-ground.ts'
import type { TableScene } from './table-scene.ts'
import { tableTexts } from './table-texts.ts'

const rowHeight = 47
const gap = 34
/** A pace is three quarters of a metre, as the armies counted. */
const pace = 0.75
/** Length of the scale in inches, and distance of its numbers. */
const barInches = 18
const everyInches = 6

/** The column beside the table, from top to bottom: title, legend, compass rose, and the scale in inches and paces. */
export function tablePlates(scene: TableScene, language: Language): string[] {
  const { plan, plates: column } = scene
  const { left, right } = column
  const rows = legendRows(scene, left + legendColumns.sample, language)
  const named: Box = { left, right, top: column.top, bottom: column.top + 250 }
  const keys: Box = { left, right, top: named.bottom + gap, bottom: named.bottom + gap + 62 + rows.length * rowHeight }
  const scale = column.bottom - 148
  const room = scale - 60 - keys.bottom
  const reach = Math.min(170, room / 2 - 26)
  const middle = (left + right) / 2
  return [
    title(named, plan.sheet, language),
    rowsOn(keys, tableTexts[language].legend, rows, { high: rowHeight, size: 28 }),
    ...(reach < 60 ? [] : [rose([middle, keys.bottom + room / 2], reach)]),
    ruler(scene, [middle, scale], language),
  ]
}

/**
 * Inches above the bar, and below it the paces they correspond to, which can differ between the two directions of the
 * table.
 */
function ruler({ plan, inch }: TableScene, [middle, y]: Point, language: Language): string {
  const texts = tableTexts[language]
  const at = (inches: number): number => middle + (inches - barInches / 2) * inch
  const style = { face: 'roman', size: 19, fill: ink.name } as const
  const italic = { ...style, face: 'italic', size: 17 } as const
  const counted = Array.from({ length: barInches / everyInches + 1 }, (_, i) => i * everyInches)
  const spaced = new Intl.NumberFormat(language)
  const [across, down] = plan.inchOfGround
  const row = (words: string, metres: number, top: number): string =>
    counted
      .map((inches) => centred(spaced.format(Math.round((inches * metres) / pace)), at(inches), top, style))
      .join('') + centred(words, middle, top + 20, italic)
  const fields = Array.from({ length: barInches }, (_, i) => i).flatMap((i) =>
    // Single inches first, then six at a time.
    i < everyInches || i % everyInches === 0
      ? [
          rectangle(at(i), y, at(i < everyInches ? i + 1 : i + everyInches), y + 10, {
            fill: (i < everyInches ? i : i / everyInches + 1) % 2 === 0 ? ink.line : ink.halo,
            stroke: ink.line,
            'stroke-width': 1.4,
          }),
        ]
      : [],
  )
  return [
    centred(texts.inches, middle, y - 28, italic),
    ...counted.map((inches) => centred(String(inches), at(inches), y - 8, style)),
    ...fields,
    row(texts.paces[0], across, y + 30),
    row(texts.paces[1], down, y + 80),
    centred(texts.ground(across, down), middle, y + 116, { ...italic, size: 15.5, fill: ink.landscape }),
  ].join('')
}

const square = (x: number, y: number, half = 16): Line => [
  [x - 38, y - half],
  [x + 38, y - half],
  [x + 38, y + half],
  [x - 38, y + half],
]

/** A legend row for each kind of ground on this table. */
function legendRows({ plan }: TableScene, x: number, language: Language): LegendRow[] {
  const texts = tableTexts[language]
  const looks = new Set<string>([...plan.areas, ...plan.lines].map(({ look }) => look))
  const line = (y: number): Line => [
    [x - 40, y],
    [x + 40, y],
  ]
  const none: readonly Line[] = []
  const rows: Readonly<Record<string, LegendRow>> = {
    slope: [texts.slope, (y) => slopes([square(x, y)], none).join('')],
    steep: [texts.steep, (y) => slopes(none, [square(x, y)]).join('') + scarps([square(x, y)], () => true)],
    crest: [texts.crest, (y) => crests([line(y)]).join('')],
    wood: [texts.wood, (y) => wood(x, y)],
    houses: [texts.houses, (y) => houses([square(x, y, 17)]).join('')],
    wall: [texts.wall, (y) => fieldworks([line(y)], none).join('')],
    trench: [texts.trench, (y) => fieldworks(none, [line(y)]).join('')],
    stream: [texts.stream, (y) => streams([line(y)]).join('')],
    river: [texts.river, (y) => waters([square(x, y)], none, 'river-key').join('')],
    beyond: [texts.beyond, (y) => waters(none, [square(x, y)], 'beyond-key').join('')],
    road: [texts.road, (y) => roadLines({ imperial: none, common: [line(y)], paths: none }).join('')],
  }
  return Object.entries(rows).flatMap(([look, row]) => (looks.has(look) ? [row] : []))
}

function wood(x: number, y: number): string {
  const ground = [{ terrain: 'forest', dark: true, ring: square(x, y) }] as const
  const box = { left: x - 40, right: x + 40, top: y - 16, bottom: y + 16 }
  return [...tints(ground), ...growth(box, ground, () => true)].join('')
}
