import { describe, expect, it } from 'vitest'
import { bridgesOn, isBridged, wayCost } from '#engine/gaiter-button/state/crossing.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { damagePontoons } from '#engine/gaiter-button/engineering/pontoons.ts'
import { position, scripted } from '../position.ts'
import { FR, GE, names, type Names, type Table } from '../table.ts'
import { between, expectRefused, left, working } from '../works.ts'

/** A pontoon bridge at the site of Douzy, of a side (or of nobody), so far built. */
function lay(g: G, table: Names, level: number, side: number, built = level >= 5): number {
  const site = table.connection('douzy', 'raucourt')
  g.connection.pontoon.set(site, level)
  g.connection.pontoonOf.set(site, side + 1)
  g.connection.pontoonBuilt.set(site, built)
  if (side >= 0) g.camp.pontoons.set(side, 0)
  return site
}
const site = (table: Table) => table.names.connection('douzy', 'raucourt')
const building = (wanted: Partial<Parameters<typeof working>[0]> = {}) =>
  working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9'] }, ...wanted })
const laid =
  (level: number, side: number, built = level >= 5) =>
  (g: G, table: Names) => {
    lay(g, table, level, side, built)
  }

describe('GB 11.2 – pontoon bridges', () => {
  it('gb.pontoon.build: a division builds a level for 1 MP at a site, as many a day as it can; the fifth opens the bridge', () => {
    const table = building({ mp: 6 })
    const action = `build-pontoon ${between(table, 'douzy', 'raucourt')}`
    expect(table.g.camp.pontoons.of(GE)).toBe(1)
    table.do(action)
    expect(table.g.camp.pontoons.of(GE)).toBe(0)
    for (let level = 2; level <= 5; level++) {
      expect(isBridged(table.g, site(table))).toBe(false)
      table.do('draw', level === 4 ? 'fatigue-1' : level === 5 ? 'fatigue-2' : 'fatigue-0').do(action)
      expect(table.g.connection.pontoon.of(site(table))).toBe(level)
    }
    expect(isBridged(table.g, site(table))).toBe(true)
    expect(left(table).mp).toBe(1)
    expect(table.told('pontoon-built', FR)).toHaveLength(1)
    expectRefused(table, action, 'gb.pontoon.build complete')
  })
  it('gb.pontoon.build: in rain a level costs 2 MP', () => {
    const table = building({ rain: true, mp: 3 })
    table.do(`build-pontoon ${between(table, 'douzy', 'raucourt')}`)
    expect(left(table).mp).toBe(1)
  })
  it('gb.pontoon.build: beside a bridge, too, which makes the crossing cheaper', () => {
    const table = building({
      arrange(g, { connection }) {
        const bridge = connection('mouzon', 'raucourt')
        g.camp.pontoons.set(GE, 0)
        g.connection.pontoon.set(bridge, 4)
        g.connection.pontoonOf.set(bridge, GE + 1)
      },
    })
    const bridge = table.names.connection('mouzon', 'raucourt')
    expect(wayCost(table.g, bridge)).toBe(2)
    table.do(`build-pontoon ${between(table, 'mouzon', 'raucourt')}`)
    expect([bridgesOn(table.g, bridge), wayCost(table.g, bridge)]).toEqual([2, 1])
  })
  it('gb.pontoon.build: only over major rivers by a bridge or at a site, and only with pontoons left', () => {
    const table = building({ arrange: (g) => g.camp.pontoons.set(GE, 0) })
    expectRefused(table, `build-pontoon ${between(table, 'douzy', 'raucourt')}`, 'gb.pontoon.build no-pontoons')
    expectRefused(table, `build-pontoon ${between(table, 'attigny', 'voncq')}`, 'gb.pontoon.build no-site')
    const elsewhere = building()
    expectRefused(elsewhere, `build-pontoon ${between(elsewhere, 'esnes', 'samogneux')}`, 'gb.pontoon.build elsewhere')
  })
  it('gb.pontoon.build: a bridge begun goes on without another set of pontoons, but not one of the enemy', () => {
    const table = building({ arrange: laid(2, GE) })
    table.do(`build-pontoon ${between(table, 'douzy', 'raucourt')}`)
    expect(table.g.connection.pontoon.of(site(table))).toBe(3)
    expect(table.g.camp.pontoons.of(GE)).toBe(0)
    const enemy = building({ arrange: laid(2, FR) })
    expectRefused(enemy, `build-pontoon ${between(enemy, 'douzy', 'raucourt')}`, 'gb.pontoon.build of-the-enemy')
  })
  it('gb.pontoon.build: neither by cavalry nor in a contested zone', () => {
    const cavalry = building({ stack: ['ge-c-5'], counters: { raucourt: ['ge-c-5'] } })
    expectRefused(cavalry, `build-pontoon ${between(cavalry, 'douzy', 'raucourt')}`, 'gb.pontoon.build no-division')
    const contested = building({ counters: { raucourt: ['ge-5-9', 'fr-1-1'] } })
    expectRefused(contested, `build-pontoon ${between(contested, 'douzy', 'raucourt')}`, 'gb.pontoon.build contested')
  })
  it('gb.pontoon.build: under the enemy’s eyes only with more artillery', () => {
    const watched = (watcher: string) => {
      const table = building({ counters: { raucourt: ['ge-5-9'], douzy: [watcher] } })
      return table.do(`build-pontoon ${between(table, 'douzy', 'raucourt')}`)
    }
    const stopped = watched('fr-1-1').do('announce-guns')
    expect(stopped.g.connection.pontoon.of(site(stopped))).toBe(0)
    expect(stopped.g.camp.pontoons.of(GE)).toBe(1)
    const hidden = watched('fr-1-1').do('keep-guns-hidden')
    expect(hidden.g.connection.pontoon.of(site(hidden))).toBe(1)
  })

  it('gb.pontoon.destroy: the enemy destroys a complete bridge for 1 MP, and it is lost for the game', () => {
    const table = building({ arrange: laid(5, FR) })
    table.do(`destroy-pontoon ${between(table, 'douzy', 'raucourt')}`)
    expect(isBridged(table.g, site(table))).toBe(false)
    expect([table.g.camp.pontoons.of(FR), table.g.camp.pontoonsLost.of(FR)]).toEqual([0, 1])
    expect(left(table).mp).toBe(3)
  })
  it('gb.pontoon.destroy: one under construction is destroyed as a repair is, and its owner keeps the pontoons', () => {
    const table = building({
      counters: { raucourt: ['ge-5-9'], douzy: ['fr-1-2'] },
      arrange: laid(3, FR),
    })
    expectRefused(
      table,
      `destroy-pontoon ${between(table, 'douzy', 'raucourt')}`,
      'gb.pontoon.destroy under-construction',
    )
    table.do(`wreck-pontoon ${between(table, 'douzy', 'raucourt')}`)
    expect(table.g.decider).toBe(FR)
    table.do('announce-guns')
    expect(table.g.connection.pontoon.of(site(table))).toBe(0)
    expect([table.g.camp.pontoons.of(FR), table.g.camp.pontoonsLost.of(FR)]).toEqual([1, 0])
  })
  it('gb.pontoon.destroy: enough guns keep it standing', () => {
    const table = building({ counters: { raucourt: ['ge-5-9'], douzy: ['fr-1-1'] }, arrange: laid(3, FR) })
    table.do(`wreck-pontoon ${between(table, 'douzy', 'raucourt')}`).do('announce-guns')
    expect(table.g.connection.pontoon.of(site(table))).toBe(3)
  })
  it('gb.pontoon.destroy: a complete bridge that was damaged is under construction again', () => {
    const table = building({ arrange: laid(4, FR, true) })
    expectRefused(
      table,
      `destroy-pontoon ${between(table, 'douzy', 'raucourt')}`,
      'gb.pontoon.destroy under-construction',
    )
    expect(table.can(`wreck-pontoon ${between(table, 'douzy', 'raucourt')}`)).toBe(true)
  })
  it('gb.pontoon.destroy: one without an owner can be destroyed for good by either camp', () => {
    for (const level of [5, 2]) {
      const table = building({ arrange: laid(level, -1, true) })
      table.do(`destroy-pontoon ${between(table, 'douzy', 'raucourt')}`)
      expect(table.g.connection.pontoonBuilt.of(site(table))).toBe(false)
      expect(table.g.camp.pontoonsLost.of(FR) + table.g.camp.pontoonsLost.of(GE)).toBe(0)
    }
  })
  it('gb.pontoon.destroy: not where there is none, and not one’s own', () => {
    const none = building()
    expectRefused(none, `destroy-pontoon ${between(none, 'douzy', 'raucourt')}`, 'gb.pontoon.destroy no-pontoon')
    const own = building({ arrange: laid(5, GE) })
    expectRefused(own, `destroy-pontoon ${between(own, 'douzy', 'raucourt')}`, 'gb.pontoon.destroy own')
    expectRefused(own, `wreck-pontoon ${between(own, 'douzy', 'raucourt')}`, 'gb.pontoon.destroy own')
  })

  it('gb.pontoon.recover: its owner takes a bridge down, complete or not, and has the pontoons again', () => {
    for (const level of [5, 2]) {
      const table = building({ arrange: laid(level, GE) })
      table.do(`recover-pontoon ${between(table, 'douzy', 'raucourt')}`)
      expect(table.g.connection.pontoon.of(site(table))).toBe(0)
      expect([table.g.camp.pontoons.of(GE), table.g.camp.pontoonsLost.of(GE)]).toEqual([1, 0])
      expect(left(table).mp).toBe(3)
    }
  })
  it('gb.pontoon.recover: not the enemy’s, nor by cavalry', () => {
    const enemy = building({ arrange: laid(5, FR) })
    expectRefused(enemy, `recover-pontoon ${between(enemy, 'douzy', 'raucourt')}`, 'gb.pontoon.recover not-own')
    const cavalry = building({ stack: ['ge-c-5'], counters: { raucourt: ['ge-c-5'] }, arrange: laid(5, GE) })
    expectRefused(cavalry, `recover-pontoon ${between(cavalry, 'douzy', 'raucourt')}`, 'gb.pontoon.recover no-infantry')
  })
})

