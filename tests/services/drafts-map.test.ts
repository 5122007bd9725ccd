import { describe, expect, test } from 'vitest'
import type { DraftMap, MapColumn } from '../../src-main/contract/draft-map.ts'
import type { Edit } from '../../src-main/contract/draft-edits.ts'
import { words } from '../../src-main/wording/bilingual.ts'
import { type Pick, pickFrom } from '../kernel/table.ts'
import { tries } from '../tries.ts'
import { itemOf, listOf, mapDesk } from './drafts/map-desk.ts'

/** A campaign for each rule system whose maps can be edited. */
const mapped = [
  ['chalons-1870', 'beaumont-sedan'],
  ['belfort-1870', 'siege'],
  ['portable-spicheren', 'spicheren-historical'],
  ['wissembourg-1870', 'geisberg'],
  ['escape-from-sedan-1870', 'one-battalion'],
] as const

const somePoint = ({ box }: DraftMap, pick: Pick): [number, number] => [
  box.west + ((box.east - box.west) * pick(100)) / 100,
  box.south + ((box.north - box.south) * pick(100)) / 100,
]

function someValue({ input, choices, least, most }: MapColumn, places: readonly string[], pick: Pick) {
  switch (input) {
    case 'switch':
      return pick(2) === 0
    case 'number':
      return (least ?? 0) + pick(Math.min(9, (most ?? 9) - (least ?? 0)))
    case 'numbers':
      return [1, 2]
    case 'choice':
      return pick(4) === 0 ? null : (choices[pick(choices.length)]?.id ?? null)
    case 'choices':
      return [choices[pick(choices.length)]!.id]
    case 'place':
      return places[pick(places.length)] ?? null
    case 'words':
      return { en: `Name ${pick(9)}`, fr: `Nom ${pick(9)}` }
    case 'text':
      return `Name ${pick(9)}`
  }
}

/** Any gesture on any list of the map; many of them cannot be. */
function someEdit(map: DraftMap, pick: Pick): Edit {
  const list = map.lists[pick(map.lists.length)]!
  const places = map.lists.filter((one) => one.isPlace).flatMap(({ items }) => items.map(({ id }) => id))
  const somewhere = (): string => places[pick(places.length)] ?? 'nowhere'
  const item = list.items[pick(Math.max(1, list.items.length))]
  const common = { list: list.id, item: item?.id ?? 'nothing' }
  const kind = list.fresh[pick(Math.max(1, list.fresh.length))]?.id ?? ''
  const [x, y] = somePoint(map, pick)
  switch (pick(9)) {
    case 0:
    case 1: {
      const points: [number, number][] =
        list.shape === 'area'
          ? [
              [x, y],
              [x + 0.02, y],
              [x, y + 0.02],
            ]
          : list.shape === 'line' || list.shape === 'through'
            ? [
                [x, y],
                [x + 0.1, y],
              ]
            : list.shape === 'place'
              ? [[x, y]]
              : []
      const ends = list.shape === 'way' ? [somewhere(), somewhere()] : list.shape === 'none' ? [somewhere()] : []
      return { do: 'map-add', list: list.id, kind, name: `New ${pick(5)}`, points, ends }
    }
    case 2:
      return { do: 'map-move', ...common, to: [x, y] }
    case 3:
      return { do: 'map-drop', ...common }
    case 4: {
      const part = list.parts[0]?.id ?? 'none'
      return { do: 'map-part', ...common, part, drop: pick(2) === 0 ? null : 0 }
    }
    case 5: {
      const [cornerX, cornerY] = item?.line[0] ?? [x, y]
      const how = (['move', 'drop', 'insert'] as const)[pick(3)]!
      return { do: 'map-corner', ...common, corner: 0, how, to: [cornerX + 0.0005, cornerY + 0.0004] }
    }
    case 6:
      if (pick(2) === 0) return { do: 'map-split', ...common, from: 0, to: 2 + pick(4), name: 'Part' }
      return { do: 'map-merge', ...common, other: list.items[pick(Math.max(1, list.items.length))]?.id ?? 'nothing' }
    default: {
      const column = list.columns[pick(Math.max(1, list.columns.length))]
      if (column === undefined) return { do: 'map-drop', ...common }
      return { do: 'map-set', ...common, column: column.id, value: someValue(column, places, pick) }
    }
  }
}

/** Lists of what is called by an id, or by where it lies within something else. */
const named = new Set(['fortresses', 'ground', 'lines', 'houses', 'inner-works'])

