import { Crowd, meet, type Place, settle, type Wanted } from './geometry/crowd.ts'
import {
  type Exit,
  exitsOf,
  flagBox,
  headBox,
  type SectorBox,
  sectorBoxes,
  type SectorWay,
  sectorWays,
} from './edges.ts'
import { withCurlyApostrophes } from '../wording/apostrophes.ts'
import { ink } from './pen/ink.ts'
import type { Blocks } from './geometry/plates.ts'
import { type Box, boxAround, evenly, expandedBox, lengthOf, type Line, type Point } from './geometry/plane.ts'
import { nameOfSpot, placesFor, type PointPlace } from './ground/point-names.ts'
import { type DrawnPlan, blocksOf, type Scene, sceneOf } from './ground/scene.ts'
import { placesAbout, placesAlong, type SpreadPlace } from './pen/spread-names.ts'
import type { Lettering } from './pen/svg.ts'
import { railLine, tunnelAt } from './ground/ways.ts'
import { halfWidth } from './ground/waters.ts'

export interface PlacedText<P extends Place> {
  readonly id: string
  readonly place: P
  readonly lettering: Lettering
}

/** The positions of everything on a sheet, for the drawing and for tests. */
export interface Layout {
  readonly scene: Scene
  readonly blocks: Blocks
  readonly exits: readonly Exit[]
  readonly sectorBoxes: readonly SectorBox[]
  readonly sectorWays: readonly SectorWay[]
  readonly tunnels: readonly NonNullable<ReturnType<typeof tunnelAt>>[]
  /** Names of zones, and of destinations beyond the edge. */
  readonly names: readonly PlacedText<PointPlace>[]
  /** Names of rivers, landscapes and countries. */
  readonly spread: readonly PlacedText<SpreadPlace>[]
  /** Boxes of the symbols of zones, by zone. */
  readonly symbols: ReadonlyMap<string, Box>
  /** Position of the compass rose, if there is room for one. */
  readonly rose: { readonly at: Point; readonly reach: number } | undefined
  /** Names without a place; there should be none. */
  readonly missing: readonly string[]
  readonly clashes: number
}

const styles = {
  country: { face: 'roman', size: 46, fill: '#8b857a', spacing: 26 },
  landscape: { face: 'roman', size: 37, fill: ink.landscape, spacing: 17, halo: ink.halo },
  wood: { face: 'italic', size: 18.5, fill: ink.woodName, spacing: 0.5, halo: ink.halo },
  major: { face: 'italic', size: 34, fill: ink.waterName, spacing: 7, halo: ink.halo },
  river: { face: 'italic', size: 23.5, fill: ink.waterName, spacing: 2.5, halo: ink.halo },
  canal: { face: 'italic', size: 17, fill: ink.waterName, spacing: 1, halo: ink.halo },
  brook: { face: 'italic', size: 18, fill: ink.waterName, spacing: 1, halo: ink.halo },
} as const satisfies Record<string, Lettering>

/** Approximate distance at which the name of a river is repeated along its course. */
const repeat = { major: 780, river: 900, canal: 1100, brook: 1500 } as const

export function layOut(plan: DrawnPlan): Layout {
  const scene = sceneOf(plan)
  const blocks = blocksOf(plan)
  const exits = exitsOf(scene)
  const boxes = sectorBoxes(scene)
  const ways = sectorWays(scene, boxes)
  const tunnels = scene.ways.flatMap((way) => tunnelAt(way) ?? [])
  const symbols = new Map(scene.spots.map(({ zone, at, extent }) => [zone.id, boxAround(at, extent + 1)]))
  const crowd = new Crowd()
  crowd.block(...symbols.values(), ...Object.values(blocks).map((box: Box) => expandedBox(box, 6)))
  crowd.block(...scene.crossings.map(({ at }) => boxAround(at, 13)), ...tunnels.map(({ at }) => boxAround(at, 10)))
  for (const { spot, reach } of scene.spots.flatMap((one) => (one.fortress ? [{ spot: one, reach: one.reach }] : []))) {
    // The badge at the foot of a star.
    crowd.block(boxAround([spot.at[0] + reach * 0.7, spot.at[1] + reach * 0.7], 9))
  }
  for (const { line, side } of exits) {
    const tip = line.at(-1)
    if (tip) crowd.block(headBox(tip), ...(side?.exit ? [flagBox([tip[0] - 31, tip[1] - 30])] : []))
  }
  weigh(crowd, scene, exits, ways)

  const room = expandedBox(scene.box, -8)
  // Names turned to run along their landscape have little choice of place, so they are placed first.
  const turned = regionNames(scene, crowd, room, (angle) => angle !== 0)
  const firm = settle(turned.map(({ wantedPlace }) => wantedPlace))
  const ranges = written(turned, firm.chosen)
  crowd.block(...ranges.flatMap(({ place }) => place.boxes))

  const wanted = [...scene.spots.map(nameOfSpot), ...exits.map(({ name }) => name)]
  const near = settle(wanted.map((name) => placesFor(name, crowd, room)))
  const names = written(wanted, near.chosen)
  crowd.block(...names.flatMap(({ place }) => place.boxes.map((box) => expandedBox(box, 3))))
  for (const { place } of names) if (place.leader) crowd.weigh(place.leader, 3)

  const landscapes = regionNames(scene, crowd, room, (angle) => angle === 0)
  const wide = settle(landscapes.map(({ wantedPlace }) => wantedPlace))
  const regions = written(landscapes, wide.chosen)
  crowd.block(...regions.flatMap(({ place }) => place.boxes))

  const courses = courseNames(scene, crowd, room)
  const flowing = settle(courses.map(({ wantedPlace }) => wantedPlace))
  const rivers = withoutTouching(written(courses, flowing.chosen))

  const found = new Set([...near.chosen.keys(), ...firm.chosen.keys(), ...wide.chosen.keys()])
  const missing = [...wanted, ...turned, ...landscapes].map(({ id }) => id).filter((id) => !found.has(id))
  const clashes = near.clashes + firm.clashes + wide.clashes
  const spread = [...ranges, ...regions, ...rivers]
  return {
    scene,
    blocks,
    exits,
    sectorBoxes: boxes,
    sectorWays: ways,
    tunnels,
    names,
    spread,
    symbols,
    rose: roomForRose(scene, crowd, rivers),
    missing,
    clashes,
  }
}

