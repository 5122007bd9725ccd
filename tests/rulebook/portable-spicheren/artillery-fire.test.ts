import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position, sixths, type Standing } from './table.ts'

const orders = (side: 'prussian' | 'french', units: Record<string, Standing>, turn = 3) =>
  // The cavalry sees nobody; it only keeps the turn from running on.
  position({ phase: 'orders', side, units: { uhlans: '1402 S', valabregue: '0712 S', ...units }, turn })
const facing = { 'prussian-guns': '0703 S', 'french-guns': '0707 N' }

describe('ps.artillery.orders', () => {
  it('the Prussians order first, then the French, then all fire', () => {
    const table = orders('prussian', facing).act('aim prussian-guns french-guns')
    expect(table.asked).toBe('french artillery-orders')
    expect(table.told('shot')).toEqual([])
    table.act('aim french-guns prussian-guns', 1, 1)
    expect(table.told('shot')).toHaveLength(2)
    expect(table.asked).toBe('prussian activations')
  })
  it('a side may hold its fire', () => {
    const table = orders('prussian', facing).act('hold-fire').act('hold-fire')
    expect(table.told('shot')).toEqual([])
    expect(table.asked).toBe('prussian activations')
  })
  it('once the other side is asked an order stands', () => {
    const table = orders('prussian', { ...facing, jolivet: '0807 N' })
    expect(table.act('aim prussian-guns jolivet').game.undo().ok).toBe(false)
    expect(table.asked).toBe('french artillery-orders')
  })
})

describe('ps.artillery.once', () => {
  it('only guns on the map are ordered', () => {
    const table = orders('prussian', { ...facing, woyna: '0803 S' })
    expect(table.whyNot('aim woyna french-guns')).toBe('ps.artillery.once no-guns')
    expect(table.whyNot('aim french-guns prussian-guns')).toBe('ps.artillery.once not-yours')
    const away = orders('french', { 'french-guns': '0707 N', woyna: '0703 S' })
    expect(away.may('aim french-guns woyna')).toBe(true)
  })
  it('guns that are not on the map are not', () => {
    const table = orders('prussian', facing).act('hold-fire').act('hold-fire')
    expect(table.whyNot('aim prussian-guns french-guns')).toBe('ps.turn.sequence artillery')
    const away = position({ phase: 'activation', side: 'prussian', units: { woyna: '0703 S' } })
    expect(away.whyNot('aim prussian-guns micheler')).toBe('ps.artillery.once not-on-map')
  })
  it('each gun gets one target', () => {
    const table = orders('prussian', { ...facing, jolivet: '0807 N' })
    table.act('aim prussian-guns jolivet')
    expect(table.unit('prussian-guns')['target']).toBe('jolivet')
    expect(table.asked).toBe('french artillery-orders')
  })
})

describe('ps.artillery.modifiers', () => {
  const prussian = (strength: number, target: string) =>
    orders('prussian', { 'prussian-guns': ['1003 S', { strength }], jolivet: target })
  const french = (strength: number, target: string) =>
    orders('french', { 'french-guns': ['0605 N', { strength }], woyna: target })

  it('TV2: Prussian guns of four points hit on two, in cover on three; with two points left on four', () => {
    expect(prussian(4, '1006 N').odds('aim prussian-guns jolivet')).toMatchObject({ hit: sixths(5) })
    expect(
      orders('prussian', { 'prussian-guns': '0604 S', jolivet: '0608 N' }).odds('aim prussian-guns jolivet'),
    ).toMatchObject({
      hit: sixths(4),
    })
    expect(prussian(2, '1006 N').odds('aim prussian-guns jolivet')).toMatchObject({ hit: sixths(3) })
  })
  it('TV3: French imperial guns of four points hit on four, in cover on five; with two points left on six', () => {
    expect(french(4, '0602 S').odds('aim french-guns woyna')).toMatchObject({ hit: sixths(3) })
    const town = orders('french', { 'french-guns': '1004 N', woyna: '1002 S' })
    expect(town.odds('aim french-guns woyna')).toMatchObject({ hit: sixths(2) })
    expect(french(2, '0602 S').odds('aim french-guns woyna')).toMatchObject({ hit: sixths(1) })
  })
  it('each modifier is named', () => {
    expect(lines(prussian(2, '1006 N').odds('aim prussian-guns jolivet')['modifiers'])).toEqual([
      'guns +1',
      'strength -1',
    ])
    expect(lines(french(3, '0602 S').odds('aim french-guns woyna')['modifiers'])).toEqual(['guns -1'])
  })
})

describe('ps.artillery.together', () => {
  it('guns that are about to be destroyed still fire', () => {
    const units = { 'prussian-guns': '0703 S', 'french-guns': ['0707 N', { strength: 1 }] } as const
    const table = orders('prussian', units)
    table.act('aim prussian-guns french-guns').act('aim french-guns prussian-guns', 6, 6, 1, 1)
    expect(table.where('french-guns')).toBe('-')
    expect(table.strength('prussian-guns')).toBe(3)
  })
  it('a unit hit by guns that are gone withdraws from where they stood', () => {
    const units = { 'prussian-guns': '0803 S', 'french-guns': ['0807 N', { strength: 1 }], woyna: '0704 S' } as const
    const table = orders('prussian', units)
    table.act('aim prussian-guns french-guns').act('aim french-guns woyna', 6, 6, 1, 6)
    expect(table.where('french-guns')).toBe('-')
    expect(table.asked).toBe('prussian hit.fire')
    expect(table.actions()).toEqual(['lose', 'withdraw 0703'])
  })
  it('all dice fall before the first result is chosen', () => {
    const table = orders('prussian', facing)
      .act('aim prussian-guns french-guns')
      .act('aim french-guns prussian-guns', 6, 6, 6)
    expect(table.told('shot')).toHaveLength(2)
    expect(table.asked).toBe('french hit.fire')
    table.act('suppress', 6)
    expect(table.asked).toBe('prussian hit.fire')
  })
  it('suppression counts from the next turn', () => {
    const table = orders('prussian', facing)
      .act('aim prussian-guns french-guns')
      .act('aim french-guns prussian-guns', 6, 1, 6)
    table.act('suppress')
    expect(table.unit('french-guns')['suppressedIn']).toBe(4)
  })
})