describe.each(mapped)('the map of %s', (...house) => {
  test('is given completely: every list can be read, everything has a place, and nothing counts as new', async () => {
    const { map, close } = await mapDesk(house)
    const told = await map()
    for (const list of told.lists) {
      expect(list.items.length, list.id).toBeGreaterThan(0)
      for (const item of list.items) {
        expect(item.isNew).toBe(false)
        expect(item.id.startsWith('#'), `${list.id} ${item.id}`).toBe(
          !list.isPlace && list.shape !== 'way' && !list.single && !named.has(list.id),
        )
        if (list.shape === 'place') expect(item.at).not.toBeNull()
        else if (list.shape !== 'none')
          expect(item.line.length, `${list.id} ${item.id}`).toBeGreaterThan(list.id === 'lines-of-names' ? 0 : 1)
      }
    }
    close()
  })

  test('takes gestures at random; undone they leave the same bytes, and done again too', async () => {
    const { id, calls, map, does, undo, redo, close } = await mapDesk(house)
    const pick = pickFrom(21)
    const look = async () => {
      const now = await map()
      const { placements } = await calls.drafts.look({ id })
      return { now, state: JSON.stringify([now.lists, placements]) }
    }
    const state = async () => (await look()).state
    const { content: first } = await calls.drafts.export({ id })
    let last = await look()
    const seen = [last.state]
    for (let tried = 0; tried < tries(120, 1, 8); tried += 1) {
      const edit = someEdit(last.now, pick)
      try {
        await does(edit)
      } catch (refused) {
        // What cannot be, or changes nothing, is refused with a sentence, and nothing is done.
        expect(refused, JSON.stringify(edit)).toMatchObject({ code: 'NOT_NOW' })
        expect((await state()) === seen.at(-1)).toBe(true)
        continue
      }
      last = await look()
      seen.push(last.state)
      // Whatever was done, it can be shown and checked.
      if (seen.length % 6 !== 0) continue
      await calls.drafts.setting({ id })
      await calls.drafts.faults({ id })
      await calls.drafts.difference({ id })
    }
    expect(seen.length).toBeGreaterThan(4)
    const { content: edited } = await calls.drafts.export({ id })
    for (const before of seen.slice(0, -1).toReversed()) {
      await undo()
      expect((await state()) === before).toBe(true)
    }
    // Not only the answers: the files themselves are the same.
    expect((await calls.drafts.export({ id })).content === first).toBe(true)
    for (const after of seen.slice(1)) {
      await redo()
      expect((await state()) === after).toBe(true)
    }
    expect((await calls.drafts.export({ id })).content === edited).toBe(true)
    close()
  })
})

test('names that a campaign writes with typewriter apostrophes are shown with typographic ones, and kept as they are', async () => {
  const desk = await mapDesk(['chalons-1870', 'beaumont-sedan'])
  const map = await desk.map()
  const shown = map.lists.flatMap(({ items }) => items.flatMap(({ name }) => [name.en, name.fr]))
  expect(shown).toContain('L’Effincourt')
  expect(shown.filter((name) => name.includes("'"))).toEqual([])
  expect(itemOf(map, 'zones', 'l-effincourt')!.values['name']).toBe("L'Effincourt")
  desk.close()
})

test.each([
  ['belfort-1870', 'siege', 'zones', 'zone-3', 'Zone New name: renamed (was: Fort de la Justice)'],
  ['escape-from-sedan-1870', 'one-battalion', 'places', 'fleigneux', 'Name New name: renamed (was: Fleigneux)'],
])(
  'a name changed in %s is told once, and nothing of the map around it',
  async (campaign, scenario, list, item, told) => {
    const { id, calls, does, close } = await mapDesk([campaign, scenario])
    const lines = async () => (await calls.drafts.difference({ id })).lines.map(({ en }) => en)
    const before = await lines()
    await does({ do: 'map-set', list, item, column: 'name', value: 'New name' })
    expect((await lines()).filter((line) => !before.includes(line))).toEqual([told])
    close()
  },
)

