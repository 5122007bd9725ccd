import type { AreaDrawing, DrawnBlocks } from '#engine/kernel/system/board-plan.ts'
import { Crowd, settle } from '../cartography/geometry/crowd.ts'
import { ink } from '../cartography/pen/ink.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import {
  along,
  type Box,
  boxOf,
  expandedBox,
  type Line,
  lengthOf,
  type Point,
  smooth,
} from '../cartography/geometry/plane.ts'
import { type Lettering, text } from '../cartography/pen/svg.ts'
import { boxAroundName, nameAlongLine, type WrittenName } from '../cartography/pen/written-names.ts'
import { withCurlyApostrophes } from '../wording/apostrophes.ts'
import { labelBox } from './area-borders.ts'
import type { AreaScene } from './area-scene.ts'

const styles = {
  town: { face: 'bold', size: 40, fill: ink.name, spacing: 5, halo: ink.halo },
  village: { face: 'roman', size: 28, fill: ink.name, spacing: 0.8, halo: ink.halo },
  fort: { face: 'bold', size: 23, fill: ink.fortress, spacing: 0.4, halo: ink.halo },
  station: { face: 'roman', size: 22, fill: ink.name, spacing: 0.6, halo: ink.halo },
  hill: { face: 'italic', size: 26, fill: ink.landscape, spacing: 2.5, halo: ink.halo },
  wood: { face: 'italic', size: 24, fill: ink.woodName, spacing: 2, halo: ink.halo },
  pond: { face: 'italic', size: 20, fill: ink.waterName, halo: ink.halo },
  river: { face: 'italic', size: 31, fill: ink.waterName, spacing: 7, halo: ink.halo },
  brook: { face: 'italic', size: 22, fill: ink.waterName, spacing: 3, halo: ink.halo },
} as const satisfies Record<string, Lettering>
type Style = keyof typeof styles

const nowhere: Point = [0, 0]

/** A possible place of a name: the boxes it covers, its cost, and the drawn letters. */
interface Candidate {
  readonly boxes: readonly Box[]
  readonly cost: number
  readonly written: WrittenName
}

/** Removes a remark in brackets, which is meant for readers of the file. */
const said = (name: string): string => withCurlyApostrophes(name.replace(/\s*\(.*\)\s*$/, ''))

