import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'
import type { ContractRouterClient } from '@orpc/contract'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { callsPath, subprotocol } from '../../src-main/contract/carriers.ts'
import type { Contract } from '../../src-main/contract/contract.ts'
import { startWebHost, type WebHost } from '../../src-main/web/server.ts'
import { makeFolder } from '../house/workshop.ts'
import { makeRouter } from './workshop.ts'
import { soon } from '../soon.ts'

/*
 * What another program on this machine, or a page from anywhere that a browser on it shows, could try on the loopback
 * host. After each attempt the host must still serve whom it is for.
 */

const outside = makeFolder({
  'secret.html': 'the secret',
  'window/index.html': '<!doctype html><title>the window</title>',
  'window/assets/window.js': 'the script',
})
const windowFolder = join(outside, 'window')
symlinkSync(join(outside, 'secret.html'), join(windowFolder, 'link.html'))
symlinkSync(outside, join(windowFolder, 'up'))
symlinkSync(join(windowFolder, 'index.html'), join(windowFolder, 'again.html'))

const few = { connections: 12, sockets: 4, headers: 8 * 1024, patience: 10_000, unread: 2 ** 26 }
let served: ReturnType<typeof makeRouter>
let web: WebHost
let port: number
const sockets: { destroy(): void }[] = []

beforeAll(async () => {
  served = makeRouter()
  web = await startWebHost({ router: () => served.router, windowFolder, port: 0, limits: few })
  port = Number(new URL(web.origin).port)
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  // The host has seen the last of the test before and serves its own page.
  await soon(async () => expect(await say(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)).toMatch(/ 200 OK/))
})

afterAll(async () => {
  await web.close()
  served.close()
})

function open(at = port): Socket {
  const socket = connect(at, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

/** Whether it was hung up on, as an error or not. */
const closed = (socket: Socket) => new Promise<boolean>((tell) => socket.resume().on('close', () => tell(true)))

/** Says exactly this, and gives what is answered until the host closes or has answered once. */
async function say(words: string): Promise<string> {
  const socket = open()
  let heard = ''
  socket.on('data', (part) => {
    heard += String(part)
    if (heard.includes('\r\n\r\n')) socket.end()
  })
  socket.write(words)
  await closed(socket)
  return heard
}

/** The status of an answer; 0 when the host hung up without one. */
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)

const read = async (headers: string, path = '/', host = `127.0.0.1:${port}`) =>
  statusOf(await say(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`))

describe('a page from elsewhere', () => {
  it.each(['cross-site', 'same-site', 'sideways'])('is not read to when the browser says it is %s', async (site) => {
    expect(await read(`Sec-Fetch-Site: ${site}\r\n`)).toBe(403)
  })

  it.each(['same-origin', 'none'])('is not what a browser tells of as %s', async (site) => {
    expect(await read(`Sec-Fetch-Site: ${site}\r\n`)).toBe(200)
  })

  it.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://localhost:1'])(
    'is not read to with the origin %s',
    async (origin) => {
      expect(await read(`Origin: ${origin}\r\n`)).toBe(403)
      expect(await read(`Origin: http://127.0.0.1:${port}\r\n`)).toBe(200)
    },
  )

  it('is told by no header that it may ask from where it is', async () => {
    const asked = `OPTIONS /calls HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\nAccess-Control-Request-Private-Network: true\r\n\r\n`
    const answer = await say(asked)
    expect(statusOf(answer)).toBe(403)
    expect(answer.toLowerCase()).not.toContain('access-control-allow')
  })

  it('cannot make its own name count as this host’s, however it is written', async () => {
    const names = [
      'evil.example',
      `evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      `127.0.0.1:${port}.`,
      `127.0.0.1.:${port}`,
      `localhost.:${port}`,
      `LOCALHOST:${port}`,
      `evil@127.0.0.1:${port}`,
      `127.0.0.1:${port}@evil.example`,
      `127.0.0.1:${port}, evil.example`,
      `[::1]:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `0.0.0.0:${port}`,
      `127.1:${port}`,
      `2130706433:${port}`,
      `0x7f.0.0.1:${port}`,
      '127.0.0.1',
      `127.0.0.1:0${port}`,
      '',
    ]
    for (const name of names) expect([name, await read('', '/', name)]).toEqual([name, 403])
  })

  it('cannot name two hosts, or none', async () => {
    expect(await read('Host: evil.example\r\n')).toBe(403)
    expect(await read(`host: 127.0.0.1:${port}\r\n`)).toBe(403)
    expect(statusOf(await say('GET / HTTP/1.1\r\n\r\n'))).toBe(400)
    expect(statusOf(await say('GET / HTTP/1.0\r\n\r\n'))).toBe(403)
    expect(statusOf(await say(`GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`))).toBe(404)
  })

  it('cannot pass for this host’s page by what a proxy would add', async () => {
    const forwarded = `X-Forwarded-Host: 127.0.0.1:${port}\r\nForwarded: host="127.0.0.1:${port}"\r\n`
    expect(await read(forwarded, '/', 'evil.example')).toBe(403)
  })
})

