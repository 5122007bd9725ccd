import { describe, expect, test } from 'vitest'
import { changeMap } from '#engine/campaigns/editing/maps/change-map.ts'
import { geoJsonOf } from '#engine/campaigns/editing/maps/to-geojson.ts'
import { contains } from '#engine/campaigns/editing/maps/corners.ts'
import type { MapEdit, MapPoint } from '#engine/kernel/system/editing-maps.ts'
import type { OpenObject } from '#engine/kernel/system/editing.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'

/** The files of a campaign, open, and what edits of its map make of them. */
function opened(system: RuleSystem, folder: string) {
  const files = JSON.parse(JSON.stringify(readCampaignFolder(`campaigns/${folder}`).files)) as Record<
    string,
    OpenObject
  >
  return {
    files,
    does(edit: MapEdit) {
      const plan = system.editing!.map!(files as never)
      const done = changeMap(plan, files, edit)
      if (!done.ok) throw new Error(done.error.en)
      return done.value.title.en
    },
    /** Whether a file can be read as it is now. */
    isSound: (file: string): boolean => {
      const copy = structuredClone(files[file]) as never
      return system.campaign.files!.whole({ [file]: copy })[file] !== copy
    },
    rows: <Row>(file: string, list: string): readonly Row[] => (files[file] as Record<string, unknown>)[list] as Row[],
  }
}

const add = (list: string, kind: string, name: string, ...points: MapPoint[]): MapEdit => ({
  ...{ do: 'map-add', list, kind, name, points, ends: [] },
})

describe('what is drawn about zones that are points', () => {
  test('begins a relief where there is none: ways and villages that no rule knows, heights, names of regions', () => {
    const { files, does, isSound, rows } = opened(gaiterButton, 'examples/broadwater')
    expect(files['relief.json']).toBeUndefined()
    does(add('lanes', 'path', 'Drovers’ way', [5, 48.9], [5.05, 48.95]))
    does(add('hamlets', 'hamlet', '', [5.01, 48.91]))
    does(add('heights', 'height', 'Long Down', [5, 48.92], [5.04, 48.92]))
    does({ do: 'map-set', list: 'heights', item: '#0', column: 'to', value: 260 })
    does(add('regions', 'landscape', 'The Vale', [5.02, 48.93]))
    expect(files['relief.json']).toEqual({
      format: 2,
      heights: [
        {
          ...{ name: 'Long Down', from: 200, to: 260 },
          line: [
            [5, 48.92],
            [5.04, 48.92],
          ],
        },
      ],
      lanes: [
        {
          ...{ name: 'Drovers’ way', kind: 'path' },
          line: [
            [5, 48.9],
            [5.05, 48.95],
          ],
        },
      ],
      hamlets: [[5.01, 48.91]],
    })
    expect(rows('geometry.json', 'regions').at(-1)).toEqual({
      name: 'The Vale',
      kind: 'landscape',
      label: [5.02, 48.93],
    })
    does({ do: 'map-move', list: 'hamlets', item: '#0', to: [5.03, 48.94] })
    expect(rows('relief.json', 'hamlets')).toEqual([[5.03, 48.94]])
    expect([isSound('relief.json'), isSound('geometry.json')]).toEqual([true, true])
    does({ do: 'map-drop', list: 'hamlets', item: '#0' })
    expect(rows('relief.json', 'hamlets')).toEqual([])
  })

  test('is cut down with the map', () => {
    const { does, rows } = opened(gaiterButton, 'chalons-1870')
    const before = rows('relief.json', 'hamlets').length
    does({ do: 'map-crop', list: 'zones', from: [4.8, 49.4], to: [5.2, 49.75] })
    const left = rows<MapPoint>('relief.json', 'hamlets')
    expect(left.length).toBeLessThan(before)
    expect(left.every(([lon, lat]) => lon >= 4.8 && lon <= 5.2 && lat >= 49.4 && lat <= 49.75)).toBe(true)
  })
})

