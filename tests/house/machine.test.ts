import { chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { downloadOrigin, electronBinary, windowObstacle } from '../../scripts/electron.mjs'
import { chromiumRemedy, ensureChromium, findChromium } from '../../scripts/find-chromium.mjs'
import { isReachable, acceptsConnections } from '../../scripts/network.mjs'
import { run } from '../../scripts/processes.mjs'
import { makeFolder } from './workshop.ts'

describe('finding Chromium', () => {
  const onMachine =
    (...files: string[]) =>
    (path: string) =>
      files.includes(path)

  it('takes the one that CHROMIUM names', () => {
    const env = { CHROMIUM: '/opt/c/chrome', PATH: '/usr/bin' }
    expect(findChromium({ platform: 'linux', env, exists: onMachine('/opt/c/chrome', '/usr/bin/chromium') })).toBe(
      '/opt/c/chrome',
    )
  })

  it('says so when CHROMIUM names nothing', () => {
    const env = { CHROMIUM: '/opt/c/chrome', PATH: '/usr/bin' }
    expect(() => findChromium({ platform: 'linux', env, exists: onMachine('/usr/bin/chromium') })).toThrow(
      'CHROMIUM is set to /opt/c/chrome, but no such file exists.',
    )
  })

  it('looks along the path, for Chromium before Chrome', () => {
    const env = { PATH: '/usr/local/bin:/usr/bin' }
    const both = onMachine('/usr/local/bin/google-chrome', '/usr/bin/chromium')
    expect(findChromium({ platform: 'linux', env, exists: both })).toBe('/usr/bin/chromium')
    expect(findChromium({ platform: 'linux', env, exists: onMachine('/usr/bin/chrome') })).toBe('/usr/bin/chrome')
  })

  it('takes the headless shell before the whole browser, unless the whole one is asked for', () => {
    const env = { PATH: '/usr/local/bin:/usr/bin' }
    const shell = '/usr/bin/chromium-headless-shell'
    const both = onMachine('/usr/local/bin/chromium', shell)
    expect(findChromium({ platform: 'linux', env, exists: both })).toBe(shell)
    expect(findChromium({ platform: 'linux', env, exists: both, whole: true })).toBe('/usr/local/bin/chromium')
    expect(findChromium({ platform: 'linux', env, exists: onMachine(shell), whole: true })).toBeUndefined()
  })

  it('knows the usual places on macOS and Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findChromium({ platform: 'darwin', env: {}, exists: onMachine(mac) })).toBe(mac)
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
    const env = { ProgramFiles: 'C:\\Program Files' }
    expect(findChromium({ platform: 'win32', env, exists: onMachine(windows) })).toBe(windows)
  })

  it('finds none where there is none, and says what to do on each system', () => {
    expect(findChromium({ platform: 'linux', env: { PATH: '/usr/bin' }, exists: () => false })).toBeUndefined()
    expect(chromiumRemedy('linux', true)).toContain('sudo apt-get install chromium')
    expect(chromiumRemedy('darwin', false)).toContain('install Chromium or Google Chrome')
    expect(chromiumRemedy('win32', false)).toContain('set CHROMIUM=C:\\path\\to\\chrome.exe')
  })
})

describe.skipIf(process.platform !== 'linux')('installing Chromium', () => {
  /** A machine whose apt-get is the test’s own, in the one folder of its path. */
  function machineWith(aptGet: string) {
    const folder = makeFolder({ 'apt-get': `#!/bin/sh\n${aptGet}\n` })
    chmodSync(join(folder, 'apt-get'), 0o755)
    return { folder, machine: { env: { PATH: folder }, hasApt: true, isRoot: true } }
  }

  it('says what it is about to do, does it, and finds what it has installed', async () => {
    const { folder, machine } = machineWith('[ "$1" = install ] && : > "${0%/*}/chromium-headless-shell"')
    const said: string[] = []
    expect(await ensureChromium((line) => said.push(line), machine)).toBe(join(folder, 'chromium-headless-shell'))
    expect(said).toEqual([
      expect.stringContaining('Installing Chromium with apt-get (chromium-headless-shell, fonts-dejavu-core)'),
    ])
  })

  it('installs the whole browser where it is asked for, or where there is no package of the shell', async () => {
    const aptGet = 'case "$*" in *" chromium "*) : > "${0%/*}/chromium" ;; *) exit 100 ;; esac'
    const said: string[] = []
    const asked = machineWith(aptGet)
    expect(await ensureChromium((line) => said.push(line), { ...asked.machine, whole: true })).toBe(
      join(asked.folder, 'chromium'),
    )
    expect(said).toHaveLength(1)
    const without = machineWith(aptGet)
    expect(await ensureChromium((line) => said.push(line), without.machine)).toBe(join(without.folder, 'chromium'))
    expect(said).toHaveLength(3)
  })

  it('says what to do, and why it did not work, when it does not', async () => {
    const { machine } = machineWith('echo "E: Unable to locate package chromium"; exit 100')
    const attempt = ensureChromium(() => undefined, machine)
    await expect(attempt).rejects.toThrow(/name one that you have.*apt-get ended with 100:\nE: Unable to locate/s)
  })

  it('installs nothing for an ordinary account, and says what to do', async () => {
    const { machine } = machineWith(': > "${0%/*}/chromium"')
    const said: string[] = []
    const attempt = ensureChromium((line) => said.push(line), { ...machine, isRoot: false })
    await expect(attempt).rejects.toThrow('sudo apt-get install chromium')
    expect(said).toEqual([])
  })
})

