import { describe, expect, it } from 'vitest'
import { bridgesOn, isBridged, isLandOpen } from '#engine/gaiter-button/state/crossing.ts'
import { gunsIn, outguns } from '#engine/gaiter-button/engineering/engineering.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { operations } from '#engine/gaiter-button/activation/operations.ts'
import { FR, GE, type Names } from '../table.ts'
import { between, bled, detached, expectRefused, left, working } from '../works.ts'

/** The bridge of Mouzon, as the tests have it: destroyed, or repaired so far by a side. */
const destroyed =
  (repair = 0, repairer = -1) =>
  (g: G, names: Names) => {
    const bridge = names.connection('mouzon', 'raucourt')
    g.connection.destroyed.set(bridge, true)
    g.connection.repair.set(bridge, repair)
    g.connection.repairer.set(bridge, repairer + 1)
  }

describe('GB 11 – engineering operations', () => {
  it('gb.engineering.marker: each engineering operation has a marker of its own drawn before it', () => {
    const own = operations.filter(({ marker }) => marker === 'own').map(({ verb }) => verb.name)
    expect(own).toEqual([
      'destroy-bridge',
      'repair-bridge',
      'destroy-repair',
      'build-pontoon',
      'destroy-pontoon',
      'wreck-pontoon',
      'recover-pontoon',
      'destroy-railway',
      'repair-railway',
    ])
  })
  it('gb.engineering.marker: without a marker there is nothing but to draw one; the next operation needs the next', () => {
    const table = working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9'] }, fresh: false, arrange: destroyed() })
    const action = `repair-bridge ${between(table, 'mouzon', 'raucourt')}`
    expectRefused(table, action, 'gb.fatigue.draw draw-first')
    table.do('draw', 'fatigue-1').do(action)
    expect(left(table)).toMatchObject({ mp: 2, markers: 1 })
    expectRefused(table, action, 'gb.fatigue.draw draw-first')
    table.do('draw', 'fatigue-2').do(action)
    expect(table.g.connection.repair.of(table.names.connection('mouzon', 'raucourt'))).toBe(2)
  })
  it('gb.engineering.marker: a STOP ends the activation, and the work is not done', () => {
    const table = working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9'] }, fresh: false })
    table.do('draw', 'stop')
    expect(table.g.stack.count).toBe(0)
    expect(table.g.connection.destroyed.of(table.names.connection('mouzon', 'raucourt'))).toBe(false)
  })
})

/** A pontoon bridge of a side beside the bridge of Mouzon, so far built. */
const beside = (owner: number, level = 5) => ({
  stack: ['ge-5-9'],
  counters: { raucourt: ['ge-5-9'] },
  arrange(g: G, names: Names) {
    const bridge = names.connection('mouzon', 'raucourt')
    g.connection.pontoon.set(bridge, level)
    g.connection.pontoonBuilt.set(bridge, level === 5)
    g.connection.pontoonOf.set(bridge, owner + 1)
    g.camp.pontoons.set(owner, 0)
  },
})

