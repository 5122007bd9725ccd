import { expect, it } from 'vitest'
import { inWords } from '#engine/campaigns/editing/edited-things.ts'

it('names of zones in a sentence do not run into the count of those that are left out', () => {
  const zones = ['18 Perches', '20 Danjoutin', '24 Bavilliers', '3 Essert']
  expect(inWords(zones, 'and', 4)).toBe('18 Perches, 20 Danjoutin, 24 Bavilliers and 3 Essert')
  expect(inWords(zones, 'and', 3)).toBe('18 Perches, 20 Danjoutin, 24 Bavilliers, and 1 more')
  expect(inWords(zones, 'et', 3)).toBe('18 Perches, 20 Danjoutin, 24 Bavilliers, et 1 autre')
  expect(inWords(zones, 'et', 2)).toBe('18 Perches, 20 Danjoutin, et 2 autres')
})
