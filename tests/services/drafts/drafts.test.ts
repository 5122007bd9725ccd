import { expect, test } from 'vitest'
import type { Calls } from '../../main/carry.ts'
import { denied, portTo } from '../../main/carry.ts'
import { makeHouseRouter } from '../../main/workshop.ts'

/** A draft of the smallest hex campaign, and the calls that edit it. */
async function drafting(calls: Calls) {
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'portable-spicheren', scenario: 'spicheren-historical' },
  })
  return { id, first: await calls.drafts.look({ id }) }
}

test('after a change only the long parts that changed are sent; together with those sent before they are the whole draft', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' },
    language: 'en',
  })
  const seen = await calls.drafts.look({ id })
  const place = { do: 'place' as const, things: [{ thing: 'fr-5-1', place: 'mouzon', how: {} }] }
  const placed = await calls.drafts.gesture({ id, number: seen.number, edits: [place] })
  expect(placed).not.toHaveProperty('calendar')
  expect(placed).not.toHaveProperty('sheets')
  const first = { ...seen, ...placed }
  expect(await calls.drafts.look({ id })).toEqual(first)
  const rain = { do: 'set' as const, field: 'turns.0.weather', value: 'rain' }
  const wet = await calls.drafts.gesture({ id, number: first.number, edits: [rain] })
  expect(wet).not.toHaveProperty('placements')
  const second = { ...first, ...wet }
  expect(await calls.drafts.look({ id })).toEqual(second)
  const undone = { ...second, ...(await calls.drafts.undo({ id, number: second.number })) }
  expect(await calls.drafts.look({ id })).toEqual(undone)
  expect(undone.calendar).toEqual(first.calendar)
  // Nobody has looked since the draft was given another name, but what was seen is the same.
  await calls.drafts.rename({ id, name: 'Otherwise' })
  const redone = { ...undone, ...(await calls.drafts.redo({ id, number: undone.number })) }
  expect(redone.name).toBe('Otherwise')
  expect(await calls.drafts.look({ id })).toEqual(redone)
  hangUp()
  close()
})

test('a copy of a scenario is edited, undone and done again', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, first } = await drafting(calls)
  expect(first).toMatchObject({ at: 0, of: 0, undo: null, redo: null, file: 'scenarios/spicheren-historical-2.json' })
  const before = await calls.drafts.text({ id })
  const after = await calls.drafts.gesture({
    id,
    number: first.number,
    edits: [{ do: 'place', things: [{ thing: 'doens', place: '1110', how: { facing: 'S' } }] }],
  })
  expect(after.placements?.find(({ thing }) => thing === 'doens')).toMatchObject({
    place: '1110',
    how: { facing: 'S' },
  })
  expect(after.undo?.en).toBe('Doëns’s brigade to 1110')
  const changed = await calls.drafts.text({ id })
  expect(changed).not.toEqual(before)
  const undone = await calls.drafts.undo({ id, number: after.number })
  expect(undone).toMatchObject({ at: 0, of: 1, touched: ['doens'] })
  expect(await calls.drafts.text({ id })).toEqual(before)
  await calls.drafts.redo({ id, number: undone.number })
  expect(await calls.drafts.text({ id })).toEqual(changed)
  hangUp()
  close()
})

test('a gesture that was meant for an older state of the draft is not done', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, first } = await drafting(calls)
  const lift = { id, number: first.number, edits: [{ do: 'lift' as const, things: ['doens'] }] }
  await calls.drafts.gesture(lift)
  expect(await denied(calls.drafts.gesture(lift))).toMatchObject({ code: 'NOT_NOW' })
  hangUp()
  close()
})

test('missing units are a fault that names them, and a remedy corrects it', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, first } = await drafting(calls)
  expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
  const { number } = await calls.drafts.gesture({
    id,
    number: first.number,
    edits: [{ do: 'lift', things: ['doens', 'jolivet'] }],
  })
  const { errors, faults } = await calls.drafts.faults({ id })
  expect(errors).toBe(1)
  expect(faults[0]).toMatchObject({ things: ['doens', 'jolivet'], problem: { code: 'units-not-used' } })
  await calls.drafts.remedy({ id, number, fault: faults[0]!.key, remedy: faults[0]!.remedies[0]!.key })
  expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
  hangUp()
  close()
})