describe('GB 11.1.1 – destruction of a bridge', () => {
  it('gb.bridge.destroy: a complete pontoon bridge goes with the bridge beside it, to its own side or lost', () => {
    const gone = (owner: number) => {
      const table = working(beside(owner)).do('destroy-bridge mouzon-raucourt')
      expect(isLandOpen(table.g, table.names.connection('mouzon', 'raucourt'))).toBe(false)
      return [table.g.camp.pontoons.of(owner), table.g.camp.pontoonsLost.of(owner)]
    }
    expect(gone(FR)).toEqual([0, 1])
    expect(gone(GE)).toEqual([1, 0])
  })

  it('gb.bridge.destroy: a pontoon bridge that is not complete is no bridge yet, and stays', () => {
    const table = working(beside(FR, 4)).do('destroy-bridge mouzon-raucourt')
    expect(table.g.connection.pontoon.of(table.names.connection('mouzon', 'raucourt'))).toBe(4)
  })

  it('gb.pontoon.destroy: beside an intact bridge it is not destroyed automatically; its owner may take it up', () => {
    expectRefused(working(beside(FR)), 'destroy-pontoon mouzon-raucourt', 'gb.pontoon.destroy beside-bridge')
    const table = working(beside(GE)).do('recover-pontoon mouzon-raucourt')
    expect(isLandOpen(table.g, table.names.connection('mouzon', 'raucourt'))).toBe(true)
    expect(table.g.camp.pontoons.of(GE)).toBe(1)
  })

  it('gb.bridge.destroy: infantry destroys a bridge of a major river out of its zone for 1 MP, even a detachment', () => {
    const table = working({
      stack: ['ge-d-5'],
      counters: { raucourt: ['ge-d-5'] },
      arrange: (g, names) => detached(g, names, 'ge-5-10', 'ge-d-5', 1),
    })
    table.do(`destroy-bridge ${between(table, 'mouzon', 'raucourt')}`)
    const bridge = table.names.connection('mouzon', 'raucourt')
    expect(table.told('bridge-destroyed', FR)).toHaveLength(1)
    expect(isLandOpen(table.g, bridge)).toBe(false)
    expect(left(table).mp).toBe(3)
  })
  it('gb.bridge.destroy: not twice, not elsewhere, and only bridges of major rivers', () => {
    const table = working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9'] }, arrange: destroyed() })
    const action = (a: string, b: string) => `destroy-bridge ${between(table, a, b)}`
    expectRefused(table, action('mouzon', 'raucourt'), 'gb.bridge.destroy destroyed')
    expectRefused(table, action('stenay', 'nouart'), 'gb.bridge.destroy elsewhere')
    expectRefused(table, action('attigny', 'voncq'), 'gb.bridge.destroy no-bridge')
    // The Meuse between Raucourt and Douzy has a site for pontoons, and no bridge.
    expectRefused(table, action('douzy', 'raucourt'), 'gb.bridge.destroy no-bridge')
  })
  it('gb.bridge.destroy: cavalry does not, nor anybody in a contested zone or from inside a fortress', () => {
    const cavalry = working({ stack: ['ge-c-5'], counters: { raucourt: ['ge-c-5'] } })
    expectRefused(cavalry, `destroy-bridge ${between(cavalry, 'mouzon', 'raucourt')}`, 'gb.bridge.destroy no-infantry')
    const contested = working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9', 'french-decoy-1'] } })
    expectRefused(
      contested,
      `destroy-bridge ${between(contested, 'mouzon', 'raucourt')}`,
      'gb.bridge.destroy contested',
    )
    const inside = working({
      side: FR,
      stack: ['fr-1-2'],
      counters: { sedan: ['fr-1-2'] },
      arrange: (g, { counter }) => g.counter.inside.set(counter('fr-1-2'), true),
    })
    expectRefused(inside, `destroy-bridge ${between(inside, 'sedan', 'torcy')}`, 'gb.bridge.destroy inside')
  })
  it('gb.bridge.destroy: enemies on the other side do not hinder it', () => {
    const table = working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9'], mouzon: ['fr-12-1'] } })
    expect(table.can(`destroy-bridge ${between(table, 'mouzon', 'raucourt')}`)).toBe(true)
  })
})

