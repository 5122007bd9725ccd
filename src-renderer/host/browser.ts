import { type ClientLink, createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import { callsPath, subprotocol } from '../../src-main/contract/carriers.ts'
import { announcer } from './announcer.ts'
import { frozenReplies } from './frozen-replies.ts'
import type { Calls, Host } from './host.ts'

type Link = ClientLink<Record<never, never>>

/** Delays between attempts to connect, in ms; the last is repeated. */
const waits = [250, 500, 1000, 2000, 4000]

/** The host in a browser: a web socket to the loopback server that served this page. It reconnects whenever it breaks. */
export function browserHost(): Host {
  const token = window.location.hash.slice(1)
  const { part, announce } = announcer('connecting')
  let link: Link
  let failures = 0

  function connect(): void {
    const socket = new WebSocket(`ws://${window.location.host}${callsPath}`, [subprotocol, token])
    link = new RPCLink({ websocket: socket })
    socket.addEventListener('open', () => {
      failures = 0
      announce('connected')
    })
    socket.addEventListener('close', () => void reconnect())
  }

  async function reconnect(): Promise<void> {
    const wait = waits[Math.min(failures, waits.length - 1)] ?? 0
    failures += 1
    // A browser does not say why a socket failed. If the server still serves the page, it refused this page's token.
    if (failures > 1 && (await doesServerAnswer())) {
      announce('refused')
      return
    }
    announce('lost')
    setTimeout(connect, wait)
  }

  // Opening the address of a restarted host in the same page changes only the token in the hash.
  window.addEventListener('hashchange', () => window.location.reload())

  // Without a token the server would refuse the socket, so do not try.
  if (token === '') {
    announce('refused')
    link = { call: () => Promise.reject(new Error('this page has no token')) }
  } else {
    connect()
  }
  const calls: Calls = createORPCClient<Calls>(
    frozenReplies({ call: (path, input, options) => link.call(path, input, options) }),
  )
  return { calls, ...part }
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return response.ok
  } catch {
    return false
  }
}
