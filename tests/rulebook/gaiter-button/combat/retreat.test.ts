import { describe, expect, it } from 'vitest'
import { capacityOf, retreat, setWithdrawing } from '#engine/gaiter-button/combat/retreat.ts'
import { mayTryRetreat, retreatValue } from '#engine/gaiter-button/combat/voluntary-retreat.ts'
import { points } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { afterBattle, flagOf, marked, type Fought } from '../after-battle.ts'
import { FR, GE, wholeGame, type Names, type Table } from '../table.ts'

const way = (table: Table, from: string, to: string): string =>
  table.g.nameOf('connection', table.names.connection(from, to))
const by = (table: Table, who: string, from: string, to: string): string => `retreat-by ${who} ${way(table, from, to)}`

/** These go back from the battle; `rout` of so many zones, else one. */
const going = (who: readonly string[], fought: Fought & { readonly zones?: number; readonly routs?: boolean }): Table =>
  afterBattle({
    ...fought,
    begin(g, names) {
      setWithdrawing(g, who.map(names.counter))
      g.call(retreat, { side: FR, zones: fought.zones ?? 1, rout: fought.routs ?? false })
    },
  })
const fate = (table: Table, name: string): number => table.g.counter.fate.of(table.names.counter(name))
const strength = (table: Table, name: string): number => points(table.g, table.names.counter(name))

/** A beaten French force that did not rout and is asked whether to try a retreat. */
const beaten = (more: Partial<Fought> = {}): Table => afterBattle({ engaged: ['fr-5-c', 'ge-g-1'], faced: 1, ...more })

describe('GB 15.6 – voluntary retreat', () => {
  it('gb.retreat.voluntary: 2 or less without a leader', () => {
    const away = beaten({ axes: ['monthois', 'sommepy', 'l-effincourt', 'saint-etienne-a-arnes'] }).do('try-retreat', 2)
    expect(away.where('fr-5-c')).toBe('vouziers')
    expect(flagOf(away, 'fr-5-c', 'demoralised')).toBe(false)
    const stays = beaten().do('try-retreat', 3)
    expect(stays.where('fr-5-c')).toBe('semide')
  })

  it('gb.retreat.voluntary: with the value of the leader in the zone, 3 or less; no decoy is one', () => {
    const with1 = beaten({ beside: ['mac-mahon'] })
    expect(with1.odds('try-retreat')).toEqual({ success: expect.closeTo(3 / 6), failure: expect.closeTo(3 / 6) })
    expect(beaten({ beside: ['french-decoy-1'] }).odds('try-retreat')).toEqual({
      success: expect.closeTo(2 / 6),
      failure: expect.closeTo(4 / 6),
    })
    with1.do('try-retreat', 3)
    expect(with1.question).toBe('voluntary-retreat.who')
  })

  it('gb.retreat.voluntary: the value is that of the leader highest in rank, of equals the best', () => {
    const value = (...leaders: readonly string[]): number => {
      const table = afterBattle({
        attacker: FR,
        engaged: ['ge-c-5', 'fr-1-2'],
        beside: leaders,
        begin: (g) => void g.call(retreat, { side: GE }),
        script: [],
      })
      table.g.battleZone = table.names.zone('semide')
      return retreatValue(table.g, GE)
    }
    expect(value()).toBe(0)
    expect(value('frederick-william')).toBe(1)
    expect(value('frederick-william', 'albert-of-saxony')).toBe(1)
    expect(value('frederick-william', 'moltke')).toBe(2)
  })

  it('gb.retreat.voluntary: with some or all who fought, not with others; leaders need not follow', () => {
    const table = beaten({
      engaged: ['fr-5-c', 'fr-7-c', 'ge-g-1'],
      beside: ['fr-1-4', 'mac-mahon'],
      axes: ['monthois', 'sommepy', 'l-effincourt', 'saint-etienne-a-arnes'],
    }).do('stand-fast')
    expect(table.where('fr-5-c')).toBe('semide')
    const goes = beaten({
      engaged: ['fr-5-c', 'fr-7-c', 'ge-g-1'],
      beside: ['fr-1-4', 'mac-mahon'],
      axes: ['monthois', 'sommepy', 'l-effincourt', 'saint-etienne-a-arnes'],
    })
    goes.refuses('begin-retreat', 'gb.retreat.voluntary not-tried')
    goes.do('try-retreat', 1)
    goes.refuses('pull-out fr-1-4', 'gb.retreat.voluntary not-engaged')
    goes.refuses('begin-retreat', 'gb.retreat.voluntary no-unit')
    goes.do('pull-out mac-mahon')
    goes.refuses('begin-retreat', 'gb.retreat.voluntary no-unit')
    goes.do('leave-in-place mac-mahon').do('pull-out fr-7-c')
    goes.refuses('pull-out fr-7-c', 'gb.retreat.voluntary goes-already')
    goes.refuses('leave-in-place fr-5-c', 'gb.retreat.voluntary stays-already')
    goes.do('begin-retreat')
    expect(['fr-5-c', 'fr-7-c', 'fr-1-4', 'mac-mahon'].map((name) => goes.where(name))).toEqual([
      'semide',
      'vouziers',
      'semide',
      'semide',
    ])
  })

  it('gb.retreat.voluntary: not out of an encirclement, nor without a way', () => {
    const shut = beaten({ arrange: (g) => g.zone.encircled.set(g.battleZone, FR + 1) })
    expect(shut.question).toBeUndefined()
    const why = new Why()
    const blocked = beaten({
      axes: ['monthois', 'sommepy', 'l-effincourt', 'vouziers'],
      elsewhere: { 'saint-etienne-a-arnes': ['ge-5-9'] },
    })
    blocked.g.battleZone = blocked.names.zone('semide')
    expect(mayTryRetreat(blocked.g, FR, why)).toBe(false)
    expect(why.refusal).toMatchObject({ rule: 'gb.retreat.voluntary', reason: 'no-way' })
  })

  it('gb.retreat.voluntary: it goes one zone', () => {
    const table = beaten({
      axes: ['monthois', 'sommepy', 'l-effincourt'],
      rout: 3,
      faced: 1,
    })
    table.do('try-retreat', 1).do(by(table, 'fr-5-c', 'semide', 'saint-etienne-a-arnes'))
    expect(table.where('fr-5-c')).toBe('saint-etienne-a-arnes')
  })
})

