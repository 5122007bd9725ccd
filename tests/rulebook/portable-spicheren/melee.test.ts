import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position, sixths, type Standing } from './table.ts'

const activating = (units: Record<string, Standing>, unit: string, side: 'prussian' | 'french' = 'prussian') =>
  position({ phase: 'activation', side, units: { uhlans: '1402 S', valabregue: '0712 S', ...units } }).act(
    `activate ${unit}`,
    6,
  )
/** New melees of the Prussian half-turn. */
const fighting = (units: Record<string, Standing>, side: 'prussian' | 'french' = 'prussian') =>
  position({ phase: 'new', side, units: { uhlans: '1402 S', valabregue: '0712 S', ...units } })

interface MeleeOdds {
  readonly attacker: { readonly hits: unknown; readonly modifiers: unknown }
  readonly defender: { readonly hits: unknown; readonly modifiers: unknown }
}
const oddsOf = (units: Record<string, Standing>, attacker: string) =>
  fighting(units).odds(`fight ${attacker}`) as unknown as MeleeOdds // the odds of a melee have this form

describe('ps.melee.declare', () => {
  it('a unit attacks by trying to enter the hex of a neighbouring enemy, and its move ends', () => {
    const table = activating({ woyna: '0603 S', jolivet: '0605 N' }, 'woyna').act('step 0604').act('assault jolivet')
    expect(table.where('woyna')).toBe('0604 S')
    expect(table.unit('woyna')['attacks']).toBe('jolivet')
    expect(table.asked).toBe('prussian activations')
  })
  it('the unit needs movement for it', () => {
    const table = activating({ woyna: '0602 S', jolivet: '0605 N' }, 'woyna').act('step 0603').act('step 0604')
    expect(table.whyNot('assault jolivet')).toBe('ps.movement.allowance used')
  })
  it('and ground that it may enter', () => {
    expect(activating({ hussars: '0607 S', jolivet: '0608 N' }, 'hussars').whyNot('assault jolivet')).toBe(
      'ps.terrain.enter closed',
    )
    expect(activating({ woyna: '0607 S', jolivet: '0608 N' }, 'woyna').may('assault jolivet')).toBe(true)
  })
  it('bushes are attacked with the first step only', () => {
    const table = activating({ woyna: '0605 SW', jolivet: '0406 NE' }, 'woyna').act('step 0506')
    expect(table.whyNot('assault jolivet')).toBe('ps.movement.rough too-late')
  })
  it('not friends, nor enemies elsewhere', () => {
    const table = activating({ woyna: '0603 S', rex: '0604 S', jolivet: '0605 N' }, 'woyna')
    expect(table.whyNot('assault rex')).toBe('ps.melee.declare own')
    expect(table.whyNot('assault pouget')).toBe('ps.melee.declare not-on-map')
    expect(table.whyNot('assault jolivet')).toBe('ps.movement.step not-adjacent')
  })
  it('barbed wire does not stop infantry', () => {
    expect(activating({ woyna: '1104 S', micheler: '1105 N' }, 'woyna').may('assault micheler')).toBe(true)
  })
})

describe('ps.melee.link', () => {
  it('the attacker stays in its hex and faces the enemy', () => {
    const table = activating({ woyna: '0604 N', jolivet: '0705 N' }, 'woyna').act('assault jolivet')
    expect(table.where('woyna')).toBe('0604 SE')
    expect(table.last('assaulted')).toMatchObject({ unit: 'woyna', target: 'jolivet', hex: '0705', flank: false })
  })
  it('several may attack the same enemy, and each pair rolls on its own', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet' }],
      rex: ['0506 NE', { attacks: 'jolivet' }],
      jolivet: '0605 N',
    } as const
    const table = fighting(units)
    expect(table.actions('fight')).toEqual(['fight woyna', 'fight rex'])
    table.act('fight woyna', 1, 1)
    expect(table.actions('fight')).toEqual(['fight rex'])
  })
})

