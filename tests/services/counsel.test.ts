import { describe, expect, it } from 'vitest'
import type { Advice } from '../../src-main/contract/advice.ts'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { type Calls, denied, resultOf } from '../main/carry.ts'
import { hotSeat, open, playOn, serveHouse } from './table.ts'

const spicheren = { campaign: 'portable-spicheren', scenario: 'spicheren', seed: 'advice' }
const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'advice' }

const adviceFor = async (calls: Calls, { id }: GameSnapshot): Promise<Advice> => resultOf(calls.games.advise({ id }))

/** Does what is advised. */
const follow = (calls: Calls, { id }: GameSnapshot, { best: { does } }: Advice): Promise<GameSnapshot> =>
  'act' in does ? calls.games.act({ id, action: does.act }) : calls.games.order({ id, order: does.order })

describe('advice', () => {
  it('is what the officer would do, with the next best, in both languages, and can be followed', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: open })
    let table = await playOn(calls, await calls.games.open({ id }), 0)
    while (table.question?.kind !== 'impulse') table = await follow(calls, table, await adviceFor(calls, table))
    const advice = await adviceFor(calls, table)
    expect(advice.by.id).toBe('officer')
    expect(advice.deeper).toBe('general')
    expect(advice.others.length).toBeGreaterThan(0)
    for (const { title, purpose } of [advice.best, ...advice.others]) {
      expect(purpose?.en).toMatch(/^[A-Z].*\.$/)
      expect(purpose?.fr).toMatch(/^[A-ZÀ-Ý].*\.$/)
      expect(purpose?.en).not.toBe(purpose?.fr)
      expect(title.en).not.toBe('')
    }
    for (const { worth } of advice.others) expect(worth).toBeLessThanOrEqual(advice.best.worth!)
    expect(await adviceFor(calls, table)).toEqual(advice)
    const after = await follow(calls, table, advice)
    expect(after.stop).toBeGreaterThan(table.stop)
  })

  it('stays on its scale, from −100 to +100, also where much is judged at sight', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, scenario: 'august-1870', players: open })
    let table = await playOn(calls, await calls.games.open({ id }), 0)
    while (table.question?.kind !== 'impulse') table = await follow(calls, table, await adviceFor(calls, table))
    const { best, others } = await adviceFor(calls, table)
    const worths = [best, ...others].map(({ worth }) => worth!)
    expect(best.samples).toBe(0)
    expect(Math.max(...worths.map(Math.abs))).toBeLessThanOrEqual(100)
    expect(new Set(worths).size).toBeGreaterThan(1)
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  })

  it('has no figure where it was weighed against nothing', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: open })
    const table = await playOn(calls, await calls.games.open({ id }), 0)
    expect(table.question?.kind).toBe('decoys')
    const { best, others } = await adviceFor(calls, table)
    expect([best.worth, best.samples, others]).toEqual([null, 0, []])
    expect(best.purpose?.en).toBe('As is usual.')
  })

  it('is for the side that is asked, from what it knows, and for nobody while the table is handed over', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    await calls.games.open({ id })
    expect(await denied(resultOf(calls.games.advise({ id })))).toMatchObject({ code: 'NOT_YOURS' })
    const table = await calls.games.sit({ id, side: 0 })
    const other = table.decider === 0 ? 1 : 0
    await calls.games.sit({ id, side: other })
    expect(await denied(resultOf(calls.games.advise({ id })))).toMatchObject({ code: 'NOT_YOURS' })
    await calls.games.sit({ id, side: 1 - other })
    expect((await adviceFor(calls, table)).by.id).toBe('officer')
  })
})