describe('finding Electron', () => {
  it('finds none while only its package is installed', () => {
    expect(electronBinary(makeFolder({ 'node_modules/electron/index.js': '' }), {})).toBeUndefined()
  })

  it('finds the program that its installer unpacked, under the name it wrote down', () => {
    const folder = makeFolder({
      'node_modules/electron/path.txt': 'Electron.app/Contents/MacOS/Electron',
      'node_modules/electron/dist/Electron.app/Contents/MacOS/Electron': '',
    })
    expect(electronBinary(folder, {})).toBe(
      join(folder, 'node_modules/electron/dist/Electron.app/Contents/MacOS/Electron'),
    )
  })

  it('finds the one elsewhere that ELECTRON_OVERRIDE_DIST_PATH names', () => {
    const elsewhere = makeFolder({ electron: '' })
    expect(electronBinary('/nowhere', { ELECTRON_OVERRIDE_DIST_PATH: elsewhere })).toBe(join(elsewhere, 'electron'))
  })

  it('opens no window on Linux without a display, nor as root, and says which', () => {
    expect(windowObstacle({ platform: 'linux', env: {}, uid: 1000 })).toContain('no display')
    expect(windowObstacle({ platform: 'linux', env: { DISPLAY: ':0' }, uid: 0 })).toContain('root')
    expect(windowObstacle({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' }, uid: 1000 })).toBeUndefined()
    expect(windowObstacle({ platform: 'darwin', env: {}, uid: 0 })).toBeUndefined()
  })

  it('asks the server that the installer would ask', () => {
    expect(downloadOrigin({})).toBe('https://github.com')
    expect(downloadOrigin({ ELECTRON_MIRROR: 'https://mirror.example/electron/' })).toBe('https://mirror.example')
  })
})

describe('whether a server can be reached', () => {
  async function listen(server: Server): Promise<string> {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    // A server that listens on a TCP port has an address of this form.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('is yes when it answers, even with an error', async () => {
    const origin = await listen(createHttpServer((_, answer) => answer.writeHead(503).end()))
    expect(await isReachable(origin, 2000)).toBe(true)
  })

  it('is no, after a time limit, when it accepts the connection and never answers', async () => {
    const origin = await listen(createServer((socket) => onTestFinished(() => void socket.destroy())))
    expect(await isReachable(origin, 200)).toBe(false)
    expect(await acceptsConnections(origin, 2000)).toBe(true)
  })

  it('is no at once when nobody listens', async () => {
    expect(await isReachable('http://127.0.0.1:1', 2000)).toBe(false)
    expect(await acceptsConnections('http://127.0.0.1:1', 2000)).toBe(false)
  })
})

describe('running a program', () => {
  it('gives its code and what it printed', async () => {
    const ending = await run(process.execPath, ['-e', 'console.log(1); console.error(2); process.exit(3)'], {
      capture: true,
    })
    expect(ending).toMatchObject({ code: 3, timedOut: false })
    expect(ending.output.split('\n').sort()).toEqual(['', '1', '2'])
  })

  it('gives 127 when there is no such program', async () => {
    expect(await run('/nowhere/program', [], { capture: true })).toMatchObject({ code: 127 })
  })

  it('ends one that takes too long', async () => {
    const ending = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { capture: true, timeout: 200 })
    expect(ending).toMatchObject({ timedOut: true, signal: 'SIGKILL' })
  })
})
