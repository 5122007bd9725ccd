import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickFrom } from '../kernel/table.ts'
import { denied, resultOf } from '../main/carry.ts'
import { hotSeat, open, playOn, serveFord, serveHouse } from './table.ts'

const spicheren = { campaign: 'portable-spicheren', scenario: 'spicheren', players: open }

describe('an open game', { timeout: 120_000 }, () => {
  it('is after any undo what it was before the act, and after any redo what it was before the undo', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, seed: 'undo' })
    const first = await calls.games.open({ id })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 25 }), fc.nat(), async (acts, seed) => {
        await calls.games.goTo({ id, moment: 0 })
        const tables = [await calls.games.look({ id })]
        const pick = pickFrom(seed)
        for (let count = 0; count < acts && tables.at(-1)!.question !== null; count += 1) {
          const { answers } = tables.at(-1)!.question!
          tables.push(await calls.games.act({ id, action: answers[pick(answers.length)]!.action }))
        }
        // What can be done again is not the same on the way back: the rest is.
        const plain = tables.map((table) => ({ ...table, canRedo: true }))
        for (const before of plain.slice(0, -1).toReversed()) expect(await calls.games.undo({ id })).toEqual(before)
        for (const [index, after] of tables.slice(1).entries()) {
          const again = await calls.games.redo({ id })
          expect({ ...again, canRedo: after.canRedo }).toEqual(after)
          expect(await calls.games.past({ id, stop: index })).toMatchObject({
            views: tables[index]!.views,
            stop: index,
          })
        }
      }),
      { numRuns: 8 },
    )
    expect((await calls.games.goTo({ id, moment: 0 })).views).toEqual(first.views)
  })

  it('is the same table when it is opened again, by the same process and by the next', async () => {
    const { calls, folder, close } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, seed: 'again' })
    await playOn(calls, await calls.games.open({ id }), 40)
    await calls.games.undo({ id })
    await calls.games.undo({ id })
    const [table, journal, stops, branches] = [
      await calls.games.look({ id }),
      await calls.games.journal({ id }),
      await calls.games.stops({ id }),
      await calls.games.branches({ id }),
    ]
    await calls.games.close({ id })
    expect(await calls.games.open({ id })).toEqual(table)
    close()
    const next = serveHouse(folder).calls
    expect((await denied(next.games.look({ id }))).code).toBe('NOT_NOW')
    expect(await next.games.open({ id })).toEqual(table)
    expect(await next.games.journal({ id })).toEqual(journal)
    expect(await next.games.stops({ id })).toEqual(stops)
    expect(await next.games.branches({ id })).toEqual(branches)
    expect((await next.games.redo({ id })).stop).toBe(table.stop + 1)
  })

  it('leaves every line at its place among them, whichever is played on', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, seed: 'places' })
    await playOn(calls, await calls.games.open({ id }), 8, 1)
    const done = (await calls.games.stops({ id })).at(-1)?.action
    const { question } = await calls.games.undo({ id })
    const other = question!.answers.find(({ action }) => action !== done)!.action
    await playOn(calls, await calls.games.act({ id, action: other }), 3, 2)
    const [first, second] = await calls.games.branches({ id })
    expect([first!.from, second!.from]).toEqual([0, 7])
    // The first line is played on, so that its last act is the youngest of all.
    await playOn(calls, await calls.games.goTo({ id, moment: first!.tip }), 4, 3)
    const lines = await calls.games.branches({ id })
    expect(lines).toHaveLength(2)
    expect(lines[1]).toEqual({ ...second, current: false })
    expect(lines[0]).toMatchObject({ from: 0, length: 12, current: true })
  })

  it('keeps every line that was played, with the name somebody gave it, and compares them', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, seed: 'lines' })
    await playOn(calls, await calls.games.open({ id }), 20, 1)
    const stops = await calls.games.stops({ id })
    let parting = 13
    let another: string | undefined
    while (another === undefined) {
      parting -= 1
      const { question } = await calls.games.goTo({ id, moment: parting })
      another = question!.answers.find(({ action }) => action !== stops[parting + 1]!.action)?.action
    }
    const left = await calls.games.act({ id, action: another })
    await playOn(calls, left, 6, 2)
    const [first, second] = await calls.games.branches({ id })
    expect(first).toMatchObject({ tip: 20, from: 0, length: 20, current: false })
    expect(second).toMatchObject({ from: parting, current: true, name: null })
    const { mark } = await calls.games.nameBranch({ id, tip: first!.tip, name: 'By the left', note: 'Too slow' })
    expect((await calls.games.branches({ id }))[0]).toMatchObject({ name: 'By the left', note: 'Too slow', mark })
    const { a, b, parting: where } = await calls.games.compare({ id, a: first!.tip, b: second!.tip })
    expect([where, a.acts, b.acts]).toEqual([parting, 20, second!.length])
    expect(a.figures.map(({ key, side }) => [key, side])).toEqual(b.figures.map(({ key, side }) => [key, side]))
    expect(new Set(a.figures.map(({ side }) => side))).toEqual(new Set([0, 1]))
    expect(a.figures[0]?.title.fr).not.toBe(a.figures[0]?.key)
    expect((await denied(calls.games.compare({ id, a: 0, b: 999 }))).code).toBe('NOT_NOW')
    expect(await calls.games.goTo({ id, moment: first!.tip })).toMatchObject({ stop: 20 })
  })

  it('goes on from any stop as a new game with the same past, which proves', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, seed: 'fork', name: 'Old' })
    await playOn(calls, await calls.games.open({ id }), 30, 1)
    await calls.games.goTo({ id, moment: 10 })
    await playOn(calls, await calls.games.look({ id }), 20, 4)
    await calls.games.bookmark({ id, stop: 8, name: 'Kept' })
    const before = await calls.games.look({ id })
    const fork = await calls.games.fork({ id, stop: 14 })
    expect(await calls.games.look({ id })).toEqual(before)
    expect(await resultOf(calls.library.verify(fork))).toEqual({ whole: true, acts: 14, fault: null })
    const table = await calls.games.open(fork)
    expect(table.name).toMatch(/^Old – Turn/)
    expect(table.views).toEqual((await calls.games.past({ id, stop: 14 })).views)
    expect((await calls.games.stops(fork))[8]?.mark?.name).toBe('Kept')
    expect((await calls.games.journal(fork)).length).toBeGreaterThan(0)
    expect((await playOn(calls, table, 5)).stop).toBe(19)
    expect((await calls.games.stops({ id })).length).toBe(before.stop + 1)
  })

  it('tells what happened since a stop, so that the parts make the whole', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, seed: 'journal' })
    await playOn(calls, await calls.games.open({ id }), 25)
    const whole = await calls.games.journal({ id })
    for (const since of [0, 1, 7, 24, 25, 26]) {
      expect(await calls.games.journal({ id, since })).toEqual(whole.filter(({ stop }) => stop >= since))
    }
    expect(await calls.games.journal({ id, since: 500 })).toEqual([])
    expect(whole.every(({ sentence }) => sentence !== null)).toBe(true)
  })

  it('marks days and phases automatically, and what a player marks', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...spicheren, seed: 'marks' })
    await playOn(calls, await calls.games.open({ id }), 60)
    const stops = await calls.games.stops({ id })
    expect(stops.filter(({ when }) => when !== null).length).toBeGreaterThan(2)
    expect(stops.map(({ action }) => action === null)).toEqual(stops.map(({ stop }) => stop === 0))
    const { mark } = await calls.games.bookmark({ id, stop: 3, name: 'One', note: 'first' })
    expect(await calls.games.bookmark({ id, stop: 3, name: 'Two' })).toEqual({ mark })
    expect((await calls.games.stops({ id }))[3]?.mark).toEqual({ id: mark, name: 'Two', note: '' })
    await calls.games.changeMark({ id, mark, name: 'Three', note: 'last' })
    expect((await calls.games.stops({ id }))[3]?.mark).toEqual({ id: mark, name: 'Three', note: 'last' })
    await calls.games.dropMark({ id, mark })
    expect((await calls.games.stops({ id }))[3]?.mark).toBeNull()
    expect((await denied(calls.games.dropMark({ id, mark }))).code).toBe('NOT_NOW')
    expect((await denied(calls.games.bookmark({ id, stop: 99, name: 'x' }))).code).toBe('NOT_NOW')
  })
})

