import { describe, expect, it } from 'vitest'
import { position, sixths, type Standing } from './table.ts'

const activating = (units: Record<string, Standing>, side: 'prussian' | 'french' = 'prussian') =>
  position({ phase: 'activation', side, units: { uhlans: '1402 S', valabregue: '0712 S', ...units } })

describe('ps.activation.roll', () => {
  const chance = (unit: string) =>
    activating({ [unit]: '0604 S' }, ['jolivet'].includes(unit) ? 'french' : 'prussian').odds(`activate ${unit}`)

  it('TV10: Prussians fail on a one, French on one and two', () => {
    expect(chance('woyna')).toMatchObject({ activated: sixths(5), needed: 2 })
    expect(chance('jolivet')).toMatchObject({ activated: sixths(4), needed: 3 })
  })
  it('elite Prussians never fail', () => {
    expect(chance('francois')).toMatchObject({ activated: sixths(6) })
  })
  it('two activates a Prussian unit, one does not', () => {
    expect(activating({ woyna: '0604 S' }).act('activate woyna', 2).asked).toBe('prussian movement')
    const failed = activating({ woyna: '0604 S' }).act('activate woyna', 1)
    expect(failed.asked).toBe('prussian activations')
    expect(failed.last('activation')).toMatchObject({ unit: 'woyna', needed: 2, active: false })
  })
})

describe('ps.activation.once', () => {
  it('each unit tries once', () => {
    const table = activating({ woyna: '0604 S' }).act('activate woyna', 1)
    expect(table.whyNot('activate woyna')).toBe('ps.activation.once tried')
  })
  it('only own units on the map', () => {
    const table = activating({ woyna: '0604 S', jolivet: '0608 N' })
    expect(table.whyNot('activate jolivet')).toBe('ps.activation.once not-yours')
    expect(table.whyNot('activate rex')).toBe('ps.activation.once not-on-map')
  })
  it('trying is optional', () => {
    expect(activating({ woyna: '0604 S', jolivet: '0606 N' }).act('end-moves').asked).toBe('prussian rifle-fire')
  })
  it('in the next half-turn of its side it may try again', () => {
    const table = activating({ woyna: '0604 S' }).act('activate woyna', 1).act('end-moves').act('end-moves', 1, 1)
    expect(table.may('activate woyna')).toBe(true)
  })
})

describe('ps.activation.move', () => {
  it('the active unit moves before another tries', () => {
    const table = activating({ woyna: '0604 S', rex: '0804 S' }).act('activate woyna', 2)
    expect(table.whyNot('activate rex')).toBe('ps.activation.move not-ended')
    expect(table.whyNot('end-moves')).toBe('ps.activation.move not-ended')
    expect(table.act('face S').may('activate rex')).toBe(true)
  })
  it('a unit that was not activated does not move', () => {
    expect(activating({ woyna: '0604 S' }).whyNot('step 0605')).toBe('ps.activation.move not-active')
  })
  it('in another phase nobody moves, and whoever wishes to is told when moves come', () => {
    const units = { woyna: '0604 S', jolivet: '0605 N' }
    const table = position({ phase: 'rifles', side: 'prussian', units })
    for (const action of ['step 0603', 'assault jolivet', 'break-off 0603'])
      expect(table.whyNot(action)).toBe('ps.turn.half-turn activation')
  })
})

describe('ps.movement.allowance', () => {
  it('infantry and guns move two hexes, cavalry three', () => {
    expect(activating({ woyna: '0604 S' }).act('activate woyna', 2).about).toMatchObject({ left: 2, most: 2 })
    expect(activating({ 'prussian-guns': '0604 S' }).act('activate prussian-guns', 2).about).toMatchObject({ most: 2 })
    expect(activating({ hussars: '0604 S' }).act('activate hussars', 2).about).toMatchObject({ most: 3 })
  })
  it('then only the facing is left', () => {
    const table = activating({ woyna: '0603 S' }).act('activate woyna', 2).act('step 0604')
    expect(table.about).toMatchObject({ left: 1 })
    table.act('step 0605')
    expect(table.asked).toBe('prussian movement.facing')
    expect(table.actions()).toHaveLength(6)
    expect(table.whyNot('step 0606')).toBe('ps.movement.allowance used')
  })
})

