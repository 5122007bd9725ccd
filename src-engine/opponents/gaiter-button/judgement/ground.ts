import { NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { isLandOpen } from '../../../gaiter-button/state/crossing.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'

/** The map as a staff reads it: how many connections lie between zones, over the ways that are open. */
export interface Ground {
  readonly zones: number
  /** The ways out of zone z are those from `start[z]` to before `start[z + 1]`: the zones they lead to. */
  readonly start: Int32Array
  readonly other: Int32Array
  /** Connections between two zones, row after row; `FAR` where no way leads. */
  readonly hops: Uint8Array
}

export const FAR = 99

/** Reads the ways as they are open now. Neutral country and sectors off the map are left out: no plan goes through them. */
export function readGround(g: G): Ground {
  const { board, zones, countries } = g.campaign
  const isIn = (zone: number): boolean => zones[zone]!.sectorOf === NONE && countries.includes(zones[zone]!.country)
  const count = board.zoneCount
  const ways: number[][] = Array.from({ length: count }, () => [])
  for (let connection = 0; connection < board.connectionCount; connection++) {
    const [from, to] = [board.from[connection]!, board.to[connection]!]
    if (!isIn(from) || !isIn(to) || !isLandOpen(g, connection)) continue
    ways[from]!.push(to)
    ways[to]!.push(from)
  }
  const start = new Int32Array(count + 1)
  ways.forEach((out, zone) => {
    start[zone + 1] = start[zone]! + out.length
  })
  const other = Int32Array.from(ways.flat())
  return { zones: count, start, other, hops: allHops(count, start, other) }
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

/** Writes the cheapest cost from each zone to one of some goals, where to go through a zone costs what `costs` has for it. */
export function costsTo(ground: Ground, goals: Iterable<number>, costs: Float64Array, into: Float64Array): void {
  const { start, other, zones } = ground
  into.fill(Infinity)
  const queue: number[] = []
  const waiting = new Uint8Array(zones)
  for (const goal of goals) {
    into[goal] = 0
    queue.push(goal)
    waiting[goal] = 1
  }
  for (let head = 0; head < queue.length; head++) {
    const zone = queue[head]!
    waiting[zone] = 0
    // Whoever comes from a zone beside this one enters this one.
    const cost = into[zone]! + costs[zone]!
    for (let way = start[zone]!; way < start[zone + 1]!; way++) {
      const from = other[way]!
      if (cost >= into[from]!) continue
      into[from] = cost
      if (waiting[from] === 1) continue
      waiting[from] = 1
      queue.push(from)
    }
  }
}
