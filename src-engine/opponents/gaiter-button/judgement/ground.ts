import { NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { isLandOpen } from '../../../gaiter-button/state/crossing.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'

/** The map as a staff uses it: the ways that are open, and how many connections lie between zones. */
export interface Ground {
  readonly zones: number
  /** The ways out of zone z are those from `start[z]` to before `start[z + 1]`: the zones they lead to. */
  readonly start: Int32Array
  readonly other: Int32Array
  /** Delay of each of these ways compared with a road, in connections. */
  readonly slow: Float64Array
  /** Connections between two zones, as a row-major matrix; `FAR` where no way leads. */
  readonly hops: Uint8Array
  /** The zones that zone z has influence on, itself included, in order: from `nearStart[z]` to before `nearStart[z + 1]`. */
  readonly nearStart: Int32Array
  readonly near: Int32Array
  /** For each of them, the share of a weight that counts as influence there. */
  readonly nearFelt: Float64Array
  /** Like `near`, but only zones within a day's march, and how many connections away each is. */
  readonly closeStart: Int32Array
  readonly close: Int32Array
  readonly closeFar: Uint8Array
}

export const FAR = 99
/** Paths and bridges over major rivers take twice the MP of a road: one of two connections a day may be like that, in good weather. */
const SLOWER = 0.4
/** Influence: the share of a stack's weight that counts by connections away, as it can be there today, tomorrow, or later. */
const FELT = [1, 0.85, 0.7, 0.45, 0.3, 0.15, 0.08]
/** Connections that are marched within a day. */
const TODAY = 2

/** Reads the ways that are open now. Neutral country and sectors off the map are left out: no plan goes through them. */
export function readGround(g: G): Ground {
  const { board, zones, countries } = g.campaign
  const isIn = (zone: number): boolean => zones[zone]!.sectorOf === NONE && countries.includes(zones[zone]!.country)
  const count = board.zoneCount
  const ways: { readonly to: number; readonly slow: number }[][] = Array.from({ length: count }, () => [])
  for (let connection = 0; connection < board.connectionCount; connection++) {
    const [from, to] = [board.from[connection]!, board.to[connection]!]
    if (!isIn(from) || !isIn(to) || !isLandOpen(g, connection)) continue
    const { way, water } = g.campaign.connections[connection]!
    const slow = way === 'road' && water !== 'major' ? 0 : SLOWER
    ways[from]!.push({ to, slow })
    ways[to]!.push({ to: from, slow })
  }
  const start = new Int32Array(count + 1)
  ways.forEach((out, zone) => {
    start[zone + 1] = start[zone]! + out.length
  })
  const other = Int32Array.from(ways.flat(), ({ to }) => to)
  const slow = Float64Array.from(ways.flat(), (one) => one.slow)
  const hops = allHops(count, start, other)
  const near = zonesWithin(count, hops, FELT.length - 1)
  const close = zonesWithin(count, hops, TODAY)
  return {
    ...{ zones: count, start, other, slow, hops },
    ...{ nearStart: near.start, near: near.zones, nearFelt: Float64Array.from(near.far, (far) => FELT[far]!) },
    ...{ closeStart: close.start, close: close.zones, closeFar: close.far },
  }
}

/** For each zone, the zones at most `most` connections away, in order. */
function zonesWithin(count: number, hops: Uint8Array, most: number) {
  const [found, foundFar]: [number[], number[]] = [[], []]
  const start = new Int32Array(count + 1)
  for (let zone = 0; zone < count; zone++) {
    for (let other = 0; other < count; other++) {
      const far = hops[zone * count + other]!
      if (far > most) continue
      found.push(other)
      foundFar.push(far)
    }
    start[zone + 1] = found.length
  }
  return { start, zones: Int32Array.from(found), far: Uint8Array.from(foundFar) }
}

function allHops(count: number, start: Int32Array, other: Int32Array): Uint8Array {
  const hops = new Uint8Array(count * count).fill(FAR)
  const queue = new Int32Array(count)
  for (let from = 0; from < count; from++) {
    const row = from * count
    hops[row + from] = 0
    queue[0] = from
    for (let head = 0, tail = 1; head < tail; head++) {
      const zone = queue[head]!
      for (let way = start[zone]!; way < start[zone + 1]!; way++) {
        const to = other[way]!
        if (hops[row + to] !== FAR) continue
        hops[row + to] = hops[row + zone]! + 1
        queue[tail++] = to
      }
    }
  }
  return hops
}

/** The way from a zone to where the cost is 0, always by the cheapest neighbour. */
export function wayDown({ start, other }: Ground, from: number, cost: Float64Array): number[] {
  const way = [from]
  for (let zone = from; cost[zone]! > 0 && way.length < FAR;) {
    let best = zone
    for (let at = start[zone]!; at < start[zone + 1]!; at++) if (cost[other[at]!]! < cost[best]!) best = other[at]!
    if (best === zone) break
    way.push(best)
    zone = best
  }
  return way
}
