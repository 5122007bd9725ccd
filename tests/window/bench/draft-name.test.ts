import { expect, it } from 'vitest'
import { draftName } from '../../../src-main/contract/draft-name.ts'
import { soon } from '../../soon.ts'
import { makeHouse } from '../at-play.ts'

const title = { en: 'August 1870 (draft)', fr: 'Août 1870 (ébauche)' }

it('an unnamed draft is called by its title in the language of the window, and so are its copies', () => {
  for (const name of [title.en, title.fr]) {
    expect(draftName({ name, title }, 'en')).toBe('August 1870 (draft)')
    expect(draftName({ name, title }, 'fr')).toBe('Août 1870 (ébauche)')
    expect(draftName({ name: `${name} (3)`, title }, 'fr')).toBe('Août 1870 (ébauche) (3)')
  }
  for (const name of ['Mine', 'Mine (2)', 'August 1870', ' (2)'])
    expect([draftName({ name, title }, 'en'), draftName({ name, title }, 'fr')]).toEqual([name, name])
})

it('in the list and in messages the name of a draft follows the language', async () => {
  const { calls, window } = makeHouse()
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' },
    language: 'en',
  })
  const { app } = await window({}, 'fr')
  app.bench.read()
  await soon(() => expect(app.store.get().drafts.list).toHaveLength(1))
  app.bench.copy(id)
  await soon(() =>
    expect(app.store.get().drafts.message).toMatchObject({
      what: 'copied',
      name: 'De Beaumont à Sedan (ébauche) (2)',
    }),
  )
  app.bench.remove(id)
  await soon(() => expect(app.store.get().drafts.message).toMatchObject({ name: 'De Beaumont à Sedan (ébauche)' }))
})

it('a second draft of the same scenario that nobody names is told apart by a number, whatever language each began in', async () => {
  const { calls } = makeHouse()
  const from = { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' } as const
  await calls.drafts.begin({ from, language: 'en' })
  await calls.drafts.begin({ from, language: 'fr' })
  await calls.drafts.begin({ from, language: 'fr', name: 'Mine' })
  const names = (await calls.drafts.list({})).map((entry) => draftName(entry, 'en'))
  expect(names.toSorted()).toEqual(['Beaumont to Sedan (draft)', 'Beaumont to Sedan (draft) (2)', 'Mine'])
})
