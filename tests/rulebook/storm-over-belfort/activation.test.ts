import { describe, expect, it } from 'vitest'
import { garrison, position } from './table.ts'

describe('activations', () => {
  it('sb.activation.order: in turn from the side with the initiative, until two passes follow each other', () => {
    const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 10: 'gmsl', 45: 'plr1421-1' } })
    t.act('pass')
    expect(t.asks).toBe('french activations')
    t.act('activate @10').act('join-all').act('end-march')
    expect(t.asks).toBe('prussian activations')
    t.act('pass').act('pass')
    expect(t.asks).not.toContain('activations')
  })

  it('sb.activation.cost: a point each time, for the same zone again as well', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 45: 'plr1421-1' },
      points: { french: 1, prussian: 2 },
    })
    expect(t.why('activate @44')).toBe('sb.activation.cost not-held')
    t.act('activate @45').act('join-all').act('end-march').act('pass').act('activate @45')
    expect(t.points('prussian')).toBe(0)
  })

  it('sb.activation.units: those in good order or diminished, and artillery with them', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 45: 'plr1421-1/1 plr1421-2/2 caa-first-1', 43: 'mri67-1' },
    })
    t.act('activate @45')
    expect(t.why('join plr1421-2')).toBe('sb.activation.units exhausted')
    expect(t.why('join mri67-1')).toBe('sb.activation.units elsewhere')
    expect(t.why('ready')).toBe('sb.activation.units nobody')
    t.act('join caa-first-1').act('join plr1421-1')
    t.act('march caa-first-1').act('to @43')
    expect(t.where('caa-first-1')).toBe('@43')
  })

  it('sb.activation.sequence: named, marched, attacked, and then no unit is on the offensive', () => {
    const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 45: 'plr1421-1 plr1421-2' } })
    t.act('activate @45').act('join plr1421-1').act('ready').act('march plr1421-1').act('to @44').act('end-march')
    expect([t.where('plr1421-1'), t.where('plr1421-2'), t.g.unit.active.of(26)]).toEqual(['@44', '@45', false])
  })

  it('sb.activation.exchange: two battalions of adjacent zones with a bonus change places for a point', () => {
    const t = position({
      ask: 'activations',
      side: 'french',
      at: { 1: 'art-fort 84rl gns/2', 2: '57rp-1', 10: 'gmsl', 45: 'plr1421-1' },
    })
    expect(t.why('exchange gmsl')).toBe('sb.activation.exchange nobody')
    t.act('exchange gns')
    expect(t.why('with gmsl')).toBe('sb.activation.exchange not-adjacent')
    t.act('with 57rp-1')
    expect([t.where('gns'), t.where('57rp-1'), t.points('french')]).toEqual(['@2', '@1', 4])
  })

  it('sb.activation.exchange: Uhlans change places like battalions, but not into a trench, and who comes needs room', () => {
    const at = { ...garrison, 45: '2rur plr2154-1 plr2154-2 plr2154-3', 43: 'plr1421-1', 15: 'plr2661-1' }
    const t = position({ ask: 'activations', side: 'prussian', at, forts: [45, 43], trenches: [15] })
    expect(t.why('exchange 2rur')).toBe('sb.activation.exchange nobody')
    const open = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 45: '2rur', 43: 'plr1421-1', 15: 'plr2661-1' },
      forts: [45, 43],
      trenches: [15],
    })
    open.act('exchange 2rur')
    expect(open.answers('with')).toEqual(['with plr1421-1'])
  })

  it('sb.activation.order: who has exhausted battalions only is asked, for they can change places', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { 1: '84rl', 45: 'plr1421-1/2', 43: 'plr1421-2/2' },
      forts: [45, 43],
    })
    t.act('exchange plr1421-1').act('with plr1421-2')
    expect(t.where('plr1421-1')).toBe('@43')
  })

  it('sb.activation.guns: artillery of a zone moves on its own, free, once a turn', () => {
    const t = position({
      ask: 'activations',
      side: 'french',
      at: { ...garrison, 10: 'gmsl 12ra-1 flying-battery', 45: 'plr1421-1' },
    })
    t.act('move-guns 12ra-1').act('to @9')
    expect(t.asks).toBe('french guns-march')
    t.act('move-guns flying-battery').act('to @9')
    expect([t.where('12ra-1'), t.points('french')]).toEqual(['@9', 5])
    t.act('pass')
    expect(t.why('move-guns 12ra-1')).toBe('sb.activation.guns moved')
  })
})

