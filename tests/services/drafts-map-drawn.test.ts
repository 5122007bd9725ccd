import { describe, expect, test } from 'vitest'
import type { Edit } from '../../src-main/contract/draft-edits.ts'
import { itemOf, listOf, mapDesk } from './drafts/map-desk.ts'

type Point = [number, number]
const fresh = (list: string, kind: string, name: string, ...points: Point[]): Edit => ({
  ...{ do: 'map-add', list, kind, name, points, ends: [] },
})
const corner = (list: string, item: string, at: number, how: 'move' | 'drop' | 'insert', to: Point): Edit => ({
  ...{ do: 'map-corner', list, item, corner: at, how, to },
})

/** What is said, with common spaces. */
const plain = (said: unknown): string => JSON.stringify(said).replaceAll(/[\u00A0\u202F]/g, ' ')

type Desk = Awaited<ReturnType<typeof mapDesk>>

/** Does each of these gestures; undone one by one all bytes are as they were after each of them, and done again too. */
async function thereAndBack({ id, calls, does, undo, redo }: Desk, ...gestures: Edit[]): Promise<void> {
  const text = async (): Promise<string> => (await calls.drafts.export({ id })).content
  const texts = [await text()]
  for (const gesture of gestures) {
    await does(gesture)
    texts.push(await text())
    expect(texts.at(-1)).not.toBe(texts.at(-2))
    expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
  }
  for (const before of texts.slice(0, -1).toReversed()) {
    await undo()
    expect((await text()) === before).toBe(true)
  }
  for (const after of texts.slice(1)) {
    await redo()
    expect((await text()) === after).toBe(true)
  }
}

describe('the drawing about a fortress', () => {
  test('has its station, its houses and the inner walls of its works edited, and undone to the same bytes', async () => {
    const desk = await mapDesk(['belfort-1870', 'siege'])
    const { map, calls, id, close } = desk
    expect(listOf(await map(), 'station')).toMatchObject({ mayAdd: false, items: [{ id: 'station' }] })
    const { at } = itemOf(await map(), 'station', 'station')!
    const house = listOf(await map(), 'houses').items.find(({ name }) => name.en === 'House 1, Danjoutin')!
    expect(house).toMatchObject({ name: { fr: 'Maison 1, Danjoutin' }, look: 'strong' })
    const [x, y] = house.line[0]!
    const [, [ax, ay], [bx, by]] = house.line as unknown as [Point, Point, Point]
    const inner = listOf(await map(), 'inner-works').items[0]!
    await thereAndBack(
      desk,
      corner('houses', house.id, 0, 'move', [x - 0.0002, y]),
      corner('houses', house.id, 1, 'insert', [(ax + bx) / 2, (ay + by) / 2]),
      fresh('houses', 'house', '', [x + 0.002, y], [x + 0.0025, y], [x + 0.0025, y + 0.0004]),
      { do: 'map-move', list: 'station', item: 'station', to: [at![0] + 0.001, at![1]] },
      { do: 'map-set', list: 'station', item: 'station', column: 'name', value: 'Gare du siège' },
      corner('inner-works', inner.id, 0, 'move', [inner.line[0]![0] + 0.0001, inner.line[0]![1]]),
      { do: 'map-drop', list: 'houses', item: house.id },
      { do: 'map-drop', list: 'station', item: 'station' },
      fresh('station', 'station', 'Halte', [6.84, 47.65]),
      { do: 'map-drop', list: 'inner-works', item: inner.id },
    )
    const { lines } = await calls.drafts.difference({ id })
    expect(lines.map(({ en }) => en)).toContain('Village Danjoutin: where it lies')
    expect(lines.map(({ en }) => en)).toContain('Railway station Halte: renamed (was: Gare de Belfort), where it lies')
    close()
  })

  test('bad values are refused in both languages: a second station, a house that crosses itself, a name of nothing', async () => {
    const { refused, close } = await mapDesk(['belfort-1870', 'siege'])
    const said = async (edit: Edit): Promise<string> => plain(await refused(edit))
    const second = await said(fresh('station', 'station', 'Halte', [6.84, 47.65]))
    expect(second).toContain('There is one already: Railway station.')
    expect(second).toContain('Il y en a déjà : Gare.')
    const twisted: Point[] = [
      [6.84, 47.65],
      [6.841, 47.651],
      [6.841, 47.65],
      [6.84, 47.651],
    ]
    expect(await said(fresh('houses', 'house', '', ...twisted))).toContain('Le contour se croiserait lui-même')
    expect(await said({ do: 'map-set', list: 'station', item: 'station', column: 'name', value: ' ' })).toContain(
      'ne peut rester vide',
    )
    close()
  })
})