describe('comments on a day', () => {
  it('give for each choice of a person what was done and what the officer would have done', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, players: open })
    let table = await calls.games.open({ id })
    for (let acts = 0; acts < 18; acts += 1) {
      const advice = await adviceFor(calls, table)
      const { does } = advice.best
      const other = table.question!.answers.find(({ action }) => !('act' in does && does.act === action))
      const isContrary = 'act' in does && other !== undefined && acts % 4 === 0
      table = isContrary ? await calls.games.act({ id, action: other.action }) : await follow(calls, table, advice)
    }
    const remarks = [
      ...(await resultOf(calls.games.review({ id, side: 0, turn: 1 }))),
      ...(await resultOf(calls.games.review({ id, side: 1, turn: 1 }))),
    ]
    expect(remarks.length).toBeGreaterThan(3)
    const stops = await calls.games.stops({ id })
    for (const { stop, done } of remarks) expect(stops[stop]?.title).toEqual(done)
    expect(remarks.some(({ alike }) => alike)).toBe(true)
    expect(remarks.some(({ alike }) => !alike)).toBe(true)
    expect(remarks.some(({ told }) => told.length > 0)).toBe(true)
  })

  it('tell what came of a thing, and nothing of what was done after it; a mere No with its question', async () => {
    const { calls } = serveHouse()
    const siege = { campaign: 'belfort-1870', scenario: 'january-1871', seed: 'advice', players: open }
    const { id } = await calls.games.begin(siege)
    await calls.games.open({ id })
    const acts = ['choose illness-bourbaki', 'decline', 'end-operations', 'end-operations', 'bombard mfar4-2 zone-7']
    for (const action of [...acts, 'decline']) await calls.games.act({ id, action })
    const remarks = [
      ...(await resultOf(calls.games.review({ id, side: 0, turn: 5 }))),
      ...(await resultOf(calls.games.review({ id, side: 1, turn: 5 }))),
    ]
    const at = (stop: number) => remarks.find((remark) => remark.stop === stop)
    expect(at(3)).toMatchObject({ done: { en: 'No more operational movement' }, told: [] })
    expect(at(4)).toMatchObject({ done: { en: 'No more operational movement' }, told: [] })
    expect(at(2)).toMatchObject({
      done: { en: 'No' },
      asked: { en: expect.stringContaining('Take a second counter?'), fr: expect.stringContaining('second pion') },
    })
    expect(at(5)?.asked).toBeNull()
    expect(at(5)?.told.some(({ sentence }) => sentence?.en.startsWith('2/MFAR 4 bombards 7 Les Perches'))).toBe(true)
  })

  it('call a march the same only if it led to the same place', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: open })
    let table = await playOn(calls, await calls.games.open({ id }), 0)
    while (table.question?.kind !== 'impulse') table = await follow(calls, table, await adviceFor(calls, table))
    const side = table.decider!
    const { best } = await adviceFor(calls, table)
    if (!('order' in best.does) || best.does.order['order'] !== 'march') throw new Error('a march is advised')
    const { stop } = table
    const remarkNow = async () =>
      (await resultOf(calls.games.review({ id, side, turn: 1 }))).find((one) => one.stop > stop)
    await calls.games.order({ id, order: best.does.order })
    expect(await remarkNow()).toMatchObject({ alike: true, against: null })
    const acts = (await calls.games.stops({ id })).slice(stop + 1).map(({ action }) => action!)
    await calls.games.undo({ id })
    // The same march by hand, as far as its first place.
    const firstMove = acts.findIndex((action) => action.startsWith('move'))
    expect(acts[firstMove + 1]).toMatch(/^move/)
    for (const action of [...acts.slice(0, firstMove + 1), 'end-activation']) await calls.games.act({ id, action })
    expect(await remarkNow()).toMatchObject({ alike: false, against: null })
  })

  it('of the other side are refused while anything is hidden', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'officer'] as [string, string], open: false }
    const { id } = await calls.games.begin({ ...march, players })
    await calls.games.open({ id })
    await calls.games.sit({ id, side: 0 })
    expect(await denied(resultOf(calls.games.review({ id, side: 1, turn: 1 })))).toMatchObject({ code: 'NOT_YOURS' })
  })

  it('are its own reasons where a program played: it would always do the same again', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'officer'] as [string, string], open: true }
    const { id } = await calls.games.begin({ ...spicheren, players })
    await playOn(calls, await calls.games.open({ id }), 24)
    const remarks = await resultOf(calls.games.review({ id, side: 1, turn: 1 }))
    expect(remarks.length).toBeGreaterThan(3)
    expect(remarks.every(({ alike }) => alike)).toBe(true)
    expect(remarks.every(({ advice }) => advice.by.id === 'officer')).toBe(true)
  })
})
