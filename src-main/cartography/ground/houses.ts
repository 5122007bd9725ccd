import { scatter } from '../geometry/chance.ts'
import { ink } from '../pen/ink.ts'
import { angleTo, pointAtAngle, evenly, gap, type Line, type Point } from '../geometry/plane.ts'
import type { Scene, Spot } from './scene.ts'
import { path, pathOf, short } from '../pen/svg.ts'
import { railLine } from './ways.ts'

/** Half the width that a street takes from the blocks beside it, in units. */
const street = 4.6
const lane = 1.5

/** Open towns as blocks of houses around their symbols, between the streets that lead in; water and rails stay free. */
export function houses(scene: Scene): string[] {
  const towns = scene.spots.filter(({ zone, fortress }) => zone.town && fortress === undefined)
  const lines = [
    ...scene.waters.filter(({ river }) => river.class !== 'brook').map(({ line }) => line),
    ...scene.ways.filter(({ connection }) => connection.rail).map(railLine),
  ]
  const drawn = towns.map((spot) => {
    const taken = lines.flatMap((line) => near(line, spot.at, spot.extent + 12))
    return { abroad: spot.zone.neutral, d: blocksOf(spot, streetsFrom(scene, spot), taken) }
  })
  const all = (abroad: boolean): string => drawn.flatMap((one) => (one.abroad === abroad ? [one.d] : [])).join('')
  const rim = { 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const
  return [
    path(all(false), { fill: ink.block, stroke: ink.blockRim, ...rim }),
    path(all(true), { fill: ink.paleBlock, stroke: ink.faint, ...rim }),
  ]
}

const near = (line: Line, at: Point, reach: number): Point[] =>
  line.some((point) => gap(point, at) < reach + 40) ? evenly(line, 5).filter((point) => gap(point, at) < reach) : []

/** The directions in which ways leave a place, sorted. */
const streetsFrom = ({ ways }: Scene, { zone, at, extent }: Spot): number[] =>
  ways
    .flatMap(({ connection, line }) => {
      if (connection.a !== zone.id && connection.b !== zone.id) return []
      const outwards = connection.a === zone.id ? line : line.toReversed()
      const far = outwards.find((point) => gap(point, at) >= extent)
      return far === undefined ? [] : [angleTo(at, far)]
    })
    .toSorted((one, other) => one - other)

/** Rings of blocks from the symbol outwards; the outer one has gaps. */
function blocksOf({ at, reach, extent }: Spot, streets: readonly number[], taken: readonly Point[]): string {
  const [inner, outer] = [reach + 2.6, extent + 0.5]
  const rings = [
    [inner, outer, 0.08],
    [outer + 1.2, outer + 7.5, 0.38],
  ]
  const quarters = streets.length === 0 ? [0, Math.PI] : streets
  return rings
    .flatMap(([from = 0, to = 0, gaps = 0], ring) =>
      quarters.flatMap((angle, i) => {
        const next = quarters[i + 1] ?? (quarters[0] ?? 0) + 2 * Math.PI
        const free = next - angle - (2 * street) / from
        const count = Math.max(1, Math.round((free * from) / 8.5))
        if (free * from < 3.5) return []
        return Array.from({ length: count }, (_, k) => {
          const chance = (salt: number): number => scatter(at[0] + k * 7, at[1] + i * 13 + ring * 5, salt)
          const left = angle + street / from + (free * k) / count + (k > 0 ? lane / 2 / from : 0)
          const right = angle + street / from + (free * (k + 1)) / count - (k < count - 1 ? lane / 2 / from : 0)
          const depth = to - (to - from) * 0.35 * chance(31)
          const block = [
            pointAtAngle(at, left, from),
            pointAtAngle(at, left, depth),
            pointAtAngle(at, right, depth - 1.2 * chance(32)),
            pointAtAngle(at, right, from),
          ]
          const middle = pointAtAngle(at, (left + right) / 2, (from + depth) / 2)
          if (chance(33) < gaps || taken.some((point) => gap(point, middle) < 6.5)) return ''
          return pathOf(block, true)
        })
      }),
    )
    .join('')
}

/** Villages without a name: a few houses each. */
export function hamlets(places: readonly Point[], free: (at: Point) => boolean): string[] {
  const d = places.flatMap((at) => {
    if (!free(at)) return []
    const turn = scatter(at[0], at[1], 41) * Math.PI
    const count = 3 + Math.floor(3 * scatter(at[0], at[1], 42))
    return Array.from({ length: count }, (_, i) => {
      const along = (i - (count - 1) / 2) * 3.6
      const side = i % 2 === 0 ? -2.1 : 2.1
      const [x, y] = pointAtAngle(pointAtAngle(at, turn, along), turn + Math.PI / 2, side)
      const size = 2.2 + 1.4 * scatter(x, y, 43)
      return `M${short(x - size / 2)} ${short(y - size / 2)}h${short(size)}v${short(size * 0.85)}h${short(-size)}z`
    })
  })
  return [path(d.join(''), { fill: ink.hamlet })]
}
