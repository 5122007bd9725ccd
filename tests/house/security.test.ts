import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house } from './workshop.ts'

const text = readFileSync(join(house, 'docs/security.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| \d+ \|/.test(line))

/** What the text says is tested: the file, and the titles after it. */
const claims = [...text.matchAll(/`(tests\/[\w/.-]+\.ts)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
  ([, file = '', titles = '']) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
)

describe('docs/security.md', () => {
  it('goes through all twenty recommendations of Electron, each with its place and its test', () => {
    expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    for (const row of rows) expect(row.split('|')[4]).toMatch(/`tests\/[^`]+`: “/)
  })

  it('names only files that are there', () => {
    const files = [...text.matchAll(/`((?:src-main|scripts|tests)\/[\w/.-]+)`/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(join(house, file)))).toEqual([])
  })

  it('claims only tests that are there', () => {
    expect(claims.length).toBeGreaterThan(30)
    const read = (file: string) => readFileSync(join(house, file), 'utf8')
    expect(claims.filter(({ file, title }) => !read(file).includes(title))).toEqual([])
  })
})
