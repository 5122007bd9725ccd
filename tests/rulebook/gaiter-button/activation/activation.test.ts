import { describe, expect, it } from 'vitest'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { about, march, type Wanted } from '../marching.ts'
import { FR, GE, type Table } from '../table.ts'

const FAR = { briey: ['ge-5-9'] }
const drawn = (table: Table, marker = 'fatigue-0'): Table => {
  table.do('draw', marker)
  return table.question === 'marker' ? table.do('keep') : table
}
const started = (stack: readonly string[], from: string, wanted: Partial<Wanted> = {}) =>
  march(stack, { ...wanted, counters: { ...FAR, ...wanted.counters, [from]: stack } })
/** Answers both declarations of a reconnaissance with nothing. */
const reconnoitre = (table: Table): Table => {
  table.do('reconnoitre')
  while (table.question === 'declaring') table.do('commit 0')
  return table
}

describe('GB 8 – what a stack does in its activation', () => {
  it('gb.fatigue.draw: an engineering operation needs a marker of its own, also of cavalry with a connection left', () => {
    const table = started(['ge-c-6'], 'suippes', { side: GE, counters: { briey: ['fr-5-1'] } })
    table.refuses('destroy-railway somme-tourbe-suippes', 'gb.fatigue.draw draw-first')
    drawn(table).do('move auberive-suippes').do('move auberive-suippes')
    drawn(table).do('destroy-railway somme-tourbe-suippes')
    expect(about(table)).toMatchObject({ mp: 5, markers: 2, connections: 0 })
    drawn(table, 'fatigue-1').do('move auberive-suippes')
    expect(about(table)).toMatchObject({ connections: 1 })
    table.do('move auberive-suippes')
    drawn(table, 'fatigue-1').do('move auberive-suippes')
    // The marker for two connections has one left, which is none for the railway at the other end.
    expect(table.can('move auberive-suippes')).toBe(true)
    expect(table.can('destroy-railway somme-tourbe-suippes')).toBe(false)
  })

  it('gb.recon.test: cavalry stopped by the enemy reconnoitres and goes on; with infantry it is over', () => {
    const into = (stack: readonly string[]) =>
      drawn(started(stack, 'suippes', { counters: { ...FAR, auberive: ['ge-5-10'] } })).do('move auberive-suippes')
    const fast = into(['fr-r-1'])
    fast.refuses('draw', 'gb.entry.stop stopped')
    reconnoitre(fast)
    expect(fast.question).toBe('activation')
    expect(fast.can('move auberive-suippes')).toBe(true)
    const slow = into(['fr-r-1', 'fr-5-1'])
    reconnoitre(slow)
    expect(slow.told('activation-ended')).toHaveLength(1)
  })

  it('gb.recon.test: cavalry reconnoitres together or part by part, and none of it twice in a zone', () => {
    const riders = ['fr-r-1', 'fr-1-c']
    const screen = ['ge-5-9', 'ge-5-10', 'ge-6-11', 'ge-6-12']
    const scouts = () => march(riders, { counters: { auberive: [...riders, ...screen] } })
    const declare = (table: Table, most: number, count: number): Table => {
      table.do('reconnoitre')
      table.refuses(`commit ${most + 1}`, 'gb.recon.bids too-many')
      // The cavalry of four German divisions holds the screen.
      return table.do(`commit ${count}`).do('commit 4')
    }
    const parted = declare(scouts(), 4, 1)
    declare(parted, 3, 3)
    parted.refuses('reconnoitre', 'gb.recon.test all-used')
    expect(parted.told('screened').map(({ declared }) => declared)).toEqual([1, 3])
    const together = declare(scouts(), 4, 4)
    together.refuses('reconnoitre', 'gb.recon.test all-used')
    expect(together.question).toBe('activation')
  })

  it('gb.forced-passage.attempt: by a stack that has no MP left too', () => {
    const table = started(['fr-5-1'], 'suippes', { counters: { ...FAR, 'sept-saulx': ['ge-5-10'] } })
    drawn(table).do('move suippes-mourmelon')
    drawn(table).do('move mourmelon-sept-saulx')
    expect(table.where('fr-5-1')).toBe('sept-saulx')
    expect(about(table)).toMatchObject({ mp: 0 })
    expect(table.can('force-passage')).toBe(true)
    const early = drawn(started(['fr-5-1'], 'suippes', { counters: { ...FAR, auberive: ['ge-5-10'] } }))
    early.do('move auberive-suippes')
    expect(about(early)).toMatchObject({ mp: 2 })
    expect(early.can('force-passage')).toBe(true)
  })

  it('gb.march.crowd, gb.entry.cost: the cost of a way is given with its parts for crowding and for enemies there', () => {
    expect(about(started(['fr-5-1'], 'suippes'))).toMatchObject({ costs: { 'auberive-suippes': 1 }, surcharges: {} })
    expect(about(started(['fr-5-1', 'fr-5-2', 'fr-5-3'], 'suippes'))).toMatchObject({
      costs: { 'auberive-suippes': 2 },
      surcharges: { 'auberive-suippes': { crowd: 1, zone: 0 } },
    })
    expect(about(started(['fr-5-1'], 'suippes', { counters: { ...FAR, auberive: ['ge-5-10'] } }))).toMatchObject({
      costs: { 'auberive-suippes': 2 },
      surcharges: { 'auberive-suippes': { crowd: 0, zone: 1 } },
    })
  })

  it('gb.fortress.shelter: going into a fortress costs nothing and ends the activation', () => {
    const table = started(['fr-r-2'], 'sedan')
    expect(table.can('go-inside')).toBe(true)
    table.do('go-inside')
    expect(table.g.counter.inside.of(table.names.counter('fr-r-2'))).toBe(true)
    expect(table.told('activation-ended')).toHaveLength(1)
  })

  it('gb.fortress.leave: coming out costs nothing and the march goes on; it may also begin inside', () => {
    const table = started(['fr-r-2'], 'sedan', { inside: ['fr-r-2'] })
    table.do('come-out')
    expect(about(table)).toMatchObject({ mp: 8, zone: 'sedan' })
    expect(table.can('come-out')).toBe(false)
    const straight = drawn(started(['fr-r-2'], 'sedan', { inside: ['fr-r-2'] }))
    const [way] = straight.options.filter((option) => option.startsWith('move '))
    straight.do(way!)
    expect(straight.g.counter.inside.of(straight.names.counter('fr-r-2'))).toBe(false)
    expect(straight.where('fr-r-2')).not.toBe('sedan')
  })

  it('gb.victory.exit: a stack leaves the map as by one more connection, with a marker and its MP', () => {
    const table = started(['fr-5-1', 'fr-r-1'], 'longwy', { counters: { revigny: ['ge-5-9'] } })
    table.refuses('leave-map', 'gb.fatigue.draw draw-first')
    drawn(table).do('leave-map')
    for (const name of ['fr-5-1', 'fr-r-1'])
      expect(table.g.counter.fate.of(table.names.counter(name))).toBe(FATE.exited)
    expect(table.told('left-map', GE)[0]).toMatchObject({ zone: 'longwy', count: 2 })
    expect(table.told('activation-ended')).toHaveLength(1)
  })

  it('gb.activation.whole: the enemy does not see which counters march, nor how fast', () => {
    const table = drawn(started(['fr-5-1', 'mac-mahon'], 'suippes')).do('move auberive-suippes')
    expect(table.told('moved', GE).at(-1)).toEqual({
      kind: 'moved',
      side: 'french',
      from: 'suippes',
      to: 'auberive',
      count: 2,
    })
    expect(table.told('moved', FR).at(-1)).toMatchObject({ cost: 1, mp: 3 })
  })

  it('gb.activation.end: its player may end it at once; the MP are forfeited and all markers are in the bowl', () => {
    const table = started(['fr-5-1'], 'suippes')
    table.do('end-activation')
    expect(table.stack()).toEqual([])
    expect(table.g.bowl.count.of(0)).toBe(2)
    expect(table.told('activation-ended').at(-1)).toMatchObject({ zone: 'suippes', markers: 0 })
  })
})
