import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position } from './table.ts'

const moves = (units: Parameters<typeof position>[0]['units'], more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'moves', active: 'ge-14', side: 'german', units, ...more })

describe('ws.terrain.protection', () => {
  const columnsAt = (hex: string, from: string, scenario = 'spicheren', more = {}) => {
    const isBavarian = scenario !== 'spicheren'
    const table = position({
      phase: 'barrages',
      active: isBavarian ? 'ge-bavarian' : 'ge-14',
      side: 'german',
      scenario,
      units: {
        [isBavarian ? 'ge-art-4' : 'ge-art-14']: `${from} S`,
        [isBavarian ? 'line-50' : 'micheler']: `${hex} N`,
        ...more,
      },
    })
    const [first] = table.actions('barrage')
    return lines(table.odds(first!)['columns']).join()
  }
  it('divides the value of fire: 1 in the open, 2 in woods and villages, rounded down', () => {
    expect(columnsAt('1604', '1602')).toBe('value +5')
    // 0905 is open; 0903 open ground of level 2; 1707 woods of level 4 beside open ground.
    expect(columnsAt('1706', '1705')).toContain('value +2')
    expect(columnsAt('1903', '1902')).toContain('value +5')
  })
  it('makes a castle worth 3 to a single French regiment, 2 to a pair', () => {
    expect(columnsAt('0806', '0804', 'wissembourg')).toContain('value +1')
    expect(columnsAt('0806', '0804', 'wissembourg', { 'line-74': '0806 N' })).toContain('value +2')
  })
})

describe('ws.terrain.woods', () => {
  it('cost infantry two points and all others three', () => {
    // 1705 is open ground of level 2, 1706 a wood of level 2.
    const table = moves({ kameke: '1704', francois: '1705 S', 'ge-art-14': '1605 S' })
    table.acts('move francois', 'step 1706')
    expect(table.about).toMatchObject({ left: 2, most: 4 })
    table.acts('face N', 'move kameke', 'step 1705', 'step 1706')
    expect(table.about['left']).toBe(1)
  })
  it('disorganise cavalry that enters them off a way', () => {
    const off = moves({ kameke: '1704', 'hussars-15': '1705 S' })
    off.acts('move hussars-15', 'step 1706')
    expect(off.condition('hussars-15')).toBe('disorganised 0')
    // A path leads from 0904 into the woods of 1004? The road from 0905 to 0906 stays in the open; the one to 0403 does not.
    const by = moves({ kameke: '0502', 'hussars-15': '0503 S' })
    by.acts('move hussars-15', 'step 0403')
    expect(by.condition('hussars-15')).toBe('in order 0')
  })
})

describe('ws.terrain.water', () => {
  it('a bridge is crossed by its way, the Saar not without one', () => {
    const table = moves({ kameke: '1901', francois: '1901 S', woyna: '2001 S' })
    table.act('move francois')
    expect(table.may('step 1801')).toBe(true)
    table.acts('step 1801')
    expect(table.about['left']).toBe(3.5)
    table.acts('face S', 'move woyna')
    expect(table.whyNot('step 2002')).toBe('ws.terrain.water closed')
  })
  it('the Lauter takes the whole move of infantry, and is closed to cavalry', () => {
    const table = position({
      phase: 'moves',
      active: 'ge-5',
      side: 'german',
      scenario: 'wissembourg',
      units: { kirchbach: '1203', bothmer: '1204 S', 'dragoons-4': '1104 S', 'voigts-rhetz': '1203 S' },
    })
    table.act('move bothmer')
    // 1204 and 1205 lie on the two banks.
    expect(table.may('step 1205')).toBe(true)
    table.act('step 1205')
    expect(table.about['left']).toBe(0)
    table.acts('face S', 'move dragoons-4')
    expect(table.whyNot('step 1105')).toBe('ws.terrain.water closed')
    table.acts('face S', 'move voigts-rhetz', 'step 1204')
    expect(table.whyNot('step 1305')).toMatch(/^ws\.(terrain\.water|movement)/)
  })
  it('a stream costs infantry half its points besides the hex', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      scenario: 'wissembourg',
      units: { montmarie: '0509', 'line-50': '0509 S', 'fr-art-2': '0408 S' },
    })
    // One for the hex, one for the level, two for the water.
    table.acts('move line-50', 'step 0510')
    expect(table.about).toMatchObject({ most: 4, left: 0 })
    table.acts('face S', 'move fr-art-2')
    expect(table.whyNot('step 0409')).toBe('ws.terrain.water closed')
  })
})
