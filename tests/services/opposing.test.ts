import { writeFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { readAct } from '../../src-main/games/rows/act-row.ts'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Thoughts } from '../../src-main/contract/opponents.ts'
import { makeFolder, program } from '../house/workshop.ts'
import { pickFrom } from '../kernel/table.ts'
import { type Calls, denied, resultOf } from '../main/carry.ts'
import { makeHouseRouter } from '../main/workshop.ts'
import { GATE, testOpponents } from '../opponents/test-opponents.ts'
import { playOn } from './table.ts'

const opponentWorker = program('tests/opponents/worker.ts')

/** The services with the opponents of the tests; while the gate is shut some of them think on, or fail. */
function serve(folder?: string) {
  const gate = join(makeFolder({}), 'gate')
  process.env[GATE] = gate
  const served = makeHouseRouter(folder, { opponents: testOpponents, opponentWorker })
  const open = (): void => rmSync(gate, { force: true })
  onTestFinished(() => {
    open()
    served.close()
  })
  return { ...served, calls: createRouterClient(served.router) as Calls, open, shut: () => writeFileSync(gate, '') }
}

const spicheren = { campaign: 'portable-spicheren', scenario: 'spicheren' }
const march = { campaign: 'chalons-1870', scenario: 'first-march' }
const against = (who: string, open: boolean) => ({ players: { sides: ['person', who] as [string, string], open } })

/** Acts at random until an opponent is asked and goes on thinking; the act that is under way, and the table before it. */
async function untilItThinks(calls: Calls, from: GameSnapshot, shut: () => void, seed = 1) {
  const pick = pickFrom(seed)
  const { id } = from
  // On a busy machine a game is opened before the opponent has made the first move.
  let table = await playOn(calls, from, 0)
  for (let acts = 0; acts < 200 && table.question !== null; acts += 1) {
    const { answers } = table.question
    shut()
    const before = table
    const acting = calls.games.act({ id, action: answers[pick(answers.length)]!.action })
    const thinks = thoughts(calls, id, ({ at }) => at === 'thinking')
    const done = await Promise.race([acting.then((after) => ({ after })), thinks.then(() => null)])
    if (done === null) return { before, acting }
    table = done.after
  }
  throw new Error('nobody was asked')
}

/** Hears what opponents do until it is what is waited for: all that was told. */
async function thoughts(calls: Calls, id: number, until: (told: Thoughts) => boolean): Promise<Thoughts[]> {
  const all: Thoughts[] = []
  for await (const told of await calls.games.thinking({ id })) {
    all.push(told)
    if (until(told)) break
  }
  return all
}

