import { describe, expect, it } from 'vitest'
import { checkHexMap, leadsTo } from '#engine/campaigns/hex-checks.ts'
import { besideLine, type HexMap, hexesInPlay, hexPlan, printedHexes, terrainIn } from '#engine/campaigns/hex-map.ts'

const name = (en: string) => ({ en, fr: en })

/** Three columns of three: a pond out of play in the south-west corner, and a stream with one ford. */
const drawn: HexMap = {
  format: 1,
  grid: { kind: 'hex', columns: 3, rows: 3, lower: 'even' },
  terrain: {
    '.': { id: 'fields', name: name('fields'), look: 'open' },
    w: { id: 'wood', name: name('wood') },
    '~': { id: 'pond', name: name('pond'), outOfPlay: true },
  },
  rows: ['...', 'w..', '~..'],
  places: [{ hex: '0201', name: name('Mill') }],
  features: {
    stream: { name: name('Stream'), crossable: false },
    ford: { name: name('Ford'), crossable: true },
  },
  hexsides: [
    { between: ['0101', '0201'], feature: 'stream' },
    { between: ['0102', '0201'], feature: 'stream' },
    { between: ['0102', '0202'], feature: 'ford' },
  ],
} as HexMap

/** The problems of a changed map, and whether hexes can be looked up on it. */
function told(change: Partial<HexMap>): [whole: boolean, ...told: string[]] {
  const problems: string[] = []
  const whole = checkHexMap({ ...drawn, ...change }, (path, message) => problems.push(`${path}: ${message.en}`))
  return [whole, ...problems]
}

describe('A map of hexes', () => {
  it('has the hexes that are drawn, and in play those that are not left out', () => {
    expect(printedHexes(drawn).zoneCount).toBe(9)
    expect(hexesInPlay(drawn).findZone('0103')).toBeUndefined()
    expect(hexesInPlay(drawn).zoneCount).toBe(8)
    expect(terrainIn(drawn, '0102')?.id).toBe('wood')
    expect(terrainIn(drawn, '0409')).toBeUndefined()
  })
  it('is crossed where no stream lies, and at the ford', () => {
    const hexes = hexesInPlay(drawn)
    const open = () => true
    expect(leadsTo(hexes, '0101', ['0201', '0303'], open)).toBe(true)
    expect(leadsTo(hexes, '0101', ['0201'], (hex) => hex !== '0102')).toBe(false)
    const dry = hexesInPlay({ ...drawn, hexsides: drawn.hexsides.slice(0, 2) })
    expect(leadsTo(dry, '0101', ['0201'], open)).toBe(true)
    const wet = hexesInPlay({
      ...drawn,
      features: { ...drawn.features, ford: { name: name('Ford'), crossable: false } },
    })
    expect(leadsTo(wet, '0101', ['0201'], open)).toBe(false)
  })
  it('is cut in two by a line through two hexes, which belong to both sides of it', () => {
    const hexes = hexesInPlay(drawn)
    const within = (keep: 'north' | 'south') =>
      hexes.zoneIds.filter((_, hex) => besideLine(hexes, ['0102', '0302'], keep)(hex))
    expect(within('north')).toEqual(['0101', '0102', '0201', '0301', '0302'])
    expect(within('south')).toEqual(['0102', '0202', '0203', '0302', '0303'])
    expect(besideLine(hexes, ['0302', '0102'], 'south')(hexes.zoneOf('0303'))).toBe(true)
  })
  it('is shown with its looks, neighbours, places and hexsides', () => {
    const plan = hexPlan(drawn, { levelOf: ({ id }) => (id === 'fields' ? 2 : 0) })
    expect(plan.terrain.map(({ code, look }) => `${code} ${look}`)).toEqual(['. open', 'w other', '~ other'])
    expect(plan.hexes.map(({ hex }) => hex)).toHaveLength(9)
    expect(plan.hexes.find(({ hex }) => hex === '0101')).toEqual({
      hex: '0101',
      label: '0101',
      terrain: '.',
      level: 2,
      column: 1,
      row: 1,
      neighbours: ['0201', '0102'],
    })
    expect(plan.places).toEqual(drawn.places)
    expect(plan.hexsides).toHaveLength(3)
  })
})

describe('What is wrong with a map of hexes', () => {
  it('is nothing in a sound one', () => {
    expect(told({})).toEqual([true])
  })
  it.each<[string, Partial<HexMap>, ...string[]]>([
    ['a row too few', { rows: drawn.rows.slice(1) }, 'rows: There are 2 rows, not 3.'],
    ['a short row', { rows: ['..', 'w..', '~..'] }, 'rows.0: The row has 2 hexes, not 3.'],
    ['a code nobody knows', { rows: ['..?', 'w..', '~..'] }, 'rows.0: There is no terrain “?”.'],
  ])('%s: no hex can be looked up', (_name, change, ...problems) => {
    expect(told(change)).toEqual([false, ...problems])
  })
  it.each<[string, Partial<HexMap>, ...string[]]>([
    [
      'a hexside of hexes that are no neighbours, with something nobody knows',
      { hexsides: [{ between: ['0101', '0303'], feature: 'wall' }] },
      'hexsides.0.between: 0101 and 0303 do not share a hexside.',
      'hexsides.0.feature: There is no feature “wall”.',
    ],
    [
      'a hexside described twice, either way round',
      { hexsides: [...drawn.hexsides, { between: ['0201', '0101'], feature: 'ford' }] },
      'hexsides.3: The hexside 0101-0201 is described twice.',
    ],
    [
      'a place off the grid',
      { places: [{ hex: '0904', name: name('Moon') }] },
      'places.0.hex: There is no hex 0904 in play.',
    ],
  ])('%s: told, and hexes can be looked up', (_name, change, ...problems) => {
    expect(told(change)).toEqual([true, ...problems])
  })
})
