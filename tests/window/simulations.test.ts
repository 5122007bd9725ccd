import { expect, it } from 'vitest'
import { soon } from '../soon.ts'
import { makeHouse } from './at-play.ts'

const morning = { what: 'scenario', campaign: 'chalons-1870', scenario: 'august-1870' } as const
const other = { what: 'scenario', campaign: 'portable-spicheren', scenario: 'spicheren' } as const

it('a simulation is named while another set-up is looked at, and stopped too early it says that nothing is kept', async () => {
  const { app } = await makeHouse().window()
  const view = () => app.store.get().simulations
  app.simulations.open(morning)
  await soon(() => expect(view().choices).not.toBeNull())
  app.simulations.run({ of: morning, sides: ['officer', 'officer'], games: 4, seed: 'x' })
  app.simulations.open(other)
  await soon(() => expect(view().choices?.title.en).toBe('Portable Spicheren: Spicheren, 6 August 1870'))
  expect(view().running).toMatchObject({ of: morning, title: { en: expect.stringMatching(/: August 1870/) } })
  app.simulations.stop()
  await soon(() => expect(view()).toMatchObject({ running: null, nothingKept: true }))
  app.simulations.open(morning)
  expect(view().nothingKept).toBe(false)
})
