import { describe, expect, it } from 'vitest'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { about, march, type Wanted } from '../marching.ts'
import { FR, GE, type Table } from '../table.ts'

const FAR = { briey: ['ge-5-9'] }
const keepAny = (table: Table, marker: string): Table => {
  table.do('draw', marker)
  return table.question === 'marker' ? table.do('keep') : table
}
/** The stack has drawn and stands before its first connection; its costs are told beside the question. */
const ready = (stack: readonly string[], from: string, wanted: Partial<Wanted> = {}, as = {}) =>
  keepAny(
    march(
      stack,
      { ...wanted, counters: { ...FAR, ...wanted.counters, [from]: [...stack, ...(wanted.counters?.[from] ?? [])] } },
      as,
    ),
    'fatigue-0',
  )
const costs = (table: Table) => about(table)['costs'] as Record<string, number>

describe('GB 9.1 – the cost of a connection', () => {
  it('gb.march.cost: a road costs 1, a path 2, whatever small river it crosses', () => {
    expect(costs(ready(['fr-5-1'], 'suippes'))).toEqual({
      'auberive-suippes': 1,
      'sommepy-suippes': 1,
      'somme-tourbe-suippes': 1,
      'suippes-mourmelon': 2,
      'suippes-saint-hilaire-au-temple': 1,
      'suippes-tilloy-et-bellay': 2,
    })
    // Over the Aisne by road, which is no major river.
    expect(costs(ready(['fr-5-1'], 'rethel'))['menil-annelles-rethel']).toBe(1)
  })

  it('gb.march.cost: along a railway with neither road nor path 2', () => {
    // Torcy and Douzy are joined by the railway alone; its bridge over the Meuse costs 2 as well, and they are not added.
    expect(costs(ready(['fr-5-1'], 'douzy'))['torcy-douzy']).toBe(2)
  })

  it('gb.march.cost: a bridge over a major river 2, with a pontoon beside it 1; of way and bridge the dearer', () => {
    const over = (pontoon: boolean) =>
      costs(
        ready(['fr-5-1'], 'donchery', {
          arrange(g, names) {
            const connection = names.connection('donchery', 'torcy')
            g.connection.pontoon.set(connection, pontoon ? 5 : 0)
            g.connection.pontoonBuilt.set(connection, pontoon)
          },
        }),
      )['donchery-torcy']
    expect(over(false)).toBe(2)
    expect(over(true)).toBe(1)
  })

  it('gb.march.crowd: two units go free, each one more costs 1; leaders never count', () => {
    const road = (stack: readonly string[]) => costs(ready(stack, 'suippes'))['auberive-suippes']
    expect(road(['fr-1-1', 'fr-1-2'])).toBe(1)
    expect(road(['fr-1-1', 'fr-1-2', 'mac-mahon'])).toBe(1)
    expect(road(['fr-1-1', 'fr-1-2', 'fr-1-3'])).toBe(2)
    expect(road(['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4'])).toBe(3)
  })

  it('gb.march.crowd: a decoy counts as its owner plays it', () => {
    const stack = ['fr-1-1', 'fr-1-2', 'french-decoy-1']
    const road = (as: string) => costs(ready(stack, 'suippes', {}, { 'french-decoy-1': as }))['auberive-suippes']
    expect(road('infantry')).toBe(2)
    expect(road('leader')).toBe(1)
  })

  it('gb.entry.cost: one more into a zone with an activated friend or with an enemy', () => {
    const into = (more: Partial<Wanted>) => costs(ready(['fr-5-1'], 'suippes', more))['auberive-suippes']
    expect(into({ counters: { auberive: ['fr-5-2'] } })).toBe(1)
    expect(into({ counters: { auberive: ['fr-5-2'] }, activated: ['fr-5-2'] })).toBe(2)
    expect(into({ counters: { auberive: ['ge-5-10'] } })).toBe(2)
  })
})

