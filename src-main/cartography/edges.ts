import type { Dress, Edge, PlanSector, PlanSectorLink, PlanSide } from '#engine/kernel/system/board-plan.ts'
import { ink } from './pen/ink.ts'
import { textWidth } from './pen/metrics.ts'
import { along, pointAtAngle, type Box, boxAround, gap, lengthOf, type Line, type Point } from './geometry/plane.ts'
import { lettering, type PointName } from './ground/point-names.ts'
import { tab } from './pen/ornaments.ts'
import type { Scene, Spot } from './ground/scene.ts'
import { group, rectangle, stroke, text, turnedText } from './pen/svg.ts'
import type { MapTexts } from './pen/texts.ts'
import { arrowhead, tracks } from './ground/ways.ts'

/** Width of the coloured strip around the map that shows which side owns each edge. */
export const band = 30
const boxDepth = 78

const outward: Record<Edge, number> = { north: -Math.PI / 2, east: 0, south: Math.PI / 2, west: Math.PI }

/** An exit from the map at a zone: a stub with an arrow, and the name of its destination. */
export interface Exit {
  readonly spot: Spot
  readonly line: Line
  readonly rail: boolean
  readonly way: 'road' | 'path' | 'none'
  readonly name: PointName
  /** The side whose units can leave the map by it. */
  readonly side: PlanSide | undefined
}

export interface SectorBox {
  readonly sector: PlanSector
  readonly box: Box
  readonly upright: boolean
}

export interface SectorWay {
  readonly link: PlanSectorLink
  readonly line: Line
}

const stub = 62

/** The colours of a sector without an owner. */
const unclaimed: Dress = 'grey'

export const sideOf = ({ sides }: Scene['plan'], side: number | undefined): PlanSide | undefined =>
  side === undefined ? undefined : sides[side]

/**
 * The exits of zones. A zone linked to a sector has a drawn way there instead, and neutral country has no exits at its
 * far side.
 */
export function exitsOf({ spots, plan, box }: Scene): Exit[] {
  const linked = new Set(plan.sectorLinks.flatMap(({ a, b }) => [a, b]))
  return spots.flatMap((spot) => {
    const { zone, at } = spot
    const [edge] = zone.edges ?? []
    if (!edge || !zone.exits || zone.neutral || linked.has(zone.id)) return []
    return zone.exits.map(({ to, way, rail }): Exit => {
      const room = {
        north: at[1] - box.top,
        south: box.bottom - at[1],
        east: box.right - at[0],
        west: at[0] - box.left,
      }[edge]
      const end = pointAtAngle(at, outward[edge], Math.min(spot.reach + stub, room - 3))
      const name = { id: `${zone.id} to ${to}`, words: to, at: end, reach: 7, lettering: lettering.exit }
      return { spot, line: [at, end], way, rail, name, side: sideOf(plan, zone.exitOf) }
    })
  })
}

export function exits(all: readonly Exit[]): string[] {
  return all.flatMap(({ line, rail, way, side }) => {
    const head = arrowhead(line, 17, side ? ink.sides[side.dress].edge : ink.roadRim)
    const cut: Line = [line[0] ?? [0, 0], along(line, lengthOf(line) - 9).at]
    const tip = line[1] ?? [0, 0]
    return [
      wayTo(cut, way),
      ...(rail ? tracks([shifted(cut)]) : []),
      head,
      side?.exit ? flag([tip[0] - 31, tip[1] - 30], side.exit.flag) : '',
    ]
  })
}

const shifted = (line: Line): Line => line.map(([x, y]) => [x, y + 8])

function wayTo(line: Line, way: 'road' | 'path' | 'none'): string {
  if (way === 'none') return ''
  if (way === 'path') return stroke(line, { stroke: ink.path, 'stroke-width': 2.4, 'stroke-dasharray': '10 6' })
  return (
    stroke(line, { stroke: ink.roadRim, 'stroke-width': 6.2 }) + stroke(line, { stroke: ink.road, 'stroke-width': 3.2 })
  )
}

/** A small flag on a staff, where units of a side can leave the map. */
export function flag([x, y]: Point, [first, second, third]: readonly [string, string, string]): string {
  const stripe = (i: number, fill: string): string => rectangle(x + 2 + i * 7, y, x + 9 + i * 7, y + 14, { fill })
  return (
    stroke(
      [
        [x + 1, y - 2],
        [x + 1, y + 27],
      ],
      { stroke: ink.line, 'stroke-width': 2.2 },
    ) +
    stripe(0, first) +
    stripe(1, second) +
    stripe(2, third) +
    rectangle(x + 2, y, x + 23, y + 14, { fill: 'none', stroke: ink.line, 'stroke-width': 0.8 })
  )
}
export const flagBox = ([x, y]: Point): Box => ({ left: x - 2, top: y - 4, right: x + 25, bottom: y + 28 })