describe('zones that are points', () => {
  test('a place is added, named, moved, joined with another and cut again; distances are derived', async () => {
    const { map, does, refused, calls, id, close } = await mapDesk(mapped[0])
    const from = itemOf(await map(), 'zones', 'sedan')!.at!
    const at: [number, number] = [from[0] + 0.05, from[1] + 0.05]
    const added = await does({
      do: 'map-add',
      list: 'zones',
      kind: 'zone',
      name: 'Ferme Neuve',
      points: [at],
      ends: [],
    })
    expect(added.past[0]!.en).toBe('Ferme Neuve: new on the map')
    const join: Edit = {
      do: 'map-add',
      list: 'connections',
      kind: 'path',
      name: '',
      points: [],
      ends: ['sedan', 'ferme-neuve'],
    }
    await does(join)
    const way = itemOf(await map(), 'connections', 'ferme-neuve – sedan')!
    expect(way).toMatchObject({ look: 'path', isNew: true, km: 6.6, isFar: false })
    // It is one thing: the other way round there is nothing more to join.
    expect((await refused({ ...join, ends: ['ferme-neuve', 'sedan'] })).code).toBe('NOT_NOW')
    await does({ do: 'map-move', list: 'zones', item: 'ferme-neuve', to: [at[0] + 0.3, at[1]] })
    expect(itemOf(await map(), 'connections', way.id)).toMatchObject({ isFar: true })
    const { faults } = await calls.drafts.faults({ id })
    expect(faults.find(({ values }) => values.includes(`connections/${way.id}`))!.places.toSorted()).toEqual([
      'ferme-neuve',
      'sedan',
    ])
    const set = (column: string, value: string | boolean | null) =>
      does({ do: 'map-set', list: 'connections', item: way.id, column, value })
    await set('way', 'road')
    await set('water.class', 'major')
    await set('water.name', 'Meuse')
    expect(itemOf(await map(), 'connections', way.id)!.values).toMatchObject({
      'water.class': 'major',
      'water.bridge': true,
    })
    await set('water.class', null)
    expect(Object.keys(itemOf(await map(), 'connections', way.id)!.values)).not.toContain('water.bridge')
    await does({ do: 'map-drop', list: 'connections', item: way.id })
    expect(itemOf(await map(), 'connections', way.id)).toBeUndefined()
    close()
  })

  test('a fortress goes without the zone that is called like it: its ways stay, and so does who stands there', async () => {
    const { map, does, calls, id, close } = await mapDesk(['chalons-1870', 'beaumont-sedan'])
    const ways = async () =>
      listOf(await map(), 'connections').items.filter(({ places }) => places.includes('sedan')).length
    const standing = async () => (await calls.drafts.look({ id })).placements.filter((one) => one.at === 'map').length
    const [before, stood] = [await ways(), await standing()]
    expect(listOf(await map(), 'fortresses').items.map((one) => one.id)).toContain('sedan')
    await does({ do: 'map-drop', list: 'fortresses', item: 'sedan' })
    expect(listOf(await map(), 'fortresses').items.map((one) => one.id)).not.toContain('sedan')
    expect(before).toBeGreaterThan(2)
    expect(await ways()).toBe(before)
    expect(await standing()).toBe(stood)
    close()
  })

  test('a place is removed with all that depends on it in one gesture, which names it; units that stood there wait to be placed', async () => {
    const { map, does, undo, calls, id, close } = await mapDesk(mapped[0])
    const standing = (await calls.drafts.look({ id })).placements.filter(({ place }) => place !== null)
    const counted = Map.groupBy(standing, ({ place }) => place!)
    const place = [...counted.keys()].find((one) => listOf(map0, 'zones').items.some((zone) => zone.id === one))!
    const before = await map()
    const ways = listOf(before, 'connections').items.filter(({ places }) => places.includes(place)).length
    const next = await does({ do: 'map-drop', list: 'zones', item: place })
    const name = itemOf(before, 'zones', place)!.name.en
    const homeless = counted.get(place)!.length
    expect(next.past[0]!.en).toMatch(new RegExp(`^${name}: removed, with ${ways} connections`))
    expect(next.past[0]!.en).toContain(`${homeless} counter`)
    expect(next.placements?.some((one) => one.place === place)).toBe(false)
    expect(listOf(await map(), 'connections').items.some(({ places }) => places.includes(place))).toBe(false)
    await undo()
    expect(await map()).toEqual({ ...before, ground: expect.any(Number) as number })
    close()
  })

  let map0: DraftMap
  test.beforeAll(async () => {
    const { map, close } = await mapDesk(mapped[0])
    map0 = await map()
    close()
  })
})

