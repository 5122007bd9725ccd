import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../../house/workshop.ts'
import { inBoth } from '../../games/in-both.ts'
import { denied, resultOf, toTheEnd } from '../../main/carry.ts'
import { hotSeat, open, people, playOn, serveFord, serveHouse } from '../table.ts'

const spicheren = { campaign: 'portable-spicheren', scenario: 'spicheren', players: open, seed: 'kept' }
const morning = { campaign: 'ford', scenario: 'morning', players: open, seed: 'kept' }

describe('a full disk', { timeout: 120_000 }, () => {
  it('refuses what cannot be kept, leaves the game as it was, and play goes on when there is room again', async () => {
    const { calls, library } = serveHouse()
    const { id } = await calls.games.begin(spicheren)
    let table = await calls.games.open({ id })
    const pages = library.database.pragma('page_count', { simple: true })
    library.database.pragma(`max_page_count = ${String(pages)}`)
    // Small things still find room on pages that are there; sooner or later there is none.
    const untilFull = async (work: () => Promise<unknown>): Promise<unknown> => {
      for (;;) await work()
    }
    const play = untilFull(async () => {
      table = await playOn(calls, table, 1)
    })
    expect(await denied(play)).toMatchObject({ code: 'NOT_KEPT', message: expect.stringMatching(/disk is full/) })
    expect(await calls.games.look({ id })).toEqual(table)
    let stop = 0
    for (const work of [
      () => calls.library.duplicate({ id }),
      () => calls.games.fork({ id, stop: table.stop }),
      () => calls.games.bookmark({ id, stop: (stop += 1) % table.stop, name: 'x', note: `${stop}`.padStart(9_999) }),
      () => calls.games.begin({ ...spicheren, name: 'x'.repeat(200) }),
    ])
      expect((await denied(untilFull(work))).code).toBe('NOT_KEPT')
    expect(await calls.games.look({ id })).toEqual(table)
    library.database.pragma('max_page_count = 1073741823')
    expect((await playOn(calls, table, 1)).stop).toBe(table.stop + 1)
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
  })
})

describe('an act that could not be kept', () => {
  it('has not been done: the table is the one before it, and play goes on from there', async () => {
    const { calls, library } = serveFord()
    const { id } = await calls.games.begin(morning)
    const table = await playOn(calls, await calls.games.open({ id }), 3)
    library.database.exec("CREATE TRIGGER no_more BEFORE INSERT ON moment BEGIN SELECT RAISE(ABORT, 'no'); END")
    const { action } = table.question!.answers.at(-1)!
    expect((await denied(calls.games.act({ id, action }))).code).toBe('NOT_KEPT')
    expect(await calls.games.look({ id })).toEqual(table)
    library.database.exec('DROP TRIGGER no_more')
    expect((await calls.games.act({ id, action })).stop).toBe(4)
  })
})

describe('an app that ended without being closed', () => {
  it('says so at the next start, with the game that was on the table, and only then', async () => {
    const first = serveFord()
    const { id } = await first.calls.games.begin(morning)
    const table = await playOn(first.calls, await first.calls.games.open({ id }), 5)
    expect((await first.calls.app.about()).crashed).toBeNull()
    // What lies on the disk at this moment is all that a process leaves that is killed now.
    const left = makeFolder({})
    cpSync(first.folder, left, { recursive: true })
    const second = serveFord(left)
    expect((await second.calls.app.about()).crashed).toEqual({ game: id })
    expect(await second.calls.games.open({ id })).toEqual(table)
    // Who has opened a game has read it.
    expect((await second.calls.app.about()).crashed).toBeNull()
    second.close()
    expect((await serveFord(left).calls.app.about()).crashed).toBeNull()
  })
})

describe('what an app says of its last end', () => {
  it('is forgotten once somebody has read it, also by a window that is loaded again', async () => {
    const first = serveFord()
    await first.calls.games.open(await first.calls.games.begin(morning))
    const left = makeFolder({})
    cpSync(first.folder, left, { recursive: true })
    const { calls } = serveFord(left)
    expect((await calls.app.about()).crashed).not.toBeNull()
    await calls.app.dismissCrash()
    expect((await calls.app.about()).crashed).toBeNull()
  })
})

