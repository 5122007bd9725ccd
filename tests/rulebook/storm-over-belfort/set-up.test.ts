import { describe, expect, it } from 'vitest'
import { begin } from './table.ts'

describe('the initial deployment', () => {
  it('sb.setup.units: the French place all, then the Prussians, with the markers of both on the map', () => {
    const t = begin('siege')
    expect(t.asks).toBe('french set-up')
    expect(t.why('place scouts-1 @1')).toBe('sb.setup.units not-to-place')
    const forts = [4, 7, 9, 31, 32, 47]
    expect(t.g.campaign.zones.flatMap(({ number }, zone) => (t.g.zone.fortification.of(zone) ? [number] : []))).toEqual(
      forts,
    )
    while (t.asks === 'french set-up') t.act(t.answers('place')[0] ?? '')
    expect(t.asks).toBe('prussian set-up')
    while (t.asks === 'prussian set-up') t.act(t.answers('place')[0] ?? '')
    expect(t.g.turn).toBe(1)
  })

  it('sb.setup.french: fortress artillery in zone 1, other artillery outside, garrisons for zones 1, 2, 3 and 8', () => {
    const t = begin('siege')
    expect(t.why('place art-fort @2')).toBe('sb.setup.french fortress')
    expect(t.why('place 7ra-1 @1')).toBe('sb.setup.french guns-outside')
    expect(t.why('place 84rl @13')).toBe('sb.setup.french outside')
    const away = ['35rm-1', '3bm', '45rl', '84rl', '16rp-1', '16rp-2', '65rp-1', '65rp-2', '57rp-1', '57rp-2', '57rp-3']
    const zones = [4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7]
    away.forEach((unit, index) => t.act(`place ${unit} @${zones[index]}`))
    expect(t.why('place 4bmhs @9')).toBe('sb.setup.french battalions')
    t.act('place 4bmhs @1').act('place gmhr @1').act('place gmsl @2').act('place gmv @3').act('place gns @8')
    t.act('place 7ra-1 @4').act('place 12ra-1 @5').act('place 12ra-2 @6').act('place flying-battery @4')
    expect(t.why('place arthr-1 @7')).toBe('sb.setup.french guns')
  })

  it('sb.setup.prussian: zones on the edge of the map', () => {
    const t = begin('siege')
    while (t.asks === 'french set-up') t.act(t.answers('place')[0] ?? '')
    expect(t.why('place plr1421-1 @13')).toBe('sb.setup.prussian not-on-edge')
    expect(t.why('place olr13-1 @15')).toBe('sb.setup.units not-to-place')
    expect(t.why('place plr1421-1 headquarters')).toBe('sb.setup.units headquarters')
    t.act('place 3rur @15')
    expect(t.why('place plr1421-1 @15')).toBe('sb.map.divisions other-division')
  })

  it('sb.setup.historical: with the option, and in later scenarios, there is nothing to place', () => {
    const t = begin('siege', { historicalSetUp: true })
    expect([t.where('gmsl'), t.where('plr1421-1'), t.g.turn]).toEqual(['@10', '@36', 1])
    const later = begin('january-1871')
    expect([later.g.turn, later.where('shlr84'), later.unit('gmv').status]).toEqual([5, '@0', 1])
  })
})
