import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FaultWords } from '../../../src-renderer/parts/FaultWords.tsx'
import { AppContext } from '../../../src-renderer/state/use-app.ts'
import { soon } from '../../soon.ts'
import { makeHouse } from '../at-play.ts'

it('says of an edit that was denied what is wrong with it, not that something was said nor that it is not possible now', async () => {
  const { calls, window } = makeHouse()
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' },
  })
  const { app } = await window({}, 'fr')
  const bench = () => app.store.get().bench
  app.bench.open(id)
  await soon(() => expect(bench()?.draft).not.toBeNull())
  app.bench.gesture([{ do: 'set', field: 'title', value: ' ' }])
  await soon(() => expect(bench()?.fault?.code).toBe('noEdit'))
  const words = createElement(FaultWords, { fault: bench()!.fault! })
  const shown = renderToStaticMarkup(createElement(AppContext, { value: app }, words))
  expect(shown.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Rien n’a été changé\..*«\s?Titre\s?» ne peut rester vide\./)
  expect(shown).not.toMatch(/maintenant|Message reçu/)
})
