import { describe, expect, it } from 'vitest'
import { surrenderChance, surrenderTest } from '#engine/gaiter-button/combat/surrender.ts'
import { countersIn } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { afterBattle, marked } from '../after-battle.ts'
import { FR, GE, type Names, type Table } from '../table.ts'

type Arrange = (g: G, names: Names) => void

/** All French counters at Semide take one test; the others stand at Rethel. */
function test(die: number, counters: readonly string[], arrange?: Arrange): Table {
  return afterBattle({
    engaged: ['ge-g-1'],
    beside: counters,
    elsewhere: { rethel: ['fr-12-1'] },
    ...(arrange ? { arrange } : {}),
    script: [{ draw: 'surrender', value: die }],
    begin: (g) => void surrenderTest(g, FR, g.battleZone, countersIn(g, FR, g.battleZone)),
  })
}
/** Up to which die do they surrender? */
function limit(counters: readonly string[], arrange?: Arrange): number {
  for (let die = 6; die >= 1; die--) {
    const table = test(die, counters, arrange)
    if (table.g.counter.fate.of(table.names.counter(counters[0]!)) === FATE.captured) return die
  }
  return 0
}
const encircled: Arrange = (g) => g.zone.encircled.set(g.battleZone, FR + 1)

describe('GB 17.2.1 – the surrender test', () => {
  it('gb.surrender.test: on 2 or less, with morale 4 and nothing else', () => {
    expect(limit(['fr-5-1'])).toBe(2)
  })

  it('gb.surrender.test: a unit of morale 5 helps, no unit of morale 4 harms', () => {
    expect(limit(['fr-1-2', 'fr-5-1'])).toBe(1)
    expect(limit(['fr-13-1'])).toBe(3)
    expect(limit(['fr-13-1', 'fr-5-1'])).toBe(2)
  })

  it('gb.surrender.test: encircled −1', () => {
    expect(limit(['fr-5-1'], encircled)).toBe(3)
  })

  it('gb.surrender.test: one demoralised unit −1, all −2 and not both', () => {
    expect(limit(['fr-5-1', 'fr-5-2'], marked('demoralised', 'fr-5-2'))).toBe(3)
    expect(limit(['fr-5-1', 'fr-5-2'], marked('demoralised', 'fr-5-1', 'fr-5-2'))).toBe(4)
    expect(limit(['fr-5-1'], marked('demoralised', 'fr-5-1'))).toBe(4)
  })

  it('gb.surrender.test: with the Emperor −2', () => {
    expect(limit(['fr-5-1', 'mac-mahon'])).toBe(4)
  })

  it('gb.surrender.test: who surrenders is captured, leaders too, and the capture of the Emperor ends the game', () => {
    const table = test(1, ['fr-5-1', 'mac-mahon', 'french-decoy-1'])
    const fates = ['fr-5-1', 'mac-mahon', 'french-decoy-1'].map((name) =>
      table.g.counter.fate.of(table.names.counter(name)),
    )
    expect(fates).toEqual([FATE.captured, FATE.captured, FATE.inPlay])
    expect(table.g.ending).toMatchObject({ winner: GE })
  })

  it('gb.surrender.test: decoys alone take no test', () => {
    const table = afterBattle({
      engaged: ['ge-g-1'],
      beside: ['french-decoy-1'],
      elsewhere: { rethel: ['fr-12-1'] },
      script: [],
      begin: (g) => void surrenderTest(g, FR, g.battleZone, countersIn(g, FR, g.battleZone)),
    })
    expect(table.where('french-decoy-1')).toBe('semide')
  })

  it('gb.surrender.test: the odds are those of the die', () => {
    const table = test(6, ['fr-5-1'], encircled)
    const zone = table.names.zone('semide')
    expect(surrenderChance(table.g, FR, zone, countersIn(table.g, FR, zone))).toBeCloseTo(3 / 6)
  })
})