describe('a damaged game', () => {
  const damage = (served: { library: { database: Database } }, id: number) =>
    served.library.database.prepare('UPDATE moment SET sum = sum + 1 WHERE game = ? AND number = 9').run(id)

  it('is looked at as far as it is whole, refuses to be played, and goes on as a new game', async () => {
    const served = serveHouse()
    const { calls } = served
    const { id } = await calls.games.begin(spicheren)
    await playOn(calls, await calls.games.open({ id }), 20)
    await calls.games.close({ id })
    damage(served, id)
    const table = await calls.games.open({ id })
    expect(table).toMatchObject({ stop: 8, canUndo: false, canRedo: false, readOnly: { why: 'damaged', moment: 9 } })
    const { action } = table.question!.answers[0]!
    for (const asked of [
      calls.games.act({ id, action }),
      calls.games.undo({ id }),
      calls.games.goTo({ id, moment: 2 }),
    ])
      expect(await denied(asked)).toMatchObject({ code: 'READ_ONLY', message: expect.stringMatching(/from act 9/) })
    expect(await calls.games.past({ id, stop: 4 })).toMatchObject({ stop: 4 })
    const fork = await calls.games.fork({ id, stop: 8 })
    expect(await resultOf(calls.library.verify(fork))).toMatchObject({ whole: true, acts: 8 })
    expect((await playOn(calls, await calls.games.open(fork), 3)).stop).toBe(11)
  })

  it('tells a seat neither the act that is wrong nor how many acts there were', async () => {
    const served = serveHouse()
    const { calls } = served
    const { id } = await calls.games.begin({ ...spicheren, players: hotSeat })
    let table = await calls.games.open({ id })
    for (let acts = 0; acts < 12; acts += 1) {
      table = await calls.games.sit({ id, side: table.decider! })
      table = await calls.games.act({ id, action: table.question!.answers[0]!.action })
    }
    await calls.games.close({ id })
    served.library.database.prepare('UPDATE game SET rules = 0 WHERE id = ?').run(id)
    served.library.database
      .prepare(`UPDATE moment SET deed = replace(deed, '"]', '0"]') WHERE game = ? AND number = 9`)
      .run(id)
    await calls.games.open({ id })
    const seen = await calls.games.sit({ id, side: 0 })
    expect(seen.readOnly).not.toBeNull()
    expect(seen.readOnly?.moment).toBe((await calls.games.stops({ id })).length)
    expect(JSON.stringify(seen.readOnly?.reason)).not.toMatch(/[“«\d]/)
    const told = await denied(calls.games.undo({ id }))
    expect(JSON.stringify(told)).not.toMatch(/[“«\d]/)
  })
})

describe('a game and its campaign', () => {
  it('stay together when the campaign changes or goes away', async () => {
    const { calls, shelf } = serveFord()
    const { id } = await calls.games.begin(morning)
    const table = await calls.games.open({ id })
    await calls.games.close({ id })
    rmSync(join(shelf, 'ford'), { recursive: true })
    expect((await denied(calls.games.begin(morning))).code).toBe('NOT_FOUND')
    expect(await calls.games.open({ id })).toEqual(table)
    const { board, names, campaign, sides } = await calls.games.setting({ id })
    expect([board?.kind, campaign.fr, sides[0].en, names['vanguard']?.fr]).toEqual([
      'hexes',
      'Le gué',
      'Prussians',
      'Avant-garde',
    ])
    expect((await denied(calls.games.draw({ id, language: 'en' }))).code).toBe('NOT_NOW')
    const { content } = await calls.library.export({ id })
    await calls.library.remove({ id })
    await calls.library.emptyTrash()
    const again = await resultOf(calls.library.import({ content }))
    expect(again.again).toBe(false)
    expect({ ...(await calls.games.open({ id: again.id })), id }).toEqual(table)
  })

  it('have the campaign from the shelf when the copy in the library is lost', async () => {
    const { calls, library } = serveFord()
    const { id } = await calls.games.begin(morning)
    library.database.pragma('foreign_keys = OFF')
    library.database.exec('DELETE FROM campaign')
    expect(await calls.library.list({})).toMatchObject([{ id, trouble: null }])
    expect(await calls.games.open({ id })).toMatchObject({ stop: 0 })
    expect(library.database.prepare('SELECT count(*) FROM campaign').pluck().get()).toBe(1)
  })

  it('say in the list what stands in the way when the campaign is lost everywhere', async () => {
    const { calls, library } = serveFord()
    const { id } = await calls.games.begin(morning)
    library.database.pragma('foreign_keys = OFF')
    library.database.exec("DELETE FROM campaign; UPDATE game SET campaign = 'another'")
    const [entry] = await calls.library.list({})
    expect(entry).toMatchObject({ id, trouble: inBoth(expect.stringMatching(/no other copy of it is here/)) })
    expect(await denied(calls.games.open({ id }))).toMatchObject({ code: 'UNREADABLE', data: { said: entry?.trouble } })
  })
})

