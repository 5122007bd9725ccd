import { describe, expect, it } from 'vitest'
import type { Chart, Entry } from '../../../src-main/contract/games.ts'
import { linesOf } from '../../../src-renderer/journal/lines.ts'
import { type Luck, luckOf } from '../../../src-renderer/journal/luck.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { systemJournal } from '../setting.ts'

const system = systemJournal(gaiterButton)

const bowl: Chart = {
  id: 'fatigue-bowl',
  rule: 'gb.fatigue.draw',
  title: { en: 'The bowl', fr: 'Le bol' },
  columns: ['Marker', 'Number'],
  rows: [
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 2],
    ['STOP', 2],
  ],
}

const words = { en: 'told', fr: 'dit' }
const told = (...entries: Entry['entry'][]): Entry[] => entries.map((entry) => ({ stop: 1, entry, sentence: words }))
const draw = (label: string, value: number | string, of: number) => ({ kind: 'draw', label, value, of })
const activated = (side: string) => ({ kind: 'activated', side })

function luckIn(journal: Entry[], charts: readonly Chart[] = [bowl]): readonly Luck[] {
  const { lines } = linesOf(journal, [], system, system.sidesOf({}))
  return luckOf(lines, system, charts)
}

describe('the account of luck', () => {
  it('keeps the dice of each side at each kind of draw apart, and judges them by what the side wishes for', () => {
    const battle = { kind: 'factors-rolled', attacker: 'german', zone: 'sedan' }
    const luck = luckIn([
      ...told(draw('attacker', 6, 6), draw('defender', 1, 6), battle),
      ...told(draw('attacker', 5, 6), draw('defender', 2, 6), battle),
      ...told(draw('rally', 6, 6), { kind: 'rally-rolled', side: 'french' }),
    ])
    expect(luck.map(({ label, side, count, sum }) => [label, side, count, sum])).toEqual([
      ['attacker', 1, 2, 11],
      ['defender', 0, 2, 3],
      ['rally', 0, 1, 6],
    ])
    const [attacker, defender, rally] = luck
    expect(attacker?.chance).toBeCloseTo(35 / 36, 12)
    expect(defender?.chance).toBeCloseTo(3 / 36, 12)
    // A six keeps a unit from rallying.
    expect(rally?.chance).toBeCloseTo(1 / 6, 12)
    expect(attacker?.favour).toBeGreaterThan(0)
    expect(rally?.favour).toBeLessThan(0)
  })

  it('says whose a draw is only where its label does not', () => {
    const luck = luckIn([
      ...told(draw('initiative-french', 4, 6), draw('initiative-german', 2, 6)),
      ...told(draw('rally', 6, 6), { kind: 'rally-rolled', side: 'french' }),
    ])
    expect(luck.map(({ side, namesSide }) => [side, namesSide])).toEqual([
      [0, true],
      [1, true],
      [0, false],
    ])
  })

  it('does not count a draw that belongs to no side as lucky or unlucky', () => {
    const [weather] = luckIn(told(draw('weather', 6, 6)))
    expect(weather).toMatchObject({ side: null, favour: null, difference: 2.5 })
    expect(weather?.chance).toBeCloseTo(2 / 6, 12)
  })

  it('compares a marker with what is left in the bowl', () => {
    const [luck] = luckIn(
      told(activated('french'), draw('fatigue', 'fatigue-3', 12), draw('fatigue', 'fatigue-3', 11), {
        kind: 'activation-ended',
      }),
    )
    // 15 on twelve markers, then 12 on eleven.
    expect(luck).toMatchObject({ label: 'fatigue', side: 0, count: 2, sum: 6, good: 'low' })
    expect(luck?.expected).toBeCloseTo(15 / 12 + 12 / 11, 12)
    expect(luck?.chance).toBeCloseTo((2 / 12) * (1 / 11), 12)
  })

  it('takes a bowl for full again where as many are told to lie in it, and a marker put back for one that can come again', () => {
    const luck = luckIn(
      told(
        activated('french'),
        draw('fatigue', 'stop', 12),
        draw('fatigue', 'fatigue-3', 11),
        { kind: 'marker-returned', side: 'french', marker: 'fatigue-3' },
        draw('fatigue', 'fatigue-1', 11),
        activated('german'),
        draw('fatigue', 'fatigue-2', 12),
      ),
    )
    expect(luck.map(({ side, count, sum }) => [side, count, sum])).toEqual([
      [0, 3, 4],
      [1, 1, 2],
    ])
    expect(luck[0]?.expected).toBeCloseTo(15 / 12 + 15 / 11 + 15 / 11, 12)
    expect(luck[1]?.expected).toBeCloseTo(15 / 12, 12)
  })

  it('leaves out draws from an unknown bowl', () => {
    expect(luckIn(told(activated('french'), draw('fatigue', 'fatigue-1', 7)))).toEqual([])
    expect(luckIn(told(activated('french'), draw('fatigue', 'fatigue-1', 12)), [])).toEqual([])
  })

  it('counts no draws that are not luck', () => {
    expect(luckIn(told(draw('tokens', 3, 20), draw('surprise', 'fr-1-1', 4), draw('unheard-of', 3, 6)))).toEqual([])
  })
})
