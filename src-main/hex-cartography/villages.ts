import type { HexDrawing, HexPlan, PlanHex } from '#engine/kernel/system/board-plan.ts'
import { scatter } from '../cartography/geometry/chance.ts'
import { ink } from '../cartography/pen/ink.ts'
import { angleTo, pointAtAngle, evenly, gap, type Line, type Point } from '../cartography/geometry/plane.ts'
import { path, pathOf } from '../cartography/pen/svg.ts'
import { hexHeight, type HexScene, onSheet } from './hex-scene.ts'

type Village = HexDrawing['villages'][number]

/** The kind of a place's houses, and the distance they reach, in hexes. */
type Houses = Pick<Village, 'kind' | 'size'>

/** A house: its middle, and the outline of its walls. */
type House = { readonly at: Point; readonly outline: Line }

/** The layout of houses in each kind of place: number of rows on each side of a street, and size of the blocks. */
const plans = {
  town: { rows: 3, long: 15, deep: 10, gaps: 0.1 },
  village: { rows: 1, long: 13, deep: 9, gaps: 0.12 },
  works: { rows: 2, long: 30, deep: 12, gaps: 0.06 },
} as const

/** Half the width of a street, and the space between two rows of houses. */
const street = 8
const yard = 4

/** Default houses in hexes of a look where no drawn place specifies them. */
const plainHouses: Readonly<Record<string, Houses>> = {
  town: { kind: 'town', size: 0.42 },
  works: { kind: 'works', size: 0.42 },
}
/** Maximum distance they reach, so that they stay in their hex. */
const withinHex = 0.45

/** Whether a hex can have houses; a fort has only those drawn there, such as a castle. */
const isBuilt = ({ lookOf }: HexScene, hex: PlanHex | undefined): hex is PlanHex =>
  hex !== undefined && (lookOf(hex) in plainHouses || lookOf(hex) === 'fort')

/**
 * The houses of a map, only on built-up terrain: those of drawn places, and default ones in hexes that no place
 * reaches. They are blocks along the ways, denser towards the middle; the lines in `free`, such as rivers and railways,
 * stay clear.
 */
export function villages(scene: HexScene, ways: readonly Line[], free: readonly Line[]): string[] {
  const { plan, centres, hexAt, lookOf } = scene
  const d = { town: '', village: '', works: '' }
  const reached = new Set<PlanHex>()
  const settle = (middle: Point, houses: Houses): void => {
    for (const { at, outline } of blocks(middle, houses, ways, free)) {
      const hex = hexAt(at)
      if (!isBuilt(scene, hex)) continue
      reached.add(hex)
      d[houses.kind] += pathOf(outline, true)
    }
  }
  for (const place of plan.drawing.villages) settle(onSheet(place.at), place)
  const bare = plan.hexes.filter((hex) => !reached.has(hex))
  for (const hex of bare) {
    const [plain, middle] = [plainHouses[lookOf(hex)], centres.get(hex.hex)]
    if (plain === undefined || middle === undefined) continue
    const { kind, size } = housesOf(scene, alike(plan, hex.terrain)) ?? plain
    settle(middle, { kind, size: Math.min(size, withinHex) })
  }
  const rim = { 'stroke-width': 1, 'stroke-linejoin': 'round' } as const
  return [
    path(d.town + d.village, { fill: ink.block, stroke: ink.blockRim, ...rim }),
    path(d.works, { fill: ink.works, stroke: ink.line, ...rim }),
  ]
}

/** The houses in hexes of these codes: as in the smallest place drawn in one of them; undefined where there is none. */
export function housesOf(scene: HexScene, codes: ReadonlySet<string>): Houses | undefined {
  const there = scene.plan.drawing.villages.filter(({ at }) => {
    const hex = scene.hexAt(onSheet(at))
    return isBuilt(scene, hex) && codes.has(hex.terrain)
  })
  return there.toSorted((a, b) => a.size - b.size)[0]
}

/** The codes of all levels of a kind of ground, given one of them. */
function alike({ terrain }: HexPlan, code: string): ReadonlySet<string> {
  const kindOf = (one: HexPlan['terrain'][number] | undefined) => one?.name.en.split(',')[0]
  const kind = kindOf(terrain.find((one) => one.code === code))
  return new Set(terrain.flatMap((one) => (kindOf(one) === kind ? [one.code] : [])))
}

function blocks(middle: Point, { kind, size }: Houses, ways: readonly Line[], free: readonly Line[]): House[] {
  const reach = size * hexHeight
  const { rows, long, deep, gaps } = plans[kind]
  const near = (lines: readonly Line[]): Line[] =>
    lines.map((line) => evenly(line, 4)).map((line) => line.filter((point) => gap(point, middle) < reach + 20))
  const through = near(ways)
  // A place without ways gets a lane of its own.
  const streets = through.some((line) => line.length > 1) ? through : [lane(middle, reach)]
  const barred = [
    ...streets.flat().map((point) => [point, street - 2.5] as const),
    ...near(free)
      .flat()
      .map((point) => [point, 12] as const),
  ]
  const built: (House & { readonly room: number })[] = []
  const build = (point: Point, angle: number, row: number, side: number, salt: number): void => {
    const chance = (k: number): number => scatter(point[0] * 3, point[1] * 3, salt + k)
    const [length, depth] = [long * (0.7 + 0.5 * chance(1)), deep * (0.8 + 0.4 * chance(2))]
    const off = street + deep / 2 + row * (deep + yard)
    const house = pointAtAngle(point, angle + (side * Math.PI) / 2, off)
    const far = gap(house, middle) / reach
    // Houses become rarer towards the rim.
    if (far > 1 || chance(3) < gaps + 0.75 * Math.max(0, far - 0.55)) return
    if (built.some((other) => gap(other.at, house) < (other.room + length) / 2 + 2.5)) return
    const corners = corner(house, angle, length / 2, depth / 2)
    if (
      barred.some(
        ([taken, room]) => gap(taken, house) < room + depth / 2 || corners.some((one) => gap(taken, one) < room - 1),
      )
    )
      return
    built.push({ at: house, room: length, outline: corners })
  }
  for (let row = 0; row < rows; row += 1) {
    for (const line of streets) {
      const steps = evenly(line, long + 4)
      for (const [i, point] of steps.entries()) {
        const next = steps[i + 1]
        if (next === undefined) continue
        for (const side of [1, -1]) build(point, angleTo(point, next), row, side, 7 * row + side)
      }
    }
  }
  return built
}

const lane = ([x, y]: Point, reach: number): Line =>
  evenly(
    [
      [x - reach, y],
      [x + reach, y],
    ],
    4,
  )

function corner(at: Point, angle: number, along: number, across: number): Line {
  const point = (forward: number, out: number): Point =>
    pointAtAngle(pointAtAngle(at, angle, forward * along), angle + Math.PI / 2, out * across)
  return [point(-1, -1), point(1, -1), point(1, 1), point(-1, 1)]
}