describe('GB 11.1.3 – repair of a bridge', () => {
  it('gb.bridge.repair: two levels a day at 2 MP each, and with the fourth the bridge is whole', () => {
    const table = working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9'] }, mp: 8, arrange: destroyed(2, GE) })
    const bridge = table.names.connection('mouzon', 'raucourt')
    const action = `repair-bridge ${between(table, 'mouzon', 'raucourt')}`
    table.do(action)
    expect(table.g.connection.repair.of(bridge)).toBe(3)
    expect(isBridged(table.g, bridge)).toBe(false)
    table.do('draw', 'fatigue-0').do(action)
    expect(bridgesOn(table.g, bridge)).toBe(1)
    expect(table.g.connection.repair.of(bridge)).toBe(0)
    expect(left(table).mp).toBe(4)
    expect(table.told('bridge-repaired', FR)).toHaveLength(1)
  })
  it('gb.bridge.repair: not a third level today', () => {
    const table = working({
      stack: ['ge-5-9'],
      counters: { raucourt: ['ge-5-9'] },
      arrange(g, names) {
        destroyed(2, GE)(g, names)
        g.connection.repairToday.set(names.connection('mouzon', 'raucourt'), 2)
      },
    })
    expectRefused(table, `repair-bridge ${between(table, 'mouzon', 'raucourt')}`, 'gb.bridge.repair enough-today')
  })
  it('gb.bridge.repair: by a division with 3 infantry SP, not with 2, and by no detachment', () => {
    const weak = (infantry: number) =>
      working({
        side: FR,
        stack: ['fr-1-2'],
        counters: { raucourt: ['fr-1-2'] },
        arrange(g, names) {
          destroyed()(g, names)
          bled(g, names, 'fr-1-2', 4 - infantry)
        },
      })
    const action = `repair-bridge ${between(weak(3), 'mouzon', 'raucourt')}`
    expect(weak(3).can(action)).toBe(true)
    expectRefused(weak(2), action, 'gb.bridge.repair no-division')
    const detachment = working({
      stack: ['ge-d-5'],
      counters: { raucourt: ['ge-d-5'] },
      arrange(g, names) {
        destroyed()(g, names)
        detached(g, names, 'ge-5-10', 'ge-d-5', 3)
      },
    })
    expectRefused(detachment, action, 'gb.bridge.repair no-division')
  })
  it('gb.bridge.repair: an intact bridge needs none', () => {
    const table = working({ stack: ['ge-5-9'], counters: { raucourt: ['ge-5-9'] } })
    expectRefused(table, `repair-bridge ${between(table, 'mouzon', 'raucourt')}`, 'gb.bridge.repair intact')
    expectRefused(table, `repair-bridge ${between(table, 'stenay', 'nouart')}`, 'gb.bridge.repair elsewhere')
  })
})

