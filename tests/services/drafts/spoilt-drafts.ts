import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { ORPCError, safe } from '@orpc/client'
import Database from 'better-sqlite3'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { pickFrom, type Pick } from '../../kernel/table.ts'
import { type Calls, portTo } from '../../main/carry.ts'
import { makeRouterWithShelf } from '../../main/workshop.ts'

/*
 * Drafts that are spoilt: files that somebody shares, and rows of the library. A spoilt one opens as it was, or comes in as a draft
 * that can be looked at and edited like any other, or is refused with a sentence in both languages. It harms no other.
 */

/** What became of something spoilt. */
export type Outcome = 'as it was' | 'a draft' | 'refused' | 'wrong'

export interface Spoilt {
  readonly number: number
  readonly what: string
  readonly outcome: Outcome
  readonly problem?: string
}

const examples = [
  ['broadwater', 'two-days'],
  ['ford', 'evening'],
  ['rampart', 'fortnight'],
  ['stone-bridge', 'morning'],
  ['windmill-hill', 'afternoon'],
] as const

const strange: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0.5,
    1e300,
    '',
    'nowhere',
    '../../etc/passwd',
    'x'.repeat(5000),
    [],
    {},
    [null],
    [[]],
    ['a', 'a'],
  ],
  ...[{ en: '' }, { id: 'mill' }, { length: 9 }, '1870-13-45', '<img src=x onerror=alert(1)>', 'constructor'],
  ...['__proto__', '\u0000', '\ud800', 'scenarios/../../x.json', [0, -1, 2 ** 53]],
]

type Shared = { file: string; hash: string; files: Record<string, unknown> }

/** Puts something strange in the place of some value, or under a strange name. */
function strangeIn(value: unknown, pick: Pick, depth: number): unknown {
  const one = strange[pick(strange.length)]
  if (typeof value !== 'object' || value === null || depth === 0) return one
  if (Array.isArray(value)) {
    if (value.length === 0 || pick(5) === 0) return [...value, one]
    const at = pick(value.length)
    return value.map((inside: unknown, index) => (index === at ? strangeIn(inside, pick, depth - 1) : inside))
  }
  const keys = Object.keys(value)
  const key =
    keys.length === 0 || pick(8) === 0
      ? ['position', 'constructor', 'absent', 'note'][pick(4)]!
      : keys[pick(keys.length)]!
  return { ...value, [key]: strangeIn(Reflect.get(value, key), pick, depth - 1) }
}

/** Bytes with some of them others, cut off, doubled or left out. */
function bytesSpoilt(bytes: Buffer, pick: Pick): Buffer {
  const at = pick(bytes.length)
  switch (pick(4)) {
    case 0:
      return bytes.subarray(0, at)
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(bytes.length, at + 1 + pick(40)))])
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - pick(40)))])
    default: {
      const others = Buffer.from(bytes)
      for (let times = 0; times <= pick(4); times += 1) {
        const where = pick(bytes.length)
        others[where] = (others[where] ?? 0) ^ (1 << pick(8))
      }
      return others
    }
  }
}

/** The columns in which a draft lies, by their tables. */
const columns = {
  draft: ['name', 'system', 'campaign', 'file', 'title', 'at', 'number', 'target', 'sum'],
  document: ['content', 'sum'],
  gesture: ['title', 'things', 'patches', 'inverses', 'at', 'sum'],
} as const
const allColumns = (['draft', 'document', 'gesture'] as const).flatMap((table) =>
  columns[table].map((column) => [table, column] as const),
)
/** In which column the number of a draft stands, and by which other its rows are told apart. */
const keys = { draft: ['id', 'id'], document: ['draft', 'part'], gesture: ['draft', 'number'] } as const

/**
 * The denial of a call; undefined where it was answered. An error without a name of the contract, or without a sentence in both languages,
 * is a fault of the program.
 */
async function denialOf(call: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(call)
  if (error === null) return undefined
  if (!(error instanceof ORPCError) || !(error.defined || error.code === 'BAD_REQUEST')) throw error
  return error.code
}

