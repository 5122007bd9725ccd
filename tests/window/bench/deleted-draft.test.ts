import { expect, it } from 'vitest'
import { soon } from '../../soon.ts'
import { makeHouse } from '../at-play.ts'

it('a draft that was deleted in another window is reported as gone, once, at the first use of it', async () => {
  const { calls, window } = makeHouse()
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'portable-spicheren', scenario: 'spicheren' },
  })
  const { app } = await window()
  const bench = () => app.store.get().bench
  app.bench.open(id)
  await soon(() => expect(bench()?.draft).not.toBeNull())
  await calls.drafts.remove({ id })
  const gone = { code: 'noDraft', said: null }
  const deeds: readonly (() => void)[] = [
    () => app.bench.gesture([{ do: 'set', field: 'turns', value: 11 }]),
    () => app.bench.readArmies(),
    () => app.bench.lookAgain(),
  ]
  for (const deed of deeds) {
    app.bench.put({ fault: null })
    deed()
    await soon(() => expect([bench()?.fault, bench()?.waiting]).toEqual([gone, 0]))
  }
  app.bench.rename(id, 'Another name')
  await soon(() => expect([app.store.get().drafts.fault, app.store.get().drafts.busy]).toEqual([gone, false]))
  expect(app.store.get().trouble).toBeNull()
})
