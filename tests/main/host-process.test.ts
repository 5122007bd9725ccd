import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { Words } from '../../src-main/contract/words.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { tallyTable } from '../../src-main/library/tables/tally-table.ts'
import { house, linkPackages, makeFolder, program } from '../house/workshop.ts'
import { soon } from '../soon.ts'
import { callsTo } from './socket.ts'

/** The project as installed and built, but with the smallest of windows. */
function makeHouse(files: Record<string, string>): string {
  const root = makeFolder(files)
  cpSync(join(house, 'package.json'), join(root, 'package.json'))
  const programs = program('')
  for (const part of readdirSync(programs, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const folder = join(root, relative(programs, part.parentPath))
    mkdirSync(folder, { recursive: true })
    const written = readFileSync(join(part.parentPath, part.name), 'utf8')
    // They look for what is beside them where they are now.
    writeFileSync(join(folder, part.name), written.replaceAll(programs, root))
  }
  linkPackages(root)
  return root
}

/** Workers are started as they are built; here each stands beside its source. */
const worker = (name: string) => `import '../../src-main/workers/${name}.ts'\n`

const built = makeHouse({
  'out/renderer/index.html': '<!doctype html>',
  'out/main/salvage-worker.js': worker('salvage'),
  'out/main/back-up-worker.js': worker('back-up'),
})
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Starts the host and waits until it has told its address or has ended. */
async function startHost(args: string[], root = built, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'src-main', 'host.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  running.push(child)
  const said = { out: '', err: '' }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => resolve(code))
  })
  child.stderr.on('data', (part) => {
    said.err += String(part)
  })
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      child.stdout.on('data', (part) => {
        said.out += String(part)
        if (said.out.includes('\n')) resolve()
      })
    }),
  ])
  const url = /http:\S+/.exec(said.out)?.[0]
  return { child, said, ended, url }
}

/** How a start ended that could not succeed: no stack trace may be among what it said. */
async function refusal(args: string[], root = built): Promise<string> {
  const { said, ended } = await startHost(args, root)
  expect(await ended).toBe(1)
  expect(said.out).toBe('')
  expect(said.err).toMatch(/^Gaiter Button cannot start\. [^\n]+\n[^\n]+\n$/)
  expect(said.err).not.toMatch(/\bat .*:\d+:\d+|node:internal/)
  return said.err
}

