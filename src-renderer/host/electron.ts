import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import { connectMessage } from '../../src-main/contract/carriers.ts'
import { announcer } from './announcer.ts'
import { frozenReplies } from './frozen-replies.ts'
import type { Calls, Host } from './host.ts'

/** The host in the desktop app: a message channel; the preload passes its other end on to the main process. */
export function electronHost(): Host {
  const { port1, port2 } = new MessageChannel()
  const { part, announce } = announcer('connected')
  const calls: Calls = createORPCClient<Calls>(frozenReplies(new RPCLink({ port: port1 })))
  port1.addEventListener('close', () => announce('lost'))
  port1.start()
  window.postMessage(connectMessage, window.location.origin, [port2])
  return { calls, ...part }
}