describe('the drawing about zones that are points', () => {
  test('gives the heights of each stretch of its rivers', async () => {
    const desk = await mapDesk(['chalons-1870', 'beaumont-sedan'])
    const { map, calls, id, refused, close } = desk
    const meuses = listOf(await map(), 'rivers').items.filter(({ name }) => name.en === 'Meuse')
    expect(meuses.map(({ values }) => [values['heights.0'], values['heights.1']])).toEqual([
      [235, 100],
      [290, 235],
    ])
    const [first, second] = meuses.map(({ id: item }) => item) as [string, string]
    const set = (item: string, column: string, value: number | string | null): Edit => ({
      ...{ do: 'map-set', list: 'rivers', item, column, value },
    })
    await thereAndBack(
      desk,
      set(first, 'heights.1', 95),
      set(second, 'heights.0', null),
      set(second, 'heights.1', 240),
      set(first, 'name', 'Basse Meuse'),
      { do: 'map-drop', list: 'rivers', item: first },
    )
    const told = (await calls.drafts.difference({ id })).lines.map(({ en }) => en)
    expect(told).toContain('River, no longer: Meuse')
    const high = plain(await refused(set('#0', 'heights.0', 12_000)))
    expect(high).toContain('“Begins at (m)” is at least −500 and at most 9000.')
    expect(high).toContain('au plus 9000')
    close()
  })
})

test('a thing renamed while one before it is removed is listed as renamed, in both languages', async () => {
  const { map, does, calls, id, close } = await mapDesk(['belfort-1870', 'siege'])
  const villages = listOf(await map(), 'villages').items
  const [gone, renamed] = [villages[1]!, villages[4]!]
  await does({ do: 'map-set', list: 'villages', item: renamed.id, column: 'name', value: 'Neuhof' })
  await does({ do: 'map-drop', list: 'villages', item: gone.id })
  const { lines: told } = await calls.drafts.difference({ id })
  const lines = told.filter(({ en }) => en.startsWith('Village'))
  expect(lines).toHaveLength(2)
  expect(lines[0]!.en).toBe(`Village Neuhof: renamed (was: ${renamed.name.en})`)
  expect(plain(lines[0]!.fr)).toContain(`Village Neuhof : nouveau nom (avant : ${renamed.name.fr})`)
  expect(lines[1]!.en).toBe(`Village, no longer: ${gone.name.en}`)
  close()
})

describe('names that are written along a line', () => {
  test.each([
    ['portable-spicheren', 'spicheren-historical'],
    ['wissembourg-1870', 'geisberg'],
    ['escape-from-sedan-1870', 'one-battalion'],
  ] as const)('have its points moved, added and removed: %s', async (campaign, scenario) => {
    const desk = await mapDesk([campaign, scenario])
    const { map, calls, id, refused, close } = desk
    const lines = listOf(await map(), 'lines-of-names')
    expect(lines).toMatchObject({ shape: 'line', mayAdd: false })
    const point = lines.items.find(({ line }) => line.length === 1)!
    const [x, y] = point.line[0]!
    await thereAndBack(
      desk,
      corner('lines-of-names', point.id, 0, 'insert', [x + 8, y + 3]),
      corner('lines-of-names', point.id, 0, 'insert', [x + 4, y]),
      corner('lines-of-names', point.id, 1, 'move', [x + 4, y + 1]),
      corner('lines-of-names', point.id, 1, 'drop', [0, 0]),
    )
    const { lines: told } = await calls.drafts.difference({ id })
    expect(told.map(({ en }) => en).filter((en) => en.includes(point.name.en))).toEqual([
      `Name as written ${point.name.en}: where it lies`,
    ])
    const other = lines.items.find((one) => one.line.length === 1 && one.id !== point.id)!
    expect(plain(await refused(corner('lines-of-names', other.id, 0, 'drop', [0, 0])))).toContain(
      'Il lui faut un point au moins.',
    )
    close()
  })
})
