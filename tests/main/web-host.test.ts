import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { callsPath, subprotocol } from '../../src-main/contract/carriers.ts'
import { migrate } from '../../src-main/library/tables/migrations.ts'
import { settingsTable } from '../../src-main/library/tables/settings-table.ts'
import { settingsService } from '../../src-main/services/settings.ts'
import { Problem } from '../../src-main/wording/problem.ts'
import { largestMessage } from '../../src-main/contract/carriers.ts'
import { startWebHost, type WebHost } from '../../src-main/web/server.ts'
import { makeFolder } from '../house/workshop.ts'
import { makeRouter } from './workshop.ts'

const page = '<!doctype html><title>the window</title>'
const outside = makeFolder({
  'secret.txt': 'the secret',
  'secret.html': 'the secret',
  'window/index.html': page,
  'window/assets/window.js': 'the script',
  'window/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'window/assets/face.woff2': 'the face',
  'window/assets/notes.txt': 'not for a browser',
})
const windowFolder = join(outside, 'window')

function makeSettings() {
  const database = new Database(':memory:')
  migrate(database)
  return settingsTable(database)
}

let served: ReturnType<typeof makeRouter>
let web: WebHost

beforeAll(async () => {
  served = makeRouter()
  web = await startWebHost({ router: () => served.router, windowFolder, port: 0 })
})

afterAll(async () => {
  await web.close()
  served.close()
})

/** Asks for exactly this path: a browser and `fetch` would tidy it first. */
function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: new URL(web.origin).port, path, ...options }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the loopback host', () => {
  it('tells an address of this machine with a long token that stays in the browser', () => {
    expect(web.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#[\w-]{32}$/)
    expect(web.url).toBe(`${web.origin}/#${web.token}`)
  })

  it('serves a drawing as something that can do nothing, and that is not shown by itself', async () => {
    const { status, headers } = await ask('/drawing.svg')
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^sandbox; script-src 'none';/)
    expect(headers['content-disposition']).toBe('attachment')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('serves the window under a policy that lets it load nothing else', async () => {
    const { status, headers, text } = await ask('/')
    expect(status).toBe(200)
    expect(text).toBe(page)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("font-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`connect-src 'self' ${web.origin.replace('http', 'ws')}`)
    expect(policy.join(' ')).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['permissions-policy']).toContain('camera=(), ')
  })

  it('lets a browser keep files that are named after what is in them, and asks it to look again for the page', async () => {
    const cached = async (path: string) => (await ask(path)).headers['cache-control']
    expect(await cached('/')).toBe('no-cache')
    expect(await cached('/drawing.svg')).toBe('no-cache')
    expect(await cached('/assets/window.js')).toBe('private, max-age=31536000, immutable')
    expect(await cached('/assets/none.js')).toBe('no-cache')
  })

  it('writes into the page how it is to look, so that nothing flashes up in another light', async () => {
    const settings = settingsService(makeSettings())
    const folder = makeFolder({ 'index.html': '<!doctype html>\n<html lang="en">\n' })
    const host = await startWebHost({ router: () => served.router, windowFolder: folder, look: settings.read, port: 0 })
    const begun = async () => (await fetch(host.origin)).text()
    expect(await begun()).toContain('<html lang="en" data-text-size="100" data-sides="period">')
    settings.write({ theme: 'lamplight', motion: 'reduce', sideColours: 'clear', textSize: 200, language: 'fr' })
    expect(await begun()).toContain(
      '<html lang="fr" data-text-size="200" data-sides="clear" data-theme="lamplight" data-motion="reduce">',
    )
    await host.close()
  })

  it('serves the window’s files with their types, and answers HEAD without them', async () => {
    const script = await ask('/assets/window.js?v=2')
    expect([script.status, script.text]).toEqual([200, 'the script'])
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await ask('/assets/face.woff2')).headers['content-type']).toBe('font/woff2')
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
  })

  it.each([
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/assets/../../secret.html',
    '/assets/..%2f..%2fsecret.html',
    '/..\\secret.html',
    '/%5c..%5csecret.html',
    '//secret.html',
    '/%00/../secret.html',
    '/%',
    '/assets',
    '/assets/',
    '/assets/notes.txt',
    '/nothing.html',
    `/${outside}/secret.html`,
  ])('has nothing at %s', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(404)
    expect(text).not.toContain('secret')
  })

  it('never gives away what lies outside the window, whatever the path', async () => {
    const parts = ['..', '.', '%2e%2e', '%2f', '/', '\\', 'secret.html', 'secret.txt', 'assets', '%00', 'window', '%']
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), async (segments) => {
        const { text } = await ask(`/${segments.join('/')}`)
        expect(text).not.toContain('secret')
      }),
      { numRuns: 150 },
    )
  })

  it('only lets itself be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await ask('/', { method })).status).toBe(405)
  })

  it('answers to its own names only, so that no other name can be made to point here', async () => {
    const port = new URL(web.origin).port
    expect((await ask('/', { headers: { host: `localhost:${port}` } })).status).toBe(200)
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', '127.0.0.1:1', '[::1]']) {
      expect((await ask('/', { headers: { host } })).status).toBe(403)
    }
  })
})

