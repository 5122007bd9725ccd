import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const sent = vi.hoisted((): unknown[][] => [])

vi.mock('electron', () => ({
  ipcRenderer: { postMessage: (...message: unknown[]) => sent.push(message) },
}))

/** The preload is compiled for a page, which these tests are not: it is loaded by its address. */
const preload = pathToFileURL(resolve(import.meta.dirname, '../../src-main/preload/index.ts')).href

/** A page with the preload in it; `say` posts a message in the page. */
async function makePage() {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.resetModules()
  await import(preload)
  return (message: { data: unknown; ports?: unknown[]; source?: unknown }) => {
    page.dispatchEvent(Object.assign(new Event('message'), { ports: [], source: page, ...message }))
  }
}

beforeEach(() => {
  sent.length = 0
})

describe('the preload', () => {
  it('passes on the port of the page, once', async () => {
    const say = await makePage()
    say({ data: 'gaiter-button:connect', ports: ['a port'] })
    say({ data: 'gaiter-button:connect', ports: ['another port'] })
    expect(sent).toEqual([['gaiter-button:connect', null, ['a port']]])
  })

  it('passes on nothing else', async () => {
    const say = await makePage()
    say({ data: 'anything', ports: ['a port'] })
    say({ data: 'gaiter-button:connect' })
    say({ data: 'gaiter-button:connect', ports: ['a port'], source: 'another window' })
    say({ data: { channel: 'gaiter-button:connect' }, ports: ['a port'] })
    expect(sent).toEqual([])
  })

  it('puts nothing into the page', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    vi.resetModules()
    await import(preload)
    expect(Object.keys(page)).toEqual([])
  })
})
