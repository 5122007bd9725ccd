import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house } from './workshop.ts'

type Packages = Record<string, string>

// The shape of package.json is npm's own.
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(house, 'package.json'), 'utf8'),
) as { dependencies: Packages; devDependencies: Packages; optionalDependencies: Packages }
const packages = { ...dependencies, ...devDependencies, ...optionalDependencies }

describe('every dependency', () => {
  it('has its reason in docs/dependencies.md, and no other package has one there', () => {
    const rows = readFileSync(join(house, 'docs/dependencies.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[1] ?? '')
    const explained = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
    expect(explained.sort()).toEqual(Object.keys(packages).sort())
  })

  it('is pinned to one exact version', () => {
    expect(Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