describe('GB 11.1.3 – under the guns', () => {
  const repairing = (worker: string, watcher: readonly string[], side = GE) => {
    const table = working({
      side,
      stack: [worker],
      counters: { raucourt: [worker], mouzon: watcher },
      arrange: destroyed(),
    })
    return table.do(`repair-bridge ${between(table, 'mouzon', 'raucourt')}`)
  }
  const level = ({ g, names }: { g: G; names: Names }) => g.connection.repair.of(names.connection('mouzon', 'raucourt'))

  it('gb.bridge.artillery: the guns of the workers are announced, and the enemy is asked for his', () => {
    // The 9th Division has 3, Wolff 1 and 1 heavy that counts double.
    const table = repairing('ge-5-9', ['fr-1-1'])
    expect(table.g.decider).toBe(FR)
    expect(table.told('guns-announced', FR)).toMatchObject([{ side: 'german', guns: 3 }])
    expect(table.options).toEqual(['announce-guns', 'keep-guns-hidden'])
    table.do('announce-guns')
    expect(table.told('guns-announced', GE)[1]).toMatchObject({ side: 'french', zone: 'mouzon', guns: 3 })
    // 3 are not more than 3.
    expect(level(table)).toBe(0)
    expect(table.told('work-stopped')).toMatchObject([{ guns: 3, against: 3 }])
    expect(left(table).mp).toBe(2)
  })
  it('gb.bridge.artillery: who keeps his guns to himself does not hinder the work', () => {
    const table = repairing('ge-5-9', ['fr-1-1', 'fr-1-2']).do('keep-guns-hidden')
    expect(level(table)).toBe(1)
    expect(table.g.decider).toBe(GE)
    expect(JSON.stringify(table.game.journal(GE))).not.toContain('"guns":5')
  })
  it('gb.bridge.artillery: with more guns the work goes on', () => {
    expect(level(repairing('ge-5-9', ['fr-1-2']).do('announce-guns'))).toBe(1)
    expect(level(repairing('ge-5-9', ['fr-1-2', 'fr-r-1']).do('announce-guns'))).toBe(0)
  })
  it('gb.bridge.artillery: the French need a quarter more', () => {
    const { g } = repairing('ge-5-9', [])
    expect([outguns(g, FR, 5, 4), outguns(g, FR, 4, 4), outguns(g, FR, 9, 8), outguns(g, FR, 10, 8)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([outguns(g, GE, 5, 4), outguns(g, GE, 4, 4), outguns(g, GE, 9, 8)]).toEqual([true, false, true])
    // Nothing is not more than nothing, for anybody.
    expect([outguns(g, FR, 0, 0), outguns(g, GE, 0, 0)]).toEqual([false, false])
    // Wolff: 1 and 1 heavy make 3, against 3 of the 9th Division, against 1 of the Uhlans.
    expect(level(repairing('fr-1-1', ['ge-5-9'], FR).do('announce-guns'))).toBe(0)
    expect(level(repairing('fr-1-1', ['ge-b-2-c'], FR).do('announce-guns'))).toBe(1)
  })
  it('gb.bridge.artillery: heavy artillery counts double, all of a side in the zone together', () => {
    const { g, names } = repairing('ge-5-9', ['fr-1-1', 'fr-12-1', 'french-decoy-1', 'mac-mahon'])
    expect(gunsIn(g, FR, names.zone('mouzon'))).toBe(6)
    expect(gunsIn(g, GE, names.zone('mouzon'))).toBe(0)
  })
  it('gb.bridge.artillery: with decoys alone the question is the same, and there is nothing to announce', () => {
    const table = repairing('ge-5-9', ['french-decoy-1'])
    expect(table.g.decider).toBe(FR)
    expect(table.options).toEqual(['keep-guns-hidden'])
    expectRefused(table, 'announce-guns', 'gb.bridge.artillery no-units')
  })
  it('gb.bridge.artillery: without a unit on the other side there is no question', () => {
    const table = repairing('ge-5-9', [])
    expect(level(table)).toBe(1)
    expect(table.told('guns-announced')).toEqual([])
  })
})

describe('GB 11.1.3 – destroying a repair', () => {
  const raiding = (watcher: readonly string[], repair = 3, repairer = FR) =>
    working({
      stack: ['ge-5-9'],
      counters: { raucourt: ['ge-5-9'], mouzon: watcher },
      arrange: destroyed(repair, repairer),
    })

  it('gb.bridge.destroy-repair: the enemy’s repair is destroyed for 1 MP, and has to begin again', () => {
    const table = raiding([])
    table.do(`destroy-repair ${between(table, 'mouzon', 'raucourt')}`)
    const bridge = table.names.connection('mouzon', 'raucourt')
    expect(table.g.connection.repair.of(bridge)).toBe(0)
    expect(table.g.connection.destroyed.of(bridge)).toBe(true)
    expect(left(table).mp).toBe(3)
  })
  it('gb.bridge.destroy-repair: under his eyes only with more artillery', () => {
    const table = raiding(['fr-1-1'])
    table.do(`destroy-repair ${between(table, 'mouzon', 'raucourt')}`).do('announce-guns')
    expect(table.g.connection.repair.of(table.names.connection('mouzon', 'raucourt'))).toBe(3)
    const more = raiding(['fr-1-2'])
    more.do(`destroy-repair ${between(more, 'mouzon', 'raucourt')}`).do('announce-guns')
    expect(more.g.connection.repair.of(more.names.connection('mouzon', 'raucourt'))).toBe(0)
  })
  it('gb.bridge.destroy-repair: not one’s own repair, and not where there is none', () => {
    const action = `destroy-repair ${between(raiding([]), 'mouzon', 'raucourt')}`
    expectRefused(raiding([], 2, GE), action, 'gb.bridge.destroy-repair own-repair')
    expectRefused(raiding([], 0), action, 'gb.bridge.destroy-repair no-repair')
    expectRefused(
      raiding(['fr-1-1'], 2),
      `destroy-repair ${between(raiding([]), 'stenay', 'nouart')}`,
      'gb.bridge.destroy-repair elsewhere',
    )
    const cavalry = working({ stack: ['ge-c-5'], counters: { raucourt: ['ge-c-5'] }, arrange: destroyed(2, FR) })
    expectRefused(cavalry, action, 'gb.bridge.destroy-repair no-infantry')
  })
})
