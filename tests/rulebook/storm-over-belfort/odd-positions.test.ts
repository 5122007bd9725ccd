import { describe, expect, it } from 'vitest'
import { attack, dealt, fire, go, levels, zones } from './by-hand.ts'
import { garrison, position, type Table } from './table.ts'

/** Odd positions, whose outcomes were worked out by hand from the rulebook. */

/** Answers what is asked with as little as there is, until somebody else is asked. */
function quietly(t: Table, until: (t: Table) => boolean): Table {
  const quiet = ['decline', 'end-operations', 'stop', 'pass', 'end-works', 'keep-none', 'end-stratagems']
  for (let step = 0; step < 80 && !until(t); step++) t.act(quiet.find((one) => t.can(one)) ?? t.asks)
  return t
}

describe('counters against counters', () => {
  it('sb.stratagem.incendiary, sb.stratagem.envoys: with counter-battery, and firefighters against both', () => {
    const shells = (): Table =>
      fire({
        at: { ...garrison, 1: 'art-fort 84rl 45rl 3bm', 31: 'plr1421-1 mfar4-1' },
        forts: [31],
        damage: { 1: 1 },
        hands: { french: ['firefighters-catherine'], prussian: ['illness-envoys', 'bad-shell-incendiary'] },
      })
        .act('play illness-envoys red')
        .act('play bad-shell-incendiary red')
        .act('bombard mfar4-1 @1')
        .act('counter-fire arthg', 4, 6)
    // Counter-battery of Barres: 4 + 1 is row 5 of value 4, 3 off. Bombardment: 6 + 1 + 1 - 3 is row 5 of value 6, 3 hits, and one for the fire.
    const hit = shells()
    expect([hit.told('countered')?.['result'], hit.told('bombarded')?.['hits'], hit.asks]).toEqual([
      3,
      4,
      'french answer',
    ])
    hit.act('decline')
    expect([levels(dealt(hit), '84rl 45rl 3bm'), hit.told('fort-damaged')?.['bonus']]).toEqual([4, 3])
    const put = shells().act('play firefighters-catherine black')
    expect([levels(put, '84rl 45rl 3bm'), put.told('fort-damaged')]).toEqual([0, undefined])
  })

  it('sb.stratagem.bad-shell: twice in a phase, against a counter-battery and against a bombardment', () => {
    const t = fire({
      at: { ...garrison, 31: 'plr1421-1 mfar4-1' },
      forts: [31],
      hands: { prussian: ['bad-shell-desertion', 'bad-shell-incendiary'] },
    })
    t.act('bombard mfar4-1 @8').act('counter-fire arthg')
    expect(t.asks).toBe('prussian answer')
    // Next to Barres: 2 + 1 + 1 is row 4 of value 6, two hits, as if nobody had countered.
    t.act('play bad-shell-desertion black', 2)
    expect([t.told('countered'), t.told('bombarded')?.['hits'], t.unit('arthg').used]).toEqual([undefined, 2, true])
    dealt(t)
    t.act('bombard arthr-1 @31').act('play bad-shell-incendiary black')
    expect([t.unit('arthr-1').used, t.unit('plr1421-1').status, t.asks]).toEqual([true, 0, 'french bombardment'])
    // The shot that failed does not make this the second one: 1 + 1 is row 2 of value 6, one hit.
    t.act('bombard art-fort @31', 1)
    expect([t.told('bombarded')?.['hits'], t.unit('plr1421-1').status]).toEqual([1, 1])
  })

  it('sb.stratagem.swiss: a gun whose shell failed was one of the two', () => {
    const afterTwo = (swiss: boolean): string =>
      fire({
        side: 'french',
        at: { ...garrison, 31: 'plr1421-1', 34: 'plr2154-1' },
        forts: [31],
        state: { swiss },
        hands: { prussian: ['bad-shell-desertion'] },
      })
        .act('bombard arthr-1 @31')
        .act('play bad-shell-desertion black')
        .act('bombard art-fort @31', 1).asks
    expect([afterTwo(false), afterTwo(true)]).toEqual(['french bombardment', 'prussian activations'])
  })

  it('sb.stratagem.tresckow: a delegation that was played first stands, and the points add up', () => {
    const t = position({
      ask: 'intrigue',
      side: 'french',
      turn: 3,
      at: { ...garrison, 45: 'plr1421-1' },
      points: { french: 0, prussian: 0 },
      hands: {
        french: ['proclamation-swiss', 'supply-denfert'],
        prussian: ['discipline-tresckow', 'disinformation-ruse'],
      },
    })
    t.act('play proclamation-swiss red').act('play supply-denfert red')
    t.act('play discipline-tresckow red').act('play disinformation-ruse black')
    quietly(t, (table) => table.g.turn === 4)
    // The forts alone: 4, one for the open ring, one for Denfert, two for Tresckow and one for the rumours less.
    expect([t.points('french'), t.points('prussian'), t.g.swiss, t.g.initiative]).toEqual([
      4 + 1 + 1 - 2 - 1,
      8,
      true,
      0,
    ])
  })

  it('sb.stratagem.discipline: who alone was named and stays has cost the point and the go', () => {
    const t = go({
      side: 'french',
      at: { ...garrison, 10: '57rp-3', 45: 'plr1421-1' },
      hands: { prussian: ['discipline-more-shells'] },
    })
    t.act('activate @10').act('join-all').act('play discipline-more-shells black')
    if (t.asks === 'french marching') t.act('end-march')
    expect([t.where('57rp-3'), t.points('french'), t.asks]).toEqual(['@10', 4, 'prussian activations'])
  })

  it('sb.stratagem.ruse: one more for Uhlans and for the exhausted, too', () => {
    const t = go({
      side: 'french',
      at: { ...garrison, 10: '35rm-1 3bm', 22: 'plr1421-1/2 2rur/1' },
      forts: [22],
      hands: { prussian: ['disinformation-ruse'] },
    })
    t.act('activate @10').act('join-all').act('remain').act('attack @10 @22')
    t.act('play disinformation-ruse red').act('hold-fire')
    // 3 + 3 against 3 - 2 + 1 and 1 - 1 + 1.
    expect(t.game.decision()?.about).toMatchObject({ magnitude: 4, modifier: 3 })
  })

  it('sb.stratagem.bourbaki: who was out of action stays so, and the last battalion arrives beside them in turn 6', () => {
    const t = position({
      ask: 'intrigue',
      side: 'french',
      turn: 5,
      at: { ...garrison, 43: 'olr13-1 olr13-3 olr13-4', 40: 'olr4345-1 olr4345-2 olr4345-3', 45: '3rur/2' },
      state: { unit: { 'olr4345-4': { fate: 1, lostIn: 4 }, 'olr13-2': { fate: 0 } } },
      hands: { french: ['illness-bourbaki'] },
    })
    t.act('play illness-bourbaki red')
    quietly(t, (table) => table.where('olr13-1') === '@0')
    const status = (id: string): number => t.unit(id).status
    expect(['olr13-1', 'olr13-3', 'olr13-4', 'olr4345-1', 'olr4345-2', 'olr4345-3'].map(status)).toEqual([
      0, 0, 0, 0, 1, 1,
    ])
    expect([status('3rur'), status('olr13-2'), t.where('olr13-2'), t.unit('olr4345-4').fate]).toEqual([0, 0, '@0', 1])
  })
})