describe('a sealed game', { timeout: 120_000 }, () => {
  it('is copied and forked without giving anything away, and what comes of it opens with the same words', async () => {
    const { calls, library } = serveFord()
    const passphrases: [string, null] = ['Wer hat den Knopf?', null]
    const { id } = await calls.games.begin({ ...morning, players: hotSeat, passphrases, name: 'Secret' })
    await calls.games.open({ id, passphrases })
    let table = await calls.games.look({ id })
    for (let acts = 0; acts < 6; acts += 1) {
      table = await calls.games.sit({
        id,
        side: table.decider!,
        passphrase: table.decider === 0 ? passphrases[0] : null,
      })
      table = await calls.games.act({ id, action: table.question!.answers[0]!.action })
    }
    await calls.games.sit({ id, side: 1 })
    const stops = await calls.games.stops({ id })
    await calls.games.bookmark({ id, stop: stops.length - 1, name: 'Seen', note: 'by me' })
    const fork = await calls.games.fork({ id, stop: stops.length - 1 })
    const copy = await calls.library.duplicate({ id })
    for (const other of [fork, copy]) {
      expect((await denied(toTheEnd(calls.library.verify(other)))).code).toBe('SEALED')
      expect(await resultOf(calls.library.verify({ ...other, passphrases }))).toMatchObject({ whole: true })
      expect((await calls.games.open({ ...other, passphrases })).seat).toBeNull()
    }
    const { words } = library.database
      .prepare(`SELECT group_concat(typeof(deed)) || (SELECT group_concat(typeof(start) || typeof(face)) FROM game) ||
        coalesce((SELECT group_concat(typeof(text)) FROM mark), '') AS words FROM moment`)
      .get() as { words: string }
    expect(words).not.toContain('text')
  })
})

describe('a game that is closed while an opponent thinks', { timeout: 120_000 }, () => {
  it('stands where the opponent was stopped, and goes on when it is opened again', async () => {
    const { calls, library } = serveHouse()
    const { id } = await calls.games.begin({
      campaign: 'chalons-1870',
      scenario: 'august-1870',
      players: { sides: ['chance', people[1]], open: true },
      seed: 'long',
    })
    let table = await calls.games.open({ id })
    let interrupted = false
    while (!interrupted && table.question !== null) {
      interrupted = true
      const acting = calls.games.act({ id, action: table.question.answers.at(-1)!.action }).then((after) => {
        interrupted = false
        table = after
      })
      // A few turns of the event loop are far less than an opponent needs for its day.
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
      if (!interrupted) continue
      await calls.games.close({ id })
      const rows = library.database.prepare('SELECT count(*) FROM moment').pluck()
      const kept = rows.get()
      await acting
      expect(rows.get()).toBe(kept)
      interrupted = true
    }
    expect(interrupted).toBe(true)
    const again = await calls.games.open({ id })
    expect(again.decider).not.toBe(0)
    expect(await resultOf(calls.library.verify({ id }))).toMatchObject({ whole: true, acts: again.stop })
  })
})
