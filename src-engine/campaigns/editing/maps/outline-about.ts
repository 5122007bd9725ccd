import type { MapPoint } from '../../../kernel/system/editing-maps.ts'

/** The margin of an outline around a line, relative to the line's extent. */
const BEYOND = 0.3

/** An outline that contains all of a line, with a margin on every side. */
export function outlineAbout(line: readonly MapPoint[]): readonly MapPoint[] {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const away = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) * BEYOND
  const around = line.flatMap(([x, y]) =>
    Array.from({ length: 8 }, (_, eighth): MapPoint => {
      const angle = (eighth * Math.PI) / 4
      return [round(x + away * Math.cos(angle)), round(y + away * Math.sin(angle))]
    }),
  )
  return hullOf(around)
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5

/** The convex hull of points. */
function hullOf(points: readonly MapPoint[]): readonly MapPoint[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (ones: readonly MapPoint[]): readonly MapPoint[] => {
    const kept: MapPoint[] = []
    for (const one of ones) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, one) <= 0) kept.pop()
      kept.push(one)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

const turn = (a: MapPoint, b: MapPoint, c: MapPoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
