import { describe, expect, it } from 'vitest'
import { begin, position } from './table.ts'

type More = Partial<Parameters<typeof position>[0]>
const enemies = { kameke: '1901', francois: '1901 S' }
/** The last turn is being rallied. */
const end = (units: Parameters<typeof position>[0]['units'], more: More = {}) =>
  position({
    phase: 'rally',
    side: 'german',
    turn: more.scenario === 'wissembourg' ? 7 : 12,
    units,
    ...more,
  })

describe('ws.victory.control', () => {
  it('is with who was last in all hexes of an objective; a split one counts for nobody', () => {
    const table = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      turn: 5,
      units: { kameke: '0608', francois: '0508 S', jolivet: '1411 N' },
      state: { place: { ...placesHeld('french') } },
    })
    expect(table.score('french')['objectives']).toBe(9)
    // 0609 and 0510 are Stiring-Wendel.
    table.acts('move francois', 'step 0509')
    table.act('step 0510')
    expect(table.score('french')['objectives']).toBe(8)
    expect(table.score('german')['objectives']).toBe(0)
  })
})

const hexes = ['0113', '0212', '0213', '0312', '0510', '0609', '0708', '1411', '1412', '1607', '1701', '1801', '1902']
const placesHeld = (side: string) => Object.fromEntries(hexes.map((hex) => [hex, { holder: side }]))

describe('ws.victory.objectives', () => {
  it('count at Spicheren at the beginning of the tenth turn, and again at the end', () => {
    const table = position({
      phase: 'rally',
      side: 'german',
      turn: 9,
      units: { ...enemies, verge: '1411', jolivet: '1411 N' },
      state: { place: placesHeld('french') },
    })
    expect(table.told('objectives-counted')).toEqual([expect.objectContaining({ french: 9, german: 0 })])
    expect(table.score('french')['objectives']).toBe(18)
  })
  it('at Wissembourg one whose holder is cut off is worth 1, and both at the end of the fourth turn 2', () => {
    const table = position({
      phase: 'rally',
      side: 'german',
      scenario: 'wissembourg',
      turn: 4,
      units: { 'line-50': '0806 N', bose: '1703', koblinski: '1703 N', thile: ['1702 N', { disorganised: true }] },
    })
    table.roll('end-rally')
    expect(table.told('objectives-counted')).toEqual([expect.objectContaining({ french: 2, german: 0 })])
  })
})

describe('ws.victory.cut-off', () => {
  it('is who has no line of hexes to his edge outside enemies and their zones', () => {
    const ring = {
      'line-50': '0806 N',
      koblinski: '0805 S',
      thile: '0907 NW',
      kontzki: '0707 NE',
      schkopp: '0807 N',
      bothmer: '0706 SE',
      'voigts-rhetz': '0906 SW',
    } as const
    const free = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      scenario: 'wissembourg',
      turn: 7,
      units: { 'line-50': '0806 N', koblinski: '0805 S' },
    })
    const shut = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      scenario: 'wissembourg',
      turn: 7,
      units: ring,
    })
    expect([free.score('french')['objectives'], shut.score('french')['objectives']]).toEqual([4, 3])
    expect([free.score('german')['gone'], shut.score('german')['gone']]).toEqual([0, 0])
  })
})

describe('ws.victory.demoralised', () => {
  it('each counts at Spicheren', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      units: { ...enemies, verge: '1411', jolivet: '1411 N' },
      demoralised: ['fr-1', 'fr-2', 'ge-14'],
    })
    expect([table.score('german')['demoralised'], table.score('french')['demoralised']]).toEqual([2, 1])
  })
  it('at Wissembourg any French one counts once for the Germans, who lose one for each of theirs', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      scenario: 'wissembourg',
      units: { 'line-50': '0806 N', 'line-74': '0707 N', turcos: '0603 N', koblinski: '1703 N' },
      demoralised: ['fr-1', 'fr-2', 'ge-11'],
    })
    expect([table.score('german')['demoralised'], table.score('french')['demoralised']]).toEqual([0, 0])
  })
})

describe('ws.victory.gone', () => {
  it('every two enemy units eliminated or cut off are a point', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      units: {
        ...enemies,
        verge: '1411',
        jolivet: '1411 N',
        valaze: ['- N', { fate: 1, lost: 2 }],
        'fr-art-1': ['- N', { fate: 1, lost: 1 }],
        doens: ['- N', { fate: 1, lost: 2 }],
      },
    })
    expect(table.score('german')['gone']).toBe(1)
  })
})