describe('an open game against an opponent', { timeout: 120_000 }, () => {
  it('takes the opponent’s acts back together with the person’s, and does them again', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['chance', 'person'] as [string, string], open: true }
    const { id } = await calls.games.begin({ ...spicheren, players, seed: 'against' })
    const tables = [await calls.games.open({ id })]
    const pick = pickFrom(2)
    for (let acts = 0; acts < 12 && tables.at(-1)!.question !== null; acts += 1) {
      const { answers } = tables.at(-1)!.question!
      tables.push(await calls.games.act({ id, action: answers[pick(answers.length)]!.action }))
    }
    for (const table of tables) if (table.ending === null) expect(table.decider).toBe(1)
    for (const before of tables.slice(0, -1).toReversed())
      expect({ ...(await calls.games.undo({ id })), canRedo: before.canRedo }).toEqual(before)
    expect((await denied(calls.games.undo({ id }))).code).toBe('NOT_NOW')
    for (const after of tables.slice(1))
      expect({ ...(await calls.games.redo({ id })), canRedo: after.canRedo }).toEqual(after)
    expect((await calls.games.branches({ id })).length).toBe(1)
  })

  it('is played the same way again from the same beginning', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'chance'] as [string, string], open: true }
    const lines: unknown[] = []
    for (const name of ['one', 'two']) {
      const { id } = await calls.games.begin({ ...spicheren, players, seed: 'same', name })
      await playOn(calls, await calls.games.open({ id }), 10)
      lines.push((await calls.games.stops({ id })).map(({ action }) => action))
    }
    expect(lines[0]).toEqual(lines[1])
  })

  it('takes many calls at once one after the other', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'chance'] as [string, string], open: true }
    const { id } = await calls.games.begin({ ...spicheren, players, seed: 'crowd' })
    const table = await calls.games.open({ id })
    const { action } = table.question!.answers[0]!
    const settled = await Promise.allSettled([
      ...[1, 2, 3, 4].map(() => calls.games.act({ id, action })),
      calls.games.undo({ id }),
      calls.games.redo({ id }),
    ])
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
    const now = await calls.games.look({ id })
    await calls.games.close({ id })
    expect(await calls.games.open({ id })).toEqual(now)
  })
})

