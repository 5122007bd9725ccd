import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { houseServices } from '../../src-main/protocol/house-services.ts'
import { Session } from '../../src-main/protocol/session.ts'
import { verbs } from '../../src-main/protocol/verbs.ts'
import { likeness } from './fixtures/likeness.ts'

const run = promisify(execFile)
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8')

/** The sessions printed on the page: what is sent stands behind `>`, what comes back behind `<`. */
const sessions = [...page.matchAll(/^#+ (?<heading>.+)$|^```session\n(?<body>[^`]*)```/gm)].reduce<
  { heading: string; turns: { sent: string; back: string }[] }[]
>((found, { groups }) => {
  const { heading, body } = groups ?? {}
  if (heading !== undefined) return [...found, { heading, turns: [] }]
  const parts = (body ?? '').split(/^(?=[<>] )/m).map((part) => part.trim())
  const turns = parts.flatMap((part, index) =>
    part.startsWith('>') ? [{ sent: part.slice(2), back: (parts[index + 1] ?? '').slice(2) }] : [],
  )
  return [
    ...found.slice(0, -1),
    { heading: found.at(-1)?.heading ?? '', turns: [...(found.at(-1)?.turns ?? []), ...turns] },
  ]
}, [])

/** The rows of the tables that are headed by this word. */
function rowsOf(first: string): string[][] {
  const lines = page.split('\n')
  return lines.flatMap((line, index) => {
    if (!line.startsWith(`| ${first} |`)) return []
    const after = lines.slice(index + 2)
    const end = after.findIndex((row) => !row.startsWith('|'))
    return after.slice(0, end < 0 ? undefined : end).map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  })
}

describe('the page about the protocol', { timeout: 60_000 }, () => {
  const told = sessions.filter(({ turns }) => turns.length > 0)

  it('has sessions to follow', () => {
    expect(told.length).toBeGreaterThan(5)
    expect(told.flatMap(({ turns }) => turns).length).toBeGreaterThan(20)
  })

  it.each(told)('$heading: every answer is as printed', ({ turns }) => {
    const session = new Session(houseServices())
    for (const { sent, back } of turns) {
      const answer: unknown = JSON.parse(session.answerLine({ ok: true, text: sent }))
      expect(likeness(JSON.parse(back), answer)).toEqual([])
    }
  })

  it('says of every verb what it does, its fields, and what a seat makes of it', () => {
    const seats = { answers: 'answered', refuses: 'refused', begins: 'begins anew', seats: 'with the key' }
    const wanted = verbs.map(({ name, does, fields, seat }) => [
      `\`${name}\``,
      does,
      Object.entries(fields)
        .map(([field, { form, needed }]) => `\`${field}\`${needed ? '' : '?'}: ${form}`)
        .join('<br>'),
      seats[seat],
    ])
    expect(rowsOf('Verb')).toEqual(wanted)
  })

  it('explains every code of an error, and no other', () => {
    const folders = ['src-main/protocol', 'src-engine/kernel']
    const sources = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(root, folder, name)),
    )
    const codes = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].map(([, code]) => `\`${code}\``),
    )
    expect(new Set(rowsOf('Code').map(([code]) => code))).toEqual(new Set(codes))
  })

  it.skipIf(python === undefined)('the opponent in Python plays a game to its end', async () => {
    const [, program] = page.match(/^```python\n([^`]*)```/m)!
    const folder = mkdtempSync(join(tmpdir(), 'opponent-'))
    writeFileSync(join(folder, 'opponent.py'), program!)
    const engine = [process.execPath, join(root, 'src-main/protocol/stdio.ts')]
    const { stdout, stderr } = await run(python!, ['opponent.py', ...engine], { cwd: folder })
    rmSync(folder, { recursive: true })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toMatchObject({ ending: expect.any(String), level: expect.any(Number) })
  })
})
