import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { houseServices } from '../../src-main/protocol/house-services.ts'
import { Lines } from '../../src-main/protocol/lines.ts'
import { Session } from '../../src-main/protocol/session.ts'
import { Engine } from './fixtures/engine.ts'
import { mutate, numbers } from './mutations.ts'

const campaign = 'portable-spicheren'
const begin = { do: 'new', campaign, scenario: 'spicheren', seed: 'one' }

/** The same game without the protocol. */
function direct(scenario: string, seed: string): Game {
  const system = systems.find(({ id }) => id === campaign)!
  const loaded = loadCampaign(system, readCampaignFolder(join(import.meta.dirname, '../../campaigns', campaign)).files)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
  const game = Game.begin(loaded.value, { scenario, switches: {}, seed })
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

let engine: Engine
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'))
  engine = new Engine(folder)
})
afterEach(() => {
  engine.process.kill()
  rmSync(folder, { recursive: true })
})

// A process takes its time to start, most of all on a busy machine.
describe('the engine on standard input and output', { timeout: 60_000 }, () => {
  it('plays a whole game, question by question, as the game itself does', async () => {
    const game = direct('spicheren', 'one')
    const pick = numbers(6)
    expect(await engine.ask(begin)).toMatchObject({ ok: true, scenario: 'spicheren', decider: game.decision()!.side })
    for (let asked = game.decision(); asked !== undefined; asked = game.decision()) {
      const { actions, side, kind } = asked
      expect(await engine.ask({ do: 'decision' })).toMatchObject({ decision: { side, kind, actions } })
      const index = pick(actions.length)
      expect(await engine.ask({ do: 'act', index })).toMatchObject({ ok: true, done: actions[index] })
      game.act(game.play.actions.at(index))
    }
    expect(game.play.ending).toBeDefined()
    expect(await engine.ask({ do: 'hash' })).toEqual({ ok: true, hash: game.hash() })
    expect(await engine.end()).toBe(0)
    expect(engine.complaints).toBe('')
  })

  it('plays games written out in advance, however the lines are cut, and saves and loads them', async () => {
    for (const seed of ['two', 'three', 'four']) {
      const game = direct('spicheren-historical', seed)
      const pick = numbers(seed.length)
      const requests: object[] = [{ ...begin, scenario: 'spicheren-historical', seed }]
      for (let asked = game.decision(); asked !== undefined; asked = game.decision()) {
        const action = asked.actions[pick(asked.actions.length)]!
        requests.push({ do: 'act', action })
        game.act(game.play.actions.at(asked.actions.indexOf(action)))
      }
      const text = requests.map((request) => `${JSON.stringify(request)}\n`).join('')
      for (let at = 0; at < text.length; at += 1000) engine.send(text.slice(at, at + 1000))
      const answers: string[] = []
      for (const _request of requests) answers.push(await engine.line())
      expect(answers.filter((answer) => !answer.startsWith('{"ok":true'))).toEqual([])
      const { hash } = await engine.ask({ do: 'hash' })
      expect(hash).toBe(game.hash())
      expect(await engine.ask({ do: 'save', path: `${seed}.json` })).toEqual({ ok: true, path: `${seed}.json`, hash })
      expect(JSON.parse(readFileSync(join(folder, `${seed}.json`), 'utf8'))).toMatchObject({ system: campaign, hash })
      expect(await engine.ask({ do: 'load', path: `${seed}.json` })).toMatchObject({ ok: true, decider: null })
      expect(await engine.ask({ do: 'hash' })).toEqual({ ok: true, hash })
    }
  })

  it('answers thousands of spoilt lines with as many lines, the very ones a session in this process gives', async () => {
    const session = new Session(houseServices())
    const requests = [
      begin,
      { do: 'new', campaign, scenario: 'spicheren-historical', options: { bushesCover: true }, dice: [], undo: 'free' },
      { do: 'decision', form: 'json' },
      { do: 'act', index: 0 },
      { do: 'act', action: 'place doens 0910', id: 'x' },
      { do: 'act', action: { verb: 'place', unit: 'micheler', hex: '1105' } },
      { do: 'act', index: 3, dice: [{ draw: 'activation', value: 6 }] },
      { do: 'explain', wish: 'place doens 0101', side: 'french' },
      { do: 'view', side: 'prussian' },
      { do: 'journal', since: 3 },
      { do: 'moments' },
      { do: 'goto', moment: 1 },
      { do: 'undo' },
      { do: 'hash' },
    ]
    const pick = numbers(8)
    const lines = new Lines()
    const wanted: string[] = []
    for (let count = 0; count < 3000; count++) {
      const bytes = new Uint8Array([...mutate(requests[pick(requests.length)]!, pick), 0x0a])
      engine.send(bytes)
      wanted.push(...lines.take(bytes).map((line) => session.answerLine(line)))
    }
    expect(wanted).toHaveLength(3000)
    const answers: string[] = []
    for (const _line of wanted) answers.push(await engine.line())
    expect(answers).toEqual(wanted)
    expect(await engine.ask(begin)).toMatchObject({ ok: true })
    expect(await engine.end()).toBe(0)
    expect(engine.complaints).toBe('')
  })

  it('gives up a line beyond the limit and reads the next', async () => {
    engine.send(`{"do":"hello","id":"${'x'.repeat(4 * 2 ** 20)}"}\n`)
    expect(JSON.parse(await engine.line())).toMatchObject({ ok: false, error: { code: 'too-long' } })
    expect(await engine.ask({ do: 'hello', id: 1 })).toMatchObject({ ok: true, id: 1 })
  })

  it('ends quietly when its output is closed', async () => {
    const { process } = engine
    expect(await engine.ask({ do: 'hello' })).toMatchObject({ ok: true })
    process.stdout.destroy()
    const ended = new Promise((resolve) => process.once('exit', resolve))
    for (let count = 0; count < 100; count++) engine.send('{"do":"hello"}\n')
    expect(await ended).toBe(0)
    expect(engine.complaints).toBe('')
  })

  it('reads a campaign folder that somebody is working on, with every fault in its place', async () => {
    const campaignAt = { folder: '.' }
    writeFileSync(join(folder, 'campaign.json'), '{"system": "portable-spicheren",}')
    const { problems } = await engine.ask({ do: 'check', campaign: campaignAt })
    expect(problems).toMatchObject([{ file: 'campaign.json', severity: 'error', path: 'line 1, column 32' }])
    writeFileSync(join(folder, 'campaign.json'), '{"system": "portable-spicheren"}')
    const again = await engine.ask({ do: 'check', campaign: campaignAt })
    expect(again).toMatchObject({ ok: true, good: false })
    expect(again['problems']).not.toEqual(problems)
  })

  it('plays a campaign and a scenario that come in the request', async () => {
    const { files } = readCampaignFolder(join(import.meta.dirname, '../../campaigns', campaign))
    const old = files['scenarios/spicheren-historical.json']
    expect(old).toMatchObject({ id: 'spicheren-historical', turns: 12 })
    const scenario = { ...(old as object), id: 'an-hour', turns: 2 }
    const told = [{ kind: 'turn-began', turn: 1, turns: 2 }]
    for (const from of [campaign, { system: campaign, files }]) {
      const answer = await engine.ask({ do: 'new', campaign: from, scenario })
      expect(answer).toMatchObject({ ok: true, scenario: 'an-hour' })
      expect(answer['told']).toEqual(expect.arrayContaining(told))
    }
    const { game } = await engine.ask({ do: 'save' })
    expect(await engine.ask({ do: 'load', game })).toMatchObject({ ok: true })
    const other = new Engine(folder)
    expect(await other.ask({ do: 'load', game })).toMatchObject({ ok: false, error: { code: 'no-campaign' } })
    expect(await other.ask({ do: 'load', game, campaign, scenario })).toMatchObject({ ok: true, scenario: 'an-hour' })
    expect(await other.end()).toBe(0)
  })
})
