import { describe, expect, it } from 'vitest'
import type { AnyReport } from '#engine/gaiter-button/window-types.ts'
import { denied } from '../../main/carry.ts'
import { playDay } from './battle-day.ts'
import { hotSeat, serveHouse } from '../table.ts'

/** How often two people at one machine hand the table over on a day of battles. */

/** More is ping-pong. */
const MOST_HAND_OVERS = 15
const MOST_ACTS_A_BATTLE = 4

describe('a day of five battles and two reconnaissances at one machine', { timeout: 300_000 }, () => {
  it.each(['a', 'b'])(
    'is played with few hand-overs, and each side does little in each battle (seed %s)',
    async (seed) => {
      const { calls } = serveHouse()
      const begun = { campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed, players: hotSeat }
      const { id } = await calls.games.begin(begun)
      const day = await playDay(calls, id, { byOrders: true, battles: 5, reconnaissances: 2 })
      expect(day.table.question?.kind).toBe('night-works')
      expect(day.battles).toBe(5)
      expect(day.handOvers).toBeLessThanOrEqual(MOST_HAND_OVERS)
      // Who has no more operations today says so once, whatever battles he is drawn into after it.
      for (const side of [0, 1])
        expect(day.acts.filter((one) => one.side === side && one.act.includes('pass-day')).length).toBeLessThanOrEqual(
          1,
        )
      for (let battle = 1; battle <= day.battles; battle += 1)
        for (const side of [0, 1]) {
          const own = day.acts.filter((one) => one.battle === battle && one.side === side && isOfBattle(one))
          expect(own.length, JSON.stringify(own)).toBeLessThanOrEqual(MOST_ACTS_A_BATTLE)
        }
    },
  )

  it('is reported to both sides: each battle with its dice, each reconnaissance with the declarations', async () => {
    const { calls } = serveHouse()
    const begun = { campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed: 'a', players: hotSeat }
    const { id } = await calls.games.begin(begun)
    const day = await playDay(calls, id, { byOrders: true, battles: 3, reconnaissances: 1 })
    const told = []
    for (const side of [0, 1]) {
      await calls.games.sit({ id, side })
      const reports = (await calls.games.reports({ id })).map((one) => one.told as unknown as AnyReport)
      expect(reports.filter(({ report }) => report === 'battle')).toHaveLength(day.battles)
      expect(reports.filter(({ report }) => report === 'reconnaissance')).toHaveLength(day.reconnaissances)
      told.push(reports)
    }
    const dice = (reports: readonly AnyReport[]) =>
      reports.map((one) => (one.report === 'battle' ? one.forces.map(({ ledger }) => ledger) : one.ledger))
    expect(dice(told[0]!)).toEqual(dice(told[1]!))
    // A player who has not sat down gets nothing.
    await calls.games.stand({ id })
    expect((await denied(calls.games.reports({ id }))).code).toBe('NOT_YOURS')
  })

  it('takes more by single answers: the orders are what saves them', async () => {
    const { calls } = serveHouse()
    const begun = { campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed: 'a', players: hotSeat }
    const { id } = await calls.games.begin(begun)
    const day = await playDay(calls, id, { byOrders: false, battles: 5, reconnaissances: 0 })
    expect(day.battles).toBe(5)
    expect(day.handOvers).toBeGreaterThan(MOST_HAND_OVERS)
  })
})

/** The launch is of the battle too; other operations are not. */
const isOfBattle = ({ kind, act }: { readonly kind: string; readonly act: string }): boolean =>
  kind !== 'impulse' || act.includes('"battle"')
