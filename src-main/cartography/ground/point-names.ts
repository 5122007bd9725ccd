import { withCurlyApostrophes } from '../../wording/apostrophes.ts'
import type { Crowd, Place, Wanted } from '../geometry/crowd.ts'
import { ink } from '../pen/ink.ts'
import { descent, ascent, textWidth } from '../pen/metrics.ts'
import { pointAtAngle, type Box, gap, expandedBox, type Line, lengthOf, type Point, within } from '../geometry/plane.ts'
import type { Spot } from './scene.ts'
import type { Lettering } from '../pen/svg.ts'

/** A name beside a point: one or two rows, with a leader line if it is far off. */
export interface PointPlace extends Place {
  readonly rows: readonly { readonly words: string; readonly from: Point }[]
  readonly leader?: Line
}

export interface PointName {
  readonly id: string
  readonly words: string
  readonly at: Point
  readonly reach: number
  readonly lettering: Lettering
}

const halo = ink.halo
export const lettering = {
  fortress: { face: 'bold', size: 31, fill: ink.name, spacing: 2, halo },
  town: { face: 'bold', size: 28, fill: ink.name, halo },
  zone: { face: 'roman', size: 24.5, fill: ink.name, halo },
  abroad: { face: 'italic', size: 24, fill: '#5c574d', halo: ink.abroad },
  exit: { face: 'italic', size: 20, fill: '#4a3a26', halo },
} as const satisfies Record<string, Lettering>

export function nameOfSpot({ zone, at, extent, fortress }: Spot): PointName {
  const style = zone.neutral ? 'abroad' : fortress ? 'fortress' : zone.town ? 'town' : 'zone'
  const name = withCurlyApostrophes(zone.name)
  const words = style === 'fortress' ? name.toLocaleUpperCase('fr') : name
  return { id: zone.id, words, at, reach: extent, lettering: lettering[style] }
}

/** Eight directions, with a penalty for each: readers expect a name on the right first. */
const directions: readonly { readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1; readonly dislike: number }[] = [
  { dx: 1, dy: 0, dislike: 0 },
  { dx: 1, dy: -1, dislike: 0.6 },
  { dx: 1, dy: 1, dislike: 0.8 },
  { dx: -1, dy: 0, dislike: 1.6 },
  { dx: -1, dy: -1, dislike: 2 },
  { dx: -1, dy: 1, dislike: 2.2 },
  { dx: 0, dy: 1, dislike: 1.2 },
  { dx: 0, dy: -1, dislike: 1.4 },
]

const nearby = [4, 9, 16]
const farOff = [34, 56, 84, 118]
const leaderDislike = 26
const twoRowsDislike = 5

/** Every possible place of a name that touches nothing: near ones first, then far ones with a leader line. */
export function placesFor(name: PointName, crowd: Crowd, sheet: Box): Wanted<PointPlace> {
  const places: PointPlace[] = []
  for (const rows of [[name.words], ...broken(name.words)]) {
    const dislike = rows.length > 1 ? twoRowsDislike : 0
    for (const { dx, dy, dislike: side } of directions) {
      for (const distance of nearby) {
        for (const slide of dx === 0 ? [0, -0.3, 0.3] : [0, -0.35, 0.35]) {
          const place = set(name, rows, dx, dy, distance, slide)
          add(places, place, dislike + side + distance * 0.12 + Math.abs(slide) * 3, crowd, sheet, name)
        }
      }
    }
    for (const distance of farOff) {
      for (let turn = 0; turn < 16; turn += 1) {
        const angle = (turn * Math.PI) / 8
        const place = led(name, rows, angle, distance)
        add(places, place, dislike + leaderDislike + distance * 0.25, crowd, sheet, name)
      }
    }
  }
  return { id: name.id, places }
}

type Set = Omit<PointPlace, 'cost'>

