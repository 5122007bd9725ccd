import type {
  PlanConnection,
  PlanFortress,
  PlanGeometry,
  PlanRiver,
  PlanZone,
  Terrain,
  ZonePlan,
} from '#engine/kernel/system/board-plan.ts'
import { type Box, type Line, meetings, type Point, smooth } from '../geometry/plane.ts'
import type { HeightLine } from '../geometry/surface.ts'
import { type Blocks, platesOn } from '../geometry/plates.ts'
import { projected, type Projection } from '../geometry/projection.ts'
import { fittedProjection } from '../geometry/scale.ts'

/** A zone with its place on the sheet. */
export interface Spot {
  readonly zone: PlanZone
  readonly at: Point
  /** From the middle of its symbol to its rim. */
  readonly reach: number
  /** From the middle to the outside of everything drawn around it: houses, walls. */
  readonly extent: number
  /** The outline of the area it covers. */
  readonly outline?: Line
  readonly fortress?: { readonly value: number; readonly of: PlanFortress }
}

/** A connection as drawn, from a to b. */
export interface Way {
  readonly connection: PlanConnection
  readonly line: Line
}

export interface Water {
  readonly river: PlanRiver
  readonly line: Line
}

export interface Ground {
  readonly terrain: Terrain
  readonly dark: boolean
  readonly ring: Line
}

/** A bridge or a pontoon site over a major river. */
export interface Crossing {
  readonly at: Point
  readonly angle: number
  readonly kind: 'bridge' | 'pontoonSite' | 'permanentPontoon'
  readonly rail: boolean
}

export interface Scene {
  readonly plan: DrawnPlan
  readonly geometry: PlanGeometry
  /** The size of the sheet, with its margins. */
  readonly sheet: { readonly width: number; readonly height: number }
  readonly project: Projection
  readonly box: Box
  readonly spots: readonly Spot[]
  readonly ways: readonly Way[]
  readonly waters: readonly Water[]
  readonly grounds: readonly Ground[]
  /** Known heights of the ground along some lines. */
  readonly heights: readonly HeightLine[]
  readonly borders: readonly Line[]
  readonly abroad: readonly Line[]
  readonly crossings: readonly Crossing[]
  /** Ways that exist only in the drawing; no rule uses them. */
  readonly lanes: readonly { readonly kind: 'road' | 'path' | 'rail'; readonly line: Line }[]
  readonly hamlets: readonly Point[]
}

/** A plan that can be drawn. */
export type DrawnPlan = ZonePlan & { readonly geometry: PlanGeometry }

export const isDrawn = (plan: ZonePlan): plan is DrawnPlan => plan.geometry !== undefined

const margins = { left: 226, top: 96, right: 114, bottom: 191 } as const
const symbolReach = { zone: 12, town: 13, fortress: 25 } as const
const extents = { zone: 12, town: 22, fortress: 32 } as const

export function sceneOf(plan: DrawnPlan): Scene {
  const { geometry } = plan
  const project = projectionOf(plan)
  const spots = spotsOf(plan)
  const ways = waysOf(plan)
  const waters = geometry.rivers.map((river) => ({
    river,
    line: smooth(projected(river.line, project), river.source ? 3 : 6),
  }))
  return {
    plan,
    geometry,
    sheet: sheetOf(plan),
    project,
    box: project.box,
    spots,
    ways,
    waters,
    grounds: geometry.areas.map(({ terrain, dark, ring }) => ({
      terrain,
      dark: dark === true,
      ring: smooth(projected(ring, project), 3, true),
    })),
    heights: (geometry.heights ?? []).map(({ line, from, to }) => ({
      line: projected(line, project),
      from,
      to: to ?? from,
    })),
    borders: geometry.borders.map(({ line }) => projected(line, project)),
    abroad: geometry.abroad.map(({ ring }) => projected(ring, project)),
    lanes: (geometry.lanes ?? []).map(({ kind, line }) => ({ kind, line: smooth(projected(line, project), 8) })),
    hamlets: projected(geometry.hamlets ?? [], project),
    crossings: ways.flatMap((way) => crossingOf(way, waters)),
  }
}

const projectionOf = ({ geometry, connections }: DrawnPlan): Projection =>
  fittedProjection(geometry.frame, connections, margins.left, margins.top)

/** The positions of the title, the legend and the table of fortresses on the sheet. */
export const blocksOf = (plan: DrawnPlan): Blocks =>
  platesOn(projectionOf(plan).box, plan.fortresses.length, spotsOf(plan))

export function sheetOf(plan: DrawnPlan): Scene['sheet'] {
  const { box } = projectionOf(plan)
  const plates = Object.values(blocksOf(plan)) as readonly Box[]
  const right = Math.max(box.right + margins.right, ...plates.map((plate) => plate.right + plateMargin))
  const bottom = Math.max(box.bottom, ...plates.map((plate) => plate.bottom))
  return { width: Math.ceil(right), height: Math.ceil(bottom + margins.bottom) }
}

const plateMargin = 40

/** The place of each zone on the sheet. */
export function spotsOf(plan: DrawnPlan): readonly Spot[] {
  const { zones, fortresses } = plan
  const project = projectionOf(plan)
  return zones.map((zone) => spotOf(zone, fortresses, project))
}

/** The line of each connection on the sheet. */
export function waysOf(plan: DrawnPlan): readonly Way[] {
  const { ways } = plan.geometry
  const project = projectionOf(plan)
  const places = new Map(spotsOf(plan).map(({ zone, at }) => [zone.id, at]))
  const bends = new Map(ways.map(({ a, b, line }) => [`${a} ${b}`, line]))
  return plan.connections.flatMap((connection) => {
    const from = places.get(connection.a)
    const to = places.get(connection.b)
    if (!from || !to) return []
    const through = connection.via ?? bends.get(`${connection.a} ${connection.b}`) ?? []
    return [{ connection, line: smooth([from, ...projected(through, project), to], 8) }]
  })
}

function spotOf(zone: PlanZone, fortresses: readonly PlanFortress[], project: Projection): Spot {
  const at = project(zone.draw ? [zone.draw.lon, zone.draw.lat] : [zone.lon, zone.lat])
  const area = zone.outline === undefined ? {} : { outline: projected(zone.outline, project) }
  for (const fortress of fortresses) {
    const part = fortress.zones.find((one) => one.zone === zone.id)
    if (part) return { zone, at, ...sizeOf('fortress'), ...area, fortress: { value: part.value, of: fortress } }
  }
  return { zone, at, ...sizeOf(zone.town ? 'town' : 'zone'), ...area }
}

const sizeOf = (kind: keyof typeof extents): Pick<Spot, 'reach' | 'extent'> => ({
  reach: symbolReach[kind],
  extent: extents[kind],
})

function crossingOf({ connection, line }: Way, waters: readonly Water[]): Crossing[] {
  const { water, rail, way } = connection
  if (water?.class !== 'major') return []
  const kind = water.permanentPontoon ? 'permanentPontoon' : water.bridge ? 'bridge' : 'pontoonSite'
  const met = waters.filter(({ river }) => river.name === water.name).flatMap((other) => meetings(line, other.line))
  const first = met[0]
  if (!first) return []
  const crossing: Crossing = { ...first, kind, rail: rail && way === 'none' }
  // Draw a pontoon site near a bridge beside the bridge.
  if (kind !== 'bridge' || !water.pontoonSite) return [crossing]
  return [crossing, { ...crossing, at: [first.at[0] - 22, first.at[1] - 6], kind: 'pontoonSite' }]
}
