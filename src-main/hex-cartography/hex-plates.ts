import type { HexDrawing } from '#engine/kernel/system/board-plan.ts'
import { bushes, growth, tints } from '../cartography/ground/growth.ts'
import { ink } from '../cartography/pen/ink.ts'
import { legendColumns, type LegendRow, rowsOn, scaleBar, title } from '../cartography/legend.ts'
import { rose } from '../cartography/pen/ornaments.ts'
import type { Box, Line } from '../cartography/geometry/plane.ts'
import { heightWash } from '../cartography/ground/shade.ts'
import { path, pathOf, rectangle, short, stroke } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { trackHeight, trackOn, type Turn } from '../cartography/track.ts'
import { waterways } from '../cartography/ground/waters.ts'
import { crossing, roadLines, tracks } from '../cartography/ground/ways.ts'
import { hexHeight, type HexScene } from './hex-scene.ts'
import { hexTexts } from './hex-texts.ts'
import { housesOf } from './villages.ts'
import { parapet } from './works.ts'

/** The column beside the map, from top to bottom: title, legend, turns, compass rose and scale. */
export function plates(scene: HexScene, language: Language): string[] {
  const { plan, plates: column } = scene
  const texts = hexTexts[language]
  const { track } = plan.drawing
  const { left, right } = column
  const rows = legendRows(scene, left + legendColumns.sample, language)
  const named: Box = { left, right, top: column.top, bottom: column.top + 250 }
  const keys: Box = { left, right, top: named.bottom + 34, bottom: named.bottom + 34 + 62 + rows.length * rowHeight }
  const turnsHigh = track === undefined ? 0 : trackHeight(track.turns)
  const turns: Box = { left, right, top: keys.bottom + 34, bottom: keys.bottom + 34 + turnsHigh }
  const scale = column.bottom - 74
  const middle = (left + right) / 2
  const room = scale - 60 - turns.bottom
  const reach = Math.min(150, room / 2 - 26)
  return [
    title(named, plan.sheet, language),
    rowsOn(keys, texts.legend, rows, { high: rowHeight, size: 29 }),
    ...(track === undefined ? [] : [trackOn(turns, turnsOf(track), texts.turns)]),
    ...(reach < 60 ? [] : [rose([middle, turns.bottom + room / 2 + 12], reach)]),
    scaleBar([middle, scale], language, hexHeight / plan.drawing.hexKilometres),
  ]
}

const rowHeight = 46

/** The time at which each turn begins. */
function turnsOf({ turns, from, minutes }: NonNullable<HexDrawing['track']>): Turn[] {
  const [hours = 0, past = 0] = from.split(':').map(Number)
  return Array.from({ length: turns }, (_, i) => {
    const at = hours * 60 + past + i * minutes
    return { label: String(i + 1), when: `${Math.floor(at / 60) % 24}.${String(at % 60).padStart(2, '0')}` }
  })
}

/**
 * A legend row for each kind of hex, hexside and way on this map. Kinds of ground that differ only in level share a
 * row.
 */
function legendRows(scene: HexScene, sample: number, language: Language): LegendRow[] {
  const { terrain, features, hexes, hexsides, drawing } = scene.plan
  const texts = hexTexts[language]
  const lies = new Set(hexsides.map(({ feature }) => feature))
  const kinds = new Set(drawing.ways.map(({ kind }) => kind))
  const line = (y: number): Line => [
    [sample - 40, y],
    [sample + 40, y],
  ]
  const none: readonly Line[] = []
  const levels = new Set(hexes.map(({ level }) => level)).size
  const steps: readonly LegendRow[] = levels > 2 ? [[texts.levels(levels), (y) => levelPatches(levels, sample, y)]] : []
  const named = Map.groupBy(terrain, ({ name }) => name[language].split(',')[0] ?? '')
  const grounds = [...named].flatMap(([name, alike]): LegendRow[] => {
    const [{ look } = { look: '' }] = alike
    const draw = samples[houseSample(scene, new Set(alike.map(({ code }) => code))) ?? look]
    return draw === undefined ? [] : [[name, (y) => draw(sample, y)]]
  })
  const sides = features.flatMap(({ id, name }): LegendRow[] => {
    const draw = sideSamples[id]
    return draw === undefined || !lies.has(id) ? [] : [[name[language], (y) => draw(line(y))]]
  })
  const ways: readonly (readonly [HexDrawing['ways'][number]['kind'], ...LegendRow])[] = [
    ['imperial', texts.imperial, (y) => roadLines({ imperial: [line(y)], common: none, paths: none }).join('')],
    ['road', texts.road, (y) => roadLines({ imperial: none, common: [line(y)], paths: none }).join('')],
    ['path', texts.path, (y) => roadLines({ imperial: none, common: none, paths: [line(y)] }).join('')],
    ['rail', texts.rail, (y) => tracks([line(y)]).join('')],
  ]
  return [
    ...steps,
    ...grounds,
    ...sides,
    ...ways.flatMap(([kind, ...row]): LegendRow[] => (kinds.has(kind) ? [row] : [])),
  ]
}

