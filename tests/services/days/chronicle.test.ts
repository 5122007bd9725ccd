import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { JournalEntry } from '#engine/kernel/play/journal.ts'
import type { Sentence } from '#engine/kernel/system/glance.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import type { Chronicle } from '../../../src-main/contract/chronicle.ts'
import type { Eyes, GameSnapshot } from '../../../src-main/contract/games.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import { house } from '../../house/workshop.ts'
import { load, pickFrom } from '../../kernel/table.ts'
import { denied, type Calls } from '../../main/carry.ts'
import { hotSeat, open, serveHouse } from '../table.ts'

const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'chronicle' }
const loaded = load(gaiterButton, readCampaignFolder(`${house}/campaigns/chalons-1870`).files)

/** Plays on at random, each side in its seat. */
async function toTheEnd(calls: Calls, from: GameSnapshot, each?: (table: GameSnapshot, acts: number) => Promise<void>) {
  const { id } = from
  const pick = pickFrom(8)
  let table = from
  for (let acts = 0; table.decider !== null; acts += 1) {
    if (!table.players.open) table = await calls.games.sit({ id, side: table.decider })
    const { answers } = table.question!
    table = await calls.games.act({ id, action: answers[pick(answers.length)]!.action })
    await each?.(table, acts)
  }
  return table
}

/** What a side could write down from the tables of the past and the journal that it is shown. */
async function writtenDown({ games }: Calls, id: number, side: 0 | 1): Promise<Omit<Chronicle, 'titles'>> {
  const { system, campaign } = loaded
  const [now, stops, journal] = [await games.look({ id }), await games.stops({ id }), await games.journal({ id })]
  const standing = ({ views }: GameSnapshot) => [...system.glance.tally!(campaign, views[0]!.known, side)]
  const told = journal.map(({ entry }) => entry as JournalEntry)
  const deeds = system.glance.deeds!(campaign, told, side)
  const reports = system.glance.reports!(told).map((report) => ({
    stop: journal[report.first]!.stop,
    told: report.told as Chronicle['days'][number]['reports'][number]['told'], // plain data
  }))
  const begins = stops.filter(({ when }, at) => {
    const day = (one: (typeof stops)[number] | undefined) => one?.when?.en.split(',')[0]
    return when !== null && day(stops[at]) !== day(stops.slice(0, at).findLast((one) => one.when !== null))
  })
  const days = begins.map(async ({ stop, when }, at): Promise<Chronicle['days'][number]> => {
    const next = begins[at + 1]?.stop
    const end = next === undefined ? now : await games.past({ id, stop: next })
    const [en, fr] = [when!.en.split(',')[0]!, when!.fr.split(',')[0]!]
    return {
      turn: at + 1,
      title: { en, fr },
      from: stop,
      to: next ?? stops.length - 1,
      over: next !== undefined || now.decider === null,
      standing: standing(end),
      deeds: [...(deeds.find(({ turn }) => turn === at + 1)?.figures ?? [])],
      reports: reports.filter((report) => (at === 0 || report.stop > stop) && report.stop <= (next ?? Infinity)),
    }
  })
  return {
    eyes: side,
    begin: standing(await games.past({ id, stop: 0 })),
    hasNewspapers: true,
    formations: [],
    days: await Promise.all(days),
  }
}