describe('another machine', () => {
  it('finds nobody at this one’s other addresses', async () => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all?.filter(({ internal }) => !internal) ?? [])
    for (const { address, family } of others.filter((one) => one.family === 'IPv4')) {
      const socket = connect(port, address)
      const [error] = await once(socket, 'error')
      expect([family, (error as NodeJS.ErrnoException).code]).toEqual(['IPv4', 'ECONNREFUSED'])
    }
  })
})

describe('a path', () => {
  it.each([
    '/link.html',
    '/up/secret.html',
    '/%2e%2e/secret.html',
    '/%252e%252e/secret.html',
    '/%252e%252e%252fsecret.html',
    '/..%255csecret.html',
    '/.%2e/secret.html',
    '/..;/secret.html',
    '/%c0%ae%c0%ae/secret.html',
    '/%ef%bc%8e%ef%bc%8e/secret.html',
    '/%u002e%u002e/secret.html',
    '/....//secret.html',
    '/..\\secret.html',
    '/assets\\..\\..\\secret.html',
    `/${outside}/secret.html`,
    `//${outside}/secret.html`,
    'secret.html',
    '../secret.html',
    '/file:///etc/passwd.html',
    '/C:/secret.html',
    '/link.html%00.js',
    '/index.html::$DATA',
    '/.',
    '/assets/',
    '/up/',
    '*',
  ])('leads out of the window neither as %s', async (path) => {
    const answer = await say(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
    expect([400, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/the secret|window\.js|index\.html/)
  })

  it('may be a link inside the window', async () => {
    expect(await read('', '/again.html')).toBe(200)
  })
})

describe('a request that is too much', () => {
  it('has a header of a size that nobody needs', async () => {
    expect(await read(`X: ${'x'.repeat(few.headers)}\r\n`)).toBe(431)
    expect(await read(Array.from({ length: 3000 }, (_, i) => `X${i}: 1\r\n`).join(''))).toBe(431)
  })

  it('has an address of a size that nobody needs', async () => {
    expect(await read('', `/${'x'.repeat(few.headers)}`)).toBe(431)
  })

  it('brings a body where nothing is to be sent, which is not waited for', async () => {
    const claims = 'Content-Length: 1000000000000\r\n'
    for (const method of ['GET', 'HEAD']) {
      const answer = await say(`${method} / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${claims}\r\nxxxx`)
      expect(statusOf(answer)).toBe(413)
      expect(answer).toMatch(/^connection: close\r$/im)
    }
    expect(await read('Transfer-Encoding: chunked\r\n')).toBe(413)
    expect(await read('Expect: 100-continue\r\nContent-Length: 9\r\n')).not.toBe(200)
    expect(await read('Content-Length: 0\r\n')).toBe(200)
  })

  it('ends when it is sent little by little, or not at all', async () => {
    // A host of its own, as one with so little patience might not wait for the others on a machine that is busy.
    const hasty = await startWebHost({
      router: () => served.router,
      windowFolder,
      port: 0,
      limits: { ...few, patience: 400 },
    })
    const its = Number(new URL(hasty.origin).port)
    const silent = open(its)
    const slow = open(its)
    slow.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${its}\r\n`)
    const drip = setInterval(() => slow.write('X: y\r\n'), 50)
    expect(await Promise.all([closed(silent), closed(slow)])).toEqual([true, true])
    clearInterval(drip)
    await hasty.close()
  })

  it('is one of so many connections that those beyond the limit are not taken', async () => {
    let refused = 0
    for (let number = 0; number < few.connections * 4; number += 1) void closed(open()).then(() => (refused += 1))
    await soon(() => expect(refused).toBeGreaterThanOrEqual(few.connections * 3))
  })
})

describe('a request that two readers would read differently', () => {
  it.each([
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 5\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n'],
    ['a length that is none', 'Content-Length: +0\r\n'],
    ['a space before the colon', 'Content-Length : 5\r\n'],
    ['a folded line', 'X: a\r\n b\r\n c : d\r\nContent-Length: 1\r\n'],
    ['a bare line feed', 'X: a\nContent-Length: 5\r\n'],
    ['a null', 'X: a\0b\r\n'],
  ])('is refused: %s', async (_name, headers) => {
    const socket = open()
    let heard = ''
    socket.on('data', (part) => (heard += String(part)))
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\nGET /assets/window.js HTTP/1.1\r\n`)
    await closed(socket)
    expect([400, 413]).toContain(statusOf(heard))
    expect(heard).not.toContain('the script')
  })

  it.each([
    'GARBAGE\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\0\x01\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ])('is refused when it is not HTTP at all', async (words) => {
    expect(statusOf(await say(words))).toBe(400)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'is refused when it is %s',
    async (method) => {
      const answer = await say(`${method} / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX: the-echo\r\n\r\n`)
      expect(statusOf(answer)).toBe(405)
      expect(answer).not.toContain('the-echo')
    },
  )

  it('is refused when it would have the host connect elsewhere', async () => {
    expect(statusOf(await say('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'))).not.toBe(200)
  })
})

describe('a change of protocol', () => {
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  const change = async (headers: string, path = callsPath, method = 'GET') =>
    statusOf(
      await say(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n${headers}\r\n`),
    )
  const trusted = () => `Origin: ${web.origin}\r\nSec-WebSocket-Protocol: ${subprotocol}, ${web.token}\r\n`

  it('goes to a web socket only', async () => {
    expect(await change(`Upgrade: websocket\r\n${key}${trusted()}`)).toBe(101)
    for (const other of ['h2c', 'TLS/1.0', 'websocket2']) {
      expect(await change(`Upgrade: ${other}\r\n${key}${trusted()}`)).toBe(400)
      expect(await change(`Upgrade: ${other}\r\n${key}`)).toBe(403)
    }
    expect(await change(`Upgrade: websocket\r\n${key}${trusted()}`, callsPath, 'POST')).toBe(405)
    expect(await change(`Upgrade: websocket\r\nSec-WebSocket-Version: 7\r\n${trusted()}`)).toBe(400)
  })

  it('needs the token of this run, not of another', async () => {
    const other = await startWebHost({ router: () => served.router, windowFolder, port: 0 })
    const theirs = `Origin: ${web.origin}\r\nSec-WebSocket-Protocol: ${subprotocol}, ${other.token}\r\n`
    expect(await change(`Upgrade: websocket\r\n${key}${theirs}`)).toBe(401)
    const inAddress = `Origin: ${web.origin}\r\nSec-WebSocket-Protocol: ${subprotocol}\r\nCookie: ${web.token}\r\n`
    expect(await change(`Upgrade: websocket\r\n${key}${inAddress}`)).toBe(401)
    expect(await change(`Upgrade: websocket\r\n${key}${inAddress}`, `${callsPath}?${web.token}`)).toBe(404)
    await other.close()
  })

  it('is refused to a page that has all but the origin', async () => {
    const protocols = `Sec-WebSocket-Protocol: ${subprotocol}, ${web.token}\r\n`
    const origins = [
      '',
      'Origin: null\r\n',
      'Origin: http://evil.example\r\n',
      `Origin: ${web.origin}.evil.example\r\n`,
    ]
    for (const origin of [...origins, `Origin: ${web.origin}/\r\n`, `Origin: ${web.origin.toUpperCase()}\r\n`]) {
      expect(await change(`Upgrade: websocket\r\n${key}${origin}${protocols}`)).toBe(403)
    }
  })

  it('is refused to more pages than anybody has open', async () => {
    const all = await Promise.all(Array.from({ length: few.sockets }, () => connected()))
    expect(await change(`Upgrade: websocket\r\n${key}${trusted()}`)).toBe(503)
    all[0]?.close()
    await soon(async () => expect(await change(`Upgrade: websocket\r\n${key}${trusted()}`)).toBe(101))
  })
})

/** A page that was let in. */
async function connected(): Promise<WebSocket> {
  const socket = new WebSocket(`${web.origin.replace('http', 'ws')}${callsPath}`, [subprotocol, web.token], {
    origin: web.origin,
  })
  sockets.push({ destroy: () => socket.terminate() })
  socket.on('error', () => undefined)
  await once(socket, 'open')
  return socket
}

describe('a page that was let in and says what it should not', () => {
  const settings = async (socket: WebSocket) => {
    // The two declare their events in different words but are the same to the link, which only reads `data`.
    const websocket = socket as unknown as ConstructorParameters<typeof RPCLink>[0]['websocket']
    const calls: ContractRouterClient<Contract> = createORPCClient(new RPCLink({ websocket }))
    return calls.settings.read()
  }

  /** What the host writes of a message it cannot read is for who looks after it, not for this report. */
  const quietly = () => vi.spyOn(console, 'error').mockReturnValue(undefined)

  it('does no harm to the others, whatever it is', async () => {
    const complaints = quietly()
    const words = ['', 'x', '{', '[]', 'null', '7', '{"i":1}', '{"i":"1","t":99}', '{"i":"1","t":1,"p":null}']
    const calls = [
      '{"i":"1","p":{"u":"/settings/read","b":7}}',
      '{"i":"2","p":{"u":"/no/such/call"}}',
      '{"i":"3","p":{"u":"/__proto__/constructor"}}',
      '{"i":"4","p":{"u":"/settings/write","b":{"json":{"textSize":"' + 'x'.repeat(10_000) + '"}}}}',
      '{"i":"5","p":{"u":"/settings/write","b":{"json":{"__proto__":{"polluted":true}},"meta":[]}}}',
      '{"i":"6","p":{"u":"/settings/write","b":{"json":{},"meta":[[99,"__proto__","polluted"]]}}}',
      '{"i":"7","p":{"u":"/settings/../settings/read","m":"DELETE"}}',
      '{"i":{"deep":[]},"p":{"u":{}}}',
    ]
    const socket = await connected()
    for (const message of [...words, ...calls]) socket.send(message)
    for (const message of [Buffer.alloc(0), Buffer.from([0xff, 0, 0xff]), Buffer.alloc(100_000, 0x7b)])
      socket.send(message)
    socket.send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(await settings(await connected())).toMatchObject({ textSize: 100 })
    expect('polluted' in {}).toBe(false)
    complaints.mockRestore()
  })

  it('does no harm to the others, whatever anybody can think of', async () => {
    const complaints = quietly()
    const socket = await connected()
    const id = fc.oneof(fc.string(), fc.integer(), fc.constant('1'))
    const url = fc.oneof(fc.webPath(), fc.constantFrom('/settings/read', '/settings/write', '/app/about'))
    const call = fc.record(
      {
        i: id,
        t: fc.integer({ min: -1, max: 9 }),
        p: fc.record({ u: url, b: fc.jsonValue(), h: fc.jsonValue(), m: fc.string() }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    )
    const message = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      call.map((value) => JSON.stringify(value)),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    )
    fc.assert(
      fc.property(message, (one) => {
        socket.send(one)
      }),
      { numRuns: 400 },
    )
    expect(await settings(await connected())).toMatchObject({ language: null })
    complaints.mockRestore()
  })

  it('is cut off when it speaks no web socket', async () => {
    const socket = open()
    const shown = `Origin: ${web.origin}\r\nSec-WebSocket-Protocol: ${subprotocol}, ${web.token}\r\n`
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const asked = `GET ${callsPath} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`
    socket.write(`${asked}${key}${shown}\r\n`)
    await once(socket, 'data')
    socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]))
    expect(await closed(socket)).toBe(true)
  })

  it('leaves in the middle of a call', async () => {
    const socket = await connected()
    socket.send('{"i":"1","p":{"u":"/campaigns/list"}}')
    socket.terminate()
    expect(await settings(await connected())).toMatchObject({ language: null })
  })
})

describe('an ordinary reader', () => {
  it('may keep the connection for the next file', async () => {
    const answer = await say(`HEAD / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
    expect(answer).toContain('Connection: keep-alive')
  })
})
