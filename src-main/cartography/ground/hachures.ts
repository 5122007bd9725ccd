import { scatter } from '../geometry/chance.ts'
import { contours } from '../geometry/contours.ts'
import { ink } from '../pen/ink.ts'
import { type Box, evenly, holds, type Point } from '../geometry/plane.ts'
import type { Net } from '../geometry/surface.ts'
import { strokesIn } from '../pen/svg.ts'

/** The style of hachures on a map. */
export interface Hachuring {
  /** Metres between two rows of strokes; on steep ground only every second row is drawn. */
  readonly interval: number
  /** Thickness of its strokes relative to those on the map of a country. */
  readonly bolder: number
}
const country: Hachuring = { interval: 20, bolder: 1 }

const steepFrom = 75
/** Slope in metres per kilometre below which ground is drawn flat. */
const flatBelow = 21
const longest = 15
const shortest = 6.5
const widths = [0.55, 0.85, 1.2, 1.6, 2.1] as const

/**
 * Hachures: rows of strokes between the contours, each down the slope. The steeper the slope, and the more it faces
 * away from the light in the north-west, the thicker and closer they are.
 */
export function hachures(
  net: Net,
  box: Box,
  unitsPerKm: number,
  free: (at: Point) => boolean,
  { interval, bolder } = country,
): string[] {
  const drawn = widths.map((): (readonly [Point, Point])[] => [])
  const [lowest, highest] = extremes(net)
  for (let level = Math.ceil(lowest / interval) * interval; level < highest; level += interval) {
    for (const line of contours(net, level)) {
      let walked = 0
      for (const at of evenly(line, 1.5)) {
        walked -= 1.5
        if (walked > 0 || !holds(box, at)) continue
        const [east, south] = net.rise(at)
        const slope = Math.hypot(east, south) * unitsPerKm
        if (slope < flatBelow) continue
        if (slope > steepFrom && (level / interval) % 2 !== 0) continue
        const light = (east + south) / Math.hypot(east, south) / Math.SQRT2
        // Slopes that fall to the south-east are in the shade.
        const tone = Math.min(1, (slope - flatBelow) / 82) * (1 - 0.55 * light)
        walked = 7 - 3 * Math.min(1, slope / 90) + 1.1 * scatter(at[0], at[1], 21)
        const end = downhill(net, at, level, slope, interval * unitsPerKm)
        if (end === undefined || !free(at)) continue
        drawn[Math.min(widths.length - 1, Math.floor(tone * 4.4))]?.push([at, end])
      }
    }
  }
  return drawn.flatMap((strokes, weight) =>
    strokesIn(strokes, { stroke: ink.hachure, 'stroke-width': (widths[weight] ?? 1) * bolder, opacity: 0.72 }),
  )
}

/** The end of a stroke from a contour towards the next one below. */
function downhill(net: Net, from: Point, level: number, slope: number, row: number): Point | undefined {
  const far = ((slope > steepFrom ? 1.6 : 0.86) * row) / slope
  const length = Math.min(longest, Math.max(shortest, far)) * (0.86 + 0.28 * scatter(from[0], from[1], 22))
  const middle = step(net, from, length / 2)
  const end = middle && step(net, middle, length / 2)
  return end === undefined || net.at(end) > level ? undefined : end
}

function step(net: Net, [x, y]: Point, length: number): Point | undefined {
  const [east, south] = net.rise([x, y])
  const steep = Math.hypot(east, south)
  return steep === 0 ? undefined : [x - (east / steep) * length, y - (south / steep) * length]
}

function extremes({ values }: Net): readonly [number, number] {
  let [lowest, highest] = [Infinity, -Infinity]
  for (const value of values) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
  }
  return [lowest, highest]
}
