import { describe, expect, it } from 'vitest'
import { carryOut, inOrderOfExecution } from '#engine/kernel/game/carry-out.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { begin, position, type Table } from './table.ts'

describe('the study of fire', () => {
  const units = {
    l5: '1200,800 0 line',
    l37: '1350,700 0 line',
    ir80: '1200,600 6 line',
    ir87: '1350,600 6 line',
    ir50: '1200,100 6 line',
  }

  it('of one unit: the stands that take no part in a shot, by what hides it, and who has fired is not among them', () => {
    const units = { l5: '400,400 0 line', ir80: '430,300 6 column' }
    const idleOf = (told: JsonObject) => (told['shots'] as { idle: { lines: unknown[] }[] }[]).map(({ idle }) => idle)
    const answer = position({ units }).game.study(0, { study: 'fire', unit: 'l5' })
    if (!answer.ok) throw new Error(answer.error.message)
    const [idle] = idleOf(answer.value)
    expect(idle).toMatchObject([{ stands: 2, because: 'wood', lines: { length: 2 } }])
    expect(idleOf(position({ units }).act('order l5 fire').about)).toEqual([idle])
  })

  it('of a square, which bears all round and does not turn: who stands before the enemy on its flank', () => {
    const found: string[] = []
    for (let y = 715; y <= 805; y += 10) {
      const units = { l5: '1200,760 0 square', l37: `1250,${y} 3 column`, ir80: '1340,760 9 line' }
      const answer = position({ units }).game.study(0, { study: 'fire', unit: 'l5' })
      if (!answer.ok) throw new Error(answer.error.message)
      for (const { idle } of answer.value['shots'] as { idle: { because: string }[] }[])
        found.push(...idle.map(({ because }) => because))
    }
    expect(found.length).toBeGreaterThan(3)
    expect(new Set(found)).toEqual(new Set(['l37']))
  })

  it('a volley in reaction says which stands take no part in it, as the study of the unit does', () => {
    const units = { l5: ['430,300 6 column', { chits: 1 }], ir80: '400,400 0 line' } as const
    const table = position({ phase: 1, units, leaders: { liebert: { at: '430,200' } } })
      .act('order l5 rally')
      .act('end-phase')
      .act('react ir80')
    const odds = table.game.odds(true).find(({ action }) => action === 'volley l5 0')?.odds as JsonObject | undefined
    expect(odds?.['idle']).toMatchObject([{ stands: 2, because: 'wood', lines: { length: 2 } }])
    const study = table.game.study(1, { study: 'fire', unit: 'ir80' })
    expect((study.ok ? (study.value['shots'] as { idle: unknown }[]) : []).map(({ idle }) => idle)).toEqual([
      odds?.['idle'],
    ])
  })

  it('of one unit: its shots with what they do, and what keeps it from the others, with the line that is hidden', () => {
    const answer = position({ units }).game.study(0, { study: 'fire', unit: 'l5' })
    if (!answer.ok) throw new Error(answer.error.message)
    const { shots, hidden, range } = answer.value as unknown as {
      shots: { target: string; gap: number; needed: number; dice: number; loss: number; chit: number }[]
      hidden: { target: string; reason: string; other: string | null; line: number[] | null; gap: number }[]
      range: number
    }
    expect(range).toBe(24)
    const [first] = shots
    // Six dice at 4: three possible hits, saved at four; two sixes or more of six dice.
    expect(first).toMatchObject({ target: 'ir80', gap: 11, needed: 4, dice: 6 })
    expect(first?.loss).toBeCloseTo(1.5)
    expect(first?.chit).toBeCloseTo(1 - (5 / 6) ** 6 - 6 * (1 / 6) * (5 / 6) ** 5)
    expect(hidden.find(({ target }) => target === 'ir50')).toMatchObject({ reason: 'too-far', gap: 42.3, line: null })
  })

  it('of all units: who could fire at whom', () => {
    const answer = position({ units }).game.study(1, { study: 'fire' })
    if (!answer.ok) throw new Error(answer.error.message)
    const pairs = (answer.value['shots'] as { unit: string; target: string }[]).map(
      ({ unit, target }) => `${unit} ${target}`,
    )
    expect(pairs).toContain('l37 ir87')
    expect(pairs).not.toContain('ir50 l5')
  })
})