function add(places: PointPlace[], place: Set, dislike: number, crowd: Crowd, sheet: Box, name: PointName): void {
  const boxes = place.boxes.map((box) => expandedBox(box, 1.5))
  if (!boxes.every((box) => within(box, sheet)) || crowd.blocked(boxes)) return
  if (place.leader && crowd.blocked(leaderBoxes(place.leader, name.reach))) return
  places.push({ ...place, cost: dislike + crowd.covered(place.boxes) * 0.9 })
}

/** The rows of a name, with their middle in the given direction; `slide` moves them along the symbol's side. */
function set(name: PointName, words: readonly string[], dx: number, dy: number, distance: number, slide: number): Set {
  const { lettering: letters, at, reach } = name
  const widths = words.map((row) => textWidth(row, letters.face, letters.size, letters.spacing))
  const width = Math.max(...widths)
  const height = letters.size * (ascent + descent + (words.length - 1) * 0.95)
  const diagonal = dx !== 0 && dy !== 0
  const out = diagonal ? reach * 0.62 + distance * 0.6 : reach + distance
  const middle: Point = [
    at[0] + dx * (out + width / 2) + (dx === 0 ? slide * width : 0),
    at[1] + dy * (out + (height / 2) * 0.82) + (dx !== 0 && dy === 0 ? slide * height : 0),
  ]
  return laid(name, words, widths, middle, dx)
}

function led(name: PointName, words: readonly string[], angle: number, distance: number): Set {
  const { lettering: letters, at, reach } = name
  const widths = words.map((row) => textWidth(row, letters.face, letters.size, letters.spacing))
  const elbow = pointAtAngle(at, angle, reach + distance)
  const side = Math.cos(angle) >= 0 ? 1 : -1
  const middle: Point = [elbow[0] + side * (Math.max(...widths) / 2 + 5), elbow[1]]
  return { ...laid(name, words, widths, middle, side), leader: [pointAtAngle(at, angle, reach + 1), elbow] }
}

function laid(name: PointName, words: readonly string[], widths: readonly number[], middle: Point, side: number): Set {
  const { face: _face, size } = name.lettering
  const width = Math.max(...widths)
  const lead = size * 0.95
  const height = size * (ascent + descent) + (words.length - 1) * lead
  const rows = words.map((row, i) => {
    const own = widths[i] ?? 0
    const x = middle[0] - width / 2 + (side > 0 ? 0 : side < 0 ? width - own : (width - own) / 2)
    return { words: row, from: [x, middle[1] - height / 2 + ascent * size + i * lead] as const, own }
  })
  const boxes = rows.map(({ from: [x, y], own }) => ({
    left: x,
    right: x + own,
    top: y - ascent * size,
    bottom: y + descent * size,
  }))
  return { rows: rows.map(({ words: row, from }) => ({ words: row, from })), boxes }
}

/** Long names can be split into two rows, after a hyphen or at a space. */
function broken(words: string): string[][] {
  if (words.length < 13) return []
  const bracket = words.indexOf(' (')
  if (bracket > 0) return [[words.slice(0, bracket), words.slice(bracket + 1)]]
  const breaks = [...words.matchAll(/[- ]/g)].map(({ index }) => index)
  const halves = breaks.map((at) => {
    const cut = words[at] === '-' ? at + 1 : at
    return [words.slice(0, cut), words.slice(cut).trim()]
  })
  const longest = (rows: readonly string[]): number => Math.max(...rows.map(({ length }) => length))
  return halves.toSorted((one, other) => longest(one) - longest(other)).slice(0, 1)
}

function leaderBoxes(leader: Line, reach: number): Box[] {
  const [from, to] = leader
  if (!from || !to || gap(from, to) < reach) return []
  const steps = Math.ceil(lengthOf(leader) / 6)
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    return { left: at[0] - 1.5, right: at[0] + 1.5, top: at[1] - 1.5, bottom: at[1] + 1.5 }
  })
}
