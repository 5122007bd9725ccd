import { describe, expect, it } from 'vitest'
import {
  bridgesOn,
  hasBridge,
  hasPontoon,
  isBridged,
  isLandOpen,
  isRailOpen,
  mayEnterSector,
  wayCost,
} from '#engine/gaiter-button/state/crossing.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { position } from '../position.ts'
import { FR, GE, names } from '../table.ts'

const between = (g: G, a: string, b: string) => names(g).connection(a, b)
const zone = (g: G, name: string) => names(g).zone(name)

/** A pontoon bridge of the Germans at some level. */
function pontoon(g: G, connection: number, level: number, built = level >= 5) {
  g.connection.pontoon.set(connection, level)
  g.connection.pontoonBuilt.set(connection, built)
  g.connection.pontoonOf.set(connection, GE + 1)
}

/** The rule and the reason of a refusal. */
function whyNot(test: (why: Why) => boolean): string {
  const why = new Why()
  expect(test(why)).toBe(false)
  return `${why.refusal?.rule} ${why.refusal?.reason}`
}

describe('GB 9.5, 11 – what can be crossed', () => {
  it('gb.water.bridge: a major river is crossed by an intact bridge or a pontoon bridge, else not at all', () => {
    const g = position()
    const [bridge, site] = [between(g, 'mouzon', 'raucourt'), between(g, 'douzy', 'raucourt')]
    expect(isBridged(g, bridge)).toBe(true)
    expect(isBridged(g, site)).toBe(false)
    expect(whyNot((why) => isLandOpen(g, site, why))).toBe('gb.water.bridge no-bridge')
    pontoon(g, site, 4)
    expect(isBridged(g, site)).toBe(false)
    pontoon(g, site, 5)
    expect(isBridged(g, site)).toBe(true)
    expect(isLandOpen(g, site)).toBe(true)
  })

  it('gb.water.bridge: rivers and canals need no bridge', () => {
    const g = position()
    const river = between(g, 'douzy', 'mouzon')
    g.connection.destroyed.set(river, true)
    expect(isBridged(g, river)).toBe(true)
  })

  it('gb.bridge.effect: over a destroyed bridge goes neither road nor railway', () => {
    const g = position()
    const bridge = between(g, 'poix-terron', 'mezieres')
    expect([hasBridge(g, bridge), isLandOpen(g, bridge), isRailOpen(g, bridge)]).toEqual([true, true, true])
    g.connection.destroyed.set(bridge, true)
    expect([hasBridge(g, bridge), isLandOpen(g, bridge), isRailOpen(g, bridge)]).toEqual([false, false, false])
  })

  it('gb.bridge.effect: a pontoon bridge beside the destroyed one bears troops, but no railway', () => {
    const g = position()
    const bridge = between(g, 'poix-terron', 'mezieres')
    g.connection.destroyed.set(bridge, true)
    pontoon(g, bridge, 5)
    expect(isLandOpen(g, bridge)).toBe(true)
    expect(isRailOpen(g, bridge)).toBe(false)
  })

  it('gb.pontoon.use: a pontoon bridge beside a bridge makes two, and the crossing costs 1 MP by road', () => {
    const g = position()
    const road = between(g, 'mouzon', 'raucourt')
    expect([bridgesOn(g, road), wayCost(g, road)]).toEqual([1, 2])
    pontoon(g, road, 5)
    expect([bridgesOn(g, road), wayCost(g, road)]).toEqual([2, 1])
    pontoon(g, road, 4, true)
    expect([bridgesOn(g, road), wayCost(g, road)]).toEqual([1, 2])
  })

  it('gb.pontoon.use: over two bridges a path or a railway costs 1 MP as well', () => {
    const g = position()
    for (const way of [between(g, 'donchery', 'chemery-sur-bar'), between(g, 'torcy', 'douzy')]) {
      expect([bridgesOn(g, way), wayCost(g, way)]).toEqual([1, 2])
      pontoon(g, way, 5)
      expect([bridgesOn(g, way), wayCost(g, way)]).toEqual([2, 1])
    }
  })

  it('gb.pontoon.use: a single pontoon bridge is no second one', () => {
    const g = position()
    const site = between(g, 'beaumont-en-argonne', 'inor')
    pontoon(g, site, 5)
    expect([bridgesOn(g, site), wayCost(g, site)]).toEqual([1, 2])
  })

  it('gb.railway.effect: a destroyed railway bears no trains, and is walked along as before', () => {
    const g = position()
    const railway = between(g, 'amagne', 'launois-sur-vence')
    expect(isRailOpen(g, railway)).toBe(true)
    g.connection.railDestroyed.set(railway, true)
    expect(isRailOpen(g, railway)).toBe(false)
    expect([isLandOpen(g, railway), wayCost(g, railway)]).toEqual([true, 2])
  })

  it('gb.railway.effect: along a railway only, over its bridge, until that is destroyed', () => {
    const g = position()
    const railway = between(g, 'torcy', 'douzy')
    g.connection.railDestroyed.set(railway, true)
    expect([isLandOpen(g, railway), wayCost(g, railway)]).toEqual([true, 2])
    g.connection.destroyed.set(railway, true)
    expect(whyNot((why) => isLandOpen(g, railway, why))).toBe('gb.water.bridge no-bridge')
  })

  it('gb.railway.effect: where it went through a tunnel there is no way any more', () => {
    const g = position()
    const tunnel = between(g, 'margut', 'montmedy')
    expect(isLandOpen(g, tunnel)).toBe(true)
    g.connection.railDestroyed.set(tunnel, true)
    expect(whyNot((why) => isLandOpen(g, tunnel, why))).toBe('gb.railway.effect tunnel')
  })

  it('gb.railway.effect: a road is no railway', () => {
    const g = position()
    expect(isRailOpen(g, between(g, 'stonne', 'buzancy'))).toBe(false)
  })

  it('gb.map.sectors: only their owner enters the sectors off the map', () => {
    const g = position()
    const chaumont = zone(g, 'chaumont')
    expect(mayEnterSector(g, FR, chaumont)).toBe(true)
    expect(whyNot((why) => mayEnterSector(g, GE, chaumont, why))).toBe('gb.map.sectors of-the-enemy')
    expect(mayEnterSector(g, GE, zone(g, 'joinville'))).toBe(true)
  })

  it('gb.scenario.pontoon: a pontoon bridge lies between Senoncourt and Dieue-sur-Meuse, and is nobody’s', () => {
    const g = position()
    const bridge = between(g, 'senoncourt', 'dieue-sur-meuse')
    expect([hasPontoon(g, bridge), bridgesOn(g, bridge), wayCost(g, bridge)]).toEqual([true, 1, 2])
    expect(g.connection.pontoonOf.of(bridge)).toBe(0)
  })

  it('gb.scenario.pontoon: damaged, it is of no use until it is whole again', () => {
    const g = position()
    const bridge = between(g, 'senoncourt', 'dieue-sur-meuse')
    g.connection.pontoon.add(bridge, -1)
    expect(isLandOpen(g, bridge)).toBe(false)
  })

  it('gb.scenario.pontoon: without the special rule there is none', () => {
    const g = position({ switches: { 'permanent-pontoon': false } })
    expect(isBridged(g, between(g, 'senoncourt', 'dieue-sur-meuse'))).toBe(false)
  })
})
