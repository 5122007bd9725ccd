import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf, linesIn } from '../../src-main/campaigns/json-lines.ts'

describe('the lines of a JSON text', () => {
  const text = `{
  "zones": [
    { "id": "a",
      "name": "A, \\"the first\\": [1]" },
    { "id": "b", "km": -1.5e3 }
  ],
  "words": { "unit.fr-1": "x",
             "empty": {} , "none": [] },
  "last": null
}`

  it('are those on which values begin', () => {
    const lines = linesIn(text)
    const paths = ['', 'zones', 'zones.0.name', 'zones.1', 'zones.1.km', 'words.unit.fr-1', 'words.none', 'last']
    expect(paths.map((path) => lines.get(path))).toEqual([1, 2, 4, 5, 5, 7, 8, 9])
  })

  it('lead to the surrounding value if something is missing', () => {
    const lines = linesIn(text)
    expect(lineOf(lines, 'zones.1.terrain')).toBe(5)
    expect(lineOf(lines, 'nothing.here')).toBe(1)
    expect(lineOf(lines, '')).toBeUndefined()
    expect(lineOf(new Map(), 'zones')).toBeUndefined()
  })

  it('are found for every value of any JSON', () => {
    /** The paths of all values in their order, as many as there are lines that begin one. */
    const pathsOf = (value: unknown, path: string): string[] => {
      const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
      if (typeof value !== 'object' || value === null) return [path]
      return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, below(key)))]
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written: unknown = JSON.parse(JSON.stringify(value))
        expect(new Set(linesIn(JSON.stringify(written, null, 1)).keys())).toEqual(new Set(pathsOf(written, '')))
      }),
      { numRuns: 200 },
    )
  })
})
