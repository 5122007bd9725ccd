import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { RPCHandler } from '@orpc/server/ws'
import { WebSocketServer } from 'ws'
import { callsPath, subprotocol } from '../contract/carriers.ts'
import type { AppRouter } from '../services/router.ts'
import { Problem, systemCode } from '../start/problem.ts'
import { safetyHeaders } from './headers.ts'
import { readWindowFile } from './window-files.ts'

/** Far above any call of the contract, far below what could fill the memory. */
const largestMessage = 4 * 1024 * 1024

export type WebHost = {
  /** With the token in the fragment, which a browser keeps to itself. */
  readonly url: string
  readonly origin: string
  readonly token: string
  close(): Promise<void>
}

type Options = { readonly router: AppRouter; readonly windowFolder: string; readonly port: number }

/** Serves the window and the calls to this machine only. */
export async function startWebHost({ router, windowFolder, port }: Options): Promise<WebHost> {
  const token = randomBytes(24).toString('base64url')
  const handler = new RPCHandler(router)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    handleProtocols: () => subprotocol,
  })
  const server = createServer((request, response) => {
    void answer(request, response, windowFolder)
  })
  server.on('upgrade', (request, socket, head) => {
    const refusal = refuse(request, token)
    if (refusal !== undefined) {
      endUpgrade(socket, refusal)
      return
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // A message that is too large or malformed closes its own connection; that is all there is to do about it.
      webSocket.on('error', () => webSocket.terminate())
      void handler.upgrade(webSocket)
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
      // A page that is suspended never answers the close; it must not keep the process alive.
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, 200).unref()
      sockets.close()
      await closed
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, windowFolder: string): Promise<void> {
  const host = ownHost(request)
  const headers = safetyHeaders(host === undefined ? [] : ["'self'", `ws://${host}`])
  const end = (status: number, type: string, content: string | Buffer) => {
    response.writeHead(status, { ...headers, 'content-type': type })
    response.end(request.method === 'HEAD' ? undefined : content)
  }
  const plain = 'text/plain; charset=utf-8'
  if (host === undefined) return end(403, plain, 'This address is not Gaiter Button’s.\n')
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, plain, 'Only reading is possible here.\n')
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const file = await readWindowFile(windowFolder, path)
  if (file === undefined) return end(404, plain, 'There is nothing here.\n')
  end(200, file.type, file.content)
}

/**
 * The host the page was asked from, if it is this server by an address of this machine. Any other name means that
 * somebody made their own name point here, to have their page count as the same origin.
 */
function ownHost(request: IncomingMessage): string | undefined {
  const host = request.headers.host
  const port = request.socket.localPort
  return host === `127.0.0.1:${port}` || host === `localhost:${port}` ? host : undefined
}

type Refusal = { readonly status: number; readonly reason: string }

function refuse(request: IncomingMessage, token: string): Refusal | undefined {
  const host = ownHost(request)
  if (host === undefined || request.headers.origin !== `http://${host}`) return { status: 403, reason: 'Forbidden' }
  if (request.url !== callsPath) return { status: 404, reason: 'Not Found' }
  const [spoken, shown] = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((word) => word.trim())
  if (spoken !== subprotocol || !same(shown ?? '', token)) return { status: 401, reason: 'Unauthorized' }
  return undefined
}

function same(shown: string, token: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function endUpgrade(socket: Duplex, { status, reason }: Refusal): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
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
