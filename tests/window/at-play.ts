import { expect, onTestFinished } from 'vitest'
import { announcer } from '../../src-renderer/host/announcer.ts'
import type { Calls } from '../../src-renderer/host/host.ts'
import { journalOf } from '../../src-renderer/main/systems.ts'
import { type App, startApp } from '../../src-renderer/state/app.ts'
import { keptInMemory } from '../../src-renderer/state/kit/page-storage.ts'
import type { Places } from '../../src-renderer/state/known/place.ts'
import type { PlayView } from '../../src-renderer/state/known/play-view.ts'
import { portTo } from '../main/carry.ts'
import { makeHouseRouter } from '../main/workshop.ts'
import { soon } from '../soon.ts'

/** A page that goes nowhere by itself. */
export const nowhere: Places = { read: () => null, note: () => undefined, on: () => undefined }

/** The game on the table. */
export const now = (app: App): PlayView => {
  const { play } = app.store.get()
  if (play === null) throw new Error('no game is on the table')
  return play
}

export const until = (app: App, is: (play: PlayView) => boolean) => soon(() => expect(is(now(app))).toBe(true))

/** The window has found out where it begins, and games can be opened in it. */
const begun = (app: App) => soon(() => expect(app.store.get().games.games).not.toBeNull())

/** What a test puts in the way of calls about games: each answers instead of the host, or lets the call through. */
type InTheWay = {
  [Name in keyof Calls['games']]?: (through: () => Promise<unknown>, request: unknown) => Promise<unknown>
}

/** Windows on one host with the real services, over a port each; what one is asked is answered in that order. */
export function makeHouse() {
  const served = makeHouseRouter()
  onTestFinished(() => served.close())
  const carried = (): Calls => {
    const port = portTo(served.router)
    onTestFinished(() => port.close())
    return port.calls
  }
  const window = async (inTheWay: InTheWay = {}, language = 'en', kept = keptInMemory()) => {
    const all = carried()
    const games = new Proxy(all.games, {
      get: (real, name: keyof Calls['games']) => {
        const call = Reflect.get(real, name) as (request: unknown, options: unknown) => Promise<unknown> // whichever it is
        const put = inTheWay[name]
        return put === undefined
          ? call
          : (request: unknown, options: unknown) => put(() => call(request, options), request)
      },
    })
    const calls = new Proxy(all, { get: (real, name) => (name === 'games' ? games : Reflect.get(real, name)) })
    const { part, announce } = announcer('connected')
    const app = startApp({ calls, ...part }, [language], nowhere, journalOf, undefined, undefined, kept)
    await begun(app)
    return { app, announce, calls: all }
  }
  return { calls: carried(), window }
}
