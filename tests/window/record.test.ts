import { createRouterClient } from '@orpc/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { announcer } from '../../src-renderer/host/announcer.ts'
import { startApp } from '../../src-renderer/state/app.ts'
import type { Place, Places } from '../../src-renderer/state/place.ts'
import { pickFrom } from '../kernel/table.ts'
import { makeHouseRouter } from '../main/workshop.ts'

function nowhere(): Places {
  let at: Place | null = null
  return { read: () => at, note: (place) => void (at = place), on: () => undefined }
}

describe('the record beside the table', () => {
  for (const [who, system, scenario, players] of [
    ['with everything open', 'portable-spicheren', 'spicheren-historical', { sides: ['person', 'person'], open: true }],
    ['hidden, against the computer', 'chalons-1870', 'first-march', { sides: ['person', 'chance'], open: false }],
  ] as const) {
    it(`is the one that the host keeps, wherever one goes in a game ${who}`, async () => {
      const served = makeHouseRouter()
      onTestFinished(() => served.close())
      const calls = createRouterClient(served.router)
      const app = startApp({ calls, ...announcer('connected').part }, ['en'], nowhere())
      const { id } = await calls.games.begin({
        campaign: system,
        scenario,
        seed: 'record',
        players: { sides: [...players.sides], open: players.open },
      })
      app.play.open(id)
      const now = () => app.store.get().play
      const pick = pickFrom(7)
      const settled = async (): Promise<void> => {
        const [journal, stops] = await Promise.all([calls.games.journal({ id }), calls.games.stops({ id })])
        const told = { journal, stops, of: await calls.games.look({ id }) }
        await vi.waitFor(() => {
          const { journal: read = [], stops: line = [], table } = now() ?? {}
          expect({ journal: read, stops: line, of: table }).toEqual(told)
        })
      }
      await vi.waitFor(() => expect(now()?.table).toBeTruthy())
      await settled()
      for (let deed = 0; deed < 60 && now()?.table?.decider !== null; deed += 1) {
        const { question, canUndo, canRedo } = now()?.table ?? {}
        const what = pick(6)
        const before = now()?.table
        if (what === 0 && canUndo === true) app.play.undo()
        else if (what === 1 && canRedo === true) app.play.redo()
        else if (what === 2 && players.open) {
          const branches = await calls.games.branches({ id })
          app.play.goTo(branches[pick(branches.length)]?.tip ?? 0)
        } else app.play.act(question?.answers[pick(question.answers.length)]?.action ?? '')
        // What is done fast is not waited for; now and then it is.
        await vi.waitFor(() => expect(now()?.table).not.toBe(before))
        app.play.endFilm()
        if (pick(3) > 0) await settled()
      }
      await settled()
    })
  }

  it('asks for no more of a long line than what is new on it', async () => {
    const served = makeHouseRouter()
    onTestFinished(() => served.close())
    const calls = createRouterClient(served.router)
    const asked: number[] = []
    const games: typeof calls.games = new Proxy(calls.games, {
      get: (all, name: keyof typeof calls.games) =>
        name === 'stops' || name === 'journal'
          ? (input: { id: number; since?: number }) => {
              asked.push(input.since ?? 0)
              return name === 'stops' ? all.stops(input) : all.journal(input)
            }
          : all[name],
    })
    const app = startApp({ calls: { ...calls, games }, ...announcer('connected').part }, ['en'], nowhere())
    const players: { sides: [string, string]; open: boolean } = { sides: ['person', 'person'], open: true }
    const wish = { campaign: 'portable-spicheren', scenario: 'spicheren', seed: 'long', players }
    const { id } = await calls.games.begin(wish)
    app.play.open(id)
    for (let act = 0; act <= 20; act += 1) {
      await vi.waitFor(() => expect(app.store.get().play?.stops.length).toBe(act + 1))
      const [answer] = app.store.get().play?.table?.question?.answers ?? []
      app.play.act(answer?.action ?? '')
    }
    expect(asked.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(asked.at(-1)).toBeGreaterThan(15)
  })
})
