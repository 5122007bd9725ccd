import type { Line, Spot } from './board.ts'

/** A line cut by a length at its start and at its end. */
export function shortened(line: Line, atStart = 0, atEnd = 0): [number, number][] {
  const cut = cutStart(cutStart([...line], atStart).toReversed(), atEnd)
  return cut.toReversed()
}

function cutStart(line: Line, by: number): [number, number][] {
  let left = by
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by2]] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]]
    const length = Math.hypot(bx - ax, by2 - ay)
    if (left < length) {
      const share = left / length
      return [
        [ax + (bx - ax) * share, ay + (by2 - ay) * share],
        ...line.slice(i).map(([x, y]): [number, number] => [x, y]),
      ]
    }
    left -= length
  }
  return []
}

/** The point at a share of the way along a line, half by default, and the direction of the line there. */
export function middleOf(line: Line, part = 0.5): Spot & { readonly angle: number } {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0)))
  let left = lengths.reduce((sum, length) => sum + length, 0) * part
  for (const [i, length] of lengths.entries()) {
    const [[ax, ay], [bx, by]] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]]
    if (left <= length || i === lengths.length - 1) {
      const share = length === 0 ? 0 : Math.min(1, left / length)
      return { x: ax + (bx - ax) * share, y: ay + (by - ay) * share, angle: Math.atan2(by - ay, bx - ax) }
    }
    left -= length
  }
  return { x: line[0]?.[0] ?? 0, y: line[0]?.[1] ?? 0, angle: 0 }
}

/** Points along a line at equal distances of about `step`. */
export function pointsAlong(line: Line, step: number): [number, number][] {
  const found: [number, number][] = []
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]]
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step))
    for (let k = 0; k < count; k++) found.push([ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count])
  }
  return found
}

/** Whether a closed outline contains a point. */
export function contains(outline: Line, { x, y }: Spot): boolean {
  let inside = false
  let [beforeX, beforeY] = outline.at(-1) ?? [0, 0]
  for (const [atX, atY] of outline) {
    if (atY > y !== beforeY > y && x < atX + ((beforeX - atX) * (y - atY)) / (beforeY - atY)) inside = !inside
    ;[beforeX, beforeY] = [atX, atY]
  }
  return inside
}

/**
 * The sides that belong to only one of the outlines: the common rim. A shared side must have the same ends in both
 * outlines.
 */
export function rimOf(outlines: readonly Line[]): (readonly [Line[number], Line[number]])[] {
  const rim = new Map<string, readonly [Line[number], Line[number]]>()
  for (const outline of outlines)
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from
      const key = `${Math.round(from[0] + to[0])} ${Math.round(from[1] + to[1])}`
      if (rim.has(key)) rim.delete(key)
      else rim.set(key, [from, to])
    })
  return [...rim.values()]
}