describe('the chronicle of a game with hidden things', { timeout: 120_000 }, () => {
  it('begins, where units are placed before the first turn, with all of them standing', async () => {
    const { calls } = serveHouse()
    const siege = { campaign: 'belfort-1870', scenario: 'siege', seed: 'chronicle', players: open }
    const { id } = await calls.games.begin(siege)
    let table = await calls.games.open({ id })
    while (table.question?.kind === 'set-up')
      table = await calls.games.act({ id, action: table.question.answers[0]!.action })
    const { begin, days } = await calls.games.chronicle({ id })
    expect(begin.some(({ key, value }) => key === 'zones' && value > 0)).toBe(true)
    expect(days[0]!.standing).toEqual(begin)
  })

  it('says nothing that a side could not have written down from its own tables and journal', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    let compared = 0
    const compare = async (): Promise<void> => {
      for (const side of [0, 1] as const) {
        await calls.games.sit({ id, side })
        const { titles, ...chronicle } = await calls.games.chronicle({ id })
        expect(chronicle).toEqual(await writtenDown(calls, id, side))
        const told = chronicle.days.flatMap(({ standing, deeds }) => [...standing, ...deeds])
        for (const { key } of told) expect(titles[key]?.fr, key).toBeTruthy()
        compared += told.length
      }
    }
    const first = await calls.games.open({ id })
    await compare()
    await toTheEnd(calls, first, async (table, acts) => {
      if (acts % 20 !== 0 && table.decider !== null) return
      await compare()
      if (table.decider !== null) {
        for (const eyes of [0, 1, 'both'] as const)
          expect((await denied(calls.games.lookAs({ id, eyes }))).code).toBe('NOT_YOURS')
      }
    })
    expect(compared).toBeGreaterThan(200)
  })

  it('is not available before a player has sat down', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    await calls.games.open({ id })
    expect((await denied(calls.games.chronicle({ id }))).code).toBe('NOT_YOURS')
    expect((await denied(calls.games.lookAs({ id, eyes: 'both' }))).code).toBe('NOT_YOURS')
  })

  it('can be seen from both sides when the game is over, by either player', async () => {
    const { calls } = serveHouse()
    const { games } = calls
    const { id } = await games.begin({ ...march, players: hotSeat })
    const last = await toTheEnd(calls, await games.open({ id }))
    const own: Chronicle[] = []
    for (const side of [0, 1] as const) {
      await games.sit({ id, side })
      own.push(await games.chronicle({ id }))
    }
    const seated = await games.sit({ id, side: 0 })
    expect(seated).toMatchObject({ seat: 0, eyes: 0, ending: last.ending })

    const answers = async (eyes: Eyes) => {
      const table = await games.lookAs({ id, eyes })
      expect(table).toMatchObject({ seat: 0, eyes, question: null, canUndo: false, canRedo: false })
      const [stops, past] = [await games.stops({ id }), await games.past({ id, stop: table.stop })]
      expect(past.views).toEqual(table.views)
      return { table, stops, journal: await games.journal({ id }), chronicle: await games.chronicle({ id }) }
    }
    const [french, german, both] = [await answers(0), await answers(1), await answers('both')]
    expect([french.chronicle, german.chronicle]).toEqual(own)
    expect(both.table.views.map(({ side }) => side)).toEqual([0, 1])
    expect(both.stops.every(({ action }, at) => at === 0 || action !== null)).toBe(true)
    const acts = (stops: typeof both.stops) => stops.filter(({ action }) => action !== null).length
    expect(acts(both.stops)).toBe(acts(french.stops) + acts(german.stops))
    expect(both.journal.length).toBeGreaterThan(Math.max(french.journal.length, german.journal.length))
    // Both sides at once: each by its own account.
    for (const [at, day] of both.chronicle.days.entries())
      for (const figure of [...day.standing, ...day.deeds]) {
        const { standing, deeds } = own[figure.side]!.days[at]!
        expect([...standing, ...deeds]).toContainEqual(figure)
      }

    // Looking is not playing: a player who sits down sees his own side only again.
    expect((await denied(games.act({ id, action: 'pass' }))).code).toBe('NOT_NOW')
    expect((await games.sit({ id, side: 1 })).eyes).toBe(1)
    await games.lookAs({ id, eyes: 'both' })
    expect((await games.stand({ id })).eyes).toBeNull()
    await games.close({ id })
    expect((await games.open({ id })).eyes).toBeNull()
    expect((await games.lookAs({ id, eyes: 'both' })).views).toEqual(both.table.views)
    const { id: fork } = await games.fork({ id, stop: 5 })
    expect((await games.open({ id: fork })).eyes).toBeNull()
    expect((await denied(games.lookAs({ id: fork, eyes: 'both' }))).code).toBe('NOT_YOURS')
  })
})