describe('GB 9.1 – marching', () => {
  it('gb.march.connection: from zone to zone as long as MP last', () => {
    const table = ready(['fr-5-1'], 'suippes')
    table.do('move suippes-mourmelon')
    expect(table.where('fr-5-1')).toBe('mourmelon')
    expect(about(table)).toMatchObject({ mp: 2 })
    keepAny(table, 'fatigue-0').do('move auberive-mourmelon')
    expect(table.told('moved').at(-1)).toMatchObject({ from: 'mourmelon', to: 'auberive', cost: 2, mp: 0 })
    expect(table.told('moved', GE).at(-1)).not.toHaveProperty('cost')
    // Nothing is left: the activation ended.
    expect(table.told('activation-ended')).toHaveLength(1)
  })

  it('gb.march.connection: not along a connection of another zone, nor over a destroyed bridge', () => {
    const table = ready(['fr-5-1'], 'suippes')
    expect(table.can('move auberive-suippes')).toBe(true)
    table.refuses('move auberive-mourmelon', 'gb.march.connection elsewhere')
    table.refuses('move amagne-rethel', 'gb.march.connection apart')
    const bridge = ready(['fr-5-1'], 'donchery', {
      arrange: (g, names) => g.connection.destroyed.set(names.connection('donchery', 'torcy'), true),
    })
    bridge.refuses('move donchery-torcy', 'gb.water.bridge no-bridge')
  })

  it('gb.activation.end: what costs more than is left cannot be done', () => {
    const table = ready(['fr-5-1'], 'suippes').do('move auberive-suippes')
    keepAny(table, 'fatigue-0').do('move auberive-suippes')
    keepAny(table, 'fatigue-1').do('move auberive-suippes')
    keepAny(table, 'fatigue-1')
    expect(about(table)).toMatchObject({ mp: 1 })
    table.refuses('move auberive-mourmelon', 'gb.activation.end not-enough-mp')
    table.do('end-activation')
    expect(table.question).not.toBe('activation')
  })

  it('gb.activation.end: the enemy stops a stack that enters his zone', () => {
    const table = ready(['fr-5-1'], 'suippes', { counters: { auberive: ['ge-5-10'] } })
    table.do('move auberive-suippes')
    expect(about(table)).toMatchObject({ zone: 'auberive', mp: 2 })
    table.refuses('draw', 'gb.entry.stop stopped')
    expect(table.can('move auberive-suippes')).toBe(false)
  })

  it('gb.march.drop-off: units stay behind on the way with the fatigue so far; the others keep the markers', () => {
    const stack = ['fr-5-1', 'fr-5-2']
    const table = march(stack, { counters: { ...FAR, suippes: stack } })
    table.do('draw', 'fatigue-2')
    table.refuses('drop-off fr-5-1', 'gb.march.drop-off not-moved')
    table.do('move auberive-suippes').do('draw', 'fatigue-3').do('move auberive-suippes')
    // Two markers tire nobody.
    table.do('drop-off fr-5-1')
    expect(table.told('exhausted')).toEqual([])
    table.refuses('drop-off fr-5-1', 'gb.march.drop-off not-in-stack')
    table.refuses('drop-off fr-5-2', 'gb.march.drop-off last')
    table.do('draw', 'fatigue-1').do('move auberive-suippes').do('end-activation')
    expect(table.where('fr-5-1')).toBe('suippes')
    expect(table.where('fr-5-2')).toBe('auberive')
    expect(table.told('exhausted').map(({ counter }) => counter)).toEqual(['fr-5-2'])
  })

  it('gb.march.drop-off: with three markers the one dropped off is tired at once, and a lighter stack marches cheaper', () => {
    const stack = ['fr-1-1', 'fr-1-2', 'fr-r-1']
    const table = march(['fr-5-1', 'fr-5-2'], { counters: { ...FAR, suippes: ['fr-5-1', 'fr-5-2'] } })
    for (const marker of ['fatigue-1', 'fatigue-2', 'fatigue-2']) table.do('draw', marker).do('move auberive-suippes')
    table.do('drop-off fr-5-2')
    expect(table.question).toBe('unit-losses')
    table.do(table.options[0]!)
    expect(table.question).toBe('activation')
    const crowd = ready(stack, 'suippes')
    expect(costs(crowd)['auberive-suippes']).toBe(2)
    crowd.do('move auberive-suippes').do('drop-off fr-r-1')
    expect(costs(keepAny(crowd, 'fatigue-0'))['auberive-suippes']).toBe(1)
  })

  it('gb.map.stacking: two units do not enter mountains together, one does', () => {
    const into = (stack: readonly string[]) => ready(stack, 'rocroi')
    expect(into(['fr-5-1']).can('move rocroi-montherme')).toBe(true)
    into(['fr-5-1', 'fr-5-2']).refuses('move rocroi-montherme', 'gb.map.stacking crowded')
  })

  it('gb.scenario.area: counters do not leave the zones in play', () => {
    const table = march(['fr-r-1'], {
      scenario: 'first-march',
      counters: { rethel: ['fr-r-1'], buzancy: ['ge-c-6'] },
    })
    keepAny(table, 'fatigue-0')
    table.refuses('move novion-porcien-rethel', 'gb.scenario.area not-in-play')
    expect(table.can('move amagne-rethel')).toBe(true)
  })
})

