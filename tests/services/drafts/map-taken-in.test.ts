import { expect, test } from 'vitest'
import { denied, portTo } from '../../main/carry.ts'
import { makeHouseRouter } from '../../main/workshop.ts'

const begun = async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const from = { what: 'copy', campaign: 'chalons-1870', scenario: 'first-march' } as const
  const { id } = await calls.drafts.begin({ from, language: 'en' })
  const { text } = await calls.drafts.geoJson({ id })
  const take = (changed: string, number: number, signal?: AbortSignal) => {
    const edit = { do: 'map-import', list: 'zones', text: changed, attribution: 'Somebody' } as const
    return calls.drafts.gesture({ id, number, edits: [edit] }, signal && { signal })
  }
  const nameOf = async (zone: string) => {
    const { lists } = await calls.drafts.map({ id })
    return lists.find((list) => list.id === 'zones')!.items.find((item) => item.id === zone)!.name.en
  }
  const end = () => {
    hangUp()
    close()
  }
  return { calls, id, text, take, nameOf, end }
}

test('a whole map is taken in beside other work, as one gesture that is undone', async () => {
  const { calls, id, text, take, nameOf, end } = await begun()
  const renamed = text.replaceAll('"Rocroi"', '"Rocroy"')
  let isOver = false
  let answers = 0
  const taking = take(renamed, 0).finally(() => (isOver = true))
  while (!isOver) {
    await calls.drafts.list({})
    answers += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const { number, at } = await taking
  expect([at, await nameOf('rocroi')]).toEqual([1, 'Rocroy'])
  await calls.drafts.undo({ id, number })
  expect([await nameOf('rocroi'), (await calls.drafts.geoJson({ id })).text === text]).toEqual(['Rocroi', true])
  expect(answers).toBeGreaterThan(5)
  end()
})

test('a file that cannot be imported is refused with a sentence; an import that is stopped, or overtaken by a change, leaves the draft as it is', async () => {
  const { calls, id, text, take, nameOf, end } = await begun()
  expect((await denied(take(text.replaceAll('"clear"', '"lava"'), 0))).data).toMatchObject({
    said: { en: expect.stringContaining('That is no value for “Terrain”') as string },
  })
  const renamed = text.replaceAll('"Rocroi"', '"Rocroy"')
  const stopping = new AbortController()
  const taking = take(renamed, 0, stopping.signal)
  setTimeout(() => stopping.abort(), 50)
  await expect(taking).rejects.toThrow(/abort/i)
  const meanwhile = take(renamed, 0)
  await calls.drafts.gesture({ id, number: 0, edits: [{ do: 'set', field: 'sides.french.decoys', value: 2 }] })
  expect((await denied(meanwhile)).code).toBe('NOT_NOW')
  expect([await nameOf('rocroi'), (await calls.drafts.look({ id })).at]).toEqual(['Rocroi', 1])
  end()
})
