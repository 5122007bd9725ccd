import { describe, expect, it } from 'vitest'
import type { App } from '../../../src-renderer/state/app.ts'
import type { PlayView } from '../../../src-renderer/state/known/play-view.ts'
import { pickFrom, type Pick } from '../../kernel/table.ts'
import { makeHouse, now, until } from '../at-play.ts'
import { soon } from '../../soon.ts'

const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'meanwhile' }
const persons: [string, string] = ['person', 'person']
/** Gives an answer, and waits until it is kept. */
async function answer(app: App, pick: Pick, request?: RegExp): Promise<void> {
  const { table } = now(app)
  const answers = table?.question?.answers ?? []
  const requested = answers.filter(({ action }) => request?.test(action))
  const one = (requested.length > 0 ? requested : answers)[pick((requested.length > 0 ? requested : answers).length)]
  app.play.act(one?.action ?? '')
  await until(app, (play) => play.keeping === 'kept' && play.table !== table)
}

describe('a game that goes from hand to hand in one window', { timeout: 120_000 }, () => {
  it('holds nothing behind the curtain, and the film before the question as soon as anything', async () => {
    const { app, calls } = await makeHouse().window()
    const { id } = await calls.games.begin({ ...march, players: { sides: persons, open: false } })
    const wrong: string[] = []
    let before: PlayView | null = null
    app.store.subscribe(() => {
      const { play } = app.store.get()
      if (play === null) return
      const { curtain, table, journal, stops, past, film, chronicle } = play
      if (curtain !== null && (table ?? past ?? film ?? chronicle ?? journal[0] ?? stops[0] ?? null) !== null)
        wrong.push('something lies behind the curtain')
      if (film !== null && film.table.question !== null) wrong.push('a film asks something')
      // Whoever sits down is shown first what came before the question.
      if (before?.curtain && table !== null && film === null) quiet.push(table.stop)
      before = play
    })
    const quiet: number[] = []
    app.play.open(id)
    const pick = pickFrom(8)
    let [films, told] = [0, 0]
    for (let hands = 0; hands < 10;) {
      await until(app, ({ curtain, table }) => curtain !== null || table !== null)
      const { curtain, table, film } = now(app)
      if (curtain !== null) {
        hands += 1
        expect(curtain.when).toEqual(expect.objectContaining({ en: expect.any(String) }))
        app.play.sit(curtain.sides[0] ?? 0, null)
        await until(app, (play) => play.table !== null)
      } else if (film !== null) {
        films += 1
        expect(film.table.seat).toBe(table?.seat)
        const asked = table?.question?.answers[0]?.action ?? ''
        app.play.act(asked)
        app.play.goFrame(film.frames.length)
        await until(app, (play) => play.film?.at === film.frames.length)
        expect(now(app).film?.table.views).toEqual(table?.views)
        // The last of the journal is what the film has told.
        await until(app, (play) => play.journal.length > 0)
        const entries = film.frames.flatMap((frame) => frame.told)
        expect(now(app).journal.slice(-entries.length)).toEqual(entries.slice(-now(app).journal.length))
        // While it is shown nothing is answered.
        expect(now(app).table).toBe(table)
        told += entries.length
        app.play.endFilm()
      } else if (table?.question) await answer(app, pick, /^(place-decoy|activate|take|march-off|draw|keep$|move)/)
      else app.play.cover(table?.decider ?? 0)
    }
    expect(wrong).toEqual([])
    expect(films).toBeGreaterThan(3)
    expect(told).toBeGreaterThan(20)
    // Nothing is left out: who was asked at once had nothing to be shown.
    expect(quiet.length + films).toBeGreaterThanOrEqual(9)
  })

  it('drops a late answer for the player who sat there before', async () => {
    const { app, calls } = await makeHouse().window()
    const { id } = await calls.games.begin({ ...march, players: { sides: persons, open: false } })
    app.play.open(id)
    await until(app, ({ curtain }) => curtain !== null)
    app.play.sit(now(app).curtain?.sides[0] ?? 0, null)
    await until(app, ({ table, stops }) => table !== null && stops.length > 0)
    app.play.mark(0, { name: 'Cross at Attigny', note: '' })
    app.play.cover(1)
    // Whatever was under way has come back before what is asked after it.
    for (let asked = 0; asked < 4; asked += 1) await calls.games.look({ id })
    expect(now(app)).toMatchObject({ table: null, stops: [], journal: [] })
    app.play.sit(1, null)
    await until(app, ({ table, stops }) => table !== null && stops.length > 0)
    expect(JSON.stringify(now(app)).includes('Cross at Attigny')).toBe(false)
  })

  it('begins with the question when films are not wanted, and has them for who asks', async () => {
    const { app, calls } = await makeHouse().window()
    app.play.setFilm({ film: 'asked', filmPace: 'fast' })
    await soon(async () => expect(await calls.settings.read()).toMatchObject({ film: 'asked', filmPace: 'fast' }))
    const { id } = await calls.games.begin({ ...march, players: { sides: persons, open: false } })
    app.play.open(id)
    await until(app, ({ curtain }) => curtain !== null)
    app.play.sit(now(app).curtain?.sides[0] ?? 0, null)
    await until(app, ({ table }) => table !== null)
    // Nothing has happened yet, and that is what is said.
    app.play.watch()
    await until(app, ({ film }) => film !== null)
    expect(now(app).film).toMatchObject({ frames: [], running: false })
    app.play.endFilm()
    while (now(app).table?.question) await answer(app, pickFrom(1), /^place-decoy/)
    app.play.cover(now(app).table?.decider ?? 1)
    app.play.sit(now(app).curtain?.sides[0] ?? 1, null)
    await until(app, ({ table }) => table !== null)
    expect(now(app).film).toBeNull()
    app.play.watch()
    await until(app, ({ film }) => film !== null)
    expect(now(app).film?.frames).toHaveLength(1)
    expect(now(app).film?.running).toBe(true)
    app.play.nextFrame()
    await until(app, ({ film }) => film?.at === 1)
    expect(now(app).film?.running).toBe(false)
    // Whoever looks into the past leaves the film.
    app.play.lookAt(0)
    await until(app, ({ film }) => film === null)
  })
})

