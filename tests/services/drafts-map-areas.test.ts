import { describe, expect, test } from 'vitest'
import type { DraftMap, MapItem } from '../../src-main/contract/draft-map.ts'
import { itemOf, listOf, mapDesk } from './drafts/map-desk.ts'

const siege = ['belfort-1870', 'siege'] as const
const key = ([x, y]: readonly [number, number]): string => `${x} ${y}`

/** In how many areas each corner stands. */
function corners(map: DraftMap): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const { line } of listOf(map, 'zones').items)
    for (const point of line) counted.set(key(point), (counted.get(key(point)) ?? 0) + 1)
  return counted
}

/** A corner of an area that stands in that one and one other, on a border between the two. */
function sharedCorner(map: DraftMap, { line }: MapItem): number {
  const counted = corners(map)
  return line.findIndex((point) => counted.get(key(point)) === 2)
}

const area = ({ line }: MapItem): number =>
  Math.abs(
    line.reduce((sum, [x, y], corner) => {
      const [nextX, nextY] = line[(corner + 1) % line.length]!
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

const whole = (map: DraftMap): number => listOf(map, 'zones').items.reduce((sum, one) => sum + area(one), 0)

describe('zones that are areas', () => {
  test('a shared corner is moved once, for both: no gap opens, and none may go through a border', async () => {
    const { map, does, refused, close } = await mapDesk(siege)
    const before = await map()
    const zone = itemOf(before, 'zones', 'zone-10')!
    const corner = sharedCorner(before, zone)
    const [x, y] = zone.line[corner]!
    const common = { do: 'map-corner' as const, list: 'zones', item: zone.id, corner }
    await does({ ...common, how: 'move', to: [x + 0.0002, y + 0.0002] })
    const after = await map()
    expect(Map.groupBy(corners(after).values(), (count) => count)).toEqual(
      Map.groupBy(corners(before).values(), (count) => count),
    )
    expect(corners(after).get(key([x, y]))).toBeUndefined()
    expect(Math.abs(whole(after) - whole(before))).toBeLessThan(1e-9)
    const far = await refused({ ...common, how: 'move', to: [x + 0.05, y + 0.05] })
    expect(far.code).toBe('NOT_NOW')
    close()
  })

  test('a corner is put into a border and struck again, for both; not where three areas meet', async () => {
    const { map, does, refused, close } = await mapDesk(siege)
    const before = await map()
    const zone = itemOf(before, 'zones', 'zone-10')!
    const counted = corners(before)
    const isOnBorder = (corner: number): boolean =>
      [corner, corner + 1].every((one) => (counted.get(key(zone.line[one % zone.line.length]!)) ?? 0) >= 2)
    const corner = zone.line.findIndex((_, index) => isOnBorder(index))
    const [[ax, ay], [bx, by]] = [zone.line[corner]!, zone.line[(corner + 1) % zone.line.length]!]
    const common = { do: 'map-corner' as const, list: 'zones', item: zone.id }
    await does({ ...common, corner, how: 'insert', to: [(ax + bx) / 2 + 0.00002, (ay + by) / 2] })
    const inserted = await map()
    const point = itemOf(inserted, 'zones', zone.id)!.line[corner + 1]!
    expect(corners(inserted).get(key(point))).toBe(2)
    await does({ ...common, corner: corner + 1, how: 'drop', to: point })
    expect(listOf(await map(), 'zones').items).toEqual(listOf(before, 'zones').items)
    const meeting = zone.line.findIndex((one) => (counted.get(key(one)) ?? 0) > 2)
    const said = await refused({ ...common, corner: meeting, how: 'drop', to: [0, 0] })
    expect(JSON.stringify(said)).toContain('More than two areas meet')
    close()
  })

  test('an area is cut in two that are neighbours, and put together again', async () => {
    const { map, does, calls, id, close } = await mapDesk(siege)
    const before = await map()
    const zone = itemOf(before, 'zones', 'zone-10')!
    const half = zone.line.length >> 1
    await does({ do: 'map-split', list: 'zones', item: zone.id, from: 0, to: half, name: 'Danjoutin-Sud' })
    const cut = await map()
    const part = itemOf(cut, 'zones', 'danjoutin-sud')!
    expect(part.values['number']).toBe(48)
    expect(part.values['fort'] ?? false).toBe(itemOf(cut, 'zones', zone.id)!.values['fort'] ?? false)
    expect(Math.abs(whole(cut) - whole(before))).toBeLessThan(1e-12)
    const ways = listOf(cut, 'borders').items.filter(({ places }) => places.includes(part.id))
    expect(ways.some(({ places }) => places.includes(zone.id))).toBe(true)
    expect(ways.length).toBeGreaterThan(1)
    // Whatever lay beside the whole lies beside one of its parts at least.
    const beside = (told: DraftMap, ...names: string[]): readonly string[] =>
      listOf(told, 'borders').items.flatMap(({ places }) =>
        places.some((one) => names.includes(one)) ? places.filter((one) => !names.includes(one)) : [],
      )
    expect(new Set(beside(cut, zone.id, part.id))).toEqual(new Set(beside(before, zone.id)))
    expect((await calls.drafts.faults({ id })).errors).toBe(0)
    const merged = await does({ do: 'map-merge', list: 'zones', item: zone.id, other: part.id })
    expect(merged.past[0]!.en).toContain('Danjoutin-Sud is part of it now')
    const again = await map()
    expect(itemOf(again, 'zones', part.id)).toBeUndefined()
    expect(area(itemOf(again, 'zones', zone.id)!)).toBeCloseTo(area(zone), 12)
    expect(new Set(beside(again, zone.id))).toEqual(new Set(beside(before, zone.id)))
    close()
  })

  test('an area that is drawn beside others becomes their neighbour; over others it is refused', async () => {
    const { map, does, refused, close } = await mapDesk(siege)
    const told = await map()
    const counted = corners(told)
    // A side on the outer rim, which no other area has.
    const rim = listOf(told, 'zones').items.flatMap((zone) =>
      zone.line.flatMap((from, corner) => {
        const to = zone.line[(corner + 1) % zone.line.length]!
        const isShared = listOf(told, 'zones').items.some(
          (other) =>
            other.id !== zone.id && [from, to].every((one) => other.line.some((point) => key(point) === key(one))),
        )
        return isShared ? [] : [{ zone, from, to }]
      }),
    )[0]!
    expect(counted.get(key(rim.from))).toBeGreaterThan(0)
    const middle = rim.zone.at!
    const out: [number, number] = [
      (rim.from[0] + rim.to[0]) / 2 + ((rim.from[0] + rim.to[0]) / 2 - middle[0]) * 0.3,
      (rim.from[1] + rim.to[1]) / 2 + ((rim.from[1] + rim.to[1]) / 2 - middle[1]) * 0.3,
    ]
    const add = { do: 'map-add' as const, list: 'zones', kind: 'zone', name: 'Outside', ends: [] }
    const points: [number, number][] = [[...rim.from], [...rim.to], out]
    await does({ ...add, points })
    const ways = listOf(await map(), 'borders').items.filter(({ places }) => places.includes('outside'))
    expect(ways.map(({ places }) => places.find((one) => one !== 'outside'))).toEqual([rim.zone.id])
    const [x, y] = itemOf(told, 'zones', 'zone-10')!.at!
    const over = await refused({
      ...add,
      points: [
        [x, y],
        [x + 0.0005, y],
        [x, y + 0.0005],
      ],
    })
    expect(JSON.stringify(over)).toContain('over another area')
    const crossed = await refused({
      ...add,
      points: [
        [8, 48],
        [8.1, 48.1],
        [8.1, 48],
        [8, 48.1],
      ],
    })
    expect(JSON.stringify(crossed)).toContain('cross itself')
    close()
  })

  test('what the rules need stays: the citadel is not taken off before there is another', async () => {
    const { map, does, refused, close } = await mapDesk(siege)
    const said = await refused({ do: 'map-drop', list: 'zones', item: 'zone-1' })
    expect(JSON.stringify(said)).toContain('The citadel')
    await does({ do: 'map-set', list: 'fortress', item: 'fortress', column: 'citadel', value: 'zone-10' })
    const next = await does({ do: 'map-drop', list: 'zones', item: 'zone-1' })
    expect(next.past[0]!.en).toMatch(/removed, with \d+ neighbours/)
    expect(itemOf(await map(), 'zones', 'zone-1')).toBeUndefined()
    close()
  })
})

describe('GeoJSON', () => {
  const line = (coordinates: unknown, name = 'Savoureuse') => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'LineString', coordinates },
  })
  const taken = (features: unknown[], attribution = '© IGN') => ({
    do: 'map-import' as const,
    list: 'rivers',
    text: JSON.stringify({ type: 'FeatureCollection', features }),
    attribution,
  })

  test('lines are taken in with their names, and whose they are stands beside the map', async () => {
    const { map, does, undo, close } = await mapDesk(siege)
    const before = await map()
    await does(
      taken([
        line([
          [6.8, 47.6],
          [6.9, 47.7, 340],
        ]),
        { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [6, 47] } },
      ]),
    )
    const after = await map()
    expect(after.attribution.en).toContain('© IGN')
    expect(after.attribution.en).toContain(before.attribution.en)
    const river = listOf(after, 'rivers').items.at(-1)!
    expect(river).toMatchObject({
      name: { en: 'Savoureuse' },
      line: [
        [6.8, 47.6],
        [6.9, 47.7],
      ],
      isNew: true,
    })
    await undo()
    expect(await map()).toEqual({ ...before, ground: expect.any(Number) as number })
    close()
  })

  test.each([
    ['no JSON', '{', 'cannot be read'],
    ['another thing', '{"type":"Topology"}', 'is wanted'],
    [
      'nothing that fits',
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}]}',
      'no lines',
    ],
    [
      'metres',
      '{"type":"Feature","geometry":{"type":"LineString","coordinates":[[650000,6860000],[650001,6860001]]}}',
      'longitude and latitude',
    ],
    [
      'numbers that are none',
      '{"type":"Feature","geometry":{"type":"LineString","coordinates":[["a",null],[{},[]]]}}',
      'no lines',
    ],
    ['a list of everything', '[1,2,3]', 'is wanted'],
  ])('%s gets a sentence', async (_, text, said) => {
    const { refused, close } = await mapDesk(siege)
    const denial = await refused({ do: 'map-import', list: 'rivers', text, attribution: 'X' })
    expect(denial.code).toBe('NOT_NOW')
    expect(JSON.stringify(denial)).toContain(said)
    close()
  })

  test('an import that is too large, or that belongs to nothing, is refused with a sentence', async () => {
    const { refused, close } = await mapDesk(siege)
    const many = Array.from({ length: 2001 }, () =>
      line([
        [6, 47],
        [7, 48],
      ]),
    )
    expect(JSON.stringify(await refused(taken(many)))).toContain('too much in this file')
    expect(
      JSON.stringify(
        await refused(
          taken(
            [
              line([
                [6, 47],
                [7, 48],
              ]),
            ],
            '  ',
          ),
        ),
      ),
    ).toContain('whose data')
    expect(JSON.stringify(await refused({ ...taken([]), text: ' '.repeat(5_000_001) }))).toContain('larger than 5 MB')
    expect(
      (
        await refused({
          ...taken([
            line([
              [6, 47],
              [7, 48],
            ]),
          ]),
          list: 'borders',
        })
      ).code,
    ).toBe('NOT_NOW')
    close()
  })
})
