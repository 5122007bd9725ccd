import fc from 'fast-check'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { zoneOf, type G } from '#engine/gaiter-button/state/kit.ts'
import { isContested, setAxis } from '#engine/gaiter-button/state/places.ts'
import { position } from './position.ts'

/** Positions at random, for whoever tries lines in them. */

export interface Sketch {
  /** For each counter a zone, or none. */
  readonly places: readonly number[]
  /** Only every so many counters are on the map. */
  readonly sparse: number
  readonly inside: readonly boolean[]
  readonly axes: readonly number[]
  readonly encircled: readonly number[]
  readonly bridges: readonly boolean[]
  readonly railways: readonly boolean[]
  readonly garrisons: readonly number[]
  readonly edges: readonly number[]
  readonly rain: boolean
  readonly cut: boolean
  readonly noRail: boolean
}

const shape = position()
export const zones = shape.campaign.zones.length
export const connections = shape.campaign.connections.length
const rarely = fc.integer({ min: 0, max: 7 }).map((number) => number === 0)
const camp = fc.integer({ min: 0, max: 3 }).map((number) => (number > 2 ? 0 : number))
const many = <T>(of: fc.Arbitrary<T>, length: number) => fc.array(of, { minLength: length, maxLength: length })

export const sketches: fc.Arbitrary<Sketch> = fc.record({
  places: many(fc.integer({ min: -30, max: zones - 1 }), shape.counter.rows),
  sparse: fc.integer({ min: 1, max: 5 }),
  inside: many(rarely, shape.counter.rows),
  axes: many(camp, 2 * connections),
  encircled: many(fc.integer({ min: 0, max: 5 }), zones),
  bridges: many(rarely, connections),
  railways: many(rarely, connections),
  garrisons: many(fc.integer({ min: 0, max: 2 }), shape.garrison.rows),
  edges: many(camp, zones),
  rain: fc.boolean(),
  cut: rarely,
  noRail: fc.boolean(),
})

export function draw(sketch: Sketch): G {
  const g = position({ counters: {} })
  sketch.places.forEach((place, counter) => {
    if (place < 0 || counter % sketch.sparse > 0 || g.campaign.counters[counter]!.kind === 'detachment') return
    g.counter.zone.set(counter, place)
    g.counter.inside.set(counter, sketch.inside[counter]! && zoneOf(g, place).fortress !== NONE)
    g.counter.activated.set(counter, counter % 3 === 0)
  })
  for (let zone = 0; zone < zones; zone++) {
    if (!isContested(g, zone)) continue
    const encircled = sketch.encircled[zone]!
    if (encircled === 1 || encircled === 2) g.zone.encircled.set(zone, encircled)
    else {
      const intruder = sketch.edges[zone]!
      if (intruder === 0) continue
      // Whose markers lie in a zone came in there: the rules ask for it when one more comes or goes.
      g.zone.intruder.set(zone, intruder)
      if (zoneOf(g, zone).edges.length > 0 && zone % 2 === 0) g.zone.edgeAxis.set(zone, intruder)
      for (const connection of g.campaign.board.connectionsAt(zone))
        if (sketch.axes[connection]! > 0) setAxis(g, connection, zone, intruder - 1)
    }
  }
  for (let connection = 0; connection < connections; connection++) {
    const { water, rail } = g.campaign.connections[connection]!
    if (water === 'major') g.connection.destroyed.set(connection, sketch.bridges[connection]!)
    if (rail) g.connection.railDestroyed.set(connection, sketch.railways[connection]!)
    if (water === 'major' && sketch.axes[connection] === 1) {
      g.connection.pontoon.set(connection, 5)
      g.connection.pontoonBuilt.set(connection, true)
    }
  }
  sketch.garrisons.forEach((points, garrison) => g.garrison.points.set(garrison, points))
  g.rain = sketch.rain
  g.edgeCut = sketch.cut
  g.noRailSupply = sketch.noRail
  return g
}