/** Strength of the height tint where the rules have many levels, so that they can be told apart. */
export const levelTint = 0.5

/** A patch for each level, from the lowest to the highest. */
function levelPatches(levels: number, sample: number, y: number): string {
  const wide = 80 / levels
  return Array.from({ length: levels }, (_, i) => {
    const { colour, cover } = heightWash(i / (levels - 1), levelTint)
    const left = sample - 40 + i * wide
    return rectangle(left, y - 13, left + wide, y + 13, {
      fill: `rgb(${colour.join(' ')})`,
      'fill-opacity': String(Math.round(cover * 100) / 100),
      stroke: ink.faint,
      'stroke-width': 1,
    })
  }).join('')
}

/** The sample for houses in hexes of these codes; undefined where none are drawn. */
function houseSample(scene: HexScene, codes: ReadonlySet<string>): string | undefined {
  const houses = housesOf(scene, codes)
  return houses?.kind === 'village' && houses.size < 0.3 ? 'hamlet' : houses?.kind
}

const patch = (x: number, y: number): { readonly box: Box; readonly ring: Line } => {
  const box = { left: x - 40, right: x + 40, top: y - 16, bottom: y + 16 }
  const ring: Line = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ]
  return { box, ring }
}

const everywhere = (): boolean => true

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

const blocks = (x: number, y: number, fill: string, rim: string, wide: number): string =>
  path(
    [-1, 0, 1]
      .flatMap((at) =>
        [-1, 1].map(
          (row) => `M${short(x + at * (wide + 5) - wide / 2)} ${short(y + row * 8.5 - 5)}h${wide}v10h${-wide}z`,
        ),
      )
      .join(''),
    { fill, stroke: rim, 'stroke-width': 1 },
  )

const samples: Readonly<Record<string, (x: number, y: number) => string>> = {
  wood(x, y) {
    const { box, ring } = patch(x, y)
    const ground = [{ terrain: 'forest', dark: true, ring }] as const
    return [...tints(ground), ...growth(box, ground, everywhere)].join('')
  },
  bushes: (x, y) => slope(x, y) + bushes(patch(x, y).box, [patch(x, y).ring], everywhere),
  height: slope,
  town: (x, y) => blocks(x, y, ink.block, ink.blockRim, 15),
  village: (x, y) => blocks(x, y, ink.block, ink.blockRim, 11),
  hamlet: (x, y) =>
    path(`M${short(x - 17)} ${short(y - 8)}h13v9h-13zM${short(x + 5)} ${short(y - 1)}h13v9h-13z`, {
      fill: ink.block,
      stroke: ink.blockRim,
      'stroke-width': 1,
    }),
  works: (x, y) => blocks(x, y, ink.works, ink.line, 21),
  fort: (x, y) =>
    slope(x, y) +
    stroke(
      [
        [x - 24, y + 9],
        [x - 11, y - 8],
        [x + 11, y - 8],
        [x + 24, y + 9],
      ],
      { stroke: ink.fortress, 'stroke-width': 4.6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ),
}

const river = (line: Line): string => waterways([{ river: { class: 'major' }, line }], 1.6).join('')

const bridge = (line: Line): string => {
  const [[from, y] = [0, 0], [to] = [0, 0]] = line
  return river(line) + crossing({ at: [(from + to) / 2, y], angle: -Math.PI / 2, kind: 'bridge', rail: false })
}

const sideSamples: Readonly<Record<string, (line: Line) => string>> = {
  river,
  bridge,
  'river-bridge': bridge,
  stream: (line) => waterways([{ river: { class: 'brook' }, line }]).join(''),
  trench: (line) => parapet([line]).join(''),
  wire: (line) =>
    path(pathOf(line), { stroke: ink.line, 'stroke-width': 1.5 }) +
    path(
      Array.from({ length: 6 }, (_, i) => {
        const [[x, y] = [0, 0]] = line
        return `M${short(x + i * 15)} ${short(y - 4.5)}l9 9m-9 0l9 -9`
      }).join(''),
      { stroke: ink.line, 'stroke-width': 1.9, fill: 'none' },
    ),
}
