import type { Edge } from '#engine/kernel/system/board-plan.ts'
import { ink } from './pen/ink.ts'
import { textWidth } from './pen/metrics.ts'
import type { Box, Point } from './geometry/plane.ts'
import type { Scene } from './ground/scene.ts'
import { band, sideOf } from './edges.ts'
import { path, pathOf, rectangle, short, stroke, text, turnedText } from './pen/svg.ts'
import type { Language } from './pen/texts.ts'

/** The strips along the edges. The strip of a side has its colour and name along the zones on that edge. */
export function bands({ plan, spots, box }: Scene, language: Language): string[] {
  const { left, top, right, bottom } = box
  const strips: Record<Edge, Box> = {
    west: { left: left - band, right: left, top: top - band, bottom: bottom + band },
    east: { left: right, right: right + band, top: top - band, bottom: bottom + band },
    north: { left, right, top: top - band, bottom: top },
    south: { left, right, top: bottom, bottom: bottom + band },
  }
  const edges = ['north', 'south', 'west', 'east'] as const
  return edges.flatMap((edge) => {
    const strip = strips[edge]
    const owner = sideOf(plan, plan.edges[edge])
    const plain = rectangle(strip.left, strip.top, strip.right, strip.bottom, {
      fill: '#e9dfc6',
      stroke: ink.line,
      'stroke-width': 1.4,
    })
    if (!owner || !spots.some(({ zone }) => zone.edges?.includes(edge))) return [plain]
    const fill = ink.sides[owner.dress].edge
    const on = spots.filter(({ zone }) => zone.edges?.includes(edge)).map(({ at }) => at)
    const upright = edge === 'west' || edge === 'east'
    const places = on.map(([x, y]) => (upright ? y : x))
    const from = Math.min(...places) - 70
    const to = Math.max(...places) + 70
    const name = owner.edge[language]
    const style = { face: 'bold', size: 20, fill: '#fdf9ee', spacing: 5 } as const
    const width = textWidth(name, 'bold', 20, 5)
    const crossed = edge === 'west' ? sectorLinesAt(plan, spots).filter((y) => y > from && y < to) : []
    const cuts = widest([from, ...crossed, to], width + 40)
    const written = cuts.map((middle) =>
      edge === 'west'
        ? turnedText(name, [strip.left + 22, middle + width / 2], -Math.PI / 2, style)
        : edge === 'east'
          ? turnedText(name, [strip.left + 8, middle - width / 2], Math.PI / 2, style)
          : text(name, [middle - width / 2, strip.top + 22], style),
    )
    const coloured = upright
      ? rectangle(strip.left, from, strip.right, to, { fill })
      : rectangle(from, strip.top, to, strip.bottom, { fill })
    return [plain, coloured, ...written]
  })
}

const sectorLinesAt = (plan: Scene['plan'], spots: Scene['spots']): number[] =>
  spots.flatMap(({ zone, at }) => (plan.sectorLinks.some(({ a, b }) => a === zone.id || b === zone.id) ? [at[1]] : []))

/** The middles of the gaps wide enough for a name; a very wide gap has three. */
function widest(places: readonly number[], width: number): number[] {
  const sorted = places.toSorted((one, other) => one - other)
  return sorted.slice(1).flatMap((to, i) => {
    const from = sorted[i] ?? to
    if (to - from > width * 5) return [0.15, 0.5, 0.85].map((t) => from + (to - from) * t)
    return to - from > width ? [(from + to) / 2] : []
  })
}

