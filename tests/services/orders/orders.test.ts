import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import type { Decision } from '#engine/kernel/game/view.ts'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { denied } from '../../main/carry.ts'
import { spicheren } from '../../games/workshop.ts'
import { pickFrom } from '../../kernel/table.ts'
import { warlike } from '../../rulebook/portable-spicheren/warlike.ts'
import { hotSeat, open, serveHouse } from '../table.ts'

/** Orders as the window gives them: several acts in one call, one step of undo. */

const beaumont = { campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed: 'orders' }
const march = { order: 'march', counters: ['ge-6-11', 'ge-6-12'], to: 'grandpre' }

/** A game in which both sides have kept their decoys, and the German one is asked for its first operation. */
async function atFirstOperation(players: typeof open | typeof hotSeat) {
  const { calls } = serveHouse()
  const { id } = await calls.games.begin({ ...beaumont, players })
  let table = await calls.games.open({ id })
  for (const side of [0, 1]) {
    if (!players.open) table = await calls.games.sit({ id, side })
    table = await calls.games.act({ id, action: 'keep-decoys' })
  }
  return { calls, id, table }
}

const zoneOf = ({ views }: GameSnapshot, counter: string): unknown => {
  const counters = views.find(({ side }) => side === 1)!.known['counter'] as Record<string, { zone?: string }>
  return counters[counter]?.zone
}

describe('an order', { timeout: 120_000 }, () => {
  it('is carried out in one call, act by act, and is one step of undo and of redo', async () => {
    const { calls, id, table } = await atFirstOperation(open)
    const after = await calls.games.order({ id, order: march, to: { ...table.question!, stop: table.stop } })
    expect(zoneOf(after, 'ge-6-11')).toBe('grandpre')
    expect(after.order).toMatchObject({ at: 'done', why: null, title: { en: 'March to Grandpré' } })
    const stops = await calls.games.stops({ id, since: table.stop })
    expect(stops.map(({ action }) => action)).toContain('march-off')
    expect(after.stop - table.stop).toBeGreaterThan(8)
    const back = await calls.games.undo({ id })
    expect({ ...back, canRedo: false }).toEqual(table)
    const again = await calls.games.redo({ id })
    expect(again).toEqual({ ...after, order: null })
  })

  it('tells why it stops, and the side that gave it is asked', async () => {
    const { calls, id } = await atFirstOperation(open)
    const stopped = await calls.games.order({ id, order: { ...march, markers: 1 } })
    expect(stopped.order).toMatchObject({ at: 'stopped' })
    expect(stopped.order!.why!.en).toContain('with 1 fatigue marker, as ordered')
    expect(stopped.order!.why!.fr).toContain('marqueur de fatigue')
    expect(stopped.question).toMatchObject({ kind: 'activation' })
    // Whoever acts himself has read it.
    expect((await calls.games.act({ id, action: 'end-activation' })).order).toBeNull()
  })

  it('is given by the side that is asked, for the question it was meant for, and must be an order', async () => {
    const { calls, id, table } = await atFirstOperation(hotSeat)
    await calls.games.sit({ id, side: 0 })
    expect((await denied(calls.games.order({ id, order: march }))).code).toBe('NOT_YOURS')
    await calls.games.sit({ id, side: 1 })
    const late = { ...table.question!, stop: table.stop + 1 }
    expect((await denied(calls.games.order({ id, order: march, to: late }))).code).toBe('NOT_NOW')
    for (const order of [{}, { order: 'conquer' }, { ...march, counters: ['fr-1-1'] }, { ...march, to: 'atlantis' }])
      expect((await denied(calls.games.order({ id, order }))).code).toBe('NOT_NOW')
    expect((await calls.games.look({ id })).stop).toBe(table.stop)
  })

  it('continues whenever its side is asked, even if nobody sits down, until it is withdrawn', async () => {
    const { calls, id, table } = await atFirstOperation(hotSeat)
    const passed = await calls.games.order({ id, order: { order: 'pass-day' } })
    expect(passed).toMatchObject({ decider: 0, order: { at: 'goes-on' } })
    // The enemy acts; the side with the order passes unasked, and the enemy is asked again.
    const french = await calls.games.sit({ id, side: 0 })
    expect(french.order).toBeNull()
    const zone = french.question!.answers.find(({ verb }) => verb === 'activate')!.action
    let at = await calls.games.act({ id, action: zone })
    const take = at.question!.answers.find(({ verb }) => verb === 'take')!.action
    at = await calls.games.act({ id, action: take })
    at = await calls.games.act({ id, action: 'march-off' })
    if (at.question?.kind === 'activation') at = await calls.games.act({ id, action: 'end-activation' })
    at = await calls.games.act({ id, action: 'end-impulse' })
    expect(at).toMatchObject({ decider: 0, seat: 0, question: { kind: 'impulse' } })
    // Taken back, its side is asked at the next operation.
    await calls.games.sit({ id, side: 1 })
    expect((await calls.games.cancelOrder({ id })).order).toBeNull()
    await calls.games.sit({ id, side: 0 })
    const zoneNow = (await calls.games.look({ id })).question!.answers.find(({ verb }) => verb === 'activate')!.action
    await calls.games.act({ id, action: zoneNow })
    expect(table.stop).toBeGreaterThan(0)
  })

  it('for the rest of the day is told no more when the night has come, whichever side is asked first', async () => {
    const { calls, id } = await atFirstOperation(open)
    let at = await calls.games.order({ id, order: { order: 'pass-day' }, alone: true })
    expect(at.order).toMatchObject({ at: 'goes-on' })
    at = await calls.games.order({ id, order: { order: 'pass-day' }, alone: true })
    const asked = new Set<number>()
    while (at.question?.kind === 'night-works') {
      expect(at.order, `side ${at.decider}`).not.toMatchObject({ at: 'goes-on' })
      asked.add(at.decider!)
      at = await calls.games.act({ id, action: 'night-works-done' })
    }
    expect(asked.size).toBe(2)
  })

  it('with hidden things is not seen by the other side, and undo stops at what chance has decided', async () => {
    const { calls, id } = await atFirstOperation(hotSeat)
    const after = await calls.games.order({ id, order: march })
    expect(after.canUndo).toBe(true)
    const undone = await calls.games.undo({ id })
    expect(undone.question).toMatchObject({ kind: 'marker' })
    // Behind it lies the last draw.
    expect(undone.canUndo).toBe(false)
    const french = await calls.games.sit({ id, side: 0 })
    expect(french.order).toBeNull()
  })
})

