import { describe, expect, it } from 'vitest'
import { abandoning } from '#engine/gaiter-button/night/abandoning.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { pointsLost } from '#engine/gaiter-button/victory/victory.ts'
import { FR, GE, scene, type Standing, type Table } from '../table.ts'

/** The last hours of the last night, when garrisons may leave. */
function night(counters: Standing, side = FR): Table {
  return scene({
    counters,
    begin(g) {
      g.turn = 10
      g.call(days, {})
      g.call(abandoning, { side })
    },
  })
}

describe('GB 17.6 – abandoning fortresses', () => {
  it('gb.garrisons.abandon: garrisons with a line of provision may go, one after the other', () => {
    const table = night({ rethel: ['fr-1-1'] })
    expect(table.options).toContain('abandon sedan 1')
    table.do('abandon sedan 1').do('abandon longwy 2')
    table.refuses('abandon sedan 1', 'gb.garrisons.abandon no-garrison')
    table.do('keep-fortresses')
    expect(table.g.garrison.points.of(table.names.garrison('french-sedan'))).toBe(0)
    expect(table.g.garrison.abandoned.of(table.names.garrison('french-longwy'))).toBe(2)
  })

  it('gb.garrisons.abandon: their SP are gone, but not lost', () => {
    const table = night({ rethel: ['fr-1-1'] }).do('abandon verdun 3')
    expect(pointsLost(table.g, FR)).toBe(0)
    expect(table.told('abandoned', GE)).toEqual([{ kind: 'abandoned', side: 'french', fortress: 'verdun' }])
    expect(table.told('abandoned', FR)[0]).toMatchObject({ points: 3 })
  })

  it('gb.garrisons.abandon: part of a garrison may go, of which the enemy is told nothing', () => {
    const table = night({ rethel: ['fr-1-1'] })
    expect(table.options.filter((one) => one.startsWith('abandon verdun'))).toEqual(
      [1, 2, 3].map((count) => `abandon verdun ${count}`),
    )
    table.refuses('abandon verdun 4', 'gb.garrisons.abandon not-so-many')
    table.do('abandon verdun 2')
    const verdun = table.names.garrison('french-verdun')
    expect([table.g.garrison.points.of(verdun), table.g.garrison.abandoned.of(verdun)]).toEqual([1, 2])
    expect(table.told('garrison-reduced', FR)).toMatchObject([{ fortress: 'verdun', points: 2 }])
    expect([...table.told('garrison-reduced', GE), ...table.told('abandoned', GE)]).toEqual([])
    table.do('abandon verdun 1')
    expect(table.told('abandoned', GE)).toHaveLength(1)
  })

  it('gb.garrisons.abandon: a garrison that is blockaded has no line of provision', () => {
    const table = night({ longwy: ['ge-5-9'] })
    table.refuses('abandon longwy 1', 'gb.garrisons.abandon no-line')
    expect(table.can('abandon sedan 1')).toBe(true)
  })

  it('gb.garrisons.abandon: of a town on both banks one bank is enough', () => {
    expect(night({ sedan: ['ge-5-9'] }).can('abandon sedan 1')).toBe(true)
    night({ sedan: ['ge-5-9'], torcy: ['ge-5-10'] }).refuses('abandon sedan 1', 'gb.garrisons.abandon no-line')
  })

  it('gb.garrisons.abandon: a side without garrisons is not asked', () => {
    expect(night({ rethel: ['fr-1-1'] }, GE).g.ending).toBeDefined()
  })
})