/** The last word of a name, to find things named alike. */
const lastWord = (name: string): string => (/[^\s’']+$/u.exec(said(name))?.[0] ?? '').toLocaleLowerCase('fr')

/** All names of a plan, each where it covers least. No two names touch each other or a label of an area. */
export function areaNames(scene: AreaScene, lines: readonly Line[]): WrittenName[] {
  const { plan, spots, box, onSheet } = scene
  const { drawing } = plan
  if (drawing === undefined) return []
  const crowd = new Crowd()
  crowd.block(...spots.map((spot) => expandedBox(labelBox(spot), 3)))
  for (const line of lines) crowd.weigh(line, 1)
  for (const { blocks } of drawing.villages) for (const one of blocks) crowd.weigh(closed(one.map(onSheet)), 0.7)
  for (const one of drawing.station?.blocks ?? []) crowd.weigh(closed(one.map(onSheet)), 4)
  crowd.block(...drawing.ponds.map(({ outline }) => expandedBox(boxOf(outline.map(onSheet)), -10)))
  for (const { outline } of drawing.works) crowd.weigh(closed(outline.map(onSheet)), 4)
  const isFree = ({ boxes }: Candidate): boolean =>
    !crowd.blocked(boxes) &&
    boxes.every(
      (one) =>
        one.left > box.left + 6 && one.right < box.right - 6 && one.top > box.top + 4 && one.bottom < box.bottom - 4,
    )
  const wanted = wantedNames(drawing, onSheet).map(({ id, candidates }) => ({
    id,
    places: candidates.filter(isFree).map((one) => ({ ...one, cost: one.cost + crowd.covered(one.boxes) })),
  }))
  const { chosen } = settle(wanted)
  // Drop names that still touch another: more important names come first.
  const kept: Candidate[] = []
  for (const { id } of wanted) {
    const place = chosen.get(id)
    if (place === undefined) continue
    const isAlone = kept.every((other) => !place.boxes.some((a) => other.boxes.some((b) => overlaps(a, b))))
    if (isAlone) kept.push(place)
  }
  return kept.map(({ written }) => written)
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const closed = (ring: Line): Line => [...ring, ...ring.slice(0, 1)]

/** A name with its possible places. */
interface Wanted {
  readonly id: string
  readonly candidates: readonly Candidate[]
}

function wantedNames(drawing: AreaDrawing, onSheet: AreaScene['onSheet']): Wanted[] {
  // A name shared by a fort and a height is written once, and so is one shared by a height and a wood.
  const forts = drawing.works.map(({ name }) => lastWord(name))
  const heights = drawing.heights.filter(({ name }) => !forts.includes(lastWord(name)))
  const high = new Set(drawing.heights.map(({ name }) => lastWord(name)))
  return [
    ...drawing.villages.map(({ name, at, blocks }, i) => {
      const houses = blocks.flat().map(onSheet)
      return {
        id: `village ${name}`,
        candidates: beside(said(name), i === 0 ? 'town' : 'village', boxOf([onSheet(at), ...houses])),
      }
    }),
    ...drawing.works.flatMap(({ name, kind, outline }) =>
      kind === 'fort' || kind === 'redoubt' || kind === 'citadel'
        ? [{ id: `work ${name}`, candidates: beside(said(name), 'fort', expandedBox(boxOf(outline.map(onSheet)), 14)) }]
        : [],
    ),
    ...(drawing.station === undefined ? [] : [stationName(drawing.station, onSheet)]),
    ...drawing.rivers.map(({ name, class: kind, line }) => ({
      id: `river ${name}`,
      candidates: alongLine(
        withCurlyApostrophes(name),
        kind === 'brook' ? 'brook' : 'river',
        smooth(line.map(onSheet), 3),
      ),
    })),
    ...heights.map(({ name, ridge }) => ({
      id: `height ${name}`,
      candidates: alongRidge(said(name), smooth(ridge.map(onSheet), 6)),
    })),
    ...drawing.ponds.map(({ name, outline }) => ({
      id: `pond ${name}`,
      candidates: beside(said(name), 'pond', boxOf(outline.map(onSheet))),
    })),
    ...drawing.woods.flatMap(({ name, outline }) =>
      high.has(lastWord(name))
        ? []
        : [{ id: `wood ${name}`, candidates: inside(said(name), 'wood', boxOf(outline.map(onSheet))) }],
    ),
  ]
}

const stationName = ({ name, at, blocks }: DrawnBlocks, onSheet: AreaScene['onSheet']): Wanted => ({
  id: `station ${name}`,
  candidates: beside(said(name), 'station', expandedBox(boxOf([onSheet(at), ...blocks.flat().map(onSheet)]), 7)),
})

const widthOf = (words: string, style: Style): number => {
  const { face, size, spacing = 0 }: Lettering = styles[style]
  return textWidth(words, face, size, spacing)
}

function level(words: string, style: Style, middle: Point, cost: number): Candidate {
  const lettering: Lettering = styles[style]
  const shown = style === 'town' ? words.toLocaleUpperCase('fr') : words
  const width = widthOf(shown, style)
  const boxes = [boxAroundName(middle, width, lettering.size * 0.86)]
  const svg = text(shown, [middle[0] - width / 2, middle[1] + lettering.size * 0.33], lettering)
  return { boxes, cost, written: { svg, boxes } }
}

/** Places beside a thing: right of it first, then left, above and below, and at its corners. */
function beside(words: string, style: Style, thing: Box): Candidate[] {
  const shown = style === 'town' ? words.toLocaleUpperCase('fr') : words
  const [wide, high] = [widthOf(shown, style) / 2 + 9, styles[style].size * 0.62]
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2]
  const spots: readonly (readonly [number, number, number])[] = [
    [thing.right + wide, y, 0],
    [thing.left - wide, y, 1.5],
    [x, thing.top - high, 1],
    [x, thing.bottom + high, 1],
    [thing.right + wide * 0.5, thing.top - high, 2],
    [thing.right + wide * 0.5, thing.bottom + high, 2],
    [thing.left - wide * 0.5, thing.top - high, 2.5],
    [thing.left - wide * 0.5, thing.bottom + high, 2.5],
    [thing.right + wide, thing.top - high * 0.3, 2],
    [thing.right + wide, thing.bottom + high * 0.3, 2],
    [thing.left - wide, thing.top - high * 0.3, 3],
    [thing.left - wide, thing.bottom + high * 0.3, 3],
  ]
  return spots.map(([atX, atY, cost]) => level(words, style, [atX, atY], cost))
}

/** Places in the middle of a wood, or a little off it. */
function inside(words: string, style: Style, area: Box): Candidate[] {
  const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2]
  const high = (area.bottom - area.top) / 2
  return [0, -0.4, 0.4, -0.9, 0.9, -1.25, 1.25].map((part) =>
    level(words, style, [x, y + part * high], 1 + Math.abs(part) * 2),
  )
}

/** Places along a ridge, on it or beside it. */
function alongRidge(words: string, ridge: Line): Candidate[] {
  const lettering: Lettering = styles.hill
  const width = widthOf(words, 'hill')
  const [from = nowhere, to = nowhere] = [ridge[0], ridge.at(-1)]
  const line = from[0] <= to[0] ? ridge : ridge.toReversed()
  const middle = along(line, lengthOf(line) / 2).at
  const moved = (by: number): Line => stretched(line, width * 1.1).map(([x, y]): Point => [x, y + by])
  return [
    ...[0, -30, 30, -52, 52, 80, -80].map((by, i): Candidate => {
      const written = nameAlongLine(words, moved(by), width, lettering)
      return { boxes: written.boxes, cost: 1 + i * 0.8, written }
    }),
    ...[-60, 60].map((by) => level(words, 'hill', [middle[0], middle[1] + by], 8)),
  ]
}

/** Extends a line straight at both ends to at least this length. */
function stretched(line: Line, length: number): Line {
  const missing = (length - lengthOf(line)) / 2
  if (missing <= 0) return line
  const on = (end: Point, before: Point): Point => {
    const away = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
    return [end[0] + ((end[0] - before[0]) / away) * missing, end[1] + ((end[1] - before[1]) / away) * missing]
  }
  const [first, second] = [line[0] ?? nowhere, line[1] ?? nowhere]
  const [last, beforeLast] = [line.at(-1) ?? nowhere, line.at(-2) ?? nowhere]
  return [on(first, second), ...line, on(last, beforeLast)]
}

/** Places along a river, a little above its line, preferably where it is straightest. */
function alongLine(words: string, style: Style, line: Line): Candidate[] {
  const lettering: Lettering = styles[style]
  const width = widthOf(words, style)
  const length = lengthOf(line)
  const reach = width * 1.06
  if (length < reach + 40) return []
  const found: Candidate[] = []
  for (let from = 20; from + reach < length - 20; from += 45) {
    const points = Array.from({ length: 25 }, (_, i) => along(line, from + (reach * i) / 24).at)
    const [first = nowhere, last = nowhere] = [points[0], points.at(-1)]
    const leftwards = first[0] > last[0] + 1
    const read = leftwards ? points.toReversed() : points
    const off = lettering.size * 0.66
    const above = read.map((at, i): Point => {
      const [a, b] = [read[Math.max(0, i - 3)] ?? at, read[Math.min(read.length - 1, i + 3)] ?? at]
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2
      return [at[0] + Math.cos(angle) * off, at[1] + Math.sin(angle) * off]
    })
    const straight = Math.hypot(last[0] - first[0], last[1] - first[1]) / reach
    const written = nameAlongLine(words, smooth(above, 2), width, lettering)
    found.push({
      boxes: written.boxes,
      cost: (1 - straight) * 60 + Math.abs(from + reach / 2 - length / 2) / 400,
      written,
    })
  }
  return found
}
