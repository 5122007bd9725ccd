import { contours } from '../cartography/geometry/contours.ts'
import { clearOfBoxes } from '../cartography/geometry/crowd.ts'
import { sheetDocument, sheetFoot } from '../cartography/pen/document.ts'
import { margin, plainFrame } from '../cartography/frame.ts'
import { bushes, growth, tints } from '../cartography/ground/growth.ts'
import { hachures } from '../cartography/ground/hachures.ts'
import { ink } from '../cartography/pen/ink.ts'
import { grain } from '../cartography/pen/ornaments.ts'
import { boxAround, type Box, evenly, type Line, meetings, type Point, smooth } from '../cartography/geometry/plane.ts'
import { shade } from '../cartography/ground/shade.ts'
import type { Net } from '../cartography/geometry/surface.ts'
import { group, path, pathOf } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { waterways } from '../cartography/ground/waters.ts'
import { crossing, roadLines, tracks } from '../cartography/ground/ways.ts'
import { grid } from './hex-grid.ts'
import { areasOf, hexHeights } from './hex-ground.ts'
import { hexNames } from './hex-names.ts'
import { levelTint, plates } from './hex-plates.ts'
import { type DrawnHexPlan, type HexScene, hexSceneOf, onSheet, toEdge } from './hex-scene.ts'
import { bareBridges, withUndrawn } from './undrawn.ts'
import { villages } from './villages.ts'
import { trenches, wires } from './works.ts'

/**
 * How steep the ground is drawn. A level of hexes rises within a few hundred metres, far more steeply than on the map
 * of a country, so its slopes are scaled down. With many levels, each is only a part of the height range.
 */
function reliefOf({ drawing, hexes }: DrawnHexPlan) {
  const levels = hexes.map(({ level }) => level)
  const isOfMany = Math.max(...levels) - Math.min(...levels) > 1
  const step = drawing.relief.step * (isOfMany ? Math.SQRT2 : 1)
  return { slopes: 4784 / step, interval: step / 8, between: step / 5.2, tint: isOfMany ? levelTint : undefined }
}

/** The width of a major river where a hex is this many kilometres. */
const riverBreadth = 0.9

/** The plan of a board of hexes as an SVG document. */
export function drawHexes(plan: DrawnHexPlan, language: Language = 'en'): string {
  const scene = hexSceneOf(withUndrawn(plan))
  const { box, sheet } = scene
  const { drawing } = scene.plan
  const waters = drawing.waters.map(({ class: kind, line }) => ({
    river: { class: kind },
    line: smooth(toEdge(line.map(onSheet), box), 8),
  }))
  const ways = { imperial: scene.lines('imperial'), common: scene.lines('road'), paths: scene.lines('path') }
  const rails = scene.lines('rail')
  const names = hexNames(drawing.names, language)
  const heights = hexHeights(scene)
  const { slopes, interval, between, tint } = reliefOf(plan)
  const free = clearOf(
    scene,
    names.flatMap(({ boxes }) => boxes),
    [...Object.values(ways).flat(), ...rails],
  )
  const woods = areasOf(scene, ['wood']).map((ring) => ({ terrain: 'forest', dark: true, ring }) as const)
  const great = waters.filter(({ river }) => river.class === 'major').map(({ line }) => line)
  const bridges = [...ways.imperial, ...ways.common, ...rails].flatMap((line) =>
    great.flatMap((water) => meetings(line, water)),
  )
  return sheetDocument(plan.sheet, sheet, language, [
    group({ id: 'ground' }, [
      ...tints(woods),
      shade(heights, box, slopes, tint),
      ...levels(heights, between),
      ...hachures(heights, box, slopes, free, { interval, bolder: 1.25 }),
      ...growth(box, woods, free),
      bushes(box, areasOf(scene, ['bushes']), free),
    ]),
    group({ id: 'water' }, waterways(waters, riverBreadth / drawing.hexKilometres)),
    group({ id: 'railways' }, tracks(rails)),
    group({ id: 'roads' }, roadLines(ways)),
    group(
      { id: 'crossings' },
      [
        ...bridges,
        ...bareBridges(
          scene,
          bridges.map(({ at }) => at),
        ),
      ].map((at) => crossing({ ...at, kind: 'bridge', rail: false })),
    ),
    group({ id: 'houses' }, villages(scene, [...ways.imperial, ...ways.common, ...ways.paths], [...rails, ...great])),
    group({ id: 'trenches' }, trenches(scene)),
    group({ id: 'grid' }, grid(scene)),
    group({ id: 'wire' }, wires(scene)),
    group(
      { id: 'names' },
      names.map(({ svg }) => svg),
    ),
    margin(box, sheet),
    grain(sheet.width, sheet.height),
    group({ id: 'frame' }, plainFrame(box)),
    group({ id: 'plates' }, plates(scene, language)),
    sheetFoot(plan.sheet, { left: box.left, right: scene.plates.right }, sheet.height, language),
  ])
}

/** Faint contour lines under the strokes. */
function levels(heights: Net, between: number): string[] {
  const [low, high] = heights.values.reduce(([a, b], one) => [Math.min(a, one), Math.max(b, one)], [
    Infinity,
    -Infinity,
  ] as [number, number])
  const lines: Line[] = []
  for (let level = Math.ceil(low / between) * between; level < high; level += between)
    lines.push(...contours(heights, level))
  return [
    path(lines.map((line) => pathOf(line)).join(''), {
      stroke: ink.hachure,
      'stroke-width': 0.9,
      opacity: 0.5,
      fill: 'none',
    }),
  ]
}

/** Whether a point is clear of names, ways, and the trenches of forts, so that it can have texture. */
function clearOf(
  { plan, centres, lookOf }: HexScene,
  names: readonly Box[],
  ways: readonly Line[],
): (at: Point) => boolean {
  const boxes = [
    ...names,
    ...ways.flatMap((line) => evenly(line, 10).map((at) => boxAround(at, 7))),
    ...plan.hexes.flatMap((hex) => {
      const at = centres.get(hex.hex)
      return lookOf(hex) === 'fort' && at !== undefined ? [boxAround(at, 26)] : []
    }),
  ]
  return clearOfBoxes(boxes)
}
