import { setImmediate as letOthersIn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { namesOf } from '../../../src-main/wording/names.ts'
import { house } from '../../house/workshop.ts'
import { hiddenTroops } from '../../rulebook/gaiter-button/hidden-troops.ts'
import { act, begin, load, pickFrom } from '../../kernel/table.ts'
import { denied, resultOf, type Calls } from '../../main/carry.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import { hotSeat, serveHouse } from '../table.ts'

const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'fog', players: hotSeat }
const { files } = readCampaignFolder(`${house}/campaigns/chalons-1870`)
const loaded = load(gaiterButton, files)
/** Both sides have a decoy 1: that name alone gives none away. */
const names = new Map([...namesOf(loaded, files)].filter(([id]) => !id.includes('decoy')))

/** Everything that a seat can ask for, but for the names of all things, which stand in the campaign's files. */
async function answersTo(calls: Calls, id: number, actions: readonly string[], stop: number): Promise<unknown[]> {
  const { games, library } = calls
  return [
    await games.look({ id }),
    await games.journal({ id }),
    await games.stops({ id }),
    await games.past({ id, stop }),
    await games.chronicle({ id }),
    await games.lesson({ id }),
    ...(await Promise.all(actions.map((action) => games.explain({ id, action })))),
    await library.list({}),
    await library.thumbnails({ ids: [id] }),
    ...(await Promise.all([
      denied(games.branches({ id })),
      denied(games.compare({ id, a: 0, b: 0 })),
      denied(games.goTo({ id, moment: 0 })),
      denied(games.nameBranch({ id, tip: 0, name: 'x' })),
      denied(games.lookAs({ id, eyes: 'both' })),
    ])),
  ]
}

/** Hidden names, by their ids or as they are printed, anywhere in what was answered. */
function named(answers: unknown, hidden: readonly string[]): string[] {
  const text = JSON.stringify(answers)
  return hidden.filter((id) => {
    const printed = names.get(id)
    return new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text) || (printed !== undefined && text.includes(printed.en))
  })
}