describe('what is drawn about a fortress', () => {
  interface Village {
    readonly name: string
    readonly at: MapPoint
    readonly blocks: readonly (readonly MapPoint[])[]
  }

  test('a village has houses about it, which go where it goes', () => {
    const { does, isSound, rows } = opened(stormOverBelfort, 'belfort-1870')
    does(add('villages', 'village', 'Neuhof', [6.84, 47.65]))
    const village = (): Village => rows<Village>('drawing.json', 'villages').at(-1)!
    expect(village()).toMatchObject({ name: 'Neuhof', at: [6.84, 47.65] })
    const house = village().blocks[0]![0]!
    expect(Math.hypot(house[0] - 6.84, house[1] - 47.65)).toBeLessThan(0.002)
    const item = `#${rows('drawing.json', 'villages').length - 1}`
    does({ do: 'map-move', list: 'villages', item, to: [6.85, 47.64] })
    const [x, y] = village().blocks[0]![0]!
    expect([x - house[0], y - house[1]].map((by) => Math.round(by * 1e5))).toEqual([1000, -1000])
    expect(isSound('drawing.json')).toBe(true)
  })

  test('a height has its foot about its ridge; both have corners of their own', () => {
    const { does, isSound, rows } = opened(stormOverBelfort, 'belfort-1870')
    const ridge: MapPoint[] = [
      [6.84, 47.65],
      [6.85, 47.655],
      [6.855, 47.65],
    ]
    does(add('heights', 'height', 'Signal', ...ridge))
    const height = () =>
      rows<{ ridge: MapPoint[]; outline: MapPoint[]; metres: number }>('drawing.json', 'heights').at(-1)!
    expect(height()).toMatchObject({ name: 'Signal', metres: 450, ridge })
    for (const point of ridge) expect(contains(height().outline, point)).toBe(true)
    const item = `#${rows('drawing.json', 'heights').length - 1}`
    const corner = height().outline[2]!
    does({ do: 'map-corner', list: 'slopes', item, corner: 2, how: 'move', to: [corner[0], corner[1] - 0.001] })
    expect(height().outline[2]![1]).toBeCloseTo(corner[1] - 0.001)
    does({ do: 'map-corner', list: 'heights', item, corner: 0, how: 'move', to: [6.839, 47.65] })
    expect(height().ridge[0]).toEqual([6.839, 47.65])
    expect(isSound('drawing.json')).toBe(true)
  })
})

describe('houses and what lies within works', () => {
  interface Settled {
    readonly name: string
    readonly at: MapPoint
    readonly blocks: readonly (readonly MapPoint[])[]
  }
  const belfort = () => opened(stormOverBelfort, 'belfort-1870')
  const square = ([x, y]: MapPoint): MapPoint[] => [
    [x, y],
    [x + 0.0004, y],
    [x + 0.0004, y + 0.0003],
    [x, y + 0.0003],
  ]

  test('a new house belongs to the nearest village, or to the station', () => {
    const { files, does, isSound, rows } = belfort()
    const village = rows<Settled>('drawing.json', 'villages').findIndex(({ name }) => name === 'Danjoutin')
    const { at, blocks } = rows<Settled>('drawing.json', 'villages')[village]!
    const next = blocks.length + 1
    const title = does(add('houses', 'house', '', ...square([at[0] + 0.001, at[1] + 0.001])))
    expect(title).toContain(`House ${next}, Danjoutin`)
    expect(rows<Settled>('drawing.json', 'villages')[village]!.blocks.at(-1)).toHaveLength(4)
    const station = files['drawing.json']!['station'] as unknown as Settled
    const before = station.blocks.length
    does(add('houses', 'house', '', ...square([station.at[0] - 0.0001, station.at[1]])))
    expect((files['drawing.json']!['station'] as unknown as Settled).blocks).toHaveLength(before + 1)
    expect(isSound('drawing.json')).toBe(true)
  })

  test('corners of a house are moved; a house is taken off, and its village stays', () => {
    const { does, isSound, rows } = belfort()
    const village = () => rows<Settled>('drawing.json', 'villages')[1]!
    const { blocks } = village()
    const count = blocks.length
    const [[x, y]] = blocks[0]! as unknown as [MapPoint]
    does({ do: 'map-corner', list: 'houses', item: 'villages.1.blocks.0', corner: 0, how: 'move', to: [x, y + 0.0002] })
    expect(village().blocks[0]![0]![1]).toBeCloseTo(y + 0.0002)
    does({ do: 'map-drop', list: 'houses', item: 'villages.1.blocks.0' })
    expect(village().blocks).toHaveLength(count - 1)
    expect(isSound('drawing.json')).toBe(true)
  })

  test('there is one station: it is moved with its buildings, taken off, and built elsewhere', () => {
    const { files, does, isSound } = belfort()
    const station = () => files['drawing.json']!['station'] as unknown as Settled
    const [x] = station().blocks[0]![0]!
    const [atX, atY] = station().at
    expect(() => does(add('station', 'station', 'Gare du Nord', [6.84, 47.65]))).toThrow('There is one already')
    does({ do: 'map-move', list: 'station', item: 'station', to: [atX + 0.002, atY] })
    expect(station().blocks[0]![0]![0] - x).toBeCloseTo(0.002)
    does({ do: 'map-set', list: 'station', item: 'station', column: 'name', value: 'Gare neuve' })
    does({ do: 'map-drop', list: 'station', item: 'station' })
    expect(files['drawing.json']!['station']).toBeUndefined()
    does(add('station', 'station', 'Gare du Nord', [6.84, 47.65]))
    expect(station()).toMatchObject({ name: 'Gare du Nord', at: [6.84, 47.65] })
    expect(isSound('drawing.json')).toBe(true)
  })

  test('a work has one inner wall; a new one belongs to the nearest work without', () => {
    const { does, isSound, rows } = belfort()
    interface Work {
      readonly name: string
      readonly outline: readonly MapPoint[]
      readonly inner?: readonly MapPoint[]
    }
    const works = () => rows<Work>('drawing.json', 'works')
    const bare = works().findIndex(({ inner }) => inner === undefined)
    does(add('inner-works', 'inner', '', ...square(works()[bare]!.outline[0]!)))
    expect(works().filter(({ inner }) => inner !== undefined)).toHaveLength(5)
    does({ do: 'map-drop', list: 'inner-works', item: 'works.1.inner' })
    expect(works()[1]).not.toHaveProperty('inner')
    expect(isSound('drawing.json')).toBe(true)
  })

  test('houses are taken in from GeoJSON, each into the nearest village', () => {
    const { files, does, isSound, rows } = belfort()
    const count = () => rows<Settled>('drawing.json', 'villages').reduce((sum, { blocks }) => sum + blocks.length, 0)
    const before = count()
    const text = JSON.stringify({
      ...{ type: 'Feature', properties: {} },
      geometry: { type: 'Polygon', coordinates: [square(rows<Settled>('drawing.json', 'villages')[3]!.at)] },
    })
    does({ do: 'map-import', list: 'houses', text, attribution: 'The mayor of Belfort' })
    expect(count()).toBe(before + 1)
    expect(JSON.stringify(files['sheet.json']!['attribution'])).toContain('The mayor of Belfort')
    expect(isSound('drawing.json')).toBe(true)
  })
})

