import { once } from 'node:events'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import { WebSocket } from 'ws'
import { callsPath, subprotocol } from '../../src-main/contract/carriers.ts'
import type { Contract } from '../../src-main/contract/contract.ts'

export type Calls = ContractRouterClient<Contract>

/** Calls to a loopback host that runs, as a window makes them. */
export async function callsTo(origin: string, token: string): Promise<{ calls: Calls; socket: WebSocket }> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${callsPath}`, [subprotocol, token], { origin })
  await once(socket, 'open')
  // The two declare their events in different words but are the same to the link, which only reads `data`.
  const websocket = socket as unknown as ConstructorParameters<typeof RPCLink>[0]['websocket']
  return { calls: createORPCClient(new RPCLink({ websocket })), socket }
}
