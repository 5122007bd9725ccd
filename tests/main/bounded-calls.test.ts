import { once } from 'node:events'
import { isDefinedError, ORPCError } from '@orpc/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startWebHost } from '../../src-main/web/server.ts'
import { makeFolder } from '../house/workshop.ts'
import { soon } from '../soon.ts'
import { type Calls, callsTo } from './socket.ts'
import { makeRouter } from './workshop.ts'

async function hosted(unread = 2 ** 26) {
  const served = makeRouter()
  const web = await startWebHost({
    router: () => served.router,
    windowFolder: makeFolder({ 'index.html': '' }),
    port: 0,
    limits: { connections: 20, sockets: 8, headers: 8192, patience: 10_000, unread },
  })
  onTestFinished(async () => {
    await web.close()
    served.close()
  })
  return { served, connect: () => callsTo(web.origin, web.token) }
}

async function onTable(calls: Calls): Promise<number> {
  const { id } = await calls.games.begin({
    campaign: 'ford',
    scenario: 'morning',
    players: { sides: ['person', 'person'], open: true },
  })
  await calls.games.open({ id })
  return id
}

/** How a stream ends: by itself, or denied under a name. */
async function endOf(stream: Promise<AsyncIterable<unknown>>): Promise<string> {
  try {
    for await (const _ of await stream);
    return 'ended'
  } catch (error) {
    return error instanceof ORPCError || isDefinedError(error) ? error.code : String(error)
  }
}

describe('calls that are not answered', () => {
  it('are a hundred for a connection at most: the oldest is denied by name, and all others are answered', async () => {
    const { connect } = await hosted()
    const { calls } = await connect()
    const other = await connect()
    const id = await onTable(calls)
    const ends: string[] = []
    for (let count = 0; count < 300; count += 1) void endOf(calls.games.thinking({ id })).then((end) => ends.push(end))
    await soon(() => expect(ends.length).toBeGreaterThanOrEqual(200))
    expect((await calls.games.look({ id })).id).toBe(id)
    expect(new Set(ends)).toEqual(new Set(['TOO_MANY_REQUESTS']))
    expect((await other.calls.games.look({ id })).id).toBe(id)
    await calls.games.close({ id })
  })

  it('of three thousand checks of a game leave no more than a few at work', async () => {
    const { connect } = await hosted()
    const { calls } = await connect()
    const id = await onTable(calls)
    const before = process.memoryUsage().rss
    const ends = await Promise.all(Array.from({ length: 3000 }, () => endOf(calls.library.verify({ id }))))
    const count = (end: string): number => ends.filter((one) => one === end).length
    expect(count('ended') + count('TOO_MANY_REQUESTS') + count('NOT_KEPT')).toBe(3000)
    expect(ends.at(-1)).toBe('ended')
    expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 30)
    expect((await calls.library.list({})).length).toBe(1)
  })
})

describe('a page that asks and does not read', () => {
  it('is hung up on, and others are answered', async () => {
    const { connect } = await hosted(2 ** 20)
    const { calls, socket } = await connect()
    const other = await connect()
    const id = await onTable(calls)
    const closed = once(socket, 'close')
    socket.pause()
    let hungUp = false
    void closed.then(() => (hungUp = true))
    // The system itself takes some megabytes before the host has to keep anything.
    for (let count = 0; count < 20_000 && !hungUp; count += 1) {
      void calls.games.setting({ id }).catch(() => undefined)
      if (count % 50 === 0) await other.calls.app.about()
    }
    socket.resume()
    await closed
    expect((await other.calls.games.look({ id })).id).toBe(id)
  })
})
