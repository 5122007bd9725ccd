import { describe, expect, it } from 'vitest'
import type { EnemyStudy } from '#engine/gaiter-button/window-types.ts'
import type { Entry } from '../../src-main/contract/games.ts'
import { pickFrom } from '../kernel/table.ts'
import { denied, type Calls } from '../main/carry.ts'
import { playDay } from './days/battle-day.ts'
import { hotSeat, open, playOn, serveHouse } from './table.ts'

const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'book' }

type Book = Entry['entry'] | null
const bookOf = async (calls: Calls, id: number, side: number, stop?: number): Promise<Book> =>
  (await calls.games.intelligence({ id, side, ...(stop === undefined ? {} : { stop }) })).book
const tokensOf = (book: Book): Entry['entry'][] => (book?.['tokens'] ?? []) as Entry['entry'][] // as the system writes it

/** Acts for the side that decides, in its seat. */
async function actFor(calls: Calls, id: number, choose: (actions: readonly string[]) => string): Promise<number> {
  const { decider } = await calls.games.look({ id })
  const { question } = await calls.games.sit({ id, side: decider! })
  await calls.games.act({ id, action: choose(question!.answers.map(({ action }) => action)) })
  return decider!
}

describe('the book of what a side can conclude', { timeout: 120_000 }, () => {
  it('is for the side that sits, and in an open game for both', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    await calls.games.open({ id })
    expect((await denied(calls.games.intelligence({ id, side: 0 }))).code).toBe('NOT_YOURS')
    await calls.games.sit({ id, side: 0 })
    expect(tokensOf(await bookOf(calls, id, 0)).length).toBeGreaterThan(0)
    expect((await denied(calls.games.intelligence({ id, side: 1 }))).code).toBe('NOT_YOURS')
    const other = await calls.games.begin({ ...march, players: open })
    await calls.games.open(other)
    for (const side of [0, 1]) expect(tokensOf(await bookOf(calls, other.id, side)).length).toBeGreaterThan(0)
  })

  it('shows for every earlier stop what it showed then, whatever was done and undone since', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: open })
    let table = await calls.games.open({ id })
    const books: Book[] = []
    const pick = pickFrom(2)
    for (let acts = 0; acts < 60 && table.ending === null; acts++) {
      books.push(await bookOf(calls, id, acts % 2, table.stop))
      table = await playOn(calls, table, 1, pick(1000))
      if (table.canUndo && acts % 3 === 0) {
        await calls.games.undo({ id })
        table = await calls.games.redo({ id })
      }
    }
    for (const [stop, book] of books.entries()) expect(await bookOf(calls, id, stop % 2, stop)).toEqual(book)
    await calls.games.close({ id })
    await calls.games.open({ id })
    expect(await bookOf(calls, id, 1, books.length - 1 - (books.length % 2))).toEqual(
      books[books.length - 1 - (books.length % 2)],
    )
  })

  it('is, in a film, what it was at the frame that is shown', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: open })
    const now = await playOn(calls, await calls.games.open({ id }), 30)
    const { frames } = await calls.games.film({ id, since: 0 })
    for (const frame of [0, 3, frames.length]) {
      const { stop } = await calls.games.filmed({ id, since: 0, frame })
      const { book } = await calls.games.intelligence({ id, side: 0, film: { since: 0, frame } })
      expect(book).toEqual(await bookOf(calls, id, 0, stop))
    }
    const { book } = await calls.games.intelligence({ id, side: 0, film: { since: 0, frame: 3 } })
    expect(book).not.toEqual(await bookOf(calls, id, 0, now.stop))
  })

  it('counts as many enemies as the layer about the enemy, and of those by name all that it shows by name', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, scenario: 'beaumont-sedan', seed: 'a', players: hotSeat })
    await playDay(calls, id, { byOrders: true, battles: 3, reconnaissances: 1 })
    for (const side of [0, 1]) {
      await calls.games.sit({ id, side })
      const book = await bookOf(calls, id, side)
      const { study } = await calls.games.study({ id, side, request: { study: 'enemy' } })
      const { stacks } = study as unknown as EnemyStudy // as it was requested
      const shown = stacks.flatMap(({ known }) => known.map(({ counter }) => counter))
      const inBook = tokensOf(book).flatMap(({ counter }) => (counter === null ? [] : [counter]))
      expect(tokensOf(book)).toHaveLength(stacks.reduce((sum, { counters }) => sum + counters, 0))
      expect(book?.['known']).toBe(inBook.length)
      expect(shown).not.toHaveLength(0)
      expect(inBook).toEqual(expect.arrayContaining(shown))
    }
  })

  it('refers to stops, never to moments, so that the acts of the enemy cannot be counted', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    await calls.games.open({ id })
    const pick = pickFrom(5)
    for (let acts = 0; acts < 40 && (await calls.games.look({ id })).ending === null; acts++)
      await actFor(calls, id, (actions) => actions[pick(actions.length)]!)
    for (const side of [0, 1]) {
      await calls.games.sit({ id, side })
      const text = JSON.stringify(await bookOf(calls, id, side))
      const last = (await calls.games.stops({ id })).length
      expect(text).not.toContain('"moment"')
      const stops = [...text.matchAll(/"stop":(\d+)/g)].map(([, stop]) => Number(stop))
      expect(stops.length).toBeGreaterThan(0)
      expect(Math.max(...stops)).toBeLessThanOrEqual(last)
    }
  })

  it('is the same of games that differ only in what a side cannot know', async () => {
    const books = await Promise.all(
      [0, 1].map(async (choice) => {
        const { calls } = serveHouse()
        const { id } = await calls.games.begin({ ...march, players: hotSeat })
        await calls.games.open({ id })
        const told: Book[] = []
        // Up to the first stack that is made up: one of the two counters that could be taken, or the other.
        for (let acts = 0; acts < 60; acts++) {
          let isTaken = false
          const decider = await actFor(calls, id, (actions) => {
            const takes = actions.filter((action) => action.startsWith('take '))
            const activate = actions.find((action) => action.startsWith('activate '))
            isTaken = takes.length > 1
            return takes[takes.length > 1 ? choice : 0] ?? activate ?? actions.at(-1)!
          })
          if (!isTaken) continue
          await calls.games.sit({ id, side: 1 - decider })
          told.push(await bookOf(calls, id, 1 - decider))
          return told
        }
        return told
      }),
    )
    expect(books[0]).toHaveLength(1)
    expect(books[1]).toEqual(books[0])
  })

  it.each([
    ['portable-spicheren', 'spicheren', false],
    ['wissembourg-1870', 'wissembourg', false],
    ['spicheren-1870', 'spicheren', true],
    ['chalons-1870', 'first-march', true],
  ])('is kept and offered only where something is hidden (%s, %s)', async (campaign, scenario, isKept) => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ campaign, scenario, seed: 'book', players: open })
    await calls.games.open({ id })
    expect((await calls.games.setting({ id })).hasBook).toBe(isKept)
    expect((await bookOf(calls, id, 0)) !== null).toBe(isKept)
  })
})
