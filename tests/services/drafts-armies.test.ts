import { describe, expect, test } from 'vitest'
import { textIn } from '#engine/kernel/values/result.ts'
import type { ArmyColumn, ArmyList, DraftArmies } from '../../src-main/contract/draft-desks.ts'
import { words } from '../../src-main/wording/bilingual.ts'
import { type Pick, pickFrom } from '../kernel/table.ts'
import type { Calls } from '../main/carry.ts'
import { denied, portTo } from '../main/carry.ts'
import { makeHouseRouter, makeRouterWithShelf } from '../main/workshop.ts'
import { everyTry, tries } from '../tries.ts'
import { drafting, houses } from './drafts/drafting.ts'

const listOf = ({ lists }: DraftArmies, id: string): ArmyList => lists.find((one) => one.id === id)!
const cellOf = (list: ArmyList, line: string, column: string) =>
  list.lines.find(({ id }) => id === line)?.values[list.columns.findIndex(({ id }) => id === column)]

function someValue({ input, choices }: ArmyColumn, pick: Pick) {
  switch (input) {
    case 'switch':
      return pick(2) === 0
    case 'number':
      return 1 + pick(3)
    case 'numbers':
      return Array.from({ length: 1 + pick(3) }, () => 1 + pick(6))
    case 'choice':
      return choices[pick(choices.length)]?.id ?? null
    case 'words':
      return { en: `Name ${pick(9)}`, fr: `Nom ${pick(9)}` }
    case 'text':
      return `Name ${pick(9)}`
  }
}

function someEdit({ lists }: DraftArmies, pick: Pick) {
  const list = lists[pick(lists.length)]!
  const line = list.lines[pick(Math.max(1, list.lines.length))]?.id ?? 'nobody'
  const column = list.columns[pick(list.columns.length)]!
  const gone = list.gone[0]?.id
  switch (pick(8)) {
    case 0:
      return { do: 'add-line' as const, list: list.id }
    case 1:
      return { do: 'copy-line' as const, list: list.id, line }
    case 2:
      return { do: 'drop-line' as const, list: list.id, line }
    case 3:
      return { do: 'put-line-back' as const, list: list.id, line: gone ?? line }
    default:
      return { do: 'set-cell' as const, list: list.id, line, column: column.id, value: someValue(column, pick) }
  }
}

