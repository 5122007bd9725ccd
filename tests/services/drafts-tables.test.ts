import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { systems } from '#engine/systems/registry.ts'
import type { DraftTables, TableValue } from '../../src-main/contract/draft-desks.ts'
import { pickFrom } from '../kernel/table.ts'
import { denied, portTo } from '../main/carry.ts'
import { makeHouseRouter, makeRouterWithShelf } from '../main/workshop.ts'
import { tries } from '../tries.ts'
import { drafting, houses } from './drafts/drafting.ts'

const valueAt = ({ values }: DraftTables, address: string): TableValue => values.find((one) => one.address === address)!

/** Another value that can stand there. */
function another({ kind, value, least, most, step, choices }: TableValue, below: (most: number) => number) {
  if (kind === 'switch') return value !== true
  if (kind === 'choice') return choices[below(choices.length)]!.id
  const up = (typeof value === 'number' ? value : (least ?? 0)) + step * (1 + below(3))
  return most !== null && up > most ? (least ?? 0) : up
}

test('every rule system whose scenarios are edited is tried with its tables', () => {
  expect(systems.filter(({ editing }) => editing !== undefined)).toHaveLength(houses.length)
})

describe.each(houses)('the tables of %s', (...house) => {
  test('print as the player aid does, every value once; as they are shipped nothing differs', async () => {
    const { router, close } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    const { id } = await drafting(calls, house)
    const tables = await calls.drafts.tables({ id })
    const { charts, values } = tables
    expect(values.filter(({ changed }) => changed)).toEqual([])
    const cells = charts.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()])
    const homes = cells.flatMap((cell) => cell.homes.map(({ address }) => address))
    expect(homes.toSorted()).toEqual(values.map(({ address }) => address).toSorted())
    // Figures stand where it is said that they do.
    for (const { text, homes: inCell } of cells)
      for (const { address, at } of inCell)
        for (const language of at === null ? [] : (['en', 'fr'] as const)) {
          const { from, to } = at![language]
          const said = text[language].slice(from, to).replace('−', '-').replace('+', '').replace(',', '.')
          expect(Number(said), address).toBe(valueAt(tables, address).value)
        }
    hangUp()
    close()
  })

  test('take values at random; undone they are the same bytes as before, and done again the same as after', async () => {
    const { router, close, folder } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    const { id, number: first } = await drafting(calls, house)
    const pick = pickFrom(7)
    let number = first
    let { values } = await calls.drafts.tables({ id })
    const seen = [JSON.stringify(values)]
    for (let done = 0; done < tries(20); done += 1) {
      const one = values[pick(values.length)]!
      const value = another(one, pick)
      if (value === one.value) continue
      const next = await calls.drafts.gesture({
        id,
        number,
        edits: [{ do: 'set-value', address: one.address, value }],
      })
      number = next.number
      expect(next.undo!.en).toContain(one.name.en)
      ;({ values } = await calls.drafts.tables({ id }))
      seen.push(JSON.stringify(values))
    }
    // A program that is started anew has them all.
    const again = makeHouseRouter(folder)
    const later = portTo(again.router)
    const tables = async () => JSON.stringify((await later.calls.drafts.tables({ id })).values)
    expect(await tables()).toBe(seen.at(-1))
    for (const before of seen.slice(0, -1).toReversed()) {
      ;({ number } = await later.calls.drafts.undo({ id, number }))
      expect(await tables()).toBe(before)
    }
    expect(JSON.parse(await tables())).toEqual(JSON.parse(seen[0]!))
    for (const after of seen.slice(1)) {
      ;({ number } = await later.calls.drafts.redo({ id, number }))
      expect(await tables()).toBe(after)
    }
    later.close()
    again.close()
    hangUp()
    close()
  })

  test('refuse what cannot stand there, and nothing is done', async () => {
    const { router, close } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    const { id, number } = await drafting(calls, house)
    const before = await calls.drafts.tables({ id })
    const one = before.values.find(({ kind, most, optional }) => kind === 'number' && most !== null && !optional)!
    for (const value of [null, 'nine', true, 0.123, 1e300, one.most! + 1, (one.least ?? 0) - 1, [], {}, '<b>']) {
      const gesture = calls.drafts.gesture({ id, number, edits: [{ do: 'set-value', address: one.address, value }] })
      expect((await denied(gesture)).code, JSON.stringify(value)).toBe('NOT_NOW')
    }
    for (const address of ['format', '$schema', 'nowhere', '__proto__', 'constructor.name', `${one.address}.0`]) {
      const gesture = calls.drafts.gesture({ id, number, edits: [{ do: 'set-value', address, value: 1 }] })
      expect((await denied(gesture)).code, address).toBe('NOT_NOW')
    }
    expect(await calls.drafts.tables({ id })).toEqual(before)
    expect(await calls.drafts.look({ id })).toMatchObject({ at: 0, number })
    hangUp()
    close()
  })
})

