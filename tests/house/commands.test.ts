import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stamp } from '../../scripts/install.mjs'
import { house, makeFolder } from './workshop.ts'

/** Stands in for the app, which has tests of its own: here it only matters what reaches it and what becomes of it. */
const host = `console.log('given ' + process.argv.slice(2).join(' '))
if (process.argv.includes('--fail')) {
  console.error('Port 80 is taken. Choose another with --port.')
  process.exit(3)
}
console.log('pid ' + process.pid)
setInterval(() => {}, 1000)
`

/** A built and installed copy of the project with just enough in it to run its commands. */
function makeCopy(files: Record<string, string> = {}): string {
  const lock = readFileSync(join(house, 'package-lock.json'), 'utf8')
  const folder = makeFolder({
    'package.json': readFileSync(join(house, 'package.json'), 'utf8'),
    'package-lock.json': lock,
    'node_modules/.installed-for': stamp(lock),
    'out/main/index.js': '',
    'out/main/host.js': host,
    'out/preload/index.cjs': '',
    'out/renderer/index.html': '',
    'out/.built': '',
    ...files,
  })
  chmodSync(folder, 0o755)
  const own = (path: string) => !path.includes('node_modules')
  cpSync(join(house, 'scripts'), join(folder, 'scripts'), { recursive: true, filter: own })
  const future = new Date(Date.now() + 60_000)
  utimesSync(join(folder, 'out/.built'), future, future)
  return folder
}

type Settings = { env?: NodeJS.ProcessEnv; uid?: number; gid?: number }

/** Without a display unless one is given, so that nothing here ever opens a window. */
const environment = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, ...env })

function command(folder: string, args: string[], { env, ...account }: Settings = {}) {
  const script = join(folder, 'scripts/run.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 90_000,
    env: environment(env),
    ...account,
  })
  return { status, stdout, stderr }
}

const hasStack = /^\s+at /m

describe('npm start', () => {
  it('with --web serves the app and hands the other arguments on', () => {
    const { status, stdout, stderr } = command(makeCopy(), ['start', '--web', '--port', '80', '--fail'])
    expect(stdout).toBe('given --port 80 --fail\n')
    expect(stderr).toBe('Port 80 is taken. Choose another with --port.\n')
    expect(status).toBe(3)
  })

  it('without a display says in one line why it is the browser', () => {
    const { stdout } = command(makeCopy(), ['start', '--fail'])
    expect(stdout.split('\n')[0]).toBe(
      'No window can be opened: there is no display (DISPLAY is not set). The app is served in the browser instead:',
    )
    expect(stdout).toContain('given --fail')
  })

  it('ends on Ctrl-C without complaint and takes the app with it', async () => {
    const folder = makeCopy()
    const child = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), 'start', '--web'], { env: environment() })
    onTestFinished(() => void child.kill('SIGKILL'))
    const pid = await new Promise<number>((resolve) => {
      let text = ''
      child.stdout.on('data', (part) => {
        text += String(part)
        const found = /pid (\d+)\n/.exec(text)
        if (found) resolve(Number(found[1]))
      })
    })
    const ended = new Promise<number | null>((resolve) => void child.on('exit', (code) => resolve(code)))
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('shows what the builder says when the sources do not build, and stops', () => {
    const folder = makeCopy({ 'src-main/host.ts': 'export const half =' })
    const future = new Date(Date.now() + 120_000)
    utimesSync(join(folder, 'src-main/host.ts'), future, future)
    cpSync(join(house, 'electron.vite.config.ts'), join(folder, 'electron.vite.config.ts'))
    for (const name of ['electron-vite', 'vite', '@vitejs', 'electron']) {
      mkdirSync(join(folder, 'node_modules'), { recursive: true })
      symlinkSync(join(house, 'node_modules', name), join(folder, 'node_modules', name), 'dir')
    }
    const { status, stdout, stderr } = command(folder, ['start', '--web'])
    expect(stdout).toBe('Building …\n')
    expect(stderr).toContain('The app could not be built. Correct what follows and run the command again.')
    expect(status).toBe(1)
  })
})