describe('an order that is kept', { timeout: 120_000 }, () => {
  const far = { order: 'march', counters: ['ge-6-11', 'ge-6-12'], to: 'sedan', far: 'approach' }
  const guard = { order: 'march', counters: ['ge-g-1', 'ge-g-2'], to: 'sedan', far: 'approach' }

  it('is offered when it can be carried out, says else what keeps it, and is not told to the other side', async () => {
    const { calls, id } = await atFirstOperation(hotSeat)
    const given = await calls.games.order({ id, order: far, keep: [far, guard] })
    expect(given.kept.map(({ order, ready }) => [order, ready])).toEqual([
      [far, false],
      [guard, expect.any(Boolean)],
    ])
    expect(given.kept[0]?.why?.en).toMatch(/another day it goes on to Sedan\.$/)
    expect(zoneOf(given, 'ge-6-11')).not.toBe('vienne-le-chateau')
    const french = await calls.games.sit({ id, side: 0 })
    expect(french.kept).toEqual([])
    await calls.games.sit({ id, side: 1 })
    const dropped = await calls.games.dropOrder({ id, order: far })
    expect(dropped.kept.map(({ order }) => order)).toEqual([guard])
    expect((await calls.games.dropOrder({ id })).kept).toEqual([])
    expect((await denied(calls.games.order({ id, order: far, keep: [{ order: 'conquer' }] }))).code).toBe('NOT_NOW')
  })

  it('goes back with the act that came with it, and is there again when that is done again', async () => {
    const { calls, id, table } = await atFirstOperation(open)
    const given = await calls.games.order({ id, order: march, keep: [march, guard] })
    // What has arrived is done, and no longer kept.
    expect(given.kept.map(({ order }) => order)).toEqual([guard])
    expect((await calls.games.undo({ id })).kept).toEqual([])
    await calls.games.redo({ id })
    expect((await calls.games.look({ id })).kept.map(({ order }) => order)).toEqual([guard])
    await calls.games.undo({ id })
    const other = table.question!.answers.find(
      ({ verb, things }) => verb === 'activate' && things[0]?.name !== 'sedan',
    )!
    expect((await calls.games.act({ id, action: other.action })).kept).toEqual([])
  })

  it('goes on another day until it is done', async () => {
    const { calls, id } = await atFirstOperation(open)
    let at = await calls.games.order({ id, order: far, keep: [far], alone: true })
    let carried = 1
    for (let acts = 0; acts < 24 && at.question !== null; acts += 1) {
      const ready = at.decider === 1 && at.kept[0]?.ready === true
      const rest = at.question.kind === 'impulse' ? { order: 'pass-day' } : { order: 'night' }
      if (ready) carried += 1
      if (!['impulse', 'night-works', 'withdrawals', 'abandoning'].includes(at.question.kind)) {
        at = await calls.games.act({ id, action: at.question.answers.at(-1)!.action, alone: true })
        continue
      }
      at = await calls.games.order({ id, order: ready ? far : rest, alone: true })
    }
    expect(carried).toBeGreaterThan(1)
  })
})

