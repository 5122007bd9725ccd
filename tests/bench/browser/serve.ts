import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const out = join(root, 'out/looking')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** A page with the playing map alone, built as the product is, served on this machine. */
export type Served = { readonly url: string; readonly close: () => void }

/** Builds the page into out/looking and serves it. Nothing of it comes into the product. */
export async function serveLooking(port = 0): Promise<Served> {
  const made = spawnSync(process.execPath, [join(import.meta.dirname, 'make-scenes.ts'), join(out, 'scenes.json')], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`the scenes could not be made: ${made.stderr}`)
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: './',
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: { outDir: out, emptyOutDir: false, target: 'esnext', minify: true, chunkSizeWarningLimit: 4_000 },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(out, pathname === '/' ? 'index.html' : pathname)
    const type = types[extname(file)]
    if (!file.startsWith(out) || type === undefined || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const { port: taken } = server.address() as AddressInfo // it listens on a port
  return { url: `http://127.0.0.1:${taken}/`, close: () => server.close() }
}
