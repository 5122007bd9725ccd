import { describe, expect, it } from 'vitest'
import { pipsLeft } from '#engine/escape-from-sedan/ground/dice.ts'
import { position } from './table.ts'

describe('es.move.drops: what the dice come to', () => {
  it('infantry line 5, 3 on steep ground: 3', () => expect(pipsLeft([5, 3], 0, 'high', 0)).toBe(3))
  it('column 6, 4, 2 with one chit on a gentle slope and a pivot: 5', () =>
    expect(pipsLeft([6, 4, 2], 1, 'low', 1)).toBe(5))
  it('cavalry column 6, 5, 2, 1 in a wood, a friend passed: 2', () =>
    expect(pipsLeft([6, 5, 2, 1], 0, 'two-highest', 1)).toBe(2))
  it('infantry line with a chit on a gentle slope: 5, 3 become 4, 2, the lowest is dropped: 4', () =>
    expect(pipsLeft([5, 3], 1, 'low', 0)).toBe(4))
  it('cavalry column 6, 5, 2, 1 into woods: 3', () => expect(pipsLeft([6, 5, 2, 1], 0, 'two-highest', 0)).toBe(3))
})

describe('a move', () => {
  it('es.move.dice, es.move.steps: a line has two dice, which fall first; it goes by inches no further than they allow', () => {
    const table = position({ units: { l5: '1200,800 0 line' } }).act('order l5 move', 3, 4)
    expect(table.about).toMatchObject({ dice: [3, 4], left: 7 })
    expect(table.may('advance 112')).toBe(true)
    expect(table.whyNot('advance 128')).toBe('es.move.steps too-far')
    expect(table.whyNot('advance 50')).toBe('es.move.steps no-inch')
    table.act('advance 48').act('advance 112')
    expect(table.where('l5')).toBe('1200,688 0')
    expect(table.whyNot('advance 96')).toBe('es.move.steps no-step')
    table.act('halt')
    expect(table.whyNot('order l5 move')).toBe('es.turn.free-phase acted')
  })

  it('es.move.steps: if an order allows no step with any dice, its odds say what bars it', () => {
    const table = position({
      units: { l5: '1200,1145 6 line', l37: '1200,300 0 line', ir80: '1200,270 6 line', l89: '1200,310 0 line' },
    })
    expect(table.odds('order l5 move')).toEqual({ inTheWay: 'table-edge' })
    expect(table.odds('order l37 move')).toEqual({ tooNear: 'ir80' })
    expect(table.odds('order l37 left')).toEqual({ inTheWay: 'l89' })
    expect(table.odds('order l5 back')).toMatchObject({ goes: [3.5, 6] })
    table.act('order l5 move', 6, 6)
    expect(table.actions()).toEqual(['halt'])
  })

  it('es.move.dice: before the dice fall, the odds of an order say how many inches they come to, less chits and ground', () => {
    const units = { l5: '1200,800 0 line', l37: ['1200,300 0 column', { chits: 1 }], ir80: '1200,1100 0 line' } as const
    const table = position({ units })
    expect(table.odds('order l5 move')).toMatchObject({ goes: [7, 12] })
    // Each of three dice from 0 to 5.
    expect(table.odds('order l37 move')).toMatchObject({ goes: [7.5, 15] })
    expect(table.odds('ride liebert')).toMatchObject({ goes: [expect.any(Number), expect.any(Number)] })
  })

  it('says beside an order, and on the way, how far off the nearest enemy of a unit is, and whether it could fire at one', () => {
    const table = position({ units: { l5: '1200,800 0 line', l37: '300,300 0 line', ir80: '1200,640 6 line' } })
    const near = { nearest: 8.5, sees: true }
    expect(table.odds('order l5 move')).toMatchObject(near)
    expect(table.odds('order l37 move')).toMatchObject({ sees: false })
    expect(table.act('order l5 move', 3, 4).game.decision()?.about).toMatchObject({ enemies: near })
  })

  it('es.move.enemies: to two inches from an enemy, by the last sixteenth: 8½ inches ahead and 7 rolled, that is 104', () => {
    const table = position({ units: { l5: '1200,800 0 line', ir80: '1200,640 6 line' } }).act('order l5 move', 3, 4)
    expect(table.actions('advance')).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((inch) => `advance ${16 * inch}`),
      'advance 104',
    ])
    expect(table.whyNot('advance 112')).toBe('es.move.enemies too-near')
  })

  it('es.move.ground: four inches into a wood after three in the open: with 6 and 2 not, with 6, 6, 3 in column', () => {
    const line = position({ units: { l5: '250,460 0 line' } }).act('order l5 move', 6, 2)
    expect(line.may('advance 32')).toBe(true)
    expect(line.whyNot('advance 112')).toBe('es.move.steps too-far')
    const column = position({ units: { l5: '250,484 0 column' } }).act('order l5 move', 6, 6, 3)
    expect(column.may('advance 112')).toBe(true)
    expect(column.whyNot('advance 160')).toBe('es.move.steps too-far')
    const light = position({ units: { ch6: '250,460 0 line' } }).act('order ch6 move', 6, 2)
    expect(light.may('advance 128')).toBe(true)
  })

  it('es.move.drops: beside each step stands what it would leave, and the dice that it would drop', () => {
    const column = position({ units: { l5: '250,460 0 column' } }).act('order l5 move', 6, 6, 3)
    expect(column.about).toMatchObject({ dropped: [], steps: { length: 9 } })
    expect((column.about as { steps: unknown[] }).steps.slice(0, 3)).toEqual([
      { by: 16, left: 14, dropped: [] },
      { by: 32, left: 7, dropped: [6] },
      { by: 48, left: 6, dropped: [6] },
    ])
    column.act('advance 32')
    expect(column.about).toMatchObject({ left: 9, dropped: [6] })
    const turned = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 move', 3, 4)
      .act('pivot 1')
    expect(turned.about).toMatchObject({ left: 4, dropped: [3] })
    // Back it goes with one die, of which nothing is dropped.
    expect(position({ units: { l5: '1200,800 0 line' } }).act('order l5 back', 4).about).toMatchObject({ dropped: [] })
  })

  it('es.move.pivot: once, by 30°, for the lowest die', () => {
    const table = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 move', 3, 4)
      .act('advance 32')
    expect(table.whyNot('pivot 2')).toBe('es.move.pivot too-far')
    table.act('pivot 1')
    expect(table.about).toMatchObject({ gone: 2, left: 4 })
    expect(table.whyNot('pivot 2')).toBe('es.move.pivot once')
    table.act('advance 32')
    expect(table.where('l5')).toBe('1216,740 1')
    const late = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 move', 3, 4)
      .act('advance 80')
    expect(late.whyNot('pivot 1')).toBe('es.move.pivot no-die')
  })

  it('es.move.steps: the entry of a move that ends where it began gives no inches, but says that the unit turned', () => {
    const pivoted = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 move', 3, 4)
      .act('pivot 1')
      .act('halt')
    expect(pivoted.told('moved')).toEqual([])
    expect(pivoted.told('turned')).toMatchObject([{ unit: 'l5', facing: 1 }])
    const still = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 move', 3, 4)
      .act('halt')
    expect(still.told('stood')).toMatchObject([{ unit: 'l5' }])
    expect([...still.told('moved'), ...still.told('turned')]).toEqual([])
  })

  it('es.move.friends: through a friend for the lowest die, but not onto it', () => {
    const table = position({ units: { l5: '1200,800 0 line', l37: '1200,760 0 line' } }).act('order l5 move', 6, 5)
    expect(table.whyNot('advance 32')).toBe('es.move.friends on-friend')
    expect(table.may('advance 64')).toBe(true)
    expect(table.may('advance 96')).toBe(true)
    expect(table.whyNot('advance 112')).toBe('es.move.steps too-far')
  })

  it('es.move.one-die: back, to a side or about by one die; guns by hand need an even one to cross a wall', () => {
    const back = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 back', 4)
      .act('advance 64')
    expect(back.where('l5')).toBe('1200,864 0')
    expect(back.whyNot('pivot 1')).toBe('es.move.pivot not-so')
    const right = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 right', 4)
      .act('advance 64')
    expect(right.where('l5')).toBe('1264,800 0')
    const about = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 about', 2)
      .act('advance 32')
    expect(about.where('l5')).toBe('1200,832 6')
    const odd = position({ units: { fb1: '1900,330 0 unlimbered' } }).act('order fb1 move', 5)
    expect(odd.whyNot('advance 48')).toBe('es.move.one-die odd')
    const even = position({ units: { fb1: '1900,330 0 unlimbered' } }).act('order fb1 move', 4)
    expect(even.may('advance 48')).toBe(true)
  })

  it('es.move.closed: the river to all, houses to horse, walls to guns', () => {
    const foot = position({ units: { l5: '300,960 6 line' } }).act('order l5 move', 6, 6)
    expect(foot.whyNot('advance 32')).toBe('es.move.closed closed')
    const horse = position({ units: { ca1: '550,760 0 line' } }).act('order ca1 move', 6, 6, 6)
    expect(horse.whyNot('advance 64')).toBe('es.move.closed closed')
    const inf = position({ units: { l5: '550,760 0 line' } }).act('order l5 move', 6, 6)
    expect(inf.may('advance 64')).toBe(true)
    const guns = position({ units: { fb1: '1900,360 0 limbered' } }).act('order fb1 move', 6, 6, 6)
    expect(guns.whyNot('advance 64')).toBe('es.move.closed closed')
  })

  it('es.move.table, es.victory.exits: units leave the table only by their own exit, with all stands', () => {
    const south = position({ units: { l5: '1200,1130 6 line' } }).act('order l5 move', 6, 6)
    expect(south.whyNot('advance 64')).toBe('es.move.table edge')
    expect(south.whyNot('leave-table')).toBe('es.victory.exits too-far')
    const north = position({ units: { l5: '1200,60 0 line' } }).act('order l5 move', 2, 1)
    expect(north.may('leave-table')).toBe(true)
    north.act('leave-table')
    expect(north.side('french')).toMatchObject({ exited: 6, stands: 0 })
    expect(north.unit('l5')).toMatchObject({ fate: 4 })
  })

  it('es.move.road: a road column on a road has four dice and no ground', () => {
    const table = position({ units: { l5: '2104,600 0 road-column', l37: '1200,600 0 column' } })
    expect(table.whyNot('order l37 road')).toBe('es.move.road no-road')
    table.act('order l5 road', 6, 6, 6, 6)
    expect(table.may('follow road 384')).toBe(true)
    expect(table.whyNot('follow road 400')).toBe('es.move.steps too-far')
    table.act('follow road 384')
    expect(table.where('l5')).toBe('2100,216 0')
  })

  it('es.move.moving: cavalry that went four inches ahead is moving, one that went three stands', () => {
    const moved = position({ units: { ca1: '1200,800 0 line', l5: '1600,800 0 line' } }).act('order ca1 move', 6, 6, 6)
    moved.act('advance 64').act('halt').act('end-phase')
    expect(moved.unit('ca1')).toMatchObject({ moving: true })
    const slow = position({ units: { ca1: '1200,800 0 line' } }).act('order ca1 move', 6, 6, 6)
    slow.act('advance 48').act('halt').act('end-phase')
    expect(slow.unit('ca1')).toMatchObject({ moving: false })
  })

  it('es.units.square: a square does not move', () => {
    const table = position({ units: { l5: '1200,800 0 square' } })
    expect(table.whyNot('order l5 move')).toBe('es.units.square square')
    expect(table.may('order l5 form')).toBe(true)
  })

  it('es.units.formations, es.units.footprint, es.orders.actions: a new formation keeps the middle of the front and needs room', () => {
    const table = position({ units: { l5: '1200,800 0 line', fb1: '1400,800 0 limbered', ca1: '1600,800 0 line' } })
    table.act('order l5 form')
    expect(table.whyNot('form unlimbered')).toBe('es.units.formations not-its-own')
    expect(table.whyNot('form line')).toBe('es.units.formations is-so')
    table.act('form column')
    expect(table.where('l5')).toBe('1200,824 0')
    expect(table.whyNot('order fb1 form')).toBe('es.orders.actions no-form')
    table.act('order fb1 unlimber')
    expect(table.unit('fb1')).toMatchObject({ formation: 'unlimbered' })
    table.act('order ca1 dismount')
    expect(table.unit('ca1')).toMatchObject({ dismounted: true })
    const tight = position({ units: { l5: '1200,800 0 line', l37: '1200,830 0 line' } }).act('order l5 form')
    expect(tight.whyNot('form column')).toBe('es.units.footprint no-room')
    expect(tight.may('form skirmish')).toBe(true)
    const turned = position({ units: { l5: '1200,800 0 line' } })
      .act('order l5 turn')
      .act('face 4')
    expect(turned.where('l5')).toBe('1200,800 4')
  })
})