/** How a web socket to the host fares: `open`, or the status it was refused with. */
async function knock(options: { origin?: string; protocols?: string[]; path?: string; host?: string }) {
  const address = `${web.origin.replace('http', 'ws')}${options.path ?? callsPath}`
  const socket = new WebSocket(address, options.protocols ?? [subprotocol, web.token], {
    headers: options.host === undefined ? {} : { host: options.host },
    ...(options.origin === undefined ? {} : { origin: options.origin }),
  })
  const answer = await new Promise<number | 'open'>((resolve, reject) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', reject)
  })
  socket.on('error', () => undefined)
  socket.terminate()
  return answer
}

describe('the calls over a web socket', () => {
  it('are open to the page the host served', async () => {
    expect(await knock({ origin: web.origin })).toBe('open')
  })

  it.each(['http://evil.example', 'https://127.0.0.1', 'null', 'file://', ''])(
    'are refused with 403 to a page from “%s”',
    async (origin) => {
      expect(await knock({ origin })).toBe(403)
    },
  )

  it('are refused with 403 to what says nothing of where it comes from', async () => {
    expect(await knock({})).toBe(403)
  })

  it('are refused with 403 under a foreign name, even if the origin agrees with it', async () => {
    const port = new URL(web.origin).port
    expect(await knock({ host: `evil.example:${port}`, origin: `http://evil.example:${port}` })).toBe(403)
  })

  it('are refused with 401 without the token of this very host', async () => {
    for (const protocols of [[subprotocol], [subprotocol, 'x'.repeat(32)], [subprotocol, web.token.slice(1)], ['x']]) {
      expect(await knock({ origin: web.origin, protocols })).toBe(401)
    }
    expect(await knock({ origin: web.origin, protocols: [web.token, subprotocol] })).toBe(401)
  })

  it('are nowhere else', async () => {
    expect(await knock({ origin: web.origin, path: '/' })).toBe(404)
    expect(await knock({ origin: web.origin, path: `${callsPath}/more` })).toBe(404)
  })

  it('end with a message that is far too large, and the host goes on', async () => {
    const socket = new WebSocket(`${web.origin.replace('http', 'ws')}${callsPath}`, [subprotocol, web.token], {
      origin: web.origin,
    })
    await once(socket, 'open')
    socket.send('x'.repeat(largestMessage + 1))
    const [code] = await once(socket, 'close')
    expect(code).toBe(1009)
    expect((await ask('/')).status).toBe(200)
  })
})

describe('the port of the loopback host', () => {
  it('is told to be taken when it is', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    // The address of a server that listens on a port is always of this kind.
    const { port } = other.address() as AddressInfo
    const refused = await startWebHost({ router: () => served.router, windowFolder, port }).catch(
      (error: unknown) => error,
    )
    other.close()
    if (!(refused instanceof Problem)) throw new Error('the port was not refused')
    expect(refused.code).toBe('port-taken')
    expect(refused.message).toContain(String(port))
    expect(refused.remedy).toContain('--port')
  })

  it('is free again once the host is closed, though a page was still connected', async () => {
    const first = await startWebHost({ router: () => served.router, windowFolder, port: 0 })
    const socket = new WebSocket(`${first.origin.replace('http', 'ws')}${callsPath}`, [subprotocol, first.token], {
      origin: first.origin,
    })
    await once(socket, 'open')
    const closed = once(socket, 'close')
    await first.close()
    await closed
    const second = await startWebHost({
      router: () => served.router,
      windowFolder,
      port: Number(new URL(first.origin).port),
    })
    expect(second.origin).toBe(first.origin)
    expect(second.token).not.toBe(first.token)
    await second.close()
  })
})
