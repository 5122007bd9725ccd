import { expect, it } from 'vitest'
import { hitsAt, scaleOf, withItemAt } from '../../../src-renderer/bench/maps/sketching.ts'
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

it('a dropped thing is found at its new place, and no longer at its old one', async () => {
  const { calls } = makeHouse()
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' },
  })
  const map = await calls.drafts.map({ id })
  const scale = scaleOf(map)
  const list = map.lists.find((one) => one.id === 'zones')!
  const item = list.items.find((one) => one.name.en === 'Sedan')!
  const to = [item.at![0] + 0.04, item.at![1] + 0.03] as const
  const seen = withItemAt(map, { list, item }, to)
  const found = (at: readonly [number, number]) =>
    hitsAt(seen, scale, scale.toSketch(at), 0.001).map((on) => on.item.id)
  expect(found(to)).toContain(item.id)
  expect(found(item.at!)).not.toContain(item.id)
  expect(hitsAt(map, scale, scale.toSketch(item.at!), 0.001)[0]?.item.id).toBe(item.id)
})
