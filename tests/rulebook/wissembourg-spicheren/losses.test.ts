import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position } from './table.ts'

type Units = Parameters<typeof position>[0]['units']
const attack = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'declaration', active: 'ge-14', side: 'german', units: { kameke: '1502', ...units }, ...more })
/** François attacks 1604 from 1603, on level ground; the defender stands, and so many dice fall. */
const fought = (units: Units, ...dice: number[]) =>
  attack({ francois: '1603 S', ...units })
    .acts('attack francois 1604', 'begin-attacks')
    .act('stand-firm', ...dice)

describe('ws.losses.results', () => {
  it('T is a test of morale, D disorganises, D+1 costs a step besides', () => {
    // Value 7 in the open: 1 is a test, 2 a D, 5 a D+1. The defence rolls a 1, a test that is passed.
    const held = fought({ jolivet: '1604 N' }, 1, 6, 1, 6)
    expect(held.condition('jolivet')).toBe('in order 0')
    expect(fought({ jolivet: '1604 N' }, 1, 6, 1, 1).condition('jolivet')).toBe('disorganised 0')
    expect(fought({ jolivet: '1604 N' }, 1, 6, 2).condition('jolivet')).toBe('disorganised 0')
    expect(fought({ jolivet: '1604 N' }, 1, 6, 5).condition('jolivet')).toBe('disorganised 1')
  })
})

describe('ws.losses.disorganised', () => {
  it('a unit that is disorganised already loses a step instead', () => {
    expect(fought({ jolivet: ['1604 N', { disorganised: true }] }, 1, 6, 2).condition('jolivet')).toBe('disorganised 1')
  })
})

describe('ws.losses.steps', () => {
  it('the last step lost eliminates', () => {
    const table = fought({ jolivet: ['1604 N', { disorganised: true, lost: 1 }] }, 1, 2)
    expect(table.condition('jolivet')).toBe('gone 2')
    expect(table.last('eliminated')).toMatchObject({ unit: 'jolivet', hex: '1604' })
  })
})

describe('ws.losses.guns', () => {
  it('guns are lost with the troops that leave the hex they defend', () => {
    const table = fought({ jolivet: '1604 N', 'fr-art-1': '1604 N' }).act('stand-firm')
    table.act('receive', 1, 6, 2).act('yield')
    while (table.asked.startsWith('french')) table.act(table.actions()[0]!)
    expect(table.condition('fr-art-1')).toBe('gone 1')
  })
  it('those of an attacker who retreats remain', () => {
    const table = fought({ 'ge-art-14': '1603 S', jolivet: '1604 N' }, 6).act('yield').act('retreat 1602')
    expect([table.where('francois'), table.where('ge-art-14')]).toEqual(['1602', '1603'])
    expect(table.condition('ge-art-14')).toBe('in order 0')
  })
})

describe('ws.losses.pairs', () => {
  const pair = (die: number, ...more: number[]) =>
    position({
      phase: 'declaration',
      active: 'ge-11',
      side: 'german',
      scenario: 'wissembourg',
      units: { koblinski: '0907 S', 'line-50': '0908 N', 'line-74': '0908 N' },
    })
      .acts('attack koblinski 0908', 'begin-attacks', 'stand-firm')
      .act('stand-firm', 1, 6, die, ...more)
  it('a D is for both, the step of a D+1 for the one that their owner chooses', () => {
    // Koblinski’s 8: a 1 is a D, a 4 a D+1. The pair defends with 6.
    const d = pair(1)
    d.act('yield')
    while (d.asked === 'french turning' || d.asked === 'french hit.retreat') d.act(d.actions()[0]!)
    expect([d.condition('line-50'), d.condition('line-74')]).toEqual(['disorganised 0', 'disorganised 0'])
    const loss = pair(4)
    expect(loss.asked).toBe('french bearing')
    loss.act('bear line-74')
    expect(loss.condition('line-50')).toBe('disorganised 0')
    loss.act('yield')
    while (loss.asked === 'french turning' || loss.asked === 'french hit.retreat') loss.act(loss.actions()[0]!)
    expect(loss.condition('line-74')).toBe('disorganised 1')
  })
})

describe('ws.retreat.holds', () => {
  it('a regiment alone in the castle is not driven out', () => {
    const table = position({
      phase: 'declaration',
      active: 'ge-11',
      side: 'german',
      scenario: 'wissembourg',
      units: { koblinski: '0805 S', thile: '0906 SW', bose: '0805', 'line-50': '0806 N' },
    })
    table.acts('attack koblinski 0806', 'attack thile 0806', 'join bose 0806').act('begin-attacks', 6)
    table.acts('stand-firm').act('give 3', 1, 1, 6, 1, 1)
    expect(table.condition('line-50')).toMatch(/^disorganised/)
    expect([table.where('line-50'), table.told('retreated')]).toEqual(['0806', []])
  })
})