describe.each(houses)('the order of battle of %s', (...house) => {
  test('stands in its lists as it is shipped, and every list that may grow takes a line that can be read', async () => {
    const { router, close } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    const { id, number: first } = await drafting(calls, house)
    const before = await calls.drafts.armies({ id })
    for (const { lines, gone } of before.lists) {
      expect(gone).toEqual([])
      for (const { values, rulebook } of lines) expect(values).toEqual(rulebook)
    }
    let number = first
    for (const list of before.lists) {
      if (!list.mayGrow) continue
      ;({ number } = await calls.drafts.gesture({ id, number, edits: [{ do: 'add-line', list: list.id }] }))
      const { lines } = listOf(await calls.drafts.armies({ id }), list.id)
      expect(lines.length, list.id).toBe(list.lines.length + 1)
      expect(lines.at(-1)!.rulebook).toBeNull()
    }
    hangUp()
    close()
  })

  test('takes edits at random; undone they leave the same bytes, and done again too', async () => {
    const { router, close, folder } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    const { id, number: first } = await drafting(calls, house)
    const pick = pickFrom(11)
    let number = first
    const look = async (from: Calls) => {
      const armies = await from.drafts.armies({ id })
      const { placements } = await from.drafts.look({ id })
      return { armies, state: JSON.stringify([armies.lists, placements]) }
    }
    const state = async (from: Calls) => (await look(from)).state
    let last = await look(calls)
    const seen = [last.state]
    for (let tried = 0; tried < tries(60); tried += 1) {
      const edit = someEdit(last.armies, pick)
      try {
        ;({ number } = await calls.drafts.gesture({ id, number, edits: [edit] }))
      } catch (refused) {
        // What cannot stand there, or changes nothing, is refused with a sentence, and nothing is done.
        expect(refused, JSON.stringify(edit)).toMatchObject({ code: 'NOT_NOW' })
        expect(await state(calls)).toBe(seen.at(-1))
        continue
      }
      last = await look(calls)
      seen.push(last.state)
      // Whatever was done, it can be shown and checked.
      if (!everyTry && seen.length % 3 !== 0) continue
      await calls.drafts.setting({ id })
      await calls.drafts.faults({ id })
      await calls.drafts.difference({ id })
    }
    expect(seen.length).toBeGreaterThan(3)
    const again = makeHouseRouter(folder)
    const later = portTo(again.router)
    for (const before of seen.slice(0, -1).toReversed()) {
      ;({ number } = await later.calls.drafts.undo({ id, number }))
      expect((await state(later.calls)) === before).toBe(true)
    }
    for (const after of seen.slice(1)) {
      ;({ number } = await later.calls.drafts.redo({ id, number }))
      expect((await state(later.calls)) === after).toBe(true)
    }
    later.close()
    again.close()
    hangUp()
    close()
  })

  test('refuses what cannot stand there', async () => {
    const { router, close } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    const { id, number } = await drafting(calls, house)
    const before = await calls.drafts.armies({ id })
    const [list] = before.lists
    const [line] = list!.lines
    for (const column of list!.columns)
      for (const value of [[], {}, [null], { en: 1 }, 1e300, 0.5, -5000, '', 'x'.repeat(300), '__proto__']) {
        if (column.input === 'text' && value === '__proto__') continue
        if (column.input === 'words' && value === '__proto__') continue
        const edit = { do: 'set-cell' as const, list: list!.id, line: line!.id, column: column.id, value }
        const gesture = calls.drafts.gesture({ id, number, edits: [edit] })
        expect((await denied(gesture)).code, `${column.id} ${JSON.stringify(value)}`).toBe('NOT_NOW')
      }
    for (const [where, who, what] of [
      ['nowhere', line!.id, 'name'],
      ['__proto__', line!.id, 'name'],
      [list!.id, 'nobody', 'name'],
      [list!.id, line!.id, 'id'],
      [list!.id, line!.id, 'constructor'],
    ] as const) {
      const edit = { do: 'set-cell' as const, list: where, line: who, column: what, value: 'other' }
      expect((await denied(calls.drafts.gesture({ id, number, edits: [edit] }))).code).toBe('NOT_NOW')
    }
    expect(await calls.drafts.armies({ id })).toEqual(before)
    hangUp()
    close()
  })
})

test('a unit is renamed, moved to another corps, copied and struck; its id stays, and its place goes with it', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, houses[0])
  const list = 'sides.french.units'
  const line = 'fr-5-1'
  let next = await calls.drafts.gesture({
    id,
    number,
    edits: [
      { do: 'set-cell', list, line, column: 'commander', value: 'Goze the elder' },
      { do: 'set-cell', list, line, column: 'corps', value: 'fr-1' },
      { do: 'copy-line', list, line },
    ],
  })
  const units = listOf(await calls.drafts.armies({ id }), list)
  expect(cellOf(units, line, 'corps')).toBe('fr-1')
  const copy = units.lines[units.lines.findIndex((one) => one.id === line) + 1]!
  // Its name tells it apart from the line it is a copy of.
  expect(copy).toMatchObject({ id: 'fr-5-1-2', rulebook: null, name: { en: '1re DI (2)', fr: '1ʳᵉ DI (2)' } })
  // The bench knows of both at once.
  const { things } = await calls.drafts.setting({ id })
  expect(things.find((one) => one.id === line)!.formation).toContain('fr-1')
  expect(things.some((one) => one.id === copy.id)).toBe(true)
  expect((await calls.drafts.difference({ id })).lines.map(({ en }) => en)).toContain(
    '1re DI, Commander: Goze the elder (was: Goze)',
  )
  expect((await calls.drafts.look({ id })).placements.some(({ thing }) => thing === line)).toBe(true)
  next = await calls.drafts.gesture({ id, number: next.number, edits: [{ do: 'drop-line', list, line }] })
  expect(next.placements?.some(({ thing }) => thing === line)).toBe(false)
  expect(listOf(await calls.drafts.armies({ id }), list).gone.map((one) => one.id)).toEqual([line])
  next = await calls.drafts.gesture({ id, number: next.number, edits: [{ do: 'put-line-back', list, line }] })
  expect(cellOf(listOf(await calls.drafts.armies({ id }), list), line, 'corps')).toBe('fr-5')
  hangUp()
  close()
})

