import { describe, expect, it } from 'vitest'
import { edition, position, type Standing } from './table.ts'

/** Goltz and Bastoul always have each other as targets, so that the question is asked. */
const watchers = { goltz: '1402 S', bastoul: '1403 N' }
const french = (units: Record<string, Standing>, more = {}) =>
  position({ phase: 'rifles', side: 'french', units: { ...watchers, ...units }, ...more })
const prussian = (units: Record<string, Standing>, more = {}) =>
  position({ phase: 'rifles', side: 'prussian', units: { ...watchers, ...units }, ...more })

describe('ps.hits.quality', () => {
  it('TV12d: average units lose a point on three, and choose on four', () => {
    const units = { woyna: '0604 S', jolivet: '0605 N' }
    expect(prussian(units).act('fire woyna jolivet', 6, 3).strength('jolivet')).toBe(3)
    expect(prussian(units).act('fire woyna jolivet', 6, 4).asked).toBe('french hit.fire')
  })
  it('TV12d: elite units lose a point on two, and choose on three', () => {
    const units = { francois: '0604 S', jolivet: '0605 N' }
    expect(french(units).act('fire jolivet francois', 6, 2).strength('francois')).toBe(3)
    expect(french(units).act('fire jolivet francois', 6, 3).asked).toBe('prussian hit.fire')
  })
  it('TV12d: poor units lose a point on four, and choose on five', () => {
    const poor = edition('order-of-battle.json', (text) =>
      text.replace(/("id":"jolivet".*?"quality":)"average"/, '$1"poor"'),
    )
    const units = { woyna: '0604 S', jolivet: '0605 N' }
    expect(prussian(units, { edition: poor }).act('fire woyna jolivet', 6, 4).strength('jolivet')).toBe(3)
    expect(prussian(units, { edition: poor }).act('fire woyna jolivet', 6, 5).asked).toBe('french hit.fire')
  })
  it('the last point destroys the unit', () => {
    const table = prussian({ woyna: '0604 S', jolivet: ['0605 N', { strength: 1 }] }).act('fire woyna jolivet', 6, 1)
    expect([table.where('jolivet'), table.strength('jolivet')]).toEqual(['-', 0])
    expect(table.expectSound().last('destroyed')).toMatchObject({ unit: 'jolivet', hex: '0605' })
  })
})

describe('ps.hits.choice', () => {
  it('the owner chooses at once, between a point and a hex', () => {
    const table = prussian({ woyna: '0604 S', jolivet: '0605 N' }).act('fire woyna jolivet', 6, 6)
    expect(table.asked).toBe('french hit.fire')
    expect(table.actions()).toEqual(['lose', 'withdraw 0606'])
    expect(table.act('lose').strength('jolivet')).toBe(3)
  })
  it('infantry cannot be suppressed', () => {
    const table = prussian({ woyna: '0604 S', jolivet: '0605 N' }).act('fire woyna jolivet', 6, 6)
    expect(table.whyNot('suppress')).toBe('ps.hits.guns no-guns')
    expect(table.whyNot('leave')).toBe('ps.hits.own-edge room')
  })
})

describe('ps.hits.withdraw', () => {
  it('TV12c: directly away from the attacker, facing as before', () => {
    const units = { woyna: ['0607 S', { attacks: 'jolivet' }], jolivet: '0608 NE' } as const
    const table = position({
      phase: 'new',
      side: 'prussian',
      units: { ...units, uhlans: '1402 S', valabregue: '0712 S' },
    })
    table.act('fight woyna', 6, 1, 6)
    expect(table.actions()).toEqual(['lose', 'withdraw 0609'])
    expect(table.whyNot('withdraw 0708')).toBe('ps.hits.withdraw elsewhere')
    expect(table.act('withdraw 0609').where('jolivet')).toBe('0609 NE')
  })
  it('if that hex is taken, to one of the two beside it, as the owner likes', () => {
    const table = prussian({ woyna: '0604 S', jolivet: '0605 N', doens: '0606 N' }).act('fire woyna jolivet', 6, 6)
    expect(table.actions()).toEqual(['lose', 'withdraw 0506', 'withdraw 0706'])
  })
  it('never sideways or towards the enemy: without room the point is lost', () => {
    const units = { woyna: '0604 S', jolivet: '0605 N', doens: '0606 N', valaze: '0506 N', micheler: '0706 N' }
    const table = prussian(units).act('fire woyna jolivet', 6, 6)
    expect(table.strength('jolivet')).toBe(3)
    expect(table.last('hit-judged')).toMatchObject({ die: 6, compulsory: 3, mustLose: true })
    expect(table.last('no-choice')).toMatchObject({ unit: 'jolivet' })
  })
  it('not onto ground that is closed to it', () => {
    // South of the cavalry lie the ironworks.
    const table = prussian({ woyna: '0604 S', valabregue: '0607 N' }).act('fire woyna valabregue', 6, 6)
    expect(table.actions()).toEqual(['lose', 'withdraw 0508', 'withdraw 0708'])
  })
  it('from an enemy exactly between two hexsides, by either of the two opposite', () => {
    const table = prussian({ woyna: '0804 NW', jolivet: '0604 N' }).act('fire woyna jolivet', 6, 6)
    expect(table.actions()).toEqual(['lose', 'withdraw 0504', 'withdraw 0505'])
    const beside = prussian({ woyna: '0804 NW', jolivet: '0604 N', doens: '0504 N', valaze: '0505 N' }).act(
      'fire woyna jolivet',
      6,
      6,
    )
    expect(beside.actions()).toEqual(['lose', 'withdraw 0603', 'withdraw 0605'])
  })
  it('a unit that withdraws is free of every melee', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet' }],
      rex: ['0505 SE', { attacks: 'jolivet' }],
      jolivet: '0605 N',
      uhlans: '1402 S',
      valabregue: '0712 S',
    } as const
    const table = position({ phase: 'new', side: 'prussian', units }).act('fight woyna', 6, 1, 6).act('withdraw 0606')
    expect([table.unit('woyna')['attacks'], table.unit('rex')['attacks']]).toEqual(['-', '-'])
    expect(table.where('woyna')).toBe('0605 S')
  })
})

