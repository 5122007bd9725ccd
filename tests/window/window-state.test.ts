import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Connection, Host } from '../../src-renderer/host/host.ts'
import { announcer } from '../../src-renderer/host/announcer.ts'
import { journalOf } from '../../src-renderer/main/systems.ts'
import { type App, startApp } from '../../src-renderer/state/app.ts'
import { pageStorageIn, keptInMemory } from '../../src-renderer/state/kit/page-storage.ts'
import { portTo } from '../main/carry.ts'
import { makeRouter } from '../main/workshop.ts'
import { hotSeat, people } from '../services/table.ts'
import { nowhere } from './at-play.ts'
import { soon } from '../soon.ts'

const open: { close(): void }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A host with the real services behind it, whose connection the test can let break. */
function makeHost(initial: Connection = 'connected') {
  const served = makeRouter()
  const port = portTo(served.router)
  open.push(served, port)
  const { part, announce } = announcer(initial)
  const host: Host = { calls: port.calls, ...part }
  return { host, announce, shelf: served.shelf }
}

const opened = (app: App) => soon(() => expect(app.store.get().opened?.campaign.id).toBe('ford'))

describe('the state of the window', () => {
  it('begins with the campaigns and a whole one on the table', async () => {
    const { host, shelf } = makeHost()
    const app = startApp(host, ['fr'], nowhere, journalOf)
    await opened(app)
    const view = app.store.get()
    expect(view.campaigns?.map(({ id }) => id)).toEqual(['ford', join(shelf, 'torn')])
    expect(view.chosen).toBe('ford')
    expect(view.language).toBe('fr')
    expect(view.about?.version).toBe('9.9.9')
    expect(view.trouble).toBeNull()
  })

  it('takes up the settings and the campaign of the last time', async () => {
    const { host } = makeHost()
    await host.calls.settings.write({ language: 'en', textSize: 150, lastCampaign: 'gone-since' })
    const app = startApp(host, ['fr'], nowhere, journalOf)
    await opened(app)
    expect(app.store.get()).toMatchObject({ language: 'en', look: { textSize: 150 }, chosen: 'ford' })
  })

  it('knows after a reload what was chosen in the sheet of a new game, but no passphrase', async () => {
    const kept = keptInMemory()
    const window = () => startApp(makeHost().host, ['en'], nowhere, journalOf, undefined, undefined, kept)
    const { newGame, store } = window()
    newGame.preselect('ford', 'morning')
    newGame.leave({ campaign: 'ford', players: hotSeat, scenario: 'noon', options: {}, passphrases: ['secret', null] })
    const { left } = store.get().newGame
    expect(window().store.get().newGame).toMatchObject({ campaign: 'ford', scenario: null, left })
    expect(left).toMatchObject({ ford: { scenario: 'noon', passphrases: [null, null] } })
  })

  it.each(['{"half', '7', '[]', '{"campaign":3,"left":[]}', '{"wish":{},"title":{}}', '{"wish":null}'])(
    'starts as usual where an earlier version kept %s',
    (content) => {
      const kept = pageStorageIn(() => ({ getItem: () => content, setItem: () => undefined }))
      const app = startApp(makeHost().host, ['en'], nowhere, journalOf, undefined, undefined, kept)
      const { newGame, simulations } = app.store.get()
      expect([newGame.campaign, newGame.left, simulations.interrupted]).toEqual([null, {}, null])
    },
  )

  it('keeps what is chosen', async () => {
    const { host } = makeHost()
    const app = startApp(host, ['en'], nowhere, journalOf)
    await opened(app)
    app.setLanguage('fr')
    app.setLook({ textSize: 200, theme: 'lamplight' })
    app.choose('ford')
    await soon(async () =>
      expect(await host.calls.settings.read()).toMatchObject({
        language: 'fr',
        textSize: 200,
        theme: 'lamplight',
        motion: 'system',
        lastCampaign: 'ford',
      }),
    )
  })

  it('calls games after the language it is in, whether anybody has chosen that or not', async () => {
    const { host } = makeHost()
    const app = startApp(host, ['fr'], nowhere, journalOf)
    await opened(app)
    const request = { campaign: 'ford', scenario: 'morning', options: {}, players: { sides: people, open: true } }
    app.newGame.begin({ ...request, passphrases: [null, null] })
    const play = () => app.store.get().play
    await soon(() => expect(play()?.table?.name).toMatch(/^Le matin, /))
    const { id, name } = play()!.table!
    app.play.fork(0)
    await soon(() => expect(play()?.table?.id).toBeGreaterThan(id))
    expect(play()?.table?.name).toBe(`${name} – ${play()?.table?.when?.fr}`)
    expect((await host.calls.settings.read()).language).toBeNull()
  })

  it('shows as much of a broken campaign as can be read, and does not remember it', async () => {
    const { host, shelf } = makeHost()
    const app = startApp(host, ['en'], nowhere, journalOf)
    await opened(app)
    const torn = join(shelf, 'torn')
    app.choose(torn)
    expect(app.store.get()).toMatchObject({ chosen: torn, opened: null })
    await soon(() => expect(app.store.get().opened?.board).toMatchObject({ kind: 'hexes', columns: 6, rows: 5 }))
    expect(app.store.get().opened?.campaign).toMatchObject({ id: torn, state: 'broken', title: null })
    expect((await host.calls.settings.read()).lastCampaign).toBeNull()
  })

  it('reads the list again when a campaign broke between list and look', async () => {
    const { host, shelf } = makeHost()
    const app = startApp(host, ['en'], nowhere, journalOf)
    await opened(app)
    rmSync(join(shelf, 'ford', 'map.json'))
    app.choose('ford')
    await soon(() => expect(app.store.get().campaigns?.[0]?.state).toBe('broken'))
    await soon(() => expect(app.store.get()).toMatchObject({ chosen: join(shelf, 'ford'), trouble: null }))
  })

  it('stays with the campaign that somebody edits, whether its files are broken or whole again', async () => {
    const { host, shelf } = makeHost()
    const app = startApp(host, ['en'], nowhere, journalOf)
    await opened(app)
    // Another that is whole would be taken otherwise.
    cpSync(join(shelf, 'ford'), join(shelf, 'mill'), { recursive: true })
    const about = readFileSync(join(shelf, 'mill/campaign.json'), 'utf8')
    writeFileSync(join(shelf, 'mill/campaign.json'), about.replace('"ford"', '"mill"'))
    app.readAgain()
    await soon(() => expect(app.store.get().campaigns).toHaveLength(3))
    app.choose('mill')
    await soon(() => expect(app.store.get().opened?.campaign.id).toBe('mill'))
    const map = readFileSync(join(shelf, 'mill/map.json'), 'utf8')
    writeFileSync(join(shelf, 'mill/map.json'), map.replace('"rows"', '"rwos"'))
    app.readAgain()
    const broken = join(shelf, 'mill')
    await soon(() => expect(app.store.get().opened?.campaign).toMatchObject({ id: broken, state: 'broken' }))
    expect(app.store.get().chosen).toBe(broken)
    writeFileSync(join(shelf, 'mill/map.json'), map)
    app.readAgain()
    await soon(() => expect(app.store.get().opened?.campaign).toMatchObject({ id: 'mill', state: 'playable' }))
  })

  it('reads everything when the connection comes, and again when it comes back', async () => {
    const { host, announce, shelf } = makeHost('connecting')
    const app = startApp(host, ['en'], nowhere, journalOf)
    expect(app.store.get().campaigns).toBeNull()
    announce('connected')
    await opened(app)
    announce('lost')
    expect(app.store.get()).toMatchObject({ connection: 'lost', chosen: 'ford' })
    expect(app.store.get().opened).not.toBeNull()
    rmSync(join(shelf, 'torn'), { recursive: true })
    announce('connected')
    await soon(() => expect(app.store.get().campaigns).toHaveLength(1))
  })

  it('tells of a call that failed though it should not have', async () => {
    const { host } = makeHost()
    const app = startApp(host, ['en'], nowhere, journalOf)
    await opened(app)
    // Another size than the contract has: the other end refuses it.
    app.setLook({ textSize: 137 as unknown as 150 })
    const trouble = () => app.store.get().trouble
    await soon(() => expect(trouble()).toMatchObject({ code: 'other', said: expect.stringMatching(/validation/i) }))
    app.readEverythingAgain()
    expect(trouble()).toBeNull()
    app.setLook({ textSize: 137 as unknown as 150 })
    await soon(() => expect(trouble()).not.toBeNull())
    app.go({ at: 'games' })
    expect(trouble()).toBeNull()
  })
})