const roseReaches = [118, 96, 76] as const

/**
 * The largest compass rose that fits, at its clearest place: rather near the map's rim than in the middle, and never
 * over a way.
 */
function roomForRose({ box, ways }: Scene, crowd: Crowd, rivers: readonly PlacedText<SpreadPlace>[]): Layout['rose'] {
  crowd.block(...rivers.flatMap(({ place }) => place.boxes))
  const onWays = ways.flatMap(({ line }) => evenly(line, 6))
  for (const reach of roseReaches) {
    let best: { at: Point; cost: number } | undefined
    for (let x = box.left + reach + 14; x <= box.right - reach - 14; x += 22) {
      for (let y = box.top + reach + 14; y <= box.bottom - reach - 14; y += 22) {
        const around = [boxAround([x, y], reach * 0.7), boxAround([x, y - reach * 0.4], reach * 0.6)]
        if (crowd.blocked(around) || onWays.some(([wayX, wayY]) => Math.hypot(wayX - x, wayY - y) < reach)) continue
        const inwards = Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y)
        const cost = crowd.covered(around.slice(0, 1)) + inwards * 0.01
        if (best === undefined || cost < best.cost) best = { at: [x, y], cost }
      }
    }
    if (best !== undefined && best.cost < mostCovered) return { at: best.at, reach }
  }
  return undefined
}

/** If more is covered than this, a smaller rose is tried. */
const mostCovered = 30

/** Drops names of rivers that touch another name of a river. */
function withoutTouching(names: readonly PlacedText<SpreadPlace>[]): PlacedText<SpreadPlace>[] {
  const kept: PlacedText<SpreadPlace>[] = []
  for (const name of names) if (!kept.some(({ place }) => meet(place, name.place))) kept.push(name)
  return kept
}

function written<P extends Place>(
  wanted: readonly { id: string; lettering: Lettering }[],
  chosen: Map<string, P>,
): PlacedText<P>[] {
  return wanted.flatMap(({ id, lettering }) => {
    const place = chosen.get(id)
    return place ? [{ id, place, lettering }] : []
  })
}

function weigh(crowd: Crowd, scene: Scene, exits: readonly Exit[], sectorLines: readonly SectorWay[]): void {
  for (const way of scene.ways) {
    crowd.weigh(way.line, way.connection.way === 'path' ? 0.9 : way.connection.way === 'road' ? 1.3 : 0)
    if (way.connection.rail) crowd.weigh(railLine(way), 1.5)
  }
  const water = { major: 2.6, river: 1.1, canal: 0.6, brook: 0.35 }
  for (const { river, line } of scene.waters) crowd.weigh(line, water[river.class])
  for (const line of scene.borders) crowd.weigh(line, 1.2)
  for (const { line } of exits) crowd.weigh(line, 1.3)
  for (const { line } of sectorLines) crowd.weigh(line, 1.3)
}

interface NameWanted {
  readonly id: string
  readonly lettering: Lettering
  readonly wantedPlace: Wanted<SpreadPlace>
}

function regionNames(
  { geometry, project }: Scene,
  crowd: Crowd,
  room: Box,
  which: (angle: number) => boolean,
): NameWanted[] {
  const regions = geometry.regions.filter(({ angle = 0 }) => which(angle))
  return regions.map(({ name, kind, label, angle = 0 }): NameWanted => {
    // A turned name runs along its landscape, with closer spacing.
    const lettering = angle === 0 ? styles[kind] : { ...styles[kind], spacing: 8 }
    const words = withCurlyApostrophes(kind === 'wood' ? name : name.toLocaleUpperCase('fr'))
    const farthest = kind === 'wood' ? 110 : 330
    const wantedPlace = placesAbout(
      name,
      words,
      project(label),
      (angle * Math.PI) / 180,
      lettering,
      crowd,
      room,
      farthest,
    )
    return { id: name, lettering, wantedPlace }
  })
}

function courseNames({ waters }: Scene, crowd: Crowd, room: Box): NameWanted[] {
  return waters.flatMap(({ river, line }, i) => {
    const lettering = styles[river.class]
    const visible = longestIn(line, room)
    const length = lengthOf(visible)
    if (length < 240) return []
    const count = Math.max(1, Math.round(length / repeat[river.class]))
    const words = withCurlyApostrophes(river.label)
    return Array.from({ length: count }, (_, n): NameWanted => {
      const id = `${river.name} ${i} ${n}`
      const wantedPlace = placesAlong(
        id,
        words,
        visible,
        halfWidth[river.class],
        lettering,
        crowd,
        room,
        (n + 0.5) / count,
      )
      return { id, lettering, wantedPlace }
    })
  })
}

/** The longest part of a line that is on the map. */
function longestIn(line: Line, room: Box): Line {
  let best: Line = []
  let run: [number, number][] = []
  for (const [x, y] of [...line, [Infinity, Infinity] as const]) {
    if (x > room.left && x < room.right && y > room.top && y < room.bottom) run.push([x, y])
    else {
      if (run.length > best.length) best = run
      run = []
    }
  }
  return best
}
