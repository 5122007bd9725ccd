import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { createORPCClient, ORPCError, safe } from '@orpc/client'
import { RPCLink as PortLink } from '@orpc/client/message-port'
import { RPCLink as SocketLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import { RPCHandler } from '@orpc/server/message-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { callsPath, subprotocol } from '../../src-main/contract/carriers.ts'
import type { Contract } from '../../src-main/contract/contract.ts'
import type { AppRouter } from '../../src-main/services/router.ts'
import { startWebHost } from '../../src-main/web/server.ts'
import { makeFolder } from '../house/workshop.ts'
import { makeRouter } from './workshop.ts'

type Calls = ContractRouterClient<Contract>
type Carried = { calls: Calls; close: () => Promise<void> }

async function overPort(router: AppRouter): Promise<Carried> {
  const { port1, port2 } = new MessageChannel()
  new RPCHandler(router).upgrade(port2)
  port2.start()
  const calls: Calls = createORPCClient(new PortLink({ port: port1 }))
  port1.start()
  return { calls, close: async () => port1.close() }
}

async function overSocket(router: AppRouter): Promise<Carried & { breakOff: () => void }> {
  const web = await startWebHost({ router, windowFolder: makeFolder({ 'index.html': '' }), port: 0 })
  const socket = new WebSocket(`${web.origin.replace('http', 'ws')}${callsPath}`, [subprotocol, web.token], {
    origin: web.origin,
  })
  await once(socket, 'open')
  // The two declare their events in different words but are the same to the link, which only reads `data`.
  const websocket = socket as unknown as ConstructorParameters<typeof SocketLink>[0]['websocket']
  const calls: Calls = createORPCClient(new SocketLink({ websocket }))
  return { calls, breakOff: () => socket.terminate(), close: () => web.close() }
}

describe.each([
  ['a message port', overPort],
  ['a web socket', overSocket],
])('the contract over %s', (_name, carry) => {
  let served: ReturnType<typeof makeRouter>
  let carried: Carried

  beforeAll(async () => {
    served = makeRouter()
    carried = await carry(served.router)
  })

  afterAll(async () => {
    await carried.close()
    served.close()
  })

  it('tells what the app is', async () => {
    expect(await carried.calls.app.about()).toMatchObject({
      name: 'Gaiter Button',
      version: '9.9.9',
      repaired: null,
      crashed: null,
    })
  })

  it('lists the campaigns, whole and broken', async () => {
    const list = await carried.calls.campaigns.list()
    expect(list.map(({ id, state }) => `${id} ${state}`)).toEqual(['ford whole', 'torn broken'])
  })

  it('opens a campaign with its board', async () => {
    const { campaign, board } = await carried.calls.campaigns.open({ id: 'ford' })
    expect(campaign.title.fr).toBe('Le gué')
    expect(campaign.board).toEqual({ kind: 'hexes', columns: 6, rows: 5 })
    expect(board?.kind === 'hexes' && board.hexes).toHaveLength(30)
  })

  it('refuses a campaign that is not there, one that is broken, and a drawing there is none of, by name', async () => {
    const code = async (call: Promise<unknown>) => {
      const { error } = await safe(call)
      return error instanceof ORPCError ? error.code : error
    }
    expect(await code(carried.calls.campaigns.open({ id: 'sedan' }))).toBe('NOT_FOUND')
    expect(await code(carried.calls.campaigns.open({ id: 'torn' }))).toBe('CAMPAIGN_BROKEN')
    expect(await code(carried.calls.campaigns.draw({ id: 'ford', language: 'en' }))).toBe('NOT_FOUND')
  })

  it('keeps settings', async () => {
    await carried.calls.settings.write({ language: 'fr' })
    await carried.calls.settings.write({ textSize: 125 })
    expect(await carried.calls.settings.read()).toMatchObject({ language: 'fr', textSize: 125 })
  })

  it('refuses what the contract does not allow and keeps what was', async () => {
    // Not what the contract says: the point is what the other end makes of it.
    const wrong = { language: 'eo' } as unknown as { language: 'en' }
    const { error } = await safe(carried.calls.settings.write(wrong))
    expect(error).toMatchObject({ code: 'BAD_REQUEST' })
    expect((await carried.calls.settings.read()).language).toBe('fr')
  })

  it('answers many calls at once, each with its own answer', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'ford' : `nobody-${index}`))
    const answers = await Promise.all(ids.map((id) => safe(carried.calls.campaigns.open({ id }))))
    expect(answers.map(({ data }) => data?.campaign.id)).toEqual(ids.map((id) => (id === 'ford' ? id : undefined)))
  })
})

describe('a call on its way when the web socket breaks', () => {
  it('fails instead of waiting for ever, and so does the next', async () => {
    const served = makeRouter()
    const carried = await overSocket(served.router)
    const pending = safe(carried.calls.campaigns.list())
    carried.breakOff()
    expect((await pending).error).toBeInstanceOf(Error)
    expect((await safe(carried.calls.app.about())).error).toBeInstanceOf(Error)
    await carried.close()
    served.close()
  })
})
