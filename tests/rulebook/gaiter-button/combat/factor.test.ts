import { describe, expect, it } from 'vitest'
import { ARTILLERY, CAVALRY, INFANTRY, MITRAILLEUSES } from '#engine/gaiter-button/campaign/campaign.ts'
import { CLEAR, cut, dice, engageAll, factor, fight, flagOf, fought, FR, GE, marked, type Fight } from '../battles.ts'

const one = { french: ['fr-1-2'], german: ['ge-5-9'] } as const satisfies Fight

describe('GB 15.4 – amplitude', () => {
  const amplitude = (wanted: Fight, answers: readonly string[] = []) =>
    fought(wanted, answers).told('amplitude-found')[0]?.['amplitude']

  it('gb.combat.amplitude: the infantry of both and half their cavalry, rounded up from a half', () => {
    // 4 infantry; 6 infantry and 1 cavalry.
    expect(amplitude(one)).toBe(11)
    // 4 infantry; two divisions of 6 infantry and 1 cavalry each.
    expect(amplitude({ ...one, german: ['ge-5-9', 'ge-5-10'] }, ['lead-with ge-5-9'])).toBe(17)
  })
  it('gb.combat.amplitude: neither artillery nor mitrailleuses count', () => {
    expect(
      amplitude({
        ...one,
        arrange(g, names) {
          cut(g, names, 'fr-1-2', ARTILLERY, 0)
          cut(g, names, 'fr-1-2', MITRAILLEUSES, 0)
        },
      }),
    ).toBe(11)
  })
})

describe('GB 15.4 – lead units', () => {
  it('gb.combat.lead: the attacker names his lead unit first; its morale begins the factor', () => {
    const table = fight({ french: ['fr-1-1', 'fr-13-1'], german: ['ge-5-9', 'ge-5-10'] })
    engageAll(table)
    expect([table.question, table.g.decider]).toEqual(['lead', FR])
    table.do('lead-with fr-13-1')
    expect([table.question, table.g.decider]).toEqual(['lead', GE])
    table.refuses('lead-with fr-1-1', 'gb.combat.lead not-engaged')
    table.do('lead-with ge-5-10', ...dice(1, 6))
    expect(factor(table, 'attacker')['lead']).toBe(3)
    expect(factor(table, 'defender')['lead']).toBe(4)
  })
  it('gb.combat.lead: cavalry leads before infantry in clear terrain', () => {
    const table = fight({ french: ['fr-1-c', 'fr-1-1'], german: ['ge-5-9'] })
    engageAll(table)
    expect(table.can('lead-with fr-1-c')).toBe(true)
  })
  it('gb.combat.lead: … but not elsewhere', () => {
    const table = fight({ zone: 'vouziers', french: ['fr-1-c', 'fr-1-1', 'fr-1-2'], german: ['ge-5-9'] })
    engageAll(table)
    table.refuses('lead-with fr-1-c', 'gb.combat.lead not-clear')
    expect(table.can('lead-with fr-1-1')).toBe(true)
  })
  it('gb.combat.lead: … nor when it has fought today', () => {
    const table = fight({
      french: ['fr-1-c', 'fr-1-1', 'fr-1-2'],
      german: ['ge-5-9'],
      arrange: (g, names) => marked(g, names, 'combatted', 'fr-1-c'),
    })
    engageAll(table)
    table.refuses('lead-with fr-1-c', 'gb.combat.lead combatted')
    expect(table.can('lead-with fr-1-1')).toBe(true)
  })
  it('gb.combat.lead: … unless no infantry is engaged', () => {
    const table = fight({
      zone: 'vouziers',
      french: ['fr-1-c', 'fr-5-c'],
      german: ['ge-5-9'],
      arrange: (g, names) => marked(g, names, 'combatted', 'fr-1-c'),
    })
    engageAll(table)
    expect(table.can('lead-with fr-1-c')).toBe(true)
  })
})

