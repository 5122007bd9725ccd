import { describe, expect, test } from 'vitest'
import { itemOf, listOf, mapDesk } from './drafts/map-desk.ts'

describe('a map of hexes', () => {
  const paint = (item: string, value: string) => ({
    ...{ do: 'map-set' as const, list: 'hexes', item, column: 'code', value },
  })

  test('is painted hex by hex: several in one gesture, undone to the same bytes', async () => {
    const { id, calls, map, does, undo, close } = await mapDesk(['wissembourg-1870', 'geisberg'])
    const { content: before } = await calls.drafts.export({ id })
    const told = listOf(await map(), 'hexes')
    expect(told).toMatchObject({ shape: 'hexes', isPlace: true })
    expect(told.columns[0]!.choices.map(({ title }) => title.en)).toContain('Wood, level 2')
    expect(itemOf(await map(), 'hexes', '0101')!.line).toHaveLength(6)
    await does(paint('0901', 'a'), paint('1001', 'a'), paint('1002', 'b'))
    for (const [hex, code] of Object.entries({ '0901': 'a', '1001': 'a', '1002': 'b' }))
      expect(itemOf(await map(), 'hexes', hex)).toMatchObject({ values: { code }, look: 'wood' })
    expect((await calls.drafts.difference({ id })).lines.map(({ en }) => en)).toContain('Hex 0901: Terrain')
    await undo()
    expect((await calls.drafts.export({ id })).content === before).toBe(true)
    close()
  })

  test('has streams, bridges and roads from hex to hex', async () => {
    const { map, does, refused, close } = await mapDesk(['wissembourg-1870', 'geisberg'])
    const { at: from } = itemOf(await map(), 'hexes', '1201')!
    const { at: over } = itemOf(await map(), 'hexes', '1202')!
    const { at: to } = itemOf(await map(), 'hexes', '1203')!
    await does({ do: 'map-add', list: 'hexsides', kind: 'stream', name: '', points: [], ends: ['1201', '1202'] })
    const stream = listOf(await map(), 'hexsides').items.at(-1)!
    // It lies along the side that both hexes share.
    expect(stream).toMatchObject({ values: { feature: 'stream' }, look: 'brook', isNew: true })
    expect(stream.line).toHaveLength(2)
    expect(stream.line[0]![1]).toBeCloseTo(stream.line[1]![1])
    await does({ do: 'map-add', list: 'ways', kind: 'rail', name: '', points: [from!, over!, to!], ends: [] })
    expect(listOf(await map(), 'ways').items.at(-1)).toMatchObject({ values: { kind: 'rail' }, look: 'rail' })
    expect(listOf(await map(), 'ways').items.at(-1)!.line).toHaveLength(3)
    expect(
      await refused({ do: 'map-add', list: 'ways', kind: 'rail', name: '', points: [from!, from!], ends: [] }),
    ).toMatchObject({ code: 'NOT_NOW' })
    close()
  })

  test('has its drawing edited: waters, ways, villages and names, all that is written along a line at once', async () => {
    const { id, calls, map, does, undo, close } = await mapDesk(['portable-spicheren', 'spicheren-historical'])
    const { content: before } = await calls.drafts.export({ id })
    const { at } = itemOf(await map(), 'hexes', '0505')!
    expect(at).toEqual([5, 5])
    await does({
      do: 'map-add',
      list: 'drawn-ways',
      kind: 'path',
      name: 'Sunken lane',
      points: [
        [5, 5],
        [6.123, 5.5],
      ],
      ends: [],
    })
    expect(listOf(await map(), 'drawn-ways').items.at(-1)).toMatchObject({
      ...{
        name: { en: 'Sunken lane' },
        look: 'path',
        line: [
          [5, 5],
          [6.12, 5.5],
        ],
        values: { kind: 'path' },
      },
    })
    await does({ do: 'map-add', list: 'villages', kind: 'village', name: 'La Brême', points: [[4, 7.25]], ends: [] })
    const village = listOf(await map(), 'villages').items.at(-1)!
    expect(village).toMatchObject({ at: [4, 7.25], values: { kind: 'village', size: 0.4 } })
    await does({ do: 'map-set', list: 'villages', item: village.id, column: 'size', value: 0.7 })
    const { id: item, at: from } = listOf(await map(), 'written-names').items.find(
      ({ values }) => values['kind'] === 'water',
    )!
    await does({ do: 'map-move', list: 'written-names', item, to: [from![0] + 1, from![1] - 0.5] })
    expect(itemOf(await map(), 'written-names', item)!.at).toEqual([from![0] + 1, from![1] - 0.5])
    await does({ do: 'map-set', list: 'drawing', item: 'drawing', column: 'relief.step', value: 60 })
    expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
    for (let gesture = 0; gesture < 5; gesture += 1) await undo()
    expect((await calls.drafts.export({ id })).content === before).toBe(true)
    close()
  })

  test('a fault is reported at once, and leads to its hexside', async () => {
    const { id, calls, does, close } = await mapDesk(['portable-spicheren', 'spicheren-historical'])
    await does({ do: 'map-add', list: 'hexsides', kind: 'river', name: '', points: [], ends: ['0101', '0505'] })
    const { errors, faults } = await calls.drafts.faults({ id })
    expect(errors).toBe(1)
    expect(faults[0]).toMatchObject({ desk: 'maps', problem: { code: 'hexes-apart' } })
    expect(faults[0]!.values[0]).toMatch(/^hexsides\//)
    const { number } = await calls.drafts.look({ id })
    await calls.drafts.remedy({ id, number, fault: faults[0]!.key, remedy: faults[0]!.remedies[0]!.key })
    expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
    close()
  })
})

describe('the ground of a measured table', () => {
  test('has its corners moved, areas added over others and taken off, kinds and names set', async () => {
    const { id, calls, map, does, undo, close } = await mapDesk(['escape-from-sedan-1870', 'one-battalion'])
    const { content: before } = await calls.drafts.export({ id })
    const garenne = itemOf(await map(), 'ground', 'garenne')!
    const [x, y] = garenne.line[0]!
    await does({
      ...{ do: 'map-corner', list: 'ground', item: 'garenne', corner: 0, how: 'move', to: [x + 20.4, y - 8] },
    })
    expect(itemOf(await map(), 'ground', 'garenne')!.line[0]).toEqual([Math.round(x + 20.4), y - 8])
    const points: [number, number][] = [
      [900, 640],
      [960, 640],
      [960, 700],
    ]
    // It may lie on a slope.
    await does({ do: 'map-add', list: 'ground', kind: 'wood', name: 'Petit bois', points, ends: [] })
    expect(itemOf(await map(), 'ground', 'petit-bois')).toMatchObject({ values: { kind: 'wood' }, look: 'wood' })
    await does({ do: 'map-set', list: 'ground', item: 'petit-bois', column: 'kind', value: 'houses' })
    expect(itemOf(await map(), 'ground', 'petit-bois')!.look).toBe('strong')
    expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
    await does({ do: 'map-drop', list: 'ground', item: 'petit-bois' })
    expect(itemOf(await map(), 'ground', 'petit-bois')).toBeUndefined()
    for (let gesture = 0; gesture < 4; gesture += 1) await undo()
    expect((await calls.drafts.export({ id })).content === before).toBe(true)
    close()
  })

  test('units on ground that has become closed are reported at once', async () => {
    const { id, calls, does, close } = await mapDesk(['escape-from-sedan-1870', 'one-battalion'])
    const points: [number, number][] = [
      [950, 840],
      [1040, 840],
      [1040, 920],
      [950, 920],
    ]
    await does({ do: 'map-add', list: 'ground', kind: 'river', name: 'Lac', points, ends: [] })
    const { faults } = await calls.drafts.faults({ id })
    expect(faults.find(({ things }) => things.includes('l5'))?.problem.message).toContain('which is closed to it')
    close()
  })
})