describe('ws.retreat.refuse', () => {
  it('a test passed keeps the hex and costs a step; failed, the unit goes all the same', () => {
    const refused = (die: number) => fought({ jolivet: '1604 N' }, 1, 6, 2).act('refuse', die)
    expect(refused(6).condition('jolivet')).toBe('disorganised 1')
    expect(refused(6).where('jolivet')).toBe('1604')
    const failed = refused(1)
    expect([failed.asked, failed.condition('jolivet')]).toEqual(['french hit.retreat', 'disorganised 0'])
  })
  it('its odds are exact', () => {
    const table = fought({ jolivet: '1604 N' }, 1, 6, 2)
    // Morale 2: 4 and more.
    expect(table.odds('refuse')['outcome']).toMatchObject({ stands: expect.closeTo(0.5, 9) as unknown })
  })
})

describe('ws.retreat.hexes', () => {
  it('goes towards the own edge, where it costs least; between equal hexes the owner chooses', () => {
    // South of 1604 all three hexes lie a level lower.
    const table = fought({ jolivet: '1604 N' }, 1, 6, 2).act('yield')
    expect(table.actions()).toEqual(['retreat 1505', 'retreat 1605', 'retreat 1705'])
    expect(table.whyNot('retreat 1704')).toBe('ws.retreat.hexes elsewhere')
  })
  it('avoids friends if it can', () => {
    const table = fought({ jolivet: '1604 N', valaze: '1505 N', doens: '1605 N' }, 1, 6, 2).act('yield')
    expect(table.where('jolivet')).toBe('1705')
  })
  it('else goes on through a friend, who is disordered', () => {
    const units = { jolivet: '1604 N', valaze: '1505 N', doens: '1605 N', micheler: '1705 N' }
    // There is no hex to go to before the fight.
    const table = attack({ francois: '1603 S', ...units }).acts('attack francois 1604')
    table.act('begin-attacks', 1, 6, 2).acts('yield', 'retreat 1605')
    expect(table.condition('doens')).toBe('disorganised 0')
    expect(table.told('retreated').length).toBeGreaterThanOrEqual(1)
    while (table.asked === 'french hit.retreat') table.act(table.actions()[0]!)
    expect(['1506', '1606', '1706']).toContain(table.where('jolivet'))
  })
})

describe('ws.retreat.hexes at the edge of the map', () => {
  it('never turns round among friends: the retreat ends', () => {
    // In the top row only the hexes beside lead on; friends stand in all of them, and Pellé bars the way round them.
    const table = position({
      phase: 'declaration',
      active: 'ge-5',
      side: 'german',
      scenario: 'wissembourg-wolff',
      units: {
        ...{ kirchbach: '0901', bothmer: '0802 SW', 'voigts-rhetz': '0902 SE', 'dragoons-4': '0901 SE' },
        ...{ 'dragoons-14': '0801 N', montbarry: '1001 N', henning: '1101 NW' },
        ...{ 'line-50': '0702 NE', turcos: '0703 S', montmarie: '0602 SW', pelle: '1002 NE' },
      },
    })
    table.acts('attack bothmer 0702', 'begin-attacks', 'stand-firm').act('receive', 6).acts('yield', 'retreat 1001')
    const crossed = table.told('retreated').map((one) => one['hex'])
    expect(crossed).toEqual(['0902', '1001', '0901', '0801', '0701'])
    expect(table.condition('bothmer')).toBe('gone 2')
  })
})

describe('ws.retreat.zones', () => {
  it('each hex in an enemy zone costs a step', () => {
    const units = { francois: '1603 S', jolivet: '1604 N', woyna: '1506 N', rex: '1706 N' }
    const table = attack(units).acts('attack francois 1604').act('begin-attacks', 1, 6, 2).act('yield')
    while (table.asked === 'french hit.retreat') table.act(table.actions()[0]!)
    expect(table.condition('jolivet')).toBe('disorganised 1')
  })
})

describe('ws.retreat.impossible', () => {
  it('with enemies all round it costs a step, and the unit remains', () => {
    const units = { francois: '1603 S', jolivet: '1604 N', woyna: '1605 S', rex: '1505 S', doering: '1705 S' }
    const table = attack(units).acts('attack francois 1604').act('begin-attacks', 1, 6, 2)
    expect([table.where('jolivet'), table.condition('jolivet')]).toEqual(['1604', 'disorganised 1'])
    expect(table.told('cornered')).toHaveLength(1)
  })
})

describe('ws.morale.test', () => {
  it('adds die, morale and modifiers: a village, its commander and a step lost need a 3', () => {
    const rally = (die: number) =>
      position({
        phase: 'rally',
        side: 'french',
        units: {
          verge: '1411',
          jolivet: ['1411 N', { disorganised: true, lost: 1 }],
          valaze: ['1413 N', { disorganised: true }],
        },
      }).act('rally jolivet', die)
    expect(rally(3).condition('jolivet')).toBe('in order 1')
    expect(rally(2).condition('jolivet')).toBe('disorganised 1')
  })
})

const morale = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) => {
  const table = position({ phase: 'rally', side: 'french', units: { ...units }, ...more })
  return lines(table.odds('rally jolivet')['modifiers'])
}

