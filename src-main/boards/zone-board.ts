import type { PlanConnection, PlanZone, ZonePlan } from '#engine/kernel/system/board-plan.ts'
import { ink } from '../cartography/pen/ink.ts'
import type { Line, Point } from '../cartography/geometry/plane.ts'
import { isDrawn, sheetOf, spotsOf, waysOf } from '../cartography/ground/scene.ts'
import type { Connection, Lead, Zone, ZoneBoard } from '../contract/zone-board.ts'
import { withCurlyApostrophes } from '../wording/apostrophes.ts'

/** A board of zones for the window. */
export function zoneBoard(plan: ZonePlan): ZoneBoard {
  const spots = new Map((isDrawn(plan) ? spotsOf(plan) : []).map((spot) => [spot.zone.id, spot]))
  const ways = isDrawn(plan) ? waysOf(plan) : []
  const lines = new Map(ways.map(({ connection, line }) => [connection, line]))
  return {
    kind: 'zones',
    sheet: isDrawn(plan) ? { ...sheetOf(plan), paper: ink.paper } : null,
    zones: plan.zones.map((zone): Zone => {
      const spot = spots.get(zone.id)
      const at = spot && { x: spot.at[0], y: spot.at[1], reach: spot.reach }
      return {
        id: zone.id,
        name: withCurlyApostrophes(zone.name),
        modern: zone.modern === undefined ? null : withCurlyApostrophes(zone.modern),
        terrain: zone.terrain,
        town: zone.town,
        abroad: zone.abroad ?? null,
        fortress: fortressIn(zone, plan),
        edges: (zone.edges ?? []).map((edge) => ({ edge, side: plan.sides[plan.edges[edge] ?? -1]?.name ?? null })),
        leads: leadsFrom(zone, plan),
        exit: plan.sides[zone.exitOf ?? -1]?.exit?.says ?? null,
        at: at ?? null,
        outline: spot?.outline === undefined ? null : spot.outline.map(rounded),
      }
    }),
    connections: plan.connections.map((connection) => connectionOf(connection, lines.get(connection) ?? [])),
    attribution: plan.sheet.attribution,
  }
}

function fortressIn(zone: PlanZone, plan: ZonePlan): Zone['fortress'] {
  for (const { name, zones, capacity } of plan.fortresses) {
    const part = zones.find((one) => one.zone === zone.id)
    if (part) return { name: withCurlyApostrophes(name), value: part.value, capacity }
  }
  return null
}

/** The ways off the map at a zone: its exits and the links to sectors off the map. */
function leadsFrom(zone: PlanZone, { sectors, sectorLinks }: ZonePlan): Lead[] {
  const names = new Map(sectors.map(({ id, name }) => [id, withCurlyApostrophes(name)]))
  const links = sectorLinks.flatMap(({ a, b, way, rail }): Lead[] => {
    const to = a === zone.id ? names.get(b) : b === zone.id ? names.get(a) : undefined
    return to === undefined ? [] : [{ to, way, rail }]
  })
  return [...links, ...(zone.exits ?? []).map(({ to, way, rail }) => ({ to: withCurlyApostrophes(to), way, rail }))]
}

function connectionOf({ a, b, way, rail, km, water, alsoWater, tunnel }: PlanConnection, line: Line): Connection {
  const waters = [...(water ? [water] : []), ...(alsoWater ?? [])]
  return {
    a,
    b,
    way,
    rail,
    km,
    waters: waters.map(({ name, class: kind, bridge, pontoonSite, permanentPontoon }) => ({
      name: withCurlyApostrophes(name),
      class: kind,
      bridge,
      pontoonSite,
      permanentPontoon: permanentPontoon ?? false,
    })),
    tunnel: tunnel === undefined ? null : withCurlyApostrophes(tunnel),
    // Half a unit of the sheet is finer than visible.
    line: line.map(rounded),
  }
}

const rounded = ([x, y]: Point): [number, number] => [Math.round(2 * x) / 2, Math.round(2 * y) / 2]
