import { describe, expect, it } from 'vitest'
import { EXHAUSTED } from '#engine/storm-over-belfort/state/kit.ts'
import { garrison, position, type Position, type Table } from './table.ts'

const attack = (wanted: Omit<Position, 'ask' | 'side'> & { readonly side?: Position['side'] }): Table =>
  position({ ask: 'activations', side: 'prussian', ...wanted })

/** The Prussians of zone 17 come on against zone 7, as in the worked example of the rules. */
function example(): Table {
  const t = attack({
    at: {
      1: 'art-fort 84rl 45rl 12ra-2',
      2: '57rp-1 arthr-1',
      3: '57rp-2 7ra-1',
      8: '65rp-1 arthg',
      7: '35rm-1/1 scouts-1',
      17: 'plr1421-1 plr1421-2 plr1421-3',
    },
    forts: [7],
  })
  t.act('activate @17').act('join-all')
  for (const unit of ['plr1421-1', 'plr1421-2', 'plr1421-3']) t.act(`march ${unit}`).act('to @18')
  return t.act('attack @18 @7')
}

describe('the worked example of the rules', () => {
  it('sb.fire.defence: 2 and 1 with a barrage of 3 are 6; a 3 hits one of the three battalions', () => {
    const t = example()
    expect(t.asks).toBe('french defence')
    expect(t.why('barrage art-fort')).toBe('sb.fire.barrage heavy')
    t.act('barrage 12ra-2')
    expect(t.game.decision()?.about).toMatchObject({ firepower: 6, barrage: 3 })
    expect(t.odds('fire')).toEqual({
      '0': expect.closeTo(1 / 6, 9),
      '1': expect.closeTo(2 / 6, 9),
      '2': expect.closeTo(2 / 6, 9),
      '3': expect.closeTo(1 / 6, 9),
    })
    t.act('fire', 3)
    expect(t.told('fired')).toMatchObject({ hits: 1 })
    t.act('strike plr1421-3')
    expect([t.unit('plr1421-3').status, t.unit('12ra-2').used]).toEqual([1, true])
  })

  it('sb.attack.sequence: 8 against 4, magnitude 4, a 2 is 6: the scouts and the fortification are lost, two battalions hit', () => {
    const t = example().act('barrage 12ra-2').act('fire', 3).act('strike plr1421-3')
    expect(t.game.decision()?.about).toMatchObject({ magnitude: 4, modifier: 4 })
    t.act('assault', 2)
    expect(t.told('assaulted')).toMatchObject({ won: true, onDefender: 2, onAttacker: 2 })
    t.act('strike scouts-1')
    expect([t.unit('scouts-1').fate, t.g.zone.fortification.of(6)]).toEqual([2, false])
    t.act('strike plr1421-2').act('strike plr1421-3')
    expect(['plr1421-1', 'plr1421-2', 'plr1421-3'].map((id) => t.unit(id).status)).toEqual([0, 1, 2])
    t.act('retire @1')
    // 7 has no bonus any more and lies next to the French in 1 and 3: nobody advances.
    expect([t.where('35rm-1'), t.where('plr1421-1'), t.where('plr1421-3')]).toEqual(['@1', '@18', '@18'])
    expect(t.told('no-advance')).toMatchObject({ zone: 'zone-7' })
    expect(t.asks).toBe('french activations')
    t.act('pass').act('pass')
    expect(t.asks).not.toContain('activations')
  })

  it('sb.attack.sequence: the attacker may call it off after the fire', () => {
    const t = example().act('hold-fire').act('call-off')
    expect([t.asks, t.where('plr1421-1')]).toEqual(['french activations', '@18'])
  })
})