describe('the study of command', () => {
  it('within 36 inches of the edge of the disc a unit hears its commander, at 37 not', () => {
    const near = position({ units: { l5: '1200,800 0 line' }, leaders: { liebert: { at: '1720,800' } } })
    const far = position({ units: { l5: '1200,800 0 line' }, leaders: { liebert: { at: '1865,800' } } })
    const commanded = (table: typeof near) => {
      const answer = table.game.study(0, { study: 'command' })
      if (!answer.ok) throw new Error(answer.error.message)
      return (answer.value['units'] as { unit: string; commanded: boolean }[])[0]
    }
    expect(commanded(near)).toMatchObject({ unit: 'l5', commanded: true })
    expect(commanded(far)).toMatchObject({ unit: 'l5', commanded: false })
  })
})

describe('orders', () => {
  /** Carries an order out on a table; the dice fall as they may. */
  const give = (table: Table, order: Order) => {
    const carried = carryOut(table.game, order, (code) => table.game.act(code))
    if (!carried.ok) throw new Error(carried.error.message)
    return carried.value
  }

  it('advance: as far as the dice allow, then it halts', () => {
    const table = position({ units: { l5: '1200,800 0 line' } })
    give(table, { order: 'advance', unit: 'l5' })
    expect(table.asked).toBe('french free-phase')
    const dice = table.told('moved')[0]
    expect(Number(dice?.['by'])).toBeGreaterThanOrEqual(32)
    expect(table.unit('l5')).toMatchObject({ acted: true })
  })

  it('advance: three inches and no more', () => {
    const table = position({ units: { l5: '1200,800 0 column' } })
    give(table, { order: 'advance', unit: 'l5', inches: 3 })
    expect(table.where('l5')).toBe('1200,752 0')
  })

  it('advance: until an enemy is within so many inches', () => {
    const table = position({ units: { l5: '1200,800 0 line', ir80: '1200,376 6 line' } })
    // 25 inches and a half between them; after two more it is within 24.
    give(table, { order: 'advance', unit: 'l5', until: 24 })
    expect(table.where('l5')).toBe('1200,784 0')
  })

  it('advance: until it could fire at an enemy', () => {
    const table = position({ units: { l5: '1200,800 0 line', ir80: '1200,376 6 line' } })
    expect(give(table, { order: 'advance', unit: 'l5', sight: true })).toMatchObject({ why: { key: 'enemy-seen' } })
    expect(table.where('l5')).toBe('1200,784 0')
  })

  it('advance: to the edge of a wood, before a step that drops a die', () => {
    const table = position({ units: { l5: '250,460 0 column' } })
    // After one inch in the open the next one is under trees.
    give(table, { order: 'advance', unit: 'l5', dice: true })
    expect(table.where('l5')).toBe('250,444 0')
    const open = position({ units: { l5: '1200,800 0 line' } }).act('order l5 move', 3, 4)
    give(open, { order: 'advance', unit: 'l5', dice: true })
    expect(open.where('l5')).toBe('1200,688 0')
  })

  it('advance: a unit on its way goes on, and halts', () => {
    const table = position({ units: { l5: '1200,800 0 line', l37: '900,800 0 line' } }).act('order l5 move', 3, 4)
    give(table, { order: 'advance', unit: 'l5' })
    expect(table.asked).toBe('french free-phase')
    expect(table.unit('l5')).toMatchObject({ acted: true })
    expect(table.unit('l37')).toMatchObject({ acted: false })
  })

  it('advance-all: all units of a commander that can, and no others', () => {
    const table = position({
      units: { l5: '1200,800 0 line', l37: '900,800 0 line', ca1: '600,800 0 line', ir80: '1200,376 6 line' },
    })
    give(table, { order: 'advance-all', commander: 'liebert', until: 24 })
    expect(table.where('l5')).toBe('1200,784 0')
    expect(table.unit('l37')).toMatchObject({ acted: true })
    expect(table.unit('ca1')).toMatchObject({ acted: false })
    expect(table.asked).toBe('french free-phase')
    expect(give(table, { order: 'advance-all', commander: 'liebert' })).toMatchObject({ why: { key: 'nobody-goes' } })
  })

  describe('advance-formed', () => {
    const order = { order: 'advance-formed', unit: 'l5', formation: 'column', until: 24, dice: true }

    it('in one free phase it takes the formation, and then waits', () => {
      const table = position({ units: { l5: '1200,800 0 line', ir80: '1200,240 6 line' } })
      expect(give(table, order)).toMatchObject({ end: 'stopped', why: { key: 'formed', forToday: true } })
      expect(table.unit('l5')).toMatchObject({ formation: 'column', acted: true })
      expect(table.asked).toBe('french free-phase')
      expect(give(table, order)).toMatchObject({ end: 'stopped', why: { key: 'not-now' } })
    })

    it('in the next one it goes as far as the dice allow, and on after that', () => {
      const table = position({ units: { l5: '1200,800 0 column', ir80: '1200,100 6 line' } })
      expect(give(table, order)).toMatchObject({ end: 'stopped', why: { key: 'goes-on', forToday: true } })
      expect(table.unit('l5')).toMatchObject({ formation: 'column', acted: true })
      expect(Number(table.told('moved')[0]?.['by'])).toBeGreaterThanOrEqual(48)
    })

    it('it is done where it halts: so many inches from an enemy, or before a step that drops a die', () => {
      const near = position({ units: { l5: '1200,800 0 column', ir80: '1200,344 6 line' } })
      expect(give(near, order)).toMatchObject({ end: 'done' })
      // 26 inches were between them.
      expect(near.where('l5')).toBe('1200,768 0')
      const wood = position({ units: { l5: '250,460 0 column' } })
      expect(give(wood, order)).toMatchObject({ end: 'done' })
      expect(wood.where('l5')).toBe('250,444 0')
    })

    it('it costs no cards: in a command phase it waits', () => {
      const table = position({ phase: 1, units: { l5: '1200,800 0 column' } })
      expect(give(table, order)).toMatchObject({ end: 'stopped', why: { key: 'waits' } })
    })

    it('with an enemy as near as that it stays as it is; without the unit nothing is left to do', () => {
      const table = position({ units: { l5: '1200,800 0 line', ir80: '1200,440 6 line' } })
      // Others that were given it together go on.
      expect(give(table, order)).toMatchObject({ end: 'stopped', why: { key: 'enemy-near', forToday: true } })
      expect(table.unit('l5')).toMatchObject({ formation: 'line', acted: false })
      expect(give(table, { ...order, unit: 'l89' })).toMatchObject({ end: 'done' })
    })

    it('given to several it goes from the front, the way they look: who stands behind has room by then', () => {
      const order = (unit: string) => ({ order: 'advance-formed', unit, formation: 'column', until: 24, dice: true })
      const table = position({ units: { l5: '1200,700 6 column', l37: '1200,800 6 column', ir80: '1200,100 6 line' } })
      const given = [order('l5'), order('l89'), order('l37')]
      const sequence = inOrderOfExecution(table.game, given)
      // Who is no longer there comes last.
      expect(sequence.map(({ unit }) => unit)).toEqual(['l37', 'l5', 'l89'])
      for (const one of sequence) give(table, one)
      expect(table.told('moved').map(({ unit }) => unit)).toEqual(['l37', 'l5'])
      // It has come past where the other stood.
      expect(Number(table.where('l5').split(/[ ,]/)[1])).toBeGreaterThan(800)
    })

    it('an order that says no unit, no formation or no distance is refused', () => {
      const { game } = position({ units: { l5: '1200,800 0 line' } })
      for (const part of [{ unit: 7 }, { formation: 'heap' }, { until: -1 }])
        expect(carryOut(game, { ...order, ...part }, (code) => game.act(code))).toMatchObject({
          error: { code: 'bad-order', path: `order.${Object.keys(part)[0]}` },
        })
    })
  })

  it('advance: it is said who goes', () => {
    const { game } = position({ units: { l5: '1200,800 0 line' } })
    for (const order of [{ order: 'advance' }, { order: 'advance-all' }, { order: 'advance-all', commander: 'nobody' }])
      expect(carryOut(game, order, (code) => game.act(code)).ok).toBe(false)
  })

  /** Two that bear on who has acted, and one whose arc it is not in. */
  const answering = (): Table =>
    position({
      phase: 1,
      units: { l5: '1200,800 0 line', ir80: '1200,650 6 line', ir87: '1350,650 6 line', ir88: '1050,650 0 line' },
    })
      .act('order l5 turn')
      .act('face 1')
      .act('end-phase')

  it('answer-fire: all that bear fire their best volley, in one go, and the others are still asked', () => {
    const table = answering()
    expect(table.asked).toBe('german reactions')
    give(table, { order: 'answer-fire' })
    expect(table.asked).toBe('german reactions')
    expect(table.actions('react')).toEqual(['react ir88'])
    table.roll('no-reactions')
    expect(table.told('volley-fired').map(({ unit }) => unit)).toEqual(['ir80', 'ir87'])
  })

  it('answer-fire: some fire, and no other unit reacts', () => {
    const table = answering()
    give(table, { order: 'answer-fire', units: ['ir87'], only: true })
    expect(table.asked).toBe('french command-phase')
    expect(table.told('volley-fired').map(({ unit }) => unit)).toEqual(['ir87'])
  })

  it('answer-fire: no unit reacts', () => {
    const table = answering()
    give(table, { order: 'answer-fire', units: [], only: true })
    expect(table.asked).toBe('french command-phase')
    expect(table.told('volley-fired')).toEqual([])
  })

  it('share-cards: each commander has cards by the number of his units, and there is nothing to share out later', () => {
    const table = begin('charges-of-floing')
    expect(give(table, { order: 'share-cards' })).toMatchObject({ end: 'done' })
    // Liebert has five units, Margueritte four.
    expect(table.told('dealt')).toMatchObject([
      { commander: 'liebert', cards: 10 },
      { commander: 'margueritte', cards: 8 },
    ])
    expect(table.asked).toBe('german deal')
    give(table, { order: 'share-cards' })
    expect(give(table, { order: 'share-cards' })).toMatchObject({ end: 'stopped', why: { key: 'no-cards' } })
  })

  it('answer-fire: says what is wrong with it', () => {
    const carried = carryOut(answering().game, { order: 'answer-fire', units: [5] }, () => undefined as never)
    expect(carried).toMatchObject({ error: { code: 'bad-order', path: 'order.units' } })
  })

  it('the study of reactions says who may react, and what the volley of each costs that the order takes', () => {
    const study = (side: number) => {
      const answer = answering().game.study(side, { study: 'reactions' })
      if (!answer.ok) throw new Error(answer.error.message)
      return answer.value['units'] as { unit: string; volley: { target: string; at: number; loss: number } | null }[]
    }
    expect(study(0)).toEqual([])
    const found = study(1)
    expect(found.map(({ unit }) => unit)).toEqual(['ir80', 'ir87', 'ir88'])
    expect(found[2]?.volley).toBeNull()
    expect(found[0]?.volley).toMatchObject({
      target: 'l5',
      at: 0,
      dice: 6,
      needed: 4,
      covered: false,
      long: expect.any(Boolean) as boolean,
    })
    expect(found[0]?.volley?.loss).toBeGreaterThan(found[1]?.volley?.loss ?? 0)
  })
})