describe('bombardment through zones', () => {
  it('sb.guns.crest: the fortress fires over the Bosmont, and no gun there can answer', () => {
    const at = { ...garrison, 17: 'plr1421-1 mfar4-1', 7: '35rm-1' }
    const t = fire({ side: 'french', at, forts: [17, 7] })
    // Three zones by 7 and 18, which is within the usual range of heavy artillery: 3 + 1 is row 4 of value 6, two hits.
    t.act('bombard art-fort @17', 3)
    expect([t.told('bombarded')?.['hits'], t.unit('plr1421-1').status, t.g.zone.fortification.of(16)]).toEqual([
      2,
      1,
      false,
    ])
    const back = fire({ at: { ...at, 31: 'plr2154-1 mfar4-2' }, forts: [17, 7, 31] })
    expect([back.why('bombard mfar4-1 @7'), back.why('bombard mfar4-1 @1')]).toEqual([
      'sb.guns.crest behind',
      'sb.guns.crest behind',
    ])
  })

  it('sb.bombardment.markers: one battalion and a fortification: the second hit takes the work, and an exhausted one spares nobody', () => {
    const at = { ...garrison, 9: '35rm-1/2', 32: 'plr1421-1 mfar4-6' }
    const t = fire({ at, forts: [9, 32] }).act('bombard mfar4-6 @9')
    // Value 3 from the next zone: 5 + 1 + 1 is row 7, three hits: two on the exhausted battalion, which are lost, one on the work.
    t.act('decline', 5)
    expect([t.told('bombarded')?.['hits'], t.g.zone.fortification.of(8)]).toEqual([3, false])
    while (t.asks === 'french retreat') t.act('retire @1')
    expect([t.unit('35rm-1').status, t.where('35rm-1')]).toEqual([2, '@1'])
  })
})