describe('two persons at one machine', { timeout: 180_000 }, () => {
  it('learn in a whole game nothing of each other’s hidden troops from any answer', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    let table = await calls.games.open({ id })
    const mirror: Game = begin(loaded, { scenario: march.scenario, seed: march.seed })
    const pick = pickFrom(3)
    const own = [0, 0]
    let lastActor = -1
    let looked = 0
    let hiddenSeen = 0
    for (let acts = 0; table.ending === null && acts < 400; acts += 1) {
      const decider = mirror.play.decider
      const seated = await calls.games.sit({ id, side: decider })
      const { answers } = seated.question!
      const { action } = answers[pick(answers.length)]!
      if (acts % 4 === 0) {
        for (const side of [0, 1]) {
          const { stop, barrier, canUndo } = await calls.games.sit({ id, side })
          // Why the other side cannot take its act back would tell what came of it, and even whether it has acted yet.
          // The one who decides has sat down: nothing that was handed over can be taken back.
          if (side !== decider) expect(canUndo, `${action}, side ${side}`).toBe(false)
          if (own[side] === 0) expect(barrier).toBeNull()
          else if (side !== decider) expect(barrier?.en).toMatch(/for the other side to decide now/)
          else if (side !== lastActor) expect(barrier?.en).toMatch(/^The other side has acted since/)
          const hidden = hiddenTroops(mirror.play, side)
          hiddenSeen += hidden.length
          const actions = [action, ...hidden.slice(0, 3).map((counter) => `take ${counter}`)]
          const told = await answersTo(calls, id, side === decider ? [] : actions, pick(stop + 1))
          expect(named(told, hidden), `${action}, side ${side}`).toEqual([])
          const stops = await calls.games.stops({ id })
          expect(stops.filter((one) => one.action !== null || one.title !== null)).toHaveLength(own[side]!)
          looked += 1
        }
        await calls.games.sit({ id, side: decider })
      }
      table = await calls.games.act({ id, action })
      act(mirror, action)
      own[decider]! += 1
      lastActor = decider
      expect(table.decider).toBe(mirror.play.decider < 0 ? null : mirror.play.decider)
      // The seat stays with the one who has acted, also when the other is to decide.
      expect(table).toMatchObject({ seat: decider, views: [{ side: decider, known: mirror.view(decider).known }] })
      if (table.decider !== decider) expect(table.question).toBeNull()
    }
    expect(table.ending).not.toBeNull()
    expect(table.barrier?.en).toMatch(/^The game is over/)
    expect(looked).toBeGreaterThan(10)
    expect(hiddenSeen).toBeGreaterThan(50)
    const game = await resultOf(calls.library.verify({ id }))
    expect(game.whole).toBe(true)
    // The course of a game that is over is no secret any more, but it is played no more either.
    expect((await calls.games.branches({ id })).length).toBeGreaterThan(0)
    expect((await denied(calls.games.act({ id, action: 'done' }))).code).toBe('NOT_NOW')
  })

  it('cannot tell that the other has done something and taken it back, nor how much the other did', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    let table = await calls.games.open({ id })
    const pick = pickFrom(11)
    let taken = 0
    let counted = 0
    for (let acts = 0; table.ending === null && acts < 120; acts += 1) {
      const decider = table.decider!
      const other = 1 - decider
      const watch = async (): Promise<unknown> => {
        const seen = await calls.games.sit({ id, side: other })
        return [seen, await calls.games.stops({ id }), await calls.games.journal({ id })]
      }
      const before = await watch()
      const { question } = await calls.games.sit({ id, side: decider })
      const { action } = question!.answers[pick(question!.answers.length)]!
      table = await calls.games.act({ id, action })
      if (table.canUndo) {
        await calls.games.undo({ id })
        expect(await watch(), action).toEqual(before)
        await calls.games.sit({ id, side: decider })
        table = await calls.games.redo({ id })
        taken += 1
      }
      const [after, stops] = (await watch()) as [GameSnapshot, unknown]
      const [seenBefore, stopsBefore] = before as [GameSnapshot, unknown]
      if (after.decider === decider && after.when?.en === seenBefore.when?.en) {
        expect(stops).toEqual(stopsBefore)
        counted += 1
      }
    }
    expect(taken).toBeGreaterThan(10)
    expect(counted).toBeGreaterThan(10)
  })

  it('take back what they have done themselves, and nothing of the other’s', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    let table = await calls.games.open({ id })
    const pick = pickFrom(7)
    // What has handed the decision over can be taken back only until the other side sits down.
    while (!table.canUndo || table.decider !== table.seat) {
      table = await calls.games.sit({ id, side: table.decider! })
      const { answers } = table.question!
      table = await calls.games.act({ id, action: answers[pick(answers.length)]!.action })
    }
    const side = table.seat!
    const other = await calls.games.sit({ id, side: 1 - side })
    expect(other.canUndo).toBe(false)
    expect((await denied(calls.games.undo({ id }))).code).toBe('NOT_NOW')
    await calls.games.sit({ id, side })
    const back = await calls.games.undo({ id })
    expect(back).toMatchObject({ stop: table.stop - 1, canRedo: true })
    await calls.games.sit({ id, side: 1 - side })
    expect((await denied(calls.games.redo({ id }))).code).toBe('NOT_NOW')
    await calls.games.sit({ id, side })
    expect(await calls.games.redo({ id })).toEqual(table)
  })

  it('hear nothing of dice that only the other has seen, not even why something cannot be taken back', async () => {
    // As the night begins German troops rally, after a French act and before the French are asked again.
    const seed = 'b 110'
    const mirror: Game = begin(loaded, { scenario: march.scenario, seed })
    const pick = pickFrom(110)
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...march, seed })
    await calls.games.open({ id })
    for (let acts = 0; acts < 86; acts += 1) {
      const side = mirror.play.decider
      actKeenly(mirror, pick)
      await calls.games.sit({ id, side })
      const action = mirror.play.layout.language.textOf(mirror.history.now.code)
      await calls.games.act({ id, action })
    }
    const { current, now } = mirror.history
    expect(mirror.play.decider).toBe(now.decider)
    expect(mirror.toldTo(1 - now.decider, current).some(({ kind }) => kind === 'draw')).toBe(true)
    expect(mirror.toldTo(now.decider, current).some(({ kind }) => kind === 'draw')).toBe(false)
    expect((await calls.games.look({ id })).barrier?.en).toMatch(/something hidden was shown/)
  })

  it('keep their bookmarks to themselves', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    await calls.games.open({ id })
    await calls.games.sit({ id, side: 0 })
    const { mark } = await calls.games.bookmark({ id, stop: 0, name: 'Cross at Attigny', note: 'by night' })
    await calls.games.sit({ id, side: 1 })
    expect(JSON.stringify(await calls.games.stops({ id }))).not.toContain('Attigny')
    expect((await denied(calls.games.changeMark({ id, mark, name: 'x' }))).code).toBe('NOT_NOW')
    // Nor does the number of the second mark in the game tell that there is another.
    expect(await calls.games.bookmark({ id, stop: 0, name: 'Wait' })).toEqual({ mark })
    await calls.games.changeMark({ id, mark, name: 'Wait a day' })
    await calls.games.sit({ id, side: 0 })
    expect((await calls.games.stops({ id }))[0]?.mark).toEqual({ id: mark, name: 'Cross at Attigny', note: 'by night' })
  })

  it('find out neither by guessing nor from refusals what the other is asked, or whether he has done anything', async () => {
    const { calls } = serveHouse()
    const { games, library } = calls
    const { id } = await games.begin({ ...march, scenario: 'beaumont-sedan' })
    const { decider } = await games.open({ id })
    const other = 1 - decider!
    const asOther = async (): Promise<unknown> => {
      const { stop } = await games.sit({ id, side: other })
      return [
        await denied(games.undo({ id })),
        await denied(games.redo({ id })),
        // The question is the right one, as far as anybody could guess it.
        await denied(games.act({ id, action: answers[0]!.action, to: { stop, prompt, about } })),
        await denied(games.act({ id, action: answers[0]!.action, to: { stop, prompt: 'none', about } })),
        await library.thumbnails({ ids: [id] }),
        (await games.look({ id })).barrier,
      ]
    }
    const { question } = await games.sit({ id, side: decider! })
    const { prompt, about, answers } = question!
    const before = await asOther()
    await games.sit({ id, side: decider! })
    const { decider: still } = await games.act({ id, action: answers[0]!.action })
    expect(still).toBe(decider)
    const after = await asOther()
    // What stands on the map has changed before everybody's eyes.
    const withoutPicture = (told: unknown) => (told as unknown[]).filter((_, index) => index !== 4)
    expect(withoutPicture(after)).toEqual(withoutPicture(before))
    expect((after as { code: string; data: unknown }[]).slice(2, 4).map(({ data }) => data)).toEqual([
      { said: expect.objectContaining({ en: expect.stringContaining('gone on') }) },
      { said: expect.objectContaining({ en: expect.stringContaining('gone on') }) },
    ])
    expect((after as { thumbnail: unknown }[][])[4]?.[0]?.thumbnail).not.toBeNull()
  })

  it('see nothing while nobody has sat down', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    const table = await calls.games.open({ id })
    expect(table).toMatchObject({ views: [], pieces: [], question: null, seat: null, stop: 0, canUndo: false })
    const { games } = calls
    for (const asked of [
      games.journal({ id }),
      games.stops({ id }),
      games.past({ id, stop: 0 }),
      games.odds({ id }),
      games.explain({ id, action: 'pass' }),
      games.undo({ id }),
      games.redo({ id }),
      games.fork({ id, stop: 0 }),
      games.bookmark({ id, stop: 0, name: 'x' }),
      games.branches({ id }),
      games.compare({ id, a: 0, b: 0 }),
    ])
      expect((await denied(asked)).code).toBe('NOT_YOURS')
    expect(await calls.library.thumbnails({ ids: [id] })).toEqual([{ id, thumbnail: null }])
    // Whoever opens it again has to say again who they are.
    await games.sit({ id, side: 0 })
    expect((await games.open({ id })).seat).toBeNull()
  })
})