/** Sectors are outside the frame, each along the stretch of edge that its links come from. */
export function sectorBoxes({ plan, spots, box }: Scene): SectorBox[] {
  return plan.sectors.map((sector): SectorBox => {
    const ends = plan.sectorLinks.flatMap(({ a, b }) => (a === sector.id ? [b] : b === sector.id ? [a] : []))
    const zones = spots.filter(({ zone }) => ends.includes(zone.id))
    const west = zones.filter(({ zone }) => zone.edges?.[0] === 'west').length * 2 > zones.length
    if (west) {
      const ys = zones.map(({ at }) => at[1])
      const right = box.left - band - 14
      return {
        sector,
        upright: true,
        box: { left: right - boxDepth, right, top: Math.min(...ys) - 40, bottom: Math.max(...ys) + 40 },
      }
    }
    const middle = zones.reduce((sum, { at }) => sum + at[0], 0) / Math.max(1, zones.length)
    const top = box.bottom + band + 14
    return { sector, upright: false, box: { left: middle - 190, right: middle + 190, top, bottom: top + boxDepth } }
  })
}

export function sectorWays({ plan, spots }: Scene, boxes: readonly SectorBox[]): SectorWay[] {
  const placed = new Map(spots.map(({ zone, at }) => [zone.id, at]))
  return plan.sectorLinks.flatMap((link): SectorWay[] => {
    const [one, other] = [link.a, link.b].map((id) => boxes.find(({ sector }) => sector.id === id))
    if (one && other) return [{ link, line: betweenBoxes(one, other) }]
    const sector = one ?? other
    const at = placed.get(one ? link.b : link.a)
    if (!sector || !at) return []
    const { box, upright } = sector
    const links = plan.sectorLinks.filter(
      ({ a, b }) => [a, b].includes(sector.sector.id) && (placed.has(a) || placed.has(b)),
    )
    const xs = links.map(({ a, b }) => (placed.get(a) ?? placed.get(b) ?? at)[0]).toSorted((p, q) => p - q)
    const rank = (xs.indexOf(at[0]) + 0.5) / Math.max(1, xs.length)
    const end: Point = upright ? [box.right, at[1]] : [box.left + rank * (box.right - box.left), box.top]
    return [{ link, line: [at, end] }]
  })
}

/** A line around the outside of the map, from box to box. */
function betweenBoxes(one: SectorBox, other: SectorBox): Line {
  const [upright, level] = one.upright ? [one.box, other.box] : [other.box, one.box]
  if (one.upright !== other.upright) {
    const x = (upright.left + upright.right) / 2
    const y = (level.top + level.bottom) / 2
    return [
      [x, upright.bottom],
      [x, y - 40],
      [x + 40, y],
      [level.left, y],
    ]
  }
  const [left, right] = one.box.left < other.box.left ? [one.box, other.box] : [other.box, one.box]
  const y = (left.top + left.bottom) / 2
  return [
    [left.right, y],
    [right.left, y],
  ]
}

export function sectorLines(ways: readonly SectorWay[]): string[] {
  return ways.flatMap(({ link, line }) => [
    wayTo(line, link.way),
    ...(link.rail
      ? tracks([line.map(([x, y], i) => (i === 0 || gap(line[0] ?? [0, 0], [x, y]) > 0 ? [x, y + 8] : [x, y]))])
      : []),
  ])
}

export function sectors(boxes: readonly SectorBox[], { plan }: Scene, texts: MapTexts): string[] {
  return boxes.map(({ sector, box, upright }) => {
    const { ground: fill, edge: rim } = ink.sides[sideOf(plan, sector.owner)?.dress ?? unclaimed]
    const name = sector.name.toLocaleUpperCase('fr')
    const size = 34
    const spacing = upright ? 14 : 6
    const width = textWidth(name, 'bold', size, spacing)
    const small = { face: 'italic', size: 19, fill: rim, halo: fill } as const
    const under = textWidth(texts.offMap, 'italic', 19)
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const big = { face: 'bold', size, fill: rim, spacing, halo: fill } as const
    return group({}, [
      tab(box, fill, rim),
      upright
        ? turnedText(name, [x + 3, y + width / 2], -Math.PI / 2, big) +
          turnedText(texts.offMap, [x + 27, y + under / 2], -Math.PI / 2, small)
        : text(name, [x - width / 2, y + 6], big) + text(texts.offMap, [x - under / 2, y + 28], small),
    ])
  })
}

export const headBox = (tip: Point): Box => boxAround(tip, 11)
