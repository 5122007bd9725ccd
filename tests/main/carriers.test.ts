import { ORPCError, safe } from '@orpc/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { carriers, denied, overSocket, resultOf, toTheEnd, type Carried } from './carry.ts'
import { makeRouter, type Served } from './workshop.ts'
import { everyTry } from '../tries.ts'

const open = { sides: ['person', 'person'] as [string, string], open: true }
const hotSeat = { ...open, open: false }
const morning = { campaign: 'ford', scenario: 'morning' }
const ofMorning = { what: 'scenario', ...morning } as const

describe.each(carriers)('the contract over %s', (_name, carry) => {
  /** Each passphrase tried costs a third of a second: per commit sealed games go over the socket alone, as refusals of every kind go over both. */
  const carriesSealed = everyTry || carry === overSocket
  let served: Served
  let carried: Carried
  const games = () => carried.calls.games
  const library = () => carried.calls.library

  beforeAll(async () => {
    served = makeRouter()
    carried = await carry(served.router)
  })

  afterAll(async () => {
    await carried.close()
    served.close()
  })

  /** A game on the table, some acts old. */
  async function played(acts: number, request = {}): Promise<{ id: number; table: GameSnapshot }> {
    const { id } = await games().begin({ ...morning, players: open, seed: 'carried', ...request })
    let table = await games().open({ id })
    for (let act = 0; act < acts && table.question !== null; act += 1)
      table = await games().act({ id, action: table.question.answers[act % table.question.answers.length]!.action })
    return { id, table }
  }

  it('describes the app', async () => {
    expect(await carried.calls.app.about()).toEqual({
      name: 'Gaiter Button',
      version: '9.9.9',
      host: 'browser',
      dataFolder: served.folder,
      repaired: null,
      unreadReports: [],
      crashed: null,
      notOpened: null,
    })
  })

  it('lists the campaigns, whole and broken', async () => {
    const list = await carried.calls.campaigns.list()
    expect(list.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'ford playable',
      expect.stringMatching(/torn broken$/),
    ])
  })

  it('opens a campaign with its board', async () => {
    const { campaign, board } = await carried.calls.campaigns.open({ id: 'ford' })
    expect(campaign.title?.fr).toBe('Le gué')
    expect(campaign.board).toEqual({ kind: 'hexes', columns: 6, rows: 5 })
    expect(board?.kind === 'hexes' && board.hexes).toHaveLength(30)
  })

  it('refuses a missing campaign and a missing drawing, each with its code', async () => {
    const { campaigns } = carried.calls
    expect((await denied(campaigns.open({ id: 'sedan' }))).code).toBe('NOT_FOUND')
    expect((await denied(campaigns.draw({ id: 'ford', language: 'en' }))).code).toBe('NOT_FOUND')
    expect((await denied(campaigns.beginnings({ id: 'torn' }))).code).toBe('NOT_FOUND')
    expect((await denied(campaigns.words({ system: 'chess', language: 'en' }))).code).toBe('NOT_FOUND')
  })

  it('tells what can be chosen before a game begins, and the words of its rules', async () => {
    const { campaigns } = carried.calls
    const { sides, scenarios } = await campaigns.beginnings({ id: 'ford' })
    expect(sides.map(({ fr }) => fr)).toEqual(['Prussiens', 'Français'])
    expect(scenarios.map(({ id }) => id)).toEqual(['evening', 'morning'])
    expect(scenarios[0]?.options[0]).toMatchObject({
      id: 'bushesCover',
      title: { en: expect.stringMatching(/bushes/) },
    })
    const words = await campaigns.words({ system: 'portable-spicheren', language: 'fr' })
    expect(words['side.french']).toBe('Français')
  })

  it('keeps settings', async () => {
    await carried.calls.settings.write({ language: 'fr' })
    await carried.calls.settings.write({ textSize: 125 })
    expect(await carried.calls.settings.read()).toMatchObject({ language: 'fr', textSize: 125 })
  })

  it('answers many calls at once, each with its own answer', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'ford' : `nobody-${index}`))
    const answers = await Promise.all(ids.map((id) => safe(carried.calls.campaigns.open({ id }))))
    expect(answers.map(({ data }) => data?.campaign.id)).toEqual(ids.map((id) => (id === 'ford' ? id : undefined)))
  })

  it('begins a game, plays it, takes back and does again', async () => {
    const { id, table } = await played(3)
    expect(table).toMatchObject({ id, campaign: 'ford', scenario: 'morning', stop: 3, seat: null, canUndo: true })
    expect(table.views.map(({ side }) => side)).toEqual([0, 1])
    const back = await games().undo({ id })
    expect(back).toMatchObject({ stop: 2, canRedo: true })
    expect(await games().redo({ id })).toEqual(table)
    expect(await games().look({ id })).toEqual(table)
  })

  it('refuses what the rules forbid, with the rule, its section and a sentence in both languages', async () => {
    const { id, table } = await played(0)
    const { code, data, message } = await denied(games().act({ id, action: 'activate rearguard' }))
    const { refusal } = await games().explain({ id, action: 'activate rearguard' })
    expect(code).toBe('REFUSED')
    expect(data).toEqual(refusal)
    expect(refusal).toMatchObject({ rule: expect.any(String), section: expect.any(String), title: expect.any(String) })
    expect(refusal?.sentence.en).toBe(message)
    expect(refusal?.sentence.fr).not.toBe(message)
    expect(await games().look({ id })).toEqual(table)
    const nonsense = await denied(games().act({ id, action: 'fly away' }))
    expect(nonsense).toMatchObject({ code: 'REFUSED', data: { rule: null, reason: null } })
  })

  it('hands a game over from one person to the other', async () => {
    const { id, table: faceUp } = await played(0, { players: hotSeat })
    // Nothing is hidden in this battle: who is asked sits already.
    const decider = faceUp.decider!
    expect(faceUp).toMatchObject({ faceUp: true, seat: decider })
    const table = await games().stand({ id })
    expect(table).toMatchObject({ seat: null, views: [], question: null, pieces: [] })
    const seated = await games().sit({ id, side: decider })
    expect(seated).toMatchObject({ seat: decider, views: [{ side: decider }] })
    expect(seated.question).not.toBeNull()
    expect(await games().stand({ id })).toEqual(table)
    expect((await denied(games().act({ id, action: 'pass' }))).code).toBe('NOT_YOURS')
    const other = await games().sit({ id, side: 1 - decider })
    expect(other).toMatchObject({ seat: 1 - decider, question: null, canUndo: false })
    const outOfTurn = await denied(games().act({ id, action: seated.question!.answers[0]!.action }))
    expect(outOfTurn).toMatchObject({ code: 'REFUSED', data: { rule: 'kernel.turn' } })
    expect((await denied(games().odds({ id }))).code).toBe('NOT_YOURS')
    expect((await denied(games().branches({ id }))).code).toBe('NOT_YOURS')
  })

  it.runIf(carriesSealed)(
    'opens sealed games with all their passphrases only, and sits sealed sides down with their own',
    { timeout: 120_000 },
    async () => {
      const passphrases: [string, string] = ['Wer hat den Knopf?', 'pas un bouton']
      const { id } = await games().begin({ ...morning, players: hotSeat, passphrases, name: 'Sealed' })
      expect((await denied(games().look({ id }))).code).toBe('SEALED')
      expect((await denied(games().open({ id }))).code).toBe('SEALED')
      expect(await denied(games().open({ id, passphrases: [passphrases[0], 'x'] }))).toMatchObject({
        code: 'WRONG_PASSPHRASE',
        data: { side: 1 },
      })
      const closed = (await library().list({ search: 'sealed' }))[0]
      expect(closed).toMatchObject({ id, sealed: [true, true], when: null, decider: null })
      const table = await games().open({ id, passphrases })
      expect(table.views).toEqual([])
      expect((await denied(games().sit({ id, side: 0 }))).code).toBe('SEALED')
      expect(await denied(games().sit({ id, side: 0, passphrase: passphrases[1] }))).toMatchObject({
        data: { side: 0 },
      })
      expect(await games().sit({ id, side: 0, passphrase: passphrases[0] })).toMatchObject({ seat: 0 })
      const { content } = await library().export({ id })
      await games().close({ id })
      expect((await denied(games().look({ id }))).code).toBe('SEALED')
      expect((await denied(toTheEnd(library().import({ content })))).code).toBe('SEALED')
      const again = await resultOf(library().import({ content, passphrases }))
      expect(again).toMatchObject({ again: true, fault: null })
      const copy = await library().duplicate({ id: again.id })
      expect((await games().open({ ...copy, passphrases })).name).toBe('Sealed (3)')
    },
  )

  it('lists games, with small pictures of them, and finds them by words without accents', async () => {
    const { id } = await played(4, { name: 'À Wœrth' })
    const [entry] = await library().list({ search: 'a w' })
    expect(entry).toMatchObject({
      id,
      name: 'À Wœrth',
      sealed: [false, false],
      trouble: null,
      campaign: { fr: 'Le gué' },
    })
    expect(entry?.when?.en).toMatch(/^Turn \d/)
    expect((await library().list({ search: 'LE GUE' })).length).toBeGreaterThan(0)
    // Words in any order, in the name and in the titles; a ligature as one types it.
    for (const search of ['gue le', 'woerth gué', 'LE  WŒRTH'])
      expect((await library().list({ search })).map((one) => one.id)).toContain(id)
    expect(await library().list({ search: 'waterloo' })).toEqual([])
    expect(await library().list({ search: 'woerth waterloo' })).toEqual([])
    const [picture] = await library().thumbnails({ ids: [id] })
    expect(picture?.thumbnail?.pieces.length).toBeGreaterThan(0)
    for (const { x, y } of picture?.thumbnail?.pieces ?? []) {
      expect(x).toBeLessThan(picture!.thumbnail!.width)
      expect(y).toBeLessThan(picture!.thumbnail!.height)
    }
  })

  it('moves games to the trash and restores them, until it is emptied', async () => {
    const { id } = await played(1, { name: 'Thrown away' })
    await library().remove({ id })
    expect(await library().list({ search: 'thrown' })).toEqual([])
    expect(await library().list({ search: 'thrown', removed: true })).toMatchObject([{ id }])
    expect((await denied(games().open({ id }))).code).toBe('NOT_FOUND')
    await library().restore({ id })
    expect(await games().open({ id })).toMatchObject({ stop: 1 })
    await library().remove({ id })
    expect((await library().emptyTrash()).erased).toBe(1)
    expect((await denied(games().open({ id }))).code).toBe('NOT_FOUND')
  })

  it('exports a game to a file and imports it unchanged', async () => {
    const { id } = await played(12)
    await games().undo({ id })
    await games().bookmark({ id, stop: 5, name: 'Here', note: 'A note' })
    const table = await games().look({ id })
    const { fileName, content } = await library().export({ id })
    expect(fileName).toMatch(/\.gaiter$/)
    const imported = await resultOf(library().import({ content }))
    expect(imported).toMatchObject({ acts: 12, again: true, fault: null })
    // Its name is the next that is free.
    expect(imported.name).not.toBe(table.name)
    expect(imported.name).toMatch(/^Morning, begun on .* \(\d+\)$/)
    expect({ ...(await games().open({ id: imported.id })), id, name: table.name }).toEqual(table)
    const marks = (await games().stops({ id: imported.id })).map(({ mark }) => mark?.name)
    expect(marks[5]).toBe('Here')
    expect(await games().journal({ id: imported.id })).toEqual(await games().journal({ id }))
  })

  it('imports nothing of a damaged file by default, says where it is damaged, and imports the intact part on request', async () => {
    const { id } = await played(6)
    expect(await denied(toTheEnd(library().import({ content: btoa('no game') })))).toMatchObject({
      code: 'BAD_FILE',
      data: { moment: null, whole: 0 },
    })
    // A game that is on the table is saved from memory, and so would be whole.
    await games().close({ id })
    served.library.database.prepare('UPDATE moment SET deed = ? WHERE game = ? AND number = 4').run('["x",0,0,""]', id)
    const { content } = await library().export({ id })
    const { code, data } = await denied(toTheEnd(library().import({ content })))
    expect({ code, data }).toMatchObject({ code: 'BAD_FILE', data: { moment: 4, whole: 3 } })
    const part = await resultOf(library().import({ content, part: true }))
    expect(part).toMatchObject({ acts: 3, fault: { moment: 4 } })
    expect(await games().open({ id: part.id })).toMatchObject({ stop: 3, readOnly: null })
    expect(await resultOf(library().verify({ id }))).toMatchObject({ whole: false, acts: 3, fault: { moment: 4 } })
  })

  it('verifies a game, telling how far it is', async () => {
    const { id, table } = await played(30)
    const told = await toTheEnd(library().verify({ id }))
    expect(told[0]).toEqual({ at: 'work', done: 0, of: table.stop })
    expect(told.at(-1)).toEqual({ at: 'end', result: { whole: true, acts: table.stop, fault: null } })
  })

  it('plays simulations, the same with the same seed, and counts how they end', { timeout: 120_000 }, async () => {
    const request = { of: ofMorning, games: 12, sides: ['chance', 'chance'] as [string, string], seed: 'one' }
    const [one, again] = [
      await resultOf(carried.calls.simulations.run(request)),
      await resultOf(carried.calls.simulations.run(request)),
    ]
    expect(again.played).toEqual(one.played)
    const { endings } = one.played
    expect(endings.reduce((sum, { count }) => sum + count, 0)).toBe(12)
    expect(endings[0]?.title.fr).not.toBe(endings[0]?.ending)
    expect(
      (await denied(toTheEnd(carried.calls.simulations.run({ ...request, sides: ['chance', 'moltke'] })))).code,
    ).toBe('BAD_CHOICE')
  })

  it('ends a simulation when its caller is gone, and answers everything else', { timeout: 120_000 }, async () => {
    const stop = new AbortController()
    const request = { of: ofMorning, games: 10_000, sides: ['chance', 'chance'] as [string, string], seed: 'long' }
    const running = await carried.calls.simulations.run(request, { signal: stop.signal })
    const first = await running.next()
    expect(first.value).toMatchObject({ at: 'work', of: 10_000 })
    stop.abort()
    await expect(running.next()).rejects.toThrow(/abort/i)
    expect(await carried.calls.app.about()).toMatchObject({ version: '9.9.9' })
  })

  it('stops a verification in the middle, when the one who asked goes away', async () => {
    const { id } = await played(30)
    const running = await library().verify({ id })
    await running.next()
    await running.return(undefined)
    expect(await resultOf(library().verify({ id }))).toMatchObject({ whole: true })
  })
})

describe('a call on its way when the web socket breaks', () => {
  it('fails instead of waiting for ever, and so does the next', async () => {
    const served = makeRouter()
    const carried = await overSocket(served.router)
    const pending = safe(carried.calls.campaigns.list())
    carried.breakOff()
    expect((await pending).error).toBeInstanceOf(Error)
    const { error } = await safe(carried.calls.app.about())
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(ORPCError)
    await carried.close()
    served.close()
  })
})
