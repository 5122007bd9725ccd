import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { stamp } from '../../scripts/install.mjs'
import { configuration, fuses } from '../../scripts/package/configuration.mjs'
import { fuseOrder, sentinel } from '../../scripts/package/rehearsal.mjs'
import { stage } from '../../scripts/package/stage.mjs'
import { house, makeFolder } from './workshop.ts'

const packed = configuration({ electronVersion: '45.4.1' })

describe('how the app is packed', () => {
  it('has every fuse set, and to what keeps others out', () => {
    expect(Object.keys(fuses).sort()).toEqual([...fuseOrder].sort())
    expect(fuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    })
    expect(packed.electronFuses).toEqual(fuses)
  })

  it('puts all into one archive but the part of SQLite that the system has to load', () => {
    expect(packed.asar).toBe(true)
    expect(packed.asarUnpack).toEqual(['node_modules/better-sqlite3/prebuilds/*.node'])
    expect(existsSync(join(house, 'scripts/package', packed.beforeBuild.split('/').at(-1) ?? ''))).toBe(true)
  })

  it('makes the packages of three systems, and lets a game open the app', () => {
    expect([packed.linux.target, packed.win.target, packed.mac.target]).toEqual([
      ['AppImage', 'deb'],
      ['nsis'],
      ['dmg'],
    ])
    expect(packed.fileAssociations.map(({ ext }) => ext)).toEqual(['gaiter'])
    // Windows takes what opens a file only from an installation for everybody.
    expect(packed.nsis.perMachine).toBe(true)
  })

  it('starts the app with no switch of Chromium, claims no kind of address and publishes nothing', () => {
    expect(JSON.stringify(packed)).not.toMatch(/executableArgs|protocols|sandbox/)
    expect(packed.publish).toBeNull()
  })

  it('has an icon of the size that all systems make theirs from', () => {
    const icon = readFileSync(join(house, 'scripts/package/resources', packed.icon))
    expect(icon.subarray(1, 4).toString()).toBe('PNG')
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([1024, 1024])
  })
})

describe('what packs the app', () => {
  // The shape of both files is npm's own.
  const read = (name: string) => JSON.parse(readFileSync(join(house, 'scripts/package', name), 'utf8'))

  it('is pinned, and so is all that it brings along', () => {
    const wanted: Record<string, string> = read('package.json').dependencies
    expect(Object.values(wanted).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    const lock: Record<string, { version?: string; integrity?: string }> = read('package-lock.json').packages
    expect(lock['']).toMatchObject({ dependencies: wanted })
    expect(Object.entries(lock).filter(([path, { integrity }]) => path !== '' && !integrity)).toEqual([])
  })
})

/** What a build leaves, with main processes that import what the app's do. */
const built = {
  'out/main/index.js':
    "import { app } from 'electron'\nimport './chunks/start.js'\nimport { z } from 'zod'\napp.quit(z)\n",
  'out/main/chunks/start.js': "import 'node:fs'\nimport 'better-sqlite3'\nexport * from '@orpc/server'\n",
  'out/main/draw-map-worker.js': 'export {}\n',
  'out/main/host.js': "import 'ws'\n",
  'out/preload/index.cjs': '',
  'out/renderer/index.html': '<!doctype html>',
  'out/screenshots/opening.png': '',
  'src-main/index.ts': '',
  'tests/a.test.ts': '',
  'campaigns/ford/campaign.json': '{}',
  LICENSE: '',
}

/** Packages one by one and marked as installed, so that nothing is installed into those of the project. */
function linkEach(from: string, folder: string): void {
  const to = join(folder, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from)) if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'dir')
  writeFileSync(join(to, '.installed-for'), stamp(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
}

function makeHouse(): string {
  const folder = makeFolder(built)
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(house, name), join(folder, name))
  linkEach(join(house, 'node_modules'), folder)
  return folder
}

