import { describe, expect, it } from 'vitest'
import { about, impulseOf, type Wanted } from '../marching.ts'
import { FR, GE } from '../table.ts'

/** The points of a stack as it stands in Suippes, with nobody near, by the lines of its ledger. */
function points(
  stack: readonly string[],
  wanted: Omit<Wanted, 'counters'> & { readonly counters?: Wanted['counters'] },
) {
  const table = impulseOf({
    ...wanted,
    counters: {
      briey: [wanted.side === GE ? 'fr-13-1' : 'ge-5-9'],
      ...wanted.counters,
      suippes: [...stack, ...(wanted.counters?.['suippes'] ?? [])],
    },
  })
  table.do('activate suippes')
  for (const name of stack) table.do(`take ${name}`)
  const { cp, mp } = about(table)
  const ledger = (table.odds('march-off') as { points: { label: string; value: number }[] }).points
  return { cp, mp, lines: Object.fromEntries(ledger.map(({ label, value }) => [label, value])), table }
}

describe('GB 8.2 – command points', () => {
  it('gb.command.points: without anything there are none; a German stack has one', () => {
    expect(points(['fr-5-1'], {}).lines).toEqual({})
    expect(points(['ge-5-9'], { side: GE }).lines).toEqual({ german: 1 })
  })

  it('gb.command.points: the value of the army commander, or of the senior general if that is better, and 1 for both', () => {
    expect(points(['fr-5-1'], { counters: { valmy: ['mac-mahon'] } }).lines).toEqual({ 'strategic-value': 1 })
    expect(points(['ge-5-9'], { side: GE, counters: { valmy: ['frederick-william'] } }).lines).toEqual({
      'strategic-value': 1,
      german: 1,
    })
    expect(points(['ge-5-9'], { side: GE, counters: { valmy: ['frederick-william', 'moltke'] } }).lines).toEqual({
      'strategic-value': 2,
      'link-to-senior': 1,
      german: 1,
    })
    // The commander of another army is of no use.
    expect(points(['ge-5-9'], { side: GE, counters: { valmy: ['albert-of-saxony'] } }).lines).toEqual({ german: 1 })
  })

  it('gb.command.points: different corps cost one; independent units and decoys are of none', () => {
    expect(points(['fr-5-1', 'fr-5-2'], {}).lines).toEqual({})
    expect(points(['fr-5-1', 'fr-7-1'], {}).lines).toEqual({ 'mixed-corps': -1 })
    expect(points(['fr-5-1', 'fr-r-1', 'french-decoy-1'], {}).lines['mixed-corps']).toBeUndefined()
  })

  it('gb.command.points: one such unit is enough, and several cost no more', () => {
    const both = ['fr-5-1', 'fr-5-2']
    expect(points(both, { outOfSupply: ['fr-5-2'] }).lines).toEqual({ 'out-of-supply': -1 })
    expect(points(both, { outOfSupply: both }).lines).toEqual({ 'out-of-supply': -1 })
    expect(points(both, { combatted: ['fr-5-1'], demoralised: ['fr-5-2'] }).lines).toEqual({
      combatted: -1,
      demoralised: -1,
    })
  })

  it('gb.command.points: a morale of 5 is worth one, a morale of 4 nothing', () => {
    expect(points(['fr-1-1'], {}).lines).toEqual({ 'high-morale': 1 })
    expect(points(['fr-12-1'], {}).lines).toEqual({})
  })

  it('gb.command.points: an enemy counter in the zone is worth one', () => {
    expect(points(['fr-5-1'], { counters: { suippes: ['ge-5-10'] } }).lines).toEqual({ 'enemy-in-zone': 1 })
  })

  it('gb.command.points: cavalry alone is worth one to the Germans, and to the French with their reforms', () => {
    expect(points(['ge-c-2', 'ge-c-4'], { side: GE }).lines).toEqual({ german: 1, 'cavalry-only': 1 })
    expect(points(['ge-c-2', 'ge-5-9'], { side: GE }).lines).toEqual({ german: 1 })
    expect(points(['fr-5-c'], {}).lines).toEqual({})
    expect(points(['fr-5-c'], { switches: { 'french-doctrine': true } }).lines).toEqual({ 'cavalry-only': 1 })
  })

  it('gb.command.negative: below zero there are no points, and so many MP less', () => {
    const mixed = ['fr-5-1', 'fr-7-1']
    expect(points(mixed, {})).toMatchObject({ cp: 0, mp: 3 })
    expect(points(mixed, { outOfSupply: mixed })).toMatchObject({ cp: 0, mp: 2 })
    expect(points(['fr-5-1'], {})).toMatchObject({ cp: 0, mp: 4 })
    const worst = points(mixed, { rain: true, outOfSupply: mixed, combatted: mixed, demoralised: mixed })
    expect(worst).toMatchObject({ cp: 0, mp: 0 })
  })

  it('gb.command.leader: a leader alone has his value and a point more; a stack that he commands has him as well', () => {
    expect(points(['mac-mahon'], {}).lines).toEqual({ 'strategic-value': 1, 'leader-alone': 1 })
    expect(points(['mac-mahon', 'fr-5-1'], {}).lines).toEqual({ 'strategic-value': 1 })
    // He is no unit: that he is out of supply costs nothing.
    expect(points(['mac-mahon'], { outOfSupply: ['mac-mahon'] }).lines['out-of-supply']).toBeUndefined()
    expect(points(['mac-mahon', 'fr-5-1'], {})).toMatchObject({ mp: 4 })
    expect(points(['mac-mahon'], {})).toMatchObject({ mp: 8 })
  })

  it('gb.command.leader: the senior general by himself has no army commander over him, whoever is beside him', () => {
    const beside = { side: GE, counters: { suippes: ['frederick-william'] } }
    expect(points(['moltke'], beside).lines).toEqual({ 'strategic-value': 2, 'leader-alone': 1, german: 1 })
    // A stack that he leads hears its army commander all the same, and so does the army commander by himself.
    expect(points(['moltke', 'ge-5-9'], beside).lines['link-to-senior']).toBe(1)
    expect(points(['frederick-william'], { side: GE, counters: { suippes: ['moltke'] } }).lines).toEqual({
      'strategic-value': 2,
      'link-to-senior': 1,
      'leader-alone': 1,
      german: 1,
    })
  })

  it('gb.command.decoys: any leader leads a decoy, and a decoy can be the leader of decoys only', () => {
    expect(points(['french-decoy-1'], { counters: { valmy: ['mac-mahon'] } }).lines).toEqual({ 'strategic-value': 1 })
    // The other decoy passes for the commander in Valmy; the best leader of the side is worth 1.
    const feigned = { valmy: ['french-decoy-2'], damvillers: ['mac-mahon'] }
    expect(points(['french-decoy-1'], { counters: feigned }).lines).toEqual({ 'strategic-value': 1 })
    expect(points(['fr-5-1'], { counters: feigned }).lines).toEqual({})
    expect(points(['french-decoy-1', 'fr-5-1'], { counters: feigned }).lines).toEqual({})
  })

  it('gb.decoys.act: a decoy goes as infantry, as cavalry or as a leader', () => {
    const taken = (as: string) => {
      const table = impulseOf({ side: GE, counters: { suippes: ['german-decoy-1'], briey: ['fr-5-1'] } })
      table.do('activate suippes').do(`${as} german-decoy-1`)
      const ledger = (table.odds('march-off') as { points: { label: string }[] }).points
      return { mp: about(table)['mp'], labels: ledger.map(({ label }) => label) }
    }
    expect(taken('take')).toEqual({ mp: 4, labels: ['german'] })
    expect(taken('take-as-cavalry')).toEqual({ mp: 8, labels: ['german', 'cavalry-only'] })
    expect(taken('take-as-leader')).toEqual({ mp: 8, labels: ['leader-alone', 'german'] })
    const table = impulseOf({ counters: { suippes: ['fr-5-1'], briey: ['ge-5-9'] } }).do('activate suippes')
    table.refuses('take-as-leader fr-5-1', 'gb.decoys.act no-decoy')
  })

  it('gb.command.secret: open to both, or kept secret where the players agree', () => {
    const started = (secret: boolean) => {
      const table = impulseOf({
        switches: { 'secret-command': secret },
        counters: { suippes: ['fr-5-1', 'fr-7-1'], briey: ['ge-5-9'] },
      })
      return table.do('activate suippes').do('take fr-5-1').do('take fr-7-1').do('march-off')
    }
    expect(started(false).told('command-points', GE)[0]).toMatchObject({ cp: 0, mp: 3 })
    const secret = started(true)
    expect(secret.told('command-points', GE)).toEqual([])
    expect(secret.told('command-points-secret', GE)).toEqual([])
    expect(secret.told('command-points-secret', FR)[0]).toMatchObject({ cp: 0, mp: 3 })
    expect(secret.told('activated', GE)[0]).toMatchObject({ zone: 'suippes', count: 2 })
  })

  it('gb.scenario.uncertainty: the Germans have 2 points less on the first day, 1 on the second, none less after', () => {
    const on = (turn: number, wanted: Omit<Wanted, 'counters'> = {}) =>
      points(['ge-5-9'], { side: GE, turn, ...wanted }).lines['uncertainty']
    expect([on(1), on(2), on(3)]).toEqual([-2, -1, undefined])
    expect(on(1, { switches: { 'german-uncertainty': false } })).toBeUndefined()
    expect(points(['fr-5-1'], { turn: 1 }).lines).toEqual({})
  })
})

