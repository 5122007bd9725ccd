import { describe, expect, it } from 'vitest'
import { carryOut, type OrderProgress } from '#engine/kernel/game/carry-out.ts'
import { textIn } from '#engine/kernel/values/result.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import { begin, position, type Table } from './table.ts'

/** Gives an order; what became of it. */
function give({ game }: Table, order: Order, begun?: OrderProgress) {
  const carried = carryOut(game, order, (code) => game.act(code), begun)
  if (!carried.ok) throw new Error(carried.error.message)
  return carried.value
}

/** François before Saarbrücken, Doëns far off. */
const marching = (): Table =>
  position({
    phase: 'moves',
    active: 'ge-14',
    side: 'german',
    units: { kameke: '1502', francois: '1602 S', woyna: '1601 S', jolivet: '0910 N' },
  })

describe('orders', () => {
  it('face-enemy: all who are placed turn to the enemy, those too whose hex is chosen afterwards', () => {
    const table = begin('spicheren')
    const first = give(table, { order: 'face-enemy' })
    expect(first.end).toBe('asks')
    expect(table.asked).toBe('french set-up')
    const facings = ['doens', 'micheler'].map((unit) => table.unit(unit)['facing'])
    for (const facing of facings) expect(['N', 'NE', 'NW']).toContain(facing)
    // Each hex is chosen by hand; then the order goes on from where it was left.
    let outcome = first
    while (table.asked === 'french set-up') {
      expect(outcome.end).toBe('asks')
      table.act(table.actions('place')[0]!)
      if (table.asked === 'french set-up') outcome = give(table, { order: 'face-enemy' }, outcome.progress)
    }
    expect(['N', 'NE', 'NW']).toContain(table.unit('jolivet')['facing'])
    expect(give(marching(), { order: 'face-enemy' })).toMatchObject({ why: { key: 'not-placed' } })
  })

  it('go: a unit goes by the hexes that are named, and faces', () => {
    const table = marching()
    give(table, { order: 'go', unit: 'francois', by: ['1603', '1604'], face: 'S' })
    expect(table.unit('francois')).toMatchObject({ hex: '1604', facing: 'S' })
    expect(table.asked).toBe('german moves')
  })

  it('go: takes a unit on that has begun its move, by several hexes', () => {
    const table = marching()
    table.act('move francois')
    const going = { order: 'go', unit: 'francois', by: ['1603', '1604'], face: 'S' } as const
    expect(give(table, going)).toMatchObject({ end: 'done' })
    expect(table.unit('francois')).toMatchObject({ hex: '1604', facing: 'S' })
  })

  it('go: stops where the way is closed, and says so', () => {
    const table = marching()
    expect(give(table, { order: 'go', unit: 'francois', by: ['1002'], face: 'S' })).toMatchObject({
      why: { key: 'way-closed' },
    })
  })

  it('formation: all of them come nearer to a hex', () => {
    const table = marching()
    give(table, { order: 'formation', units: ['francois', 'woyna'], to: '1608' })
    const row = (unit: string) => Number(textIn(table.unit(unit)['hex']).slice(2))
    expect(row('francois')).toBeGreaterThan(2)
    expect(row('woyna')).toBeGreaterThan(1)
  })

  it('ws.artillery.barrage, fire: guns fire at a unit they reach, and the order says when they do not', () => {
    const table = () =>
      position({
        phase: 'barrages',
        active: 'ge-14',
        side: 'german',
        units: { kameke: '1502', 'ge-art-14': '1602 S', jolivet: '1604 N', valaze: '1411 N' },
      })
    const fired = table()
    give(fired, { order: 'fire', unit: 'ge-art-14', target: 'jolivet' })
    expect(fired.last('barraged')).toMatchObject({ unit: 'ge-art-14', target: 'jolivet' })
    const idle = table()
    expect(give(idle, { order: 'fire', unit: 'ge-art-14', target: 'valaze' })).toMatchObject({
      why: { key: 'not-now' },
    })
    expect(idle.told('barraged')).toEqual([])
  })

  it('ws.assault.coordination, attack: all who can of those named attack, and their commander joins them', () => {
    const table = position({
      phase: 'declaration',
      active: 'ge-14',
      side: 'german',
      units: { kameke: '1603', francois: '1603 S', woyna: '1504 SE', 'ge-art-14': '1603 S', jolivet: '1604 N' },
    })
    give(table, { order: 'attack', hex: '1604', units: ['francois', 'woyna', 'ge-art-14'], leader: 'kameke' })
    expect(table.told('attack-planned').map(({ unit }) => unit)).toEqual(['francois', 'woyna'])
    expect(table.told('attack-joined')).toMatchObject([{ unit: 'kameke', hex: '1604' }])
    expect(table.asked).toBe('german declaration')
    expect(give(table, { order: 'attack', hex: '1605', units: ['francois'], leader: 'kameke' })).toMatchObject({
      why: { key: 'not-now' },
    })
  })

  it('says what is wrong with an order', () => {
    const wrong = (order: Order, path: string) =>
      expect(carryOut(marching().game, order, () => undefined as never)).toMatchObject({ error: { path } })
    wrong({ order: 'fly' }, 'order.order')
    wrong({ order: 'go', by: [] }, 'order.unit')
    wrong({ order: 'go', unit: 'francois', by: [7] }, 'order.by')
    wrong({ order: 'formation', units: ['francois'] }, 'order.to')
  })
})
