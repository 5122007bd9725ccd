import type { TablePlan } from '#engine/kernel/system/board-plan.ts'
import { clearOfBoxes } from '../cartography/geometry/crowd.ts'
import { sheetDocument, sheetFoot } from '../cartography/pen/document.ts'
import { margin } from '../cartography/frame.ts'
import { growth, tints } from '../cartography/ground/growth.ts'
import { hachures } from '../cartography/ground/hachures.ts'
import { grain } from '../cartography/pen/ornaments.ts'
import { boxAround, boxOf, evenly, expandedBox, type Line, meetings } from '../cartography/geometry/plane.ts'
import { shade } from '../cartography/ground/shade.ts'
import { group } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { crossing, roadLines } from '../cartography/ground/ways.ts'
import { tableFrame } from './table-frame.ts'
import { crests, exits, fieldworks, houses, scarps, slopes, streams, waters } from './table-ground.ts'
import { tableHeights } from './table-heights.ts'
import { tableNames } from './table-names.ts'
import { tablePlates } from './table-plates.ts'
import { type TableScene, tableSceneOf, unitsPerKm } from './table-scene.ts'

/** Heights are far steeper here than on the map of a country, so slopes are scaled down. */
const gentler = 0.5
const hachuring = { interval: 9, bolder: 1.3 } as const
/** Width in inches of the coloured strip along the rim where a side leaves the table. */
const exitDepth = 1

/** The plan of a measured table as an SVG document. */
export function drawTable(plan: TablePlan, language: Language = 'en'): string {
  const scene = tableSceneOf(plan)
  const { box, sheet } = scene
  return sheetDocument(plan.sheet, sheet, language, [
    ...ground(scene, language),
    margin(box, sheet),
    grain(sheet.width, sheet.height),
    group({ id: 'frame' }, tableFrame(scene, language)),
    group({ id: 'plates' }, tablePlates(scene, language)),
    sheetFoot(plan.sheet, { left: box.left, right: scene.plates.right }, sheet.height, language),
  ])
}

/** The content of the frame. Outlines are drawn exactly as measured, with straight sides and no smoothing. */
function ground(scene: TableScene, language: Language): string[] {
  const { plan, box, onSheet } = scene
  const areas = (look: TablePlan['areas'][number]['look']): Line[] =>
    plan.areas.flatMap((one) => (one.look === look ? [one.points.map(onSheet)] : []))
  const lines = (look: TablePlan['lines'][number]['look']): Line[] =>
    plan.lines.flatMap((one) => (one.look === look ? [one.points.map(onSheet)] : []))
  const [roads, brooks, rivers, built] = [lines('road'), lines('stream'), areas('river'), areas('houses')]
  const names = tableNames(scene, language)
  const free = clearOfBoxes([
    ...names.flatMap(({ boxes }) => boxes),
    ...[...roads, ...brooks].flatMap((line) => evenly(line, 10).map((at) => boxAround(at, 7))),
    ...rivers.flatMap((ring) => evenly(ring, 12).map((at) => boxAround(at, 9))),
    ...built.map((ring) => expandedBox(boxOf(ring), 3)),
  ])
  const woods = areas('wood').map((ring) => ({ terrain: 'forest', dark: true, ring }) as const)
  const heights = (plan.drawing?.heights.length ?? 0) === 0 ? undefined : tableHeights(scene)
  const steepness = unitsPerKm(scene) * gentler
  const bridges = roads.flatMap((road) => brooks.flatMap((brook) => meetings(road, brook)))
  return [
    group({ id: 'ground' }, [
      ...tints(woods),
      ...(heights === undefined
        ? []
        : [shade(heights, box, steepness), ...hachures(heights, box, steepness, free, hachuring)]),
      ...slopes(areas('slope'), areas('steep')),
      scarps(areas('steep'), free),
      ...growth(box, woods, free),
    ]),
    group({ id: 'water' }, [...streams(brooks), ...waters(rivers, areas('beyond'), 'river')]),
    group({ id: 'roads' }, roadLines({ imperial: [], common: roads, paths: [] })),
    group(
      { id: 'crossings' },
      bridges.map((at) => crossing({ ...at, kind: 'bridge', rail: false })),
    ),
    group({ id: 'crests' }, crests(lines('crest'))),
    group({ id: 'works' }, fieldworks(lines('wall'), lines('trench'))),
    group({ id: 'houses' }, houses(built)),
    exits(
      plan.exits.map(({ dress, from, to }) => ({ dress, from: onSheet(from), to: onSheet(to) })),
      scene.inch * exitDepth,
      box,
    ),
    group(
      { id: 'names' },
      names.map(({ svg }) => svg),
    ),
  ]
}