describe('ps.melee.modifiers', () => {
  const against = (attacker: string, defender: string, from = '0604 S', at = '0605 N') => {
    const odds = oddsOf({ [attacker]: [from, { attacks: defender }], [defender]: at }, attacker)
    return [lines(odds.attacker.modifiers), lines(odds.defender.modifiers)]
  }

  it('TV5: hussars against infantry in front, on flat ground', () => {
    expect(against('hussars', 'jolivet')).toEqual([
      ['cavalry-against-infantry +1'],
      ['strength +1', 'infantry-against-cavalry -1'],
    ])
  })
  it('TV6: cavalry against the flank of guns', () => {
    expect(against('hussars', 'french-guns', '0604 S', '0605 S')).toEqual([
      ['flank +1', 'cavalry-against-artillery +2'],
      ['flank -1', 'strength +1', 'artillery-against-cavalry -2'],
    ])
  })
  it('TV7: infantry against the flank of guns', () => {
    expect(against('woyna', 'french-guns', '0604 S', '0605 S')).toEqual([
      ['flank +1', 'strength +1', 'infantry-against-artillery +1'],
      ['flank -1', 'strength +1', 'artillery-against-infantry -1'],
    ])
  })
  it('TV8: uphill against infantry in cover on the Rotherberg', () => {
    expect(against('woyna', 'micheler', '1104 S', '1105 N')).toEqual([
      ['uphill -1', 'cover -1', 'strength +1'],
      ['strength +1'],
    ])
  })
  it('an attacker that stands in cover has it too', () => {
    const [, defender] = against('woyna', 'jolivet', '1002 S', '1003 N')
    expect(defender).toEqual(['cover -1', 'strength +1'])
  })
  it('three points count for nothing, two against the unit; cavalry suffers with one', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet', strength: 3 }],
      jolivet: ['0605 N', { strength: 2 }],
    } as const
    const odds = oddsOf(units, 'woyna')
    expect([lines(odds.attacker.modifiers), lines(odds.defender.modifiers)]).toEqual([[], ['strength -1']])
    const horse = oddsOf(
      { hussars: ['0604 S', { attacks: 'valabregue', strength: 1 }], valabregue: '0605 N' },
      'hussars',
    )
    expect([lines(horse.attacker.modifiers), lines(horse.defender.modifiers)]).toEqual([['strength -1'], []])
  })
})

describe('ps.melee.roll', () => {
  it('TV5: the hussars hit on three, the infantry on four', () => {
    const odds = oddsOf({ hussars: ['0604 S', { attacks: 'jolivet' }], jolivet: '0605 N' }, 'hussars')
    expect(odds.defender.hits).toEqual({ none: sixths(2), one: sixths(4), two: sixths(0) })
    expect(odds.attacker.hits).toEqual({ none: sixths(3), one: sixths(3), two: sixths(0) })
  })
  it('TV6: a five of cavalry in the flank of guns is two hits, a four one', () => {
    const units = { hussars: ['0604 S', { attacks: 'french-guns' }], 'french-guns': '0605 S' } as const
    expect(fighting(units).act('fight hussars', 5, 1, 1, 1).last('fought')).toMatchObject({
      onDefender: 2,
      onAttacker: 0,
    })
    expect(fighting(units).act('fight hussars', 4, 1, 1).last('fought')).toMatchObject({ onDefender: 1 })
  })
  it('TV7: a six of infantry in the flank of guns is two hits', () => {
    const units = { woyna: ['0604 S', { attacks: 'french-guns' }], 'french-guns': '0605 S' } as const
    expect(fighting(units).act('fight woyna', 6, 1, 1, 1).last('fought')).toMatchObject({ onDefender: 2 })
    expect(fighting(units).act('fight woyna', 5, 1, 1, 1).last('fought')).toMatchObject({ onDefender: 2 })
    expect(fighting(units).act('fight woyna', 4, 1, 1).last('fought')).toMatchObject({ onDefender: 1 })
  })
  it('TV8: against the Rotherberg five is needed, and its defender needs three', () => {
    const odds = oddsOf({ woyna: ['1104 S', { attacks: 'micheler' }], micheler: '1105 N' }, 'woyna')
    expect(odds.defender.hits).toEqual({ none: sixths(4), one: sixths(2), two: sixths(0) })
    expect(odds.attacker.hits).toEqual({ none: sixths(2), one: sixths(4), two: sixths(0) })
  })
  it('both may hit at once', () => {
    const table = fighting({ woyna: ['0604 S', { attacks: 'jolivet' }], jolivet: '0605 N' }).act(
      'fight woyna',
      6,
      6,
      1,
      1,
    )
    expect([table.strength('woyna'), table.strength('jolivet')]).toEqual([3, 3])
  })
})