describe('marching', () => {
  it('sb.movement.once: one unit after the other, each once', () => {
    const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 45: 'plr1421-1 plr1421-2' } })
    t.act('activate @45').act('join-all').act('march plr1421-1')
    expect(t.why('march plr1421-2')).toBe('sb.movement.once one-by-one')
    t.act('to @40')
    expect(t.why('march plr1421-1')).toBe('sb.movement.once marched')
    t.act('march plr1421-2').act('to @15')
    expect([t.where('plr1421-1'), t.where('plr1421-2')]).toEqual(['@40', '@15'])
  })

  it('sb.movement.march: any distance through zones with room', () => {
    const full = 'plr2154-1 plr2154-2 plr2154-3'
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: {
        ...garrison,
        45: 'plr1421-1',
        15: full,
        43: 'mri67-1 mri67-2 mri67-3',
        44: 'plr2661-1 plr2661-2 plr2661-3',
      },
    })
    t.act('activate @45').act('join-all')
    expect(t.why('march plr1421-1')).toBe('sb.movement.once nowhere')
    const free = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 45: 'plr1421-1', 15: full } })
    free.act('activate @45').act('join-all').act('march plr1421-1')
    expect([free.can('to @36'), free.can('to @15')]).toEqual([true, false])
  })

  it('sb.movement.stop: next to the enemy a unit stops, unless friends are there', () => {
    const at = { ...garrison, 4: '4bmhs', 43: 'plr1421-1' }
    const t = position({ ask: 'activations', side: 'prussian', at, forts: [4] })
    t.act('activate @43').act('join-all').act('march plr1421-1')
    // 42 is next to 4: it ends there, and does not reach 5 behind it but by 47.
    expect([t.can('to @42'), t.can('to @12')]).toEqual([true, true])
    const far = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 20: 'plr1421-1' } })
    far.act('activate @20').act('join-all').act('march plr1421-1')
    expect([far.can('to @10'), far.can('to @9'), far.can('to @6')]).toEqual([true, true, true])
    const passing = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 10: 'gmsl', 21: 'plr1421-1', 20: 'plr1421-2', 22: 'plr1421-3' },
      forts: [22],
    })
    passing.act('activate @21').act('join-all').act('march plr1421-1')
    expect(passing.can('to @18')).toBe(true)
  })

  it('sb.movement.guns: artillery does not end alone next to enemy infantry', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 10: 'gmsl', 21: 'plr1421-1 caa-first-1', 20: 'plr1421-2' },
    })
    t.act('move-guns caa-first-1')
    expect([t.can('to @20'), t.can('to @22'), t.can('to @23')]).toEqual([true, false, true])
  })

  it('sb.movement.leaving: who leaves the enemy is fired at once in the first column; who is exhausted stays', () => {
    const at = { ...garrison, 10: 'gmsl', 20: 'plr1421-1/1 plr1421-2' }
    const t = position({ ask: 'activations', side: 'prussian', at })
    t.act('activate @20').act('join-all')
    expect(t.asks).toBe('prussian departure')
    t.act('depart-all', 5)
    // Row 5 of the first column: two hits, one each.
    expect(t.told('fired')).toMatchObject({ firepower: 1, hits: 2 })
    expect(t.why('march plr1421-1')).toBe('sb.activation.units exhausted')
    t.act('march plr1421-2').act('to @21')
    expect([t.where('plr1421-1'), t.where('plr1421-2')]).toEqual(['@20', '@21'])
    const beside = position({ ask: 'activations', side: 'prussian', at })
    beside.act('activate @20').act('join plr1421-2').act('ready').act('remain').act('march plr1421-2')
    expect([beside.can('to @18'), beside.why('to @21')]).toEqual([true, 'sb.movement.leaving held-fast'])
    // 24 is next to the enemy, but the way there, by 21 and 23, is not.
    expect(beside.can('to @24')).toBe(false)
  })
})