describe('ws.morale.modifiers', () => {
  const turned = { disorganised: true }
  it('are protection, commander, steps, command, demoralisation and night', () => {
    expect(morale({ verge: '1411', jolivet: ['1411 N', { ...turned, lost: 1 }] })).toEqual([
      'morale +2',
      'protection +1',
      'commander +1',
      'steps-lost -1',
    ])
    expect(morale({ verge: '0113', jolivet: ['1604 N', turned] }, { demoralised: ['fr-1'], turn: 11 })).toEqual([
      'morale +2',
      'out-of-command -1',
      'demoralised -1',
      'night -1',
    ])
  })
  it('and an enemy on the flank, even if he does not attack', () => {
    const table = fought({ woyna: '1605 S', jolivet: '1604 N' }, 1, 6, 1, 6)
    expect(lines(table.last('morale-tested')['ledger'])).toEqual(['morale +2', 'enemy-on-flank -1'])
  })
})

describe('ws.morale.demoralisation', () => {
  it('begins in the turn after the threshold is reached', () => {
    const before = position({
      phase: 'rally',
      side: 'german',
      units: {
        kameke: '1502',
        francois: ['1604 S', { lost: 1, disorganised: true }],
        woyna: ['1605 S', { lost: 1 }],
        'ge-art-14': ['1603 S', { lost: 1 }],
        jolivet: '0811 N',
      },
    }).roll('end-rally')
    // The 14th Division has seven steps and breaks at four.
    expect(before.formation('ge-14')['demoralised']).toBe(false)
    const lost = position({
      phase: 'rally',
      side: 'german',
      units: {
        kameke: '1502',
        francois: ['1604 S', { lost: 1, disorganised: true }],
        woyna: ['- S', { lost: 2, fate: 1 }],
        'ge-art-14': ['1603 S', { lost: 1 }],
        jolivet: '0811 N',
      },
    }).roll('end-rally')
    expect(lost.formation('ge-14')['demoralised']).toBe(true)
    expect(lost.last('broke-down')).toMatchObject({ formation: 'ge-14', lost: 4, threshold: 4 })
  })
})

describe('ws.morale.demoralised-moves', () => {
  const table = () =>
    position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      demoralised: ['fr-1'],
      units: { verge: '1411', jolivet: '1604 S', francois: '1602 N' },
    })
  it('go not next to an enemy, and have to go nearer to their edge', () => {
    expect(table().whyNot('end-moves')).toBe('ws.morale.demoralised-moves has-to')
    const moving = table().act('move jolivet')
    expect(moving.whyNot('step 1603')).toBe('ws.morale.demoralised-moves beside-enemy')
    expect(moving.whyNot('face N')).toBe('ws.morale.demoralised-moves has-to')
    moving.act('step 1605')
    expect(moving.actions('face')).toHaveLength(6)
  })
  it('WS 9.4: their formation may not be left idle', () => {
    const drawn = (demoralised: readonly string[]) =>
      position({
        phase: 'moves',
        active: 'fr-3',
        side: 'french',
        units: { laveaucoupet: '1411', micheler: '1411 N', verge: '1408', jolivet: '1407 S' },
        demoralised,
        cup: ['fr-1'],
      }).act('end-moves', 'fr-1')
    expect(drawn([]).may('decline')).toBe(true)
    expect(drawn(['fr-1']).whyNot('decline')).toBe('ws.morale.demoralised-moves not-idle')
  })
})

describe('ws.rally.who', () => {
  it('those with no enemy beside them, each once', () => {
    const table = position({
      phase: 'rally',
      side: 'french',
      units: {
        jolivet: ['1604 N', { disorganised: true }],
        valaze: ['1411 N', { disorganised: true }],
        doens: '1410 N',
        francois: '1603 N',
      },
    })
    expect(table.actions()).toEqual(['end-rally', 'rally valaze'])
    expect(table.whyNot('rally jolivet')).toBe('ws.rally.who beside-enemy')
    expect(table.whyNot('rally doens')).toBe('ws.rally.who in-order')
    expect(table.whyNot('rally francois')).toBe('ws.rally.who not-yours')
  })
})

describe('ws.rally.test', () => {
  it('a failure leaves the unit as it was, and it does not try again', () => {
    const table = position({
      phase: 'rally',
      side: 'french',
      units: { jolivet: ['1604 N', { disorganised: true, lost: 1 }], valaze: ['1411 N', { disorganised: true }] },
    }).act('rally jolivet', 1)
    expect(table.condition('jolivet')).toBe('disorganised 1')
    expect(table.whyNot('rally jolivet')).toBe('ws.rally.who once')
  })
})

describe('ws.rally.modifiers', () => {
  it('are a commander beside the unit and enemy guns that see it', () => {
    const turned = { disorganised: true }
    expect(morale({ verge: '1605', jolivet: ['1604 N', turned] })).toEqual(['morale +2', 'commander-near +1'])
    expect(morale({ jolivet: ['1604 N', turned], 'ge-art-14': '1601 N' })).toEqual(['morale +2', 'under-guns -1'])
    expect(morale({ jolivet: ['1604 N', turned], 'ge-art-14': '1601 N', francois: '1602 N' })).toEqual(['morale +2'])
  })
})