describe('ps.melee.round', () => {
  it('two hits are judged one by one', () => {
    const units = { hussars: ['0604 S', { attacks: 'french-guns' }], 'french-guns': '0605 S' } as const
    const table = fighting(units).act('fight hussars', 6, 1, 1, 6)
    expect(table.strength('french-guns')).toBe(3)
    expect(table.actions()).toEqual(['lose', 'withdraw 0606'])
  })
  it('hits on the defender come first', () => {
    const table = fighting({ woyna: ['0604 S', { attacks: 'jolivet' }], jolivet: '0605 N' }).act('fight woyna', 6, 6, 6)
    expect(table.asked).toBe('french hit.melee')
    expect(table.act('lose', 6).asked).toBe('prussian hit.melee')
  })
  it('a hit on a unit that is gone has no further result', () => {
    const units = {
      hussars: ['0604 S', { attacks: 'french-guns' }],
      'french-guns': ['0605 S', { strength: 1 }],
    } as const
    const table = fighting(units).act('fight hussars', 6, 1, 1)
    expect(table.where('french-guns')).toBe('-')
    expect(table.told('hit-judged')).toHaveLength(1)
  })
})

describe('ps.melee.rounds', () => {
  const units = {
    woyna: ['0604 S', { attacks: 'jolivet' }],
    jolivet: '0605 N',
    rex: ['0804 S', { attacks: 'doens' }],
    doens: '0805 N',
  } as const

  it('each melee that goes on has a round in each half-turn, in the order of the active player', () => {
    const table = position({ phase: 'going-on', side: 'french', units })
    expect(table.asked).toBe('french melees')
    expect(table.actions()).toEqual(['fight woyna', 'fight rex'])
    expect(table.act('fight rex', 1, 1).whyNot('fight rex')).toBe('ps.melee.rounds fought')
    expect(table.whyNot('fight jolivet')).toBe('ps.melee.rounds no-melee')
  })
  it('a new melee has its first round at the end of the half-turn, and only that', () => {
    const table = activating({ woyna: '0604 S', jolivet: '0605 N' }, 'woyna').act('assault jolivet').act('end-moves')
    expect(table.actions()).toEqual(['fight woyna'])
    table.act('fight woyna', 1, 1)
    expect(table.asked).toBe('french melees')
  })
})

describe('ps.melee.advance', () => {
  it('TV9: a unit in a melee in a town withdraws, and the attacker takes the hex', () => {
    const table = fighting({ woyna: ['1211 N', { attacks: 'doens' }], doens: '1210 S' }).act('fight woyna', 5, 1, 6)
    expect(table.act('withdraw 1209').where('doens')).toBe('1209 S')
    expect(table.where('woyna')).toBe('1210 N')
    expect(table.unit('woyna')['attacks']).toBe('-')
  })
  it('the attacker also takes the hex of a unit that was destroyed', () => {
    const table = fighting({ woyna: ['0604 S', { attacks: 'jolivet' }], jolivet: ['0605 N', { strength: 1 }] }).act(
      'fight woyna',
      5,
      1,
      1,
    )
    expect(table.where('jolivet')).toBe('-')
    expect(table.where('woyna')).toBe('0605 S')
  })
  it('a defender that wins stays where it is', () => {
    const table = fighting({ woyna: ['0604 S', { attacks: 'jolivet' }], jolivet: '0605 N' })
      .act('fight woyna', 1, 6, 6)
      .act('withdraw 0603')
    expect(table.where('jolivet')).toBe('0605 N')
    expect([table.where('woyna'), table.unit('woyna')['attacks']]).toEqual(['0603 S', '-'])
  })
  it('if both withdraw the hex stays empty', () => {
    const table = fighting({ woyna: ['0604 S', { attacks: 'jolivet' }], jolivet: '0605 N' }).act('fight woyna', 6, 6, 6)
    table.act('withdraw 0606', 6).act('withdraw 0603')
    expect([table.where('woyna'), table.where('jolivet')]).toEqual(['0603 S', '0606 N'])
  })
  it('if the attacker is gone the strongest of the others enters', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet', strength: 1 }],
      rex: ['0505 SE', { attacks: 'jolivet', strength: 2 }],
      goltz: ['0705 SW', { attacks: 'jolivet', strength: 3 }],
      jolivet: ['0605 N', { strength: 1 }],
    } as const
    const table = fighting(units).act('fight woyna', 6, 6, 1, 1)
    expect([table.where('woyna'), table.where('jolivet'), table.where('goltz')]).toEqual(['-', '-', '0605 SW'])
  })
  it('among the others one that is itself attacked is held, and a weaker one enters', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet', strength: 1 }],
      rex: ['0505 SE', { attacks: 'jolivet', strength: 2 }],
      goltz: ['0705 SW', { attacks: 'jolivet', strength: 3 }],
      doens: ['0706 N', { attacks: 'goltz' }],
      jolivet: ['0605 N', { strength: 1 }],
    } as const
    const table = fighting(units).act('fight woyna', 6, 6, 1, 1)
    expect([table.where('rex'), table.where('goltz')]).toEqual(['0605 SE', '0705 SW'])
  })
  it('an attacker that is itself attacked is held', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet' }],
      jolivet: ['0605 N', { strength: 1 }],
      doens: ['0704 SW', { attacks: 'woyna' }],
    } as const
    expect(fighting(units).act('fight woyna', 6, 1, 1).where('woyna')).toBe('0604 S')
  })
})

