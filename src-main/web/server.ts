import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { RPCHandler } from '@orpc/server/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { largestMessage, subprotocol } from '../contract/carriers.ts'
import { boundedCalls } from '../services/bounded-calls.ts'
import type { AppRouter } from '../services/router.ts'
import { Problem, systemCode } from '../wording/problem.ts'
import { localHostOf, type Refusal, refuseCalls, refuseReading } from './gate.ts'
import { drawingHeaders, lastingHeaders, safetyHeaders } from './headers.ts'
import { drawingType, type Look, readWindowFile } from './window-files.ts'

/** Enough for a few windows: a page uses at most six connections and a socket. */
export type Limits = {
  readonly connections: number
  readonly sockets: number
  /** The maximum size of all headers and the address, in bytes. */
  readonly headers: number
  /** The timeout for slow senders, in ms. */
  readonly patience: number
  /** The maximum number of buffered bytes of answers that a page does not read. */
  readonly unread: number
}

const usual: Limits = { connections: 128, sockets: 16, headers: 8 * 1024, patience: 10_000, unread: 2 * largestMessage }

export type WebHost = {
  /** Includes the token in the fragment, which browsers do not send. */
  readonly url: string
  readonly origin: string
  readonly token: string
  close(): Promise<void>
}

type Options = {
  /** Called whenever a page connects. */
  readonly router: () => AppRouter
  readonly windowFolder: string
  readonly look?: () => Look
  readonly port: number
  readonly limits?: Limits
}

/** Serves the window and the calls to this machine only. */
export async function startWebHost({ router, windowFolder, look, port, limits = usual }: Options): Promise<WebHost> {
  const token = randomBytes(24).toString('base64url')
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    handleProtocols: () => subprotocol,
  })
  const options = {
    maxHeaderSize: limits.headers,
    headersTimeout: limits.patience,
    requestTimeout: limits.patience,
    connectionsCheckingInterval: limits.patience / 4,
  }
  const server = createServer(options, (request, response) => {
    void answer(request, response, windowFolder, look)
  })
  server.maxConnections = limits.connections
  server.on('upgrade', (request, socket, head) => {
    const full =
      sockets.clients.size >= limits.sockets ? { status: 503, reason: 'Service Unavailable', words: '' } : undefined
    const refusal = refuseCalls(request, token) ?? full
    if (refusal !== undefined) {
      endUpgrade(socket, refusal)
      return
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // A message that is too large or malformed closes its own connection; nothing else needs to be done.
      webSocket.on('error', () => webSocket.terminate())
      endWhenUnread(webSocket, limits.unread)
      void new RPCHandler(router(), { clientInterceptors: [boundedCalls()] }).upgrade(webSocket)
    })
  })
  const origin = `http://127.0.0.1:${await listen(server, port)}`
  return {
    url: `${origin}/#${token}`,
    origin,
    token,
    async close() {
      for (const socket of sockets.clients) socket.close(1001)
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeAllConnections()
      // A suspended page never answers the close; terminating it keeps it from blocking the process's exit.
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, 200).unref()
      sockets.close()
      await closed
    },
  }
}

/** Disconnects a page that sends requests without reading the answers, before these fill the memory. */
function endWhenUnread(webSocket: WebSocket, most: number): void {
  const send = webSocket.send.bind(webSocket)
  webSocket.send = (...given: unknown[]): void => {
    if (webSocket.bufferedAmount > most) webSocket.terminate()
    else Reflect.apply(send, webSocket, given)
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  windowFolder: string,
  look?: () => Look,
): Promise<void> {
  const host = localHostOf(request)
  const headers = safetyHeaders(host === undefined ? [] : ["'self'", `ws://${host}`])
  const end = (status: number, type: string, content: string | Buffer, isLasting = false) => {
    const more = { ...(isLasting && lastingHeaders), ...(type === drawingType && drawingHeaders) }
    response.writeHead(status, { ...headers, ...more, 'content-type': type })
    response.end(request.method === 'HEAD' ? undefined : content)
  }
  const plain = 'text/plain; charset=utf-8'
  const refusal = refuseReading(request)
  if (refusal !== undefined) {
    // The rest of this connection, possibly an endless body, is not read.
    response.setHeader('connection', 'close')
    return end(refusal.status, plain, `${refusal.words}\n`)
  }
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const file = await readWindowFile(windowFolder, path, look)
  if (file === undefined) return end(404, plain, 'There is nothing here.\n')
  end(200, file.type, file.content, file.isLasting)
}

function endUpgrade(socket: Duplex, { status, reason }: Refusal): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(portProblem(error, port))
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'))
      else resolve(address.port)
    })
  })
}

function portProblem(error: Error, port: number): Error {
  const remedy = 'Name another with --port N, or leave --port out and a free one is found.'
  const code = systemCode(error)
  if (code === 'EADDRINUSE') return new Problem('port-taken', `Port ${port} of this machine is already taken.`, remedy)
  if (code === 'EACCES') return new Problem('port-forbidden', `This user may not listen on port ${port}.`, remedy)
  return error
}