describe('GB 4.1 – pontoon bridges in rain', () => {
  /** What is left of a pontoon bridge after a roll, and of whom its pontoons are. */
  function rain(level: number, dice: readonly [number, number], side = GE) {
    const g = position({ switches: { 'permanent-pontoon': false } })
    const bridge = lay(g, names(g), level, side)
    scripted(g, dice, () => damagePontoons(g))
    const { pontoons, pontoonsLost } = g.camp
    return {
      level: g.connection.pontoon.of(bridge),
      bridged: isBridged(g, bridge),
      stock: pontoons.of(GE),
      lost: pontoonsLost.of(GE),
    }
  }
  it('gb.weather.pontoons: up to 9 nothing happens', () => {
    expect(rain(5, [4, 5])).toEqual({ level: 5, bridged: true, stock: 0, lost: 0 })
  })
  it('gb.weather.pontoons: 10 takes a level, 11 two, and a complete bridge cannot be used until it is whole again', () => {
    expect(rain(5, [4, 6])).toEqual({ level: 4, bridged: false, stock: 0, lost: 0 })
    expect(rain(5, [5, 6])).toEqual({ level: 3, bridged: false, stock: 0, lost: 0 })
    expect(rain(3, [5, 6])).toEqual({ level: 1, bridged: false, stock: 0, lost: 0 })
  })
  it('gb.weather.pontoons: without a level left it comes off the map and stays its owner’s', () => {
    expect(rain(2, [5, 6])).toEqual({ level: 0, bridged: false, stock: 1, lost: 0 })
    expect(rain(1, [5, 6])).toEqual({ level: 0, bridged: false, stock: 1, lost: 0 })
    expect(rain(1, [4, 6])).toEqual({ level: 0, bridged: false, stock: 1, lost: 0 })
  })
  it('gb.weather.pontoons: 12 destroys it for the rest of the game', () => {
    expect(rain(5, [6, 6])).toEqual({ level: 0, bridged: false, stock: 0, lost: 1 })
  })
  it('gb.weather.pontoons: the permanent one suffers as any other, and can be repaired from nothing', () => {
    const g = position()
    const { connection } = names(g)
    const dieue = connection('senoncourt', 'dieue-sur-meuse')
    scripted(g, [4, 6], () => damagePontoons(g))
    expect([g.connection.pontoon.of(dieue), isBridged(g, dieue)]).toEqual([4, false])
    g.connection.pontoon.set(dieue, 1)
    scripted(g, [5, 6], () => damagePontoons(g))
    expect([g.connection.pontoon.of(dieue), g.connection.pontoonBuilt.of(dieue)]).toEqual([0, true])
    // Nothing lies there any more that rain could harm.
    scripted(g, [], () => damagePontoons(g))
    const table = working({
      side: FR,
      stack: ['fr-1-1'],
      counters: { senoncourt: ['fr-1-1'] },
      arrange: (play) => play.connection.pontoon.set(dieue, 0),
    })
    table.do(`build-pontoon ${between(table, 'senoncourt', 'dieue-sur-meuse')}`)
    expect(table.g.connection.pontoon.of(dieue)).toBe(1)
    expect(table.g.camp.pontoons.of(FR)).toBe(0)
  })
  it('gb.weather.pontoons: 12 takes the permanent one for good', () => {
    const g = position()
    const dieue = names(g).connection('senoncourt', 'dieue-sur-meuse')
    scripted(g, [6, 6], () => damagePontoons(g))
    expect(g.connection.pontoonBuilt.of(dieue)).toBe(false)
  })
})