describe('the book of intelligence', { timeout: 120_000 }, () => {
  it('is read, while a film runs, for the step that is shown', async () => {
    const asked: unknown[] = []
    const { app, calls } = await makeHouse().window({
      intelligence: (through, request) => {
        asked.push(request)
        return through()
      },
    })
    const { id } = await calls.games.begin({ ...march, players: { sides: persons, open: true } })
    app.play.open(id)
    await until(app, ({ table }) => table !== null)
    for (let acts = 0; acts < 6; acts += 1) await answer(app, pickFrom(1), /^place-decoy/)
    app.play.watch(0)
    await until(app, ({ film }) => film !== null)
    app.play.goFrame(2)
    await until(app, ({ film }) => film?.at === 2)
    const { last } = now(app).film!.frames[1]!
    await new Promise<unknown>((tell) => app.play.intelligence(0, tell))
    app.play.endFilm()
    await new Promise<unknown>((tell) => app.play.intelligence(0, tell))
    expect(asked).toEqual([
      { id, side: 0, film: { since: 0, frame: last } },
      { id, side: 0 },
    ])
  })
})

describe('a game against the program', { timeout: 120_000 }, () => {
  it('shows what it did by itself once a whole operation is over, and else when somebody asks', async () => {
    const { app, calls } = await makeHouse().window()
    const { id } = await calls.games.begin({ ...march, players: { sides: ['person', 'chance'], open: false } })
    app.play.open(id)
    const pick = pickFrom(3)
    const operations: boolean[] = []
    let asked = 0
    for (let acts = 0; acts < 60 && operations.length < 3; acts += 1) {
      await until(app, ({ table }) => table !== null)
      const { film, table } = now(app)
      if (film !== null) {
        const kinds = film.frames.flatMap((frame) => frame.told.map(({ entry }) => entry['kind']))
        operations.push(kinds.includes('activation-ended'))
        app.play.endFilm()
      }
      if (!table?.question) break
      await answer(app, pick, /^(pass|keep-decoys|end-impulse)/)
      if (now(app).film !== null) continue
      const { frames } = await calls.games.film({ id })
      expect(frames.flatMap((frame) => frame.told.map(({ entry }) => entry['kind']))).not.toContain('activation-ended')
      app.play.watch()
      await until(app, (play) => play.film !== null)
      expect(
        now(app)
          .film?.frames.map(({ last }) => last)
          .at(-1),
      ).toBe(frames.at(-1)?.frame)
      app.play.endFilm()
      asked += 1
    }
    expect(operations.length).toBeGreaterThan(0)
    expect(operations).not.toContain(false)
    expect(asked).toBeGreaterThan(0)
  })
})
