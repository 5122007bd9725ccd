import { describe, expect, test } from 'vitest'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { onBench, playOn } from './on-bench.ts'

const bench = (scenario?: string) => onBench(escapeFromSedan, 'escape-from-sedan-1870', scenario)
type Bench = ReturnType<typeof bench>

const put = (one: Bench, thing: string, place: string, how = {}) =>
  one.do({ do: 'place', things: [{ thing, place, how }] })
const rowOf = (one: Bench, unit: string): JsonObject | undefined =>
  (one.document['units'] as readonly JsonObject[]).find((row) => row['unit'] === unit)
const whyNot = ({ editing, files, document }: Bench, things: readonly string[], place: string) =>
  editing.mayNotStand(files, document, things, place)[0]?.why.en

describe('a battle on a measured table', () => {
  test('has units by their commanders, commanders and the Emperor to place', () => {
    const { files, editing } = bench()
    const { things, formations, arrival } = editing.palette(files)
    expect(things.find(({ id }) => id === 'l5')).toMatchObject({
      kind: 'unit',
      sign: 'infantry',
      formation: ['liebert'],
    })
    expect(things.find(({ id }) => id === 'ca1')!.how.map(({ id }) => id)).toEqual(['facing', 'formation'])
    expect(things.find(({ id }) => id === 'liebert')!.how.map(({ id }) => id)).toEqual(['cards'])
    expect(things.find(({ id }) => id === 'emperor')).toMatchObject({ side: 0, sign: 'leader' })
    expect(formations.map(({ id }) => id)).toEqual(expect.arrayContaining(things.flatMap(({ formation }) => formation)))
    expect(arrival).toBe('never')
  })

  test('stands at points, with facing and formation, and says how it lies there', () => {
    const one = bench('one-battalion')
    expect(put(one, 'l37', '900,700', { facing: '11', formation: 'line' })).toBe('37th of the Line to Le Terme')
    expect(rowOf(one, 'l37')).toEqual({ unit: 'l37', at: [900, 700], facing: 11, formation: 'line' })
    expect(one.placed('l37')).toMatchObject({ at: 'map', place: '900,700', how: { facing: '11', formation: 'line' } })
    expect(one.placed('l37')!.base).toMatchObject({ across: 24, figures: 4, left: 24, near: 'le-terme' })
    expect(put(one, 'l37', '900,700', { formation: 'limbered' })).toMatch(/^no: /)
    expect(put(one, 'l37', 'nowhere')).toMatch(/^no: /)
    expect(one.do({ do: 'arrive', things: ['l37'], turn: 2, place: '900,700' })).toMatch(/^no: /)
    expect(one.errors()).toEqual([])
  })

  test('a unit that is placed for the first time looks towards the enemy, in a formation of its arm', () => {
    const one = bench('one-battalion')
    put(one, 'ir87', '1000,600')
    expect(rowOf(one, 'ir87')).toMatchObject({ facing: 6, formation: 'line' })
    put(one, 'fb1', '900,760')
    expect(rowOf(one, 'fb1')).toMatchObject({ formation: 'unlimbered' })
  })

  test('a name means a free point near it, and several things come side by side', () => {
    const one = bench('one-battalion')
    const things = ['ch6', 'l37', 'l89'].map((thing) => ({ thing, place: 'le-terme', how: {} }))
    one.do({ do: 'place', things })
    expect(new Set(['ch6', 'l37', 'l89'].map((thing) => one.placed(thing)!.place)).size).toBe(3)
    expect(one.errors()).toEqual([])
    // The same point twice: the second finds a place beside the first.
    one.do({ do: 'lift', things: ['ch6', 'l37', 'l89'] })
    one.do({ do: 'place', things: things.map((each) => ({ ...each, place: '900,700' })) })
    expect(one.placed('ch6')!.place).toBe('900,700')
    expect(one.errors()).toEqual([])
  })

  test('says why a unit may not stand at a point', () => {
    const one = bench('charges-of-floing')
    expect(whyNot(one, ['ch6'], '900,640')).toBeUndefined()
    expect(whyNot(one, ['ch6'], '1800,700')).toBe('That is beyond what is played on.')
    expect(whyNot(one, ['ca1'], '500,700')).toMatch(/^That ground is closed to it: /)
    expect(whyNot(one, ['ch6'], '500,700')).toBeUndefined()
    expect(whyNot(one, ['ch6'], '989,736')).toBe('Somebody stands there: 5th of the Line.')
    expect(whyNot(one, ['ch6'], '896,500')).toMatch(/^An enemy is within two inches: /)
    // Those that go with it keep their distances: it is one of them that finds no room.
    expect(whyNot(one, ['ch6', 'l5'], '990,746')).toMatch(/^That is beyond|^Somebody stands there/)
  })

  test('a commander comes with cards and goes with them', () => {
    const one = bench('one-battalion')
    put(one, 'margueritte', '1000,1000', { cards: 4 })
    expect(one.document['cards']).toEqual({ french: [6, 4], german: [6] })
    put(one, 'liebert', '1000,960', { cards: 8 })
    expect(one.document['cards']).toEqual({ french: [8, 4], german: [6] })
    expect(one.placed('liebert')).toMatchObject({ place: '1000,960', how: { cards: 8 } })
    one.do({ do: 'lift', things: ['margueritte'] })
    expect(one.document['cards']).toEqual({ french: [8], german: [6] })
    one.do({ do: 'set', field: 'cards.german.0', value: 3 })
    expect(one.placed('gersdorff')!.how).toEqual({ cards: 3 })
    expect(one.errors()).toEqual([])
  })

  test('says how it is won, and is won otherwise when asked to', () => {
    const one = bench('charges-of-floing')
    const sentence = () => one.sheet('victory').rows[0]!.sentence
    expect(sentence().en).toMatch(/^At the end of turn 8 the side with more unrouted units/)
    one.do({ do: 'set', field: 'victory.most', value: false })
    expect(sentence().fr).toMatch(/a seul des unités/)
    one.do({ do: 'add', to: 'victory', kind: 'exit' })
    expect(sentence().en).toMatch(/the Emperor and 24 of their stands/)
    put(one, 'emperor', '950,1100')
    one.do({ do: 'add', to: 'ground', kind: 'whole' })
    expect(one.document).toMatchObject({ frame: [0, 0, 2304, 1152], emperor: [950, 1100] })
    expect(one.errors()).toEqual([])
    one.do({ do: 'add', to: 'ground', kind: 'about' })
    expect(one.errors()).toEqual([])
    expect(one.document['frame']).not.toEqual([0, 0, 2304, 1152])
  })

  test('takes over the positions of another battle', () => {
    const one = bench('one-battalion')
    one.do({ do: 'add', to: 'ground', kind: 'whole' })
    one.do({ do: 'take-over', scenario: 'charges-of-floing', things: ['hu1', 'margueritte'] })
    expect(one.placed('hu1')).toMatchObject({ place: '909,992', how: { facing: '0', formation: 'column' } })
    expect(one.placed('margueritte')).toMatchObject({ place: '1034,1030', how: { cards: 9 } })
    expect(one.errors()).toEqual([])
  })

  test('stands as play has left it: moved, with losses, gone', () => {
    const one = bench('one-battalion')
    const position = {
      unit: { l5: { at: '992,780', facing: 1, formation: 'line', figures: 10 }, ir80: { fate: 2, at: '-' } },
      leader: { liebert: { at: '992,900' } },
    }
    const left = { ...one, document: { ...one.document, position } } as Bench
    const { editing, files, document } = left
    const found = editing.placements(files, document)
    expect(found.find(({ thing }) => thing === 'l5')).toMatchObject({
      place: '992,780',
      how: { facing: '1', formation: 'line' },
      base: { left: 10 },
    })
    expect(found.find(({ thing }) => thing === 'ir80')).toBeUndefined()
    expect(found.find(({ thing }) => thing === 'liebert')).toMatchObject({ place: '992,900' })
    // Who is placed anew is where he is placed, and what play did to his ranks stays.
    const open = JSON.parse(JSON.stringify(document))
    editing.applyEdit(files, open, { do: 'place', things: [{ thing: 'l5', place: '950,850', how: {} }] })
    expect(open.position.unit.l5).toEqual({ figures: 10 })
    expect(editing.placements(files, open).find(({ thing }) => thing === 'l5')).toMatchObject({ place: '950,850' })
  })

  test('plays, and tells of its first turn and of the standard questions', () => {
    const one = bench('charges-of-floing')
    put(one, 'l5', '989,726')
    const play = one.begin()
    expect(stateAsJson(play)['unit']).toMatchObject({ l5: { at: '989,726' } })
    const lines = one.editing.report(play, one.files)
    expect(lines.find(({ kind }) => kind === 'command')?.sentence.en).toMatch(/units are in command\.$/)
    expect(lines.find(({ kind }) => kind === 'fire')?.sentence.en).toMatch(/could fire at once|nobody could fire/)
    const questions = one.editing.standard(play)
    expect(questions.map(({ id }) => id)).toEqual(['french-volley', 'german-volley', 'charge'])
    for (const { answers } of questions)
      for (const { chance } of answers) {
        expect(chance).toBeGreaterThan(0)
        expect(chance).toBeLessThan(1)
      }
    expect(playOn(play, 40)).toBe(40)
  })
})