describe('ps.hits.own-edge', () => {
  const cornered = { woyna: '1310 S', jolivet: '1312 N', doens: '1412 N', valaze: '1212 N' }

  it('a unit that leaves over its own edge is lost with all its strength', () => {
    const table = prussian(cornered).act('fire woyna jolivet', 6, 6).act('leave')
    expect([table.where('jolivet'), table.strength('jolivet')]).toEqual(['-', 0])
    expect(table.expectSound().last('left-board')).toMatchObject({ unit: 'jolivet', from: '1312', strength: 4 })
  })
  it('with room on the board it stays on it', () => {
    const { doens: _doens, ...roomy } = cornered
    const table = prussian(roomy).act('fire woyna jolivet', 6, 6)
    expect(table.actions()).toEqual(['lose', 'withdraw 1412'])
    expect(table.whyNot('leave')).toBe('ps.hits.own-edge room')
  })
  it('the edge of the other side is no way out', () => {
    const table = french({ rex: '1312 N', jolivet: '1310 S', doering: '1412 N', schwerin: '1212 N' })
    expect(table.act('fire jolivet rex', 6, 6).strength('rex')).toBe(3)
  })
})

describe('ps.hits.guns', () => {
  const hit = (more: Record<string, unknown> = {}) =>
    prussian({ woyna: '0604 S', 'french-guns': ['0606 N', more as Record<string, number>] })

  it('guns hit by fire lose a point or are suppressed next turn', () => {
    const table = hit().act('fire woyna french-guns', 6, 6)
    expect(table.actions()).toEqual(['lose', 'suppress'])
    expect(table.whyNot('withdraw 0607')).toBe('ps.hits.guns no-withdrawal')
    expect(table.whyNot('leave')).toBe('ps.hits.guns no-withdrawal')
    expect(table.act('suppress').unit('french-guns')).toMatchObject({ suppressedIn: 4, strength: 4, hex: '0606' })
  })
  it('at a second hit they choose again, although they are already suppressed for that turn', () => {
    const table = hit({ suppressedIn: 4 }).act('fire woyna french-guns', 6, 6)
    expect(table.actions()).toEqual(['lose', 'suppress'])
    expect(table.act('suppress').unit('french-guns')).toMatchObject({ suppressedIn: 4, strength: 4 })
    expect(hit({ suppressedIn: 4 }).act('fire woyna french-guns', 6, 3).strength('french-guns')).toBe(3)
  })
  it('guns suppressed this turn may be suppressed for the next', () => {
    expect(hit({ suppressedIn: 3 }).act('fire woyna french-guns', 6, 6).may('suppress')).toBe(true)
  })
  it('hit in a melee they withdraw like others', () => {
    const units = { woyna: ['0604 S', { attacks: 'french-guns' }], 'french-guns': '0605 N' } as const
    const table = position({
      phase: 'new',
      side: 'prussian',
      units: { ...units, uhlans: '1402 S', valabregue: '0712 S' },
    })
    table.act('fight woyna', 4, 1, 6)
    expect(table.actions()).toEqual(['lose', 'withdraw 0606'])
    expect(table.whyNot('suppress')).toBe('ps.hits.guns in-melee')
  })
})
