import { describe, expect, it } from 'vitest'
import type { Frame } from '../../../src-main/contract/games.ts'
import { denied, type Calls } from '../../main/carry.ts'
import { hotSeat, people, serveHouse } from '../table.ts'

const CAMPAIGN = 'chalons-1870'
const RECORD = 'as-it-was'

/** The campaign as it was, on the table. */
async function watched(calls: Calls) {
  const { id } = await calls.games.watch({ campaign: CAMPAIGN, record: RECORD, language: 'fr' })
  return calls.games.open({ id })
}

describe('a recorded game', () => {
  it('is offered with its campaign, and no other campaign has one', async () => {
    const { calls } = serveHouse()
    const offers = (await calls.campaigns.list()).flatMap((one) =>
      one.state === 'playable' ? one.records.map(({ id, title }) => [one.id, id, title.en]) : [],
    )
    expect(offers).toEqual([[CAMPAIGN, RECORD, 'The campaign as it was']])
  })

  it('becomes a game of the library in which everything lies open, whole in the eyes of the check', async () => {
    const { calls } = serveHouse()
    const table = await watched(calls)
    expect(table).toMatchObject({ name: 'La campagne telle qu’elle fut', players: { sides: people, open: true } })
    expect(table.when?.en).toContain('2 September')
    let verified: unknown
    for await (const step of await calls.library.verify({ id: table.id })) if (step.at === 'end') verified = step.result
    expect(verified).toMatchObject({ whole: true, fault: null })
  })

  it('stays as it is, and is the same game whenever it is watched again, until it is thrown away', async () => {
    const { calls } = serveHouse()
    const { id, stop, question, canUndo, readOnly } = await watched(calls)
    expect({ canUndo, why: readOnly?.why }).toEqual({ canUndo: false, why: 'record' })
    for (const change of [
      () => calls.games.undo({ id }),
      () => calls.games.act({ id, action: question!.answers[0]!.action }),
      () => calls.games.goTo({ id, moment: 10 }),
    ])
      expect(await denied(change())).toMatchObject({ code: 'READ_ONLY' })
    expect(await watched(calls)).toMatchObject({ id, stop })
    const [entry, ...others] = await calls.library.list({})
    expect(others).toEqual([])
    expect(entry).toMatchObject({ id, record: true })
    await calls.library.remove({ id })
    const again = await watched(calls)
    expect(again.id).not.toBe(id)
    const fork = await calls.games.fork({ id: again.id, stop: 10 })
    expect((await calls.games.open(fork)).readOnly).toBeNull()
    expect((await calls.library.list({})).map(({ record }) => record)).toEqual([false, true])
  })

  it('tells its notes and its evenings at their moments, in both languages', async () => {
    const { calls } = serveHouse()
    const { id } = await watched(calls)
    const stops = await calls.games.stops({ id })
    const told = stops.flatMap(({ stop, notes }) => notes.map(({ title }) => [stop, title.en, title.fr] as const))
    const titles = told.map(([, en]) => en)
    expect(titles).toContain('Buzancy, 27 August')
    expect(titles.filter((title) => title.startsWith('The evening of'))).toHaveLength(8)
    const [evening] = stops.flatMap(({ notes }) => notes.filter(({ title }) => title.en === 'The evening of 31 August'))
    expect(evening?.text).toEqual({ en: 'Everybody stands where he stood.', fr: 'Chacun est là où il était.' })
  })

  it('shows what it tells with the frames of its film that lead there', async () => {
    const { calls } = serveHouse()
    const { id } = await watched(calls)
    const stops = await calls.games.stops({ id })
    const buzancy = stops.findIndex(({ notes }) => notes.some(({ title }) => title.en === 'Buzancy, 27 August'))
    const { frames } = await calls.games.film({ id, since: buzancy - 12 })
    const first = frames.findIndex(({ notes }) => notes.length > 0)
    expect(frames[first]?.notes.map(({ title }) => title.fr)).toEqual(['Buzancy, 27 août'])
    const words = (frame: Frame) => frame.told.map(({ entry }) => entry['kind'])
    expect(frames.slice(0, first + 1).flatMap(words)).toContain('retreat-tried')
  })

  it('tells its notes no longer where the game has gone another way', async () => {
    const { calls } = serveHouse()
    const { id } = await watched(calls)
    const fork = await calls.games.fork({ id, stop: 10 })
    const { question } = await calls.games.open({ id: fork.id })
    const { action } = question!.answers.at(-1)!
    await calls.games.act({ id: fork.id, action })
    const stops = await calls.games.stops({ id: fork.id })
    expect(stops.flatMap(({ notes }) => notes.map(({ title }) => title.en))).toEqual(['Rethel, 25 August'])
  })

  it.each([
    ['a campaign that is not there', { campaign: 'atlantis', record: RECORD }],
    ['a recorded game that is not there', { campaign: CAMPAIGN, record: 'atlantis' }],
  ])('is denied of %s', async (_, request) => {
    const { calls } = serveHouse()
    expect(await denied(calls.games.watch(request))).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('taking over a side', () => {
  it('goes on from a moment with a person on one side and an opponent on the other, neither seeing what is hidden', async () => {
    const { calls } = serveHouse()
    const { id } = await watched(calls)
    const stops = await calls.games.stops({ id })
    const morning = stops.findIndex(({ when }) => when?.en.includes('30 August') === true)
    const taken = await calls.games.fork({ id, stop: morning, players: { sides: ['person', 'officer'], open: false } })
    const table = await calls.games.open({ id: taken.id })
    expect(table.players).toEqual({ sides: ['person', 'officer'], open: false })
    expect(table.seat).toBe(0)
    expect(table.views.map(({ side }) => side)).toEqual([0])
    expect(table.when?.en).toContain('30 August')
    expect((await calls.games.look({ id })).stop).toBe(stops.length - 1)
  })

  it('is for open games only, and for who can play', async () => {
    const { calls } = serveHouse()
    const hidden = await calls.games.begin({ campaign: CAMPAIGN, scenario: 'first-march', seed: 'a', players: hotSeat })
    await calls.games.open(hidden)
    await calls.games.sit({ ...hidden, side: 0 })
    const open = { sides: people, open: true }
    expect(await denied(calls.games.fork({ ...hidden, stop: 0, players: open }))).toMatchObject({ code: 'NOT_NOW' })
    const { id } = await watched(calls)
    const stranger = { sides: ['person', 'atlantis'] as [string, string], open: true }
    expect(await denied(calls.games.fork({ id, stop: 0, players: stranger }))).toMatchObject({ code: 'BAD_CHOICE' })
  })
})
