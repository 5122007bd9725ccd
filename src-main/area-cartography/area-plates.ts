import { growth, tints } from '../cartography/ground/growth.ts'
import { ink } from '../cartography/pen/ink.ts'
import { centred, heading, legendColumns, type LegendRow, rowsOn, scaleBar, title } from '../cartography/legend.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import { plate, rose, swelledRule } from '../cartography/pen/ornaments.ts'
import { parapet } from '../cartography/pen/parapet.ts'
import type { Box, Line } from '../cartography/geometry/plane.ts'
import { path, pathOf, rectangle, short } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { trackHeight, trackOn } from '../cartography/track.ts'
import { waterways } from '../cartography/ground/waters.ts'
import { roadLines, tracks } from '../cartography/ground/ways.ts'
import { areaTints, dashed, numberAt, signAt } from './area-borders.ts'
import type { AreaScene, AreaSpot } from './area-scene.ts'
import { areaTexts } from './area-texts.ts'
import { wall } from './area-works.ts'

const rowHeight = 45
const gap = 34

/**
 * The column beside the map, from top to bottom: title, legend, turns, compass rose, scale, and the boxes for counters.
 */
export function areaPlates(scene: AreaScene, language: Language): string[] {
  const { plan, plates: column, boxes, unitsPerKm } = scene
  const texts = areaTexts[language]
  const { left, right } = column
  const rows = legendRows(scene, left + legendColumns.sample, language)
  const named: Box = { left, right, top: column.top, bottom: column.top + 250 }
  const keys: Box = { left, right, top: named.bottom + gap, bottom: named.bottom + gap + 62 + rows.length * rowHeight }
  const { track } = plan
  const turnsHigh = track === undefined ? 0 : trackHeight(track.length)
  const turns: Box = { left, right, top: keys.bottom + gap, bottom: keys.bottom + gap + turnsHigh }
  const foot = Math.min(column.bottom, ...boxes.map(({ at }) => at.top - gap))
  const scale = foot - 74
  const room = scale - 60 - turns.bottom
  const reach = Math.min(170, room / 2 - 26)
  const middle = (left + right) / 2
  return [
    title(named, plan.sheet, language),
    rowsOn(keys, texts.legend, rows, { high: rowHeight, size: 28 }),
    ...(track === undefined
      ? []
      : [
          trackOn(
            turns,
            track.map(({ label, when }) => ({ label, when: when[language] })),
            texts.turns,
          ),
        ]),
    ...(reach < 60 ? [] : [rose([middle, turns.bottom + room / 2 + 12], reach)]),
    scaleBar([middle, scale], language, unitsPerKm, 480),
    ...boxes.map(({ box, at }) => campOn(at, box.name[language])),
  ]
}

/** A box with its name above a field for counters. */
function campOn(box: Box, name: string): string {
  const middle = (box.left + box.right) / 2
  const words = name.toLocaleUpperCase('fr')
  const room = box.right - box.left - 60
  const size = Math.min(
    heading.size,
    (heading.size * room) / textWidth(words, heading.face, heading.size, heading.spacing),
  )
  const field = { left: box.left + 22, right: box.right - 22, top: box.top + 84, bottom: box.bottom - 22 }
  return (
    plate(box) +
    centred(words, middle, box.top + 46, { ...heading, size, spacing: size === heading.size ? heading.spacing : 1 }) +
    swelledRule([middle, box.top + 64], 120) +
    rectangle(field.left, field.top, field.right, field.bottom, {
      fill: ink.sides.grey.ground,
      opacity: 0.55,
    }) +
    rectangle(field.left, field.top, field.right, field.bottom, {
      fill: 'none',
      stroke: ink.faint,
      'stroke-width': 1.2,
      'stroke-dasharray': '9 5',
    })
  )
}

const square = (x: number, y: number, half = 16): Line => [
  [x - 38, y - half],
  [x + 38, y - half],
  [x + 38, y + half],
  [x - 38, y + half],
]

