import type { AreaPlan } from '#engine/kernel/system/board-plan.ts'
import { areaSceneOf, type AreaSpot, borderBetween } from '../area-cartography/area-scene.ts'
import { ink } from '../cartography/pen/ink.ts'
import { along, lengthOf, type Point } from '../cartography/geometry/plane.ts'
import type { Area, AreaBoard } from '../contract/area-board.ts'

/** A board of areas for the window. */
export function areaBoard(plan: AreaPlan): AreaBoard {
  const { spots, boxes, sheet } = areaSceneOf(plan)
  return {
    kind: 'areas',
    sheet: { ...sheet, paper: ink.paper },
    areas: spots.map(({ area, at, reach, label, outline }): Area => ({
      id: area.id,
      label: area.label,
      name: area.name,
      facts: [...area.facts],
      at: { x: halved(at[0]), y: halved(at[1]), reach: halved(reach) },
      labelAt: { x: halved(label[0]), y: halved(label[1]) },
      outline: outline.map(rounded),
      neighbours: [...area.neighbours],
    })),
    boxes: boxes.map(({ box, at }) => ({
      id: box.id,
      name: box.name,
      at: { left: at.left, top: at.top, right: at.right, bottom: at.bottom },
      leadsTo: [...box.leadsTo],
    })),
    borders: bordersOf(spots),
    attribution: plan.sheet.attribution,
  }
}

/** Each pair of neighbours once, in the order of the areas. */
function bordersOf(spots: readonly AreaSpot[]): AreaBoard['borders'] {
  const order = new Map(spots.map(({ area }, i) => [area.id, i]))
  return spots.flatMap((one, i) =>
    one.area.neighbours.flatMap((id) => {
      const other = spots[order.get(id) ?? -1]
      if (other === undefined || (order.get(id) ?? -1) < i) return []
      const [longest] = borderBetween(one.outline, other.outline).toSorted((a, b) => lengthOf(b) - lengthOf(a))
      const over = longest === undefined ? [] : [along(longest, lengthOf(longest) / 2).at]
      return [{ a: one.area.id, b: other.area.id, line: [one.at, ...over, other.at].map(rounded) }]
    }),
  )
}

/** Rounds to half a unit of the sheet, which is finer than visible. */
const halved = (value: number): number => Math.round(2 * value) / 2
const rounded = ([x, y]: Point): [number, number] => [halved(x), halved(y)]