describe('GB 8 – who is activated together', () => {
  it('gb.activation.army: units of two armies do not march together; independent ones and decoys go with all', () => {
    const table = impulseOf({
      side: GE,
      counters: {
        suippes: ['ge-5-9', 'ge-g-1', 'ge-c-2', 'german-decoy-1', 'moltke', 'albert-of-saxony'],
        briey: ['fr-5-1'],
      },
    })
    table.do('activate suippes').do('take ge-5-9')
    table.refuses('take ge-g-1', 'gb.activation.army other-army')
    table.refuses('take albert-of-saxony', 'gb.activation.army other-army')
    for (const name of ['ge-c-2', 'german-decoy-1', 'moltke']) expect(table.can(`take ${name}`), name).toBe(true)
  })

  it('gb.activation.army: leaders of two armies go together, and hear the better of them', () => {
    const table = impulseOf({
      side: GE,
      counters: { suippes: ['albert-of-saxony', 'frederick-william', 'ge-5-9'], briey: ['fr-5-1'] },
    })
    table.do('activate suippes')
    table.do('take albert-of-saxony').do('take frederick-william')
    // A unit of one of them is not under the command of the other.
    table.refuses('take ge-5-9', 'gb.activation.army other-army')
    table.do('march-off')
    expect(table.told('command-points')[0]!['ledger']).toContainEqual({
      label: 'strategic-value',
      value: 1,
      rule: 'gb.command.points',
    })
  })
  it('gb.activation.army: an independent unit first binds nobody', () => {
    const table = impulseOf({
      side: GE,
      counters: { suippes: ['ge-5-9', 'ge-g-1', 'ge-c-2'], briey: ['fr-5-1'] },
    })
    table.do('activate suippes').do('take ge-c-2')
    expect(table.options).toEqual(['take ge-5-9', 'take ge-g-1', 'march-off'])
    table.do('take ge-g-1')
    table.refuses('take ge-5-9', 'gb.activation.army other-army')
  })

  it('gb.activation.army: a detachment is of the army of its unit', () => {
    const table = impulseOf({
      side: GE,
      counters: { suippes: ['ge-d-d', 'ge-5-9', 'ge-g-1'], briey: ['fr-5-1'] },
      arrange: (g, names) => g.counter.mother.set(names.counter('ge-d-d'), names.counter('ge-w-1')),
    })
    table.do('activate suippes').do('take ge-d-d')
    table.refuses('take ge-g-1', 'gb.activation.army other-army')
    expect(table.can('take ge-5-9')).toBe(true)
  })

  it('gb.activation.whole: a stack is all in the field or all in the fortress, and somebody has to be in it', () => {
    const table = impulseOf({
      counters: { verdun: ['fr-5-1', 'fr-5-2'], briey: ['ge-5-9'] },
      inside: ['fr-5-2'],
    })
    table.do('activate verdun')
    table.refuses('march-off', 'gb.activation.whole nobody-taken')
    table.do('take fr-5-1')
    expect(table.options).toEqual(['march-off'])
    table.refuses('take fr-5-1', 'gb.activation.whole taken')
    table.refuses('take fr-5-2', 'gb.activation.whole apart')
  })

  it('gb.activation.whole: all of it is turned, and the next stack waits until it has finished', () => {
    const table = impulseOf({ counters: { suippes: ['fr-5-1'], auberive: ['fr-5-2'], briey: ['ge-5-9'] } })
    table.do('activate suippes').do('take fr-5-1').do('march-off')
    expect(table.g.counter.activated.of(table.names.counter('fr-5-1'))).toBe(true)
    expect(table.can('activate auberive')).toBe(false)
    table.do('end-activation')
    expect(table.can('activate auberive')).toBe(true)
    expect(table.stack()).toEqual([])
  })
})
