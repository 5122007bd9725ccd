import type { AreaPlan, LonLat } from '#engine/kernel/system/board-plan.ts'
import { clearOfBoxes } from '../cartography/geometry/crowd.ts'
import { sheetDocument, sheetFoot } from '../cartography/pen/document.ts'
import { margin, plainFrame } from '../cartography/frame.ts'
import { growth, tints } from '../cartography/ground/growth.ts'
import { hachures } from '../cartography/ground/hachures.ts'
import { ink } from '../cartography/pen/ink.ts'
import { grain } from '../cartography/pen/ornaments.ts'
import {
  boxAround,
  boxOf,
  evenly,
  expandedBox,
  type Line,
  meetings,
  type Point,
  smooth,
} from '../cartography/geometry/plane.ts'
import { shade } from '../cartography/ground/shade.ts'
import { group, path, pathOf } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { waterways } from '../cartography/ground/waters.ts'
import { crossing, roadLines, tracks } from '../cartography/ground/ways.ts'
import { areaTints, borders, labelBox, labels } from './area-borders.ts'
import { areaHeights } from './area-heights.ts'
import { areaNames } from './area-names.ts'
import { areaPlates } from './area-plates.ts'
import { type AreaScene, areaSceneOf } from './area-scene.ts'
import { works } from './area-works.ts'

/** Heights are far steeper here than on the map of a country, so slopes are scaled down. */
const gentler = 0.4
const hachuring = { interval: 9, bolder: 1.3 } as const
/** Rivers of a plan are wide, its brooks are not. */
const riverBreadth = 1.5

/** The plan of a board of areas as an SVG document. */
export function drawAreas(plan: AreaPlan, language: Language = 'en'): string {
  const scene = areaSceneOf(plan)
  const { box, sheet } = scene
  return sheetDocument(plan.sheet, sheet, language, [
    ...ground(scene),
    margin(box, sheet),
    grain(sheet.width, sheet.height),
    group({ id: 'frame' }, plainFrame(box)),
    group({ id: 'plates' }, areaPlates(scene, language)),
    sheetFoot(plan.sheet, { left: box.left, right: scene.plates.right }, sheet.height, language),
  ])
}

/** The content of the frame: the ground with everything on it, then the borders and labels of the areas. */
function ground(scene: AreaScene): string[] {
  const { plan, box, spots, onSheet, unitsPerKm } = scene
  const { drawing } = plan
  const over = [group({ id: 'borders' }, borders(scene)), labels(scene)]
  if (drawing === undefined) return [group({ id: 'tints' }, areaTints(spots)), ...over]
  const lineOf = (line: readonly LonLat[]): Line => smooth(line.map(onSheet), 3)
  const roads = (wanted: string): Line[] =>
    drawing.roads.flatMap(({ kind, line }) => (kind === wanted ? [lineOf(line)] : []))
  const ways = { imperial: roads('imperial'), common: roads('road'), paths: roads('path') }
  const rails = drawing.railways.map(({ line }) => lineOf(line))
  const waters = drawing.rivers.map(({ class: kind, line }) => ({
    river: { class: kind === 'river' ? ('major' as const) : kind },
    line: lineOf(line),
  }))
  const ponds = drawing.ponds.map(({ outline }) => smooth(outline.map(onSheet), 3, true))
  const great = waters.filter(({ river }) => river.class === 'major').map(({ line }) => line)
  const allWays = [...Object.values(ways).flat(), ...rails]
  const names = areaNames(scene, [...allWays, ...great])
  const heights = areaHeights(scene)
  const villages = [...drawing.villages, ...(drawing.station ? [drawing.station] : [])]
  const houses = drawing.villages.flatMap(({ blocks }) => blocks.map((one) => one.map(onSheet)))
  const free = clearOfBoxes([
    ...names.flatMap(({ boxes }) => boxes),
    ...spots.map(labelBox),
    ...allWays.flatMap((line) => evenly(line, 10).map((at) => boxAround(at, 6))),
    ...great.flatMap((line) => evenly(line, 10).map((at) => boxAround(at, 9))),
    ...villages.flatMap(({ blocks }) => blocks.map((one) => expandedBox(boxOf(one.map(onSheet)), 3))),
    ...drawing.works.map(({ outline }) => expandedBox(boxOf(outline.map(onSheet)), 4)),
    ...ponds.map((ring) => boxOf(ring)),
  ])
  const woods = drawing.woods.map(
    ({ outline }) => ({ terrain: 'forest', dark: true, ring: smooth(outline.map(onSheet), 3, true) }) as const,
  )
  const bridges = allWays.flatMap((line) => great.flatMap((water) => meetings(line, water)))
  return [
    group({ id: 'ground' }, [
      ...tints(woods),
      shade(heights, box, unitsPerKm * gentler),
      ...hachures(heights, box, unitsPerKm * gentler, free, hachuring),
      ...growth(box, woods, free),
    ]),
    group({ id: 'tints' }, areaTints(spots)),
    group({ id: 'water' }, [...waterways(waters, riverBreadth), ...ponds.flatMap(pond)]),
    group({ id: 'railways' }, tracks(rails)),
    group({ id: 'roads' }, roadLines(ways)),
    group(
      { id: 'crossings' },
      bridges.map((at) => crossing({ ...at, kind: 'bridge', rail: false })),
    ),
    group({ id: 'works' }, works(drawing.works.map((work) => workOn(work, onSheet)))),
    group({ id: 'houses' }, [
      path(houses.map((ring) => pathOf(ring, true)).join(''), {
        fill: ink.block,
        stroke: ink.blockRim,
        'stroke-width': 1.1,
      }),
      path((drawing.station?.blocks ?? []).map((ring) => pathOf(ring.map(onSheet), true)).join(''), {
        fill: ink.works,
        stroke: ink.line,
        'stroke-width': 1.1,
      }),
    ]),
    ...over,
    group(
      { id: 'names' },
      names.map(({ svg }) => svg),
    ),
  ]
}

/** Water with a darker bank, and lines along it. */
function pond(ring: Line): string[] {
  const d = pathOf(ring, true)
  const middle = ring.reduce<Point>(([x, y], [atX, atY]) => [x + atX / ring.length, y + atY / ring.length], [0, 0])
  const inner = (part: number): string =>
    pathOf(
      ring.map(([x, y]): Point => [middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part]),
      true,
    )
  return [
    path(d, { fill: ink.water, stroke: ink.waterRim, 'stroke-width': 2.4 }),
    path(inner(0.84) + inner(0.66), { fill: 'none', stroke: ink.waterRim, 'stroke-width': 0.9, opacity: 0.6 }),
  ]
}

type Work = NonNullable<AreaPlan['drawing']>['works'][number]

const workOn = (
  { name, kind, outline, inner }: Work,
  onSheet: AreaScene['onSheet'],
): Parameters<typeof works>[0][number] => ({
  name,
  kind,
  outline: outline.map(onSheet),
  ...(inner === undefined ? {} : { inner: inner.map(onSheet) }),
})
