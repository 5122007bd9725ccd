import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { LIMITS, pack, unpack } from '../../src-main/games/files/archive.ts'
import { proveAtOnce } from '../../src-main/games/open/proof.ts'
import { readRecord } from '../../src-main/games/rows/game-record.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { race } from '../kernel/fixtures/race.ts'
import { hashes, played } from './workshop.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/save-files.md'), 'utf8')
const block = (kind: string): string => new RegExp(`^\`\`\`${kind}\\n([^\`]*)\`\`\``, 'm').exec(page)![1]!
const example = block('lines')
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)

const folder = mkdtempSync(join(tmpdir(), 'save-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the page about files of games', () => {
  const read = unpack(gzipSync(example))
  if (!read.ok) throw new Error(read.reason.en)
  const row = { ...read.row, id: 1, face: null, removed: null }

  it('shows a whole file', () => {
    expect(read.fault).toBeUndefined()
    expect([read.past.moments.length, read.past.visits.length, read.past.marks.length]).toEqual([5, 1, 1])
    expect(read.row.name).toBe('An evening’s race')
  })

  it('shows the very file that the program writes of that game', () => {
    const again = pack({ program: 'Gaiter Button 0.2.0', row, past: read.past, system: read.system, files: read.files })
    expect(gunzipSync(again).toString()).toBe(example)
  })

  it('shows a game that comes out when it is played again', () => {
    const { loaded } = played(race, read.files)
    const record = readRecord(row, read.past, plainCodec)
    if (!record.ok) throw new Error(record.error.message)
    const proved = proveAtOnce(loaded, record.value.start, record.value.steps)
    expect(proved).toMatchObject({ ok: true, value: { fault: undefined, proved: 5 } })
    if (proved.ok) expect(new Set(hashes(proved.value.game)).size).toBe(6)
  })

  it('explains every kind of line that there is', () => {
    const explained = [...page.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, kind]) => kind)
    const shown = example
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as unknown[])[0])
    expect(new Set(explained)).toEqual(new Set(shown))
    expect(explained).toHaveLength(new Set(explained).size)
  })

  it('tells the limits as they are', () => {
    const { packed, unpacked, long, short, files, acts } = LIMITS
    const told = [...page.matchAll(/^\| [^|]+ \| (\d[^|]*) \|$/gm)].map(([, most]) => most)
    const mib = (bytes: number): string => `${bytes / 2 ** 20} MiB`
    expect(told).toEqual([
      mib(packed),
      mib(unpacked),
      `${mib(long.bytes)}, ${long.deep} brackets deep`,
      `${short.bytes / 1024} KiB, ${short.deep} brackets deep`,
      files.toLocaleString('en'),
      acts.toLocaleString('en'),
    ])
  })

  it.skipIf(python === undefined)('has a program in Python that reads such files, and finds faults in them', () => {
    const [program, file] = [join(folder, 'read.py'), join(folder, 'game.gaiter')]
    writeFileSync(program, block('python'))
    const run = (text: string): string => {
      writeFileSync(file, gzipSync(text))
      const { stdout, stderr } = spawnSync(python!, [program, file], {
        encoding: 'utf8',
        env: { ...process.env, PYTHONUTF8: '1' },
      })
      return stdout + stderr
    }
    expect(run(example)).toContain('4 after 1 - run\n5 after 4 - run\nwhole: 5 acts\n')
    expect(run(example.replace('push 2', 'push 3'))).toContain('not what was written: ["act",2,')
    expect(run(example.slice(0, example.indexOf('["end"')))).toContain('the file breaks off')
  })

  it.skipIf(spawnSync('gzip', ['--version']).status !== 0)('is right about gzip', () => {
    const file = join(folder, 'shown.gaiter')
    writeFileSync(file, gzipSync(example))
    expect(execFileSync('gzip', ['-dc'], { input: readFileSync(file), encoding: 'utf8' })).toBe(example)
  })
})
