import { describe, expect, test } from 'vitest'
import { changeMap } from '#engine/campaigns/editing/maps/change-map.ts'
import { contains } from '#engine/campaigns/editing/maps/corners.ts'
import type { MapEdit, MapPoint, OpenObject } from '#engine/kernel/system/editing.ts'
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
