import { describe, expect, it } from 'vitest'
import { encircledIn, intruderOf } from '#engine/gaiter-button/ground/axes.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { membersOf } from '#engine/gaiter-button/state/counters.ts'
import { enterZone } from '#engine/gaiter-button/march/entry.ts'
import {
  comeOut,
  goInside,
  mayComeOut,
  mayGoInside,
  mayReinforce,
  reinforce,
} from '#engine/gaiter-button/ground/fortress.ts'
import { mayLeaveBy } from '#engine/gaiter-button/ground/leaving.ts'
import {
  axisOn,
  fieldPoints,
  fortressPoints,
  isBlockaded,
  isContested,
  isHeld,
} from '#engine/gaiter-button/state/places.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { position } from '../position.ts'
import { coming } from '../marching.ts'
import { FR, GE, names, type Standing, type Table } from '../table.ts'

/** Counters march into a zone on the last day. */
const marching = (counters: Standing, from: string, to: string, who: readonly string[]): Table =>
  coming(counters, from, to, who, (g, side, connection, zone) => void enterZone(g, side, connection, zone))
const inside = ({ g, names: by }: Table, name: string): boolean => g.counter.inside.of(by.counter(name))
function axes({ g, names: by }: Table, zone: string): number {
  const at = by.zone(zone)
  return g.campaign.board.connectionsAt(at).filter((one) => axisOn(g, one, at) !== NONE).length
}
function stack(g: G, ...who: readonly string[]) {
  g.stack.clear()
  for (const name of who) g.stack.add(names(g).counter(name))
  return g.stack
}
function asked(test: (why: Why) => boolean): string {
  const why = new Why()
  return test(why) ? 'legal' : `${why.refusal?.rule} ${why.refusal?.reason}`
}

