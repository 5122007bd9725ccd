import { describe, expect, it } from 'vitest'
import { garrison, position, type Position, type Table } from './table.ts'

const works = (side: Position['side'], at: Position['at'], wanted: Partial<Position> = {}): Table =>
  position({ ask: 'spending', side, at: { ...garrison, ...at }, ...wanted })

describe('the reorganisation', () => {
  it('sb.works.order: artillery is ready, then stratagems, points and counters, the initiative first', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 10: 'gmsl', 45: 'plr1421-1' },
      hands: { french: ['scouts-again'], prussian: ['illness-envoys'] },
      state: { unit: { 'art-fort': { used: true } } },
    })
    t.act('pass').act('pass')
    expect([t.asks, t.unit('art-fort').used]).toEqual(['prussian intrigue', false])
    t.act('end-stratagems')
    expect(t.asks).toBe('french intrigue')
    t.act('end-stratagems').act('end-works').act('end-works')
    expect(t.asks).toBe('prussian keeping')
  })

  it('sb.works.arrivals: the IV. division comes in the reorganisation of turn 1', () => {
    const t = position({
      ask: 'activations',
      side: 'french',
      turn: 1,
      at: { ...garrison, 45: 'plr1421-1' },
      points: { french: 0, prussian: 1 },
      state: { unit: { 'olr13-1': { fate: 0 } } },
    })
    for (let step = 0; step < 9 && t.where('olr13-1') === '-'; step++)
      t.act(t.can('pass') ? 'pass' : (t.game.decision()?.actions[0] ?? ''))
    expect([t.where('olr13-1'), t.where('olr13-2'), t.where('mfar4-1')]).toEqual(['@0', '-', '-'])
  })

  it('sb.works.rally: three battalions a level for a point, none twice, none next to the enemy but in zone 1', () => {
    const t = works(
      'french',
      { 1: 'art-fort 84rl/2 45rl/1', 7: '35rm-1/1', 6: '3bm/2', 9: 'gmsl/1', 24: 'plr1421-1' },
      { forts: [9] },
    )
    expect(t.why('rally gmsl')).toBe('sb.works.rally enemy-beside')
    t.act('rally 84rl').act('rally 45rl').act('rally 3bm')
    expect([t.points('french'), t.unit('84rl').status]).toEqual([4, 1])
    expect(t.why('rally 84rl')).toBe('sb.works.rally once')
    t.act('rally 35rm-1')
    expect([t.points('french'), t.unit('35rm-1').status]).toEqual([3, 0])
    expect(t.why('rally 45rl')).toBe('sb.works.rally good')
    const besieged = works('french', { 1: 'art-fort 84rl/2', 9: 'plr1421-1' }, { forts: [9] })
    expect(besieged.can('rally 84rl')).toBe(true)
  })

  it('sb.works.headquarters: four battalions at the headquarters rise for nothing', () => {
    const at = { 0: 'plr1421-1/1 plr1421-2/2 plr1421-3/1 mri67-1/1 mri67-2/1', 45: 'plr6166-1' }
    const t = works('prussian', at, { frame: { free: 4 } })
    for (const unit of ['plr1421-1', 'plr1421-2', 'plr1421-3', 'mri67-1']) t.act(`rally ${unit}`)
    expect([t.points('prussian'), t.unit('plr1421-2').status]).toEqual([5, 1])
    t.act('rally mri67-2')
    expect(t.points('prussian')).toBe(4)
  })

  it('sb.works.rebuild: in good order to the headquarters, diminished to zone 1, and not in the same turn', () => {
    const state = {
      unit: { 'plr1421-1': { fate: 1, lostIn: 2 }, 'plr1421-2': { fate: 1, lostIn: 3 }, 'plr1421-3': { fate: 2 } },
    }
    const t = works('prussian', { 45: 'plr6166-1' }, { state })
    expect(t.why('rebuild plr1421-2')).toBe('sb.works.rebuild this-turn')
    expect(t.why('rebuild plr1421-3')).toBe('sb.works.rebuild lost')
    t.act('rebuild plr1421-1')
    expect(t.unit('plr1421-1')).toMatchObject({ zone: '@0', status: 0, fate: 0 })
    const french = works('french', { 45: 'plr6166-1' }, { state: { unit: { '35rm-1': { fate: 1, lostIn: 1 } } } })
    french.act('rebuild 35rm-1')
    expect(french.unit('35rm-1')).toMatchObject({ zone: '@1', status: 1 })
  })

  it('sb.works.fortify: with a battalion, not a fort, and next to the enemy only with a printed bonus or a trench', () => {
    const at = { 10: 'gmsl/2', 9: '35rm-1', 6: 'flying-battery', 24: 'plr1421-1' }
    const t = works('french', at, { forts: [9] })
    expect(t.why('fortify @3')).toBe('sb.works.fortify fort')
    expect(t.why('fortify @9')).toBe('sb.works.fortify there')
    expect(t.why('fortify @6')).toBe('sb.works.fortify no-battalion')
    t.act('fortify @10')
    expect([t.points('french'), t.g.zone.fortification.of(9)]).toEqual([4, true])
    const prussian = works(
      'prussian',
      { 9: '35rm-1', 32: 'plr1421-1', 24: 'plr2154-1' },
      { forts: [9], trenches: [32] },
    )
    expect([prussian.can('fortify @32'), prussian.can('fortify @24')]).toEqual([true, true])
  })

  it('sb.works.limit: one a turn for the French, two for the Prussians, three with the pioneers', () => {
    const french = works('french', { 10: 'gmsl', 4: '4bmhs', 45: 'plr1421-1' })
    french.act('fortify @10')
    expect(french.why('fortify @4')).toBe('sb.works.limit enough')
    const at = { 45: 'plr1421-1', 43: 'plr1421-2', 40: 'plr1421-3', 41: 'cbpb' }
    const t = works('prussian', at)
    t.act('fortify @45').act('fortify @43')
    expect(t.why('fortify @40')).toBe('sb.works.limit enough')
    t.act('fortify @41')
    expect(t.g.zone.fortification.of(40)).toBe(true)
  })

  it('sb.works.trench: two points, one by the pioneers; without a printed bonus, a trench or the French', () => {
    const t = works('prussian', { 7: '35rm-1', 18: 'plr1421-1', 20: 'cbpb', 9: 'gmsl' }, { forts: [7, 9] })
    expect(t.why('dig @10')).toBe('sb.works.trench bonus')
    expect(t.why('dig @7')).toBe('sb.works.trench french')
    expect(t.why('dig @13')).toBe('sb.works.trench no-battalion')
    t.act('dig @17')
    expect(t.points('prussian')).toBe(4)
    expect(t.why('dig @17')).toBe('sb.works.trench there')
    const dear = works('prussian', { 45: 'plr1421-1' })
    dear.act('dig @44')
    expect(dear.points('prussian')).toBe(3)
    expect(works('french', { 45: 'plr1421-1' }).why('dig @44')).toContain('sb.')
    // Uhlans work like battalions.
    expect(works('prussian', { 45: '2rur' }).can('dig @44')).toBe(true)
  })

  it('sb.works.empty-trench: a French battalion that comes first fills it in', () => {
    const at = { ...garrison, 12: '35rm-1', 43: 'plr1421-1', 42: 'plr1421-2' }
    const t = position({ ask: 'activations', side: 'french', at, forts: [42], trenches: [13], state: {} })
    const thirteen = t.g.layout.language.numberOf('zone', 'zone-13')
    t.g.zone.unmanned.set(thirteen, true)
    t.act('activate @12').act('join-all').act('march 35rm-1').act('to @13')
    expect(t.g.zone.trench.of(thirteen)).toBe(false)
  })

  it('sb.works.empty-trench: next to the enemy it is no shelter for the French, who would fill it in', () => {
    const why = (unmanned: boolean): string => {
      const at = { ...garrison, 24: 'plr1421-1' }
      const t = position({ ask: 'operations', side: 'french', at, forts: [24], trenches: [9] })
      t.g.zone.unmanned.set(t.g.layout.language.numberOf('zone', 'zone-9'), unmanned)
      t.act('transfer 45rl')
      return t.why('to @9')
    }
    expect(why(true)).toBe('sb.map.adjacent enemy-beside')
    expect(why(false)).toBe('allowed')
  })
})