describe('what the other side has not seen yet', { timeout: 120_000 }, () => {
  it('can be taken back though that side is to decide: until it sits down, and not where chance or a reveal came with it', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ ...beaumont, players: hotSeat })
    await calls.games.open({ id })
    await calls.games.sit({ id, side: 0 })
    const kept = await calls.games.act({ id, action: 'keep-decoys' })
    expect(kept).toMatchObject({ question: null, canUndo: true, barrier: null })
    const back = await calls.games.undo({ id })
    expect(back.question?.kind).toBe('decoys')
    const again = await calls.games.redo({ id })
    expect(again.question).toBeNull()
    await calls.games.act({ id, action: 'keep-decoys' }).catch(() => undefined)
    await calls.games.sit({ id, side: 1 })
    const after = await calls.games.sit({ id, side: 0 })
    expect(after.canUndo).toBe(false)
    await calls.games.sit({ id, side: 1 })
    // Weather and initiative are drawn with the second answer.
    expect((await calls.games.act({ id, action: 'keep-decoys' })).canUndo).toBe(false)
  })
})

describe('questions without a choice', { timeout: 120_000 }, () => {
  it('are answered without asking where that is wished, and go back with the act before them', async () => {
    const { calls, id, table } = await atFirstOperation(open)
    let at = table
    let told = 0
    for (let acts = 0; acts < 60 && at.question !== null; acts += 1) {
      const { answers } = at.question
      expect(answers.length, at.question.kind).toBeGreaterThan(1)
      expect(at.question.about['marker']).not.toBe('fatigue-0')
      const before = at
      at = await calls.games.act({ id, action: answers[(7 * acts) % answers.length]!.action, alone: true })
      // What was answered without asking is told, each answer once.
      expect(at.answered).toHaveLength(at.stop - before.stop - 1)
      told += at.answered.length
      if (at.stop === before.stop + 1) continue
      expect({ ...(await calls.games.undo({ id })), canRedo: false }).toEqual({
        ...before,
        canRedo: false,
        answered: [],
      })
      expect(await calls.games.redo({ id })).toEqual({ ...at, answered: [] })
    }
    expect(told).toBeGreaterThan(0)
  })

  it('are asked where it is not wished', async () => {
    const { calls, id, table } = await atFirstOperation(open)
    let at = table
    let single = 0
    for (let acts = 0; acts < 120 && at.question !== null; acts += 1) {
      const { answers } = at.question
      if (answers.length === 1) single += 1
      at = await calls.games.act({ id, action: answers[(7 * acts) % answers.length]!.action })
    }
    expect(single).toBeGreaterThan(0)
  })

  it('are not asked of either side about the only melee of a half-turn', async () => {
    const { calls } = serveHouse()
    const start = { scenario: 'spicheren', switches: {}, seed: 'melees' }
    const { id } = await calls.games.begin({ campaign: 'portable-spicheren', ...start, players: open })
    let at = await calls.games.open({ id })
    // The same game without anybody's table says which questions there are.
    const begun = Game.begin(spicheren.loaded, start)
    if (!begun.ok) throw new Error(begun.error.message)
    const game = begun.value
    const pick = pickFrom(3)
    const give = (text: string): void => {
      const code = game.play.layout.language.parseText(text)
      if (!code.ok || !game.act(code.value).ok) throw new Error(text)
    }
    const lonely: number[] = []
    for (let acts = 0; acts < 700 && at.question !== null && lonely.length < 4; acts += 1) {
      const action = warlike(game, pick)
      at = await calls.games.act({ id, action, alone: true })
      give(action)
      // That the battle begins is asked all the same: until then the last unit can be placed anew.
      const unasked = (asked: Decision | undefined): string | undefined => {
        const [first, second] = asked?.actions ?? []
        const only = second === undefined && first !== 'ready' ? first : undefined
        return asked?.actions.find((one) => one === 'place micheler 1105') ?? only
      }
      for (let only = unasked(game.decision()); only !== undefined; only = unasked(game.decision())) {
        if (only.startsWith('fight ')) lonely.push(game.play.decider)
        give(only)
      }
      expect(at.question?.answers.map((answer) => answer.action)).toEqual(game.decision()?.actions)
    }
    expect(new Set(lonely)).toEqual(new Set([0, 1]))
  })

  it('are asked where the answer would take from their side what it may still take back, as the last move of a formation', async () => {
    const { calls } = serveHouse()
    const start = { campaign: 'wissembourg-1870', scenario: 'wissembourg', seed: 'last moves', players: hotSeat }
    const { id } = await calls.games.begin(start)
    let at = await calls.games.open({ id })
    const pick = pickFrom(5)
    const single = new Set<string>()
    for (let acts = 0; acts < 300 && at.ending === null; acts += 1) {
      if (at.question === null) at = await calls.games.sit({ id, side: at.decider! })
      const { prompt, answers } = at.question!
      const before = at
      at = await calls.games.act({ id, action: answers[pick(answers.length)]!.action, alone: true })
      if (at.question?.answers.length !== 1 || at.question.prompt === 'declaration' || at.answered.length > 0) continue
      single.add(at.question.prompt)
      // What was done last goes back, and the one button does what was done unasked before.
      expect(at.canUndo, at.question.prompt).toBe(true)
      expect((await calls.games.undo({ id })).question).toMatchObject({ prompt })
      expect((await calls.games.redo({ id })).question).toEqual(at.question)
      expect(at.stop).toBe(before.stop + 1)
    }
    expect(single).toContain('moves')
  })

  it('are not asked whether those march off of whom the last has just been activated or taken, though that cannot be taken back', async () => {
    const { calls, id, table } = await atFirstOperation(hotSeat)
    const pick = pickFrom(4)
    let at = table
    const bound = { activate: 0, take: 0 }
    for (let acts = 0; acts < 400 && Math.min(bound.activate, bound.take) < 2; acts += 1) {
      if (at.question === null) at = await calls.games.sit({ id, side: at.decider! })
      const { answers } = at.question!
      const able = answers.filter(({ verb }) => ['activate', 'take'].includes(verb))
      const { action } = able.length > 0 ? able[pick(able.length)]! : answers[pick(answers.length)]!
      at = await calls.games.act({ id, action, alone: true })
      const verb = (['activate', 'take'] as const).find((one) => action.startsWith(`${one} `))
      if (verb === undefined) continue
      expect(at.question?.answers.map((one) => one.action)).not.toEqual(['march-off'])
      if (at.answered.some(({ en }) => en === 'March off') && !at.canUndo) bound[verb] += 1
    }
    expect(Math.min(bound.activate, bound.take)).toBe(2)
  })

  it('are not asked of a unit that has but one place before the battle, and the place is told', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ campaign: 'portable-spicheren', scenario: 'spicheren', players: hotSeat })
    await calls.games.open({ id })
    await calls.games.act({ id, action: 'place doens 0710', alone: true })
    const at = await calls.games.act({ id, action: 'face N', alone: true })
    expect(at.question).toMatchObject({ kind: 'set-up-facing', about: { unit: 'micheler', hex: '1105' } })
    expect(at.answered.map(({ en }) => en)).toEqual(['Place Micheler’s brigade in 1105'])
    // It goes back with what was done before it.
    expect((await calls.games.undo({ id })).question).toMatchObject({ about: { unit: 'doens' } })
  })

  it('are asked of an absent side even if it has no choice, so that handing over the table reveals nothing', async () => {
    const { calls, id } = await atFirstOperation(hotSeat)
    // A leader alone comes to Beaumont: he has no cavalry to declare against those who reconnoitre there.
    const counters = ['albert-of-saxony']
    const alone = { order: 'march', counters, to: 'beaumont-en-argonne', afterwards: 'end-operation' }
    expect((await calls.games.order({ id, order: alone, alone: true })).decider).toBe(0)
    await calls.games.sit({ id, side: 0 })
    const scouts = { order: 'reconnaissance', counters: ['fr-5-c'] }
    const scouting = await calls.games.order({ id, order: scouts, alone: true })
    expect(scouting).toMatchObject({ decider: 1, seat: 0, question: null })
    const asked = await calls.games.sit({ id, side: 1 })
    expect(asked.question?.answers.map(({ action }) => action)).toEqual(['commit 0'])
  })
})