describe('ws.victory.exits', () => {
  const leaving = (turn: number, more: More = {}) =>
    position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      turn,
      units: { ...enemies, verge: '0414', jolivet: '0414 S', valaze: '0614 S' },
      ...more,
    })
  it('are open from the tenth turn; two units are a point', () => {
    const early = leaving(9).act('move jolivet')
    expect(early.whyNot('leave')).toBe('ws.victory.exits too-early')
    const table = leaving(10).acts('move jolivet', 'leave', 'move valaze')
    expect(table.score('french')['exits']).toBe(0)
    table.act('leave')
    expect(table.score('french')['exits']).toBe(1)
    expect(table.unit('valaze')).toMatchObject({ hex: '-', fate: 2 })
  })
  it('ws.zoc.enter: who has just come into an enemy zone of control has to stop, and does not leave the map', () => {
    const units = { ...enemies, verge: '0412', jolivet: '0413 S', francois: '0514 S' }
    const table = leaving(10, { units }).acts('move jolivet', 'step 0414')
    expect(table.whyNot('leave')).toBe('ws.zoc.enter stopped')
  })
  it('demoralised units may go before, and do not count', () => {
    const table = leaving(8, { demoralised: ['fr-1'] }).acts('move jolivet', 'leave', 'move valaze', 'leave')
    expect(table.score('french')['exits']).toBe(0)
  })
})

describe('ws.victory.chief-alone', () => {
  it('costs a point at the end', () => {
    const alone = end({ ...enemies, frossard: '0312' }, { units: { ...enemies, frossard: '0312' } })
    expect(alone.ending).toBeDefined()
    expect(alone.last('points-told')).toBeDefined()
    expect(alone.told('points-told')[0]).toMatchObject({ side: 'french', other: -1 })
  })
})

describe('ws.victory.points', () => {
  it('are told for both sides when the last turn is over', () => {
    const table = end({ ...enemies, verge: '1411', jolivet: '1411 N' }, { state: { place: placesHeld('french') } })
    expect(table.told('points-told').map(({ side, total }) => [side, total])).toEqual([
      ['french', 9],
      ['german', 0],
    ])
  })
})

describe('ws.victory.levels', () => {
  const ending = (french: number, german: number) =>
    end(
      { ...enemies, verge: '1411', jolivet: '1411 N' },
      {
        state: {
          countedFrench: french,
          countedGerman: german,
          place: {
            ...placesHeld('german'),
            1701: { holder: 'french' },
            '0113': { holder: 'french' },
            '0510': { holder: 'french' },
            1411: { holder: 'french' },
            '0708': { holder: 'french' },
          },
        },
      },
    ).ending
  it('are 2, 5 and 8 points at Spicheren, less is a draw', () => {
    // The Rotherberg is German, the ironworks are French, the rest is split: 2 to 1.
    expect(ending(2, 0)).toBe('nobody draw 0')
    expect(ending(3, 0)).toBe('french victory 1')
    expect(ending(6, 0)).toBe('french victory 2')
    expect(ending(0, 7)).toBe('german victory 3')
  })
})

describe('ws.options.early-chief', () => {
  it('a die no higher than the turn brings Frossard to Forbach', () => {
    const early = (die: number) =>
      position({
        phase: 'command',
        side: 'french',
        turn: 3,
        units: { ...enemies, verge: '0811', jolivet: '0811 N' },
        waiting: ['frossard'],
        switches: { frossardEarly: true },
        state: { frossardEarly: true },
        dice: die > 3 ? [die, 'fr-1'] : [die],
      })
    expect(early(3).asked).toBe('french chief-arrivals')
    expect(early(4).asked).not.toBe('french chief-arrivals')
  })
})

describe('ws.options.called-division', () => {
  it('a 4 calls Castagny after Frossard has come', () => {
    const called = (die: number) =>
      position({
        phase: 'command',
        side: 'french',
        turn: 8,
        units: { ...enemies, verge: '0811', jolivet: '0811 N', frossard: ['0113', { arrivedIn: 6 }] },
        waiting: ['castagny', 'potier', 'arnaudeau', 'castagny-art'],
        state: { castagnyCalled: true },
      }).act('bide', die)
    expect(called(4).last('division-called')).toMatchObject({ due: 8 })
    expect(called(4).actions()).toContain('choose fr-castagny')
    expect(called(3).last('division-called')).toMatchObject({ due: 0 })
  })
})

describe('ws.options.points', () => {
  it('each option that is on is a point for the Germans', () => {
    expect(begin('spicheren').score('german')['other']).toBe(0)
    const both = { frossardEarly: true, castagnyCalled: true }
    expect(begin('spicheren', both).score('german')['other']).toBe(2)
  })
})