describe('GB 9.1 – the cavalry of the French corps', () => {
  const both = { suippes: ['fr-5-1', 'fr-5-c'], ...FAR }
  const lost = (table: Table) => table.g.counter.fate.of(table.names.counter('fr-5-c')) === FATE.eliminated
  /** The infantry marches so many connections; the cavalry stays in Suippes. */
  const away = (steps: readonly string[], wanted: Partial<Wanted> = {}, stack = ['fr-5-1']) => {
    const table = march(stack, { ...wanted, counters: { ...both, ...wanted.counters } })
    for (const step of steps) keepAny(table, 'fatigue-0').do(`move ${step}`)
    if (table.question === 'activation') table.do('end-activation')
    return table
  }
  const TWO = ['suippes-mourmelon', 'mourmelon-sept-saulx']

  it('gb.march.corps-cavalry: next to a unit of its corps it is safe, two zones away it is eliminated', () => {
    expect(lost(away(['suippes-mourmelon']))).toBe(false)
    const table = away(TWO)
    expect(lost(table)).toBe(true)
    expect(table.told('corps-cavalry-lost', FR)[0]).toMatchObject({ counter: 'fr-5-c', zone: 'suippes' })
    expect(table.told('corps-cavalry-lost', GE)[0]).not.toHaveProperty('counter')
  })

  it('gb.march.corps-cavalry: any unit of the corps near is enough, one of another corps is not', () => {
    expect(lost(away(TWO, { counters: { auberive: ['fr-5-2'] } }))).toBe(false)
    expect(lost(away(TWO, { counters: { auberive: ['fr-7-1'] } }))).toBe(true)
  })

  it('gb.march.corps-cavalry: it is told before the activation ends', () => {
    const table = march(['fr-5-1'], { counters: both })
    for (const step of TWO) {
      expect(about(table)['strayed']).toEqual([])
      keepAny(table, 'fatigue-0').do(`move ${step}`)
    }
    expect(about(table)['strayed']).toEqual(['fr-5-c'])
  })

  it('gb.march.corps-cavalry: independent cavalry, reforms, Germans, and a corps with nobody else are free', () => {
    const reserve = away(TWO, { counters: { auberive: ['fr-r-1'] } })
    expect(reserve.where('fr-r-1')).toBe('auberive')
    expect(lost(away(TWO, { switches: { 'french-doctrine': true } }))).toBe(false)
    const alone = march(['fr-7-1'], { counters: { suippes: ['fr-7-1', 'fr-5-c'], ...FAR } }).do('end-activation')
    expect(lost(alone)).toBe(false)
    const german = march(['ge-g-1'], { side: GE, counters: { suippes: ['ge-g-1', 'ge-g-c'], briey: ['fr-5-1'] } })
    for (const step of TWO) keepAny(german, 'fatigue-0').do(`move ${step}`)
    if (german.question === 'activation') german.do('end-activation')
    expect(german.where('ge-g-c')).toBe('suippes')
  })
})
