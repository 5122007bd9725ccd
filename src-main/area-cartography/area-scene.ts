import type { AreaPlan, LonLat, PlanArea } from '#engine/kernel/system/board-plan.ts'
import { type Box, boxOf, contains, gap, type Line, type Point, segments } from '../cartography/geometry/plane.ts'

/** Length of the longer side of the ground in units of the sheet; all other measures follow from it. */
const longer = 2900
/** Margins around the map; the plates with the title and the legend are beside it. */
const margins = { left: 76, top: 76, right: 76, bottom: 96 } as const
const plateWidth = 520
const gutter = 62
/** Boxes are at the bottom of the plates, the first one lowest. */
const boxHeight = 470
const boxGap = 34

/** An area with its place on the sheet. */
export interface AreaSpot {
  readonly area: PlanArea
  readonly outline: Line
  /** Position of its label. */
  readonly label: Point
  /** Position of counters, and their distance from the rim or the label. */
  readonly at: Point
  readonly reach: number
}

export interface AreaScene {
  readonly plan: AreaPlan
  readonly sheet: { readonly width: number; readonly height: number }
  /** The drawn map, without its frame. */
  readonly box: Box
  /** The column of plates. */
  readonly plates: Box
  readonly unitsPerKm: number
  readonly onSheet: (point: LonLat) => Point
  readonly spots: readonly AreaSpot[]
  /** The boxes beside the map, in the plates. */
  readonly boxes: readonly { readonly box: AreaPlan['boxes'][number]; readonly at: Box }[]
}

type Measures = Pick<AreaScene, 'sheet' | 'box' | 'unitsPerKm' | 'onSheet'>

const metresInDegree = 111_320

/** The ground is so small that a degree counts as equally long everywhere. */
function measuresOf({ frame }: AreaPlan): Measures {
  const { west, east, south, north } = frame
  const narrower = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [wide, high] = [(east - west) * narrower * metresInDegree, (north - south) * metresInDegree]
  const scale = longer / Math.max(1, wide, high)
  const { left, top } = margins
  const box = { left, top, right: left + wide * scale, bottom: top + high * scale }
  return {
    box,
    sheet: {
      width: Math.ceil(box.right + gutter + plateWidth + margins.right),
      height: Math.ceil(box.bottom + margins.bottom),
    },
    unitsPerKm: scale * 1000,
    onSheet: ([lon, lat]) => [
      left + (lon - west) * narrower * metresInDegree * scale,
      top + (north - lat) * metresInDegree * scale,
    ],
  }
}

const scenes = new WeakMap<AreaPlan, AreaScene>()

/** The layout of a plan on its sheet; computed once for each plan. */
export function areaSceneOf(plan: AreaPlan): AreaScene {
  const known = scenes.get(plan)
  if (known !== undefined) return known
  const measures = measuresOf(plan)
  const { box, onSheet } = measures
  const plates = {
    left: box.right + gutter,
    right: box.right + gutter + plateWidth,
    top: box.top - 18,
    bottom: box.bottom + 18,
  }
  const scene: AreaScene = {
    plan,
    ...measures,
    plates,
    boxes: plan.boxes.map((one, i) => {
      const bottom = plates.bottom - i * (boxHeight + boxGap)
      return { box: one, at: { ...plates, top: bottom - boxHeight, bottom } }
    }),
    spots: plan.areas.map((area) => {
      const outline = area.outline.map(onSheet)
      const label = onSheet(area.labelAt)
      return { area, outline, label, ...roomiest(outline, label) }
    }),
  }
  scenes.set(plan, scene)
  return scene
}

/** Free space around a label, in units. */
const labelReach = 26
/** The search grid: number of squares in each direction, and number of rounds, each finer around the best point. */
const squares = 12
const finer = 4

/** The point of an area that is furthest from its rim and from its label. */
function roomiest(outline: Line, label: Point): { readonly at: Point; readonly reach: number } {
  const rim = segments([...outline, ...outline.slice(0, 1)])
  // Returns 0 as soon as a point is known not to beat the best so far, which mostly saves measuring the whole rim.
  const roomAt = (at: Point, least: number): number => {
    let room = gap(at, label) - labelReach
    if (room <= least || !contains(outline, at)) return 0
    for (const [a, b] of rim) {
      room = Math.min(room, fromSegment(at, a, b))
      if (room <= least) return 0
    }
    return room
  }
  let { left, top, right, bottom } = boxOf(outline)
  let best: { readonly at: Point; readonly reach: number } = { at: label, reach: 0 }
  for (let round = 0; round < finer; round += 1) {
    const [wide, high] = [(right - left) / squares, (bottom - top) / squares]
    for (let i = 0; i <= squares; i += 1)
      for (let k = 0; k <= squares; k += 1) {
        const at: Point = [left + i * wide, top + k * high]
        const reach = roomAt(at, best.reach)
        if (reach > best.reach) best = { at, reach }
      }
    ;[left, right] = [best.at[0] - wide, best.at[0] + wide]
    ;[top, bottom] = [best.at[1] - high, best.at[1] + high]
  }
  return best
}

function fromSegment(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / length))
  return gap(at, [a[0] + part * dx, a[1] + part * dy])
}

/** The border that two neighbours share, as lines of points that occur in both outlines. */
export function borderBetween(one: Line, other: Line): Line[] {
  const key = ([x, y]: Point): string => `${Math.round(x * 10)} ${Math.round(y * 10)}`
  const theirs = new Set(other.map(key))
  const runs: Point[][] = []
  let run: Point[] = []
  // Start at a point that is not shared, so that no run is split.
  const from = Math.max(
    0,
    one.findIndex((point) => !theirs.has(key(point))),
  )
  for (const point of [...one.slice(from), ...one.slice(0, from)]) {
    if (theirs.has(key(point))) {
      if (run.length === 0) runs.push(run)
      run.push(point)
    } else run = []
  }
  return runs.filter((line) => line.length > 1)
}
