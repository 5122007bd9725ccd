import type { Crowd, Place, Wanted } from '../geometry/crowd.ts'
import { letterWidth, textWidth } from './metrics.ts'
import {
  pointAtAngle,
  beside,
  type Box,
  boxAround,
  evenly,
  gap,
  lengthOf,
  type Line,
  type Point,
  smooth,
  walkAlong,
  within,
} from '../geometry/plane.ts'
import type { Lettering } from './svg.ts'

/** A name with a separate place for each letter: along a river, or spread over a landscape. */
export interface SpreadPlace extends Place {
  readonly letters: readonly { readonly letter: string; readonly at: Point; readonly angle: number }[]
}

/** The box of a letter, whatever its angle. */
function letterBox(letter: string, at: Point, angle: number, { face, size }: Lettering): Box | undefined {
  if (letter === ' ') return undefined
  const middle = pointAtAngle(
    pointAtAngle(at, angle, letterWidth(letter, face, size) / 2),
    angle - Math.PI / 2,
    size * 0.28,
  )
  return boxAround(middle, size * 0.43)
}

const boxesOf = (letters: SpreadPlace['letters'], lettering: Lettering): Box[] =>
  letters.flatMap(({ letter, at, angle }) => letterBox(letter, at, angle, lettering) ?? [])

/**
 * Letters follow the general course of a river and not each bend: lengths over which the course is smoothed, preferably
 * the first.
 */
const sweeps = [55, 110, 190]
/** Distances of the letters from the river's rim, each with its penalty. */
const closeTo = [[5, 0]] as const
const wideOf = [
  [5, 3],
  [14, 5],
  [24, 8],
] as const

/** A river's name is left out if it would cover more than this. */
const unreadable = 36

/** Places along a course, above and below it, read from left to right. */
export function placesAlong(
  id: string,
  words: string,
  course: Line,
  half: number,
  lettering: Lettering,
  crowd: Crowd,
  sheet: Box,
  wantedAt: number,
): Wanted<SpreadPlace> {
  const { face, size, spacing } = lettering
  const width = textWidth(words, face, size, spacing)
  const places: SpreadPlace[] = []
  for (const sweep of sweeps) {
    const calm = smooth(evenly(course, sweep), 5)
    const total = lengthOf(calm)
    const fine = evenly(calm, 4)
    const pace = total / Math.max(1, fine.length - 1)
    for (let start = 10; start + width + 10 < total; start += 22) {
      const part = fine.slice(Math.round((start - 8) / pace), Math.round((start + width + 12) / pace))
      const [first, last] = [part[0], part.at(-1)]
      if (!first || !last) continue
      const read = last[0] < first[0] - 2 ? part.toReversed() : part
      const offWanted = Math.abs((start + width / 2) / total - wantedAt) * total
      for (const [out, dislike] of sweep > 60 ? wideOf : closeTo) {
        for (const side of [-1, 1]) {
          const base = beside(read, side * (half + out) + (side > 0 ? size * 0.68 : 0))
          const letters = onLine(words, base, 8, lettering)
          const bend = bending(letters)
          if (bend === undefined) continue
          const boxes = boxesOf(letters, lettering)
          if (!boxes.every((box) => within(box, sheet)) || crowd.blocked(boxes)) continue
          const covered = crowd.covered(boxes)
          if (covered > unreadable) continue
          places.push({ letters, boxes, cost: dislike + bend * 9 + covered * 0.8 + offWanted * 0.05 })
        }
      }
    }
  }
  return { id, places: cheapest(places, 60) }
}

/** Straight places around a point, turned by an angle, at increasing distances. */
export function placesAbout(
  id: string,
  words: string,
  centre: Point,
  angle: number,
  lettering: Lettering,
  crowd: Crowd,
  sheet: Box,
  farthest: number,
): Wanted<SpreadPlace> {
  const { face, size, spacing } = lettering
  const width = textWidth(words, face, size, spacing)
  const places: SpreadPlace[] = []
  for (let distance = 0; distance <= farthest; distance += 12) {
    const turns = distance === 0 ? 1 : Math.min(24, 6 + distance / 12)
    for (let turn = 0; turn < turns; turn += 1) {
      const middle = pointAtAngle(centre, (turn * 2 * Math.PI) / turns, distance)
      const letters = onLine(
        words,
        [pointAtAngle(middle, angle, -width / 2), pointAtAngle(middle, angle, width)],
        0,
        lettering,
      )
      const boxes = boxesOf(letters, lettering)
      if (!boxes.every((box) => within(box, sheet)) || crowd.blocked(boxes)) continue
      places.push({ letters, boxes, cost: distance * 0.12 + crowd.covered(boxes) * 0.5 })
    }
  }
  return { id, places: cheapest(places, 80) }
}

const cheapest = (places: readonly SpreadPlace[], count: number): SpreadPlace[] =>
  places.toSorted((one, other) => one.cost - other.cost).slice(0, count)

function onLine(
  words: string,
  line: Line,
  start: number,
  { face, size, spacing = 0 }: Lettering,
): SpreadPlace['letters'] {
  let walked = start
  const walk = walkAlong(line)
  return [...words].map((letter) => {
    const width = letterWidth(letter, face, size)
    const from = walk(walked).at
    const to = walk(walked + Math.max(width, 4)).at
    walked += width + spacing
    return { letter, at: from, angle: Math.atan2(to[1] - from[1], to[0] - from[0]) }
  })
}

/** The total turn of the letters; undefined if two neighbours turn too sharply to be read. */
function bending(letters: SpreadPlace['letters']): number | undefined {
  let sum = 0
  for (const [i, { angle, at }] of letters.entries()) {
    const before = letters[i - 1]
    if (!before) continue
    const turn = Math.abs(Math.atan2(Math.sin(angle - before.angle), Math.cos(angle - before.angle)))
    if (turn > 0.3 || gap(at, before.at) < 2) return undefined
    sum += turn
  }
  const angles = letters.map(({ angle }) => angle)
  // Text upside down is not allowed.
  if (angles.some((angle) => Math.abs(angle) > 1.75)) return undefined
  return sum
}
