import { expect, it } from 'vitest'
import type { Fault } from '../../../src-main/contract/drafts.ts'
import { faultKinds } from '../../../src-renderer/bench/parts/fault-kinds.ts'

const fault = (key: string, code: string, rule?: string): Fault => ({
  key,
  problem: {
    ...{ severity: 'error', file: 'scenarios/one.json', path: key, code, message: key, remedy: '' },
    ...(rule === undefined ? {} : { rule }),
    inFrench: { message: key, remedy: '' },
  },
  ...{ things: [], places: [], fields: [], values: [], desk: null, remedies: [] },
})

it('puts many faults of a kind together, and leaves few of a kind and other kinds apart', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((key) => fault(key, 'not-placed'))
  const few = ['f', 'g'].map((key) => fault(key, 'breaks-a-rule', 'sb.map.adjacent'))
  const other = fault('h', 'breaks-a-rule', 'sb.map.stacking')
  const kinds = faultKinds([...many.slice(0, 2), ...few, other, ...many.slice(2)])
  expect(kinds.map(({ first, others }) => [first.key, others.map(({ key }) => key)])).toEqual([
    ['a', ['b', 'c', 'd', 'e']],
    ['f', []],
    ['g', []],
    ['h', []],
  ])
})
