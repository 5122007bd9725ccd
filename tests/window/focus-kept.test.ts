import { expect, it } from 'vitest'
import { placeKept } from '../../src-renderer/decision/focus-kept.ts'

const lengths = new Map([
  ['activate', 4],
  ['off the map', 1],
])

it('whoever has answered stands at the same place of the next list where the same is asked again', () => {
  expect(placeKept({ prompt: 'whom', group: 'activate', at: 2 }, 'whom', lengths)).toEqual({ group: 'activate', at: 2 })
  expect(placeKept({ prompt: 'whom', group: 'activate', at: 5 }, 'whom', lengths)).toEqual({ group: 'activate', at: 3 })
})

it('whoever is asked something else, or in whose group nothing is left, begins at the first', () => {
  expect(placeKept({ prompt: 'where', group: 'activate', at: 2 }, 'whom', lengths)).toBeUndefined()
  expect(placeKept({ prompt: 'whom', group: 'march', at: 0 }, 'whom', lengths)).toBeUndefined()
  expect(placeKept(null, 'whom', lengths)).toBeUndefined()
})
