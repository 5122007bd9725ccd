import { describe, expect, it } from 'vitest'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { pickFrom } from '../kernel/table.ts'
import type { Calls } from '../main/carry.ts'
import { hotSeat, serveHouse } from './table.ts'

const battle = { campaign: 'portable-spicheren', scenario: 'spicheren', players: hotSeat, seed: 'face up' }

/** Acts at random until the other side is asked; the table before that and after, or nothing where the game is over. */
async function untilHandedOver(calls: Calls, from: GameSnapshot, seed: number) {
  const pick = pickFrom(seed)
  let table = from
  for (;;) {
    const { id, question, seat } = table
    if (question === null) return undefined
    const next = await calls.games.act({ id, action: question.answers[pick(question.answers.length)]!.action })
    if (next.seat !== seat) return { before: table, after: next }
    table = next
  }
}

describe('a game of two people in which nothing is hidden', { timeout: 60_000 }, () => {
  it('has whoever is asked at the table from the beginning, and after each act', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(battle)
    let table = await calls.games.open({ id })
    expect(table).toMatchObject({ faceUp: true, seat: table.decider, eyes: table.decider })
    expect(table.question).not.toBeNull()
    const pick = pickFrom(3)
    const sat = new Set<number>()
    for (let act = 0; act < 150 && table.question !== null; act += 1) {
      const { answers } = table.question
      table = await calls.games.act({ id, action: answers[pick(answers.length)]!.action })
      expect(table.seat).toBe(table.decider)
      sat.add(table.seat!)
    }
    expect(sat.size).toBe(2)
    await calls.games.close({ id })
    expect((await calls.games.open({ id })).seat).toBe(table.seat)
  })

  it('lets either take back the act that handed over, unless chance has decided', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(battle)
    let table = await calls.games.open({ id })
    let takenBack = 0
    for (let turn = 0; turn < 12; turn += 1) {
      const handed = await untilHandedOver(calls, table, turn)
      if (handed === undefined) break
      const { before, after } = handed
      table = after
      if (after.canUndo) {
        const undone = await calls.games.undo({ id })
        expect(undone.seat).toBe(before.seat)
        expect(undone.question).toEqual(before.question)
        takenBack += 1
        table = await calls.games.redo({ id })
        expect(table.seat).toBe(after.seat)
      }
    }
    expect(takenBack).toBeGreaterThan(0)
  })

  it('is covered nevertheless where a side has a passphrase, and where something is hidden', async () => {
    const { calls } = serveHouse()
    const sealed = await calls.games.begin({ ...battle, passphrases: ['a long word', null] })
    const opened = await calls.games.open({ id: sealed.id, passphrases: ['a long word', null] })
    expect(opened).toMatchObject({ faceUp: false, seat: null })
    const fog = await calls.games.begin({ campaign: 'chalons-1870', scenario: 'first-march', players: hotSeat })
    expect(await calls.games.open({ id: fog.id })).toMatchObject({ faceUp: false, seat: null, views: [] })
  })

  it('is so by the scenario: Wissembourg hides nothing, at Spicheren a division comes face down', async () => {
    const { calls } = serveHouse()
    const open = async (campaign: string, scenario: string): Promise<GameSnapshot> =>
      calls.games.open(await calls.games.begin({ campaign, scenario, players: hotSeat }))
    expect((await open('wissembourg-1870', 'wissembourg')).faceUp).toBe(true)
    expect((await open('spicheren-1870', 'spicheren')).faceUp).toBe(false)
  })

  it('is filmed act by act, whoever acted: the enemy’s march is not one step', async () => {
    const { calls } = serveHouse()
    const start = { campaign: 'wissembourg-1870', scenario: 'wissembourg', players: hotSeat, seed: 'face up' }
    const { id } = await calls.games.begin(start)
    let table = await calls.games.open({ id })
    const pick = pickFrom(3)
    for (let act = 0; act < 150 && table.question !== null; act += 1) {
      const { answers } = table.question
      table = await calls.games.act({ id, action: answers[pick(answers.length)]!.action, alone: true })
    }
    const { frames } = await calls.games.film({ id, since: 0 })
    const hops = frames.map(({ told }) => told.filter(({ sentence }) => sentence?.en.includes(' goes from ')).length)
    expect(hops.filter((count) => count === 1).length).toBeGreaterThan(10)
    expect(Math.max(...hops)).toBe(1)
  })
})