describe('GB 15.4 – the combat factor', () => {
  it('gb.combat.factor: morale, artillery from the first SP, the Chassepot and the die', () => {
    const table = fought(one)
    expect(factor(table, 'attacker')).toEqual({ lead: 5, artillery: 1, 'infantry-weapon': 1, die: 1 })
    // 6½ against 4 rounds to 2.
    expect(factor(table, 'defender')).toEqual({ lead: 4, ratio: 2, artillery: 1, die: 6 })
  })
  it('gb.combat.factor: the defender has the ground', () => {
    const table = fought({ ...one, zone: 'vouziers' })
    expect(factor(table, 'attacker')['terrain']).toBeUndefined()
    expect(factor(table, 'defender')['terrain']).toBe(1)
  })
  it('gb.combat.factor: a forced passage costs the attacker 2', () => {
    const table = fought({ ...one, arrange: (g) => void (g.forcedPassage = true) })
    expect(factor(table, 'attacker')['forced-passage']).toBe(-2)
    expect(factor(table, 'defender')['forced-passage']).toBeUndefined()
  })
  it('gb.combat.factor: one unit with its back to the river is enough', () => {
    const table = fought(
      {
        french: ['fr-1-2', 'fr-1-3'],
        german: ['ge-5-9'],
        arrange: (g, names) => marked(g, names, 'backToRiver', 'fr-1-2'),
      },
      ['lead-with fr-1-2'],
    )
    expect(factor(table, 'attacker')['back-to-river']).toBe(-1)
  })
  it('gb.combat.factor: some demoralised units cost 2, all of them 3', () => {
    const wanted = (...who: string[]): Fight => ({
      french: ['fr-1-2', 'fr-1-3'],
      german: ['ge-5-9'],
      arrange: (g, names) => marked(g, names, 'demoralised', ...who),
    })
    expect(factor(fought(wanted('fr-1-2'), ['lead-with fr-1-2']), 'attacker')['demoralised-any']).toBe(-2)
    const all = factor(fought(wanted('fr-1-2', 'fr-1-3'), ['lead-with fr-1-2']), 'attacker')
    expect([all['demoralised-any'], all['demoralised-all']]).toEqual([undefined, -3])
  })
  it('gb.combat.factor: one unit that has fought costs 1, all of them 2', () => {
    const wanted = (...who: string[]): Fight => ({
      french: ['fr-1-2', 'fr-1-3'],
      german: ['ge-5-9'],
      arrange: (g, names) => marked(g, names, 'combatted', ...who),
    })
    expect(factor(fought(wanted('fr-1-2'), ['lead-with fr-1-2']), 'attacker')['combatted-any']).toBe(-1)
    expect(factor(fought(wanted('fr-1-2', 'fr-1-3'), ['lead-with fr-1-2']), 'attacker')['combatted-all']).toBe(-2)
  })
  it('gb.combat.factor: more than half of the units activated cost 1, half of them nothing', () => {
    const wanted = (...who: string[]): Fight => ({
      french: ['fr-1-2', 'fr-1-3'],
      german: ['ge-5-9'],
      arrange: (g, names) => marked(g, names, 'activated', ...who),
    })
    expect(factor(fought(wanted('fr-1-2'), ['lead-with fr-1-2']), 'attacker')['mostly-activated']).toBeUndefined()
    expect(factor(fought(wanted('fr-1-2', 'fr-1-3'), ['lead-with fr-1-2']), 'attacker')['mostly-activated']).toBe(-1)
  })
  it('gb.combat.factor: encirclement costs 2', () => {
    const table = fought({ ...one, arrange: (g, names) => g.zone.encircled.set(names.zone(CLEAR), GE + 1) })
    expect(factor(table, 'defender')['encircled']).toBe(-2)
  })

  it('gb.provision.effect: without a line of provision artillery is halved, and 1 is lost', () => {
    const table = fought(
      {
        ...one,
        german: ['ge-5-9', 'ge-5-10'],
        arrange: (g, names) => g.zone.encircled.set(names.zone(CLEAR), GE + 1),
      },
      ['lead-with ge-5-9'],
    )
    // 7 guns become 4, which are worth 1.
    expect(factor(table, 'defender')).toMatchObject({ 'no-provisions': -1, artillery: 1 })
    expect(table.told('unprovided')).toMatchObject([{ side: 'german', zone: CLEAR }])
    expect(factor(table, 'attacker')['no-provisions']).toBeUndefined()
    const provided = fought({ ...one, german: ['ge-5-9', 'ge-5-10'] }, ['lead-with ge-5-9'])
    expect(factor(provided, 'defender')).toMatchObject({ artillery: 2 })
  })
})

