import { expect, it } from 'vitest'
import { nextPlace } from '../../src-renderer/decision/focus-next-question.ts'

const lengths = new Map([
  ['activate', 4],
  ['off the map', 1],
])

it('keeps the place in the next list if the same prompt is asked again', () => {
  expect(nextPlace({ prompt: 'whom', group: 'activate', at: 2 }, 'whom', lengths)).toEqual({ group: 'activate', at: 2 })
  expect(nextPlace({ prompt: 'whom', group: 'activate', at: 5 }, 'whom', lengths)).toEqual({ group: 'activate', at: 3 })
})

it('has no place if another prompt is asked or the group is empty', () => {
  expect(nextPlace({ prompt: 'where', group: 'activate', at: 2 }, 'whom', lengths)).toBeUndefined()
  expect(nextPlace({ prompt: 'whom', group: 'march', at: 0 }, 'whom', lengths)).toBeUndefined()
  expect(nextPlace(null, 'whom', lengths)).toBeUndefined()
})
