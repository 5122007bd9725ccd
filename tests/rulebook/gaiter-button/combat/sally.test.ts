import { describe, expect, it } from 'vitest'
import { maySally, sally } from '#engine/gaiter-button/combat/sally.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { dice, evacuate, factor, flagOf, FR, GE, man } from '../battles.ts'
import { scene, type Table } from '../table.ts'

interface Siege {
  readonly inside?: readonly string[]
  readonly besiegers?: readonly string[]
  readonly points?: number
  readonly zone?: string
}

/** The French shut up in a fortress sally out. */
function sallying({ inside = ['fr-1-1'], besiegers = ['ge-5-9'], points = 2, zone = 'verdun' }: Siege = {}): Table {
  return scene({
    turn: 10,
    counters: { [zone]: [...inside, ...besiegers], sommepy: ['fr-1-3'] },
    arrange(g, names) {
      evacuate(g)
      for (const name of inside) g.counter.inside.set(names.counter(name), true)
      man(g, names, 'verdun', points)
    },
    begin(g, names) {
      g.call(days, {})
      g.call(sally, { side: FR, zone: names.zone(zone) })
    },
  })
}
const reason = (table: Table, side: number, zone: string): string => {
  const why = new Why()
  return maySally(table.g, side, table.names.zone(zone), why) ? 'legal' : why.refusal!.reason
}

describe('GB 16.3 – attempt of a sally', () => {
  it('gb.sally.launch: who is blockaded in a fortress may sally out', () => {
    const table = sallying()
    expect(reason(table, FR, 'verdun')).toBe('legal')
    expect(reason(table, FR, 'montmedy')).toBe('not-blockaded')
    expect(reason(table, GE, 'verdun')).toBe('not-blockaded')
    expect(reason(sallying({ besiegers: ['german-decoy-1'] }), FR, 'verdun')).toBe('not-blockaded')
    expect(reason(sallying({ inside: ['mac-mahon'], points: 0 }), FR, 'verdun')).toBe('nobody')
  })

  it('gb.sally.reconnaissance: a die in the first column, and then it may be called off', () => {
    const table = sallying({ besiegers: ['ge-5-9', 'ge-5-10', 'ge-4-7'] })
    expect(table.options).toEqual(['scout-first', 'sally-out'])
    table.refuses('call-off', 'gb.sally.reconnaissance not-scouted')
    expect(table.odds('scout-first')).toMatchObject({ 0: 1 / 6, 3: 1 / 6, '1*': 1 / 6 })
    table.do('scout-first', { draw: 'sally-reconnaissance', value: 4 })
    expect(table.told('scouted')).toMatchObject([{ die: 4, units: 2, composition: false }])
    expect([table.question, table.g.decider]).toEqual(['showing', GE])
    table.do('show ge-5-9').do('show ge-4-7')
    expect(table.options).toEqual(['sally-out', 'call-off'])
    table.do('call-off')
    expect(table.told('sally-began')).toHaveLength(0)
    expect(flagOf(table, 'activated', 'ge-5-9')).toBe(false)
  })

  it('gb.sally.reconnaissance: optional, and only once', () => {
    const table = sallying().do('scout-first', { draw: 'sally-reconnaissance', value: 1 })
    table.refuses('scout-first', 'gb.sally.reconnaissance scouted')
    expect(sallying().do('sally-out').question).toBe('engage.attack')
  })

  it('gb.sally.resolution: units inside and the garrison, together or apart', () => {
    const table = sallying().do('sally-out')
    expect(table.options).toEqual(['engage fr-1-1', 'engage-garrison', 'engage-all'])
    table.do('engage-garrison').do('leave-out-garrison')
    table.refuses('give-battle', 'gb.combat.engage nobody')
    table
      .do('engage-garrison')
      .do('give-battle')
      .do('engage-all')
      .do('give-battle', ...dice(1, 6))
    expect(factor(table, 'attacker')['lead']).toBe(3)
    expect(table.told('unit-engaged').map(({ counter }) => counter)).toEqual(['ge-5-9'])
  })

  it('gb.sally.resolution: the works count among the guns, and not for the ground', () => {
    const table = sallying().do('sally-out').do('engage fr-1-1').do('give-battle').do('engage-all')
    table.do('give-battle', ...dice(1, 6))
    // 1 artillery, 1 heavy, and the 3 of the fortress: 6.
    expect(factor(table, 'attacker')).toMatchObject({ lead: 5, artillery: 2 })
    expect(factor(table, 'attacker')['encircled']).toBeUndefined()
    expect(factor(table, 'attacker')['no-provisions']).toBeUndefined()
    expect(factor(table, 'defender')['fortress']).toBeUndefined()
    expect(factor(table, 'defender')['terrain']).toBeGreaterThan(0)
  })

  it('gb.sally.resolution: only the besieger is activated', () => {
    const table = sallying().do('sally-out').do('engage-all').do('give-battle').do('engage-all').do('give-battle')
    table.do('lead-with fr-1-1', ...dice(1, 6))
    while (table.question === 'combat-losses') table.do(table.options[0]!)
    expect(flagOf(table, 'activated', 'fr-1-1')).toBe(false)
    expect(flagOf(table, 'activated', 'ge-5-9')).toBe(true)
  })

  it('gb.sally.resolution: who sallies out fights as if he had not been activated, nor had fought', () => {
    const table = sallying()
    const unit = table.names.counter('fr-1-1')
    table.g.counter.activated.set(unit, true)
    table.g.counter.combatted.set(unit, true)
    table.do('sally-out').do('engage fr-1-1').do('give-battle').do('engage-all')
    table.do('give-battle', ...dice(1, 6))
    expect(factor(table, 'attacker')['mostly-activated']).toBeUndefined()
    expect(factor(table, 'attacker')['combatted-all']).toBeUndefined()
  })

  it('gb.sally.resolution: a beaten besieger is not pursued', () => {
    const table = sallying({ inside: ['fr-1-2', 'fr-1-c'], points: 0 })
    table.do('sally-out').do('engage-all').do('give-battle').do('engage-all')
    table.do('give-battle', ...dice(6, 1))
    while (table.question === 'combat-losses') table.do(table.options[0]!)
    table.do('face-rout', { draw: 'rout', value: 6 })
    while (table.g.ending === undefined) table.do(table.options[0]!)
    expect(table.told('rout-began')).toHaveLength(1)
    expect(table.told('pursued')).toHaveLength(0)
    expect(table.where('ge-5-9')).not.toBe('verdun')
    expect(table.where('fr-1-2')).toBe('verdun')
  })
})
