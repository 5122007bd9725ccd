import { describe, expect, it } from 'vitest'
import { rallyLedger, rallyTest } from '#engine/gaiter-button/march/rally.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { position, scripted } from '../position.ts'
import { FR, GE, names, type Names, type Standing } from '../table.ts'
import { expectRefused, left, working } from '../works.ts'

const shaken =
  (...units: readonly string[]) =>
  (g: G, { counter }: Names) => {
    for (const unit of units) g.counter.demoralised.set(counter(unit), true)
  }

/** A French stack at Rethel, part of it demoralised. */
function rallying(stack: readonly string[], others: Standing, broken: readonly string[] = stack, mp = 4) {
  return working({
    side: FR,
    stack,
    counters: { rethel: stack, ...others },
    mp,
    allowance: 4,
    fresh: false,
    arrange: shaken(...broken),
  })
}
const withLeader = (stack: readonly string[], broken: readonly string[] = stack) =>
  rallying([...stack, 'mac-mahon'], {}, broken)

describe('GB 12 – rally', () => {
  it('gb.rally.day: where its commander is a demoralised unit spends all its MP, and draws no marker', () => {
    const table = withLeader(['fr-1-1'], ['fr-1-1'])
    table.do('rally', 5)
    expect(table.g.counter.demoralised.of(table.names.counter('fr-1-1'))).toBe(false)
    // The activation is over, and with it the impulse.
    expect(table.g.stack.count).toBe(0)
    expect(table.told('marker-kept')).toEqual([])
  })
  it('gb.rally.day: a commander who stands by is enough, be he inside the fortress', () => {
    const standing = (inside: boolean) =>
      working({
        side: FR,
        stack: ['fr-1-1'],
        counters: { sedan: ['fr-1-1', 'mac-mahon'] },
        arrange(g, table) {
          shaken('fr-1-1')(g, table)
          g.counter.inside.set(table.counter('mac-mahon'), inside)
        },
      })
    expect([standing(false).can('rally'), standing(true).can('rally')]).toEqual([true, true])
  })
  it('gb.rally.day: only before any MP is spent', () => {
    const table = rallying(['fr-1-1', 'mac-mahon'], {}, ['fr-1-1'], 3)
    expectRefused(table, 'rally', 'gb.rally.day mp-spent')
    expect(left(table).mp).toBe(3)
  })
  it('gb.rally.day: not without a leader who commands the unit', () => {
    expectRefused(rallying(['fr-1-1'], { 'menil-annelles': ['mac-mahon'] }), 'rally', 'gb.rally.day no-leader')
    const foreign = (leader: string) =>
      working({
        stack: ['ge-5-9'],
        counters: { 'bar-le-duc': ['ge-5-9', leader] },
        arrange: shaken('ge-5-9'),
      })
    // The 9th Division is of the Third Army: the Crown Prince of Saxony does not command it, Moltke commands all.
    expectRefused(foreign('albert-of-saxony'), 'rally', 'gb.rally.day no-leader')
    expect(foreign('moltke').can('rally')).toBe(true)
    expect(foreign('frederick-william').can('rally')).toBe(true)
  })
  it('gb.rally.day: not in a contested zone, and not for those who are in good order', () => {
    const contested = rallying(['fr-1-1'], { rethel: ['fr-1-1', 'mac-mahon', 'german-decoy-1'] })
    expectRefused(contested, 'rally', 'gb.rally.day contested')
    expectRefused(withLeader(['fr-1-1'], []), 'rally', 'gb.rally.day nobody')
  })
  it('gb.rally.day: each demoralised unit of the stack tests separately', () => {
    const table = withLeader(['fr-1-1', 'fr-1-2', 'fr-1-3'], ['fr-1-1', 'fr-1-3'])
    table.do('rally', 6, 1)
    const { g } = table
    const demoralised = ['fr-1-1', 'fr-1-2', 'fr-1-3'].map((name) =>
      g.counter.demoralised.of(table.names.counter(name)),
    )
    // Wolff 5 against 6 less 1, L'Hériller 5.
    expect(demoralised).toEqual([false, false, false])
    expect(table.told('rally-rolled')).toHaveLength(2)
  })

  it('gb.rally.test: the die may be the morale at most, with the leader’s value taken off', () => {
    const test = (
      unit: string,
      die: number,
      leader: string | undefined,
      wanted: { rain?: boolean; hungry?: boolean } = {},
    ) => {
      const g = position({ counters: { rethel: [unit, 'mac-mahon'] } })
      const { counter } = names(g)
      g.rain = wanted.rain ?? false
      g.counter.outOfSupply.set(counter(unit), wanted.hungry ?? false)
      g.counter.demoralised.set(counter(unit), true)
      let rallied = false
      scripted(g, [{ draw: 'rally', value: die }], () => {
        rallied = rallyTest(g, counter(unit), leader === undefined ? NONE : counter(leader))
      })
      expect(g.counter.demoralised.of(counter(unit))).toBe(!rallied)
      return rallied
    }
    // Goze has a morale of 4.
    expect([test('fr-5-1', 4, undefined), test('fr-5-1', 5, undefined)]).toEqual([true, false])
    expect([test('fr-5-1', 5, 'mac-mahon'), test('fr-5-1', 6, 'mac-mahon')]).toEqual([true, false])
    expect([test('fr-5-1', 3, undefined, { rain: true }), test('fr-5-1', 4, undefined, { rain: true })]).toEqual([
      true,
      false,
    ])
    expect(test('fr-5-1', 4, 'mac-mahon', { hungry: true })).toBe(true)
    expect(test('fr-5-1', 4, 'mac-mahon', { hungry: true, rain: true })).toBe(false)
  })
  it('gb.rally.test: the sum is made of leader, rain and want of supply', () => {
    const g = position({ counters: { 'bar-le-duc': ['ge-5-9', 'moltke'] } })
    const { counter } = names(g)
    g.rain = true
    g.counter.outOfSupply.set(counter('ge-5-9'), true)
    expect(rallyLedger(g, counter('ge-5-9'), counter('moltke')).lines).toMatchObject([
      { label: 'leader', value: -2 },
      { label: 'rain', value: 1 },
      { label: 'out-of-supply', value: 1 },
    ])
    expect(rallyLedger(g, counter('ge-5-9'), NONE).total).toBe(2)
  })
  it('gb.rally.test: its odds are exact, for each unit of its own', () => {
    // Goze needs 5 or less with Mac-Mahon, Blanchard with a morale of 3 needs 4.
    const table = withLeader(['fr-5-1', 'fr-13-3'], ['fr-5-1', 'fr-13-3'])
    expect(table.odds('rally')).toEqual({
      units: {
        'fr-5-1': { rallied: expect.closeTo(5 / 6) as number, demoralised: expect.closeTo(1 / 6) as number },
        'fr-13-3': { rallied: expect.closeTo(4 / 6) as number, demoralised: expect.closeTo(2 / 6) as number },
      },
    })
  })
  it('gb.rally.test: the enemy sees whether a unit is rallied, but not the die', () => {
    const table = withLeader(['fr-1-1', 'fr-5-1'], ['fr-5-1']).do('rally', 6)
    expect(table.told('rally-rolled', GE)).toEqual([
      { kind: 'rally-rolled', side: 'french', zone: 'rethel', rallied: false },
    ])
    expect(table.told('draw', GE).filter(({ label }) => label === 'rally')).toEqual([])
    expect(table.told('rally-rolled', FR)[0]).toMatchObject({ counter: 'fr-5-1', morale: 4 })
  })
})
