import { expect, it } from 'vitest'
import { soon } from '../../soon.ts'
import { makeHouse } from '../at-play.ts'

it('publishes once when the button is pressed twice', async () => {
  const { calls, window } = makeHouse()
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'portable-spicheren', scenario: 'spicheren' },
  })
  const { app } = await window()
  const bench = () => app.store.get().bench
  app.bench.open(id)
  await soon(() => expect(bench()?.draft).not.toBeNull())
  app.bench.publish()
  app.bench.publish()
  await soon(() => expect([bench()?.publication?.previous, bench()?.waiting]).toEqual([null, 0]))
  expect(bench()?.draft?.published?.same).toBe(true)
  // Another time it is written over what is there.
  app.bench.put({ publication: null })
  app.bench.publish()
  await soon(() => expect(bench()?.publication?.previous).toEqual(expect.any(String)))
})