describe('an opponent that thinks for long', { timeout: 120_000 }, () => {
  it('tells in an open game how far it is and what it considers, and the table lies open meanwhile', async () => {
    const { calls, open, shut } = serve()
    const { id } = await calls.games.begin({ ...spicheren, ...against('ponderer', true), seed: 'long' })
    const { before, acting } = await untilItThinks(calls, await calls.games.open({ id }), shut)
    const heard = thoughts(calls, id, ({ at }) => at === 'rest')
    await thoughts(calls, id, (told) => told.at === 'thinking' && (told.share ?? 0) > 0)
    const table = await calls.games.look({ id })
    expect(table).toMatchObject({ decider: 1, question: null, stop: before.stop + 1, canUndo: true })
    open()
    const after = await acting
    expect(after.decider).toBe(0)
    const all = await heard
    expect(all.at(-1)).toEqual({ at: 'rest' })
    const shares = all.flatMap((told) => (told.at === 'thinking' && told.share !== null ? [told.share] : []))
    expect(shares.length).toBeGreaterThan(0)
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true)
    expect(all.slice(0, -1).every((told) => told.at === 'thinking' && told.side === 1)).toBe(true)
    expect(all.some((told) => told.at === 'thinking' && told.reason?.key === 'considers')).toBe(true)
  })

  it('delays no other call: with hidden information all calls are answered as of before its turn', async () => {
    const { calls, open, shut } = serve()
    const { id } = await calls.games.begin({ ...march, ...against('ponderer', false), seed: 'hidden' })
    const first = await calls.games.open({ id })
    const ask = async () => [
      await calls.games.look({ id }),
      await calls.games.journal({ id }),
      await calls.games.stops({ id }),
      await calls.games.past({ id, stop: 0 }),
      await calls.games.chronicle({ id }),
      await calls.games.film({ id }),
      await calls.games.intelligence({ id, side: 0 }),
      await calls.games.odds({ id }),
      await calls.games.lesson({ id }),
      await calls.library.thumbnails({ ids: [id] }),
      await denied(calls.games.branches({ id })),
      await denied(calls.games.past({ id, stop: 9999 })),
    ]
    const pick = pickFrom(3)
    let [table, compared] = [first, 0]
    for (let acts = 0; acts < 80 && compared < 3 && table.question !== null; acts += 1) {
      const { answers } = table.question
      const before = await ask()
      shut()
      const acting = calls.games.act({ id, action: answers[pick(answers.length)]!.action })
      const all = thoughts(calls, id, ({ at }) => at === 'thinking')
      const done = await Promise.race([acting, all.then(() => null)])
      if (done === null) {
        expect(await ask()).toEqual(before)
        compared += 1
        const heard = thoughts(calls, id, ({ at }) => at === 'rest')
        open()
        await acting
        // Its progress, the number of its questions and its thoughts are hidden.
        expect(await heard).toEqual([{ at: 'thinking', side: 1, share: null, reason: null }, { at: 'rest' }])
      }
      open()
      table = await acting
    }
    expect(compared).toBe(3)
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
  })

  it('is said to think soon after the answer, though it reports nothing, where something is hidden', async () => {
    const { calls, open, shut } = serve()
    const { id } = await calls.games.begin({ ...spicheren, ...against('stubborn', false), seed: 'silent' })
    const { acting } = await untilItThinks(calls, await calls.games.open({ id }), shut)
    open()
    expect((await acting).decider).toBe(0)
  })

  it('stops when its question is taken back, and what it would have answered is never done', async () => {
    const { calls, open, shut } = serve()
    const { id } = await calls.games.begin({ ...spicheren, ...against('ponderer', true), seed: 'undo' })
    const { before, acting } = await untilItThinks(calls, await calls.games.open({ id }), shut)
    const back = await calls.games.undo({ id })
    expect({ ...back, canRedo: before.canRedo }).toEqual(before)
    expect(await acting).toMatchObject({ decider: 1, stop: before.stop + 1 })
    open()
    expect(await thoughts(calls, id, ({ at }) => at === 'rest')).toEqual([{ at: 'rest' }])
    expect(await calls.games.look({ id })).toEqual(back)
    // Done again, it is asked again, and answers.
    expect((await calls.games.redo({ id })).decider).toBe(0)
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
  })

  it('goes on where taking back is refused', async () => {
    const { calls, open, shut } = serve()
    const { id } = await calls.games.begin({ ...spicheren, ...against('ponderer', true), seed: 'refused' })
    const { acting } = await untilItThinks(calls, await calls.games.open({ id }), shut)
    expect((await denied(calls.games.undo({ id, stop: 9999 }))).code).toBe('NOT_NOW')
    await acting
    open()
    await thoughts(calls, id, ({ at }) => at === 'rest')
    expect((await calls.games.look({ id })).decider).toBe(0)
  })

  it('stops when the game is taken off the table, and is asked again when it lies there again', async () => {
    const { calls, open, shut } = serve()
    const { id } = await calls.games.begin({ ...march, ...against('ponderer', false), seed: 'close' })
    const { acting } = await untilItThinks(calls, await calls.games.open({ id }), shut)
    const heard = thoughts(calls, id, () => false)
    await calls.games.close({ id })
    await Promise.allSettled([acting])
    expect((await heard).at(-1)?.at).not.toBe('failed')
    // Whoever opens it waits a moment, and then sees it as it stands.
    expect(await calls.games.open({ id })).toMatchObject({ decider: 1, question: null })
    // A window that is loaded again meanwhile does not wait.
    expect(await calls.games.open({ id })).toMatchObject({ decider: 1, question: null })
    open()
    await thoughts(calls, id, ({ at }) => at === 'rest')
    expect((await calls.games.look({ id })).decider).toBe(0)
  })

  it('does not end an order of the other side that goes on when the game is left meanwhile', async () => {
    const { calls, open, shut } = serve()
    const players = { sides: ['ponderer', 'person'] as [string, string], open: true }
    const { id } = await calls.games.begin({
      campaign: 'chalons-1870',
      scenario: 'beaumont-sedan',
      seed: 'orders',
      players,
    })
    let table = await playOn(calls, await calls.games.open({ id }), 0)
    while (table.question!.kind !== 'impulse') {
      const { answers } = table.question!
      table = await calls.games.act({ id, action: answers.find(({ action }) => action === 'keep-decoys')!.action })
    }
    shut()
    const ordering = calls.games.order({ id, order: { order: 'pass-day' } })
    await thoughts(calls, id, ({ at }) => at === 'thinking')
    await calls.games.close({ id })
    await Promise.allSettled([ordering])
    const again = await calls.games.open({ id })
    expect(again).toMatchObject({ decider: 0, order: { at: 'goes-on' } })
    open()
    // It passes for the rest of the day, whatever the enemy does.
    await expect.poll(async () => (await calls.games.look({ id })).question?.kind, { timeout: 60_000 }).toBeDefined()
    const after = await calls.games.look({ id })
    expect(after.question!.kind).not.toBe('impulse')
    expect(after.stop).toBeGreaterThan(again.stop)
  })

  it('is ended with its worker when it does not listen, and others go on thinking', async () => {
    const { calls, open, shut } = serve()
    const other = await calls.games.begin({ ...spicheren, ...against('ponderer', true), seed: 'other' })
    const { acting: others } = await untilItThinks(calls, await calls.games.open(other), shut)
    const { id } = await calls.games.begin({ ...spicheren, ...against('stubborn', true), seed: 'stubborn' })
    open()
    await others
    const { before } = await untilItThinks(calls, await calls.games.open({ id }), shut)
    const { acting: thinksAgain } = await untilItThinks(calls, await calls.games.look(other), shut)
    const back = await calls.games.undo({ id })
    expect(back.stop).toBe(before.stop)
    open()
    expect((await thinksAgain).decider).toBe(0)
  })
})

