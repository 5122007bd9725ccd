import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { systems } from '#engine/systems/registry.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { load, pickFrom } from '../kernel/table.ts'
import { makeFolder, program as pathOf } from '../house/workshop.ts'
import { tries } from '../tries.ts'
import { Account } from './kill/account.ts'
import { killed } from './kill/killed.ts'
import type { Said } from './kill/scenario.ts'
import { playing } from './kill/scenarios/playing.ts'

const canTrace = (...options: string[]): boolean =>
  spawnSync('strace', [...options, '-qq', '-e', 'trace=none', 'true']).status === 0
/** strace can make the calls to the disk fail, where it may trace programs at all. */
const canFail = canTrace()
/** A program stops at the traced calls only, not at all that it makes; older ones know no such option. */
const atTracedOnly = canFail && canTrace('-f', '--seccomp-bpf') ? ['--seccomp-bpf'] : []
const child = pathOf('tests/library/kill/child.ts')
const openOnce = pathOf('tests/library/kill/open-once.ts')
const files = ['library.sqlite', 'library.sqlite-wal', 'library.sqlite-journal']

/** What has strace write down some calls to the library's files. */
const tracing = (folder: string, call: string, to: string): string[] => [
  ...[...atTracedOnly, '-f', '-qq', '-o', to, '-e', `trace=${call}`],
  ...files.flatMap((file) => ['-P', join(folder, file)]),
]

/** What has strace make those calls fail (`when` as strace has it). */
const failing = (folder: string, call: string, when: string): string[] => [
  ...tracing(folder, call, '/dev/null'),
  ...['-e', `inject=${call}:error=EIO:when=${when}`],
]

/** Plays on a disk that fails at some calls to the library's files until the program gives up or has said so many lines; what it said, and how it ended. */
async function playOn(folder: string, seed: number, call: string, when: string) {
  const args = [...failing(folder, call, when), process.execPath, child, folder, playing.name, String(seed)]
  const program = spawn('strace', args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let [text, errors] = ['', '']
  program.stderr.setEncoding('utf8').on('data', (more: string) => (errors += more))
  program.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more
    if (text.split('\n').length > 120) process.kill(-program.pid!, 'SIGKILL')
  })
  await once(program, 'close')
  const said = text.split('\n').slice(0, -1)
  return { said: said.map((line) => JSON.parse(line) as Said), errors }
}

const calls = ['pread64', 'pwrite64', 'fdatasync,fsync', 'ftruncate', 'openat']

describe.runIf(canFail)('a disk that fails', () => {
  it.concurrent.each(calls)(
    'at %s loses nothing that was acknowledged, and is never taken for a damaged library',
    { timeout: 600_000 },
    async (call) => {
      const loaded = load(
        systems.find(({ id }) => id === playing.system)!,
        campaignFolder(playing.campaign),
      )
      const folder = makeFolder({})
      const account = new Account([])
      account.take(await killed(folder, playing.name, 1, { lines: 60, milliseconds: 0 }))
      account.compare(folder, loaded, false)
      const pick = pickFrom(calls.indexOf(call) + 1)
      const starts = new Set<string>()
      for (let time = 0; time < tries(20, 1, 10); time += 1) {
        const when = `${1 + pick(call === 'openat' ? 6 : 60)}${pick(3) === 0 ? '' : '+'}`
        const { said, errors } = await playOn(folder, 100 + time, call, when)
        const about = `${call} ${when}\n${errors}`
        if (!said.some(({ did }) => did === 'opened')) starts.add(/^\w*Problem: .*/m.exec(errors)?.[0] ?? errors)
        expect(
          readdirSync(folder).filter((name) => /damaged|mended/.test(name)),
          about,
        ).toEqual([])
        account.take(said)
        expect(() => account.compare(folder, loaded, false), about).not.toThrow()
      }
      for (const start of starts) expect(start).toMatch(/^Problem: The library .* cannot be opened \(/)
    },
  )

  it.concurrent(
    'at any one read of a sound library that is opened, is not taken for damage',
    { timeout: 240_000 },
    async ({ expect }) => {
      const folder = makeFolder({})
      await killed(folder, playing.name, 3, { lines: 8, milliseconds: 0 })
      openLibrary(folder).close()
      const open = (options: readonly string[], one: string) =>
        promisify(execFile)('strace', [...options, process.execPath, openOnce, one])
      const trace = join(makeFolder({}), 'trace')
      await open(tracing(folder, 'pread64', trace), folder)
      const reads = readFileSync(trace, 'utf8').split('\n').length - 1
      expect(reads).toBeGreaterThan(20)
      for (let read = 1; read <= reads; read += 1) {
        const copy = makeFolder({})
        cpSync(folder, copy, { recursive: true })
        const errors = await open(failing(copy, 'pread64', String(read)), copy).then(
          ({ stderr }) => stderr,
          ({ stderr }: { stderr: string }) => stderr,
        )
        expect(
          readdirSync(copy).filter((name) => /damaged|mended/.test(name)),
          `read ${read} of ${reads}\n${errors}`,
        ).toEqual([])
      }
    },
  )

  it('at a few places only is a damaged library, of which the rest is taken over', { timeout: 120_000 }, async () => {
    const folder = makeFolder({})
    await killed(folder, playing.name, 7, { lines: 400, milliseconds: 0 })
    const before = actsIn(folder)
    const { said, errors } = await playOn(folder, 8, 'pread64', '10+25')
    expect(said, errors).toContainEqual({ did: 'opened' })
    const [aside, ...others] = readdirSync(folder).filter((name) => /damaged.*sqlite$/.test(name))
    expect(others).toEqual([])
    expect(aside).toBeDefined()
    expect(actsIn(folder)).toBeGreaterThan(before / 2)
    const old = makeFolder({})
    for (const part of ['', '-wal'])
      if (existsSync(join(folder, aside + part))) cpSync(join(folder, aside + part), join(old, `library.sqlite${part}`))
    expect(actsIn(old)).toBe(before)
  })
})

function actsIn(folder: string): number {
  const library = openLibrary(folder)
  try {
    const table = gamesTable(library.database)
    return table.all().reduce((sum, { id }) => sum + table.past(id).moments.length, 0)
  } finally {
    library.close()
  }
}
