import { expect, it } from 'vitest'
import { pageStorageIn } from '../../src-renderer/state/kit/page-storage.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

it('returns a stored value if it has the expected shape', () => {
  const all = new Map<string, string>()
  const kept = pageStorageIn(() => ({
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
  }))
  kept.keep('word', 'Sedan')
  kept.keep('number', 1870)
  expect([kept.read('word', isText), kept.read('number', isText), kept.read('nothing', isText)]).toEqual([
    'Sedan',
    null,
    null,
  ])
})

it('works without stored values if storing is impossible, or if they are damaged', () => {
  const forbidden = pageStorageIn(() => {
    throw new DOMException('no', 'SecurityError')
  })
  forbidden.keep('word', 'Sedan')
  const damaged = pageStorageIn(() => ({ getItem: () => '{"half', setItem: () => undefined }))
  expect([forbidden.read('word', isText), damaged.read('word', isText)]).toEqual([null, null])
})
