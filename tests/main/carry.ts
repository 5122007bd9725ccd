import { MessageChannel } from 'node:worker_threads'
import { createORPCClient, ORPCError, safe } from '@orpc/client'
import { RPCLink as PortLink } from '@orpc/client/message-port'
import { RPCHandler } from '@orpc/server/message-port'
import type { AppRouter } from '../../src-main/services/router.ts'
import { startWebHost } from '../../src-main/web/server.ts'
import { makeFolder } from '../house/workshop.ts'
import { type Calls, callsTo } from './socket.ts'

export type { Calls }
export type Carried = { calls: Calls; close: () => Promise<void> }

/** As the desktop app carries the contract. */
export function portTo(router: AppRouter): { calls: Calls; close(): void } {
  const { port1, port2 } = new MessageChannel()
  new RPCHandler(router).upgrade(port2)
  port2.start()
  const calls: Calls = createORPCClient(new PortLink({ port: port1 }))
  port1.start()
  return { calls, close: () => port1.close() }
}

async function overPort(router: AppRouter): Promise<Carried> {
  const { calls, close } = portTo(router)
  return { calls, close: async () => close() }
}

/** As the loopback host does. */
export async function overSocket(router: AppRouter): Promise<Carried & { breakOff: () => void }> {
  const web = await startWebHost({ router: () => router, windowFolder: makeFolder({ 'index.html': '' }), port: 0 })
  const { calls, socket } = await callsTo(web.origin, web.token)
  return { calls, breakOff: () => socket.terminate(), close: () => web.close() }
}

export const carriers = [
  ['a message port', overPort],
  ['a web socket', overSocket],
] as const

/** The error of a call that has to fail: its name, and what it carries. */
export async function denied(call: Promise<unknown>): Promise<{ code: string; data: unknown; message: string }> {
  const { error } = await safe(call)
  if (!(error instanceof ORPCError)) throw new Error(`there is no error of the contract, but ${String(error)}`)
  // An error that is not the contract's own has no name that a window could rely on.
  if (!error.defined && error.code !== 'BAD_REQUEST') throw new Error(`${error.code} is not in the contract`)
  return { code: error.code, data: error.data, message: error.message }
}

/** Everything that long work tells, to its end. */
export async function toTheEnd<T>(work: Promise<AsyncIterable<T>>): Promise<T[]> {
  const told: T[] = []
  for await (const one of await work) told.push(one)
  return told
}

/** What long work comes to. */
export async function resultOf<T>(work: Promise<AsyncIterable<{ at: 'work' } | { at: 'end'; result: T }>>): Promise<T> {
  const last = (await toTheEnd(work)).at(-1)
  if (last?.at !== 'end') throw new Error('the work came to no end')
  return last.result
}
