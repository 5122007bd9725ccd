import { createRouterClient } from '@orpc/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { routerOf } from '../../src-main/services/router.ts'
import { overSocket, resultOf } from '../main/carry.ts'
import { makeRouter } from '../main/workshop.ts'

describe('a simulation', { timeout: 120_000 }, () => {
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
