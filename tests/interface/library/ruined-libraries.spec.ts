import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect } from 'playwright/test'
import type { Mended } from '../../../src-main/contract/library.ts'
import { type Files, type Original, originalOf, writeFiles } from '../../library/ruined/ruined.ts'
import { callsTo, type Calls } from '../../main/socket.ts'
import { hostIn } from '../tools/hosts.ts'
import { carrier, test } from '../tools/house.ts'
import { everyFifth } from '../../tries.ts'

test.skip(carrier === 'electron', 'The folders are laid before the program starts, which Electron does by itself.')

const FILE = 'library.sqlite'
const LOG = 'library.sqlite-wal'
const PAGE = 4096
const FRAME = PAGE + 24

type Damage = readonly [
  what: string,
  of: 'killed' | 'ended',
  change: (files: Files) => Readonly<Record<string, Buffer>>,
]

/** One file of the folder, changed. */
const changing =
  (path: string, change: (bytes: Buffer) => Buffer | void) =>
  (files: Files): Record<string, Buffer> => {
    const bytes = Buffer.from(files.get(path)!)
    return { [path]: change(bytes) ?? bytes }
  }
const flip = (bytes: Buffer, at: number, mask: number): void => void (bytes[at]! ^= mask)

/** What another program leaves that is killed in the middle of writing to a library without a log. */
function journalOfAnother(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-another-'))
  const file = join(folder, FILE)
  const database = new Database(file)
  database.exec('CREATE TABLE t (x BLOB) STRICT; INSERT INTO t VALUES (randomblob(20000))')
  database.pragma('cache_size = 1')
  database.exec('BEGIN; UPDATE t SET x = randomblob(20000)')
  const journal = readFileSync(`${file}-journal`)
  database.close()
  rmSync(folder, { recursive: true })
  return journal
}

/** What was found to keep the program from starting, to hide games, or to lose acts without a word. */
const damages: readonly Damage[] = [
  ...['campaign', 'game', 'moment', 'tally'].map((table): Damage => [
    `the page number of the table ${table} makes no sense`,
    'ended',
    changing(FILE, (bytes) => flip(bytes, bytes.indexOf(`CREATE TABLE ${table} (`) - 1, 0x80)),
  ]),
  [
    'the players of a game are no JSON',
    'ended',
    changing(FILE, (bytes) => flip(bytes, bytes.indexOf('{"sides":["person"'), 1)),
  ],
  [
    'a bit of a campaign that games are pinned to is another',
    'ended',
    // Its files follow the name of its rules.
    changing(FILE, (bytes) => flip(bytes, bytes.indexOf('portable-spicheren') + 200, 16)),
  ],
  ['the last frame of the log is spoilt', 'killed', changing(LOG, (bytes) => flip(bytes, bytes.length - FRAME / 2, 4))],
  ['the log is cut', 'killed', changing(LOG, (bytes) => bytes.subarray(0, 32 + FRAME))],
  ['the library is cut', 'ended', changing(FILE, (bytes) => bytes.subarray(0, 6 * PAGE))],
  ['byte 18 of the header is another', 'ended', changing(FILE, (bytes) => flip(bytes, 18, 1))],
  ['byte 63 of the header is another', 'ended', changing(FILE, (bytes) => flip(bytes, 63, 64))],
  ['the library is empty', 'ended', changing(FILE, () => Buffer.alloc(0))],
  [
    'a page stands in the place of its neighbour',
    'ended',
    changing(FILE, (bytes) => void bytes.copy(bytes, 8 * PAGE, 9 * PAGE, 10 * PAGE)),
  ],
  [
    'the row of a draft is another',
    'ended',
    changing(FILE, (bytes) => flip(bytes, bytes.indexOf('Tel que ce fut'), 1)),
  ],
  ['the journal of another library lies beside it', 'ended', () => ({ [`${FILE}-journal`]: journalOfAnother() })],
  [
    'the players of the user are no JSON, and its numbers are taken',
    'ended',
    () => ({
      'players.json': Buffer.from('['.repeat(100_000)),
      'library.report-999999999.json': Buffer.from('mine'),
      'backups/backup-999999999.sqlite': Buffer.from('mine'),
    }),
  ],
  [
    'the report about a mending is no report',
    'ended',
    () => ({ 'library.report-1.json': Buffer.from('{"whole":"all') }),
  ],
]

/** Games of which acts are missing without the report saying how many of how many are there. */
async function untold(calls: Calls, { account, drafts }: Original): Promise<string[]> {
  const reports = await reportsOf(calls)
  const list = await calls.library.list({})
  const missing: string[] = []
  for (const { name, acts } of account) {
    const { length } = acts
    // The one that was renamed last may have its earlier name again.
    const names = [name, `Game of ${length}`]
    const isTold =
      reports.some(({ lost }) => lost.some((one) => names.includes(one.name ?? '') && one.acts === length)) ||
      reports.some(({ parts }) => parts.some((one) => names.includes(one.name) && one.of === length))
    if (!isTold && !(await isWhole(calls, list.find((one) => names.includes(one.name))?.id, length))) missing.push(name)
  }
  const atBench = await calls.drafts.list({})
  for (const { name, gestures, rest } of drafts) {
    const isThere = atBench.some(
      (one) => one.name === name && one.trouble === null && rest.includes(`"at":${one.gestures},`),
    )
    const told = reports.flatMap((report) => [
      ...report.drafts.lost.map((one) => [one.name, one.gestures]),
      ...report.drafts.parts.map((one) => [one.name, one.of]),
    ])
    if (!isThere && !told.some(([who, of]) => who === name && of === gestures.length)) missing.push(name)
  }
  return missing
}

/** All reports, each dismissed so that the next one is shown; one of them was there before. */
async function reportsOf(calls: Calls): Promise<Mended[]> {
  const { repaired } = await calls.app.about()
  if (repaired === null) return []
  await calls.app.dismissReport()
  return [repaired, ...(await reportsOf(calls))]
}

/** Is a game there with so many acts, each of which follows from those before it? */
async function isWhole(calls: Calls, id: number | undefined, acts: number): Promise<boolean> {
  if (id === undefined) return false
  for await (const step of await calls.library.verify({ id }))
    if (step.at === 'end') return step.result.whole && step.result.acts === acts
  return false
}

test('the built program starts with any damage to its library, and reports exactly what is missing', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const originals = { killed: await originalOf(5, true), ended: await originalOf(6, false) }
  for (const [what, which, change] of everyFifth(damages))
    await test.step(what, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-ruined-'))
      const original = originals[which]
      writeFiles(folder, original.files)
      writeFiles(folder, new Map(Object.entries(change(original.files))))
      const host = hostIn(folder)
      await host.start()
      const { origin, hash } = new URL(host.url())
      const { calls, socket } = await callsTo(origin, hash.slice(1))
      if (what === 'the library is empty') {
        await page.goto(host.url())
        await expect(
          page.getByText(/Your library has been put in order|Votre bibliothèque a été remise en ordre/).first(),
        ).toBeVisible()
        await page.goto('about:blank')
      }
      expect(await untold(calls, original)).toEqual([])
      socket.terminate()
      await host.stop()
      rmSync(folder, { recursive: true, force: true })
    })
})
