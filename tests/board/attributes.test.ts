import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileColumns, flag, oneOf, whole, type AttributeSpecs } from '#engine/board/attributes.ts'
import { members } from '#engine/board/bitset.ts'

const ground = {
  value: whole(),
  cost: whole(2),
  fort: flag(),
  terrain: oneOf(['clear', 'wood', 'town'], 'clear'),
  side: oneOf(['French', 'German']),
}

/** Compiles rows that may hold anything, as data read from a file does, and lists what is wrong with them. */
function compile(rows: readonly object[], specs: AttributeSpecs = ground) {
  const faults: string[] = []
  const columns = compileColumns(specs, rows, (index, name, fault) => faults.push(`${index} ${name} ${fault}`))
  return { columns, faults }
}

describe('attribute columns', () => {
  const columns = compileColumns(
    ground,
    [
      { value: 3, fort: true, terrain: 'town', side: 'French' },
      { value: -1, cost: 7, fort: false, side: 'German' },
      { value: 0, terrain: 'wood', side: 'French' },
    ],
    (index, name, fault) => expect.unreachable(`${index} ${name} ${fault}`),
  )

  it('give each row its whole number, or the fallback', () => {
    expect([...columns.value.values]).toEqual([3, -1, 0])
    expect([0, 1, 2].map((row) => columns.cost.at(row))).toEqual([2, 7, 2])
  })

  it('keep a nought that is given instead of a fallback', () => {
    const { columns } = { columns: compileColumns({ cost: whole(2) }, [{ cost: 0 }, {}], () => expect.unreachable()) }
    expect([...columns.cost.values]).toEqual([0, 2])
  })

  it('take a flag that is not given as a no', () => {
    expect([0, 1, 2].map((row) => columns.fort.at(row))).toEqual([true, false, false])
    expect(members(columns.fort.set)).toEqual([0])
  })

  it('give each row its name, or the fallback', () => {
    expect([0, 1, 2].map((row) => columns.terrain.at(row))).toEqual(['town', 'clear', 'wood'])
    expect(columns.terrain.is(0, 'town')).toBe(true)
    expect(columns.terrain.is(1, 'town')).toBe(false)
    expect(members(columns.side.where('French'))).toEqual([0, 2])
    expect(members(columns.terrain.where('clear'))).toEqual([1])
  })

  it('number the names as they were listed', () => {
    expect(columns.terrain.names.map((name) => columns.terrain.code(name))).toEqual([0, 1, 2])
    expect([...columns.terrain.codes]).toEqual([2, 0, 1])
  })

  it('refuse to look for a name that was never one of theirs', () => {
    const { columns } = compile([{ value: 1, side: 'French' }])
    const terrain = columns['terrain']
    if (terrain === undefined || !('where' in terrain)) expect.unreachable()
    expect(() => terrain.where('bog')).toThrow('“bog” is not one of clear, wood, town.')
    expect(() => terrain.code('bog')).toThrow('“bog” is not one of clear, wood, town.')
  })
})

describe('rows that do not fit', () => {
  it('are all told, with the row and the attribute', () => {
    const { faults } = compile([
      { side: 'Prussian', fort: 'yes' },
      { value: 1.5, cost: '3', terrain: 'bog' },
    ])
    expect(faults.toSorted()).toEqual([
      '0 fort is “yes”, not true or false',
      '0 side is “Prussian”; it must be one of French, German',
      '0 value is missing; give a whole number',
      '1 cost is “3”, not a whole number',
      '1 side is missing; it must be one of French, German',
      '1 terrain is “bog”; it must be one of clear, wood, town',
      '1 value is 1.5, not a whole number',
    ])
  })

  it('are those with a number too large for a column, and those with no number at all', () => {
    expect(
      compile([{ value: 2 ** 31 }, { value: NaN }, { value: -(2 ** 31) }], { value: whole() }).faults,
    ).toHaveLength(2)
  })

  it('are those of any kind when the value is of another kind', () => {
    for (const value of [[], {}, 'x', 0.5]) {
      expect(
        compile([{ a: value, b: value, c: value }], { a: whole(1), b: flag(), c: oneOf(['y'], 'y') }).faults,
      ).toEqual([
        expect.stringMatching(/^0 a is .*, not a whole number$/),
        expect.stringMatching(/^0 b is .*, not true or false$/),
        expect.stringMatching(/^0 c is .*; it must be one of y$/),
      ])
    }
  })
})

describe('on any rows', () => {
  it('every row reads back what it was given', () => {
    const names = ['a', 'b', 'c'] as const
    const row = fc.record(
      {
        number: fc.integer(),
        given: fc.integer({ min: -9, max: 9 }),
        yes: fc.boolean(),
        name: fc.constantFrom(...names),
      },
      { requiredKeys: ['number'] },
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 70, size: 'max' }), (rows) => {
        const columns = compileColumns(
          { number: whole(), given: whole(4), yes: flag(), name: oneOf(names, 'b') },
          rows,
          () => expect.unreachable(),
        )
        rows.forEach((given, index) => {
          expect(columns.number.at(index)).toBe(given.number)
          expect(columns.given.at(index)).toBe(given.given ?? 4)
          expect(columns.yes.at(index)).toBe(given.yes ?? false)
          expect(columns.name.at(index)).toBe(given.name ?? 'b')
        })
        for (const name of names) {
          const rowsOfName = rows.flatMap((given, index) => ((given.name ?? 'b') === name ? [index] : []))
          expect(members(columns.name.where(name))).toEqual(rowsOfName)
        }
      }),
    )
  })
})
