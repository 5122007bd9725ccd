import { describe, expect, it } from 'vitest'
import type { App } from '../../src-renderer/state/app.ts'
import { makeHouse, now, until } from './at-play.ts'
import { soon } from '../soon.ts'

const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'coming' }
const open = { sides: ['person', 'person'] as [string, string], open: true }
const hotSeat = { ...open, open: false }

/** Two windows at one hot-seat game; opening it in the second has stood up the side that sat in the first. */
async function twoWindows(inTheWay: Parameters<ReturnType<typeof makeHouse>['window']>[0] = {}) {
  const { calls, window } = makeHouse()
  const { app } = await window(inTheWay)
  const { id } = await calls.games.begin({ ...march, players: hotSeat })
  app.play.open(id)
  await until(app, ({ curtain }) => curtain !== null)
  app.play.sit(0, null)
  await until(app, ({ table, words, stops }) => table?.seat === 0 && words !== null && stops.length > 0)
  const there = await window()
  const standUp = async (): Promise<void> => {
    there.app.play.open(id)
    await until(there.app, ({ curtain }) => curtain !== null)
  }
  return { app, standUp, close: () => calls.games.close({ id }) }
}

const place = (app: App): string => app.store.get().place.at

describe('a game that is opened', { timeout: 60_000 }, () => {
  it('is not shown to who has gone elsewhere before it was there', async () => {
    const { calls, window } = makeHouse()
    const held: (() => void)[] = []
    const { app, calls: own } = await window({
      async open(through) {
        const table = await through()
        await new Promise<void>((letGo) => held.push(letGo))
        return table
      },
    })
    const { id } = await calls.games.begin({ ...march, players: open })
    app.play.open(id)
    await soon(() => expect(held).toHaveLength(1))
    app.go({ at: 'campaign' })
    held[0]?.()
    await own.games.look({ id })
    expect([place(app), app.store.get().play]).toEqual(['campaign', null])
  })

  it('is the one that was opened last, whichever is there last', async () => {
    const { calls, window } = makeHouse()
    const held: (() => void)[] = []
    const { app } = await window({
      async open(through) {
        const table = await through()
        await new Promise<void>((letGo) => held.push(letGo))
        return table
      },
    })
    const [first, second] = [
      await calls.games.begin({ ...march, players: open }),
      await calls.games.begin({ ...march, players: { ...open, sides: ['person', 'chance'] } }),
    ]
    app.play.open(first.id)
    app.play.open(second.id)
    await soon(() => expect(held).toHaveLength(2))
    held[1]?.()
    await until(app, ({ id, table }) => id === second.id && table !== null)
    held[0]?.()
    await calls.games.look(first)
    expect(now(app)).toMatchObject({ id: second.id, table: { id: second.id } })
  })

  it('is gone from the library: that is said where the library is shown', async () => {
    const { calls, window } = makeHouse()
    const { app } = await window()
    const { id } = await calls.games.begin({ ...march, players: open })
    app.play.open(id)
    await until(app, ({ table }) => table?.question !== null)
    await calls.library.remove({ id })
    await calls.library.emptyTrash()
    app.play.act(now(app).table?.question?.answers[0]?.action ?? '')
    await soon(() => expect(place(app)).toBe('games'))
    expect(app.store.get()).toMatchObject({
      play: null,
      games: { message: { what: 'fault', fault: { code: 'NOT_FOUND' } } },
    })
  })
})