test('what differs is marked and can be put back, one by one or all at once', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, houses[0])
  const set = (address: string, value: number) => ({ do: 'set-value' as const, address, value })
  const edits = [set('march.road', 3), set('march.path', 4), set('combatFactor.encircled', -3)]
  let next = await calls.drafts.gesture({ id, number, edits })
  expect(next.undo!.en).toBe('Cost of a connection, Road: 3, and 2 more')
  let tables = await calls.drafts.tables({ id })
  expect(valueAt(tables, 'march.road')).toMatchObject({ value: 3, changed: true })
  expect((await calls.drafts.difference({ id })).lines.map(({ fr }) => fr.replaceAll(/\s/g, ' '))).toContain(
    'Coût d’une liaison, Route : 3 (avant : 1)',
  )
  next = await calls.drafts.gesture({ id, number: next.number, edits: [{ do: 'put-back', address: 'march.road' }] })
  tables = await calls.drafts.tables({ id })
  expect(tables.values.filter(({ changed }) => changed).map(({ address }) => address)).toEqual([
    'march.path',
    'combatFactor.encircled',
  ])
  await calls.drafts.gesture({ id, number: next.number, edits: [{ do: 'put-back', address: null }] })
  expect((await calls.drafts.tables({ id })).values.filter(({ changed }) => changed)).toEqual([])
  hangUp()
  close()
})

test('what a check of shape finds leads to its values, and each remedy takes it away', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number: first } = await drafting(calls, houses[0])
  let number = first
  // A path faster than a road; a table with a gap; a winner who loses more than the loser.
  for (const [address, value] of [
    ['march.path', 0],
    ['combatResults.rows.2.from', 4],
    ['combatResults.rows.3.losses.2.0', 9],
  ] as const) {
    ;({ number } = await calls.drafts.gesture({ id, number, edits: [{ do: 'set-value', address, value }] }))
    const { errors, faults } = await calls.drafts.faults({ id })
    expect(errors, address).toBeGreaterThan(0)
    const fault = faults.find(({ values }) => values.includes(address))!
    expect(fault.problem.file).toBe('tables.json')
    for (const { key } of fault.remedies) {
      const mended = await calls.drafts.remedy({ id, number, fault: fault.key, remedy: key })
      expect((await calls.drafts.faults({ id })).errors, `${address} ${key}`).toBeLessThan(errors)
      ;({ number } = await calls.drafts.undo({ id, number: mended.number }))
    }
    ;({ number } = await calls.drafts.undo({ id, number }))
  }
  hangUp()
  close()
})

test('publishing writes the tables beside the scenario; put back, they are written again; what others changed there is not lost', async () => {
  const { router, close } = makeRouterWithShelf()
  const { calls, close: hangUp } = portTo(router)
  const { id, number: first } = await drafting(calls, ['ford', 'evening'])
  const set = { do: 'set-value' as const, address: 'fire.needed', value: 3 }
  const { number } = await calls.drafts.gesture({ id, number: first, edits: [set] })
  const { folder: shelf, campaign } = await calls.drafts.publish({ id, number })
  const written = (): { fire: { needed: number } } =>
    JSON.parse(readFileSync(join(shelf, 'tables.json'), 'utf8')) as { fire: { needed: number } }
  expect(written().fire.needed).toBe(3)
  expect((await calls.campaigns.list()).find((one) => one.id === campaign)).toMatchObject({ errors: [] })
  // A draft of the published scenario compares with the campaign of the house all the same.
  const scenario = 'evening-2'
  const own = await calls.drafts.begin({ from: { what: 'itself', campaign, scenario } })
  expect(valueAt(await calls.drafts.tables({ id: own.id }), 'fire.needed')).toMatchObject({ value: 3, changed: true })
  const back = await calls.drafts.gesture({ id, number, edits: [{ do: 'put-back', address: null }] })
  await calls.drafts.publish({ id, number: back.number })
  expect(written().fire.needed).not.toBe(3)
  // The other draft would write over that.
  const look = await calls.drafts.look({ id: own.id })
  const other = await calls.drafts.gesture({ id: own.id, number: look.number, edits: [{ ...set, value: 2 }] })
  expect(await denied(calls.drafts.publish({ id: own.id, number: other.number }))).toMatchObject({ code: 'NOT_NOW' })
  hangUp()
  close()
})