describe('a person against an opponent', { timeout: 120_000 }, () => {
  it('sees from a second window too only what comes of the opponent’s acts, not how he comes to them', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'chance'] as [string, string], open: false }
    const { id } = await calls.games.begin({ ...march, scenario: 'august-1870', players })
    let table = await calls.games.open({ id })
    const pick = pickFrom(5)
    let looked = 0
    for (let acts = 0; table.question !== null && acts < 60; acts += 1) {
      const { answers } = table.question
      const before = JSON.stringify(table)
      let after: GameSnapshot | undefined
      const acting = calls.games
        .act({ id, action: answers[pick(answers.length)]!.action })
        .then((laid) => (after = laid))
      const peeks: string[] = []
      while (after === undefined) {
        peeks.push(JSON.stringify(await calls.games.look({ id })))
        await letOthersIn()
      }
      table = await acting
      const possible = [before, JSON.stringify(table)]
      expect(
        peeks.filter((peek) => !possible.includes(peek)).map((peek) => (JSON.parse(peek) as GameSnapshot).decider),
      ).toEqual([])
      looked += peeks.length
    }
    expect(looked).toBeGreaterThan(20)
  })

  it('sits at once, is asked at once, and sees the opponent’s side with no more than its own eyes', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'chance'] as [string, string], open: false }
    const { id } = await calls.games.begin({ ...march, players })
    let table = await calls.games.open({ id })
    const pick = pickFrom(5)
    for (let acts = 0; table.question !== null && acts < 60; acts += 1) {
      expect(table).toMatchObject({ seat: 0, decider: 0, views: [{ side: 0 }] })
      table = await calls.games.act({ id, action: table.question.answers[pick(table.question.answers.length)]!.action })
    }
    expect((await denied(calls.games.sit({ id, side: 1 }))).code).toBe('NOT_YOURS')
    await calls.games.close({ id })
    // Whoever decided last, the picture in the list is seen with the person’s eyes.
    expect((await calls.library.thumbnails({ ids: [id] }))[0]?.thumbnail?.side).toBe(0)
    expect(await calls.games.open({ id })).toEqual(table)
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
  })
})