describe('a game that begins', () => {
  it('is called after its scenario and the day, in the language of the one who plays', async () => {
    const { calls } = serveFord()
    const morning = { campaign: 'ford', scenario: 'morning', players: open }
    const first = await calls.games.open(await calls.games.begin(morning))
    expect(first.name).toMatch(/^Morning, begun on \d{1,2} \p{L}+$/u)
    const second = await calls.games.open(await calls.games.begin({ ...morning, language: 'fr' }))
    expect(second.name).toMatch(/^Le matin, partie du \d{1,2} \p{L}+$/u)
    expect((await calls.library.list({})).map(({ when }) => when?.fr)).toEqual([expect.any(String), expect.any(String)])
    const third = await calls.games.open(await calls.games.begin(morning))
    expect(third.name).toBe(`${first.name} (2)`)
  })

  it('is refused with a sentence when it cannot begin as it is wished', async () => {
    const { calls } = serveFord()
    const morning = { campaign: 'ford', scenario: 'morning', players: open }
    const people = hotSeat.sides
    for (const [request, sentence] of [
      [{ scenario: 'noon' }, /scenario "noon"/],
      [{ options: { snow: true } }, /option "snow"/],
      [{ players: { sides: ['person', 'moltke'], open: false } }, /opponent called “moltke”/],
      [{ players: { sides: ['chance', 'chance'], open: true } }, /Somebody has to play/],
      [{ passphrases: ['secret', null] }, /open game/],
      [{ players: { sides: ['person', 'chance'], open: false }, passphrases: [null, 'x'] }, /Only a person/],
      [{ players: { sides: people, open: false }, passphrases: [' ', null] }, /passphrase is neither empty/],
    ] as const) {
      // Each is of the contract's shape; the tuples are readonly here.
      const asked = calls.games.begin({ ...morning, ...request } as Parameters<typeof calls.games.begin>[0])
      expect(await denied(asked)).toMatchObject({ code: 'BAD_CHOICE', message: expect.stringMatching(sentence) })
    }
    expect((await denied(calls.games.begin({ ...morning, campaign: 'torn' }))).code).toBe('NOT_FOUND')
    expect(await calls.library.list({})).toEqual([])
  })
})
