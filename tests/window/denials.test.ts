import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { announcer } from '../../src-renderer/host/announcer.ts'
import { BeginFault } from '../../src-renderer/library/BeginFault.tsx'
import { Messages } from '../../src-renderer/library/Messages.tsx'
import { journalOf } from '../../src-renderer/main/systems.ts'
import { Notices } from '../../src-renderer/parts/Notices.tsx'
import { type App, startApp } from '../../src-renderer/state/app.ts'
import { AppContext } from '../../src-renderer/state/use-app.ts'
import { makeRouter } from '../main/workshop.ts'
import { nowhere } from './at-play.ts'
import { soon } from '../soon.ts'

const shown = (app: App, part: ComponentType): string =>
  renderToStaticMarkup(createElement(AppContext, { value: app }, createElement(part)))

const morning = { campaign: 'ford', scenario: 'morning', players: { sides: ['person', 'person'], open: true } }

/** A window in French over real services, with one game. */
async function frenchWindow() {
  const served = makeRouter()
  onTestFinished(() => served.close())
  const calls = createRouterClient(served.router)
  const { id } = await calls.games.begin(structuredClone(morning) as Parameters<typeof calls.games.begin>[0])
  const app = startApp({ calls, ...announcer('connected').part }, ['fr'], nowhere, journalOf)
  await soon(() => expect(app.store.get().games.games).toHaveLength(1))
  return { app, calls, id, shelf: served.shelf }
}

describe('a window in French', () => {
  it('says in French why the host did not do something, and in English when that is chosen afterwards', async () => {
    const { app, calls, id } = await frenchWindow()
    await calls.library.remove({ id })
    app.play.open(id)
    await soon(() => expect(app.store.get().games.message?.what).toBe('fault'))
    const french = shown(app, Messages)
    expect(french).toContain('Message reçu\u00a0: <span>La partie est dans la corbeille\u00a0: restaurez-la d’abord')
    expect(french).not.toMatch(/trash|What was said|lang="en"/)
    app.setLanguage('en')
    const english = shown(app, Messages)
    expect(english).toContain('What was said: <span>The game is in the trash: restore it first.</span>')
    expect(english).not.toMatch(/corbeille/)
  })

  it('says in French what is wrong with a file', async () => {
    const { app } = await frenchWindow()
    // As if a file had been chosen; no page reads it in this test.
    const content = Buffer.from('no game').toString('base64')
    app.games.change({
      refused: { file: 'none.gaiter', content, passphrases: [null, null], moment: null, reason: null, whole: 0 },
    })
    app.games.importWholePart()
    await soon(() => expect(app.store.get().games.refused?.reason).toBeTruthy())
    const french = shown(app, Messages)
    expect(french).toContain('<span>Ce fichier n’est pas une partie de Gaiter Button.</span>')
    expect(french).not.toMatch(/This file|What was found|lang="en"/)
  })

  it('marks what the rules have in English alone', async () => {
    const { app } = await frenchWindow()
    app.newGame.begin({ ...morning, scenario: 'noon', options: {}, passphrases: [null, null] } as Parameters<
      App['newGame']['begin']
    >[0])
    await soon(() => expect(app.store.get().newGame.fault).not.toBeNull())
    expect(shown(app, BeginFault)).toMatch(/Message reçu\u00a0: <span lang="en">[^<]*scenario/)
  })

  it('speaks of the campaign where that is gone, and of the game where that is', async () => {
    const { app, shelf } = await frenchWindow()
    rmSync(join(shelf, 'ford'), { recursive: true })
    app.newGame.choose('ford')
    await soon(() => expect(app.store.get().newGame.fault).not.toBeNull())
    const sentence = 'Cette campagne n’est plus là'
    expect(shown(app, BeginFault)).toContain(sentence)
    expect(shown(app, BeginFault)).not.toMatch(/Cette partie|Message reçu/)
    app.newGame.begin({ ...morning, options: {}, passphrases: [null, null] } as Parameters<App['newGame']['begin']>[0])
    await soon(() => expect(app.store.get().newGame.busy).toBe(false))
    expect(shown(app, BeginFault)).toContain(sentence)
  })

  it('says in French what the host denied though nobody expected it to', async () => {
    const { app, calls, id } = await frenchWindow()
    app.play.open(id)
    await soon(() => expect(app.store.get().play?.table?.id).toBe(id))
    await calls.games.close({ id })
    app.play.lookAt(99)
    await soon(() => expect(app.store.get().trouble).not.toBeNull())
    const french = shown(app, Notices)
    expect(french).toContain('Une erreur imprévue s’est produite.')
    expect(french).toMatch(/Message reçu : <span>/)
    expect(french).not.toMatch(/What was said|lang="en"/)
  })

  it('says nothing twice', async () => {
    const { app, calls, id } = await frenchWindow()
    await calls.library.remove({ id })
    await calls.library.emptyTrash()
    app.games.rename(id, 'Sedan')
    await soon(() => expect(app.store.get().games.message?.what).toBe('fault'))
    const french = shown(app, Messages)
    expect(french).toContain('Cette partie n’est plus dans la bibliothèque.')
    expect(french).not.toContain('Message reçu')
  })
})
