import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { callsPath, subprotocol } from '../contract/carriers.ts'

/**
 * Decides which requests the loopback host answers. Every program on this machine can send requests, and so can every
 * page in a browser on it; docs/security.md says what each check here prevents.
 */

export type Refusal = { readonly status: number; readonly reason: string; readonly words: string }

const forbidden = (words: string): Refusal => ({ status: 403, reason: 'Forbidden', words })

/**
 * The host that the request addresses, if it is this server by a local address. Any other name means DNS rebinding:
 * another site points its own name here, so that its page counts as the same origin.
 */
export function localHostOf(request: IncomingMessage): string | undefined {
  // If there were several, a proxy in between might use a different one than we do.
  if (headerCount(request, 'host') !== 1) return undefined
  const { host } = request.headers
  const { localPort } = request.socket
  return namesOf(localPort).includes(host ?? '') ? host : undefined
}

/** In the spelling of all browsers, which omit the default port of http. */
function namesOf(port: number | undefined): string[] {
  return ['127.0.0.1', 'localhost'].map((name) => (port === 80 ? name : `${name}:${port}`))
}

/** Why a file of the window is refused, checked before looking for it. */
export function refuseReading(request: IncomingMessage): Refusal | undefined {
  const host = localHostOf(request)
  if (host === undefined) return forbidden('This address is not Gaiter Button’s.')
  const { origin, 'sec-fetch-site': from, 'transfer-encoding': encoding, 'content-length': length } = request.headers
  if (origin !== undefined && origin !== `http://${host}`) return forbidden('Only Gaiter Button’s own page reads here.')
  // Browsers send which page caused a request. `none` is the user: an address typed, or opened from a terminal.
  if (from !== undefined && from !== 'same-origin' && from !== 'none') {
    return forbidden('Open the address that Gaiter Button has told, not a link to it.')
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, reason: 'Method Not Allowed', words: 'Only reading is possible here.' }
  }
  if (encoding !== undefined || (length !== undefined && length !== '0')) {
    return { status: 413, reason: 'Content Too Large', words: 'Whoever reads here has nothing to send.' }
  }
  return undefined
}

/** Why a WebSocket is refused. */
export function refuseCalls(request: IncomingMessage, token: string): Refusal | undefined {
  const host = localHostOf(request)
  if (host === undefined || request.headers.origin !== `http://${host}`) return forbidden('')
  if (request.url !== callsPath) return { status: 404, reason: 'Not Found', words: '' }
  const [spoken, shown] = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((word) => word.trim())
  if (spoken !== subprotocol || !same(shown ?? '', token)) return { status: 401, reason: 'Unauthorized', words: '' }
  return undefined
}

function headerCount(request: IncomingMessage, name: string): number {
  return request.rawHeaders.filter((word, index) => index % 2 === 0 && word.toLowerCase() === name).length
}

/** Compares in constant time. */
function same(shown: string, token: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