describe('ps.melee.break-off', () => {
  const held = { woyna: ['0604 S', { attacks: 'jolivet' }], jolivet: '0605 N' } as const

  it('straight away from the opponent, as far as the unit may move, with its back to it', () => {
    const table = activating(held, 'woyna')
    expect(table.asked).toBe('prussian break-off')
    expect(table.actions()).toEqual(['break-off 0602', 'break-off 0603', 'stand'])
    table.act('break-off 0602')
    expect(table.where('woyna')).toBe('0602 N')
    expect([table.unit('woyna')['attacks'], table.unit('woyna')['moved']]).toEqual(['-', true])
  })
  it('in no other direction', () => {
    const table = activating(held, 'woyna')
    expect(table.whyNot('break-off 0504')).toBe('ps.melee.break-off elsewhere')
    expect(table.whyNot('step 0504')).toBe('ps.melee.break-off held')
  })
  it('the defender may break off too, without pursuit or blow', () => {
    const table = activating(held, 'jolivet', 'french').act('break-off 0606')
    expect([table.where('jolivet'), table.where('woyna'), table.strength('jolivet')]).toEqual(['0606 S', '0604 S', 4])
    expect(table.unit('woyna')['attacks']).toBe('-')
  })
  it('of several opponents from any one of them', () => {
    const beside = { ...held, rex: ['0705 SW', { attacks: 'jolivet' }] } as const
    const table = activating(beside, 'jolivet', 'french')
    expect(table.actions()).toEqual(['break-off 0506', 'break-off 0606', 'break-off 0607', 'stand'])
    table.act('break-off 0506')
    expect([table.where('jolivet'), table.unit('woyna')['attacks'], table.unit('rex')['attacks']]).toEqual([
      '0506 SW',
      '-',
      '-',
    ])
  })
  it('not through a unit', () => {
    const table = activating({ ...held, rex: '0603 S' }, 'woyna')
    expect(table.actions()).toEqual(['stand'])
    expect(table.whyNot('break-off 0602')).toBe('ps.melee.break-off no-room')
  })
  it('a unit in bushes breaks off one hex', () => {
    const table = activating({ woyna: ['0406 S', { attacks: 'jolivet' }], jolivet: '0407 N' }, 'woyna')
    expect(table.actions()).toEqual(['break-off 0405', 'stand'])
  })
  it('nor onto ground that is closed to it', () => {
    // South-west of 0406 the wood begins.
    const table = activating({ woyna: ['0406 NE', { attacks: 'jolivet' }], jolivet: '0506 SW' }, 'woyna')
    expect(table.actions()).toEqual(['stand'])
  })
  it('one that stands fights on without turning', () => {
    const table = activating(held, 'woyna').act('stand')
    expect([table.where('woyna'), table.unit('woyna')['attacks']]).toEqual(['0604 S', 'jolivet'])
  })
  it('a unit in no melee cannot break off', () => {
    expect(activating({ woyna: '0604 S' }, 'woyna').whyNot('break-off 0603')).toBe('ps.melee.break-off not-in-melee')
  })
})