test('boxes that do not fit their row are reported with their line, and corrected', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, houses[0])
  const edit = { do: 'set-cell' as const, list: 'sides.french.units', line: 'fr-5-1', column: 'row', value: [4] }
  const next = await calls.drafts.gesture({ id, number, edits: [edit] })
  const { errors, faults } = await calls.drafts.faults({ id })
  const fault = faults.find(({ values }) => values.includes('sides.french.units/fr-5-1'))!
  await calls.drafts.remedy({
    id,
    number: next.number,
    fault: fault.key,
    remedy: fault.remedies.at(-1)!.key,
  })
  expect((await calls.drafts.faults({ id })).errors).toBeLessThan(errors)
  hangUp()
  close()
})

test('an order of battle that another scenario of the folder could not be played with is not published', async () => {
  const { router, close } = makeRouterWithShelf()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, ['ford', 'evening'])
  const { campaign } = await calls.drafts.publish({ id, number })
  const other = await drafting(calls, [campaign, 'evening-2'])
  await calls.drafts.publish(other)
  // In the first one a unit takes the place of another that the second goes on naming.
  const [list] = (await calls.drafts.armies({ id })).lists
  const look = await calls.drafts.look({ id })
  const { thing: line, place } = look.placements.find(({ at, place: hex }) => at === 'map' && hex !== null)!
  const how = { facing: textIn(look.placements.find(({ thing }) => thing === line)!.how['facing']) }
  const dropped = await calls.drafts.gesture({
    id,
    number: look.number,
    edits: [
      { do: 'copy-line', list: list!.id, line },
      { do: 'drop-line', list: list!.id, line },
      { do: 'place', things: [{ thing: `${line}-2`, place, how }] },
    ],
  })
  expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
  expect(await denied(calls.drafts.publish({ id, number: dropped.number }))).toMatchObject({ code: 'NOT_NOW' })
  const { lines } = listOf(await calls.drafts.armies({ id }), list!.id)
  const nameOfCopy = lines.find((one) => one.id === `${line}-2`)!.name
  expect(nameOfCopy.en).toMatch(/ \(2\)$/)
  const twice = await calls.drafts.gesture({
    id,
    number: dropped.number,
    edits: [{ do: 'copy-line', list: list!.id, line: `${line}-2` }],
  })
  const again = listOf(await calls.drafts.armies({ id }), list!.id).lines.find((one) => one.id === `${line}-2-2`)!
  expect(again.name.fr).toBe(nameOfCopy.fr.replace('(2)', '(3)'))
  await calls.drafts.undo({ id, number: twice.number })
  const whole = await calls.drafts.undo({ id, number: (await calls.drafts.look({ id })).number })
  // What both can be played with is published for both.
  const named = await calls.drafts.gesture({
    id,
    number: whole.number,
    edits: [{ do: 'set-cell', list: list!.id, line, column: 'name', value: { en: 'Another', fr: 'Une autre' } }],
  })
  await calls.drafts.publish({ id, number: named.number })
  expect((await calls.campaigns.list()).find((one) => one.id === campaign)).toMatchObject({ errors: [] })
  hangUp()
  close()
})