test('a draft is there after the program was started again, with everything that can be undone', async () => {
  const { router, close, folder } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, first } = await drafting(calls)
  const set = { do: 'set' as const, field: 'turns', value: 9 }
  await calls.drafts.gesture({ id, number: first.number, edits: [set] })
  const text = await calls.drafts.text({ id })
  hangUp()
  close()
  const again = makeHouseRouter(folder)
  const later = portTo(again.router)
  expect(await later.calls.drafts.text({ id })).toEqual(text)
  const found = await later.calls.drafts.look({ id })
  await later.calls.drafts.undo({ id, number: found.number })
  expect((await later.calls.drafts.look({ id })).sheets.find((one) => one.id === 'days')?.fields[0]?.value).toBe(12)
  later.close()
  again.close()
})

test('on the map of Châlons units are moved, sent as reinforcements and detached, and the day is made rainy', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' },
    language: 'fr',
  })
  const { things, formations } = await calls.drafts.setting({ id })
  expect(things.find((one) => one.id === 'fr-5-1')).toMatchObject({ side: 0, sign: 'infantry' })
  expect(formations.map((one) => one.id)).toContain('french independent')
  const { number, name } = await calls.drafts.look({ id })
  expect(name).toBe('De Beaumont à Sedan (ébauche)')
  const moved = await calls.drafts.gesture({
    id,
    number,
    edits: [
      { do: 'place', things: [{ thing: 'fr-5-1', place: 'mouzon', how: { 'lacks.infantry': 1 } }] },
      { do: 'arrive', things: ['fr-5-2', 'fr-5-3'], turn: 2, place: 'mezieres' },
      { do: 'set', field: 'turns.0.weather', value: 'rain' },
    ],
  })
  const at = (thing: string) => moved.placements?.find((one) => one.thing === thing)
  expect(at('fr-5-1')).toMatchObject({ at: 'map', place: 'mouzon', how: { 'lacks.infantry': 1 } })
  expect(at('fr-5-3')).toMatchObject({ at: 'arrives', place: 'mezieres', turn: 2 })
  expect(moved.calendar?.[0]?.weather).toEqual({ en: 'rain', fr: 'pluie' })
  expect(moved.sheets?.find((one) => one.id === 'victory')?.rows.at(-1)?.sentence.en).toBe(
    'The Germans win, tactical: the French reach none of their levels, and the French have lost at least 4 SP more.',
  )
  const refused = await calls.drafts.mayNotStand({ id, things: ['fr-5-1'] })
  expect(refused.find((one) => one.place === 'grandpre')?.why.en).toContain('The enemy stands there')
  expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
  hangUp()
  close()
})

test('a draft in the trash is in no list and cannot be edited until it is restored; emptied, it is gone', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, first } = await drafting(calls)
  await calls.drafts.gesture({ id, number: first.number, edits: [{ do: 'lift', things: ['doens'] }] })
  const { text } = await calls.drafts.text({ id })
  await calls.drafts.remove({ id })
  expect(await calls.drafts.list({})).toEqual([])
  expect(await calls.drafts.list({ removed: true })).toMatchObject([{ id, removed: expect.any(Number), gestures: 1 }])
  expect(await denied(calls.drafts.look({ id }))).toMatchObject({ code: 'NOT_FOUND' })
  await calls.drafts.restore({ id })
  expect(await calls.drafts.list({})).toMatchObject([{ id, removed: null }])
  expect((await calls.drafts.text({ id })).text).toBe(text)
  await calls.drafts.remove({ id })
  expect(await calls.drafts.emptyTrash()).toEqual({ erased: 1 })
  expect(await denied(calls.drafts.restore({ id }))).toMatchObject({ code: 'NOT_FOUND' })
  hangUp()
  close()
})

test('a copy of a draft is as the draft is, with what can be undone, and goes its own way from there', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, first } = await drafting(calls)
  const place = { do: 'place' as const, things: [{ thing: 'doens', place: '1110', how: { facing: 'S' } }] }
  const placed = await calls.drafts.gesture({ id, number: first.number, edits: [place] })
  await calls.drafts.publish({ id, number: placed.number })
  const copy = await calls.drafts.copy({ id })
  expect(copy.name).toBe(`${first.name} (2)`)
  const look = await calls.drafts.look({ id: copy.id })
  expect(look).toMatchObject({ name: copy.name, at: 1, of: 1, undo: placed.undo, published: null })
  expect(await calls.drafts.text({ id: copy.id })).toEqual(await calls.drafts.text({ id }))
  await calls.drafts.undo({ id: copy.id, number: look.number })
  expect((await calls.drafts.look({ id })).at).toBe(1)
  expect((await calls.drafts.difference({ id: copy.id })).moved).toEqual([])
  hangUp()
  close()
})
