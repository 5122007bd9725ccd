import { expect, it } from 'vitest'
import { keptInMemory } from '../../../src-renderer/state/kit/page-storage.ts'
import { soon } from '../../soon.ts'
import { makeHouse } from '../at-play.ts'

it('the open parts of the bench are open again after a reload, only for the same draft', async () => {
  const { calls, window } = makeHouse()
  const from = { what: 'copy' as const, campaign: 'chalons-1870', scenario: 'first-march' }
  const [first, second] = [await calls.drafts.begin({ from }), await calls.drafts.begin({ from })]
  const kept = keptInMemory()
  const { app } = await window({}, 'en', kept)
  app.bench.open(first.id)
  await soon(() => expect(app.store.get().bench?.draft).not.toBeNull())
  app.bench.showDesk('maps')
  app.bench.showPart('victory')
  app.bench.chooseOnMap('zones', 'sedan')
  app.bench.showArmy('sides.french.corps')

  const { app: loadedAgain } = await window({}, 'en', kept)
  const bench = () => loadedAgain.store.get().bench
  loadedAgain.bench.open(first.id)
  await soon(() => expect(bench()?.draft).not.toBeNull())
  const open = { desk: 'maps', part: 'victory', army: 'sides.french.corps', mapList: 'zones', mapItem: 'sedan' }
  expect(bench()).toMatchObject(open)

  loadedAgain.bench.open(second.id)
  await soon(() => expect(bench()?.draft?.id).toBe(second.id))
  expect(bench()).toMatchObject({ desk: 'map', part: 'faults', army: null, mapList: null, mapItem: null })
})

it('a desk that no longer exists is not opened again', async () => {
  const { calls, window } = makeHouse()
  const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign: 'chalons-1870', scenario: 'first-march' } })
  const kept = keptInMemory()
  kept.keep('bench-open', { id, desk: 'weather', part: 'victory', army: null, mapList: null, mapItem: null })
  const { app } = await window({}, 'en', kept)
  app.bench.open(id)
  await soon(() => expect(app.store.get().bench?.draft).not.toBeNull())
  expect(app.store.get().bench).toMatchObject({ desk: 'map', part: 'faults' })
})