/** A legend row for each thing drawn on this plan. */
function legendRows({ plan, spots }: AreaScene, x: number, language: Language): LegendRow[] {
  const texts = areaTexts[language]
  const { drawing } = plan
  const line = (y: number): Line => [
    [x - 40, y],
    [x + 40, y],
  ]
  const none: readonly Line[] = []
  const sign = spots.find(({ area }) => area.sign !== undefined)?.area.sign
  const has = (strength: AreaSpot['area']['strength']): AreaSpot | undefined =>
    spots.find(({ area }) => area.strength === strength)
  const tinted = (spot: AreaSpot, y: number): string =>
    areaTints([{ ...spot, outline: square(x, y) }], `key-${spot.area.strength}`).join('')
  const [strong, fortress] = [has('strong'), has('fortress')]
  const works = new Set(drawing?.works.map(({ kind }) => kind))
  const rivers = new Set(drawing?.rivers.map((river) => river.class))
  const roads = new Set(drawing?.roads.map(({ kind }) => kind))
  const when = (is: boolean, row: LegendRow): LegendRow[] => (is ? [row] : [])
  return [
    [
      texts.border,
      (y) =>
        dashed(
          pathOf([
            [x - 46, y],
            [x + 46, y],
          ]),
        ).join('') + numberAt([x, y], '7', 0.72),
    ],
    ...(sign === undefined ? [] : [[texts.sign, (y: number) => signAt([x, y], sign)] as const]),
    ...(fortress === undefined ? [] : [[texts.fortress, (y: number) => tinted(fortress, y)] as const]),
    ...(strong === undefined ? [] : [[texts.strong, (y: number) => tinted(strong, y)] as const]),
    ...when(works.has('fort') || works.has('citadel'), [texts.fort, (y) => wall(star(x, y), undefined, 'fort')]),
    ...when(works.has('redoubt'), [texts.redoubt, (y) => wall(redan(x, y), undefined, 'redoubt')]),
    ...when(works.has('line'), [texts.line, (y) => parapet(line(y)).join('')]),
    ...when(drawing !== undefined && drawing.villages.length > 0, [texts.town, (y) => houses(x, y)]),
    ...when(roads.has('imperial'), [
      texts.imperial,
      (y) => roadLines({ imperial: [line(y)], common: none, paths: none }).join(''),
    ]),
    ...when(roads.has('road'), [
      texts.road,
      (y) => roadLines({ imperial: none, common: [line(y)], paths: none }).join(''),
    ]),
    ...when(roads.has('path'), [
      texts.path,
      (y) => roadLines({ imperial: none, common: none, paths: [line(y)] }).join(''),
    ]),
    ...when(drawing !== undefined && drawing.railways.length > 0, [texts.rail, (y) => tracks([line(y)]).join('')]),
    ...(['river', 'brook', 'canal'] as const).flatMap((kind) =>
      when(rivers.has(kind), [
        texts.water[kind],
        (y) => waterways([{ river: { class: kind === 'river' ? 'major' : kind }, line: line(y) }], 0.8).join(''),
      ]),
    ),
    ...when(drawing !== undefined && drawing.woods.length > 0, [texts.wood, (y) => wood(x, y)]),
    ...when(drawing !== undefined && drawing.heights.length > 0, [texts.height, (y) => slope(x, y)]),
  ]
}

/** A small star with four bastions. */
const star = (x: number, y: number): Line =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    const reach = [13, 8, 7, 8][i % 4] ?? 8
    return [x + 1.5 * reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })

const redan = (x: number, y: number): Line => [
  [x - 20, y + 7],
  [x - 14, y - 6],
  [x, y - 9],
  [x + 14, y - 6],
  [x + 20, y + 7],
]

const houses = (x: number, y: number): string =>
  path(
    [-1, 0, 1]
      .flatMap((at) => [-1, 1].map((row) => `M${short(x + at * 19 - 7)} ${short(y + row * 8.5 - 5)}h14v10h-14z`))
      .join(''),
    { fill: ink.block, stroke: ink.blockRim, 'stroke-width': 1 },
  )

function wood(x: number, y: number): string {
  const ground = [{ terrain: 'forest', dark: true, ring: square(x, y) }] as const
  const box = { left: x - 40, right: x + 40, top: y - 16, bottom: y + 16 }
  return [...tints(ground), ...growth(box, ground, () => true)].join('')
}

/** Strokes down a slope, as on the map. */
const slope = (x: number, y: number): string =>
  path(
    Array.from(
      { length: 15 },
      (_, i) =>
        `M${short(x - 39 + i * 5.6)} ${short(y - 13)}l${short((i - 7) * 0.35)} 12m${short((i - 7) * 0.1)} 4l${short((i - 7) * 0.3)} 10`,
    ).join(''),
    { stroke: ink.hachure, 'stroke-width': 1.7, fill: 'none', opacity: 0.75 },
  )