test('a draft that goes out as a file comes in with its tables, at fault or not, and with what differs marked', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, houses[0])
  const value = { do: 'set-value' as const, address: 'march.path', value: 0 }
  await calls.drafts.gesture({ id, number, edits: [value] })
  expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 1 })
  const { content } = await calls.drafts.export({ id })
  const { id: read } = await calls.drafts.import({ content })
  expect(valueAt(await calls.drafts.tables({ id: read }), 'march.path')).toMatchObject({ value: 0, changed: true })
  expect(await calls.drafts.faults({ id: read })).toMatchObject({ errors: 1 })
  hangUp()
  close()
})

test('rows of the tables of Gaiter Button can be added and struck; undone they are the same bytes as before', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const begun = await drafting(calls, houses[0])
  const { id } = begun
  let { number } = begun
  const before = JSON.stringify(await calls.drafts.tables({ id }))
  const { charts } = await calls.drafts.tables({ id })
  const lines = charts.flatMap((chart) => chart.lines.map((line, row) => ({ chart, line, row })))
  const grows = lines.filter(({ line }) => line?.mayCopy === true)
  expect(grows.length).toBeGreaterThan(0)
  for (const { chart, line, row } of grows.slice(0, 3)) {
    const next = await calls.drafts.gesture({ id, number, edits: [{ do: 'table-row', row: line!.row, how: 'copy' }] })
    expect(next.undo!.en).toMatch(/: one more row$/)
    const longer = (await calls.drafts.tables({ id })).charts.find((one) => one.id === chart.id)!
    expect(longer.rows.length).toBe(chart.rows.length + 1)
    expect(longer.rows[row + 1]!.map(({ text }) => text)).toEqual(chart.rows[row]!.map(({ text }) => text))
    ;({ number } = await calls.drafts.undo({ id, number: next.number }))
  }
  const shrinks = lines.filter(({ line }) => line?.mayDrop === true)
  for (const { line } of shrinks.slice(-2)) {
    const next = await calls.drafts.gesture({ id, number, edits: [{ do: 'table-row', row: line!.row, how: 'drop' }] })
    expect((await calls.drafts.tables({ id })).gone).toBeGreaterThan(0)
    expect((await calls.drafts.difference({ id })).lines.length).toBeGreaterThan(0)
    ;({ number } = await calls.drafts.undo({ id, number: next.number }))
  }
  expect(JSON.stringify({ ...(await calls.drafts.tables({ id })), ground: 0 })).toBe(
    JSON.stringify({ ...(JSON.parse(before) as object), ground: 0 }),
  )
  for (const row of ['format', 'nowhere.0', '__proto__.0', grows[0]!.line!.row.replace(/\d+$/, '9999')]) {
    const refused = calls.drafts.gesture({ id, number, edits: [{ do: 'table-row', row, how: 'copy' }] })
    expect((await denied(refused)).code, row).toBe('NOT_NOW')
  }
  hangUp()
  close()
})

test.each(houses.slice(1))('rows of %s are those that its rules name, and no others can be added', async (...house) => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id } = await drafting(calls, house)
  const { charts } = await calls.drafts.tables({ id })
  expect(charts.flatMap(({ lines }) => lines).filter((line) => line?.mayCopy === true)).toEqual([])
  hangUp()
  close()
})

test('a value that is left empty or lies beyond its limits is refused by its name, with what it can be', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, ['chalons-1870', 'beaumont-sedan'])
  const address = 'scale.infantry'
  const { name } = valueAt(await calls.drafts.tables({ id }), address)
  const said = async (value: number | null) => {
    const edit = { do: 'set-value' as const, address, value }
    return (await denied(calls.drafts.gesture({ id, number, edits: [edit] }))).data
  }
  expect(await said(null)).toMatchObject({ said: { en: `“${name.en}” cannot be left empty.` } })
  expect(await said(99_999_999_999)).toMatchObject({ said: { en: `“${name.en}” is at least 1 and at most 100000.` } })
  hangUp()
  close()
})
