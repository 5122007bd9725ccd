import { expect, it } from 'vitest'
import { hitsAt, scaleOf } from '../../../src-renderer/bench/maps/sketching.ts'
import { makeHouse } from '../at-play.ts'

it('on its own circle a zone is found before the borders that lead there', async () => {
  const { calls } = makeHouse()
  const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign: 'belfort-1870', scenario: 'siege' } })
  const map = await calls.drafts.map({ id })
  const scale = scaleOf(map)
  const zones = map.lists.find((list) => list.id === 'zones')!.items
  expect(zones.length).toBeGreaterThan(30)
  for (const zone of zones) {
    const [first] = hitsAt(map, scale, scale.toSketch(zone.at!), 12)
    expect([first?.list.id, first?.item.id]).toEqual(['zones', zone.id])
  }
})
