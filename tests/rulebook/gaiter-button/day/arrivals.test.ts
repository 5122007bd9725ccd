import { describe, expect, it } from 'vitest'
import { arrivals, decoyPlacement } from '#engine/gaiter-button/day/arrivals.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FATE, SEEN } from '#engine/gaiter-button/state/shape.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FR, GE, scene, type Names, type Standing, type Table } from '../table.ts'

/** The morning of a day: the first phase, and then the last day's end. */
function morning(turn: number, counters: Standing, arrange?: (g: G, names: Names) => void): Table {
  return scene({
    turn,
    counters,
    ...(arrange ? { arrange } : {}),
    begin(g) {
      g.call(days, {})
      g.call(arrivals, {})
    },
  })
}
const fate = (table: Table, name: string) => table.g.counter.fate.of(table.names.counter(name))

describe('GB 3 – reinforcements and decoys', () => {
  it('gb.reinforcements.entry: the 1st Division of the 13th Corps comes to Rethel on 28 August', () => {
    const table = morning(4, { rethel: ['mac-mahon'], 'bar-le-duc': ['moltke', 'ge-g-1'] })
    expect(table.where('fr-13-1')).toBe('rethel')
    expect(fate(table, 'fr-13-1')).toBe(FATE.inPlay)
  })
  it('gb.reinforcements.entry: the enemy sees the arrival, which the table of reinforcements shows anyway', () => {
    const table = scene({
      turn: 4,
      counters: { rethel: ['fr-5-1'], 'bar-le-duc': ['moltke'] },
      begin(g) {
        g.call(days, {})
        g.call(arrivals, {})
        g.call(decoyPlacement, { side: FR })
      },
    })
    table.do('keep-decoys')
    expect(table.told('arrived', GE)).toMatchObject([{ counter: 'fr-13-1', zone: 'rethel' }])
  })
  it('gb.reinforcements.entry: not a day before or after, and not its sister', () => {
    const table = morning(3, { rethel: ['mac-mahon', 'fr-5-1'], 'bar-le-duc': ['moltke'] })
    expect(table.where('fr-13-1')).toBe('-')
    expect(fate(table, 'fr-13-1')).toBe(FATE.awaited)
    const later = morning(4, { rethel: ['mac-mahon', 'fr-5-1'], 'bar-le-duc': ['moltke'] })
    expect(later.where('fr-13-3')).toBe('-')
  })
  it('gb.reinforcements.entry: alone in its zone it is known, among others it is lost from sight', () => {
    const seen = (counters: Standing) => {
      const table = morning(4, counters)
      return table.g.counter.seen.of(table.names.counter('fr-13-1'))
    }
    expect(seen({ 'bar-le-duc': ['moltke'] })).toBe(SEEN.identity)
    expect(seen({ rethel: ['fr-5-1'], 'bar-le-duc': ['moltke'] })).toBe(SEEN.not)
  })
  it('gb.reinforcements.axis: in a zone with enemies they have their axis off the map', () => {
    const table = morning(4, { rethel: ['ge-g-1'] })
    const rethel = table.names.zone('rethel')
    expect(table.g.zone.edgeAxis.of(rethel)).toBe(FR + 1)
    expect(table.g.zone.intruder.of(rethel)).toBe(FR + 1)
  })
  it('gb.reinforcements.axis: in a zone without enemies nothing is marked', () => {
    const table = morning(4, { rethel: ['fr-5-1'], 'bar-le-duc': ['ge-g-1'] })
    expect(table.g.zone.edgeAxis.of(table.names.zone('rethel'))).toBe(0)
  })

  it('gb.reinforcements.decoys: the French place theirs first, one by one, where they have units', () => {
    const table = morning(3, { rethel: ['fr-5-1'], sedan: ['mac-mahon'], 'bar-le-duc': ['ge-g-1', 'moltke'] })
    expect(table.g.decider).toBe(FR)
    expect(table.options).toEqual(['place-decoy rethel', 'keep-decoys'])
    table.refuses('place-decoy sedan', 'gb.reinforcements.decoys no-unit')
    table.do('place-decoy rethel').do('place-decoy rethel').do('keep-decoys')
    expect(table.where('french-decoy-2')).toBe('rethel')
    expect(table.where('french-decoy-3')).toBe('-')
    expect(table.g.decider).toBe(GE)
    expect(table.options).toEqual(['place-decoy bar-le-duc', 'keep-decoys'])
  })
  it('gb.reinforcements.decoys: where the only units are inside a fortress the decoy is put inside with them', () => {
    const table = morning(3, { sedan: ['fr-5-2'], douzy: ['ge-g-1'] }, (g, names) =>
      g.counter.inside.set(names.counter('fr-5-2'), true),
    )
    table.do('place-decoy sedan')
    const decoy = table.names.counter('french-decoy-1')
    expect([table.where('french-decoy-1'), table.g.counter.inside.of(decoy)]).toEqual(['sedan', true])
  })
  it('gb.reinforcements.decoys: when the last one is placed the questions end', () => {
    const table = morning(3, { rethel: ['fr-5-1'], 'bar-le-duc': ['ge-g-1'] })
    for (let count = 0; count < 4; count++) table.do('place-decoy rethel')
    expect(table.g.decider).toBe(GE)
    table.refuses('place-decoy rethel', 'gb.reinforcements.decoys no-unit')
  })
  it('gb.reinforcements.decoys: a decoy is turned as the counters beside it, and mixed with them', () => {
    const table = morning(3, { rethel: ['fr-5-1', 'fr-5-2'], 'bar-le-duc': ['ge-g-1'] }, (g, names) => {
      for (const name of ['fr-5-1', 'fr-5-2']) {
        g.counter.outOfSupply.set(names.counter(name), true)
        g.counter.seen.set(names.counter(name), SEEN.identity)
      }
    })
    table.do('place-decoy rethel')
    expect(table.g.counter.outOfSupply.of(table.names.counter('french-decoy-1'))).toBe(true)
    expect(table.g.counter.seen.of(table.names.counter('fr-5-1'))).toBe(SEEN.not)
  })
})
