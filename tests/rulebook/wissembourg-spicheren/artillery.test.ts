import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position, share } from './table.ts'

type Units = Parameters<typeof position>[0]['units']
const guns = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'barrages', active: 'ge-14', side: 'german', units: { kameke: '1502', ...units }, ...more })

describe('ws.artillery.once', () => {
  it('a gun fires once in its activation, in command or not', () => {
    const table = guns({ 'ge-art-14': '1602 S', jolivet: '1604 N', valaze: '1504 N' }, { out: ['ge-art-14'] })
    expect(table.whyNot('barrage ge-art-5 jolivet')).toBe('ws.artillery.once not-active')
    expect(table.whyNot('barrage francois jolivet')).toBe('ws.artillery.once no-guns')
    table.act('barrage ge-art-14 jolivet', 1, 6)
    expect(table.asked).toBe('german moves')
    expect(table.unit('ge-art-14')['fired']).toBe(true)
  })
})

describe('ws.artillery.range', () => {
  it('is that of the counter: five hexes for German guns', () => {
    const table = guns({ 'ge-art-14': '1402 S', jolivet: '1407 N', valaze: '1408 N', doens: '1403 N' })
    expect(table.whyNot('barrage ge-art-14 valaze')).toBe('ws.artillery.range too-far')
    expect(table.sentence('barrage ge-art-14 valaze')).toContain('6 hexes away')
  })
})

describe('ws.artillery.arc', () => {
  it('is sixty degrees to either side, after a turn by one hexside', () => {
    const table = guns({ 'ge-art-14': '1604 N', jolivet: '1602 S', valaze: '1606 N', doens: '1705 N' })
    expect(table.may('barrage ge-art-14 jolivet')).toBe(true)
    // Two hexsides to the right: one turn, and it is at the edge of the arc.
    expect(table.may('barrage ge-art-14 doens')).toBe(true)
    expect(table.whyNot('barrage ge-art-14 valaze')).toBe('ws.artillery.arc outside')
  })
})

describe('ws.artillery.sight', () => {
  const sight = (from: string, to: string, more: Units = {}, facing = 'S') => {
    const table = guns({ 'ge-art-14': `${from} ${facing}`, jolivet: `${to} N`, doens: '1403 N', ...more }, { turn: 5 })
    const code = `barrage ge-art-14 jolivet`
    return table.may(code) ? 'open' : table.sentence(code)
  }
  it('is open on level ground, and blocked by a unit there', () => {
    expect(sight('1601', '1603')).toBe('open')
    expect(sight('1601', '1603', { francois: '1602 S' })).toContain('1602 blocks')
  })
  it('ground as high as the guns blocks only a lower target', () => {
    // 1503 and 1504 are as high as 1502, 1505 is lower; 1603 and 1604 are level.
    expect(sight('1502', '1505')).toContain('1503 blocks')
    expect(sight('1602', '1604')).toBe('open')
  })
  it('from a height one sees over lower units, but not over one next to the target', () => {
    // The Rotherberg stands two levels above 1606 and three above 1605.
    expect(sight('1607', '1604', {}, 'N')).toBe('open')
    expect(sight('1607', '1604', { francois: '1605 S' }, 'N')).toContain('1605 blocks')
    expect(sight('1607', '1604', { francois: '1606 S' }, 'N')).toBe('open')
  })
})

describe('ws.artillery.barrage', () => {
  it('disorders its target without driving it back, and counts for it alone', () => {
    const table = guns({ 'ge-art-14': '1602 S', jolivet: '1604 N', 'fr-art-1': '1604 N' })
    // Value 5: column 5, a 4 is a D.
    table.act('barrage ge-art-14 jolivet', 4)
    expect([table.condition('jolivet'), table.where('jolivet')]).toEqual(['disorganised 0', '1604'])
    expect(table.condition('fr-art-1')).toBe('in order 0')
    expect(table.whyNot('barrage ge-art-14 jolivet')).toMatch(/^ws\./)
  })
  it('its odds are exact: with canister column 5 is a test with 1 and 2, a D from 3 on', () => {
    const table = guns({ 'ge-art-14': '1602 S', jolivet: '1604 N' })
    // A test of morale 2 fails with 1 to 3.
    expect(table.odds('barrage ge-art-14 jolivet')['outcome']).toEqual({
      nothing: share(2 * 3),
      disorganised: share(2 * 3 + 4 * 6),
      stepLost: 0,
      eliminated: 0,
    })
  })
  it('artillery of 4 at an adjacent target in woods a level up: column 1, and 1 more on the die', () => {
    // Goltz’s guns at 1705 on level 2; 1706 is a wood of level 2, 1805 open; the wood of 2006 lies on 4.
    const table = position({
      phase: 'barrages',
      active: 'ge-16',
      side: 'german',
      units: { barnekow: '1502', 'ge-art-16': '1705 S', jolivet: '1706 N' },
    })
    const odds = table.odds('barrage ge-art-16 jolivet')
    expect(lines(odds['columns'])).toContain('value +2')
    expect(lines(odds['modifiers'])).toContain('close-guns +1')
  })
})

