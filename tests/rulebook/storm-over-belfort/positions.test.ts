import { describe, expect, it } from 'vitest'
import { attack, dealt, fire, go, levels, three, zones } from './by-hand.ts'
import { begin, garrison, position, type Position, type Table } from './table.ts'

/** Positions that were worked out by hand from the words of the rules, with all that is allowed in them and what dice bring. */

const edge = [15, 16, 19, 21, 23, 26, 27, 29, 30, 33, 35, 36, 38, 40, 41, 43, 45]
describe('set-up', () => {
  it('sb.setup.french: the last battalion goes to the fort that has none', () => {
    const t = begin('siege')
    expect(zones(t, 'place art-fort')).toEqual([1])
    expect(zones(t, 'place 35rm-1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(zones(t, 'place 7ra-1')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const order = '35rm-1 3bm 45rl 84rl 16rp-1 16rp-2 65rp-1 65rp-2 57rp-1 57rp-2 57rp-3 4bmhs gmhr gmsl gmv'.split(' ')
    for (const [index, zone] of [4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 1, 1, 2, 3].entries())
      t.act(`place ${order[index]} @${zone}`)
    expect(zones(t, 'place gns')).toEqual([8])
  })

  it('sb.setup.prussian: the seventeen zones of the edge, and two divisions in different ones', () => {
    const t = begin('siege')
    while (t.asks === 'french set-up') t.act(t.answers('place')[0] ?? '')
    expect(zones(t, 'place plr1421-1')).toEqual(edge)
    t.act('place 3rur @15')
    for (const unit of ['plr1421-1', '2rur', 'caa-first-1'])
      expect(zones(t, `place ${unit}`)).toEqual(edge.filter((zone) => zone !== 15))
  })
})

describe('operational movement', () => {
  it('sb.operational.headquarters: every zone of the edge but those next to the French without a fortification', () => {
    const at = { ...garrison, 39: '35rm-1', 0: 'plr1421-1' }
    const open = position({ ask: 'operations', side: 'prussian', at }).act('transfer plr1421-1')
    expect(zones(open, 'to')).toEqual(edge.filter((zone) => zone !== 38 && zone !== 40))
    const fortified = position({ ask: 'operations', side: 'prussian', at, forts: [40] }).act('transfer plr1421-1')
    expect(zones(fortified, 'to')).toEqual(edge.filter((zone) => zone !== 38))
  })

  it('sb.operational.prussian: into heights and works next to the French, not into the open', () => {
    const at = { ...garrison, 9: '35rm-1', 10: '3bm', 25: 'plr1421-1' }
    const t = position({ ask: 'operations', side: 'prussian', at, forts: [9, 32] }).act('transfer plr1421-1')
    const reached = zones(t, 'to')
    expect([24, 32, 20, 23, 18].filter((zone) => !reached.includes(zone))).toEqual([])
    expect([22, 31].filter((zone) => reached.includes(zone))).toEqual([])
  })
})

describe('bombardment', () => {
  it('sb.guns.range, sb.guns.crest: all that a gun reaches from a height, a village and a battery', () => {
    const all = { ...garrison, 7: '35rm-1', 9: '3bm', 10: 'gmsl', 6: 'gmv', 11: '16rp-1' }
    const heavy = fire({ at: { ...all, 31: 'plr1421-1 mfar4-1' }, forts: [31, 7, 9] })
    expect(zones(heavy, 'bombard mfar4-1')).toEqual([1, 2, 3, 7, 8, 9])
    const field = fire({ at: { ...all, 31: 'plr1421-1 caa-first-1' }, forts: [31, 7, 9] })
    expect(zones(field, 'bombard caa-first-1')).toEqual([1, 6, 8, 9, 11])
    const at = { ...garrison, 4: '4bmhs', 7: '35rm-1', 9: '3bm', 12: 'plr1421-1 mfar4-1', 13: 'plr2154-1 mfar4-2' }
    const wood = fire({ at, forts: [12, 13, 7, 9, 4] })
    expect([zones(wood, 'bombard mfar4-1'), zones(wood, 'bombard mfar4-2')]).toEqual([[1, 2, 3, 7, 9], []])
  })

  it('sb.bombardment.forts: the citadel asks for 5, 4 and then 3 hits, and a damaged fort for one', () => {
    const at = { ...garrison, 1: 'art-fort 84rl 45rl 3bm', 31: 'plr1421-1 mfar4-1' }
    const citadel = (damage: number, die: number): unknown[] => {
      const t = dealt(
        fire({ at, forts: [31], damage: { 1: damage } })
          .act('bombard mfar4-1 @1')
          .act('decline', die),
      )
      return [levels(t, '84rl 45rl 3bm'), t.told('fort-damaged')?.['bonus']]
    }
    // Heavy artillery of 6, two zones off: a 6 is row 7, four hits.
    expect(citadel(0, 6)).toEqual([0, undefined])
    expect(citadel(1, 5)).toEqual([4, 3])
    expect(citadel(1, 4)).toEqual([0, undefined])
    expect(citadel(2, 4)).toEqual([3, undefined])
    expect(citadel(2, 3)).toEqual([0, undefined])
    const barres = { ...garrison, 8: '65rp-1 35rm-1 arthg', 31: 'plr1421-1 mfar4-6' }
    for (const die of [1, 6]) {
      const t = fire({ at: barres, forts: [31], damage: { 8: 1 } })
        .act('bombard mfar4-6 @8')
        .act('decline', die)
      expect([levels(dealt(t), '65rp-1 35rm-1'), t.told('fort-damaged')]).toEqual([1, undefined])
    }
  })

  it('sb.stratagem.incendiary: four hits on the citadel become the five that it asks for', () => {
    const at = { ...garrison, 1: 'art-fort 84rl 45rl 3bm', 31: 'plr1421-1 mfar4-1' }
    const t = fire({ at, forts: [31], hands: { prussian: ['bad-shell-incendiary'] } })
    t.act('play bad-shell-incendiary red').act('bombard mfar4-1 @1').act('decline', 6)
    expect(t.told('fort-damaged')).toMatchObject({ bonus: 4 })
    expect(levels(dealt(t), '84rl 45rl 3bm')).toBe(5)
  })

  it('sb.retreat.settle: who loses his fortification under shells, next to the enemy, retreats at once', () => {
    const t = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-3', 30: 'plr2154-1' }, forts: [31] })
    t.act('stop').act('bombard art-fort @31').act('counter-fire mfar4-3', 6, 6)
    // Counter 6 + 1 in column 4 is 3 off: 6 + 1 - 3 is row 4, two hits: one on the battalion, one on the fortification.
    expect([t.told('countered')?.['result'], t.told('bombarded')?.['hits']]).toEqual([3, 2])
    expect([t.unit('plr1421-1').status, t.asks]).toEqual([1, 'prussian retreat'])
    while (t.asks === 'prussian retreat') t.act('retire @30')
    expect([t.where('plr1421-1'), t.where('mfar4-3'), t.asks]).toEqual(['@30', '@30', 'french bombardment'])
  })

  it('sb.stratagem.more-shells: counts in counter-battery too, and a die below 1 does nothing', () => {
    const at = { ...garrison, 31: 'plr1421-1 caa-first-1', 9: '3bm 12ra-1' }
    const t = fire({ turn: 6, at, forts: [31, 9], state: { moreShells: true } })
    t.act('bombard caa-first-1 @9').act('counter-fire 12ra-1', 1, 6)
    expect([t.told('countered')?.['result'], t.told('bombarded')?.['hits'], t.unit('3bm').status]).toEqual([0, 2, 1])
  })
})

describe('marching', () => {
  it('sb.movement.leaving: who stays with the enemy goes only to where he is next, who leaves goes anywhere', () => {
    const at = { ...garrison, 7: '35rm-1', 18: 'plr1421-1' }
    const stays = go({ side: 'french', at, forts: [7] })
      .act('activate @7')
      .act('join-all')
      .act('remain')
    expect(zones(stays.act('march 35rm-1'), 'to')).toEqual([10])
    for (const [die, status] of [
      [1, 0],
      [3, 1],
      [6, 2],
    ] as const) {
      const leaves = go({ side: 'french', at, forts: [7] })
        .act('activate @7')
        .act('join-all')
        .act('depart-all', die)
      expect(leaves.unit('35rm-1').status).toBe(status)
      if (status < 2) expect(zones(leaves.act('march 35rm-1'), 'to')).toHaveLength(45)
    }
  })

  it('sb.movement.stop: friends with room lead past the enemy, a full zone does not', () => {
    const at = { 1: 'art-fort 84rl', 2: '57rp-1', 3: '57rp-2', 8: '65rp-1', 9: 'plr2154-1', 18: 'plr1421-1' }
    const reach = (seven: Position['at']): number[] => {
      const t = go({ side: 'french', at: { ...at, ...seven }, forts: [7, 9] })
        .act('activate @1')
        .act('join-all')
      return zones(t.act('remain').act('march 84rl'), 'to')
    }
    expect(reach({})).toEqual([7, 8])
    expect(reach({ 7: '35rm-1' })).toEqual([7, 8, 10])
    expect(reach({ 7: '35rm-1 3bm 45rl' })).toEqual([8])
  })

  it('sb.movement.guns: artillery may end alone next to artillery', () => {
    const t = go({ at: { ...garrison, 10: '12ra-2', 9: '3bm', 21: 'plr1421-1 caa-first-1' }, forts: [9] })
    t.act('move-guns caa-first-1')
    expect([t.can('to @20'), t.can('to @24')]).toEqual([true, false])
  })

  it('sb.attack.exposed: two zones in the open: the objective waits, the other fires first and goes', () => {
    const at = { ...garrison, 13: '35rm-1 12ra-1', 16: 'gns', 45: 'plr1421-1' }
    const t = go({ at }).act('activate @45').act('join-all').act('march plr1421-1').act('to @15')
    t.act('attack @15 @13', 3)
    expect(t.told('fired')).toMatchObject({ zone: 'zone-16', firepower: 1, hits: 1 })
    t.act('leave-map')
    expect([t.unit('gns').fate, t.asks, t.where('35rm-1'), t.unit('plr1421-1').status]).toEqual([
      2,
      'french defence',
      '@13',
      1,
    ])
    const both = go({ at }).act('activate @45').act('join-all').act('march plr1421-1').act('to @15')
    both.act('end-march', 1).act('retire @12').act('retire @4', 1).act('leave-map')
    expect([both.where('35rm-1'), both.where('12ra-1'), both.where('plr1421-1')]).toEqual(['@12', '@4', '@15'])
  })
})

describe('fire and assault', () => {
  it('sb.fire.barrage: at the longer range of the citadel the die is one less', () => {
    const at = { ...garrison, 1: 'art-fort 84rl 12ra-2', 18: '35rm-1', 10: '3bm', 20: 'plr1421-1 plr1421-2' }
    for (const [die, hits] of [
      [1, 0],
      [3, 1],
    ] as const) {
      const t = attack({ at }, 20, 18).act('barrage 12ra-2').act('fire', die)
      expect(t.told('fired')).toMatchObject({ firepower: 6, hits })
    }
  })

  it('sb.hits.spread: five hits of the last column on three battalions: two, two and one', () => {
    const at = { ...garrison, 1: 'art-fort 84rl 45rl 3bm 35rm-1 12ra-2', 9: three }
    const t = dealt(
      attack({ at, forts: [9] }, 9, 1)
        .act('barrage 12ra-2')
        .act('fire', 6),
    )
    expect(t.told('fired')).toMatchObject({ firepower: 15, hits: 5 })
    expect(
      three
        .split(' ')
        .map((unit) => t.unit(unit).status)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 2])
  })

  it('sb.attack.losses: six battalions behind the citadel suffer nothing, and the beaten attackers leave their work', () => {
    const six = '84rl 45rl 3bm 35rm-1 16rp-1 16rp-2'
    const t = attack({ at: { ...garrison, 1: `art-fort ${six}`, 9: three }, forts: [9] }, 9, 1).act('hold-fire')
    // 9 against 21, nine battalions: the last column, and a 6 is row 2.
    expect(t.game.decision()?.about).toMatchObject({ magnitude: 6, modifier: -4 })
    t.act('assault', 6)
    expect(t.told('assaulted')).toMatchObject({ won: false, onDefender: 1, onAttacker: 3 })
    expect([levels(dealt(t), six), t.asks]).toEqual([0, 'prussian retreat'])
    expect(['@9', '@7', '@24', '@32', '@10'].map((zone) => t.can(`retire ${zone}`))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it('sb.attack.losses: three hits behind 4, 3, 2 and 1', () => {
    const suffered = (target: number, damage: number, units: string, from: number): number => {
      const at = { ...garrison, [target]: `${units} ${target === 1 ? 'art-fort' : 'arthg'}`, [from]: three }
      const t = attack({ at, forts: [from], damage: { [target]: damage } }, from, target).act('hold-fire')
      expect(dealt(t.act('assault', 6)).told('assaulted')).toMatchObject({ won: true, onDefender: 3 })
      return levels(t, units)
    }
    expect(suffered(1, 1, 'gmv gns 57rp-3', 9)).toBe(0)
    expect(suffered(1, 2, 'gmv gns 57rp-3', 9)).toBe(1)
    expect(suffered(8, 0, '65rp-1 57rp-3', 31)).toBe(1)
    expect(suffered(8, 1, '65rp-1 57rp-3', 31)).toBe(2)
  })

  it('sb.attack.losses: of a fortification and a trench one takes the second hit; behind a printed bonus markers take none', () => {
    const two = attack(
      {
        side: 'french',
        at: { ...garrison, 10: '35rm-1 3bm 45rl', 22: 'plr1421-1 plr1421-2' },
        forts: [22],
        trenches: [22],
      },
      10,
      22,
    )
    two.act('hold-fire').act('assault', 2)
    expect(two.told('assaulted')).toMatchObject({ won: false, onDefender: 2, onAttacker: 1 })
    while (!two.asks.endsWith('retreat')) two.act(two.game.decision()?.actions[0] ?? '')
    expect(Number(two.g.zone.fortification.of(21)) + Number(two.g.zone.trench.of(21))).toBe(1)
    expect([levels(two, 'plr1421-1 plr1421-2'), two.asks]).toEqual([1, 'french retreat'])
    const height = { ...garrison, 10: 'gmsl 57rp-3', 20: 'plr1421-1 plr1421-2' }
    const t = dealt(
      attack({ at: height, forts: [10] }, 20, 10)
        .act('hold-fire')
        .act('assault', 3),
    )
    expect(t.told('assaulted')).toMatchObject({ won: false, onDefender: 2 })
    expect([levels(t, 'gmsl 57rp-3'), t.g.zone.fortification.of(9)]).toEqual([1, true])
  })

  it('sb.attack.sequence: attackers who all fall in a won assault occupy nothing, and the defender goes all the same', () => {
    const at = { ...garrison, 10: 'gns/1', 20: 'plr1421-1/1', 45: 'plr2154-1' }
    const t = dealt(attack({ at }, 20, 10).act('hold-fire').act('assault', 5))
    expect(t.told('assaulted')).toMatchObject({ won: true, onAttacker: 2 })
    t.act('retire @1')
    expect([t.where('gns'), t.where('plr1421-1')]).toEqual(['@1', '-'])
  })

  it('sb.attack.objective: out of the open too, and who calls it off there retreats', () => {
    const t = go({ at: { ...garrison, 18: 'plr1421-1' } })
      .act('activate @18')
      .act('join-all')
      .act('march plr1421-1')
    t.act('to @7').act('attack @7 @3').act('hold-fire').act('call-off')
    expect(t.asks).toBe('prussian retreat')
    expect(['@18', '@10', '@4', '@9'].map((zone) => t.can(`retire ${zone}`))).toEqual([true, true, false, false])
  })

  it('sb.attack.guns: where the zone lies open next to forts nobody advances after lone artillery', () => {
    const t = attack({ at: { ...garrison, 7: '12ra-2', 18: 'plr1421-1' }, forts: [7] }, 18, 7)
    expect([t.unit('12ra-2').fate, t.where('plr1421-1'), t.g.zone.fortification.of(6)]).toEqual([2, '@18', false])
  })

  it('sb.retreat.way: a beaten defender passes friends who have no room', () => {
    const seven = '3bm 16rp-1 16rp-2'
    const nine = '45rl gmhr 65rp-2'
    const at = { ...garrison, 1: 'art-fort 84rl', 7: seven, 9: nine, 10: 'gmsl' }
    const ring = { 18: 'plr2154-1', 22: 'plr2661-1', 24: 'plr6166-1', 20: 'plr1421-1 plr1421-2' }
    const t = dealt(
      attack({ at: { ...at, ...ring }, forts: [7, 9, 22] }, 20, 10)
        .act('hold-fire')
        .act('assault', 4),
    )
    expect(['@7', '@9', '@1', '@3'].map((zone) => t.can(`retire ${zone}`))).toEqual([false, false, true, true])
  })

  it('sb.stratagem.discipline: scouts who stay behind fight on', () => {
    const at = { ...garrison, 10: 'gmsl scouts-1 flying-battery', 20: 'plr1421-1 plr1421-2' }
    const t = attack({ at, hands: { prussian: ['discipline-tresckow'] } }, 20, 10)
      .act('hold-fire')
      .act('assault')
    t.act('play discipline-tresckow black').act('retire @1', 5)
    expect(t.told('assaulted')).toMatchObject({ magnitude: 2, won: true, onDefender: 2, onAttacker: 0 })
    expect([t.where('gmsl'), t.unit('scouts-1').fate, t.where('plr1421-1')]).toEqual(['@1', 2, '@10'])
  })

  it('sb.works.trench: a trench before a fort is held, and from it the fort is taken', () => {
    const at = { ...garrison, 47: three }
    const moved = position({ ask: 'operations', side: 'prussian', at, trenches: [5], forts: [47] })
    expect(moved.act('transfer plr1421-1').can('to @5')).toBe(true)
    const t = attack({ at: { ...garrison, 5: three }, trenches: [5] }, 5, 2)
      .act('fire', 4)
      .act('strike plr1421-1')
    dealt(t.act('assault', 6))
    expect([t.told('assaulted')?.['onDefender'], t.unit('57rp-1').status]).toEqual([3, 1])
    while (t.asks === 'french retreat') t.act('retire @1')
    expect([t.where('57rp-1'), t.where('plr1421-2'), t.unit('arthr-1').fate]).toEqual(['@1', '@2', 2])
  })
})

describe('works', () => {
  const works = (side: Position['side'], at: Position['at'], wanted: Partial<Position> = {}): Table =>
    position({ ask: 'spending', side, at: { ...garrison, ...at }, ...wanted })

  it('sb.works.fortify, sb.works.trench: all zones where the Prussians may build', () => {
    const t = works('prussian', { 10: 'gmsl', 20: 'plr1421-1', 22: 'cbpb', 17: 'plr1421-2' }, { forts: [22] })
    expect(zones(t, 'fortify')).toEqual([17, 20])
    expect(zones(t, 'dig')).toEqual([17, 19, 21, 22, 23, 25])
    t.act('dig @19').act('dig @23')
    expect(t.points('prussian')).toBe(5 - 2 - 1)
  })

  it('sb.works.limit: the zone of the pioneers opens a third fortification, whichever of the three it is', () => {
    const t = works('prussian', { 45: 'plr1421-1', 43: 'plr1421-2', 40: 'plr1421-3', 41: 'cbpb' })
    t.act('fortify @41').act('fortify @43').act('fortify @45')
    expect(t.why('fortify @40')).toBe('sb.works.limit enough')
  })

  it('sb.works.fortify, sb.activation.exchange: scouts build and change places like battalions', () => {
    expect(works('french', { 6: 'scouts-1', 45: 'plr1421-1' }).can('fortify @6')).toBe(true)
    const at = { ...garrison, 7: 'scouts-1', 10: 'gmsl', 45: 'plr1421-1' }
    const t = go({ side: 'french', at, forts: [7] })
      .act('exchange scouts-1')
      .act('with gmsl')
    expect([t.where('scouts-1'), t.where('gmsl')]).toEqual(['@10', '@7'])
  })
})
