import { sheetDocument, sheetFoot } from './pen/document.ts'
import { clearOfBoxes } from './geometry/crowd.ts'
import { exits, sectorLines, sectors } from './edges.ts'
import { bands, frame, graticule, margin } from './frame.ts'
import { growth, tints } from './ground/growth.ts'
import { hamlets, houses } from './ground/houses.ts'
import { ink } from './pen/ink.ts'
import { type Layout, layOut } from './lay-out.ts'
import { fortresses, legend, title } from './legend.ts'
import { grain, rose } from './pen/ornaments.ts'
import { expandedBox, type Point } from './geometry/plane.ts'
import { hachures } from './ground/hachures.ts'
import { heightsOf } from './ground/heights.ts'
import { shade } from './ground/shade.ts'
import type { DrawnPlan, Spot } from './ground/scene.ts'
import { element, group, letters, path, pathOf, stroke, text } from './pen/svg.ts'
import { symbol } from './ground/symbols.ts'
import { type Language, mapTexts } from './pen/texts.ts'
import { border, crossing, lanes, railways, roads, tunnel } from './ground/ways.ts'
import { waterways } from './ground/waters.ts'

/** The map of a plan as an SVG document. */
export const drawMap = (plan: DrawnPlan, language: Language = 'en'): string => drawLayout(layOut(plan), language)

export function drawLayout(layout: Layout, language: Language): string {
  const texts = mapTexts[language]
  const { scene, blocks, names, spread } = layout
  const { box, ways, waters, grounds, borders, abroad, spots, crossings, plan, project, sheet } = scene
  const free = clearOf(layout)
  const heights = heightsOf(scene)
  return sheetDocument(plan.sheet, sheet, language, [
    group({ id: 'ground' }, [
      ...tints(grounds),
      shade(heights, box, project.unitsPerKm),
      ...hachures(heights, box, project.unitsPerKm, free),
      ...growth(box, grounds, free),
    ]),
    group({ id: 'hamlets' }, hamlets(scene.hamlets, free)),
    group({ id: 'lanes' }, lanes(scene.lanes)),
    group(
      { id: 'abroad' },
      abroad.map((ring) => path(pathOf(ring, true), { fill: ink.abroad, opacity: 0.6 })),
    ),
    group({ id: 'water' }, waterways(waters)),
    group({ id: 'border' }, borders.flatMap(border)),
    ...areas(spots),
    group({ id: 'roads' }, roads(ways)),
    group({ id: 'railways' }, railways(ways)),
    group({ id: 'crossings' }, [...crossings.map(crossing), ...layout.tunnels.map(tunnel)]),
    group({ id: 'houses' }, houses(scene)),
    group({ id: 'exits' }, exits(layout.exits)),
    margin(box, sheet),
    grain(sheet.width, sheet.height),
    group({ id: 'frame' }, [...bands(scene, language), ...graticule(scene), ...frame(scene)]),
    group({ id: 'off-map' }, [...sectorLines(layout.sectorWays), ...sectors(layout.sectorBoxes, scene, texts)]),
    group(
      { id: 'landscapes' },
      spread.map(({ place, lettering }) => letters(place.letters, lettering)),
    ),
    group(
      { id: 'zones' },
      spots.map((spot) => element('g', { id: `zone-${spot.zone.id}` }, symbol(spot))),
    ),
    group(
      { id: 'names' },
      names.map(({ id, place, lettering }) => {
        const leader = place.leader ? stroke(place.leader, { stroke: lettering.fill, 'stroke-width': 1.3 }) : ''
        return element(
          'g',
          { class: 'name', 'data-of': id },
          leader + place.rows.map(({ words, from }) => text(words, from, lettering)).join(''),
        )
      }),
    ),
    ...(layout.rose === undefined ? [] : [rose(layout.rose.at, layout.rose.reach)]),
    group({ id: 'plates' }, [
      title(blocks.title, plan.sheet, language),
      legend(blocks.legend, plan, language),
      fortresses(blocks.fortresses, plan, language, project.unitsPerKm),
    ]),
    sheetFoot(plan.sheet, box, sheet.height, language),
  ])
}

/** The outlines of zones that are areas; none where zones are places. */
function areas(spots: readonly Spot[]): readonly string[] {
  const lines = spots.flatMap(({ outline }) =>
    outline === undefined
      ? []
      : [path(pathOf(outline, true), { fill: 'none', stroke: ink.faint, 'stroke-width': 2.4 })],
  )
  return lines.length === 0 ? [] : [group({ id: 'areas' }, lines)]
}

/** Whether a point is clear of symbols and names, so that it can have texture. */
function clearOf({ names, symbols, spread }: Layout): (at: Point) => boolean {
  const boxes = [
    ...names.flatMap(({ place }) => place.boxes.map((box) => expandedBox(box, 1))),
    ...spread.flatMap(({ place }) => place.boxes.map((box) => expandedBox(box, -2))),
    ...[...symbols.values()].map((box) => expandedBox(box, 4)),
  ]
  return clearOfBoxes(boxes)
}