describe('a map that is written out as GeoJSON', () => {
  type Files = Record<string, OpenObject>
  const written = (system: RuleSystem, files: Files) =>
    geoJsonOf(files as never, system.editing!.map!(files as never)!, 'Us')
  const taken = (text: string): MapEdit => ({ do: 'map-import', list: 'zones', text, attribution: 'Us' })

  test.each([
    [gaiterButton, 'chalons-1870'],
    [gaiterButton, 'examples/broadwater'],
    [stormOverBelfort, 'belfort-1870'],
  ] as const)('taken in again it is the same map: %#', (system, folder) => {
    const { files, does } = opened(system, folder)
    const { 'sheet.json': _, ...before } = structuredClone(files)
    const text = written(system, files)
    expect(text.length).toBeLessThan(5_000_000)
    does(taken(text))
    const { 'sheet.json': sheet, ...after } = files
    expect(after).toEqual(before)
    expect(JSON.stringify(sheet)).toContain('Us')
  })

  test('is taken back into a map that was cropped since: all is there again, once', () => {
    const { files, does } = opened(gaiterButton, 'chalons-1870')
    const text = written(gaiterButton, files)
    does({ do: 'map-crop', list: 'zones', from: [4.3, 49.2], to: [5.2, 49.8] })
    expect(featuresIn(written(gaiterButton, files)).length).toBeLessThan(featuresIn(text).length / 2)
    does(taken(text))
    expect(featuresIn(written(gaiterButton, files))).toEqual(featuresIn(text))
  })

  test('names and kinds are properties; what was moved, renamed or added in it is so on the map', () => {
    const { files, does, rows } = opened(gaiterButton, 'examples/broadwater')
    const { features } = JSON.parse(written(gaiterButton, files)) as { features: GeoFeature[] }
    const [zone] = features
    expect(zone).toMatchObject({ geometry: { type: 'Point' }, properties: { kind: 'Zone', list: 'zones' } })
    expect(features.find(({ properties }) => properties['list'] === 'connections')?.geometry.type).toBe('LineString')
    const { id } = zone!.properties
    const other = structuredClone(zone!)
    zone!.geometry.coordinates = [5.1, 48.8]
    zone!.properties['name'] = 'Newcastle'
    zone!.properties['terrain'] = 'forest'
    Object.assign(other.properties, { id: 'far-away', name: 'Elsewhere' })
    const join = { kind: 'Connection', list: 'connections', id: '', places: ['far-away', id], way: 'path' }
    const way = { type: 'Feature', properties: join, geometry: null }
    does(taken(JSON.stringify({ type: 'FeatureCollection', features: [...features, other, way] })))
    const zones = rows<Record<string, unknown>>('map.json', 'zones')
    expect(zones.find((one) => one['id'] === id)).toMatchObject({ name: 'Newcastle', terrain: 'forest', lon: 5.1 })
    expect(zones.at(-1)).toMatchObject({ id: 'far-away', name: 'Elsewhere' })
    expect(rows('map.json', 'connections').at(-1)).toMatchObject({ a: 'far-away', b: id, way: 'path' })
  })

  test('is taken in by an empty map, with its ways', () => {
    const full = opened(gaiterButton, 'examples/broadwater')
    const text = written(gaiterButton, full.files)
    const { files, does } = opened(gaiterButton, 'examples/broadwater')
    const map = files['map.json']!
    map['zones'] = []
    map['connections'] = []
    does(taken(text))
    expect(written(gaiterButton, files)).toBe(text)
  })

  test('a value that no hand could type is denied with its name, and nothing is believed', () => {
    const { files, does } = opened(gaiterButton, 'examples/broadwater')
    const text = written(gaiterButton, files).replace('"terrain": "clear"', '"terrain": "lava"')
    expect(() => does(taken(text))).toThrow(/: That is no value for “Terrain”/)
  })
})

