import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SetUp } from '../../src-main/contract/simulations.ts'
import { Simulations } from '../../src-renderer/simulating/Simulations.tsx'
import { AppContext } from '../../src-renderer/state/use-app.ts'
import { soon } from '../soon.ts'
import { keptInMemory } from '../../src-renderer/state/kit/page-storage.ts'
import { type FormChoices, restoredChoices } from '../../src-renderer/simulating/request.ts'
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

it('says that it reads until it is known what can be chosen, and of a faulty draft that it is faulty', async () => {
  const { calls, window } = makeHouse()
  const { id } = await calls.drafts.begin({ from: { what: 'nothing', campaign: 'chalons-1870' } })
  const { app } = await window()
  const shown = (of: SetUp): string => {
    const part = createElement(Simulations, { of, onPoint: () => undefined, onGo: () => undefined })
    return renderToStaticMarkup(createElement(AppContext, { value: app }, part))
  }
  const draft = { what: 'draft', draft: id } as const
  app.simulations.open(draft)
  expect(shown(draft)).toContain('Reading…')
  await soon(() => expect(app.store.get().simulations.isFaulty).toBe(true))
  expect(shown(draft)).toContain('As long as the check finds errors')
  expect(shown(draft)).not.toContain('Reading…')
  // What is kept is known before what can be chosen.
  app.store.change((view) => {
    view.simulations.isFaulty = false
  })
  expect(app.store.get().simulations).toMatchObject({ kept: { list: [] }, choices: null })
  expect(shown(draft)).toContain('Reading…')
  expect(shown(draft)).not.toContain('As long as the check finds errors')
})

const isAnything = (_value: unknown): _value is unknown => true

it('a simulation that stopped as the page was loaded again is named there, and goes on with what had been played', async () => {
  const house = makeHouse()
  const kept = keptInMemory()
  const { app: before } = await house.window({}, 'en', kept)
  before.simulations.open(other)
  await soon(() => expect(before.store.get().simulations.choices).not.toBeNull())
  const request = { of: other, sides: ['chance', 'chance'] as [string, string], games: 4, seed: 'x' }
  before.simulations.run({ ...request, games: 2 })
  const asItIsLoaded = keptInMemory()
  asItIsLoaded.keep('simulation-played', kept.read('simulation-played', isAnything))
  const { app } = await house.window({}, 'en', asItIsLoaded)
  const view = () => app.store.get().simulations
  expect(view().interrupted).toMatchObject({ wish: { games: 2 }, title: { en: expect.stringMatching(/^Portable/) } })
  await soon(() => expect(before.store.get().simulations.running).toBeNull())
  app.simulations.open(other)
  expect(view().interrupted).not.toBeNull()
  await soon(() => expect(view().kept?.list).toHaveLength(1))
  const part = createElement(Simulations, { of: other, onPoint: () => undefined, onGo: () => undefined })
  expect(renderToStaticMarkup(createElement(AppContext, { value: app }, part))).toContain('Play the rest')
  app.simulations.resume()
  await soon(() => expect(view().running).not.toBeNull())
  expect(view().interrupted).toBeNull()
  await soon(() => expect(view().running).toBeNull())
  expect(kept.read('simulation-played', isAnything)).toBeNull()
  expect(asItIsLoaded.read('simulation-played', isAnything)).toBeNull()
})

it('a wish that was half written is there again, as far as it can still be played', async () => {
  const { calls } = makeHouse()
  const choices = await calls.simulations.choices({ of: other })
  const half: FormChoices = {
    sides: ['chance', 'general'],
    games: '7',
    mirrored: true,
    seed: 'mine',
    against: null,
    options: {},
  }
  expect(restoredChoices(half, choices, 'x')).toEqual(half)
  expect(restoredChoices({ ...half, sides: ['gone', 'general'] }, choices, 'x')).toMatchObject({
    sides: ['officer', 'officer'],
    games: '7',
  })
  expect(restoredChoices(null, choices, 'x')).toMatchObject({ games: '20', seed: 'x' })
})
