import { expect, test } from 'vitest'
import { denied, portTo } from '../../main/carry.ts'
import { makeHouseRouter } from '../../main/workshop.ts'

test('where nothing else helps, a remedy restores the tables of the rulebook', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const from = { what: 'copy', campaign: 'chalons-1870', scenario: 'first-march' } as const
  const { id } = await calls.drafts.begin({ from, language: 'en' })
  const { number } = await calls.drafts.look({ id })
  const edit = { do: 'table-row', row: 'rain.movement.0', how: 'drop' } as const
  const dropped = await calls.drafts.gesture({ id, number, edits: [edit] })
  const { faults } = await calls.drafts.faults({ id })
  const fault = faults.find(({ problem }) => problem.code === 'movement-in-rain-of-unit-not-told')
  const remedy = fault!.remedies.find(({ title }) => title.en === 'Put all tables back as in the rulebook')!
  await calls.drafts.remedy({ id, number: dropped.number, fault: fault!.key, remedy: remedy.key })
  expect((await calls.drafts.faults({ id })).faults).toEqual([])
  hangUp()
  close()
})

test('a place that something needs is not taken off the map, and is told by its name; no day is one that there is not', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const begin = async (campaign: string, scenario: string) =>
    (await calls.drafts.begin({ from: { what: 'copy', campaign, scenario }, language: 'en' })).id
  const siege = await begin('belfort-1870', 'danjoutin')
  const drop = { do: 'map-drop', list: 'zones', item: 'zone-1' } as const
  const dropping = calls.drafts.gesture({ id: siege, number: 0, edits: [drop] })
  expect((await denied(dropping)).data).toMatchObject({
    said: { en: 'Belfort (ville et citadelle) is named under “The citadel”: name another place there first.' },
  })
  const march = await begin('chalons-1870', 'first-march')
  const set = (field: string, value: string | { readonly en: string; readonly fr: string }) =>
    denied(calls.drafts.gesture({ id: march, number: 0, edits: [{ do: 'set', field, value }] }))
  expect((await set('turns.0.date', '1870-02-30')).data).toMatchObject({
    said: { en: '“First day” needs a whole date: day, month and year.' },
  })
  expect((await set('title', { en: '', fr: 'Marche' })).data).toMatchObject({
    said: { en: '“Title” cannot be left empty.' },
  })
  hangUp()
  close()
})

test('each of many faults has its remedies', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const from = { what: 'copy', campaign: 'chalons-1870', scenario: 'first-march' } as const
  const { id } = await calls.drafts.begin({ from, language: 'en' })
  const { lists } = await calls.drafts.armies({ id })
  const list = 'sides.french.units'
  const { columns, lines } = lists.find((one) => one.id === list)!
  const mp = columns.findIndex((column) => column.id === 'mp')
  const edits = lines.slice(0, 8).map((line) => ({
    ...({ do: 'set-cell', list, line: line.id, column: 'mp' } as const),
    value: Number(line.values[mp]) + 1,
  }))
  const { number } = await calls.drafts.gesture({ id, number: 0, edits })
  const { faults } = await calls.drafts.faults({ id })
  expect(faults).toHaveLength(8)
  expect(faults.map(({ problem, remedies }) => [problem.code, remedies.length > 0])).toEqual(
    Array.from({ length: 8 }, () => ['movement-in-rain-of-unit-not-told', true]),
  )
  const last = faults.at(-1)!
  await calls.drafts.remedy({ id, number, fault: last.key, remedy: last.remedies[0]!.key })
  const left = await calls.drafts.faults({ id })
  expect(left.faults.map(({ key }) => key)).toEqual(faults.flatMap(({ key }) => (key === last.key ? [] : [key])))
  hangUp()
  close()
})
