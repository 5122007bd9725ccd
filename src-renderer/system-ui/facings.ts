import type { BoardIndex, MapPlace } from '../map/board/board.ts'

/** Degrees clockwise from the north of the sheet, in their order. */
export const bearings: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 }
export const directionNames = Object.keys(bearings)

/** The direction whose bearing is nearest to one in degrees. */
function directionAt(bearing: number): string {
  const [nearest] = directionNames.toSorted((one, other) => off(bearing, one) - off(bearing, other))
  return nearest ?? 'N'
}
const off = (bearing: number, direction: string): number =>
  Math.abs(((bearing - (bearings[direction] ?? 0) + 540) % 360) - 180)

/** The bearing from one place to another on the sheet. */
const bearingTo = (from: MapPlace, to: MapPlace): number =>
  ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360

export const turnedBy = (direction: string, by: 1 | -1): string =>
  directionNames[(directionNames.indexOf(direction) + by + 6) % 6] ?? direction

/** Enemies further away than this many hexes do not decide a facing. */
const within = 6

/** The direction from a hex towards the nearest hex with enemies; undefined if none is near. */
export function towardsNearest(index: BoardIndex, hex: string, enemies: readonly string[]): string | undefined {
  const at = index.places.get(hex)
  if (at === undefined) return undefined
  const far = (other: MapPlace) => Math.hypot(other.x - at.x, other.y - at.y)
  const [nearest] = enemies.flatMap((id) => index.places.get(id) ?? []).toSorted((one, other) => far(one) - far(other))
  return nearest !== undefined && far(nearest) < within * index.spacing
    ? directionAt(bearingTo(at, nearest))
    : undefined
}

/** The direction of a step from one hex to another. */
export function directionOfStep({ places }: BoardIndex, from: string, to: string): string | undefined {
  const [one, other] = [places.get(from), places.get(to)]
  return one === undefined || other === undefined || one === other ? undefined : directionAt(bearingTo(one, other))
}

/** The neighbours in front of a unit with this facing, or all of them with an all-round front. */
export const frontOf = ({ links }: BoardIndex, hex: string, direction: string, allRound: boolean): string[] =>
  (links.get(hex) ?? [])
    .filter(({ bearing }) => allRound || Math.abs(((bearing - (bearings[direction] ?? 0) + 540) % 360) - 180) < 80)
    .map(({ to }) => to)

/** The neighbour of a hex in a direction; empty at the edge of the board. */
export function hexTowards({ links }: BoardIndex, hex: string, direction: string): string[] {
  const wanted = bearings[direction]
  if (wanted === undefined) return []
  const near = links.get(hex)?.find(({ bearing }) => Math.abs(((bearing - wanted + 540) % 360) - 180) < 20)
  return near === undefined ? [] : [near.to]
}