describe('fire', () => {
  it('sb.fire.roll: by the column of the firepower; without firepower there is no fire', () => {
    const t = attack({ at: { ...garrison, 10: 'gns/2', 20: 'plr1421-1 plr1421-2' } })
    t.act('activate @20').act('join-all').act('remain').act('attack @20 @10')
    expect(t.why('fire')).toBe('sb.fire.defence no-fire')
    const strong = attack({
      at: { ...garrison, 9: '35rm-1 3bm 12ra-2', 24: 'plr1421-1 plr1421-2 plr1421-3' },
      forts: [9],
    })
    strong.act('activate @24').act('join-all').act('remain').act('attack @24 @9').act('barrage 12ra-2').act('fire', 6)
    // 3 + 3 + 3 are nine, the third column.
    expect(strong.told('fired')).toMatchObject({ firepower: 9, hits: 3 })
    expect(strong.unit('plr1421-2').status).toBe(1)
  })

  it('sb.fire.barrage: unused field artillery in range; used afterwards', () => {
    const t = attack({
      at: { ...garrison, 9: '35rm-1 12ra-2', 7: '3bm 12ra-1', 24: 'plr1421-1' },
      forts: [9, 7],
      state: { unit: { '12ra-2': { used: true } } },
    })
    t.act('activate @24').act('join-all').act('remain').act('attack @24 @9')
    expect(t.why('barrage 12ra-2')).toBe('sb.guns.once used')
    t.act('barrage 12ra-1').act('fire', 1)
    expect(t.unit('12ra-1').used).toBe(true)
  })

  it('sb.fire.defence: who is exhausted takes no part in the assault, who is out of action is removed', () => {
    const t = attack({ at: { ...garrison, 10: 'gmsl', 20: 'plr1421-1/1 plr1421-2/1' } })
    t.act('activate @20').act('join-all').act('remain').act('attack @20 @10').act('fire', 5)
    // Both are exhausted: there is nobody to attack.
    expect([t.unit('plr1421-1').status, t.asks]).toEqual([2, 'french activations'])
  })

  it('sb.units.status: every value falls with the status, none below 0', () => {
    const t = attack({ at: { ...garrison, 10: 'gmsl/1 gns/2', 20: 'mri67-1/1' } })
    t.act('activate @20').act('join-all').act('remain').act('attack @20 @10')
    // Fire of GM S & L 2 - 1, of GNS nothing; attack of MRI 67 4 - 1 against 1 and 0.
    expect(t.game.decision()?.about).toMatchObject({ firepower: 1 })
    t.act('hold-fire')
    expect(t.game.decision()?.about).toMatchObject({ modifier: 2, magnitude: 3 })
  })
})