describe('ps.movement.step', () => {
  it('leads into any of the six neighbours', () => {
    const table = activating({ woyna: '0604 S' }).act('activate woyna', 2)
    expect(table.actions('step')).toEqual([
      'step 0504',
      'step 0505',
      'step 0603',
      'step 0605',
      'step 0704',
      'step 0705',
    ])
  })
  it('not further', () => {
    expect(activating({ woyna: '0604 S' }).act('activate woyna', 2).whyNot('step 0606')).toBe(
      'ps.movement.step not-adjacent',
    )
  })
  it('past an enemy movement is free', () => {
    const table = activating({ woyna: '0603 S', jolivet: '0704 N' })
      .act('activate woyna', 2)
      .act('step 0604')
      .act('step 0705')
    expect(table.act('face S').where('woyna')).toBe('0705 S')
  })
  it('steps can be taken back one by one, but not the roll', () => {
    const table = activating({ woyna: '0603 S' }).act('activate woyna', 2).act('step 0604').act('step 0605')
    expect(table.game.undo().ok && table.game.undo().ok).toBe(true)
    expect(table.where('woyna')).toBe('0603 S')
    expect(table.game.undo().ok).toBe(false)
  })
})

describe('ps.movement.rough', () => {
  it('into bushes infantry moves one hex in all', () => {
    const table = activating({ woyna: '0506 SW' }).act('activate woyna', 2).act('step 0406')
    expect(table.about).toMatchObject({ left: 0, most: 1 })
  })
  it('after another step they are out of reach', () => {
    const table = activating({ woyna: '0605 SW' }).act('activate woyna', 2).act('step 0506')
    expect(table.whyNot('step 0406')).toBe('ps.movement.rough too-late')
    expect(table.sentence('step 0406')).toBe('Into 0406 woyna moves 1 hex in all; it has already moved.')
  })
  it('out of bushes it moves one hex too', () => {
    const table = activating({ woyna: '0406 NE' }).act('activate woyna', 2)
    expect(table.about).toMatchObject({ left: 1 })
    expect(table.act('step 0506').whyNot('step 0606')).toBe('ps.movement.allowance used')
  })
  it('bare heights cost nothing', () => {
    const table = activating({ jolivet: '0509 N' }, 'french').act('activate jolivet', 6)
    expect(table.act('step 0609').about).toMatchObject({ left: 1 })
  })
})

describe('ps.movement.guns', () => {
  it('guns that fired this turn do not move', () => {
    const table = activating({ 'prussian-guns': ['0604 S', { fired: true }] })
    expect(table.whyNot('activate prussian-guns')).toBe('ps.movement.guns fired')
  })
  it('infantry that fired last turn does, and so do guns that held their fire', () => {
    const table = activating({ 'prussian-guns': '0604 S', woyna: ['0704 S', { fired: true }] })
    expect(table.may('activate prussian-guns') && table.may('activate woyna')).toBe(true)
  })
  it('from the orders on: one shot, no move in that turn, a move in the next', () => {
    const table = position({
      phase: 'orders',
      side: 'prussian',
      units: { 'prussian-guns': '0703 S', woyna: '0303 S', jolivet: '0708 N' },
    })
    table.act('aim prussian-guns jolivet', 1)
    expect(table.asked).toBe('prussian activations')
    expect(table.whyNot('activate prussian-guns')).toBe('ps.movement.guns fired')
    table.act('end-moves').act('end-moves', 1, 1)
    expect(table.asked).toBe('prussian artillery-orders')
    expect(table.act('hold-fire').may('activate prussian-guns')).toBe(true)
  })
})

