import { describe, expect, it } from 'vitest'
import { garrison, position } from './table.ts'

describe('operational movement', () => {
  it('sb.operational.once: the Prussians first, then the French, each unit once', () => {
    const t = position({
      ask: 'operations',
      side: 'prussian',
      at: { ...garrison, 45: 'plr1421-1' },
      frame: {},
      state: {},
    })
    t.act('transfer plr1421-1').act('to @43')
    expect(t.why('transfer plr1421-1')).toBe('sb.operational.once moved')
    expect(t.why('transfer 84rl')).toBe('sb.operational.once not-here')
    const picked = position({ ask: 'operations', side: 'prussian', at: { ...garrison, 45: 'plr1421-1 plr1421-2' } })
    picked.act('transfer plr1421-1')
    expect(picked.why('transfer plr1421-2')).toBe('sb.operational.once one-by-one')
  })

  it('sb.operational.prussian: neither from, through, nor into zones next to the French, but for those with a bonus', () => {
    const at = { ...garrison, 4: '4bmhs', 44: 'plr1421-1', 42: 'plr2154-1', 43: 'plr1421-3' }
    const t = position({ ask: 'operations', side: 'prussian', at, forts: [42, 4] })
    expect(t.why('transfer plr2154-1')).toBe('sb.operational.prussian near')
    t.act('transfer plr1421-1')
    expect(t.can('to @12')).toBe(true)
    expect(t.can('to @42')).toBe(true)
    const open = position({
      ask: 'operations',
      side: 'prussian',
      at: { ...garrison, 4: '4bmhs', 44: 'plr1421-1' },
      forts: [4],
    })
    open.act('transfer plr1421-1')
    expect(open.why('to @42')).toBe('sb.operational.prussian no-way')
    // By way of 46 it still comes round to the north.
    expect(open.can('to @47')).toBe(true)
  })

  it('sb.operational.headquarters: by the edge of the map, and not next to the French without a fortification', () => {
    const at = { ...garrison, 13: '4bmhs', 45: 'plr1421-1', 0: 'plr2154-1' }
    const t = position({ ask: 'operations', side: 'prussian', at, forts: [15, 13] })
    t.act('transfer plr2154-1')
    expect(t.can('to @43')).toBe(true)
    expect(t.can('to @44')).toBe(false)
    expect(t.why('to @16')).toBe('sb.operational.headquarters no-gate')
    expect(t.can('to @15')).toBe(true)
    t.act('stay').act('transfer plr1421-1').act('to @0')
    expect(t.where('plr1421-1')).toBe('@0')
  })

  it('sb.operational.french: between zone 1 and its neighbours, artillery inward only', () => {
    const t = position({ ask: 'operations', side: 'french', at: { ...garrison, 7: '35rm-1', 10: 'gmsl' }, forts: [7] })
    expect(t.why('transfer gmsl')).toBe('sb.operational.french far')
    t.act('transfer 84rl').act('to @7')
    expect(t.where('84rl')).toBe('@7')
    t.act('transfer 7ra-1')
    expect(t.answers('to')).toEqual(['to @1'])
    t.act('to @1')
    expect(t.why('transfer art-fort')).toBe('sb.guns.bound stays')
  })

  it('sb.operational.limits: a unit comes into a full zone when another one makes room, and nothing else is done before', () => {
    const at = { ...garrison, 45: 'plr1421-1 plr1421-2 plr1421-3', 43: 'mri67-1 mri67-2 mri67-3' }
    const t = position({ ask: 'operations', side: 'prussian', at })
    t.act('transfer mri67-1').act('to @45')
    expect(t.why('end-operations')).toBe('sb.operational.limits crowded')
    expect(t.why('transfer mri67-2')).toBe('sb.operational.limits crowded')
    t.act('transfer plr1421-1').act('to @43')
    expect(t.why('end-operations')).toBe('allowed')
    expect([t.where('mri67-1'), t.where('plr1421-1')]).toEqual(['@45', '@43'])
  })

  it('sb.operational.limits: whoever comes into a full zone does not count as one who could make room in the end', () => {
    const moved = Object.fromEntries(
      ['35rm-1', '16rp-1', '16rp-2', '57rp-1', 'gns', '65rp-2', 'gmv'].map((unit) => [unit, { moved: true }]),
    )
    const t = position({
      ask: 'operations',
      side: 'french',
      at: { 1: 'art-fort 35rm-1 16rp-1 16rp-2 57rp-1 gns gmsl', 7: '4bmhs', 9: '65rp-2 gmv 57rp-2' },
      forts: [7, 9],
      state: { unit: moved },
    })
    t.act('transfer 4bmhs').act('to @1').act('transfer gmsl')
    // From 9 only 57rp-2 could go, and only back to 1, which is full without the unit that makes room now.
    expect(t.can('to @9')).toBe(false)
    expect(t.can('to @7')).toBe(true)
  })
})