describe('retreats without room', () => {
  it('sb.retreat.none: beaten attackers shut in by other divisions are lost for good', () => {
    const at = { ...garrison, 9: '35rm-1 3bm 45rl', 32: 'plr1421-1 2rur', 24: 'olr13-1', 28: 'olr13-3', 31: 'olr13-4' }
    const t = dealt(
      attack({ at, forts: [9, 32, 31] }, 32, 9)
        .act('hold-fire')
        .act('assault', 6),
    )
    // The Uhlans do not attack the work. 3 against 11, four battalions: 6 - 4 is row 2, two hits.
    expect(t.told('assaulted')).toMatchObject({ magnitude: 4, won: false, onAttacker: 2 })
    expect([t.unit('plr1421-1').fate, t.unit('2rur').fate, t.where('plr1421-1')]).toEqual([2, 2, '-'])
  })

  it('sb.units.uhlans: driven from their work, they have no way over heights and trenches, where a battalion has three', () => {
    const at = { ...garrison, 9: '35rm-1 3bm 45rl', 32: 'plr1421-1 2rur' }
    const wanted = { side: 'french', at, forts: [9, 32], trenches: [31] } as const
    const t = dealt(attack(wanted, 9, 32).act('hold-fire').act('assault', 6))
    // 9 against 4, five battalions: three hits, of which the work takes the second.
    expect(t.told('assaulted')).toMatchObject({ magnitude: 5, won: true, onDefender: 3 })
    expect([levels(t, 'plr1421-1 2rur'), t.asks]).toEqual([2, 'prussian retreat'])
    expect(['@24', '@28', '@31'].map((zone) => t.can(`retire ${zone}`))).toEqual([true, true, true])
    t.act('retire @31')
    expect([t.where('plr1421-1'), t.where('2rur'), t.unit('2rur').fate]).toEqual(['@31', '-', 2])
  })

  it('sb.fire.defence: who is exhausted by the fire goes back with the beaten, each where he likes', () => {
    const at = { ...garrison, 9: '35rm-1 3bm 45rl', 32: 'plr1421-1/1 plr1421-2', 45: 'plr2154-1' }
    const t = attack({ at, forts: [9, 32] }, 32, 9)
    // Nine points of fire: a 4 is two hits, one on each; the diminished one is exhausted and stays behind.
    t.act('fire', 4)
    expect([t.unit('plr1421-1').status, t.unit('plr1421-2').status]).toEqual([2, 1])
    expect(t.game.decision()?.about).toMatchObject({ attackers: 'plr1421-2' })
    // 3 - 1 against 11, four battalions: 6 - 4 is row 2, two hits on either side: the attacker is out of action.
    dealt(t.act('assault', 6))
    expect(t.told('assaulted')).toMatchObject({ magnitude: 4, won: false, onAttacker: 2 })
    expect([t.unit('plr1421-2').fate, t.asks]).toEqual([1, 'prussian retreat'])
    t.act('retire @28')
    expect([t.where('plr1421-1'), t.where('plr1421-2')]).toEqual(['@28', '-'])
  })
})

