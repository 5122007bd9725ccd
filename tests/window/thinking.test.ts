import { join } from 'node:path'
import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '../../src-renderer/host/host.ts'
import { announcer } from '../../src-renderer/host/announcer.ts'
import { journalOf } from '../../src-renderer/main/systems.ts'
import { type App, startApp } from '../../src-renderer/state/app.ts'
import { makeFolder, program } from '../house/workshop.ts'
import { portTo } from '../main/carry.ts'
import { makeHouseRouter } from '../main/workshop.ts'
import { GATE, testOpponents } from '../opponents/test-opponents.ts'
import { nowhere } from './at-play.ts'

/** A worker starts, and an opponent acts, as fast as the machine lets them. */
const PATIENCE = 60_000

const open: { close(): void }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A window over real services, with opponents that think on, or fail, while the gate is shut. */
function startWindow() {
  const gate = join(makeFolder({}), 'gate')
  process.env[GATE] = gate
  const opponentWorker = program('tests/opponents/worker.ts')
  const served = makeHouseRouter(undefined, { opponents: testOpponents, opponentWorker })
  const port = portTo(served.router)
  const openGate = (): void => rmSync(gate, { force: true })
  open.push({ close: openGate }, served, port)
  const { part } = announcer('connected')
  const host: Host = { calls: port.calls, ...part }
  const anotherWindow = (): App => startApp(host, ['en'], nowhere, journalOf)
  return { app: anotherWindow(), anotherWindow, openGate, shutGate: () => writeFileSync(gate, '') }
}

const play = (app: App) => app.store.get().play

async function beginAgainst(app: App, who: string, { open = true } = {}): Promise<void> {
  await vi.waitFor(() => expect(app.store.get().campaigns).not.toBeNull(), PATIENCE)
  const request = { campaign: 'portable-spicheren', scenario: 'spicheren', options: {}, seed: 'thinking' }
  app.newGame.begin({ ...request, players: { sides: ['person', who], open }, passphrases: [null, null] })
  await vi.waitFor(() => expect(play(app)?.table?.question).toBeTruthy(), PATIENCE)
}

/** Acts until the program has something to say. */
async function untilItSays(app: App): Promise<void> {
  for (let acts = 0; acts < 60; acts += 1) {
    const { table } = play(app)!
    app.play.act(table!.question!.answers.at(-1)!.action)
    await vi.waitFor(() => expect(play(app)!.thoughts !== null || play(app)!.table !== table).toBe(true), PATIENCE)
    if (play(app)!.thoughts !== null || play(app)!.table!.question === null) return
  }
}

describe('while the program thinks', { timeout: 240_000 }, () => {
  it('the window says so, and how far it is, until it has acted', async () => {
    const { app, openGate, shutGate } = startWindow()
    await beginAgainst(app, 'ponderer')
    shutGate()
    await untilItSays(app)
    await vi.waitFor(() => expect(play(app)!.thoughts).toMatchObject({ at: 'thinking', side: 1 }), PATIENCE)
    await vi.waitFor(() => expect(play(app)!.thoughts).toMatchObject({ share: expect.any(Number) }), PATIENCE)
    openGate()
    await vi.waitFor(() => expect(play(app)).toMatchObject({ thoughts: null, keeping: 'kept' }), PATIENCE)
    await vi.waitFor(() => expect(play(app)!.table!.decider).toBe(0), PATIENCE)
  })

  it('a window that is loaded anew shows what it has done, once it has, where its single acts are hidden', async () => {
    const { app, anotherWindow, openGate, shutGate } = startWindow()
    await beginAgainst(app, 'ponderer', { open: false })
    shutGate()
    await untilItSays(app)
    await vi.waitFor(() => expect(play(app)!.thoughts).toMatchObject({ at: 'thinking' }), PATIENCE)
    const { id } = play(app)!
    const anew = anotherWindow()
    await vi.waitFor(() => expect(anew.store.get().campaigns).not.toBeNull(), PATIENCE)
    void anew.play.enter(id, [null, null])
    await vi.waitFor(() => expect(play(anew)!.thoughts).toMatchObject({ at: 'thinking' }), PATIENCE)
    const { stop } = play(anew)!.table!
    openGate()
    await vi.waitFor(() => expect(play(anew)!.table!.stop).toBeGreaterThan(stop), PATIENCE)
    expect(play(anew)).toMatchObject({ thoughts: null, table: { decider: 0 } })
  })

  it('it can be stopped, and what it was asked about is taken back', async () => {
    const { app, shutGate } = startWindow()
    await beginAgainst(app, 'ponderer')
    shutGate()
    await untilItSays(app)
    const stop = play(app)!.stops.length
    app.play.takeBackWhileThinking()
    await vi.waitFor(
      () => expect(play(app)).toMatchObject({ thoughts: null, table: { decider: 0, canRedo: true } }),
      PATIENCE,
    )
    expect(play(app)!.table!.stop).toBeLessThanOrEqual(stop)
    expect(play(app)!.table!.question).not.toBeNull()
  })
})

describe('when the program could not decide', { timeout: 240_000 }, () => {
  it('the window says why, has it think again, or leaves this choice to chance', async () => {
    const { app, openGate, shutGate } = startWindow()
    await beginAgainst(app, 'blunderer')
    shutGate()
    await untilItSays(app)
    const failed = { at: 'failed', said: { en: expect.stringContaining('answers "fly away"') } }
    await vi.waitFor(() => expect(play(app)).toMatchObject({ thoughts: failed, table: { decider: 1 } }), PATIENCE)
    const { stop } = play(app)!.table!
    app.play.leaveToChance()
    await vi.waitFor(() => expect(play(app)!.table!.stop).toBeGreaterThan(stop), PATIENCE)
    openGate()
    app.play.thinkAgain()
    await vi.waitFor(() => expect(play(app)).toMatchObject({ thoughts: null, table: { decider: 0 } }), PATIENCE)
  })
})