describe('GB 15.4 – leaders', () => {
  it('gb.combat.leader: a German leader who can command all that is engaged adds 1, in attack too', () => {
    const wanted = { french: ['fr-1-2'], german: ['ge-5-9', 'frederick-william'], attacker: GE }
    expect(factor(fought(wanted, [], 6, 1), 'attacker')['leader']).toBe(1)
  })
  it('gb.combat.leader: … not one of another army, but the senior general', () => {
    expect(factor(fought({ ...one, german: ['ge-5-9', 'albert-of-saxony'] }), 'defender')['leader']).toBeUndefined()
    expect(factor(fought({ ...one, german: ['ge-5-9', 'moltke'] }), 'defender')['leader']).toBe(1)
    const mixed = { ...one, german: ['ge-5-9', 'ge-4-7', 'frederick-william'] }
    expect(factor(fought(mixed, ['lead-with ge-5-9']), 'defender')['leader']).toBeUndefined()
  })
  it('gb.combat.leader: … whatever his own state, and he is shown by it', () => {
    const table = fought({
      ...one,
      german: ['ge-5-9', 'frederick-william'],
      arrange: (g, names) => marked(g, names, 'activated', 'frederick-william'),
    })
    expect(factor(table, 'defender')['leader']).toBe(1)
    expect(table.told('leader-present', FR)).toMatchObject([{ leader: 'frederick-william' }])
    expect(flagOf(table, 'engaged', 'frederick-william')).toBe(false)
  })
  it('gb.combat.leader: a French one in defence only', () => {
    const french = ['fr-1-2', 'mac-mahon']
    const attacking = fought({ ...one, french })
    expect(factor(attacking, 'attacker')['leader']).toBeUndefined()
    expect(attacking.told('leader-present')).toHaveLength(0)
    expect(factor(fought({ ...one, french, attacker: GE }), 'defender')['leader']).toBe(1)
  })
  it('gb.combat.leader: … or with the French doctrine always', () => {
    const table = fought({ ...one, french: ['fr-1-2', 'mac-mahon'], switches: { 'french-doctrine': true } })
    expect(factor(table, 'attacker')['leader']).toBe(1)
  })
})

describe('GB 15.4 – strength ratio', () => {
  const ratio = (french: number, german: number) => {
    const table = fought({
      french: ['fr-12-1'],
      german: ['ge-4-7'],
      arrange(g, names) {
        cut(g, names, 'fr-12-1', INFANTRY, french)
        cut(g, names, 'ge-4-7', INFANTRY, german)
        cut(g, names, 'ge-4-7', CAVALRY, 0)
      },
    })
    return [factor(table, 'attacker')['ratio'], factor(table, 'defender')['ratio']]
  }
  it('gb.combat.ratio: nothing at 1:1, 1 for anything above it, then rounded', () => {
    expect(ratio(4, 4)).toEqual([undefined, undefined])
    expect(ratio(7, 6)).toEqual([1, undefined])
    expect(ratio(7, 5)).toEqual([1, undefined])
    expect(ratio(3, 2)).toEqual([2, undefined])
    expect(ratio(2, 5)).toEqual([undefined, 3])
    expect(ratio(3, 7)).toEqual([undefined, 2])
  })
  it('gb.combat.ratio: never more than 6', () => {
    expect(ratio(6, 1)).toEqual([6, undefined])
    expect(ratio(1, 8)).toEqual([undefined, 6])
  })
  it('gb.combat.ratio: cavalry counts half', () => {
    const table = fought({
      french: ['fr-r-1'],
      german: ['ge-5-9'],
      arrange(g, names) {
        cut(g, names, 'ge-5-9', INFANTRY, 1)
        cut(g, names, 'ge-5-9', CAVALRY, 0)
      },
    })
    // 2 cavalry against 1 infantry.
    expect(factor(table, 'attacker')['ratio']).toBeUndefined()
  })
})

