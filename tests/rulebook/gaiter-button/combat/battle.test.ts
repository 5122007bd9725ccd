import { describe, expect, it } from 'vitest'
import { CLEAR, dice, engageAll, fight, flagOf, fought, isGone, marked, type Fight } from '../battles.ts'

const one = { french: ['fr-1-2'], german: ['ge-5-9'] } as const satisfies Fight

describe('GB 15.4 – who wins', () => {
  it('gb.combat.winner: the greater factor wins; difference and amplitude give the losses', () => {
    // 8 against 9: the French lose by 1 in the first column.
    const lost = fought(one, [], 1, 2)
    expect(lost.told('battle-won')).toMatchObject([{ winner: 'german', difference: 1 }])
    expect(lost.told('losses-found')).toMatchObject([{ attacker: 0, defender: 0 }])
    // 13 against 8: they win by 5.
    const won = fought(one, [], 6, 1)
    expect(won.told('battle-won')).toMatchObject([{ winner: 'french', difference: 5 }])
    expect(won.told('losses-found')).toMatchObject([{ attacker: 0, defender: 1 }])
  })

  it('gb.combat.winner: a beaten attacker takes no test, and the battle is over', () => {
    const table = fought(one, [], 1, 6)
    expect(table.told('rout-tested')).toHaveLength(0)
    expect(table.where('fr-1-2')).toBe(CLEAR)
    expect(table.g.ending).toBeDefined()
  })

  it('gb.combat.tie: with equal factors neither side wins; the engaged units are activated, or Combatted', () => {
    const table = fought(
      {
        french: ['fr-1-2'],
        german: ['ge-5-9', 'ge-5-10'],
        arrange: (g, names) => marked(g, names, 'activated', 'ge-5-9'),
      },
      ['lead-with ge-5-9'],
      5,
      3,
    )
    expect(table.told('battle-drawn')).toHaveLength(1)
    expect(table.told('losses-found')).toMatchObject([{ attacker: 0, defender: 0 }])
    const flags = (who: string) => [flagOf(table, 'activated', who), flagOf(table, 'combatted', who)]
    expect(flags('fr-1-2')).toEqual([true, false])
    expect(flags('ge-5-9')).toEqual([true, true])
    expect(flags('ge-5-10')).toEqual([true, false])
    expect(table.where('ge-5-9')).toBe(CLEAR)
  })

  it('gb.combat.spent: only engaged units are activated', () => {
    const table = fight({ french: ['fr-1-2', 'fr-1-3'], german: ['ge-5-9', 'ge-5-10'] })
    table
      .do('engage fr-1-2')
      .do('give-battle')
      .do('engage ge-5-10')
      .do('give-battle', ...dice(1, 6))
    for (const [who, spent] of Object.entries({ 'fr-1-2': true, 'fr-1-3': false, 'ge-5-9': false, 'ge-5-10': true }))
      expect(flagOf(table, 'activated', who), who).toBe(spent)
    expect(flagOf(table, 'engaged', 'fr-1-2')).toBe(false)
    expect(table.g.battleZone).toBe(-1)
  })

  it('gb.losses.table: rain goes a column to the left', () => {
    const many = { french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9'] }
    // Amplitude 16, by 1: one each; in rain nothing.
    const losses = (rain: boolean) => fought({ ...many, rain }, ['lead-with fr-1-1'], 1, 5).told('losses-found')[0]
    expect(losses(false)).toMatchObject({ attacker: 1, defender: 1, amplitude: 16 })
    expect(losses(true)).toMatchObject({ attacker: 0, defender: 0, amplitude: 16 })
  })

  it('gb.combat.decoys: counters that were not engaged stay unseen', () => {
    const table = fight({ french: ['fr-1-2'], german: ['ge-5-9', 'german-decoy-1'] })
    table
      .do('engage-all')
      .do('give-battle')
      .do('engage-all')
      .do('give-battle', ...dice(1, 6))
    expect(isGone(table, 'german-decoy-1')).toBe(false)
    expect(table.g.counter.seen.of(table.names.counter('german-decoy-1'))).toBe(0)
    expect(table.g.counter.shown.of(table.names.counter('ge-5-9'))).toBe(true)
  })
})

describe('the forecast of a battle', () => {
  it('adds up to 1, and knows the factors', () => {
    const table = engageAll(fight({ french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9'] }))
    const odds = table.odds('lead-with fr-1-1')!
    const sum = (of: unknown) => Object.values(of as Record<string, number>).reduce((all, part) => all + part, 0)
    for (const what of ['ownFactor', 'enemyFactor', 'ownLosses', 'enemyLosses']) expect(sum(odds[what])).toBeCloseTo(1)
    expect(Object.keys(odds['ownFactor'] as object)).toEqual(['9', '10', '11', '12', '13', '14'])
    expect((odds['rout'] as Record<string, number>)['routs']).toBeGreaterThan(0)
    expect(odds['surrender']).toBeUndefined()
  })

  it('does not depend on enemies that its side does not know', () => {
    const odds = (...more: string[]) => {
      const table = fight({ french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9', ...more] })
      table.do('engage-all').do('give-battle').do('engage ge-5-9').do('give-battle')
      return table.odds('lead-with fr-1-1')
    }
    expect(odds('ge-5-10')).toEqual(odds('german-decoy-1'))
    expect(odds('ge-5-10')).toEqual(odds('albert-of-saxony'))
    // Whoever it is, he stays, and bars the way to those who would pursue.
    expect(odds('ge-5-10')).toMatchObject({ zone: { cleared: 0 }, pursuit: { none: expect.closeTo(1) } })
  })
})