describe('sitting down behind the curtain', { timeout: 60_000 }, () => {
  it('may try again when the connection broke under it', async () => {
    const { calls, window } = makeHouse()
    let broken = true
    const { app, announce } = await window({
      sit: (through) => (broken ? Promise.reject(new Error('the connection broke')) : through()),
    })
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    app.play.open(id)
    await until(app, ({ curtain }) => curtain !== null)
    announce('lost')
    app.play.sit(0, null)
    expect(now(app).curtain?.busy).toBe(true)
    await until(app, ({ curtain }) => curtain?.busy === false)
    broken = false
    announce('connected')
    app.play.sit(0, null)
    await until(app, ({ table }) => table?.seat === 0)
    expect(app.store.get().trouble).toBeNull()
  })

  it('finds the game set up again if it was put away meanwhile', async () => {
    const { calls, window } = makeHouse()
    const { app } = await window()
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    app.play.open(id)
    await until(app, ({ curtain }) => curtain !== null)
    // As after a new start of the host.
    await calls.games.close({ id })
    app.play.sit(0, null)
    await until(app, ({ curtain }) => curtain?.busy === false)
    app.play.sit(0, null)
    // Everything that belongs to the table has come.
    await until(app, ({ table, words }) => table?.seat === 0 && words !== null)
    await calls.games.close({ id })
    app.play.cover(1)
    app.play.sit(1, null)
    await until(app, ({ curtain }) => curtain?.busy === false)
    app.play.sit(1, null)
    await until(app, ({ table }) => table?.seat === 1)
    expect(app.store.get().trouble).toBeNull()
  })

  it('hands a game over in one step, and keeps nothing of the side that went', async () => {
    const { calls, window } = makeHouse()
    const { app } = await window()
    const { id } = await calls.games.begin({ ...march, players: hotSeat })
    app.play.open(id)
    await until(app, ({ curtain }) => curtain !== null)
    app.play.sit(0, null)
    await until(app, ({ table, words }) => table?.seat === 0 && words !== null)
    app.play.handOver(1)
    // Until the other has sat down there is no table in the window.
    expect(now(app)).toMatchObject({ table: null, journal: [], stops: [] })
    await until(app, ({ table }) => table?.seat === 1)
    expect(now(app)).toMatchObject({ curtain: null })
  })
})

describe('a side that another window has stood up', { timeout: 60_000 }, () => {
  const covered = (app: App) => until(app, ({ table, curtain }) => table === null && curtain !== null)

  it('finds the curtain when it answers, and sits down again', async () => {
    const { app, standUp } = await twoWindows()
    await standUp()
    app.play.act(now(app).table?.question?.answers[0]?.action ?? '')
    await covered(app)
    expect([now(app).fault, app.store.get().trouble]).toEqual([null, null])
    app.play.sit(0, null)
    await until(app, ({ table }) => table?.seat === 0 && table.stop === 0)
  })

  it('finds the curtain when it looks at what is saved', async () => {
    const { app, standUp } = await twoWindows()
    await standUp()
    app.play.refresh()
    await covered(app)
    expect(app.store.get().trouble).toBeNull()
  })

  it('finds the curtain where that happened between the table and its record', async () => {
    let happens: (() => Promise<void>) | null = null
    const { app, standUp } = await twoWindows({
      async look(through) {
        const table = await through()
        await happens?.()
        happens = null
        return table
      },
    })
    happens = standUp
    app.play.refresh()
    await covered(app)
    expect(app.store.get().trouble).toBeNull()
  })

  it('finds the table as it stood where the game was closed before it answered, and is told to answer again', async () => {
    const { calls, window } = makeHouse()
    const { app } = await window()
    const { id } = await calls.games.begin({ ...march, players: open })
    app.play.open(id)
    await until(app, (play) => play.table?.question !== null && play.words !== null)
    const { table } = now(app)
    await calls.games.close({ id })
    const { action } = table!.question!.answers[0]!
    app.play.act(action)
    await until(app, ({ interruptedAct }) => interruptedAct === 'closed')
    expect(now(app).table).toMatchObject({ stop: table!.stop, question: table!.question })
    app.play.act(action)
    await until(app, (play) => play.table !== null && play.table.stop > table!.stop)
    expect(now(app).interruptedAct).toBeNull()
  })

  it('finds the curtain in the other language where the game was closed there', async () => {
    const { app, close } = await twoWindows()
    await close()
    app.setLanguage('fr')
    await covered(app)
    expect(app.store.get().trouble).toBeNull()
  })
})