describe('GB 15.4 – artillery', () => {
  /** What the artillery of these adds on both sides, where some have lost theirs down to so many SP. */
  const guns = (french: readonly string[], german: readonly string[], cuts: Readonly<Record<string, number>> = {}) => {
    const leads = [french, german].flatMap((units) => (units.length > 1 ? [`lead-with ${units[0]}`] : []))
    const table = fought(
      {
        french,
        german,
        arrange(g, names) {
          for (const [unit, left] of Object.entries(cuts)) cut(g, names, unit, ARTILLERY, left)
        },
      },
      leads,
    )
    return [factor(table, 'attacker')['artillery'], factor(table, 'defender')['artillery']]
  }
  it('gb.combat.guns: 1 for every 5 SP of the French and every 4 of the Germans, from the first', () => {
    // 1 against 1, 5 against 4, 6 against 5, none against 3.
    expect(guns(['fr-1-2'], ['ge-5-9'], { 'fr-1-2': 1, 'ge-5-9': 1 })).toEqual([1, 1])
    expect(guns(['fr-1-2', 'fr-1-3', 'fr-1-4'], ['ge-5-10'], { 'fr-1-2': 1 })).toEqual([1, 1])
    expect(guns(['fr-1-2', 'fr-1-3', 'fr-1-4'], ['ge-5-10', 'ge-5-9'], { 'ge-5-9': 1 })).toEqual([2, 2])
    expect(guns(['fr-1-2'], ['ge-5-9'], { 'fr-1-2': 0 })).toEqual([undefined, 1])
  })
  it('gb.combat.guns: heavy artillery counts double', () => {
    // 1 and 1 heavy each: 6.
    expect(guns(['fr-1-1', 'fr-5-1'], ['ge-5-9'])[0]).toBe(2)
  })
})

describe('GB 15.4 – charge', () => {
  const charge = { french: ['fr-r-2', 'fr-1-2'], german: ['ge-5-9'] }
  it('gb.combat.charge: in clear terrain, if its side likes, for 1', () => {
    const table = fought(charge, ['lead-with fr-1-2', 'charge'])
    expect(factor(table, 'attacker')['charge']).toBe(1)
    expect(factor(fought(charge, ['lead-with fr-1-2', 'no-charge']), 'attacker')['charge']).toBeUndefined()
  })
  it('gb.combat.charge: the attacker decides first, then the defender', () => {
    const table = fight({ french: ['fr-r-2', 'fr-1-2'], german: ['ge-b-1-c', 'ge-5-9'] })
    engageAll(table).do('lead-with fr-1-2').do('lead-with ge-5-9')
    expect([table.question, table.g.decider]).toEqual(['charge', FR])
    table.do('charge')
    expect([table.question, table.g.decider]).toEqual(['charge', GE])
    table.do('charge', ...dice(1, 6))
    expect(factor(table, 'defender')['charge']).toBe(1)
  })
  it('gb.combat.charge: all heavy cavalry here has to be engaged; a side with only some of it engaged is still asked', () => {
    const table = fight({ french: ['fr-r-2', 'fr-1-c', 'fr-1-2'], german: ['ge-5-9'] })
    table.do('engage fr-r-2').do('engage fr-1-2').do('give-battle').do('engage-all').do('give-battle')
    table.do('lead-with fr-1-2')
    expect(table.question).toBe('charge')
    table.refuses('charge', 'gb.combat.charge not-all')
  })
  it('gb.combat.charge: not outside clear terrain', () => {
    const table = fought({ ...charge, zone: 'vouziers' }, [])
    expect(table.told('factors-rolled')).toHaveLength(1)
  })
  it('gb.losses.charge: a charge that fails costs heavy cavalry', () => {
    const table = fought(charge, ['lead-with fr-1-2', 'charge'])
    expect(table.told('battle-loss')[0]).toMatchObject({ counter: 'fr-r-2', arm: 'heavy-cavalry' })
  })
})