describe('the exhausted, and who comes back', () => {
  it('sb.works.rebuild: out by the edge of the map, not in this turn, in the next to the headquarters in good order', () => {
    const at = { ...garrison, 10: '35rm-1 3bm', 45: 'plr2154-1' }
    const state = { unit: { 'plr1421-1': { fate: 1, lostIn: 3 } } }
    const now = position({ ask: 'spending', side: 'prussian', turn: 3, at, state })
    expect(now.why('rebuild plr1421-1')).toBe('sb.works.rebuild this-turn')
    const then = position({ ask: 'spending', side: 'prussian', turn: 4, at, state }).act('rebuild plr1421-1')
    expect(then.unit('plr1421-1')).toMatchObject({ zone: '@0', status: 0 })
  })

  it('sb.works.rebuild: a battalion that comes back diminished has risen, and does not rise again in this phase', () => {
    const t = position({
      ask: 'spending',
      side: 'french',
      turn: 5,
      at: { ...garrison, 45: 'plr2154-1' },
      state: { unit: { gns: { fate: 1, lostIn: 4 } } },
    }).act('rebuild gns')
    expect(t.unit('gns')).toMatchObject({ zone: '@1', status: 1 })
    expect(t.why('rally gns')).toBe('sb.works.rally once')
  })

  it('sb.works.rally: exhausted battalions fortify, and their own work does not let them rest beside the enemy', () => {
    const t = position({
      ask: 'spending',
      side: 'french',
      turn: 5,
      at: { ...garrison, 10: '35rm-1/2', 20: 'plr2154-1' },
    })
    expect(t.can('fortify @10')).toBe(true)
    t.act('fortify @10')
    expect(t.why('rally 35rm-1')).toBe('sb.works.rally enemy-beside')
  })
})

describe('arrivals and the end', () => {
  it('sb.operational.headquarters: with every zone of the edge in French eyes nobody comes but by a fortification', () => {
    // Each zone of the edge has French units beside it or in it.
    const at = {
      ...garrison,
      0: 'wlr7-1 mfar4-1',
      14: '35rm-1',
      44: '3bm',
      21: '45rl',
      25: '16rp-1',
      28: '16rp-2',
      31: '65rp-2',
      34: '57rp-3',
      37: '4bmhs',
      39: 'gmhr',
      46: 'gmsl',
      42: 'gmv',
    }
    const shut = position({ ask: 'operations', side: 'prussian', turn: 5, at }).act('transfer wlr7-1')
    expect(zones(shut, 'to')).toEqual([])
    // A fortification opens a zone, but beside Valdoie without a bonus nobody stays.
    const one = position({ ask: 'operations', side: 'prussian', turn: 5, at, forts: [38] }).act('transfer wlr7-1')
    expect(zones(one, 'to')).toEqual([])
    const both = position({ ask: 'operations', side: 'prussian', turn: 5, at, forts: [37, 38] }).act('transfer wlr7-1')
    expect(zones(both, 'to')).toEqual([38])
  })

  it('sb.victory.points: on the last day scouts, guns and the exhausted hold a height, and a damaged fort counts in full', () => {
    const at = { ...garrison, 6: 'scouts-1', 10: 'flying-battery', 11: 'gns/2', 40: 'plr1421-1', 35: 'plr2154-1' }
    const t = position({ ask: 'spending', side: 'prussian', turn: 7, at, damage: { 1: 2, 2: 1 } })
    quietly(t, (table) => table.asks === 'nobody')
    expect(t.told('counted')).toMatchObject({ french: 11 + 3, prussian: 12 - 3 })
    expect(t.game.play.ending).toMatchObject({ winner: 0, level: 2 })
  })

  it('sb.victory.forts: the fall of the three forts comes before the last count', () => {
    const at = {
      1: 'art-fort 84rl',
      2: 'plr1421-1',
      3: 'caa-first-1',
      8: 'plr2154-1',
      6: 'gns',
      10: '35rm-1',
      11: '3bm',
    }
    const t = position({ ask: 'spending', side: 'french', turn: 7, at })
    quietly(t, (table) => table.asks === 'nobody')
    expect([t.told('counted'), t.game.play.ending]).toMatchObject([undefined, { winner: 1, level: 2 }])
  })
})