describe('the attack', () => {
  it('sb.attack.objective: one adjacent enemy zone, by offensive units of one zone', () => {
    const t = attack({ at: { ...garrison, 10: 'gmsl', 20: 'plr1421-1 plr1421-2', 22: 'plr1421-3' }, forts: [22] })
    t.act('activate @20').act('join plr1421-1').act('ready').act('remain')
    expect(t.why('attack @20 @7')).toBe('sb.attack.objective not-adjacent')
    expect(t.why('attack @20 @18')).toBe('sb.attack.objective no-enemy')
    expect(t.why('attack @22 @10')).toBe('sb.attack.objective nobody')
    t.act('attack @20 @10').act('hold-fire')
    expect(t.game.decision()?.about).toMatchObject({ magnitude: 2 })
  })

  it('sb.attack.exposed: passive units in the open fire in the first column and retreat, the objective does not', () => {
    const t = attack({ at: { ...garrison, 13: '35rm-1', 22: '3bm', 21: 'plr1421-1', 45: 'plr2154-1' } })
    t.act('activate @45').act('join-all').act('march plr2154-1').act('to @15')
    t.act('end-march', 1)
    expect(t.told('fired')).toMatchObject({ zone: 'zone-13', at: 'zone-15', hits: 0 })
    expect(t.asks).toBe('french retreat')
    const objective = attack({ at: { ...garrison, 13: '35rm-1', 45: 'plr2154-1 plr2154-2' } })
    objective
      .act('activate @45')
      .act('join-all')
      .act('march plr2154-1')
      .act('to @15')
      .act('march plr2154-2')
      .act('to @15')
    objective.act('attack @15 @13')
    expect([objective.asks, objective.where('35rm-1')]).toEqual(['french defence', '@13'])
  })

  it('sb.attack.magnitude: engaged battalions, exhausted defenders too, without scouts', () => {
    const t = attack({ at: { ...garrison, 10: 'gmsl/2 57rp-3 scouts-1', 20: 'plr1421-1 plr1421-2' } })
    t.act('activate @20').act('join-all').act('remain').act('attack @20 @10').act('hold-fire')
    expect(t.game.decision()?.about).toMatchObject({ magnitude: 4 })
  })

  it('sb.attack.modifier: attack less defence, at most 4 either way', () => {
    const strong = attack({ at: { ...garrison, 10: 'gmsl/2', 20: 'plr1421-1 plr1421-2 plr1421-3' } })
    strong.act('activate @20').act('join-all').act('remain').act('attack @20 @10').act('hold-fire')
    expect(strong.game.decision()?.about).toMatchObject({ modifier: 4 })
    const weak = attack({ at: { ...garrison, 9: '35rm-1 3bm', 24: 'plr1421-1/1' }, forts: [9] })
    weak.act('activate @24').act('join-all').act('remain').act('attack @24 @9').act('hold-fire')
    expect(weak.game.decision()?.about).toMatchObject({ modifier: -4 })
    weak.act('assault', 1)
    expect(weak.told('assaulted')).toMatchObject({ magnitude: 3, won: false, onDefender: 1, onAttacker: 3 })
  })

  it('sb.attack.roll: 6 or more wins; the odds are those of the table', () => {
    const at = { ...garrison, 10: 'gmsl', 20: 'plr1421-1' }
    const fight = (die: number): Table =>
      attack({ at })
        .act('activate @20')
        .act('join-all')
        .act('remain')
        .act('attack @20 @10')
        .act('hold-fire')
        .act('assault', die)
    // 3 against 2 in the second column.
    expect(fight(4).told('assaulted')).toMatchObject({ won: false, onDefender: 1, onAttacker: 0 })
    expect(fight(5).told('assaulted')).toMatchObject({ won: true, onDefender: 2, onAttacker: 2 })
    const t = attack({ at }).act('activate @20').act('join-all').act('remain').act('attack @20 @10').act('hold-fire')
    expect(t.odds('assault')).toEqual({
      'lost 0/1': expect.closeTo(1 / 6, 9),
      'lost 1/0': expect.closeTo(1 / 6, 9),
      'lost 1/1': expect.closeTo(2 / 6, 9),
      'won 1/0 absorbed 1': expect.closeTo(1 / 6, 9),
      'won 1/2 absorbed 1': expect.closeTo(1 / 6, 9),
    })
  })

  it('sb.attack.smoothed: with the option the losses follow the die', () => {
    const t = attack({ at: { ...garrison, 10: 'gmsl', 20: 'plr1421-1' }, switches: { smoothedAssault: true } })
    t.act('activate @20').act('join-all').act('remain').act('attack @20 @10').act('hold-fire').act('assault', 5)
    expect(t.told('assaulted')).toMatchObject({ won: true, onDefender: 2, onAttacker: 0 })
  })

  it('sb.attack.losses: the first hit on a unit, then the bonus; none with a bonus of 4 or 5', () => {
    const fort = attack({
      at: { ...garrison, 3: '57rp-2 35rm-1 7ra-1', 4: 'plr1421-1 plr1421-2 plr1421-3' },
      forts: [4],
    })
    fort.act('activate @4').act('join-all').act('remain').act('attack @4 @3').act('hold-fire').act('assault', 6)
    // 9 against 6 and a 6 are 9: row 7+ of the fifth column, three hits on the defender; the fort of 2 takes the second and third.
    expect(fort.told('assaulted')).toMatchObject({ onDefender: 3 })
    expect(fort.asks).toBe('french spread-hits')
    fort.act('strike 57rp-2')
    expect(fort.unit('57rp-2').status).toBe(1)
    const city = attack({ at: { ...garrison, 9: 'plr1421-1 plr1421-2 plr1421-3' }, forts: [9] })
    city.act('activate @9').act('join-all').act('remain').act('attack @9 @1').act('hold-fire').act('assault', 6)
    expect(city.told('assaulted')).toMatchObject({ won: true })
    expect([city.unit('84rl').status, city.unit('45rl').status]).toEqual([0, 0])
  })

  it('sb.attack.guns: artillery alone is destroyed without a die, and the attackers advance', () => {
    const t = attack({ at: { ...garrison, 10: '12ra-2', 20: 'plr1421-1' } })
    t.act('activate @20').act('join-all').act('attack @20 @10')
    expect([t.unit('12ra-2').fate, t.where('plr1421-1'), t.told('assaulted')]).toEqual([2, '@10', undefined])
  })

  it('sb.attack.taken: the defender leaves, markers are destroyed, artillery is lost', () => {
    const t = attack({ at: { ...garrison, 9: 'gmsl 12ra-2', 24: 'plr1421-1 plr1421-2 plr1421-3' }, forts: [9] })
    t.act('activate @24').act('join-all').act('remain').act('attack @24 @9').act('hold-fire').act('assault', 5)
    while (t.asks.endsWith('spread-hits')) t.act(t.game.decision()?.actions[0] ?? '')
    expect(t.told('taken')).toMatchObject({ zone: 'zone-9' })
    expect([t.unit('12ra-2').fate, t.g.zone.fortification.of(8)]).toEqual([2, false])
  })

  it('sb.attack.advance: all who attacked occupy the zone; not one that lies open next to enemies with a bonus', () => {
    const t = attack({ at: { 1: 'art-fort 84rl', 10: 'gmsl', 20: 'plr1421-1 plr1421-2 caa-first-1' } })
    t.act('activate @20').act('join-all').act('remain').act('attack @20 @10').act('hold-fire').act('assault', 4)
    while (!t.asks.endsWith('activations'))
      t.act(t.can('retire @1') ? 'retire @1' : (t.game.decision()?.actions[0] ?? ''))
    expect([t.where('plr1421-1'), t.where('plr1421-2'), t.where('caa-first-1')]).toEqual(['@10', '@10', '@20'])
  })
})

