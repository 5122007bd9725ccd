import { describe, expect, it } from 'vitest'
import { impulseOf, mustered, type MarchOdds } from '../marching.ts'

const total = (shares: Record<string, number>): number => Object.values(shares).reduce((sum, one) => sum + one, 0)

describe('GB 8.3 – how far a stack comes', () => {
  it('gb.fatigue.stop: without points a march of one connection fails by two markers in twelve', () => {
    const odds = mustered(['fr-5-1'], 'suippes').odds('march-off') as unknown as MarchOdds
    expect(odds).toMatchObject({ mp: 4, cp: 0 })
    expect(odds.zones['auberive']).toMatchObject({ connections: 1, markers: 1 })
    expect(odds.zones['auberive']!.chance.reached).toBeCloseTo(10 / 12)
    // The marker kept is out of the bowl when the second is drawn.
    expect(odds.plans[2]!.chance.drawn).toBeCloseTo((10 / 12) * (9 / 11))
    for (const plan of odds.plans) for (const shares of [plan.kept, plan.sums]) expect(total(shares)).toBeCloseTo(1)
  })

  it('gb.fatigue.return: a point makes up for a STOP', () => {
    const odds = mustered(['fr-5-1'], 'suippes', { near: ['mac-mahon'] }).odds('march-off') as unknown as MarchOdds
    expect(odds.cp).toBe(1)
    expect(odds.zones['auberive']!.chance.reached).toBeCloseTo(1 - (2 / 12) ** 2)
  })

  it('gb.fatigue.fast: cavalry needs a marker for two connections', () => {
    const odds = mustered(['fr-r-1'], 'suippes').odds('march-off') as unknown as MarchOdds
    expect(odds.zones['auberive']!.markers).toBe(1)
    expect(odds.zones['pontfaverger']).toMatchObject({ connections: 2, markers: 1 })
  })

  it('gb.entry.stop: nobody is expected beyond an enemy who stops him', () => {
    const table = impulseOf({ counters: { suippes: ['fr-5-1'], auberive: ['ge-5-9'] } })
    const odds = table.do('activate suippes').do('take fr-5-1').odds('march-off') as unknown as MarchOdds
    expect(odds.zones['auberive']).toBeDefined()
    expect(odds.zones['pontfaverger']?.connections ?? 3).toBeGreaterThan(2)
  })
})