describe('GB 9.2 – friendly fortresses', () => {
  it('gb.fortress.shelter: a stack goes into a fortress of its own side, or into an empty one', () => {
    const g = position({
      counters: { sedan: ['fr-5-2'], 'vitry-le-francois': ['ge-c-6', 'ge-c-4'], rethel: ['fr-1-1'] },
    })
    expect(asked((why) => mayGoInside(g, FR, stack(g, 'fr-5-2'), why))).toBe('legal')
    expect(asked((why) => mayGoInside(g, GE, stack(g, 'ge-c-6'), why))).toBe('legal')
    expect(asked((why) => mayGoInside(g, FR, stack(g, 'fr-1-1'), why))).toBe('gb.fortress.shelter no-fortress')
    goInside(g, FR, [names(g).counter('fr-5-2')], names(g).zone('sedan'))
    expect(fieldPoints(g, FR, names(g).zone('sedan'))).toBe(0)
    expect(asked((why) => mayGoInside(g, FR, stack(g, 'fr-5-2'), why))).toBe('gb.fortress.shelter inside')
  })

  it('gb.fortress.shelter: not into one that the enemy holds, with a garrison or with counters inside', () => {
    const g = position({ counters: { sedan: ['ge-c-6'], 'vitry-le-francois': ['ge-c-4', 'fr-5-c'] } })
    expect(asked((why) => mayGoInside(g, GE, stack(g, 'ge-c-6'), why))).toBe('gb.fortress.shelter enemy-fortress')
    g.counter.inside.set(names(g).counter('fr-5-c'), true)
    expect(asked((why) => mayGoInside(g, GE, stack(g, 'ge-c-4'), why))).toBe('gb.fortress.shelter enemy-fortress')
  })

  it('gb.fortress.capacity: garrison and units together, on both banks, to the last SP', () => {
    // Sedan and Torcy hold 8, of which the garrison has 1; Goze has 8 SP, Guyot de Lespart 7, L'Abadie 5.
    const g = position({
      counters: { sedan: ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-5-c', 'mac-mahon'], torcy: ['fr-7-c', 'fr-r-2'] },
    })
    const by = names(g)
    const room = (...who: readonly string[]) => asked((why) => mayGoInside(g, FR, stack(g, ...who), why))
    expect(room('fr-5-1')).toBe('gb.fortress.capacity full')
    expect(room('fr-5-3', 'mac-mahon')).toBe('legal')
    expect(room('fr-5-3', 'fr-5-c')).toBe('gb.fortress.capacity full')
    goInside(g, FR, [by.counter('fr-7-c')], by.zone('torcy'))
    expect(room('fr-5-3')).toBe('gb.fortress.capacity full')
    expect(room('fr-5-2', 'fr-5-c')).toBe('legal')
  })

  it('gb.fortress.shelter: a bank that was stormed shelters nobody of those who held it', () => {
    const g = position({ counters: { torcy: ['fr-5-2'], sedan: ['fr-5-c'] } })
    const by = names(g)
    g.zone.stormed.set(by.zone('torcy'), GE + 1)
    expect(asked((why) => mayGoInside(g, FR, stack(g, 'fr-5-2'), why))).toBe('gb.fortress.shelter enemy-fortress')
    expect(
      asked((why) => mayReinforce(g, FR, stack(g, 'fr-5-c'), by.zone('sedan'), by.connection('sedan', 'torcy'), why)),
    ).toBe('gb.fortress.shelter enemy-fortress')
  })

  it('gb.fortress.leave: coming out is free, but not for the blockaded', () => {
    const g = position({ counters: { sedan: ['fr-5-2'], donchery: ['ge-12-23'] } })
    const by = names(g)
    expect(asked((why) => mayComeOut(g, FR, stack(g, 'fr-5-2'), why))).toBe('gb.fortress.leave not-inside')
    goInside(g, FR, [by.counter('fr-5-2')], by.zone('sedan'))
    expect(asked((why) => mayComeOut(g, FR, stack(g, 'fr-5-2'), why))).toBe('legal')
    g.counter.zone.set(by.counter('ge-12-23'), by.zone('sedan'))
    expect(asked((why) => mayComeOut(g, FR, stack(g, 'fr-5-2'), why))).toBe('gb.leave.shut-in blockaded')
    g.counter.zone.set(by.counter('fr-1-1'), by.zone('sedan'))
    expect(asked((why) => mayComeOut(g, FR, stack(g, 'fr-5-2'), why))).toBe('legal')
    comeOut(g, FR, [by.counter('fr-5-2')], by.zone('sedan'))
    expect(g.counter.inside.of(by.counter('fr-5-2'))).toBe(false)
  })

  it('gb.leave.other-bank: from one bank units cross into the fortress on the other, under its blockade', () => {
    const g = position({
      counters: { torcy: ['fr-5-2', 'fr-5-3'], sedan: ['ge-12-23', 'fr-7-c'], donchery: ['fr-1-1'] },
    })
    const by = names(g)
    g.counter.inside.set(by.counter('fr-7-c'), true)
    const [torcy, sedan, bridge] = [by.zone('torcy'), by.zone('sedan'), by.connection('torcy', 'sedan')]
    expect(asked((why) => mayReinforce(g, FR, stack(g, 'fr-5-2'), torcy, bridge, why))).toBe('legal')
    expect(asked((why) => mayReinforce(g, FR, stack(g, 'fr-5-3'), torcy, bridge, why))).toBe(
      'gb.fortress.capacity full',
    )
    expect(
      asked((why) => mayReinforce(g, FR, stack(g, 'fr-5-2'), torcy, by.connection('torcy', 'donchery'), why)),
    ).toBe('gb.leave.other-bank no-bank')
    stack(g, 'fr-5-2')
    reinforce(g, FR, sedan)
    expect(g.counter.inside.of(by.counter('fr-5-2'))).toBe(true)
    expect(isContested(g, sedan)).toBe(false)
    // Who is inside already needs no more room on the other bank, however full the place is.
    expect(asked((why) => mayReinforce(g, FR, stack(g, 'fr-5-2', 'fr-7-c'), sedan, bridge, why))).toBe('legal')
  })
})

describe('GB 1.1, 1.2 – who holds a zone', () => {
  it('gb.map.contested: counters of both camps in the field contest a zone, decoys too; not those inside', () => {
    const g = position({ counters: { sedan: ['fr-5-2', 'german-decoy-1'], stonne: ['fr-5-1'] } })
    const by = names(g)
    expect(isContested(g, by.zone('sedan'))).toBe(true)
    expect(isContested(g, by.zone('stonne'))).toBe(false)
    g.counter.inside.set(by.counter('fr-5-2'), true)
    expect(isContested(g, by.zone('sedan'))).toBe(false)
  })

  it('gb.map.blockade: one SP in the field blockades a fortress; decoys and leaders do not', () => {
    const g = position({ counters: { sedan: ['german-decoy-1', 'moltke'], torcy: ['ge-b-2-c'], montmedy: [] } })
    const by = names(g)
    expect(isBlockaded(g, FR, by.zone('sedan'))).toBe(false)
    expect(isBlockaded(g, FR, by.zone('torcy'))).toBe(true)
    expect(isBlockaded(g, FR, by.zone('montmedy'))).toBe(false)
    g.counter.zone.set(by.counter('fr-1-1'), by.zone('torcy'))
    expect(isBlockaded(g, FR, by.zone('torcy'))).toBe(false)
  })

  it('gb.fortress.both-banks: garrison and capacity are shared, blockades are not', () => {
    const g = position({ counters: { sedan: ['ge-12-23', 'fr-7-c'], torcy: ['fr-5-2'] } })
    const by = names(g)
    for (const name of ['fr-7-c', 'fr-5-2']) g.counter.inside.set(by.counter(name), true)
    expect(fortressPoints(g, FR, g.campaign.zones[by.zone('torcy')]!.fortress)).toBe(1 + 1 + 5)
    expect(isHeld(g, FR, by.zone('torcy'))).toBe(true)
    expect(isBlockaded(g, FR, by.zone('sedan'))).toBe(true)
    expect(isBlockaded(g, FR, by.zone('torcy'))).toBe(false)
  })
})

describe('GB 9.3.3 – taking shelter', () => {
  const besieged = { sedan: ['fr-5-2', 'fr-5-1', 'fr-5-c'], 'vrigne-aux-bois': ['ge-12-23', 'ge-12-24'] }

  it('gb.fortress.take-shelter: their owner says of each counter whether it goes inside', () => {
    const table = marching(besieged, 'vrigne-aux-bois', 'sedan', ['ge-12-23'])
    expect(table.question).toBe('taking-shelter')
    expect(table.g.decider).toBe(FR)
    expect(table.options).toEqual(['take-shelter fr-5-2', 'take-shelter fr-5-c', 'sheltered'])
    table.refuses('take-shelter fr-5-1', 'gb.fortress.capacity full')
    table.refuses('take-shelter ge-12-23', 'gb.fortress.take-shelter not-yours')
    table.refuses('take-shelter fr-1-1', 'gb.fortress.take-shelter not-in-field')
    table.do('take-shelter fr-5-2').do('take-shelter fr-5-c').do('take-shelter fr-5-c').do('sheltered')
    expect([inside(table, 'fr-5-2'), inside(table, 'fr-5-c'), inside(table, 'fr-5-1')]).toEqual([true, false, false])
    expect(table.told('axis-placed')).toMatchObject([{ zone: 'sedan', toward: 'vrigne-aux-bois' }])
    expect(table.told('took-shelter', GE)).toEqual([{ kind: 'took-shelter', side: 'french', zone: 'sedan', count: 1 }])
  })

  it('gb.fortress.take-shelter: the question is asked even without room for any unit, since the enemy must not learn of that', () => {
    const table = marching({ longwy: ['fr-1-2'], pierrepont: ['ge-12-23'] }, 'pierrepont', 'longwy', ['ge-12-23'])
    expect(table.options).toEqual(['sheltered'])
    table.do('sheltered')
    expect(axes(table, 'longwy')).toBe(1)
  })

  it('gb.fortress.take-shelter: there is no question in a fortress of the arriving side, nor if all are inside', () => {
    const relief = marching({ sedan: ['ge-12-23'], douzy: ['fr-1-1'] }, 'douzy', 'sedan', ['fr-1-1'])
    expect(relief.question).toBeUndefined()
    const shut = marching({ douzy: ['ge-12-23'] }, 'douzy', 'sedan', ['ge-12-23'])
    expect(shut.question).toBeUndefined()
    expect(shut.told('axis-placed')).toEqual([])
  })

  it('gb.fortress.all-inside: then there is no axis of retreat, and the blockader leaves as he likes but for the bridges', () => {
    const table = marching({ torcy: ['fr-5-2'], raucourt: ['ge-12-23'] }, 'raucourt', 'torcy', ['ge-12-23'])
    table.do('take-shelter fr-5-2').do('sheltered')
    const { g, names: by } = table
    expect(axes(table, 'torcy')).toBe(0)
    expect(intruderOf(g, by.zone('torcy'))).toBe(NONE)
    expect(encircledIn(g, by.zone('torcy'))).toBe(NONE)
    expect(isBlockaded(g, FR, by.zone('torcy'))).toBe(true)
    expect(mayLeaveBy(g, GE, by.zone('torcy'), by.connection('torcy', 'chemery-sur-bar'), false)).toBe(true)
  })

  it('gb.fortress.all-inside: markers of before go when the last of the enemies go inside', () => {
    const g = position({ counters: { sedan: ['fr-5-2', 'ge-12-23'] } })
    const by = names(g)
    const sedan = by.zone('sedan')
    g.zone.encircled.set(sedan, FR + 1)
    goInside(g, FR, [by.counter('fr-5-2')], sedan)
    expect(encircledIn(g, sedan)).toBe(NONE)
  })

  it('gb.fortress.all-inside: with one of them outside the zone is contested and the connection marked', () => {
    const table = marching(besieged, 'vrigne-aux-bois', 'sedan', ['ge-12-23'])
    table.do('sheltered')
    expect(isContested(table.g, table.names.zone('sedan'))).toBe(true)
    expect(axes(table, 'sedan')).toBe(1)
    expect(membersOf(table.g.sheltering)).toEqual([])
  })

  it('gb.entry.decoys: who comes with decoys alone is not betrayed before shelter is taken, and marks nothing', () => {
    const table = marching({ sedan: ['fr-5-2'], 'vrigne-aux-bois': ['german-decoy-1'] }, 'vrigne-aux-bois', 'sedan', [
      'german-decoy-1',
    ])
    expect(table.question).toBe('taking-shelter')
    table.do('sheltered')
    expect(axes(table, 'sedan')).toBe(0)
  })
})