describe('an opponent that fails', { timeout: 120_000 }, () => {
  it.each(['crasher', 'blunderer'])('(%s) says so, and is asked again or replaced once', async (who) => {
    const { calls, open, shut } = serve()
    const { id } = await calls.games.begin({ ...march, ...against(who, false), seed: 'fails' })
    const first = await calls.games.open({ id })
    shut()
    const stuck = await playOn(calls, first, 60)
    expect(stuck).toMatchObject({ decider: 1, question: null })
    const [failed] = await thoughts(calls, id, ({ at }) => at === 'failed')
    expect(failed).toMatchObject({
      side: 1,
      said: { en: expect.stringMatching(/^“.+” could not decide: .+\.$/) },
    })
    // Asked again it fails again; chance decides once for it, and then it is asked again.
    const { stop } = await calls.games.goOn({ id })
    expect((await thoughts(calls, id, ({ at }) => at === 'failed')).at(-1)?.at).toBe('failed')
    expect(stop).toBe(stuck.stop)
    await calls.games.goOn({ id, byChance: true })
    open()
    const after = await calls.games.goOn({ id })
    expect(after.decider).toBe(0)
    expect((await thoughts(calls, id, () => true))[0]).toEqual({ at: 'rest' })
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
  })
})

describe('what an opponent remembers', { timeout: 120_000 }, () => {
  const memories = (served: ReturnType<typeof serve>, id: number) =>
    gamesTable(served.library.database)
      .past(id)
      .moments.map(({ deed }) => readAct(String(deed))!)

  it('is kept with each of its acts, and is that of the moment after taking back and in the next process', async () => {
    const whole = serve()
    const request = { ...spicheren, ...against('planner', true), seed: 'memory' }
    const { id } = await whole.calls.games.begin(request)
    await playOn(whole.calls, await whole.calls.games.open({ id }), 30, 4)
    const deeds = memories(whole, id)
    const turns = deeds
      .filter(({ decider }) => decider === 1)
      .map(({ memory }) => (memory as { timesAsked: number }).timesAsked)
    expect(turns).toEqual(turns.map((_, index) => index + 1))
    expect(turns.length).toBeGreaterThan(5)
    expect(deeds.filter(({ decider, memory }) => decider === 0 && memory !== undefined)).toEqual([])
    // The same game again by one process after the other, with every act of the person taken back and done again.
    const folder = makeFolder({})
    const own = deeds.filter(({ decider }) => decider === 0).map(({ action }) => action)
    let game: number | undefined
    for (const [from, to] of [
      [0, 6],
      [6, 15],
      [15, own.length],
    ] as const) {
      const { calls, close } = serve(folder)
      game ??= (await calls.games.begin(request)).id
      await calls.games.open({ id: game })
      for (const action of own.slice(from, to)) {
        await calls.games.act({ id: game, action })
        await calls.games.undo({ id: game })
        await calls.games.redo({ id: game })
      }
      close()
    }
    const again = serve(folder)
    expect(memories(again, game!)).toEqual(deeds)
    // On another line it remembers what it knew where that line begins.
    const { calls } = again
    const parting = deeds.findIndex(({ decider }, act) => decider === 0 && act > deeds.length / 2)
    await calls.games.open({ id: game! })
    let table = await calls.games.goTo({ id: game!, moment: parting })
    const another = table.question!.answers.find(({ action }) => action !== deeds[parting]!.action)!
    table = await calls.games.act({ id: game!, action: another.action })
    const newMemory = () =>
      memories(again, game!)
        .slice(deeds.length)
        .find(({ memory }) => memory !== undefined)?.memory
    for (let acts = 0; acts < 60 && newMemory() === undefined; acts += 1) table = await playOn(calls, table, 1, acts)
    const before = deeds.slice(0, parting).filter(({ decider }) => decider === 1).length
    expect(newMemory()).toMatchObject({ timesAsked: before + 1 })
  })

  it('goes with a copy, with a game that goes on from a stop, and through a file', async () => {
    const served = serve()
    const { calls } = served
    const { id } = await calls.games.begin({ ...spicheren, ...against('planner', true), seed: 'copies' })
    const table = await playOn(calls, await calls.games.open({ id }), 25, 2)
    const copy = await calls.library.duplicate({ id })
    const fork = await calls.games.fork({ id, stop: table.stop })
    const { content } = await calls.library.export({ id })
    const imported = await resultOf(calls.library.import({ content }))
    const deeds = memories(served, id)
    for (const other of [copy.id, fork.id, imported.id]) {
      expect(memories(served, other)).toEqual(deeds)
      const there = await playOn(calls, await calls.games.open({ id: other }), 0)
      const { action } = there.question!.answers[0]!
      await calls.games.act({ id: other, action })
      const last = memories(served, other).findLast(({ memory }) => memory !== undefined)!
      expect((last.memory as { timesAsked: number }).timesAsked).toBeGreaterThan(0)
    }
  })

  it('is no secret of a sealed game that anybody could read, and is there again when the seal is opened', async () => {
    const served = serve()
    const { calls } = served
    const passphrases: [string, null] = ['Il ne manque pas un bouton', null]
    const request = { ...march, ...against('planner', false), passphrases, seed: 'sealed' }
    const { id } = await calls.games.begin(request)
    let table = await playOn(calls, await calls.games.open({ id, passphrases }), 25, 2)
    const past = gamesTable(served.library.database).past(id)
    const { content } = await calls.library.export({ id })
    const told = JSON.stringify([table, await calls.games.journal({ id }), await calls.games.stops({ id })])
    for (const text of [JSON.stringify(past.moments.map(({ deed }) => String(deed))), content, told])
      expect(text).not.toMatch(/"timesAsked"/)
    await calls.games.close({ id })
    table = await calls.games.open({ id, passphrases })
    const plain = await calls.games.begin({ ...request, passphrases: [null, null] })
    // An unsealed game that is played alike has the same acts: it was handed the same memory.
    const other = await playOn(calls, await calls.games.open(plain), 25, 2)
    expect({ ...other, id: 0, name: '' }).toEqual({ ...table, id: 0, name: '' })
    const after = await playOn(calls, table, 10, 5)
    expect({ ...(await playOn(calls, other, 10, 5)), id: 0, name: '' }).toEqual({ ...after, id: 0, name: '' })
  })
})
