import { describe, expect, it } from 'vitest'
import { countedUnits, decoyInHand, paceOf, unmask } from '#engine/gaiter-button/decoys.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FR, GE, scene } from './table.ts'

const table = (rain = false) =>
  scene({
    turn: 10,
    rain,
    counters: { rethel: ['mac-mahon', 'fr-5-1', 'french-decoy-1', 'french-decoy-2'] },
    begin: (g) => g.call(days, {}),
  })

describe('GB 13 – decoys', () => {
  it('gb.decoys.act: a decoy is as fast as the fastest counters, in rain as they are', () => {
    const pace = (rain: boolean, name: string) => {
      const { g, names } = table(rain)
      return paceOf(g, names.counter(name))
    }
    expect([pace(false, 'french-decoy-1'), pace(true, 'french-decoy-1')]).toEqual([8, 6])
    expect([pace(false, 'fr-5-1'), pace(true, 'mac-mahon')]).toEqual([4, 6])
  })
  it('gb.decoys.act: neither decoys nor leaders are counted against their owner', () => {
    const { g, names } = table()
    const all = ['mac-mahon', 'fr-5-1', 'french-decoy-1', 'french-decoy-2'].map((name) => names.counter(name))
    expect(countedUnits(g, all)).toBe(1)
  })
  it('gb.decoys.removed: decoys among revealed counters go back into the hand, all others stay', () => {
    const { g, names } = table()
    const hand = decoyInHand(g, FR)
    expect(g.nameOf('counter', hand)).toBe('french-decoy-3')
    const shown = ['mac-mahon', 'french-decoy-1'].map((name) => names.counter(name))
    expect(unmask(g, shown)).toBe(1)
    expect(g.revealed).toBe(true)
    expect(g.counter.zone.of(names.counter('mac-mahon'))).toBe(names.zone('rethel'))
    expect(g.nameOf('counter', decoyInHand(g, FR))).toBe('french-decoy-1')
    expect(decoyInHand(g, GE)).toBeGreaterThan(hand)
  })
  it('gb.decoys.removed: where there is no decoy nothing is revealed', () => {
    const { g, names } = table()
    g.revealed = false
    expect(unmask(g, [names.counter('fr-5-1')])).toBe(0)
    expect(g.revealed).toBe(false)
  })
})
