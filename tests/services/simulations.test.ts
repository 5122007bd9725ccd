import { createRouterClient } from '@orpc/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Game } from '#engine/kernel/game.ts'
import { choiceOf } from '#engine/opponents/play.ts'
import { opponents } from '#engine/opponents/registry.ts'
import type { Opponent } from '#engine/opponents/opponent.ts'
import { simulate } from '#engine/opponents/simulate.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { readCampaignFolder } from '../../src-main/campaign-files.ts'
import { routerOf } from '../../src-main/services/router.ts'
import { house } from '../house/workshop.ts'
import { begin, load } from '../kernel/table.ts'
import { overSocket, resultOf } from '../main/carry.ts'
import { makeRouter } from '../main/workshop.ts'

const { files } = readCampaignFolder(`${house}/campaigns/portable-spicheren`)
const loaded = load(portableSpicheren, files)
const scenario = 'spicheren'
const wish = { scenario, options: {}, games: 6, sides: ['chance', 'chance'] as const, seed: 'count' }

describe('an opponent', () => {
  it.each(opponents.map((opponent) => [opponent.id, opponent] as const))(
    '%s plays legal actions to the end, the same with the same luck and others with other luck',
    (_id, opponent) => {
      const lines = ['a', 'a', 'b'].map((luck) => {
        const game = begin(loaded, { scenario })
        for (let acts = 0; game.play.decider >= 0; acts += 1) {
          const acted = game.act(choiceOf(opponent, game, `${luck} ${acts}`))
          expect(acted.ok).toBe(true)
        }
        return game.actionsSeenBy().join('\n')
      })
      expect(lines[1]).toBe(lines[0])
      expect(lines[2]).not.toBe(lines[0])
    },
  )

  it('is handed the view of its own side with the question, and nothing else', () => {
    const game = begin(loaded, { scenario })
    const side = game.play.decider
    const seen: unknown[][] = []
    const nosy: Opponent = {
      ...opponents[0]!,
      choose(...handed) {
        seen.push(handed)
        return handed[0].decision.actions[0]!
      },
    }
    choiceOf(nosy, game, 'luck')
    expect(seen).toEqual([[game.view(side), 'luck']])
    expect(seen[0]![0]).not.toBeInstanceOf(Game)
  })

  it('that answers with no action of the game is a mistake in the program, told by its name', () => {
    const game = begin(loaded, { scenario })
    const wrong: Opponent = { ...opponents[0]!, id: 'wrong', choose: () => 'fly away' }
    expect(() => choiceOf(wrong, game, 'x')).toThrow(/"wrong" answers "fly away"/)
  })
})

describe('a simulation', { timeout: 120_000 }, () => {
  it('counts the endings of games that anybody can play again one by one', () => {
    const heard: number[] = []
    const counted = simulate(loaded, wish, (games) => heard.push(games))
    expect(heard).toEqual([1, 2, 3, 4, 5, 6])
    expect(counted.endings.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(simulate(loaded, wish, () => {})).toEqual(counted)
    expect(simulate(loaded, { ...wish, games: 3 }, () => {}).acts).toBeLessThan(counted.acts)
    expect(simulate(loaded, { ...wish, seed: 'other' }, () => {}).acts).not.toBe(counted.acts)
  })

  it('does not run with options or a scenario that there are not', async () => {
    const served = makeRouter()
    onTestFinished(() => served.close())
    const { simulations } = createRouterClient(served.router)
    const asked = {
      campaign: 'ford',
      scenario: 'morning',
      games: 2,
      sides: ['chance', 'chance'] as [string, string],
      seed: 'x',
    }
    await expect(resultOf(simulations.run({ ...asked, scenario: 'noon' }))).rejects.toMatchObject({
      code: 'BAD_CHOICE',
    })
    await expect(resultOf(simulations.run({ ...asked, options: { snow: true } }))).rejects.toMatchObject({
      code: 'BAD_CHOICE',
    })
    await expect(resultOf(simulations.run({ ...asked, campaign: 'torn' }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await resultOf(simulations.run({ ...asked, options: { bushesCover: true } }))).games).toBe(2)
  })

  it('ends, worker and all, when the connection breaks that asked for it', async () => {
    const served = makeRouter()
    let ended: () => void
    const end = new Promise<void>((resolve) => (ended = resolve))
    const { simulations } = served.services
    const router = routerOf({
      ...served.services,
      simulations: {
        ...simulations,
        async *run(...asked) {
          try {
            yield* simulations.run(...asked)
          } finally {
            ended()
          }
        },
      },
    })
    const carried = await overSocket(router)
    onTestFinished(async () => {
      await carried.close()
      served.close()
    })
    const running = await carried.calls.simulations.run({
      campaign: 'ford',
      scenario: 'morning',
      games: 100_000,
      sides: ['chance', 'chance'],
      seed: 'long',
    })
    await running.next()
    carried.breakOff()
    await end
    await expect(running.next()).rejects.toBeInstanceOf(Error)
  })
})
