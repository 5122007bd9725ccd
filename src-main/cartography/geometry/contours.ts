import type { Line, Point } from './plane.ts'
import type { Net } from './surface.ts'

/** The contour lines of a net at a value, each open from end to end or closed. */
export function contours(net: Net, value: number): Line[] {
  const neighbours = joints(net, value)
  const lines: Line[] = []
  const seen = new Set<number>()
  const follow = (start: number): void => {
    const line: Point[] = []
    for (let edge: number | undefined = start; edge !== undefined && !seen.has(edge);) {
      seen.add(edge)
      line.push(crossingOn(net, edge, value))
      edge = neighbours.get(edge)?.find((next) => !seen.has(next))
    }
    if (line.length > 2) lines.push(line)
  }
  // First the lines that end at the rim, then the closed ones.
  for (const [edge, ends] of neighbours) if (ends.length === 1 && !seen.has(edge)) follow(edge)
  for (const edge of neighbours.keys()) if (!seen.has(edge)) follow(edge)
  return lines
}

/**
 * The point where an edge of the net crosses the value. An edge number is twice its first knot's number, plus one for a
 * vertical edge.
 */
function crossingOn(net: Net, edge: number, value: number): Point {
  const first = edge >> 1
  const down = edge % 2 === 1
  const [x, y] = net.place(first)
  const a = net.values[first] ?? 0
  const b = net.values[first + (down ? net.columns : 1)] ?? 0
  const t = ((value - a) / (b - a)) * net.cell
  return down ? [x, y + t] : [x + t, y]
}

/** Which crossed edges are joined by a line through a square of the net. */
function joints({ columns, rows, values }: Net, value: number): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>()
  const join = (one: number, other: number): void => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      found.set(from, [...(found.get(from) ?? []), to])
  }
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const knot = row * columns + column
      const isAbove = (values[knot] ?? 0) > value
      // Nearly all squares are entirely above or below.
      if (
        (values[knot + 1] ?? 0) > value === isAbove &&
        (values[knot + columns] ?? 0) > value === isAbove &&
        (values[knot + columns + 1] ?? 0) > value === isAbove
      )
        continue
      const above = [knot, knot + 1, knot + columns + 1, knot + columns].map((one) => (values[one] ?? 0) > value)
      // Upper, right, lower and left edge of the square.
      const edges = [2 * knot, 2 * (knot + 1) + 1, 2 * (knot + columns), 2 * knot + 1]
      const crossed = edges.filter((_, i) => above[i] !== above[(i + 1) % 4])
      const [a, b, c, d] = crossed
      if (a !== undefined && b !== undefined) join(a, b)
      if (c !== undefined && d !== undefined) join(c, d)
    }
  }
  return found
}