describe('GB 15.6 – ways of retreat and rout', () => {
  it('gb.retreat.ways: by one’s own axes, or where one has none by those without an enemy marker', () => {
    const table = going(['fr-1-2', 'fr-1-3'], {
      engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'],
      axes: ['monthois', 'sommepy'],
    })
    table.refuses(by(table, 'fr-1-2', 'semide', 'monthois'), 'gb.retreat.ways no-axis')
    expect(table.options).toEqual(['goes-next fr-1-2', 'goes-next fr-1-3'])
    expect(table.do('goes-next fr-1-2').options).toHaveLength(3)
    const own = going(['fr-1-2'], {
      attacker: GE,
      engaged: ['fr-1-2', 'ge-g-1'],
      arrange(g, names) {
        g.zone.intruder.set(g.battleZone, FR + 1)
        setAxis(g, names.connection('semide', 'monthois'), g.battleZone, FR)
      },
    })
    expect(own.where('fr-1-2')).toBe('monthois')
  })

  it('gb.retreat.ways: not where only the enemy is, though it be a decoy', () => {
    for (const enemy of ['ge-5-9', 'german-decoy-1']) {
      const table = going(['fr-1-2'], {
        engaged: ['fr-1-2', 'ge-g-1'],
        axes: ['monthois', 'sommepy'],
        elsewhere: { vouziers: [enemy] },
      })
      table.refuses(by(table, 'fr-1-2', 'semide', 'vouziers'), 'gb.retreat.ways enemy-only')
      expect(table.can(by(table, 'fr-1-2', 'semide', 'l-effincourt'))).toBe(true)
    }
  })

  it('gb.retreat.ways: into a contested zone only by a friendly axis of that zone', () => {
    const towards = (marker: string): Table =>
      going(['fr-1-2'], {
        engaged: ['fr-1-2', 'ge-g-1'],
        axes: ['monthois', 'sommepy'],
        elsewhere: { vouziers: ['ge-5-9', 'fr-1-1'] },
        arrange(g, names) {
          const there = names.zone('vouziers')
          g.zone.intruder.set(there, GE + 1)
          setAxis(g, names.connection('vouziers', marker), there, GE)
        },
      })
    const closed = towards('semide')
    closed.refuses(by(closed, 'fr-1-2', 'semide', 'vouziers'), 'gb.retreat.ways contested')
    const open = towards('monthois')
    expect(open.can(by(open, 'fr-1-2', 'semide', 'vouziers'))).toBe(true)
  })

  it('gb.retreat.ways: towards an enemy fortress they may', () => {
    const table = going(['fr-1-2'], {
      zone: 'stenay',
      engaged: ['fr-1-2', 'ge-g-1'],
      axes: ['margut', 'inor'],
      elsewhere: { montmedy: ['ge-c-6'] },
      arrange: marked('inside', 'ge-c-6'),
    })
    expect(table.can(by(table, 'fr-1-2', 'stenay', 'montmedy'))).toBe(true)
  })

  it('gb.retreat.ways: not over a river without its bridge, nor to where it came from', () => {
    const table = going(['fr-1-2'], {
      zone: 'beaumont-en-argonne',
      engaged: ['fr-1-2', 'ge-g-1'],
      axes: ['buzancy', 'nouart'],
      arrange: (g, names) => g.connection.destroyed.set(names.connection('beaumont-en-argonne', 'stenay'), true),
      zones: 2,
      routs: true,
    })
    table.refuses(by(table, 'fr-1-2', 'beaumont-en-argonne', 'inor'), 'gb.water.bridge no-bridge')
    table.refuses(by(table, 'fr-1-2', 'beaumont-en-argonne', 'stenay'), 'gb.water.bridge no-bridge')
    table.do(by(table, 'fr-1-2', 'beaumont-en-argonne', 'mouzon'))
    table.refuses(by(table, 'fr-1-2', 'mouzon', 'beaumont-en-argonne'), 'gb.retreat.ways back')
    table.do(by(table, 'fr-1-2', 'mouzon', 'douzy'))
    expect(table.where('fr-1-2')).toBe('douzy')
  })

  it('gb.retreat.ways: only those who are going go, and out of the zone they are in', () => {
    const table = going(['fr-1-2'], { engaged: ['fr-1-2', 'ge-g-1'], beside: ['fr-1-4'] })
    table.refuses(by(table, 'fr-1-4', 'semide', 'vouziers'), 'gb.retreat.ways not-going')
    table.refuses(by(table, 'fr-1-2', 'vouziers', 'monthois'), 'gb.retreat.ways elsewhere')
    expect(table.options.every((option) => option.startsWith('retreat-by fr-1-2'))).toBe(true)
  })

  it('gb.map.stacking: in the mountains there is room for one unit', () => {
    const table = going(['fr-1-2'], {
      zone: 'renwez',
      engaged: ['fr-1-2', 'ge-g-1'],
      axes: ['charleville'],
      elsewhere: { montherme: ['fr-1-1'] },
    })
    table.refuses(by(table, 'fr-1-2', 'renwez', 'montherme'), 'gb.map.stacking crowded')
    expect(table.can(by(table, 'fr-1-2', 'renwez', 'rocroi'))).toBe(true)
  })

  it('gb.map.stacking: a decoy or a leader in the mountains leaves room for a unit in retreat', () => {
    const table = going(['fr-1-2'], {
      zone: 'renwez',
      engaged: ['fr-1-2', 'ge-g-1'],
      axes: ['charleville'],
      elsewhere: { montherme: ['french-decoy-1', 'mac-mahon'] },
    })
    expect(table.can(by(table, 'fr-1-2', 'renwez', 'montherme'))).toBe(true)
  })

  it('gb.retreat.ways: a marker Back to the river stays behind', () => {
    const table = going(['fr-1-2'], {
      engaged: ['fr-1-2', 'ge-g-1'],
      axes: ['monthois', 'sommepy', 'l-effincourt', 'saint-etienne-a-arnes'],
      arrange: (g, names) => g.counter.backToRiver.set(names.counter('fr-1-2'), true),
    })
    expect(table.where('fr-1-2')).toBe('vouziers')
    expect(flagOf(table, 'fr-1-2', 'backToRiver')).toBe(false)
  })

  it('gb.retreat.ways: the enemy sees tokens go, not which units they are', () => {
    const table = going(['fr-1-2', 'fr-1-3'], { engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'] })
    table.refuses(by(table, 'fr-1-3', 'semide', 'vouziers'), 'gb.retreat.ways not-next')
    table.do('goes-next fr-1-3')
    table.refuses('goes-next fr-1-2', 'gb.retreat.ways picked')
    table.refuses(by(table, 'fr-1-2', 'semide', 'vouziers'), 'gb.retreat.ways not-next')
    table.do(by(table, 'fr-1-3', 'semide', 'vouziers'))
    expect(table.told('went-back', GE)[0]).not.toHaveProperty('counter')
    expect(table.told('went-back', FR)[0]).toHaveProperty('counter', 'fr-1-3')
  })
})

describe('GB 15.6 – capacity of connections', () => {
  const table = wholeGame()
  const capacity = (from: string, to: string): number => capacityOf(table.g, table.names.connection(from, to))

  it('gb.retreat.capacity: 6 by road, 4 by path or railway, 2 for each bridge of a major river, 1 less for water', () => {
    expect(capacity('semide', 'vouziers')).toBe(6)
    expect(capacity('semide', 'monthois')).toBe(4)
    expect(capacity('vouziers', 'le-chesne')).toBe(5)
    expect(capacity('vouziers', 'voncq')).toBe(4)
    expect(capacity('monthois', 'grandpre')).toBe(3)
    expect(capacity('beaumont-en-argonne', 'mouzon')).toBe(2)
    table.g.connection.pontoonBuilt.set(table.names.connection('beaumont-en-argonne', 'mouzon'), true)
    table.g.connection.pontoon.set(table.names.connection('beaumont-en-argonne', 'mouzon'), 5)
    expect(capacity('beaumont-en-argonne', 'mouzon')).toBe(4)
  })

  const many = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'fr-5-1', 'fr-5-2', 'fr-5-3']
  /** So many units retreat from Sémide by the only path that is left. */
  const crowded = (count: number, more: Partial<Fought> & { zones?: number; routs?: boolean } = {}): Table =>
    going(many.slice(0, count), {
      engaged: [...many.slice(0, count), 'ge-g-1'],
      axes: ['vouziers', 'sommepy', 'l-effincourt', 'saint-etienne-a-arnes'],
      ...more,
    })

  it('gb.retreat.capacity: up to the capacity there is no loss and no question', () => {
    const four = crowded(4)
    expect(four.question).toBeUndefined()
    expect(many.slice(0, 4).map((name) => strength(four, name))).toEqual([8, 7, 7, 7])
  })

  it('gb.retreat.capacity: each unit too many loses 1 SP; the owner says who goes last', () => {
    const six = crowded(6)
    six.do('goes-next fr-5-2')
    expect(six.where('fr-5-2')).toBe('monthois')
    expect(six.told('over-capacity')).toEqual([])
    for (const name of many.slice(0, 3)) six.do(`goes-next ${name}`)
    expect(six.told('over-capacity')).toEqual([])
    six.do('goes-next fr-5-1')
    expect(six.question).toBe('unit-losses')
    six.do('lose fr-5-1 artillery')
    expect(strength(six, 'fr-5-1')).toBe(7)
    // The last one goes by itself: nobody is left to choose among.
    expect(six.where('fr-1-4')).toBe('monthois')
    expect(six.question).toBe('unit-losses')
  })

  it('gb.retreat.capacity: leaders take no room', () => {
    const table = crowded(4, { beside: ['mac-mahon'] })
    expect(table.question).toBeUndefined()
  })

  it('gb.retreat.capacity: only the first connection counts', () => {
    // On from Monthois only the path over the river, for three, is open.
    const table = crowded(4, {
      zones: 2,
      routs: true,
      elsewhere: { 'ville-sur-tourbe': ['ge-5-9'], autry: ['ge-5-10'], vouziers: ['ge-6-11'], sommepy: ['ge-6-12'] },
    })
    expect(many.slice(0, 4).map((name) => table.where(name))).toEqual(Array(4).fill('grandpre'))
    expect(many.slice(0, 4).map((name) => strength(table, name))).toEqual([8, 7, 7, 7])
  })
})

describe('GB 15.6 – Belgium', () => {
  const atSedan = (axes: readonly string[], routs: boolean): Table =>
    going(['fr-1-2'], { zone: 'sedan', engaged: ['fr-1-2', 'ge-g-1'], axes, routs, zones: 1 })

  it('gb.retreat.belgium: interned when a rout has no other way', () => {
    const table = going(['fr-1-2'], {
      zone: 'sedan',
      engaged: ['fr-1-2', 'ge-g-1'],
      axes: ['torcy', 'douzy', 'vrigne-aux-bois'],
      routs: true,
      arrange: (g, names) => g.garrison.points.set(names.garrison('french-sedan'), 0),
      elsewhere: { rethel: ['fr-1-1'] },
    })
    expect(fate(table, 'fr-1-2')).toBe(FATE.interned)
  })

  it('gb.retreat.belgium: not while there is another way, nor in a retreat', () => {
    const other = atSedan(['torcy', 'douzy'], true)
    other.refuses(by(other, 'fr-1-2', 'sedan', 'bouillon'), 'gb.retreat.belgium other-way')
    const calm = atSedan(['torcy', 'douzy'], false)
    calm.refuses(by(calm, 'fr-1-2', 'sedan', 'bouillon'), 'gb.retreat.belgium closed')
    expect([other, calm].map((table) => table.options.length)).toEqual([2, 2])
  })

  it('gb.retreat.belgium: not on the second zone of a rout', () => {
    const table = going(['fr-1-2'], {
      zone: 'douzy',
      engaged: ['fr-1-2', 'ge-g-1'],
      routs: true,
      zones: 2,
      elsewhere: { torcy: ['ge-5-9'], 'vrigne-aux-bois': ['ge-5-10'] },
    })
    table.do(by(table, 'fr-1-2', 'douzy', 'sedan'))
    expect(table.where('fr-1-2')).toBe('sedan')
    expect(fate(table, 'fr-1-2')).toBe(FATE.inPlay)
  })
})

describe('GB 15.6 – into the fortress of the zone', () => {
  const atSedan = (arrange?: (g: G, names: Names) => void): Table =>
    going(['fr-13-1', 'fr-5-2', 'fr-1-2'], {
      zone: 'sedan',
      engaged: ['fr-13-1', 'fr-5-2', 'fr-1-2', 'ge-g-1'],
      axes: ['torcy'],
      ...(arrange ? { arrange } : {}),
    })

  it('gb.retreat.fortress: within its capacity, the garrison counted', () => {
    // Capacity 8, garrison 1: 4 + 1 is within, 7 + 5 beyond.
    const table = atSedan()
    table.do('goes-next fr-13-1').do('retreat-inside fr-13-1')
    expect(flagOf(table, 'fr-13-1', 'inside')).toBe(true)
    table.refuses('retreat-inside fr-5-2', 'gb.retreat.fortress full')
    table.refuses('retreat-inside fr-1-2', 'gb.retreat.fortress full')
  })

  it('gb.retreat.fortress: up to the last SP of the capacity', () => {
    const table = atSedan()
    // 7 + 1.
    table.do('goes-next fr-1-2').do('retreat-inside fr-1-2')
    expect(table.where('fr-1-2')).toBe('sedan')
  })

  it('gb.retreat.fortress: only one that the side controls, and only in the zone of the battle', () => {
    const lost = atSedan((g, names) => g.garrison.points.set(names.garrison('french-sedan'), 0))
    lost.refuses('retreat-inside fr-13-1', 'gb.retreat.fortress not-controlled')
    const open = going(['fr-13-1'], { engaged: ['fr-13-1', 'ge-g-1'] })
    open.refuses('retreat-inside fr-13-1', 'gb.retreat.fortress none')
    expect(atSedan().do('goes-next fr-13-1').can('retreat-inside fr-13-1')).toBe(true)
  })

  it('gb.retreat.fortress: not one whose bank the enemy has stormed, though the other bank holds out', () => {
    const table = atSedan((g) => g.zone.stormed.set(g.battleZone, GE + 1))
    table.refuses('retreat-inside fr-13-1', 'gb.retreat.fortress not-controlled')
    expect(table.do('goes-next fr-13-1').can('retreat-inside fr-13-1')).toBe(false)
  })

  it('gb.retreat.fortress: open to the encircled too', () => {
    const table = atSedan((g) => g.zone.encircled.set(g.battleZone, FR + 1))
    expect(table.options).toEqual(['goes-next fr-1-2', 'goes-next fr-5-2', 'goes-next fr-13-1'])
    expect(table.do('goes-next fr-5-2').options).toEqual(['retreat-inside fr-5-2'])
  })
})