/** A mark in the frame every ten minutes, and a longer one with its number every half degree. */
export function graticule({ project, box, geometry }: Scene): string[] {
  const { west, east, south, north } = geometry.frame
  const minutes = (from: number, to: number): number[] =>
    Array.from({ length: Math.floor((to - from) * 6) + 2 }, (_, i) => Math.ceil(from * 6) * 10 + i * 10)
  const words = (value: number): string => `${Math.floor(value / 60)}° ${String(value % 60).padStart(2, '0')}'`
  const style = { face: 'roman', size: 15, fill: ink.landscape } as const
  const line = { stroke: ink.line, 'stroke-width': 1.2 }
  const across = minutes(west, east).flatMap((value) =>
    [north, south].flatMap((lat) => {
      const x = project([value / 60, lat])[0]
      if (x < box.left + 40 || x > box.right - 40) return []
      const [edge, out] = lat === north ? [box.top, -1] : [box.bottom, 1]
      const long = value % 30 === 0
      return [
        stroke(
          [
            [x, edge],
            [x, edge + out * (long ? band : 9)],
          ],
          line,
        ),
        long ? text(words(value), [x + 6, edge + (out < 0 ? -9 : 20)], style) : '',
      ]
    }),
  )
  const down = minutes(south, north).flatMap((value) =>
    [west, east].flatMap((lon) => {
      const y = project([lon, value / 60])[1]
      if (y < box.top + 40 || y > box.bottom - 40) return []
      const [edge, out] = lon === west ? [box.left, -1] : [box.right, 1]
      return [
        stroke(
          [
            [edge, y],
            [edge + out * 9, y],
          ],
          { ...line, stroke: value % 30 === 0 ? ink.line : ink.faint },
        ),
      ]
    }),
  )
  return [...across, ...down]
}

const scaleWidth = 6

/** The scale in the frame: five minutes black, five white. */
function scaleOf({ project, box, geometry }: Scene): string {
  const { west, east, south, north } = geometry.frame
  const [inner, outer] = [band, band + scaleWidth]
  const fields = (from: number, to: number, at: (value: number) => number, low: number, high: number): Point[] =>
    Array.from({ length: Math.ceil((to - from) * 12) + 2 }, (_, i) => Math.floor(from * 12) + i).flatMap((five) => {
      const [start, end] = [at(five / 12), at((five + 1) / 12)].toSorted((one, other) => one - other)
      if (start === undefined || end === undefined || five % 2 !== 0) return []
      const field: Point = [Math.max(low, start), Math.min(high, end)]
      return field[0] < field[1] ? [field] : []
    })
  const across = (lat: number): Point[] =>
    fields(west, east, (lon) => project([lon, lat])[0], box.left - band, box.right + band)
  const down = (lon: number): Point[] =>
    fields(south, north, (lat) => project([lon, lat])[1], box.top - band, box.bottom + band)
  const level = (all: Point[], y: number): string[] =>
    all.map(([from, to]) => `M${short(from)} ${short(y)}h${short(to - from)}v${scaleWidth}h${short(from - to)}z`)
  const upright = (all: Point[], x: number): string[] =>
    all.map(([from, to]) => `M${short(x)} ${short(from)}v${short(to - from)}h${scaleWidth}v${short(from - to)}z`)
  const d = [
    ...level(across(north), box.top - outer),
    ...level(across(south), box.bottom + inner),
    ...upright(down(west), box.left - outer),
    ...upright(down(east), box.right + inner),
  ]
  return path(d.join(''), { fill: ink.line })
}

/** The neat line, and outside it the thick and thin lines of the frame. */
export function frame(scene: Scene): string[] {
  const line = lineAbout(scene.box)
  return [line(0, 2.6), scaleOf(scene), line(band, 1.6), line(band + scaleWidth, 1.6), line(band + 11, 4)]
}

/** A frame without degrees: thin lines around the map, and a thick one. */
export function plainFrame(box: Box): string[] {
  const line = lineAbout(box)
  return [line(0, 2.2), line(6, 1), line(13, 4.6), line(18.5, 1)]
}

const lineAbout =
  ({ left, top, right, bottom }: Box) =>
  (out: number, width: number): string =>
    rectangle(left - out, top - out, right + out, bottom + out, {
      fill: 'none',
      stroke: ink.line,
      'stroke-width': width,
    })

/** Covers everything outside the map's rectangle, to hide what runs past its edge. */
export function margin({ left, top, right, bottom }: Box, sheet: Scene['sheet']): string {
  const outer = pathOf(
    [
      [0, 0],
      [sheet.width, 0],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    true,
  )
  const inner = pathOf(
    [
      [left, top],
      [left, bottom],
      [right, bottom],
      [right, top],
    ],
    true,
  )
  return path(outer + inner, { fill: ink.paper, 'fill-rule': 'evenodd' })
}