/** Every file below a folder, with slashes. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()

describe('the packed app', () => {
  const root = makeHouse()
  const folder = join(root, 'out/package/app')
  let files: string[]
  let packages: string[]

  beforeAll(() => {
    packages = stage(root, folder, 'linux').packages
    files = filesBelow(folder)
  })

  it('is the built app without the host for browsers, and the campaigns', () => {
    expect(files.filter((file) => !/^(node_modules|licences)\//.test(file))).toEqual([
      'LICENSE',
      'campaigns/ford/campaign.json',
      'out/main/chunks/start.js',
      'out/main/draw-map-worker.js',
      'out/main/index.js',
      'out/preload/index.cjs',
      'out/renderer/index.html',
      'package.json',
    ])
  })

  it('has exactly the packages that the main process imports, with their dependencies', () => {
    for (const name of ['better-sqlite3', 'zod', '@orpc/server', '@orpc/client', '@orpc/shared']) {
      expect(packages).toContain(join('node_modules', name))
    }
    for (const name of ['ws', 'react', 'cytoscape', 'electron', 'vite', 'node-addon-api', 'typescript']) {
      expect(files.filter((file) => file.startsWith(`node_modules/${name}/`))).toEqual([])
    }
  })

  it('leaves out what packages carry for developers, and the parts of other systems', () => {
    expect(files.filter((file) => /\.(ts|map|c|h|cpp|gyp)$/.test(file))).toEqual([])
    expect(files.filter((file) => file.endsWith('.node'))).toEqual([
      'node_modules/better-sqlite3/prebuilds/linux-arm64.node',
      'node_modules/better-sqlite3/prebuilds/linux-x64.node',
    ])
    expect(files.filter((file) => /node_modules\/better-sqlite3\/(deps|src)\//.test(file))).toEqual([])
  })

  it('has the licence of every package, also of those built into the window', () => {
    for (const name of ['react', 'cytoscape', 'immer', '@fontsource-old-standard-tt', '@fontsource-source-serif-4'])
      expect(files).toContain(`licences/${name}.txt`)
    for (const name of ['zod', 'better-sqlite3', '@orpc/server'])
      expect(files).toContain(`node_modules/${name}/LICENSE`)
  })

  it('has everything that it imports', () => {
    // Electron is what it is packed into: here it is a word that does nothing.
    const hooks = `
      import { registerHooks } from 'node:module'
      registerHooks({
        resolve: (name, context, next) => name === 'electron' ? { url: 'data:text/javascript,export const app = { quit() {} }', shortCircuit: true } : next(name, context),
      })`
    const preload = `data:text/javascript,${encodeURIComponent(hooks)}`
    const { status, stderr } = spawnSync(process.execPath, ['--import', preload, 'out/main/index.js'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})

/** A copy of the project in which the command can be run. */
function makeCopy(): string {
  const folder = makeHouse()
  cpSync(join(house, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  writeFileSync(join(folder, 'out/.built'), '')
  const future = new Date(Date.now() + 60_000)
  utimesSync(join(folder, 'out/.built'), future, future)
  return folder
}

function command(folder: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/run.mjs'), 'package', ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    },
  )
  return { status, stdout, stderr }
}

describe('npm run package', () => {
  const nowhere = { ELECTRON_MIRROR: 'http://127.0.0.1:1/', ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' }

  it('says what it can pack when it is asked for something else', () => {
    for (const args of [['--beos'], ['--linux', '--win'], ['--mac', '--rehearse']]) {
      const { status, stderr } = command(makeCopy(), args)
      expect(stderr).toContain('npm run package -- --linux, --win or --mac')
      expect(status).toBe(1)
    }
  })

  it('says that Electron is not there, before anything is installed or built', () => {
    const folder = makeCopy()
    const { status, stdout, stderr } = command(folder, ['--linux'], nowhere)
    expect(stderr).toContain(
      'Electron is not on this machine and cannot be downloaded (http://127.0.0.1:1 does not answer)',
    )
    expect(stderr).toContain('npm run package -- --rehearse')
    expect([status, stdout]).toEqual([1, ''])
    expect(existsSync(join(folder, 'out/package'))).toBe(false)
  })

  it.skipIf(process.platform === 'darwin')('says that a disk image for macOS is made there', () => {
    const { status, stderr } = command(makeCopy(), ['--mac'], nowhere)
    expect(stderr).toContain('can only be made on macOS')
    expect(status).toBe(1)
  })

  // What packs the app is installed only by who packs it.
  const tools = join(house, 'scripts/package/node_modules')
  it.skipIf(!existsSync(join(tools, 'electron-builder')) || process.platform !== 'linux')(
    'packs all but Electron itself, so that it can be looked at',
    () => {
      const folder = makeCopy()
      linkEach(tools, join(folder, 'scripts/package'))
      const { status, stdout, stderr } = command(folder, ['--rehearse'], nowhere)
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toContain('out/package/made/linux-unpacked\n')
      const made = join(folder, 'out/package/made/linux-unpacked')
      expect(filesInArchive(join(made, 'resources/app.asar'))).toEqual(filesBelow(join(folder, 'out/package/app')))
      expect(filesBelow(join(made, 'resources/app.asar.unpacked')).map((file) => file.split('/').at(-1))).toEqual([
        'linux-arm64.node',
        'linux-x64.node',
      ])
      const program = readFileSync(join(made, 'gaiter-button'), 'latin1')
      const wire = program.slice(program.indexOf(sentinel) + sentinel.length + 2)
      expect(Object.fromEntries(fuseOrder.map((fuse, index) => [fuse, wire[index] === '1']))).toEqual(fuses)
    },
    60_000,
  )
})

type Listed = { files?: Record<string, Listed> }

/** The names in an archive: after four sizes comes the list as JSON. */
function filesInArchive(path: string): string[] {
  const archive = readFileSync(path)
  const list: Listed = JSON.parse(archive.subarray(16, 16 + archive.readUInt32LE(12)).toString())
  const walk = (entry: Listed, way: string): string[] =>
    entry.files === undefined
      ? [way]
      : Object.entries(entry.files).flatMap(([name, one]) => walk(one, way === '' ? name : `${way}/${name}`))
  return walk(list, '').sort()
}
