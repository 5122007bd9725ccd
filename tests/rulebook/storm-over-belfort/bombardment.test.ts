import { describe, expect, it } from 'vitest'
import { garrison, position, type Position, type Table } from './table.ts'

const fire = (wanted: Omit<Position, 'ask' | 'side'> & { readonly side?: Position['side'] }) =>
  position({ ask: 'bombardment', side: 'prussian', ...wanted })

describe('artillery', () => {
  it('sb.guns.place: from a fort or a fortification; the flying battery with infantry', () => {
    const t = fire({
      side: 'french',
      at: { ...garrison, 10: 'gmsl flying-battery', 4: '4bmhs 12ra-1', 20: 'plr1421-1', 13: 'plr2154-1' },
    })
    expect(t.can('bombard flying-battery @20')).toBe(true)
    expect(t.why('bombard 12ra-1 @13')).toBe('sb.guns.place no-battery')
  })

  it('sb.guns.once: a gun fires once a turn, the fortress artillery with Catherine twice', () => {
    const t = fire({
      side: 'french',
      at: { ...garrison, 10: 'plr1421-1 plr1421-2' },
      hands: { french: ['firefighters-catherine'] },
    })
    t.act('play firefighters-catherine red')
    t.act('bombard art-fort @10', 1)
    expect(t.unit('art-fort').used).toBe(false)
    t.act('bombard art-fort @10', 1)
    expect(t.unit('art-fort').used).toBe(true)
    expect(t.why('bombard art-fort @10')).toBe('sb.guns.once used')
  })

  it('sb.guns.once: with Catherine the fortress artillery fires once more when it has fired already', () => {
    const t = fire({
      side: 'french',
      at: { ...garrison, 10: 'plr1421-1 plr1421-2' },
      hands: { french: ['firefighters-catherine'] },
    })
    t.act('bombard art-fort @10', 1)
    expect(t.unit('art-fort').used).toBe(true)
    t.act('play firefighters-catherine red')
    t.act('bombard art-fort @10', 1)
    expect(t.unit('art-fort').used).toBe(true)
    expect(t.why('bombard art-fort @10')).toBe('sb.guns.once used')
  })

  it('sb.guns.range: two zones and three, one more from zone 1 at -1', () => {
    const t = fire({
      side: 'french',
      at: { ...garrison, 1: 'art-fort 84rl 12ra-2', 20: 'plr1421-1', 21: 'plr2154-1', 19: 'mri67-1' },
    })
    // 1-7-18-20 and 1-7-10-20 are three zones: field artillery of zone 1 reaches it with its longer range.
    t.act('bombard 12ra-2 @20', 4)
    expect(t.told('bombarded')).toMatchObject({
      ledger: [
        { label: 'long-range', value: -1 },
        { label: 'die', value: 4 },
      ],
      hits: 1,
    })
    const far = fire({ side: 'french', at: { ...garrison, 1: 'art-fort 84rl 12ra-2', 21: 'plr2154-1', 15: 'mri67-1' } })
    expect(far.why('bombard 12ra-2 @21')).toBe('sb.guns.range out-of-range')
    expect(far.can('bombard art-fort @21')).toBe(true)
    expect(far.why('bombard art-fort @15')).toBe('sb.guns.range out-of-range')
  })

  it('sb.guns.crest: from 13 no Prussian gun reaches 3, from 12 it does', () => {
    const t = fire({ at: { ...garrison, 13: 'plr1421-1 mfar4-1', 12: 'plr2154-1 mfar4-2' }, forts: [13, 12] })
    expect(t.why('bombard mfar4-1 @3')).toBe('sb.guns.crest behind')
    expect(t.can('bombard mfar4-2 @3')).toBe(true)
  })

  it('sb.guns.bound: French artillery in the citadel does not leave it', () => {
    const t = position({ ask: 'activations', side: 'french', at: { ...garrison, 1: 'art-fort 84rl 12ra-2' } })
    expect(t.why('move-guns 12ra-2')).toBe('sb.guns.bound stays')
    t.act('activate @1')
    expect(t.why('join 12ra-2')).toBe('sb.guns.bound stays')
  })
})

