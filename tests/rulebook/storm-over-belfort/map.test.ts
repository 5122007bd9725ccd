import { describe, expect, it } from 'vitest'
import { bonusOf } from '#engine/storm-over-belfort/state/zones.ts'
import { garrison, position, zone } from './table.ts'

const numberOf = (t: ReturnType<typeof position>, number: number): number =>
  t.g.layout.language.numberOf('zone', zone(number))

describe('the map', () => {
  it('sb.map.bonus: a printed bonus counts alone, as shells have left it; a marker gives 1 where none is printed', () => {
    const t = position({
      ask: 'activations',
      side: 'french',
      at: { ...garrison, 7: '35rm-1' },
      forts: [7, 10],
      trenches: [7, 22],
      damage: { 1: 2, 8: 1 },
    })
    const bonus = (number: number): number => bonusOf(t.g, numberOf(t, number))
    expect([1, 2, 8].map(bonus)).toEqual([3, 2, 1])
    expect([7, 10, 22, 13].map(bonus)).toEqual([1, 1, 1, 0])
  })

  it('sb.map.camps: no unit marches into a zone that the enemy holds', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 7: '35rm-1', 18: 'plr1421-1' },
      forts: [7],
    })
    t.act('activate @18').act('join-all').act('remain')
    t.act('march plr1421-1')
    expect(t.why('to @7')).toBe('sb.map.camps enemy-there')
    expect(t.can('to @20')).toBe(false)
  })

  it('sb.map.adjacent: enemies stand side by side only where both zones have a bonus', () => {
    const at = { ...garrison, 7: '35rm-1', 14: 'plr1421-1', 17: 'mri67-1' }
    const open = position({ ask: 'operations', side: 'prussian', at })
    open.act('transfer plr1421-1')
    expect(open.why('to @18')).toBe('sb.map.adjacent enemy-beside')
    const fortified = position({ ask: 'operations', side: 'prussian', at, forts: [7] })
    fortified.act('transfer plr1421-1').act('to @18')
    expect(fortified.where('plr1421-1')).toBe('@18')
  })

  it('sb.map.stacking: three battalions and one artillery unit, six and four in the citadel; scouts and Uhlans do not count', () => {
    const t = position({
      ask: 'operations',
      side: 'prussian',
      at: {
        ...garrison,
        45: 'plr1421-1 plr1421-2 plr1421-3 caa-first-1',
        43: 'mri67-1/2 2rur caa-first-2',
        13: 'plr2154-1 plr2154-2 plr2154-3',
      },
    })
    t.act('transfer 2rur').act('to @45')
    expect(t.where('2rur')).toBe('@45')
    t.act('transfer caa-first-2')
    expect(t.why('to @13')).toBe('allowed')
    const full = position({
      ask: 'operations',
      side: 'french',
      at: { 1: 'art-fort 84rl 45rl 3bm gns gmhr gmv', 2: '57rp-1', 7: '35rm-1', 8: 'scouts-1' },
      forts: [7],
      state: {
        unit: {
          '84rl': { moved: true },
          '45rl': { moved: true },
          '3bm': { moved: true },
          gns: { moved: true },
          gmhr: { moved: true },
          gmv: { moved: true },
        },
      },
    })
    full.act('transfer 35rm-1')
    expect(full.why('to @1')).toBe('sb.map.stacking battalions')
    full.act('stay').act('transfer scouts-1')
    expect(full.can('to @1')).toBe(true)
  })

  it('sb.map.divisions: divisions do not mix on the map; siege artillery and pioneers join anybody', () => {
    const t = position({
      ask: 'operations',
      side: 'prussian',
      at: { ...garrison, 45: 'plr1421-1', 43: 'olr13-1 cbpb mfar4-1', 0: 'wlr7-1 nlr50' },
    })
    t.act('transfer olr13-1')
    expect(t.why('to @45')).toBe('sb.map.divisions other-division')
    t.act('stay').act('transfer cbpb').act('to @45').act('transfer mfar4-1').act('to @45')
    expect([t.where('cbpb'), t.where('mfar4-1')]).toEqual(['@45', '@45'])
  })

  it('sb.units.uhlans: no trench and no printed bonus for Uhlans; they enter a fortification, but attack none', () => {
    const t = position({
      ask: 'operations',
      side: 'prussian',
      at: { ...garrison, 45: '2rur' },
      forts: [44],
      trenches: [43],
    })
    t.act('transfer 2rur')
    expect(t.why('to @43')).toBe('sb.operational.prussian no-way')
    expect(t.can('to @14')).toBe(false)
    expect(t.can('to @44')).toBe(true)
    const attack = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 4: '4bmhs', 42: '2rur' },
      forts: [4, 42],
    })
    attack.act('activate @42').act('join-all').act('remain')
    expect(attack.why('attack @42 @4')).toBe('sb.attack.objective nobody')
  })
})
