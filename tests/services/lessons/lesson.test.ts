import { describe, expect, it } from 'vitest'
import type { LessonOffer, LessonSeen } from '../../../src-main/contract/lessons.ts'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { pickFrom } from '../../kernel/table.ts'
import type { Calls } from '../../main/carry.ts'
import { hotSeat, open, serveHouse } from '../table.ts'
import { tries } from '../../tries.ts'

const campaign = 'chalons-1870'

async function offered(calls: Calls): Promise<LessonOffer> {
  const entry = (await calls.campaigns.list()).find(({ id }) => id === campaign)
  const [offer] = entry?.state === 'playable' ? entry.lessons : []
  if (offer === undefined) throw new Error('there is no lesson')
  return offer
}

/** A game begun as the window begins a lesson, with the learner at the table. */
async function begun(calls: Calls, seed?: string): Promise<GameSnapshot> {
  const offer = await offered(calls)
  const { scenario, players } = offer
  const { id } = await calls.games.begin({ campaign, scenario, players, seed: seed ?? offer.seed })
  await calls.games.open({ id })
  return calls.games.sit({ id, side: 0 })
}

const lessonOf = async (calls: Calls, id: number): Promise<LessonSeen> => {
  const { lesson } = await calls.games.lesson({ id })
  if (lesson === null) throw new Error('the game has no lesson')
  return lesson
}

describe('First march as a lesson', { timeout: 120_000 }, () => {
  it('followed to its end reaches every step, each in its turn, and is won', async () => {
    const { calls } = serveHouse()
    let table = await begun(calls)
    const reached: string[] = []
    const priced = new Set<string>()
    let dear = 0
    for (let acts = 0; table.ending === null; acts += 1) {
      expect(acts).toBeLessThan(120)
      const { hint, steps, asLesson, orders } = await lessonOf(calls, table.id)
      expect(asLesson).toBe(true)
      const current = steps.find(({ state }) => state === 'current')!.id
      if (reached.at(-1) !== current) reached.push(current)
      // Every question is answered by itself until the lesson comes to orders.
      expect(orders).toBe(current === 'rain' || current === 'victory')
      // Every hint names a possible answer, so that the learner can always go on.
      expect(table.question!.answers.map(({ action }) => action)).toContain(hint?.answer)
      // What a hint says of the price of a march is what the march costs.
      const [verb, connection] = hint!.answer!.split(' ')
      const costs = table.question!.about['costs'] as Record<string, number> | undefined
      const price = /(?: costs|:) (\d) MP(, and 1 more)?/.exec(hint!.text.en)
      if (verb === 'move' && price !== null) {
        const least = Number(price[1])
        expect(price[2] === undefined ? [least] : [least, least + 1], current).toContain(costs?.[connection!])
        priced.add(current)
        if (costs?.[connection!] === 2) dear += 1
      }
      // What has been reached stays so while the same troops march again.
      const before = steps.slice(
        0,
        steps.findIndex(({ id }) => id === current),
      )
      expect(before.map(({ state }) => state)).toEqual(before.map(() => 'done'))
      table = await calls.games.act({ id: table.id, action: hint!.answer! })
    }
    const { steps, hint, end } = await lessonOf(calls, table.id)
    expect(steps.map(({ state }) => state)).toEqual(steps.map(() => 'done'))
    expect(reached).toEqual(steps.map(({ id }) => id))
    expect(dear).toBeGreaterThan(0)
    expect(priced).toContain('decoy')
    expect(table.ending).toMatchObject({ ending: 'victory', winner: 0 })
    expect(hint).toBeNull()
    expect(end?.next.map(({ title }) => title.en)).toEqual(['First march', 'Beaumont to Sedan', 'August 1870'])
  })

  it('followed after the decoy was kept back loses no other step: by night nobody falls back from where he is wanted', async () => {
    const { calls } = serveHouse()
    let table = await begun(calls)
    const { id } = table
    table = await calls.games.act({ id, action: 'keep-decoys' })
    const asked: string[] = []
    for (let acts = 0; table.ending === null; acts += 1) {
      expect(acts).toBeLessThan(120)
      asked.push(table.question!.kind)
      const { hint } = await lessonOf(calls, id)
      table = await calls.games.act({ id, action: hint!.answer! })
    }
    // The Germans have come to Grandpré by then.
    expect(asked).toContain('withdrawals')
    expect(table.ending).toMatchObject({ ending: 'victory', winner: 0, level: 2 })
    const { steps } = await lessonOf(calls, id)
    expect(steps.filter(({ state }) => state !== 'done').map(({ id: step }) => step)).toEqual(['decoy'])
  })

  it('follows whatever is played, and never stands in the way', async () => {
    const { calls } = serveHouse()
    for (let seed = 1; seed <= tries(6, 2); seed += 1) {
      const pick = pickFrom(seed)
      let table = await begun(calls, `any ${seed}`)
      for (let acts = 0; table.ending === null && acts < 400; acts += 1) {
        const { steps, hint } = await lessonOf(calls, table.id)
        expect(steps.filter(({ state }) => state === 'current').length).toBeLessThanOrEqual(1)
        const answers = table.question!.answers.map(({ action }) => action)
        expect(hint).not.toBeNull()
        if (hint!.answer !== null) expect(answers).toContain(hint!.answer)
        // A stack begun by mistake can be left again.
        if (answers.some((answer) => answer.startsWith('take '))) expect(hint!.answer).not.toBeNull()
        table = await calls.games.act({ id: table.id, action: answers[pick(answers.length)]! })
      }
      const { steps, end } = await lessonOf(calls, table.id)
      if (table.ending !== null) {
        expect(end).not.toBeNull()
        expect(steps.every(({ state }) => state === 'done' || state === 'past')).toBe(true)
      }
      await calls.games.close({ id: table.id })
    }
  })

  it('takes back with an act what it had reached', async () => {
    const { calls } = serveHouse()
    let table = await begun(calls)
    const { id } = table
    const states = async () => (await lessonOf(calls, id)).steps.map(({ state }) => state)
    const before = await states()
    table = await calls.games.act({ id, action: table.question!.answers[0]!.action })
    for (const action of ['activate l-effincourt', 'take fr-7-1']) table = await calls.games.act({ id, action })
    const taken = await states()
    expect(taken).not.toEqual(before)
    await calls.games.act({ id, action: 'march-off' })
    expect(await states()).not.toEqual(taken)
    expect((await calls.games.undo({ id })).canRedo).toBe(true)
    expect(await states()).toEqual(taken)
  })

  it('is shown to the learner only', async () => {
    const { calls } = serveHouse()
    const { scenario } = await offered(calls)
    const { id } = await calls.games.begin({ campaign, scenario, players: hotSeat, seed: 'lesson' })
    await calls.games.open({ id })
    await calls.games.sit({ id, side: 1 })
    expect(await calls.games.lesson({ id })).toEqual({ lesson: null })
    await calls.games.sit({ id, side: 0 })
    expect((await lessonOf(calls, id)).asLesson).toBe(false)

    const everything = await calls.games.begin({ campaign, scenario, players: open, seed: 'lesson' })
    await calls.games.open(everything)
    expect((await lessonOf(calls, everything.id)).asLesson).toBe(false)
  })

  it('is there for its own scenario alone', async () => {
    const { calls } = serveHouse()
    const game = await calls.games.begin({ campaign, scenario: 'beaumont-sedan', players: open })
    await calls.games.open(game)
    expect(await calls.games.lesson(game)).toEqual({ lesson: null })
  })
})