describe('ps.movement.facing', () => {
  it('an active unit may turn without moving, and has not moved then', () => {
    const table = activating({ woyna: '0604 S' }).act('activate woyna', 2).act('face NE')
    expect(table.where('woyna')).toBe('0604 NE')
    expect(table.unit('woyna')['moved']).toBe(false)
  })
  it('after a move it has moved', () => {
    const table = activating({ woyna: '0604 S' }).act('activate woyna', 2).act('step 0605').act('face S')
    expect(table.unit('woyna')['moved']).toBe(true)
  })
  it('an inactive unit does not turn', () => {
    expect(activating({ woyna: '0604 S' }).whyNot('face N')).toBe('ps.movement.facing not-active')
  })
})

describe('ps.turn.half-turn', () => {
  it('melees that go on, moves, rifles, new melees', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet' }],
      jolivet: '0605 N',
      rex: '0804 S',
      doens: '0805 N',
      goltz: '1003 S',
      valaze: '1006 N',
    } as const
    const table = position({ phase: 'going-on', side: 'prussian', units })
    expect(table.asked).toBe('prussian melees')
    table.act('fight woyna', 1, 1)
    expect(table.asked).toBe('prussian activations')
    table.act('activate rex', 2).act('assault doens').act('end-moves')
    expect(table.asked).toBe('prussian rifle-fire')
    expect(table.actions()).toEqual(['fire goltz valaze', 'cease-fire'])
    table.act('cease-fire')
    expect(table.actions()).toEqual(['fight rex'])
    table.act('fight rex', 1, 1)
    expect(table.asked).toBe('french melees')
    expect(table.actions()).toEqual(['fight woyna', 'fight rex'])
  })
  it('whoever wishes for something of another phase is told when it comes', () => {
    const units = { woyna: '0604 S', jolivet: '0605 N' }
    const table = activating(units)
    expect(table.whyNot('fire woyna jolivet')).toBe('ps.turn.half-turn rifles')
    expect(table.whyNot('fight woyna')).toBe('ps.melee.rounds not-now')
    expect(table.whyNot('lose')).toBe('ps.hits.choice no-hit')
    expect(table.whyNot('place jolivet 0608')).toBe('ps.setup.region not-to-place')
    expect(table.whyNot('ready')).toBe('ps.turn.sequence set-up')
    expect(table.whyNot('hold-fire')).toBe('ps.turn.sequence artillery')
    expect(table.whyNot('cease-fire')).toBe('ps.turn.half-turn rifles')
    expect(table.whyNot('stand')).toBe('ps.activation.move not-active')
    expect(position({ phase: 'rifles', side: 'prussian', units }).whyNot('end-moves')).toBe(
      'ps.turn.half-turn activation',
    )
  })
  it('or by which rule it could not be done at all', () => {
    const table = activating({ woyna: '0602 S', jolivet: '0607 N' })
    expect(table.whyNot('fire woyna jolivet')).toBe('ps.fire.range too-far')
    expect(table.whyNot('aim uhlans jolivet')).toBe('ps.artillery.once no-guns')
  })
})

describe('ps.turn.sequence', () => {
  it('arrivals, guns of both sides, the Prussian half-turn, the French half-turn', () => {
    const units = { 'prussian-guns': '0703 S', 'french-guns': '0707 N' }
    const table = position({ phase: 'activation', side: 'french', units: { ...units, valabregue: '0712 S' } })
    table.act('end-moves', 1, 1)
    expect(table.asked).toBe('prussian artillery-orders')
    table.act('hold-fire').act('hold-fire')
    expect(table.asked).toBe('prussian activations')
    expect(table.act('end-moves').asked).toBe('french activations')
    const kinds = table.game
      .journal(-2)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'draw')
    expect(kinds).toEqual(['turn-began', 'arrival-rolled', 'arrival-rolled', 'half-turn-began', 'half-turn-began'])
  })
})

describe('ps.turn.length', () => {
  it('after turn 12 it is dark', () => {
    const end = (turn: number, ...dice: number[]) =>
      position({ phase: 'activation', side: 'french', turn, units: { valabregue: '0712 S', woyna: '0604 S' } }).act(
        'end-moves',
        ...dice,
      )
    expect(end(11, 1, 1).last('turn-began')).toMatchObject({ turn: 12, turns: 12 })
    expect(end(12).ending).toBe('nobody drawn-at-dark')
  })
})
