import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFriendlyAxis } from '#engine/gaiter-button/ground/axes.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { isLinked } from '#engine/gaiter-button/lines/communication.ts'
import { barsLine, controllerIn, isSecured } from '#engine/gaiter-button/ground/control.ts'
import { countersIn, isDecoy, isUnit } from '#engine/gaiter-button/state/counters.ts'
import { isLandOpen, isRailOpen, wayCost } from '#engine/gaiter-button/state/crossing.ts'
import { enemyOf, zoneOf, type G } from '#engine/gaiter-button/state/kit.ts'
import { isBarredBy, isContested, isInField } from '#engine/gaiter-button/state/places.ts'
import { hasProvision, provisionedZones, provisionWay } from '#engine/gaiter-button/lines/provision.ts'
import { hasSupplyLine, markSupplied, supplies, supplyOf } from '#engine/gaiter-button/lines/supply.ts'
import { has } from '#engine/board/bitset.ts'
import { connections, draw, type Sketch, sketches, zones } from '../sketches.ts'
import { FR, GE } from '../table.ts'

/** Lines, searched for in positions at random as somebody would with a finger on the map, and as the rules do. */

// --- The same by hand ------------------------------------------------------------------------------------------------

const foreign = (g: G, side: number, zone: number) =>
  zoneOf(g, zone).sectorOf === enemyOf(side) || zoneOf(g, zone).country === 'belgium'
const bothEnds = (g: G, connection: number, test: (zone: number) => boolean) =>
  test(g.campaign.board.from[connection]!) && test(g.campaign.board.to[connection]!)
const ownEdge = (g: G, side: number, zone: number) => zoneOf(g, zone).edges.includes(side === FR ? 'west' : 'east')

function edgeIsFriendly(g: G, side: number, zone: number): boolean {
  if (!isContested(g, zone)) return true
  if (g.zone.encircled.of(zone) === side + 1) return false
  const own = g.campaign.board
    .connectionsAt(zone)
    .some((connection) => [0, 1].some((end) => isEnd(g, connection, end, zone) && axisAt(g, connection, end) === side))
  const here = g.zone.edgeAxis.of(zone) - 1
  return own || here === side ? here === side : here !== enemyOf(side)
}
const isEnd = (g: G, connection: number, end: number, zone: number) =>
  (end === 0 ? g.campaign.board.from : g.campaign.board.to)[connection] === zone
const axisAt = (g: G, connection: number, end: number) => g.connectionEnd.axis.of(2 * connection + end) - 1

/** The enemy is there, no friend is; decoys do not count. */
function occupied(g: G, side: number, zone: number): boolean {
  const enemies = countersIn(g, enemyOf(side), zone).filter((counter) => !isDecoy(g, counter))
  return enemies.length > 0 && !isInField(g, side, zone)
}
/** Units of the enemy are there, and no friend is: decoys and leaders do not count. */
const barsWord = (g: G, side: number, zone: number) =>
  !isInField(g, side, zone) && countersIn(g, enemyOf(side), zone).some((counter) => isUnit(g, counter))
const closed = (g: G, side: number, zone: number) =>
  occupied(g, side, zone) || isBarredBy(g, enemyOf(side), zone) || foreign(g, side, zone)

/** Own units fight before a fortress that bars the way: a line begins there, and none goes through. */
const isBefore = (g: G, side: number, zone: number) =>
  isContested(g, zone) &&
  isBarredBy(g, enemyOf(side), zone) &&
  countersIn(g, side, zone).some((counter) => isUnit(g, counter))

const everyZone = (test: (zone: number) => boolean): boolean[] => Array.from({ length: zones }, (_, zone) => test(zone))

/** Least costs from a zone over the steps allowed; a plain search without any cleverness. */
function costsFrom(g: G, start: number, step: (connection: number, to: number) => number): number[] {
  const { board } = g.campaign
  const steps = Array.from({ length: connections }, (_, connection) => {
    const [a, b] = [board.from[connection]!, board.to[connection]!]
    return [
      { from: a, to: b, cost: step(connection, b) },
      { from: b, to: a, cost: step(connection, a) },
    ]
  })
  const open = steps.flat().filter(({ cost }) => cost < Infinity)
  const costs = Array.from({ length: zones }, () => Infinity)
  costs[start] = 0
  for (let changed = true; changed;) {
    changed = false
    for (const { from, to, cost } of open) {
      if (costs[from]! + cost >= costs[to]!) continue
      costs[to] = costs[from]! + cost
      changed = true
    }
  }
  return costs
}

function naiveProvision(g: G, side: number, start: number): boolean {
  const shut = everyZone((zone) => closed(g, side, zone))
  if (shut[start] && !isBefore(g, side, start)) return false
  const costs = costsFrom(g, start, (connection, to) =>
    isLandOpen(g, connection) &&
    !shut[to] &&
    bothEnds(g, connection, (zone) => isFriendlyAxis(g, side, zone, connection))
      ? 1
      : Infinity,
  )
  return costs.some(
    (cost, zone) =>
      cost < Infinity &&
      ((ownEdge(g, side, zone) && edgeIsFriendly(g, side, zone)) ||
        (side === FR && g.nameOf('zone', zone) === 'paris')),
  )
}

