import { expect, it } from 'vitest'
import { scenariosInOrder } from '../../src-renderer/library/scenarios-in-order.ts'

it('a new game begins with the printed scenario, not with its variants, and those of lessons come last', () => {
  const ids = (all: readonly string[], lessons: readonly string[]) =>
    scenariosInOrder(
      all.map((id) => ({ id })),
      lessons,
    ).map(({ id }) => id)
  expect(ids(['geisberg', 'wissembourg-wolff', 'wissembourg'], ['geisberg'])).toEqual([
    'wissembourg',
    'wissembourg-wolff',
    'geisberg',
  ])
  expect(ids(['spicheren-historical', 'spicheren-refight', 'spicheren'], [])[0]).toBe('spicheren')
  // Whatever else there is keeps its order.
  expect(ids(['siege', 'january-1871', 'danjoutin'], ['danjoutin'])).toEqual(['siege', 'january-1871', 'danjoutin'])
})