describe('retreat', () => {
  it('sb.retreat.way: at least one zone, to where no enemy is near or both zones have a bonus; passive friends go too', () => {
    const t = attack({
      at: { ...garrison, 10: '35rm-1 3bm', 20: 'plr1421-1/1 plr1421-2 caa-first-1', 45: 'plr6166-1' },
    })
    t.act('activate @20')
      .act('join plr1421-1')
      .act('ready')
      .act('remain')
      .act('attack @20 @10')
      .act('hold-fire')
      .act('assault', 1)
    while (t.asks.endsWith('spread-hits')) t.act(t.game.decision()?.actions[0] ?? '')
    expect(t.asks).toBe('prussian retreat')
    expect(t.why('retire @22')).toBe('sb.map.adjacent enemy-beside')
    expect(t.why('retire @20')).toBe('sb.retreat.way leaves')
    // Of each zone is told how far the enemy is from there, and what it gives in defence.
    const { ways } = t.game.decision()!.about as unknown as {
      ways: { zone: string; bonus: number; enemyOff: number }[]
    }
    expect(ways.map(({ zone }) => `retire ${zone}`)).toEqual(
      t.game.decision()!.actions.filter((action) => action.startsWith('retire')),
    )
    expect(ways.find(({ zone }) => zone === 'zone-18')).toEqual({ zone: 'zone-18', bonus: 1, enemyOff: 1 })
    expect(t.game.decision()!.about).toMatchObject({ off: 'out' })
    t.act('retire @18')
    while (t.asks === 'prussian retreat') t.act('retire @21')
    expect([t.where('plr1421-2'), t.where('caa-first-1')]).toEqual(['@18', '@21'])
  })

  it('sb.retreat.off-map: by the edge of the map, the Prussians out of action, the French lost for good', () => {
    const t = attack({ at: { ...garrison, 10: '35rm-1 3bm', 20: 'plr1421-1/1 plr1421-2', 45: 'plr6166-1' } })
    t.act('activate @20')
      .act('join plr1421-1')
      .act('ready')
      .act('remain')
      .act('attack @20 @10')
      .act('hold-fire')
      .act('assault', 1)
    while (t.asks.endsWith('spread-hits')) t.act(t.game.decision()?.actions[0] ?? '')
    t.act('leave-map')
    expect(t.unit('plr1421-2')).toMatchObject({ zone: '-', fate: 1 })
    const french = attack({ side: 'french', at: { ...garrison, 15: '35rm-1', 13: 'plr1421-1' }, forts: [13, 15] })
    french.act('activate @15').act('join-all').act('remain').act('attack @15 @13').act('hold-fire').act('assault', 1)
    expect(french.why('retire @13')).toBe('sb.map.camps enemy-there')
    french.act('leave-map')
    expect(french.unit('35rm-1')).toMatchObject({ zone: '-', fate: 2 })
  })

  it('sb.retreat.none: a unit that cannot retreat is lost for good', () => {
    const t = attack({
      at: { 1: '84rl', 2: 'mri67-1', 3: 'mri67-2', 7: 'mri67-3', 8: 'plr2154-1', 9: 'plr1421-1 plr1421-2 plr1421-3' },
      forts: [7, 9],
    })
    t.act('activate @9').act('join-all').act('remain').act('attack @9 @1').act('hold-fire').act('assault', 6)
    while (t.asks.endsWith('spread-hits')) t.act(t.game.decision()?.actions[0] ?? '')
    expect(t.told('lost-for-good')).toMatchObject({ unit: '84rl', zone: 'zone-1' })
    expect([t.unit('84rl').fate, t.where('plr1421-1')]).toEqual([2, '@1'])
  })

  it('sb.retreat.settle: who stands in the open next to enemies afterwards retreats without fire, the passive side first', () => {
    const t = attack({ at: { ...garrison, 10: '12ra-2', 9: '35rm-1', 20: 'plr1421-1' } })
    t.act('activate @20').act('join-all').act('attack @20 @10')
    expect([t.asks, t.told('fired')]).toEqual(['french retreat', undefined])
    t.act('retire @1')
    expect([t.where('35rm-1'), t.where('plr1421-1')]).toEqual(['@1', '@10'])
  })

  it('sb.attack.advance: against lone guns only units that could attack advance, and no exhausted ones', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 10: '12ra-2', 18: 'gmsl', 20: 'plr1421-1 plr1421-2' },
    })
    t.act('activate @20').act('join-all').act('depart plr1421-1').act('remain', 5)
    const exhausted = ['plr1421-1', 'plr1421-2'].filter((unit) => t.unit(unit).status === EXHAUSTED)
    t.act('attack @20 @10')
    expect(exhausted).not.toEqual([])
    for (const unit of exhausted) expect(t.where(unit)).toBe('@20')
  })
})