describe('newspapers', { timeout: 120_000 }, () => {
  const { system, campaign } = loaded
  const wording = new Wording(loaded, readCampaignFolder(`${house}/campaigns/chalons-1870`).files)

  /** The pages that can be made of the journal which the one who sits is shown, in words. */
  async function fromJournal({ games }: Calls, id: number, side: number) {
    const journal = await games.journal({ id })
    const told = journal.map(({ entry }) => entry as JournalEntry)
    const pages = system.glance.frontPages!(campaign, march.scenario, told, side)
    const worded = ({ key, facts }: Sentence) => wording.sentence(key, facts)!
    return pages.map(({ turn, date, headlines, articles }) => ({
      turn,
      page: {
        side,
        date,
        headlines: headlines.map(worded),
        articles: articles.map(({ heading, lines }) => ({ heading: worded(heading), lines: lines.map(worded) })),
      },
    }))
  }

  it('are printed when a day is over, and made of the journal of one side alone', async () => {
    const { calls } = serveHouse()
    const { games } = calls
    const { id } = await games.begin({ ...march, players: hotSeat })
    const first = await games.open({ id })
    expect((await denied(games.newspapers({ id, turn: 1 }))).code).toBe('NOT_YOURS')
    let printed = 0
    let compared = 0
    const compare = async (): Promise<void> => {
      for (const side of [0, 1] as const) {
        const { ending } = await games.sit({ id, side })
        const pages = await fromJournal(calls, id, side)
        const now = pages.at(-1)!.turn
        for (const { turn, page } of pages) {
          const told = await games.newspapers({ id, turn })
          if (turn === now && ending === null) expect(told).toEqual([])
          else expect(told).toMatchObject([page])
          printed += told.length
          compared += told.flatMap(({ articles }) => articles).length
        }
        expect(await games.newspapers({ id, turn: now + 1 })).toEqual([])
      }
    }
    const last = await toTheEnd(calls, first, async (_table, acts) => {
      if (acts % 60 === 0) await compare()
    })
    expect(last.ending).not.toBeNull()
    await compare()
    expect(printed).toBeGreaterThan(4)
    expect(compared).toBeGreaterThan(10)
    await games.lookAs({ id, eyes: 'both' })
    const both = await games.newspapers({ id, turn: 1 })
    expect(both.map(({ side }) => side)).toEqual([0, 1])
    expect(both[0]!.name.fr).not.toBe(both[1]!.name.fr)
  })
})

describe('a sealed game', { timeout: 120_000 }, () => {
  it('can be seen from both sides when the game is over, only by those who could open it', async () => {
    const { calls } = serveHouse()
    const { games } = calls
    const players = { sides: ['person', 'chance'] as [string, string], open: false }
    const passphrases: [string, null] = ['four words and a comma', null]
    const { id } = await games.begin({ ...march, players, passphrases })
    let table = await games.open({ id, passphrases })
    expect((await denied(games.lookAs({ id, eyes: 'both' }))).code).toBe('NOT_YOURS')
    const pick = pickFrom(2)
    while (table.question !== null) {
      const { answers } = table.question
      table = await games.act({ id, action: answers[pick(answers.length)]!.action })
    }
    expect(table.ending).not.toBeNull()
    expect((await games.lookAs({ id, eyes: 1 })).views).toMatchObject([{ side: 1 }])
    expect((await games.chronicle({ id })).eyes).toBe(1)
    await games.close({ id })
    expect((await denied(games.lookAs({ id, eyes: 1 }))).code).toBe('SEALED')
    expect((await denied(games.open({ id }))).code).toBe('SEALED')
    expect((await games.open({ id, passphrases })).eyes).toBe(0)
  })
})

describe('the chronicle of an open game', { timeout: 120_000 }, () => {
  it('tells of both sides all along; when it is over it can be looked at as either, and played on otherwise', async () => {
    const { calls } = serveHouse()
    const { games } = calls
    const { id } = await games.begin({ ...march, players: open })
    await games.open({ id })
    const begun = await games.chronicle({ id })
    expect(begun).toMatchObject({ eyes: 'both', days: [{ turn: 1, from: 0, to: 0, over: false }] })
    const last = await toTheEnd(calls, await games.look({ id }))
    const { days } = await games.chronicle({ id })
    expect(days.map(({ turn, over }) => [turn, over])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(days[1]!.to).toBe(last.stop)
    expect(days[0]!.to).toBe(days[1]!.from)
    const french = await games.lookAs({ id, eyes: 0 })
    expect(french.views).toHaveLength(1)
    expect(french.canUndo).toBe(last.canUndo)
    // Who plays on sees both sides again.
    const back = await games.undo({ id })
    expect(back).toMatchObject({ eyes: 'both', decider: expect.any(Number) })
  })

  it('has no deeds in rule systems that count none', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ campaign: 'portable-spicheren', scenario: 'spicheren', players: open })
    await calls.games.open({ id })
    const { days, titles } = await calls.games.chronicle({ id })
    expect(days).toHaveLength(1)
    expect(days[0]!.deeds).toEqual([])
    for (const { key } of days[0]!.standing) expect(titles[key]?.en).toBeTruthy()
  })
})
