import type { CampaignMap, MapEdge, MapFortress, MapSector, MapWater, MapZone } from '../schemas/map-schema.ts'

/**
 * The map with lookups by id, for checking the other files against it. Faults of the map itself are reported elsewhere.
 */
export class Ground {
  readonly #zones = new Map<string, MapZone>()
  readonly #sectors = new Map<string, MapSector>()
  readonly #fortressOf = new Map<string, MapFortress>()
  readonly #neighbours = new Map<string, Set<string>>()
  readonly fortresses = new Map<string, MapFortress>()
  readonly map: CampaignMap

  constructor(map: CampaignMap) {
    this.map = map
    for (const zone of map.zones) this.#zones.set(zone.id, zone)
    for (const sector of map.sectors) this.#sectors.set(sector.id, sector)
    for (const fortress of map.fortresses) {
      this.fortresses.set(fortress.id, fortress)
      for (const { zone } of fortress.zones) this.#fortressOf.set(zone, fortress)
    }
    for (const { a, b } of map.connections) {
      this.#joined(a).add(b)
      this.#joined(b).add(a)
    }
  }

  zone(id: string): MapZone | undefined {
    return this.#zones.get(id)
  }

  sector(id: string): MapSector | undefined {
    return this.#sectors.get(id)
  }

  fortressIn(zone: string): MapFortress | undefined {
    return this.#fortressOf.get(zone)
  }

  hasEdge(edge: MapEdge): boolean {
    return this.map.zones.some(({ edges }) => edges?.includes(edge) === true)
  }

  /** Is there a bridge of any kind between these two zones? */
  bridged(a: string, b: string): boolean {
    return this.#waters(a, b).some(({ bridge }) => bridge)
  }

  hasPermanentPontoon(a: string, b: string): boolean {
    return this.#waters(a, b).some(({ permanentPontoon }) => permanentPontoon === true)
  }

  /** The zones at most this many connections away, including `zone` itself. */
  within(zone: string, connections: number): ReadonlySet<string> {
    const found = new Set([zone])
    let outermost = [zone]
    for (let step = 0; step < connections && outermost.length > 0; step++) {
      outermost = outermost.flatMap((one) => [...(this.#neighbours.get(one) ?? [])].filter((next) => !found.has(next)))
      for (const next of outermost) found.add(next)
    }
    return found
  }

  /** The zones of `among` that cannot be reached from the first of them without leaving `among`. */
  cutOff(among: readonly string[]): readonly string[] {
    const within = new Set(among)
    const waiting = among.slice(0, 1)
    const reached = new Set(waiting)
    for (let zone = waiting.pop(); zone !== undefined; zone = waiting.pop()) {
      for (const next of this.#neighbours.get(zone) ?? []) {
        if (!within.has(next) || reached.has(next)) continue
        reached.add(next)
        waiting.push(next)
      }
    }
    return among.filter((zone) => !reached.has(zone))
  }

  #waters(a: string, b: string): readonly MapWater[] {
    return this.map.connections
      .filter((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))
      .flatMap(({ water, alsoWater = [] }) => (water ? [water, ...alsoWater] : alsoWater))
  }

  #joined(id: string): Set<string> {
    let set = this.#neighbours.get(id)
    if (set === undefined) this.#neighbours.set(id, (set = new Set()))
    return set
  }
}