/** Spoils so many drafts, each in the way that its number decides, and tells of each what became of it. */
export async function spoilDrafts(count: number, from: number, tell: (one: Spoilt) => void): Promise<void> {
  const { router, close, folder } = makeRouterWithShelf()
  const { calls, close: hangUp } = portTo(router)
  const database = new Database(join(folder, 'library.sqlite'))
  try {
    const sources = await Promise.all(examples.map((example) => sourceOf(calls, example)))
    for (let number = from; number < from + count; number += 1) {
      const pick = pickFrom(number)
      const source = sources[number % sources.length]!
      const [what, attempt] = [
        ['a value of a shared file', () => valueSpoilt(calls, source, pick)],
        ['a value of a shared file', () => valueSpoilt(calls, source, pick)],
        ['bytes of a shared file', () => fileSpoilt(calls, source, bytesSpoilt(source.bytes, pick))],
        ['bytes within a shared file', () => fileSpoilt(calls, source, gzipSync(bytesSpoilt(source.text, pick)))],
        ['a row of the library', () => rowSpoilt(calls, database, source, pick)],
      ][pick(5)] as [string, () => Promise<Outcome>]
      try {
        const outcome = await attempt()
        if ((await calls.drafts.text({ id: source.id })).text !== source.scenario) throw new Error('another was harmed')
        tell({ number, what, outcome })
      } catch (error) {
        tell({
          number,
          what,
          outcome: 'wrong',
          problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
        })
      }
    }
    const strangers = readdirSync(folder).filter((name) => !/^(?:library\.|campaigns$|backups$|drawings$)/.test(name))
    if (strangers.length > 0)
      tell({ number: from, what: 'the data folder', outcome: 'wrong', problem: `holds ${strangers.join(', ')}` })
  } finally {
    database.close()
    hangUp()
    close()
  }
}

/** A sound draft: its number, its scenario as it is written, and the file in which it is shared. */
interface Source {
  readonly id: number
  readonly from: { readonly what: 'copy'; readonly campaign: string; readonly scenario: string }
  readonly scenario: string
  readonly bytes: Buffer
  readonly text: Buffer
}

async function sourceOf(calls: Calls, [campaign, scenario]: (typeof examples)[number]): Promise<Source> {
  const from = { what: 'copy', campaign, scenario } as const
  const { id } = await calls.drafts.begin({ from })
  const { content } = await calls.drafts.export({ id })
  const bytes = Buffer.from(content, 'base64')
  return { id, from, scenario: (await calls.drafts.text({ id })).text, bytes, text: gunzipSync(bytes) }
}

/** A file with something strange in it, written as if nothing were wrong: what comes of it can be looked at, put right and edited. */
async function valueSpoilt(calls: Calls, { text }: Source, pick: Pick): Promise<Outcome> {
  const shared = JSON.parse(text.toString('utf8')) as Shared
  for (let times = 0; times <= pick(3); times += 1) {
    const names = Object.keys(shared.files)
    const file = pick(4) === 0 ? names[pick(names.length)]! : shared.file
    shared.files[file] = strangeIn(shared.files[file], pick, 1 + pick(6))
  }
  shared.hash = hashOfCampaign(shared.files)
  const id = await takenIn(calls, gzipSync(JSON.stringify(shared)))
  if (id === undefined) return 'refused'
  const { number, placements } = await calls.drafts.look({ id })
  await calls.drafts.setting({ id })
  const { faults } = await calls.drafts.faults({ id })
  for (const { key, remedies } of faults)
    for (const remedy of remedies) await denialOf(calls.drafts.remedy({ id, number, fault: key, remedy: remedy.key }))
  const now = await calls.drafts.look({ id })
  const edits = [{ do: 'lift' as const, things: [placements[0]?.thing ?? 'nobody'] }]
  await denialOf(calls.drafts.gesture({ id, number: now.number, edits }))
  await denialOf(calls.drafts.tables({ id }))
  await calls.drafts.text({ id })
  await calls.drafts.difference({ id })
  if ((await calls.drafts.faults({ id })).errors === 0) {
    const { game } = await calls.drafts.play({ id, open: true })
    await calls.games.open({ id: game })
    await calls.drafts.endPlay({ game })
    const last = await calls.drafts.look({ id })
    await denialOf(calls.drafts.publish({ id, number: last.number }))
  }
  await calls.drafts.remove({ id })
  return 'a draft'
}