describe('the bombardment', () => {
  it('sb.bombardment.order: the Prussians begin, in turn; who stops does not begin again', () => {
    const t = fire({
      at: { ...garrison, 10: 'plr6166-1', 31: 'plr1421-1 mfar4-1', 32: 'plr2154-1 mfar4-2' },
      forts: [31, 32],
    })
    t.act('bombard mfar4-1 @8')
    expect(t.asks).toBe('french counter-battery')
    t.game.undo()
    t.act('stop')
    expect(t.asks).toBe('french bombardment')
    t.act('bombard art-fort @10')
    if (t.asks === 'prussian counter-battery') t.act('decline')
    expect(t.asks).toBe('french bombardment')
  })

  it('sb.bombardment.targets: enemies or a marker; heavy Prussian artillery only 1, 2, 3, 7, 8 and 9', () => {
    const t = fire({
      at: { ...garrison, 10: 'gmsl', 9: '35rm-1', 24: 'plr1421-1 mfar4-1', 20: 'plr2154-1 caa-first-1' },
      forts: [24, 9, 20],
    })
    expect(t.why('bombard mfar4-1 @10')).toBe('sb.bombardment.targets heavy')
    expect(t.can('bombard mfar4-1 @9')).toBe(true)
    expect(t.can('bombard caa-first-1 @10')).toBe(true)
    expect(t.why('bombard caa-first-1 @7')).toBe('sb.bombardment.targets nothing')
    const marked = fire({ at: { ...garrison, 32: 'plr2154-1 caa-first-1' }, forts: [32, 9] })
    expect(marked.can('bombard caa-first-1 @9')).toBe(true)
  })

  it('sb.bombardment.sequence: order, counter-battery, bombardment, hits; both guns are used', () => {
    const t = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-3' }, forts: [31] })
    t.act('bombard mfar4-3 @8')
    expect(t.asks).toBe('french counter-battery')
    t.act('counter-fire art-fort', 3, 4)
    // Fortress artillery 6: die 3 + 1 heavy is row 4, two off. Heavy artillery 4 next to the fort: 4 + 1 + 1 - 2 is row 4: 2 hits.
    expect(t.told('countered')).toMatchObject({ result: 2 })
    expect(t.told('bombarded')).toMatchObject({ hits: 2 })
    expect([t.unit('art-fort').used, t.unit('mfar4-3').used]).toEqual([true, true])
  })

  it('sb.bombardment.counter: unused and in range, heavy artillery by heavy only', () => {
    const t = fire({ at: { ...garrison, 9: '35rm-1 12ra-2', 31: 'plr1421-1 mfar4-3' }, forts: [31, 9] })
    t.act('bombard mfar4-3 @8')
    expect(t.why('counter-fire 12ra-2')).toBe('sb.bombardment.counter heavy-only')
    expect(t.can('counter-fire arthg')).toBe(true)
    const field = fire({ at: { ...garrison, 9: '35rm-1 12ra-2', 31: 'plr1421-1 caa-first-1' }, forts: [31, 9] })
    field.act('bombard caa-first-1 @9')
    expect(field.can('counter-fire 12ra-2')).toBe(true)
  })

  it('sb.bombardment.counter-roll: a die by the value, +1 heavy, -1 long range', () => {
    const t = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-3' }, forts: [31] })
    t.act('bombard mfar4-3 @8').act('counter-fire arthg', 5, 1)
    expect(t.told('countered')).toMatchObject({
      ledger: [
        { label: 'heavy', value: 1 },
        { label: 'die', value: 5 },
      ],
      result: 3,
    })
    const far = fire({ at: { ...garrison, 24: 'plr1421-1 mfar4-3', 9: '35rm-1' }, forts: [24, 9] })
    far.act('bombard mfar4-3 @9').act('counter-fire art-fort', 1, 1)
    expect(far.told('countered')).toMatchObject({ ledger: [{ label: 'heavy' }, { label: 'die', value: 1 }], result: 1 })
  })

  it('sb.bombardment.counter: the odds reckon with the gun that takes most off on average', () => {
    const t = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-3' }, forts: [31] })
    // The fortress artillery, a heavy gun of 6, takes 1, 2, 2, 3, 4 and 4 off for its dice; the heavy gun of 4 needs a die and two for
    // itself of row 4 for the two hits that the fort feels: so many dice of six do for each of these.
    const enough = [4, 3, 3, 2, 1, 1].reduce((sum, dice) => sum + dice, 0) / 36
    expect(t.odds('bombard mfar4-3 @8')).toEqual({
      '0': expect.closeTo(1 - enough, 9),
      '2 damaged': expect.closeTo(enough, 9),
    })
  })

  it('sb.bombardment.counter: a gun that may counter sees the odds of the shot with and without it', () => {
    const t = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-3' }, forts: [31] })
    const expected = t.odds('bombard mfar4-3 @8')
    t.act('bombard mfar4-3 @8')
    // Against the fortress artillery it is as the odds of the shot said, which reckoned with it; alone it fails with a 1 only.
    expect(t.odds('counter-fire art-fort')).toEqual(expected)
    expect(t.odds('decline')).toEqual({ '0': expect.closeTo(1 / 6, 9), '2 damaged': expect.closeTo(5 / 6, 9) })
  })

  it('sb.bombardment.counter: a field gun does not count against heavy ones in the odds, nor does a gun that is used', () => {
    const at = { ...garrison, 1: '84rl', 2: '57rp-1', 3: '57rp-2', 8: '65rp-1', 9: '35rm-1 12ra-2' }
    const t = fire({ at: { ...at, 31: 'plr1421-1 mfar4-3' }, forts: [31, 9] })
    expect(t.odds('bombard mfar4-3 @8')).toEqual({
      '0': expect.closeTo(1 / 6, 9),
      '2 damaged': expect.closeTo(5 / 6, 9),
    })
    const two = fire({
      at: {
        ...garrison,
        1: 'art-fort 84rl',
        2: '57rp-1',
        3: '57rp-2',
        8: '65rp-1',
        31: 'plr1421-1 mfar4-3',
        24: 'plr2154-1 mfar4-4',
      },
      forts: [31, 24],
    })
    const countered = two.odds('bombard mfar4-4 @8')
    two.act('bombard mfar4-3 @8').act('counter-fire art-fort', 6, 1)
    if (two.asks === 'french bombardment') two.act('stop')
    expect(two.odds('bombard mfar4-4 @8')).not.toEqual(countered)
    expect(two.odds('bombard mfar4-4 @8')).toEqual({
      '0': expect.closeTo(3 / 6, 9),
      '2 damaged': expect.closeTo(3 / 6, 9),
    })
  })

  it('sb.bombardment.hits: the odds count the levels that battalions lose, so none in an empty work or of exhausted ones', () => {
    const at = { ...garrison, 1: 'art-fort 84rl', 31: 'plr1421-1' }
    const odds = (t: Table) => t.odds('bombard art-fort @31')
    // 6 and +1 for a heavy gun: 1, 2, 2, 3, 4 and 4 hits; the work absorbs the second, and the battalion has two levels to lose.
    const one = {
      '1': expect.closeTo(1 / 6, 9),
      '1 marker': expect.closeTo(2 / 6, 9),
      '2 marker': expect.closeTo(3 / 6, 9),
    }
    expect(odds(fire({ side: 'french', at, forts: [31] }))).toEqual(one)
    const none = { '0': expect.closeTo(1 / 6, 9), '0 marker': expect.closeTo(5 / 6, 9) }
    expect(odds(fire({ side: 'french', at: { ...garrison, 1: 'art-fort 84rl' }, forts: [31] }))).toEqual(none)
    expect(odds(fire({ side: 'french', at: { ...at, 31: 'plr1421-1/2' }, forts: [31] }))).toEqual(none)
  })

  it('sb.bombardment.roll: heavy artillery of 4 at the next fort: 4 + 1 + 1 is row 6, 3 hits', () => {
    const t = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-3' }, forts: [31] })
    t.act('bombard mfar4-3 @8').act('decline', 4)
    expect(t.told('bombarded')).toMatchObject({
      ledger: [
        { label: 'heavy', value: 1 },
        { label: 'near', value: 1 },
        { label: 'die', value: 4 },
      ],
      hits: 3,
    })
  })

  it('sb.bombardment.repeated: from the second bombardment of a zone on one off the die', () => {
    const t = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-3', 32: 'plr2154-1 mfar4-4' }, forts: [31, 32] })
    t.act('bombard mfar4-3 @8').act('decline', 1)
    if (t.asks === 'french bombardment') t.act('stop')
    t.act('bombard mfar4-4 @8').act('decline', 3)
    expect(t.told('bombarded')).toMatchObject({
      ledger: [{ label: 'heavy' }, { label: 'repeated', value: -1 }, { label: 'die' }],
    })
  })

  it('sb.bombardment.hits: battalions lose levels, scouts and artillery do not, and nobody is put out of action', () => {
    const t = fire({
      at: { ...garrison, 10: 'gmsl/2 scouts-1 flying-battery', 20: 'plr1421-1 caa-first-1' },
      forts: [20],
    })
    t.act('bombard caa-first-1 @10')
    while (t.can('decline') && t.asks.startsWith('french counter')) t.act('decline', 6)
    expect(t.told('bombarded')).toMatchObject({ hits: 2 })
    // The printed bonus takes one hit off; the other one falls on an exhausted battalion.
    expect([t.unit('gmsl').status, t.where('gmsl'), t.where('scouts-1')]).toEqual([2, '@10', '@10'])
  })

  it('sb.hits.spread: one each before anybody takes a second; the owner says whose the odd hit is', () => {
    const t = fire({ at: { ...garrison, 9: '35rm-1 3bm', 28: 'plr1421-1 mfar4-1' }, forts: [28] })
    t.act('bombard mfar4-1 @9').act('decline', 5)
    expect(t.told('bombarded')).toMatchObject({ hits: 4 })
    expect([t.unit('35rm-1').status, t.unit('3bm').status]).toEqual([2, 2])
    const odd = fire({ at: { ...garrison, 9: '35rm-1 3bm', 28: 'plr1421-1 mfar4-3' }, forts: [28] })
    odd.act('bombard mfar4-3 @9').act('decline', 5)
    // Value 4: 5 + 1 is row 6, three hits: one each, and the third as the French like.
    expect(odd.asks).toBe('french spread-hits')
    odd.act('strike 3bm')
    expect([odd.unit('35rm-1').status, odd.unit('3bm').status]).toEqual([1, 2])
  })

  it('sb.bombardment.markers: the second hit takes a fortification or a trench, and of two only one', () => {
    const t = fire({ at: { ...garrison, 9: '35rm-1 3bm', 24: 'plr1421-1 mfar4-3' }, forts: [24, 9] })
    t.act('bombard mfar4-3 @9').act('decline', 4)
    expect(t.told('marker-lost')).toMatchObject({ zone: 'zone-9', work: 'fortification' })
    expect([t.unit('35rm-1').status, t.unit('3bm').status]).toEqual([1, 1])
    const two = fire({
      side: 'french',
      at: { ...garrison, 24: 'plr1421-1', 22: 'plr2154-1 plr2154-2 plr2154-3', 9: '35rm-1 12ra-2' },
      forts: [22, 9],
      trenches: [22],
    })
    two.act('bombard 12ra-2 @22', 6)
    expect(two.asks).toBe('prussian marker')
    two.act('give-up trench')
    expect(two.g.zone.fortification.of(21)).toBe(true)
    expect(two.g.zone.trench.of(21)).toBe(false)
  })

  it('sb.bombardment.printed: a printed bonus of 1 takes one hit off, whatever markers are there', () => {
    const t = fire({ at: { ...garrison, 10: 'gmsl 57rp-3', 20: 'plr1421-1 caa-first-1' }, forts: [20, 10] })
    t.act('bombard caa-first-1 @10').act('decline', 6)
    expect(t.told('bombarded')).toMatchObject({ hits: 2 })
    expect(t.asks).toBe('french spread-hits')
    t.act('strike gmsl')
    expect([t.unit('gmsl').status, t.unit('57rp-3').status, t.g.zone.fortification.of(9)]).toEqual([1, 0, true])
  })

  it('sb.bombardment.forts: fewer hits than the bonus do nothing; else as many as the bonus, and the fort is damaged', () => {
    const one = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-6' }, forts: [31] })
    one.act('bombard mfar4-6 @8').act('decline', 1)
    expect(one.told('bombarded')).toMatchObject({ hits: 1 })
    expect([one.unit('65rp-1').status, one.told('fort-damaged')]).toEqual([0, undefined])
    const three = fire({ at: { ...garrison, 8: '65rp-1 35rm-1 arthg', 31: 'plr1421-1 mfar4-3' }, forts: [31] })
    three.act('bombard mfar4-3 @8').act('decline', 4)
    expect([three.unit('65rp-1').status, three.unit('35rm-1').status]).toEqual([1, 1])
    expect(three.told('fort-damaged')).toMatchObject({ zone: 'zone-8', bonus: 1 })
    const citadel = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-1' }, forts: [31], damage: { 1: 1 } })
    citadel.act('bombard mfar4-1 @1').act('decline', 5)
    expect(citadel.told('bombarded')).toMatchObject({ hits: 4 })
    expect(citadel.told('fort-damaged')).toMatchObject({ zone: 'zone-1', bonus: 3 })
    const last = fire({ at: { ...garrison, 31: 'plr1421-1 mfar4-1' }, forts: [31], damage: { 1: 2 } })
    last.act('bombard mfar4-1 @1').act('decline', 5)
    expect(last.told('fort-damaged')).toBeUndefined()
    expect(last.asks).toBe('french spread-hits')
  })
})
