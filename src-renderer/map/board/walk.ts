import type { BoardIndex, MapLink, Spot } from './board.ts'
import { sameThing, type Thing } from '../../state/known/thing.ts'

export const bearingOfKey: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 90,
  ArrowDown: 180,
  ArrowLeft: 270,
}

/** Maximum deviation in degrees at which a way still counts as leading in a direction. */
const furthestOff = 75

/** The neighbour along the way that leads most nearly in a direction; undefined if none does. */
export function neighbourTowards(index: BoardIndex, from: string, direction: number): string | undefined {
  const off = ({ bearing }: MapLink): number => Math.abs(((bearing - direction + 540) % 360) - 180)
  const [nearest] = (index.links.get(from) ?? []).toSorted((one, other) => off(one) - off(other))
  return nearest !== undefined && off(nearest) < furthestOff ? nearest.to : undefined
}

/** A thing on a table and its spot on the sheet. */
export type Standing = { readonly thing: Thing; readonly at: Spot }

/** The nearest thing on a table in a direction; a sideways offset counts as extra distance. */
export function thingTowards(standing: readonly Standing[], from: Spot, direction: number): Thing | undefined {
  let [found, least]: [Thing | undefined, number] = [undefined, Infinity]
  const [east, south] = [Math.sin((direction * Math.PI) / 180), -Math.cos((direction * Math.PI) / 180)]
  for (const { thing, at } of standing) {
    const [x, y] = [at.x - from.x, at.y - from.y]
    const ahead = x * east + y * south
    const aside = Math.abs(x * south - y * east)
    if (ahead <= 0 || aside > ahead * furthestAside) continue
    const far = ahead + 2 * aside
    if (far < least) [found, least] = [thing, far]
  }
  return found
}

/** Tangent of the maximum deviation. */
const furthestAside = Math.tan((furthestOff * Math.PI) / 180)

/** The thing nearest to a point of the sheet: where the cursor starts on a table. */
export function thingNear(standing: readonly Standing[], { x, y }: Spot): Thing | undefined {
  const away = ({ at }: Standing): number => Math.hypot(at.x - x, at.y - y)
  return standing.toSorted((one, other) => away(one) - away(other))[0]?.thing
}

/** The place nearest to a point of the sheet: where the cursor starts. */
export function placeNear({ board }: BoardIndex, { x, y }: Spot): string | undefined {
  const away = (place: Spot): number => Math.hypot(place.x - x, place.y - y)
  return board.places.toSorted((one, other) => away(one) - away(other))[0]?.id
}

/** The next (or previous) legal target, wrapping around; undefined if there is none. */
export function nextTarget(targets: readonly Thing[], from: Thing | null, step: 1 | -1): Thing | undefined {
  const at = targets.findIndex((target) => sameThing(target, from))
  if (at < 0) return step > 0 ? targets[0] : targets.at(-1)
  return targets.at((at + step) % targets.length)
}

/** Targets in reading order: from west to east in bands, from the north. */
export function inReadingOrder(
  targets: readonly Thing[],
  where: (thing: Thing) => Spot | undefined,
  band: number,
): Thing[] {
  const at = new Map(targets.map((target) => [target, where(target) ?? { x: 0, y: 0 }]))
  const row = (target: Thing): number => Math.floor((at.get(target)?.y ?? 0) / band)
  return targets.toSorted((one, other) => row(one) - row(other) || (at.get(one)?.x ?? 0) - (at.get(other)?.x ?? 0))
}