/** A file that was damaged on its way: refused, unless it still says the same. */
async function fileSpoilt(calls: Calls, { scenario }: Source, bytes: Buffer): Promise<Outcome> {
  const id = await takenIn(calls, bytes)
  if (id === undefined) return 'refused'
  const { text } = await calls.drafts.text({ id })
  await calls.drafts.remove({ id })
  if (text !== scenario) throw new Error('another scenario came in')
  return 'as it was'
}

async function takenIn(calls: Calls, bytes: Buffer): Promise<number | undefined> {
  const { data, error } = await safe(calls.drafts.import({ content: bytes.toString('base64') }))
  if (data !== undefined) return data.id
  if (!(error instanceof ORPCError) || error.code !== 'BAD_FILE') throw error
  const { reason } = (error.data ?? {}) as { reason?: { en?: string; fr?: string } }
  if (!reason?.en || !reason.fr) throw new Error(`refused without a sentence: ${JSON.stringify(error.data)}`)
  return undefined
}

/** A value in the library is another: the draft opens as it was, says what is missing, or is refused; and can be removed. */
async function rowSpoilt(calls: Calls, database: Database.Database, { from, text: { length } }: Source, pick: Pick) {
  const { id } = await calls.drafts.begin({ from })
  let { number } = await calls.drafts.look({ id })
  const start = await calls.drafts.text({ id })
  const past = [start.text]
  const { placements } = await calls.drafts.look({ id })
  for (const { thing } of placements.slice(0, 3)) {
    ;({ number } = await calls.drafts.gesture({ id, number, edits: [{ do: 'lift', things: [thing] }] }))
    past.push((await calls.drafts.text({ id })).text)
  }
  const [table, column] = allColumns[pick(allColumns.length)]!
  const [key, within] = keys[table]
  const rows = database
    .prepare(`SELECT "${within}" AS at, "${column}" AS value FROM ${table} WHERE ${key} = ?`)
    .all(id) as { at: number | string; value: Buffer | string | number | null }[]
  const row = rows[pick(rows.length)]!
  const bytes = Buffer.from(row.value instanceof Buffer ? row.value : String(row.value))
  const spoilt = bytes.length === 0 || pick(3) === 0 ? Buffer.from(String(pick(length))) : bytesSpoilt(bytes, pick)
  const value =
    row.value instanceof Buffer ? spoilt : typeof row.value === 'number' ? pick(999) : spoilt.toString('utf8')
  try {
    database.prepare(`UPDATE ${table} SET "${column}" = ? WHERE ${key} = ? AND "${within}" = ?`).run(value, id, row.at)
  } catch (refused) {
    // What the shape of the library does not allow cannot come to be there.
    if (!(refused instanceof Database.SqliteError)) throw refused
  }
  // Others push it out of what is in hand, so that it is read again.
  const others: number[] = []
  for (let other = 0; other < 8; other += 1) others.push((await calls.drafts.begin({ from })).id)
  for (const other of others) await calls.drafts.look({ id: other })
  const denied = await denialOf(calls.drafts.look({ id }))
  const entry = (await calls.drafts.list({})).find((one) => one.id === id)
  let outcome: Outcome = 'refused'
  if (denied === undefined) {
    const { text } = await calls.drafts.text({ id })
    const isWhole = text === past.at(-1)
    if (!past.includes(text)) throw new Error(`${table}.${column}: it is as it never was`)
    if (!isWhole && !entry?.trouble) throw new Error(`${table}.${column}: gestures are missing, and nothing is said`)
    outcome = isWhole ? 'as it was' : 'a draft'
  } else if (denied !== 'NOT_NOW') throw new Error(`${table}.${column}: refused as ${denied}`)
  for (const one of [...others, id]) await calls.drafts.remove({ id: one })
  await calls.drafts.emptyTrash()
  return outcome
}