describe('npm start in a folder that may not be written', () => {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const runsNode = spawnSync(process.execPath, ['--version'], nobody).status === 0

  it.skipIf(!runsNode)('says so when the packages are not installed', () => {
    const folder = makeCopy()
    writeFileSync(join(folder, 'node_modules/.installed-for'), 'another lock file')
    chmodSync(folder, 0o555)
    const { status, stdout, stderr } = command(folder, ['start'], nobody)
    chmodSync(folder, 0o755)
    expect(stdout).toBe('')
    expect(stderr).toMatch(
      /^The folder .* cannot be written, and the packages have to be installed there .*copy the project/,
    )
    expect(stderr).not.toMatch(hasStack)
    expect(status).toBe(1)
  })

  it.skipIf(!runsNode)('starts anyway when nothing has to be written', () => {
    const folder = makeCopy()
    chmodSync(folder, 0o555)
    const { stdout } = command(folder, ['start', '--web', '--fail'], nobody)
    chmodSync(folder, 0o755)
    expect(stdout).toBe('given --fail\n')
  })

  it.skipIf(!runsNode || process.platform !== 'linux')('opens the window where there is a display and Electron', () => {
    const folder = makeCopy({ 'dist/electron': '#!/bin/sh\necho "window $*"\nexit 4\n' })
    chmodSync(join(folder, 'dist/electron'), 0o755)
    const env = { DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'dist') }
    const { status, stdout } = command(folder, ['start', '--data', 'x'], { env, ...nobody })
    expect(stdout).toBe('window . --data x\n')
    expect(status).toBe(4)
  })

  it.skipIf(!runsNode || process.platform !== 'linux')('turns to the browser when Electron does not run here', () => {
    const folder = makeCopy({ 'dist/electron': '#!/bin/sh\nexit 127\n' })
    chmodSync(join(folder, 'dist/electron'), 0o755)
    const env = { DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'dist') }
    const { stdout } = command(folder, ['start', '--fail'], { env, ...nobody })
    expect(stdout).toBe(
      'Electron is installed but does not run on this machine. The app is served in the browser instead:\ngiven --open --fail\n',
    )
  })

  it.skipIf(!runsNode || process.platform !== 'linux')(
    'turns to the browser when Electron cannot be downloaded',
    () => {
      const folder = makeCopy()
      const env = { DISPLAY: ':99', ELECTRON_MIRROR: 'http://127.0.0.1:1/' }
      const { stdout } = command(folder, ['start', '--fail'], { env, ...nobody })
      expect(stdout).toBe(
        'Electron is not installed and its download cannot be reached. The app is served in the browser instead:\ngiven --open --fail\n',
      )
    },
  )
})

describe('npm test', () => {
  it('goes on after a failure and ends with the plain line', () => {
    const folder = makeCopy({ 'a.ts': 'export  const a=1' })
    for (const name of ['oxfmt', 'vite'])
      symlinkSync(join(house, 'node_modules', name), join(folder, 'node_modules', name), 'dir')
    const { status, stdout } = command(folder, ['test', 'format', 'rules'])
    expect(stdout).toMatch(/^format +failed +\d+\.\d s$/m)
    expect(stdout).toMatch(/^rules +failed +\d+\.\d s$/m)
    expect(stdout).toContain('No rule system was found')
    expect(stdout).toMatch(/\n0 passed, 2 failed\n$/)
    expect(status).toBe(1)
  })

  it('ends with success when the requested checks pass', () => {
    const folder = makeCopy()
    symlinkSync(join(house, 'node_modules/oxfmt'), join(folder, 'node_modules/oxfmt'), 'dir')
    cpSync(join(house, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'))
    const { status, stdout } = command(folder, ['test', 'format'])
    expect(stdout).toMatch(/\n1 passed, 0 failed\n$/)
    expect(status).toBe(0)
  })

  it('lists the steps when it is asked for one that there is not', () => {
    const { status, stderr } = command(makeCopy(), ['test', 'typos'])
    expect(stderr).toContain('There is no step "typos".')
    expect(stderr).toMatch(/^ {2}types +the compiler/m)
    expect(status).toBe(1)
  })

  it('counts a missing tool as a failure, in a sentence', () => {
    const { status, stdout } = command(makeCopy(), ['test', 'lint'])
    expect(stdout).toContain('The package oxlint is missing from node_modules. Run: npm ci')
    expect(stdout).not.toMatch(hasStack)
    expect(status).toBe(1)
  })
})

describe('npm run test:electron', () => {
  it('says that it was not run where there is no Electron, which is no failure', () => {
    const { status, stdout } = command(makeCopy(), ['test:electron'])
    expect(stdout).toBe('Not run: there is no Electron here; `npm start` downloads it.\n')
    expect(status).toBe(0)
  })

  it.skipIf(process.platform !== 'linux')('says that it was not run where no window can be opened', () => {
    const folder = makeCopy({ 'dist/electron': '' })
    const { status, stdout } = command(folder, ['test:electron'], {
      env: { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'dist') },
    })
    expect(stdout).toBe('Not run: there is no display (DISPLAY is not set).\n')
    expect(status).toBe(0)
  })

  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const runsNode = spawnSync(process.execPath, ['--version'], nobody).status === 0

  it.skipIf(!runsNode || process.platform !== 'linux')('hands Electron to the tests of the window', () => {
    const folder = makeCopy({
      'dist/electron': '',
      'node_modules/playwright/package.json': '{ "bin": { "playwright": "cli.mjs" } }',
      'node_modules/playwright/cli.mjs': 'console.log(process.env.GAITER_BUTTON_ELECTRON, ...process.argv.slice(2))\n',
    })
    const env = { DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'dist') }
    const { status, stdout } = command(folder, ['test:electron', 'keyboard'], { env, ...nobody })
    expect(stdout).toBe(`${join(folder, 'dist/electron')} test --forbid-only --workers=1 --reporter=list keyboard\n`)
    expect(status).toBe(0)
  })
})

describe('any other command', () => {
  it('is refused with the list of those there are', () => {
    const { status, stderr } = command(makeCopy(), ['strat'])
    expect(stderr).toBe(
      'There is no command "strat". There are: start, test, engine, campaign, simulate, simulate:slurm, bench, fuzz, format, gallery, test:electron, package.\n',
    )
    expect(status).toBe(1)
  })

  it('that lacks its file says how to get it back', () => {
    const { status, stderr } = command(makeCopy(), ['engine'])
    expect(stderr).toMatch(/src-main\/protocol\/stdio\.ts is missing/)
    expect(status).toBe(1)
  })
})
