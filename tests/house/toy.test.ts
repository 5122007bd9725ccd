import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { addToy, copyHouse, toyFolders, toyLines } from './toy.ts'
import { everyTry } from '../tries.ts'
import { runIn } from './workshop.ts'

/** The files below a folder with what is in them, but for packages. */
function contents(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const look = (inside: string): void => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`
      if (entry.isDirectory()) look(path)
      else if (entry.isFile()) found.set(path, readFileSync(join(folder, path), 'latin1'))
    }
  }
  look('')
  return found
}

describe('a rule system is added by its folders and three lines', () => {
  const folder = copyHouse()
  const before = contents(folder)

  beforeAll(() => addToy(folder))

  it('touches nothing but its own folders and one line each in three lists', () => {
    const after = contents(folder)
    const isOwn = (file: string): boolean => toyFolders.some((own) => file.startsWith(`${own}/`))
    const own = [...after.keys()].filter((file) => isOwn(file))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((file) => before.has(file))).toEqual([])
    const others = [...after].filter(([file]) => !isOwn(file))
    expect(others.length).toBe(before.size)
    const changed = others.filter(([file, text]) => before.get(file) !== text)
    expect(changed.map(([file]) => file).toSorted()).toEqual(Object.keys(toyLines).toSorted())
    for (const [file, text] of changed) {
      const lines = text.slice(before.get(file)?.length).split('\n')
      expect(text.startsWith(before.get(file) ?? '?')).toBe(true)
      expect([lines.length, lines[1]]).toEqual([2, ''])
    }
  })

  it('crosses no boundary', { timeout: 300_000 }, async () => {
    // Nothing else has changed: per commit what is added is looked at, and what names it.
    const added = [...toyFolders.filter((own) => !own.startsWith('campaigns/')), ...Object.keys(toyLines)]
    const { output, code } = await runIn(folder, 'scripts/check-boundaries.mjs', everyTry ? [] : added)
    expect(output).toContain('no boundary crossed')
    expect(code).toBe(0)
  })

  it('has a home and a test for each of its rules', async () => {
    const { output, code } = await runIn(folder, 'scripts/check-rules.mjs')
    expect(output).toContain('two-banks')
    expect(code).toBe(0)
  })

  it('passes its own tests and the suite for all rule systems', { timeout: 300_000 }, async () => {
    const files = ['rulebook/two-banks', 'kernel/systems-conform.test.ts', 'rulebook/texts.test.ts']
    const { output, code } = await runIn(folder, 'node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=verbose',
      '--testNamePattern=Two Banks|the bridge|the campaign of|the banks on|the suite for rule systems',
      ...files.map((file) => `tests/${file}`),
    ])
    expect(code, output).toBe(0)
    expect(output).toContain('the bridge > tb.counters.hidden')
    expect(output).toContain('the campaign of Two Banks > has its schemas')
    expect(output).toContain('the banks on the map of Two Banks > ')
    expect(output).toContain('Two Banks, as a rule system > ')
    expect(output).toContain('the texts of Two Banks > ')
  })
})
