import { describe, expect, it } from 'vitest'
import { CAVALRY, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { mayLaunchBattle } from '#engine/gaiter-button/combat/engagement.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { CLEAR, cut, dice, engageAll, fight, flagOf, FR, GE, isGone, marked, reveal } from '../battles.ts'
import { campaign } from '../table.ts'
import type { Names, Table } from '../table.ts'

const reasonFor = (table: Table, side: number, zone: string): string => {
  const why = new Why()
  return mayLaunchBattle(table.g, side, table.names.zone(zone), why) ? 'legal' : why.refusal!.reason
}

/** Units lose everything but their artillery. */
const gunsOnly = ({ g, names }: { g: G; names: Names }, ...who: string[]): void => {
  for (const name of who) for (const arm of [INFANTRY, CAVALRY]) cut(g, names, name, arm, 0)
}

describe('GB 15.1 – initiation of combat', () => {
  it('gb.combat.launch: a battle is launched in a contested zone by who has something to attack with', () => {
    const elsewhere = { sommepy: ['fr-1-2'], juniville: ['mac-mahon', 'ge-5-10'] }
    const table = fight({ french: ['fr-1-1'], german: ['ge-5-9', 'moltke'], elsewhere })
    expect(reasonFor(table, FR, CLEAR)).toBe('legal')
    expect(reasonFor(table, GE, CLEAR)).toBe('legal')
    expect(reasonFor(table, FR, 'sommepy')).toBe('not-contested')
    expect(reasonFor(table, FR, 'juniville')).toBe('nobody')
    gunsOnly(table, 'ge-5-9')
    expect(reasonFor(table, GE, CLEAR)).toBe('nobody')
  })

  it('gb.combat.launch: decoys are enough to launch one', () => {
    const table = fight({ french: ['french-decoy-1'], german: ['ge-5-9'] })
    expect(reasonFor(table, FR, CLEAR)).toBe('legal')
  })

  it('gb.combat.engage: the attacker engages first, then the defender, and only then all is shown', () => {
    const table = fight({ french: ['fr-1-1', 'fr-1-2', 'mac-mahon'], german: ['ge-5-9', 'ge-5-10'] })
    expect(table.question).toBe('engage.attack')
    expect(table.options).toEqual(['engage fr-1-1', 'engage fr-1-2', 'engage-all'])
    table.refuses('engage mac-mahon', 'gb.combat.engage leader')
    table.refuses('engage ge-5-9', 'gb.combat.engage not-yours')
    table.refuses('give-battle', 'gb.combat.engage nobody')
    table.do('engage fr-1-1')
    table.refuses('engage fr-1-1', 'gb.combat.engage engaged')
    table.refuses('leave-out fr-1-2', 'gb.combat.engage not-engaged')
    table.do('engage fr-1-2').do('leave-out fr-1-1').do('give-battle')
    expect(table.question).toBe('engage.defence')
    expect(table.g.decider).toBe(GE)
    expect(table.game.journal(GE).some(({ kind }) => kind === 'unit-engaged')).toBe(false)
    table.do('engage ge-5-10').do('give-battle', ...dice(1, 6))
    expect(table.told('unit-engaged', FR).map(({ counter }) => counter)).toEqual(['fr-1-2', 'ge-5-10'])
    expect(table.told('unit-engaged', FR).at(-1)).toMatchObject({ infantry: 6, cavalry: 1, guns: 4, morale: 4 })
  })

  it('gb.combat.engage: who is in the fortress takes no part in a battle in the field', () => {
    const table = fight({
      zone: 'verdun',
      attacker: GE,
      french: ['fr-1-1', 'fr-1-2'],
      german: ['ge-5-9'],
      inside: ['fr-1-2'],
    })
    table.do('engage-all').do('give-battle')
    table.refuses('engage fr-1-2', 'gb.combat.engage not-here')
    expect(table.options).toEqual(['engage fr-1-1', 'engage-all'])
  })

  it('gb.combat.guns-alone: artillery does not attack alone', () => {
    const table = fight({
      french: ['fr-1-1', 'fr-1-2', 'french-decoy-1'],
      german: ['ge-5-9'],
      arrange: (g, names) => gunsOnly({ g, names }, 'fr-1-1'),
    })
    table.do('engage fr-1-1')
    table.refuses('give-battle', 'gb.combat.guns-alone attack')
    table.do('engage french-decoy-1')
    table.refuses('give-battle', 'gb.combat.guns-alone attack')
    table.do('engage fr-1-2')
    expect(table.can('give-battle')).toBe(true)
  })

  it('gb.combat.guns-alone: artillery defends alone only if there is nothing else', () => {
    const first = fight({
      french: ['fr-1-1'],
      german: ['ge-5-9', 'ge-5-10'],
      arrange: (g, names) => gunsOnly({ g, names }, 'ge-5-9'),
    })
    first.do('engage-all').do('give-battle').do('engage ge-5-9')
    first.refuses('give-battle', 'gb.combat.guns-alone others-there')
    const second = fight({
      french: ['fr-1-1'],
      german: ['ge-5-9'],
      arrange: (g, names) => gunsOnly({ g, names }, 'ge-5-9'),
    })
    second
      .do('engage-all')
      .do('give-battle')
      .do('engage ge-5-9')
      .do('give-battle', ...dice(1, 1))
    // 5 infantry against 3 artillery, which counts for want of anything else.
    expect(second.told('amplitude-found')[0]).toMatchObject({ amplitude: 8 })
  })

  it('gb.combat.guard: no French unit of this campaign is of the Guard, so all infantry is free to be engaged', () => {
    const table = fight({ french: ['fr-1-1', 'fr-5-1', 'fr-7-1', 'fr-12-1', 'fr-13-1'], german: ['ge-g-1'] })
    for (const unit of ['fr-1-1', 'fr-5-1', 'fr-7-1', 'fr-12-1', 'fr-13-1'])
      expect(table.can(`engage ${unit}`)).toBe(true)
    table.do('engage fr-13-1')
    expect(table.can('give-battle')).toBe(true)
    expect(campaign.system.book.rulebook.some(({ id }) => id === 'gb.combat.guard')).toBe(true)
  })

  it('gb.combat.decoys: engaged decoys are unmasked; the others fight on', () => {
    const table = fight({ french: ['fr-1-1', 'french-decoy-1', 'french-decoy-2'], german: ['ge-5-9'] })
    table.do('engage fr-1-1').do('engage french-decoy-1').do('give-battle')
    table.do('engage-all').do('give-battle', ...dice(1, 6))
    expect(isGone(table, 'french-decoy-1')).toBe(true)
    expect(table.told('factors-rolled')).toHaveLength(1)
  })

  it('gb.combat.decoys: where a side engaged only decoys the combat ends without any other effect', () => {
    const table = fight({ french: ['fr-1-1', 'fr-1-2'], german: ['german-decoy-1', 'ge-5-9'] })
    table.do('engage-all').do('give-battle').do('engage german-decoy-1').do('give-battle')
    expect(table.told('only-decoys')).toHaveLength(1)
    expect(table.told('factors-rolled')).toHaveLength(0)
    expect(isGone(table, 'german-decoy-1')).toBe(true)
    expect(flagOf(table, 'activated', 'fr-1-1')).toBe(false)
    expect(flagOf(table, 'engaged', 'fr-1-1')).toBe(false)
    expect(table.where('ge-5-9')).toBe(CLEAR)
  })

  it('gb.combat.all-engaged: by the option the defender engages all his units without being asked', () => {
    const wanted = { french: ['fr-1-1'], german: ['ge-5-9', 'ge-5-10', 'german-decoy-1'] }
    const table = fight({ ...wanted, switches: { 'defender-engages-all': true } })
    table.do('engage-all').do('give-battle')
    expect(table.question).toBe('lead')
    expect(table.told('unit-engaged')).toHaveLength(3)
    expect(isGone(table, 'german-decoy-1')).toBe(false)
    const lone = fight({ french: ['fr-1-1'], german: ['german-decoy-1'], switches: { 'defender-engages-all': true } })
    lone.do('engage-all').do('give-battle')
    expect(lone.told('only-decoys')).toHaveLength(1)
  })

  it('gb.combat.engage: leaders without troops are no defence; they are put with the nearest friends', () => {
    const table = fight({ french: ['fr-1-1'], german: ['moltke'], elsewhere: { sommepy: ['ge-5-9'] } })
    expect(table.g.ending).toBeDefined()
    expect(table.where('moltke')).toBe('sommepy')
  })
})

describe('GB 15.3 – retreat of the cavalry before combat', () => {
  const cavalry = { french: ['fr-1-1'], german: ['ge-c-5'] }

  it('gb.combat.cavalry-retreat: cavalry alone may retreat; the attackers stay as they were', () => {
    const table = fight(cavalry)
    engageAll(table)
    expect(table.question).toBe('cavalry-retreat')
    expect(table.g.decider).toBe(GE)
    table.do('fall-back')
    expect(table.question).toBe('retreat.by')
    table.do(table.options[0]!)
    expect(table.where('ge-c-5')).not.toBe(CLEAR)
    expect(table.told('factors-rolled')).toHaveLength(0)
    expect(flagOf(table, 'activated', 'fr-1-1')).toBe(false)
    expect(flagOf(table, 'combatted', 'fr-1-1')).toBe(false)
  })

  it('gb.combat.spent: who falls back is activated, or Combatted if it was activated already', () => {
    const fallen = (activated: boolean) => {
      const table = fight({
        ...cavalry,
        arrange: (g, names) => g.counter.activated.set(names.counter('ge-c-5'), activated),
      })
      engageAll(table).do('fall-back')
      table.do(table.options[0]!)
      return [flagOf(table, 'activated', 'ge-c-5'), flagOf(table, 'combatted', 'ge-c-5')]
    }
    expect(fallen(false)).toEqual([true, false])
    expect(fallen(true)).toEqual([true, true])
  })

  it('gb.combat.cavalry-retreat: it is pursued like a voluntary retreat', () => {
    const table = fight({ french: ['fr-1-1', 'fr-r-1', 'fr-r-2', 'fr-1-c'], german: ['ge-c-6'] })
    engageAll(table).do('fall-back')
    const [first] = table.options
    table.do(first!, { draw: 'pursuer', value: 6 }, { draw: 'pursued', value: 1 }, { draw: 'pursued', value: 1 })
    // 5 cavalry and 6 against 2 and 2: a difference of 7, halved.
    expect(table.told('pursued')[0]).toMatchObject({ losses: 4 })
  })

  it('gb.combat.cavalry-retreat: not with infantry engaged, and not for the attacker', () => {
    const table = fight({ french: ['fr-1-c'], german: ['ge-c-5', 'ge-5-9'] })
    engageAll(table)
    expect(table.question).not.toBe('cavalry-retreat')
  })

  it('gb.combat.cavalry-retreat: not when encircled', () => {
    const table = fight({
      ...cavalry,
      arrange: (g, names) => g.zone.encircled.set(names.zone(CLEAR), GE + 1),
    })
    table
      .do('engage-all')
      .do('give-battle')
      .do('engage-all')
      .do('give-battle', ...dice(1, 6))
    expect(table.told('factors-rolled')).toHaveLength(1)
  })

  it('gb.combat.cavalry-retreat: it may as well accept battle', () => {
    const table = fight(cavalry)
    engageAll(table).do('accept-battle', ...dice(1, 6))
    expect(table.told('factors-rolled')).toHaveLength(1)
  })
})

describe('what a side may expect at the question of engagement', () => {
  it('tells between what and what the battle lies against enemies it does not know', () => {
    const hopes = (german: readonly string[], known = false): readonly number[] => {
      const table = fight({ french: ['fr-1-1'], german, ...(known ? { arrange: (g: G) => reveal(g, GE) } : {}) })
      const odds = table.do('engage-all').odds('give-battle')!
      const cases = known ? [odds] : [odds['worst'], odds['best']]
      return cases.map((one) => {
        const { wins, loses } = (one as { result: Record<string, number> }).result
        return wins! - loses!
      })
    }
    for (const german of [['ge-5-9'], ['ge-g-1', 'ge-c-5', 'moltke'], ['german-decoy-1', 'ge-12-23']]) {
      const [worst, best] = hopes(german)
      const [exact] = hopes(german, true)
      expect(worst).toBeLessThanOrEqual(exact!)
      expect(best).toBeGreaterThanOrEqual(exact!)
      expect(worst).toBeLessThan(best!)
    }
    // However many there are, what they are does not tell.
    const seen = (german: readonly string[]) =>
      fight({ french: ['fr-1-1'], german })
        .do('engage-all')
        .odds('give-battle')
    expect(seen(['german-decoy-1', 'german-decoy-2'])).toEqual(seen(['ge-g-1', 'ge-12-23']))
    expect(seen(['ge-5-9'])!['enemy']).toMatchObject({ known: 0, unknown: 1, bluff: true })
  })
  it('tells of a battle against everything it knows', () => {
    const table = fight({
      french: ['fr-1-1'],
      german: ['ge-5-9'],
      arrange(g, names) {
        reveal(g, GE)
        marked(g, names, 'activated', 'ge-5-9')
      },
    })
    table.do('engage-all')
    const odds = table.odds('give-battle')!
    const { wins, draws, loses } = odds['result'] as Record<string, number>
    expect(wins! + draws! + loses!).toBeCloseTo(1)
  })
})
