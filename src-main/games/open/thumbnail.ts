import type { Thumbnail } from '../../contract/library.ts'
import type { AreaPlan, HexPlan, TablePlan } from '#engine/kernel/system/board-plan.ts'
import { areaSceneOf } from '../../area-cartography/area-scene.ts'
import { planOf } from '../../campaigns/plan-of.ts'
import { type DrawnPlan, isDrawn, sheetOf, spotsOf } from '../../cartography/ground/scene.ts'
import { tableSceneOf } from '../../table-cartography/table-scene.ts'
import type { GamePreview } from './preview.ts'
import type { PinnedCampaign } from './pinned-campaigns.ts'

/** The part of a thumbnail that all games of a campaign share. */
interface Ground {
  readonly width: number
  readonly height: number
  readonly lines: Thumbnail['lines']
  readonly spots: ReadonlyMap<string, readonly [x: number, y: number]>
}

const grounds = new WeakMap<PinnedCampaign, Ground | null>()

/** The thumbnail of a game from its preview: the pieces as one side sees them, on a small map. */
export function thumbnailOf(pinned: PinnedCampaign, { side, pieces }: GamePreview): Thumbnail | null {
  const ground = grounds.get(pinned) ?? groundOf(pinned)
  grounds.set(pinned, ground)
  if (ground === null) return null
  const { width, height, lines, spots } = ground
  return {
    side,
    width,
    height,
    lines,
    pieces: pieces.flatMap(([place, whose, count]) => {
      const spot = spots.get(place)
      // Pieces off the map are left out.
      return spot === undefined ? [] : [{ x: spot[0], y: spot[1], side: whose, count }]
    }),
  }
}

function groundOf({ files, loaded }: PinnedCampaign): Ground | null {
  const plan = planOf(loaded.system, files)
  if (plan?.kind === 'hexes') return hexGround(plan)
  if (plan?.kind === 'areas') return areaGround(plan)
  if (plan?.kind === 'table') return tableGround(plan)
  return plan !== undefined && isDrawn(plan) ? zoneGround(plan) : null
}

function zoneGround(plan: DrawnPlan): Ground {
  const spots = new Map(spotsOf(plan).map(({ zone, at }) => [zone.id, at]))
  const lines = plan.connections.flatMap(({ a, b }): Thumbnail['lines'] => {
    const [from, to] = [spots.get(a), spots.get(b)]
    return from && to ? [[from[0], from[1], to[0], to[1]]] : []
  })
  return { ...sheetOf(plan), lines, spots }
}

/** Draws lines from each area to its neighbours. */
function areaGround(plan: AreaPlan): Ground {
  const { sheet, spots: placed, boxes } = areaSceneOf(plan)
  const spots = new Map([
    ...placed.map(({ area, at }) => [area.id, at] as const),
    ...boxes.map(({ box, at }) => [box.id, [(at.left + at.right) / 2, (at.top + at.bottom) / 2]] as const),
  ])
  const lines = plan.areas.flatMap(({ id, neighbours }) =>
    neighbours.flatMap((other): Thumbnail['lines'] => {
      const [from, to] = [spots.get(id), spots.get(other)]
      return from && to && id < other ? [[from[0], from[1], to[0], to[1]]] : []
    }),
  )
  return { ...sheet, lines, spots }
}

/** Draws the roads of a table; each piece is placed at its nearest named place. */
function tableGround(plan: TablePlan): Ground {
  const { sheet, onSheet } = tableSceneOf(plan)
  const lines = plan.lines.flatMap(({ look, points }): Thumbnail['lines'] => {
    if (look !== 'road') return []
    const line = points.map(onSheet)
    return line.slice(1).map((to, i): [number, number, number, number] => [...(line[i] ?? to), ...to])
  })
  return { ...sheet, lines, spots: new Map(plan.places.map(({ id, at }) => [id, onSheet(at)])) }
}

/** Flat-topped hexes with a side of 1. */
function hexGround({ columns, rows, lower, hexes }: HexPlan): Ground {
  const step = Math.sqrt(3)
  const spots = new Map(
    hexes.map(({ hex, column, row }) => {
      const isLower = (column % 2 === 0) === (lower === 'even')
      return [hex, [column * 1.5 - 0.5, step * (row - (isLower ? 0 : 0.5))]] as const
    }),
  )
  return { width: columns * 1.5 + 0.5, height: step * (rows + 0.5), lines: [], spots }
}
