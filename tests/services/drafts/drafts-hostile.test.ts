import { gunzipSync, gzipSync } from 'node:zlib'
import { ORPCError, safe } from '@orpc/client'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfCampaign } from '#engine/kernel/system/system.ts'
import { pickFrom } from '../../kernel/table.ts'
import { portTo } from '../../main/carry.ts'
import { makeRouterWithShelf } from '../../main/workshop.ts'
import { everyFifth, tries } from '../../tries.ts'

type Shared = { file: string; hash: string; files: Record<string, unknown> }
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
  ...[
    { en: '' },
    { id: 'mill' },
    { length: 9 },
    '1870-13-45',
    '<img src=x onerror=alert(1)>',
    'constructor',
    '__proto__',
  ],
]

/** Puts something strange in the place of some value, or under a strange name. */
function spoilt(value: unknown, pick: (below: number) => number, depth: number): unknown {
  const one = strange[pick(strange.length)]
  if (typeof value !== 'object' || value === null || depth === 0) return one
  if (Array.isArray(value)) {
    if (value.length === 0 || pick(5) === 0) return [...value, one]
    const at = pick(value.length)
    return value.map((inside: unknown, index) => (index === at ? spoilt(inside, pick, depth - 1) : inside))
  }
  const keys = Object.keys(value)
  const key =
    keys.length === 0 || pick(8) === 0
      ? ['position', 'constructor', 'absent', 'note'][pick(4)]!
      : keys[pick(keys.length)]!
  return { ...value, [key]: spoilt(Reflect.get(value, key), pick, depth - 1) }
}

/** The name of a call's denial; undefined where it was answered. An error without a name of the contract is a fault of the program. */
async function denialOf(call: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(call)
  if (error === null) return undefined
  if (error instanceof ORPCError && (error.defined || error.code === 'BAD_REQUEST')) return error.code
  throw error
}

test(
  'a file with anything strange in it is refused, or comes in as a draft that can be looked at and edited',
  { timeout: 300_000 },
  async () => {
    const { router, close } = makeRouterWithShelf()
    const { calls, close: hangUp } = portTo(router)
    const taken = new Set<boolean>()
    for (const [campaign, scenario] of [
      ['broadwater', 'two-days'],
      ['ford', 'evening'],
    ] as const) {
      const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign, scenario } })
      const { content } = await calls.drafts.export({ id })
      const packed = gunzipSync(Buffer.from(content, 'base64')).toString('utf8')
      for (let seed = 0; seed < tries(60); seed += 1) {
        const pick = pickFrom(seed)
        const shared = JSON.parse(packed) as Shared
        for (let times = 0; times <= pick(3); times += 1) {
          const file = pick(4) === 0 ? Object.keys(shared.files)[pick(Object.keys(shared.files).length)]! : shared.file
          shared.files[file] = spoilt(shared.files[file], pick, 1 + pick(6))
        }
        shared.hash = hashOfCampaign(shared.files)
        const bytes = gzipSync(JSON.stringify(shared)).toString('base64')
        const { data: read, error } = await safe(calls.drafts.import({ content: bytes }))
        taken.add(read !== undefined)
        if (read === undefined) {
          expect(error, `seed ${seed}`).toMatchObject({ code: 'BAD_FILE' })
          continue
        }
        const { number, placements } = await calls.drafts.look({ id: read.id })
        await calls.drafts.setting({ id: read.id })
        const { faults } = await calls.drafts.faults({ id: read.id })
        for (const { key, remedies } of faults)
          for (const remedy of remedies)
            await denialOf(calls.drafts.remedy({ id: read.id, number, fault: key, remedy: remedy.key }))
        const now = await calls.drafts.look({ id: read.id })
        const thing = placements[0]?.thing ?? 'nobody'
        await denialOf(
          calls.drafts.gesture({ id: read.id, number: now.number, edits: [{ do: 'lift', things: [thing] }] }),
        )
        await denialOf(calls.drafts.tables({ id: read.id }))
        await calls.drafts.text({ id: read.id })
        await calls.drafts.difference({ id: read.id })
        await calls.drafts.remove({ id: read.id })
      }
    }
    expect(taken).toEqual(new Set([true, false]))
    hangUp()
    close()
  },
)

test('whatever is damaged in the rows of a draft harms that draft alone', { timeout: 300_000 }, async () => {
  const { router, close, folder } = makeRouterWithShelf()
  const { calls, close: hangUp } = portTo(router)
  const begin = () => calls.drafts.begin({ from: { what: 'copy', campaign: 'broadwater', scenario: 'two-days' } })
  const sound = await begin()
  const text = await calls.drafts.text({ id: sound.id })
  const columns = {
    draft: ['name', 'system', 'campaign', 'file', 'title', 'at', 'number', 'target', 'sum'],
    document: ['content', 'sum'],
    gesture: ['title', 'things', 'patches', 'inverses', 'at', 'sum'],
  } as const
  const database = new Database(join(folder, 'library.sqlite'))
  const all = Object.entries(columns).flatMap(([table, names]) => names.map((column) => [table, column] as const))
  for (const [table, column] of everyFifth(all)) {
    const { id } = await begin()
    let { number } = await calls.drafts.look({ id })
    for (const value of [3, 4, 5]) {
      const edits = [{ do: 'set' as const, field: 'sides.french.pontoons', value }]
      ;({ number } = await calls.drafts.gesture({ id, number, edits }))
    }
    const spoil =
      column === 'content' ? Buffer.from('nothing') : ['at', 'number', 'sum'].includes(column) ? 999 : '{"en":'
    const which = table === 'draft' ? 'id' : 'draft'
    database.prepare(`UPDATE ${table} SET "${column}" = ? WHERE ${which} = ?`).run(spoil, id)
    // Others push it out of what is in hand, so that it is read again.
    for (let other = 0; other < 8; other += 1) await calls.drafts.look({ id: (await begin()).id })
    expect(await denialOf(calls.drafts.look({ id })), `${table}.${column}`).toBeOneOf([undefined, 'NOT_NOW'])
    const { list } = calls.drafts
    expect(
      (await list()).some((one) => one.id === id && one.trouble !== null),
      `${table}.${column}`,
    ).toBe(table !== 'document')
    expect(await calls.drafts.text({ id: sound.id })).toEqual(text)
    expect(await denialOf(calls.drafts.remove({ id }))).toBeUndefined()
  }
  database.close()
  hangUp()
  close()
})