describe('ws.artillery.together', () => {
  it('two German guns of one formation fire together at Wissembourg', () => {
    const table = position({
      phase: 'barrages',
      active: 'ge-5',
      side: 'german',
      scenario: 'wissembourg',
      units: { kirchbach: '1205', 'ge-art-9': '1107 NW', 'ge-art-10': '1107 NW', 'line-50': '0906 N' },
    })
    const together = table.actions('barrage-together')
    expect(together).toContain('barrage-together ge-art-9 line-50')
    const [alone, both] = ['barrage', 'barrage-together'].map((verb) =>
      lines(table.odds(`${verb} ge-art-9 line-50`)['columns']).find((line) => line.startsWith('value')),
    )
    expect([alone, both]).toEqual(['value +5', 'value +10'])
  })
  it('at Spicheren only where two divisions act as one', () => {
    const units = { 'ge-art-14': '1602 S', 'ge-art-16': '1602 S', barnekow: '1502', jolivet: '1604 N' }
    expect(guns(units).whyNot('barrage-together ge-art-14 jolivet')).toBe('ws.artillery.together alone')
    expect(guns(units, { partner: 'ge-16' }).may('barrage-together ge-art-14 jolivet')).toBe(true)
  })
})

describe('ws.artillery.narrow', () => {
  it('guns that share the Rotherberg count half', () => {
    const value = (more: Units) => {
      const table = position({
        phase: 'barrages',
        active: 'fr-3',
        side: 'french',
        units: { laveaucoupet: '1610', 'fr-art-3': '1607 N', francois: '1605 S', ...more },
      })
      return lines(table.odds('barrage fr-art-3 francois')['columns'])[0]
    }
    expect(value({})).toBe('value +3')
    expect(value({ micheler: '1607 N' })).toBe('value +1')
  })
})

describe('ws.artillery.canister', () => {
  it('German guns have it at two hexes, French ones at one', () => {
    const german = guns({ 'ge-art-14': '1602 S', jolivet: '1604 N' })
    expect(lines(german.odds('barrage ge-art-14 jolivet')['modifiers'])).toEqual(['close-guns +1'])
    const french = (hex: string) =>
      position({
        phase: 'barrages',
        active: 'fr-1',
        side: 'french',
        units: { verge: '1411', 'fr-art-1': '1604 N', francois: `${hex} S` },
      })
    expect(lines(french('1602').odds('barrage fr-art-1 francois')['modifiers'])).toEqual([])
    expect(lines(french('1603').odds('barrage fr-art-1 francois')['modifiers'])).toEqual(['close-guns +1'])
  })
})

const defended = (units: Units, scenario = 'spicheren') =>
  position({
    phase: 'declaration',
    active: scenario === 'spicheren' ? 'ge-14' : 'ge-11',
    side: 'german',
    scenario,
    units,
  })

describe('ws.artillery.support', () => {
  it('is for its own formation, within half the range rounded up, or for its own hex', () => {
    const table = defended({
      kameke: '1502',
      francois: '1604 S',
      jolivet: '1605 N',
      'fr-art-1': '1504 SE',
      'fr-art-3': '1505 NE',
    })
    table.acts('attack francois 1605', 'begin-attacks', 'stand-firm')
    expect(table.actions()).toEqual(['receive', 'support fr-art-1'])
    expect(table.whyNot('support fr-art-3')).toBe('ws.artillery.support other-formation')
    table.act('support fr-art-1', 1)
    // Jolivet’s 5 and the guns’ 3; they stand next to the attacker.
    expect(lines(table.last('defended')['columns'])).toEqual(['value +8'])
    expect(lines(table.last('defended')['ledger'])).toEqual(['close-guns +1', 'chassepots +1'])
  })
  it('ws.artillery.support: guns beside several attackers have their bonus against each, however their points are shared out', () => {
    const units = { kameke: '1603', francois: '1603 S', woyna: '1504 SE', jolivet: '1604 N', 'fr-art-1': '1604 N' }
    const table = defended(units).acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
    table.act('begin-attacks', 6)
    while (table.asked === 'french evasion') table.act('stand-firm')
    table.acts('support fr-art-1', 'give 5')
    table.act('give 3', 1)
    // The first attacker gives way; the other is fired at without a point, with the bonus.
    table.acts('yield', 'retreat 1503', 'turn-aside S')
    table.act('remain', 2, 2)
    const told = table.told('defended')
    expect(told.map(({ columns }) => lines(columns))).toEqual([['value +8'], []])
    for (const { ledger } of told) expect(lines(ledger)).toContain('close-guns +1')
  })
  it('at Wissembourg it is for any French unit, once a turn', () => {
    const units = { koblinski: '0905 S', 'line-50': '0906 N', 'fr-art-2': ['1005 NW', { supported: false }] as const }
    const table = defended(units, 'wissembourg')
    table.acts('attack koblinski 0906', 'begin-attacks', 'stand-firm')
    expect(table.actions('support')).toEqual(['support fr-art-2'])
    const again = defended({ ...units, 'fr-art-2': ['1005 NW', { supported: true }], turcos: '1004 SW' }, 'wissembourg')
    again.acts('attack koblinski 0906', 'begin-attacks', 'stand-firm')
    expect(again.whyNot('support fr-art-2')).toBe('ws.artillery.support once-a-turn')
  })
})

describe('ws.artillery.alone', () => {
  it('is lost when an attacker is still there after its fire', () => {
    const table = defended({ kameke: '1502', francois: '1604 S', 'fr-art-1': '1605 N' })
    table.acts('attack francois 1605', 'begin-attacks')
    // The guns fire from their own hex: column 3 and canister; a 1 is nothing.
    table.act('stand-firm')
    table.act('support fr-art-1', 1)
    expect(table.condition('fr-art-1')).toBe('gone 1')
    expect(table.where('francois')).toBe('1605')
  })
})