describe('the host, started', () => {
  it('prints where it is, serves the window there, and ends cleanly on Ctrl-C', async () => {
    const data = join(makeFolder({}), 'data')
    const { child, said, ended, url } = await startHost(['--data', data])
    expect(said.out).toMatch(/^Gaiter Button is at http:\/\/127\.0\.0\.1:\d+\/#[\w-]+\n$/)
    expect((await fetch(url ?? '')).status).toBe(200)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(said.err).toBe('')
    // A library that was closed has nothing left in its journal.
    expect(readdirSync(data).filter((name) => name.startsWith('library.sqlite'))).toEqual(['library.sqlite'])
  })

  it('takes the data folder from the environment', async () => {
    const data = join(makeFolder({}), 'data')
    const { child, ended } = await startHost([], built, { GAITER_BUTTON_DATA: data })
    expect(readdirSync(data)).toContain('library.sqlite')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('listens on the port it is given', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    // The address of a server that listens on a port is always of this kind.
    const { port } = other.address() as AddressInfo
    other.close()
    await once(other, 'close')
    const { url } = await startHost(['--data', makeFolder({}), '--port', String(port)])
    expect(url).toContain(`127.0.0.1:${port}/`)
  })

  it('tells how to use it', async () => {
    const { said, ended } = await startHost(['--help'])
    expect(await ended).toBe(0)
    for (const option of ['--data', '--port', '--open']) expect(said.out).toContain(option)
  })

  it('says that a damaged library was put aside, and goes on', async () => {
    const data = makeFolder({ 'library.sqlite': 'no library '.repeat(100) })
    const { said, url } = await startHost(['--data', data])
    expect(url).toBeDefined()
    expect(said.err).toMatch(/^The library was damaged\. It was put aside as .*library\.damaged-.*\.sqlite/)
  })
})

/** Calls to a host that has started, over a connection that ends with the test. */
async function callsOf(url: string | undefined) {
  const { origin, hash } = new URL(url ?? '')
  return callsTo(origin, hash.slice(1))
}

/** What a window that opens without the library shows, and what is printed on the terminal. */
async function told(args: string[]): Promise<string> {
  const { said, url } = await startHost(args)
  const { calls, socket } = await callsOf(url)
  const { notOpened } = await calls.app.about()
  if (notOpened === null) throw new Error('the library is open')
  await expect(calls.library.list({})).rejects.toMatchObject({ code: 'NOT_NOW' })
  await expect(calls.settings.write({ language: 'fr' })).resolves.toMatchObject({ language: 'fr' })
  socket.terminate()
  const [sentence, remedy] = [notOpened.sentence, notOpened.remedy].map((one) => Words.parse(one))
  expect(sentence!.fr).not.toBe(sentence!.en)
  expect(remedy!.fr).not.toBe(remedy!.en)
  await soon(() => expect(said.err).toContain(`The library is not open. ${sentence!.en}\n${remedy!.en}\n`))
  expect(said.err).not.toMatch(/\bat .*:\d+:\d+|node:internal/)
  return sentence!.en
}

describe('the host, when the library cannot be opened, has a window that', () => {
  it('says that the data folder is in use, and goes on once it is not', async () => {
    const data = makeFolder({})
    const first = await startHost(['--data', data])
    const second = await startHost(['--data', data])
    const { calls, socket } = await callsOf(second.url)
    const { notOpened } = await calls.app.about()
    expect(Words.parse(notOpened?.sentence).en).toContain(
      `already running with the data folder ${data} (process ${first.child.pid})`,
    )
    expect(await calls.app.tryAgain()).toEqual({ opened: false })
    first.child.kill('SIGKILL')
    await first.ended
    expect(await calls.app.tryAgain()).toEqual({ opened: true })
    socket.terminate()
    const { calls: anew, socket: other } = await callsOf(second.url)
    expect((await anew.app.about()).notOpened).toBeNull()
    expect(await anew.library.list({})).toEqual([])
    other.terminate()
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
  })

  it('says that the data folder is not there, or is a file', async () => {
    const folder = makeFolder({ file: '' })
    expect(await told(['--data', join(folder, 'no', 'data')])).toContain('does not exist')
    expect(await told(['--data', join(folder, 'file')])).toContain('a file of that name is in the way')
  })

  it.each([
    ['a folder', (data: string) => mkdirSync(join(data, 'lock.sqlite'))],
    ['no lock', (data: string) => writeFileSync(join(data, 'lock.sqlite'), 'no lock '.repeat(999))],
  ])('says that lock.sqlite is %s', async (_what, lay) => {
    const data = makeFolder({})
    lay(data)
    expect(await told(['--data', data])).toContain('cannot be locked')
  })

  it('says that the library is from a newer version', async () => {
    const data = makeFolder({})
    const { default: Database } = await import('better-sqlite3')
    openLibrary(data).close()
    const library = new Database(join(data, 'library.sqlite'))
    library.exec('CREATE TABLE later (x)')
    tallyTable(library).noteOpen(200, false)
    library.pragma('user_version = 200')
    library.close()
    writeFileSync(join(data, 'note.txt'), 'mine')
    expect(await told(['--data', data])).toContain('newer Gaiter Button')
    expect(readdirSync(data)).toContain('note.txt')
  })
})

describe('the host, when it cannot start', () => {
  it('says that the port is taken, and leaves the data folder free', async () => {
    const data = makeFolder({})
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    // The address of a server that listens on a port is always of this kind.
    const { port } = other.address() as AddressInfo
    expect(await refusal(['--data', data, '--port', String(port)])).toContain(`Port ${port} of this machine`)
    other.close()
    expect((await startHost(['--data', data])).url).toBeDefined()
  })

  it('says what it does not understand', async () => {
    expect(await refusal(['--dtaa'])).toContain('--dtaa')
    expect(await refusal(['--port', 'many'])).toContain('“many” is not a port')
  })

  it('says that the window was not built', async () => {
    expect(await refusal(['--data', makeFolder({})], makeHouse({}))).toContain('npm start')
  })
})