/** What a text has, in any order: what has no id of its own has another number once others were there before it. */
const featuresIn = (text: string): readonly string[] =>
  (JSON.parse(text) as { features: GeoFeature[] }).features
    .map(({ geometry, properties: { id, ...rest } }) =>
      String(id).startsWith('#')
        ? JSON.stringify([geometry, { ...rest, name: String(rest['name']).replace(/ \d+(?= |$)/, '') }])
        : JSON.stringify([geometry, rest, id]),
    )
    .toSorted()

interface GeoFeature {
  readonly properties: Record<string, unknown>
  readonly geometry: { type: string; coordinates: unknown }
}

describe('heights along rivers', () => {
  interface Told {
    readonly name: string
    readonly heights: readonly (readonly [number, number])[]
  }
  const chalons = () => {
    const desk = opened(gaiterButton, 'chalons-1870')
    const told = (name: string) => desk.rows<Told>('relief.json', 'rivers').find((one) => one.name === name)?.heights
    const [first = -1, second = -1] = desk
      .rows<{ readonly name: string }>('geometry.json', 'rivers')
      .flatMap(({ name }, index) => (name === 'Meuse' ? [index] : []))
    const set = (item: number, end: 0 | 1, value: number | null): string =>
      desk.does({ do: 'map-set', list: 'rivers', item: `#${item}`, column: `heights.${end}`, value })
    return { ...desk, told, set, first, second }
  }

  test('are set of each stretch of a river; they stand in the file of heights', () => {
    const { told, set, isSound, first, second } = chalons()
    expect(told('Meuse')).toEqual([
      [235, 100],
      [290, 235],
    ])
    set(second, 0, 310)
    set(first, 1, 95)
    expect(told('Meuse')).toEqual([
      [235, 95],
      [310, 235],
    ])
    expect(() => set(first, 0, 9001)).toThrow('at most 9000')
    expect(() => set(first, 0, 'high' as never)).toThrow('no value')
    expect(isSound('relief.json')).toBe(true)
  })

  test('are taken away from the last stretch on, and begun at the first', () => {
    const { told, set, first, second } = chalons()
    expect(() => set(first, 0, null)).toThrow('Further stretches of Meuse')
    set(second, 1, null)
    expect(told('Meuse')).toEqual([[235, 100]])
    set(first, 0, null)
    expect(told('Meuse')).toBeUndefined()
    expect(() => set(second, 0, 300)).toThrow('An earlier stretch of Meuse')
    set(first, 1, 120)
    expect(told('Meuse')).toEqual([[120, 120]])
  })

  test('stay with their river when it is renamed, and go with it', () => {
    const { told, does, first } = chalons()
    does({ do: 'map-set', list: 'rivers', item: `#${first}`, column: 'name', value: 'Basse Meuse' })
    expect([told('Basse Meuse'), told('Meuse')]).toEqual([[[235, 100]], [[290, 235]]])
    does({ do: 'map-drop', list: 'rivers', item: `#${first}` })
    expect([told('Basse Meuse'), told('Meuse')]).toEqual([undefined, [[290, 235]]])
    does({ do: 'map-crop', list: 'zones', from: [4.8, 49.4], to: [5.2, 49.75] })
    expect(told('Aube')).toBeUndefined()
  })

  test('begin a file of heights where there is none', () => {
    const { files, does, isSound, rows } = opened(gaiterButton, 'examples/broadwater')
    does(add('rivers', 'brook', 'Mill Brook', [5, 48.9], [5.02, 48.9]))
    const item = `#${rows('geometry.json', 'rivers').length - 1}`
    does({ do: 'map-set', list: 'rivers', item, column: 'heights.0', value: 180 })
    does({ do: 'map-set', list: 'rivers', item, column: 'heights.1', value: 150 })
    expect(files['relief.json']).toMatchObject({ rivers: [{ name: 'Mill Brook', heights: [[180, 150]] }] })
    expect(isSound('relief.json')).toBe(true)
  })
})