test('a connection is bent: its length follows; what only the drawing has of a way is bent likewise, and gone with its last bend', async () => {
  const desk = await mapDesk(mapped[0])
  const { id } = itemOf(await desk.map(), 'connections', 'sedan – torcy')!
  const way = async () => itemOf(await desk.map(), 'connections', id)!
  const straight = await way()
  const [from] = straight.line
  const common = { do: 'map-corner' as const, list: 'connections', item: id }
  const to: [number, number] = [from![0] + 0.05, from![1] + 0.05]
  const told = await desk.does({ ...common, corner: 0, how: 'insert', to })
  expect(told.undo!.en).toMatch(/: another bend$/)
  const bent = await way()
  expect(bent.line).toHaveLength(straight.line.length + 1)
  expect(bent.km!).toBeGreaterThan(straight.km!)
  // Where it begins and ends are places, which are moved themselves.
  for (const corner of [0, bent.line.length - 1])
    expect((await desk.refused({ ...common, corner, how: 'move', to })).code).toBe('NOT_NOW')
  await desk.does({ ...common, corner: 1, how: 'move', to: [to[0], to[1] + 0.01] })
  await desk.does({ ...common, corner: 1, how: 'drop', to })
  expect((await way()).line).toEqual(straight.line)

  const drawn = async () => listOf(await desk.map(), 'ways').items
  const before = (await drawn()).length
  const some = listOf(await desk.map(), 'connections').items
  const known = new Set((await drawn()).map((one) => one.id))
  const other = some.find((one) => !known.has(one.id))!
  await desk.does({ do: 'map-add', list: 'ways', kind: 'way', name: '', points: [], ends: [...other.places] })
  expect(await drawn()).toHaveLength(before + 1)
  const made = (await drawn()).find((one) => one.id === other.id)!
  expect(made.line).toHaveLength(3)
  await desk.does({ do: 'map-corner', list: 'ways', item: made.id, corner: 1, how: 'insert', to })
  await desk.does({ do: 'map-corner', list: 'ways', item: made.id, corner: 2, how: 'drop', to })
  await desk.does({ do: 'map-corner', list: 'ways', item: made.id, corner: 1, how: 'drop', to })
  expect(await drawn()).toHaveLength(before)
  expect(await desk.calls.drafts.faults({ id: desk.id })).toMatchObject({ errors: 0 })
  desk.close()
})

test('works of a fortress are drawn, named and put into a zone; with their zone they go', async () => {
  const desk = await mapDesk(mapped[1])
  const works = async () => listOf(await desk.map(), 'works').items
  const before = await works()
  const [x, y] = itemOf(await desk.map(), 'zones', 'zone-10')!.at!
  const points: [number, number][] = [
    [x, y],
    [x + 0.002, y],
    [x + 0.002, y + 0.002],
  ]
  await desk.does({ do: 'map-add', list: 'works', kind: 'redoubt', name: 'Redoute neuve', points, ends: [] })
  const item = (await works()).find(({ isNew }) => isNew)!
  expect(item.name.en).toBe('Redoute neuve')
  await desk.does({ do: 'map-set', list: 'works', item: item.id, column: 'zone', value: 'zone-10' })
  await desk.does({ do: 'map-corner', list: 'works', item: item.id, corner: 1, how: 'move', to: [x + 0.003, y] })
  expect(await desk.calls.drafts.faults({ id: desk.id })).toMatchObject({ errors: 0 })
  const drawing = await desk.calls.drafts.draw({ id: desk.id, language: 'en' })
  expect(drawing.svg.length).toBeGreaterThan(1000)
  await desk.does({ do: 'map-drop', list: 'zones', item: 'zone-10' })
  expect((await works()).length).toBeLessThanOrEqual(before.length)
  expect((await works()).some(({ places }) => places.includes('zone-10'))).toBe(false)
  desk.close()
})

test('a value that cannot stand on the map is refused by the name of its field and its limits', async () => {
  const desk = await mapDesk(['chalons-1870', 'beaumont-sedan'])
  const item = listOf(await desk.map(), 'zones').items[0]!
  const zone = { list: 'zones', item: item.id }
  const [x, y] = item.at!
  const said = async (edit: Edit) => (await desk.refused(edit)).data
  expect(await said({ do: 'map-move', ...zone, to: [x, 999] })).toEqual({
    said: words('“Latitude” is at least −90 and at most 90.', '« Latitude » : au moins −90, au plus 90.'),
  })
  expect(await said({ do: 'map-move', ...zone, to: [-999, y] })).toMatchObject({
    said: { en: '“Longitude” is at least −180 and at most 180.' },
  })
  expect(await said({ do: 'map-set', ...zone, column: 'name', value: '' })).toEqual({
    said: words('“Name” cannot be left empty.', '« Nom » ne peut rester vide.'),
  })
  desk.close()
})
