import { describe, expect, it } from 'vitest'
import { countsAsUnit, decoyInHand, dryPaceOf, unmask } from '#engine/gaiter-button/ground/decoys.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { PLAYED } from '#engine/gaiter-button/state/shape.ts'
import { FR, GE, scene } from '../table.ts'

const table = (rain = false) =>
  scene({
    turn: 10,
    rain,
    counters: { rethel: ['mac-mahon', 'fr-5-1', 'french-decoy-1', 'french-decoy-2'] },
    begin: (g) => g.call(days, {}),
  })

describe('GB 13 – decoys', () => {
  it('gb.decoys.act: a decoy is infantry, cavalry or a leader as its owner says', () => {
    const { g, names } = table()
    const decoy = names.counter('french-decoy-1')
    const played = Object.values(PLAYED).map((as) => {
      g.counter.playedAs.set(decoy, as)
      return [dryPaceOf(g, decoy), countsAsUnit(g, decoy)]
    })
    expect(played).toEqual([
      [4, true],
      [8, true],
      [8, false],
    ])
  })
  it('gb.decoys.act: other counters are what they are', () => {
    const { g, names } = table()
    expect([dryPaceOf(g, names.counter('fr-5-1')), countsAsUnit(g, names.counter('fr-5-1'))]).toEqual([4, true])
    expect([dryPaceOf(g, names.counter('mac-mahon')), countsAsUnit(g, names.counter('mac-mahon'))]).toEqual([8, false])
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