test('the line that a name is written along has points of its own: moved, put in, added at its end, and struck', () => {
  const { does, isSound, rows } = opened(portableSpicheren, 'portable-spicheren')
  const names = () => rows<{ readonly at: readonly MapPoint[] }>('drawing.json', 'names')
  const index = names().findIndex(({ at }) => at.length === 1)
  const [[x, y]] = names()[index]!.at as unknown as [MapPoint]
  const corner = (at: number, how: 'move' | 'drop' | 'insert', to: MapPoint): string =>
    does({ do: 'map-corner', list: 'lines-of-names', item: `#${index}`, corner: at, how, to })
  expect(() => corner(0, 'drop', [0, 0])).toThrow('one point or more')
  corner(0, 'insert', [x + 2, y])
  corner(0, 'insert', [x + 1, y + 0.5])
  corner(2, 'insert', [x + 3, y])
  corner(0, 'move', [x - 0.5, y])
  expect(names()[index]!.at).toEqual([
    [x - 0.5, y],
    [x + 1, y + 0.5],
    [x + 2, y],
    [x + 3, y],
  ])
  corner(1, 'drop', [0, 0])
  expect(names()[index]!.at).toHaveLength(3)
  expect(isSound('drawing.json')).toBe(true)
})

test('a way keeps two points', () => {
  const { does } = opened(portableSpicheren, 'examples/ford')
  does(add('drawn-ways', 'path', 'Lane', [2, 2], [3, 3]))
  expect(() => does({ do: 'map-corner', list: 'drawn-ways', item: '#0', corner: 0, how: 'drop', to: [0, 0] })).toThrow(
    'two points or more',
  )
})

test('a name that is written along a line is moved with all of it', () => {
  const { does, isSound, rows } = opened(portableSpicheren, 'portable-spicheren')
  const names = () => rows<{ readonly at: readonly MapPoint[] }>('drawing.json', 'names')
  const index = names().findIndex(({ at }) => at.length > 1)
  const before = names()[index]!.at
  does({ do: 'map-move', list: 'written-names', item: `#${index}`, to: [before[0]![0] + 1, before[0]![1] - 0.5] })
  expect(names()[index]!.at.map((point, at) => point.map((one, axis) => one - before[at]![axis]!))).toEqual(
    before.map(() => [expect.closeTo(1, 4), expect.closeTo(-0.5, 4)]),
  )
  expect(isSound('drawing.json')).toBe(true)
})

test('a drawing of hexes is begun with one thing of it', () => {
  const { files, does, isSound } = opened(portableSpicheren, 'examples/ford')
  does(add('villages', 'village', 'Mill', [3, 4]))
  expect(files['drawing.json']).toMatchObject({ villages: [{ name: 'Mill', kind: 'village', at: [3, 4], size: 0.4 }] })
  expect(isSound('drawing.json')).toBe(true)
})

test('heights of a measured table lie along what is on it, and go with it', () => {
  const { does, isSound, rows } = opened(escapeFromSedan, 'escape-from-sedan-1870')
  const areas = rows<{ readonly id: string }>('table.json', 'areas')
  const before = rows('drawing.json', 'heights').length
  const { id } = areas.at(-1)!
  does({ do: 'map-add', list: 'heights', kind: 'height', name: '', points: [], ends: [id] })
  expect(rows('drawing.json', 'heights').at(-1)).toEqual({ of: id, from: 200 })
  expect(isSound('drawing.json')).toBe(true)
  does({ do: 'map-drop', list: 'ground', item: id })
  expect(rows<{ readonly of: string }>('drawing.json', 'heights').filter((one) => one.of === id)).toEqual([])
  expect(rows('drawing.json', 'heights').length).toBeLessThanOrEqual(before)
})
