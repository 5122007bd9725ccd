import { describe, expect, it } from 'vitest'
import { position, type Position } from './table.ts'

const printed = (more: Pick<Position, 'phase' | 'side' | 'units'>) =>
  position({ ...more, switches: { orderAsPrinted: true } })

/** Two lines of guns, infantry within range, and a melee that goes on. */
const close = {
  'prussian-guns': '0703 S',
  'french-guns': '0707 N',
  woyna: ['0404 S', { attacks: 'jolivet', fought: true }],
  jolivet: '0405 N',
  rex: '1004 S',
  doens: '1006 N',
} as const

describe('ps.turn.half-turn', () => {
  it('opens with the melees that go on, and ends with new ones', () => {
    const table = position({ phase: 'activation', side: 'prussian', units: close })
    table.act('end-moves').act('cease-fire')
    // Nobody declared a melee: what goes on is fought at the start of the French half-turn.
    expect(table.asked).toBe('french melees')
    expect(table.told('half-turn-began').at(-1)).toMatchObject({ side: 'french' })
  })
  it('as printed it opens with the guns of its side and ends with all melees', () => {
    const table = printed({ phase: 'activation', side: 'prussian', units: close })
    table.act('end-moves').act('cease-fire')
    expect(table.asked).toBe('french artillery-orders')
    table.act('aim french-guns prussian-guns', 1)
    expect(table.asked).toBe('french activations')
    expect(table.whyNot('activate french-guns')).toBe('ps.movement.guns fired')
    table.act('end-moves').act('cease-fire')
    expect(table.asked).toBe('french melees')
    expect(table.actions()).toEqual(['fight woyna'])
  })
  it('as printed no guns fire before the half-turn of their side', () => {
    const table = printed({ phase: 'activation', side: 'french', units: close })
    table.act('end-moves').act('cease-fire', 1, 1)
    expect(table.last('turn-began')).toMatchObject({ turn: 4 })
    expect(table.asked).toBe('prussian artillery-orders')
    expect(table.actions('aim')).toEqual(['aim prussian-guns doens', 'aim prussian-guns french-guns'])
    expect(table.told('half-turn-began').at(-1)).toMatchObject({ side: 'prussian' })
  })
  it('as printed a melee declared in a half-turn is fought at its end, once', () => {
    const units = { woyna: '0604 S', jolivet: '0605 N', valabregue: '0712 S' }
    const table = printed({ phase: 'activation', side: 'prussian', units })
    table.act('activate woyna', 6).act('assault jolivet')
    expect(table.asked).toBe('prussian melees')
    expect(table.act('fight woyna', 1, 1).asked).toBe('french activations')
  })
})