test('a value that cannot stand in the order of battle is refused by the name of its field and its limits', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, ['chalons-1870', 'beaumont-sedan'])
  const list = 'sides.french.units'
  const [line] = listOf(await calls.drafts.armies({ id }), list).lines
  const said = async (column: string, value: string | number | number[] | null) => {
    const edit = { do: 'set-cell' as const, list, line: line!.id, column, value }
    return (await denied(calls.drafts.gesture({ id, number, edits: [edit] }))).data
  }
  const limits = { said: words('“Infantry” is at least 0 and at most 20.', '« Infanterie » : au moins 0, au plus 20.') }
  expect(await said('strength.infantry', -4)).toEqual(limits)
  expect(await said('strength.infantry', 99_999)).toEqual(limits)
  expect(await said('mp', 0)).toMatchObject({ said: { en: '“MP” is at least 1 and at most 999.' } })
  expect(await said('mp', null)).toMatchObject({ said: { en: '“MP” cannot be left empty.' } })
  expect(await said('mp', 1.5)).toMatchObject({ said: { en: '“MP” is a whole number.' } })
  expect(await said('row', [4, 9])).toMatchObject({
    said: { en: '“Morale over the boxes” is at least 1 and at most 6.' },
  })
  expect(await said('row', Array<number>(40).fill(4))).toMatchObject({
    said: { en: '“Morale over the boxes” cannot be that: the order of battle could not be read any more.' },
  })
  expect(await said('name', ' ')).toEqual({
    said: words('“Name” cannot be left empty.', '« Nom » ne peut rester vide.'),
  })
  hangUp()
  close()
})

test('a line that was added to a draft and removed again is named by its former name', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, houses[0])
  const list = 'sides.french.corps'
  let next = await calls.drafts.gesture({ id, number, edits: [{ do: 'copy-line', list, line: 'fr-5' }] })
  const corps = listOf(await calls.drafts.armies({ id }), list)
  const line = corps.lines[corps.lines.findIndex((one) => one.id === 'fr-5') + 1]!.id
  const rename = { do: 'set-cell' as const, list, line, column: 'commander', value: 'Bourbaki' }
  const join = { do: 'set-cell' as const, list: 'sides.french.units', line: 'fr-5-1', column: 'corps', value: line }
  for (const edit of [rename, join, { do: 'drop-line' as const, list, line }])
    next = await calls.drafts.gesture({ id, number: next.number, edits: [edit] })
  const { faults } = await calls.drafts.faults({ id })
  const { problem } = faults.find(({ problem: { code } }) => code === 'there-is-no-corps-of-units')!
  expect(problem.message).toMatch(/^There is no corps “[^”]*Bourbaki[^”]*”/)
  expect(problem.inFrench.message).toMatch(/^Il n’y a pas de corps «\u00a0[^»]*Bourbaki/)
  expect(problem.remedy).not.toContain('Did you mean')
  hangUp()
  close()
})

test('who did not stand in this scenario does not when he is put back, and the last line of a list stays', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const from = { what: 'copy', campaign: 'chalons-1870', scenario: 'first-march' } as const
  const { id } = await calls.drafts.begin({ from, language: 'en' })
  let { number } = await calls.drafts.look({ id })
  const drop = (list: string, line: string) =>
    calls.drafts.gesture({ id, number, edits: [{ do: 'drop-line', list, line }] })
  for (const [list, line, remedy] of [
    ['sides.german.leaders', 'frederick-william', /^Put back into the order of battle: Crown Prince/],
    ['sides.german.units', 'ge-w-1', /^Put back into the order of battle: Württemberg Division/],
    ['sides.german.units', 'ge-w-1', /^Remove Württemberg/],
  ] as const) {
    number = (await drop(list, line)).number
    const [fault] = (await calls.drafts.faults({ id })).faults
    const found = fault!.remedies.find(({ title }) => remedy.test(title.en))
    expect(found, fault!.remedies.map(({ title }) => title.en).join()).toBeDefined()
    number = (await calls.drafts.remedy({ id, number, fault: fault!.key, remedy: found!.key })).number
    const { placements } = await calls.drafts.look({ id })
    expect([(await calls.drafts.faults({ id })).faults, placements.some(({ thing }) => thing === line)]).toEqual([
      [],
      false,
    ])
    for (const _ of ['the remedy', 'the line']) number = (await calls.drafts.undo({ id, number })).number
  }
  expect((await denied(drop('sides.french.leaders', 'mac-mahon'))).data).toMatchObject({
    said: { en: 'This is the last line of “The French: leaders”: there has to be one.' },
  })
  const name = { list: 'sides.german.units', line: 'ge-w-1', column: 'name', value: { en: ' ', fr: 'x' } } as const
  const emptied = calls.drafts.gesture({ id, number, edits: [{ do: 'set-cell', ...name }] })
  expect((await denied(emptied)).data).toMatchObject({ said: { en: '“Name” cannot be left empty.' } })
  hangUp()
  close()
})