function naiveSupply(g: G, side: number, start: number): boolean {
  if (side === GE && g.noRailSupply) return false
  const barred = (zone: number) =>
    (isInField(g, enemyOf(side), zone) && !countersIn(g, side, zone).some((counter) => isUnit(g, counter))) ||
    isBarredBy(g, enemyOf(side), zone) ||
    foreign(g, side, zone)
  const isSource = (zone: number) =>
    !(side === FR && g.edgeCut) &&
    ((ownEdge(g, side, zone) && edgeIsFriendly(g, side, zone)) || (side === FR && g.nameOf('zone', zone) === 'paris'))
  const railway = (zone: number) => !barred(zone) && !isContested(g, zone) && isSecured(g, side, zone)
  const isRailhead = (zone: number) => {
    if (isSource(zone)) return !barred(zone) || zone === start
    if (!railway(zone)) return false
    const costs = costsFrom(g, zone, (connection, to) => (isRailOpen(g, connection) && railway(to) ? 1 : Infinity))
    return costs.some((cost, at) => cost < Infinity && isSource(at))
  }
  if (barred(start) && !isBefore(g, side, start)) return false
  const costs = costsFrom(g, start, (connection, to) =>
    isLandOpen(g, connection) &&
    !barred(to) &&
    bothEnds(g, connection, (zone) => isFriendlyAxis(g, side, zone, connection))
      ? wayCost(g, connection)
      : Infinity,
  )
  const budget = 4 - (g.rain ? 1 : 0) - (side === FR ? 1 : 0)
  return costs.some((cost, zone) => cost <= budget && isRailhead(zone))
}

function naiveLink(g: G, side: number, from: number, to: number): boolean {
  if (from === to) return true
  const exit = (zone: number) =>
    zoneOf(g, zone).sectorOf === side || (ownEdge(g, side, zone) && zoneOf(g, zone).exits.some(({ rail }) => rail))
  const barred = everyZone((zone) => isBarredBy(g, enemyOf(side), zone) || foreign(g, side, zone))
  const along = (zone: number) => {
    if (barred[zone]) return []
    const costs = costsFrom(g, zone, (connection, at) => (isRailOpen(g, connection) && !barred[at] ? 1 : Infinity))
    return costs.flatMap((cost, at) => (cost < Infinity ? [at] : []))
  }
  const near = along(to)
  const stations = new Set([to, ...near])
  if (near.some(exit))
    for (let zone = 0; zone < zones; zone++) if (exit(zone)) along(zone).forEach((one) => stations.add(one))
  if (stations.has(from)) return true
  const shut = everyZone(
    (zone) =>
      barsWord(g, side, zone) ||
      foreign(g, side, zone) ||
      (!isInField(g, side, zone) && countersIn(g, enemyOf(side), zone, 'inside').some((counter) => isUnit(g, counter))),
  )
  if (shut[from]) return false
  const costs = costsFrom(g, from, (connection, at) =>
    isLandOpen(g, connection) &&
    !shut[at] &&
    bothEnds(g, connection, (zone) => isFriendlyAxis(g, side, zone, connection))
      ? 1
      : Infinity,
  )
  return costs.some((cost, zone) => cost <= 2 && stations.has(zone))
}

const runs = { numRuns: 15 }
/** Every so many zones, beginning with another one each time. */
function* some(step: number, sketch: Sketch): Generator<number> {
  for (let zone = Math.abs(sketch.places[0]!) % step; zone < zones; zone += step) yield zone
}

describe('lines in positions at random', () => {
  it('gb.provision.line: the rules find what a finger on the map finds', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = draw(sketch)
        for (const side of [FR, GE]) {
          const all = provisionedZones(g, side, false).slice()
          for (let zone = 0; zone < zones; zone++) {
            expect(barsLine(g, side, zone, false)).toBe(closed(g, side, zone))
            expect(hasProvision(g, side, zone, false)).toBe(has(all, zone))
          }
          for (const zone of some(17, sketch)) expect(has(all, zone)).toBe(naiveProvision(g, side, zone))
        }
      }),
      runs,
    )
  })

  it('gb.provision.line: who breaks out takes a connection of the zone, or goes off the map', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = draw(sketch)
        for (const side of [FR, GE])
          for (const zone of some(7, sketch)) {
            const way = provisionWay(g, side, zone)
            if (ownEdge(g, side, zone)) expect(way).toBe(-2)
            else expect(way === NONE || g.campaign.board.connectionsAt(zone).includes(way)).toBe(true)
          }
      }),
      runs,
    )
  })

  it('gb.supply.line: the rules find what a finger on the map finds', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = draw(sketch)
        for (const side of [FR, GE])
          for (const zone of some(31, sketch)) expect(hasSupplyLine(g, side, zone)).toBe(naiveSupply(g, side, zone))
      }),
      runs,
    )
  })

  it('gb.supply.forage: the result for all counters at once agrees with that for each alone', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = draw(sketch)
        const marks = new Uint8Array(g.counter.rows)
        for (const side of [FR, GE]) markSupplied(g, side, marks)
        for (let counter = 0; counter < g.counter.rows; counter++)
          expect(supplies[marks[counter]!]).toBe(supplyOf(g, counter, false) ?? 'nothing') // one for each
        for (let zone = 0; zone < zones; zone++)
          if (zoneOf(g, zone).fortress === NONE) expect(controllerIn(g, zone)).toBe(NONE)
      }),
      runs,
    )
  })

  it('gb.command.telegraph: the rules find what a finger on the map finds', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = draw(sketch)
        for (const side of [FR, GE])
          for (const to of some(61, sketch))
            for (const from of some(29, sketch))
              expect(isLinked(g, side, from, to, false)).toBe(naiveLink(g, side, from, to))
      }),
      runs,
    )
  })
})
