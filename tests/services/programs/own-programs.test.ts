import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Thoughts } from '../../../src-main/contract/opponents.ts'
import { gamesTable } from '../../../src-main/library/tables/games-table.ts'
import { house, makeFolder } from '../../house/workshop.ts'
import { type Calls, denied, resultOf } from '../../main/carry.ts'
import { soon } from '../../soon.ts'
import { playOn, serveHouse } from '../table.ts'

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)

const ford = { campaign: 'portable-spicheren', scenario: 'spicheren-historical' }
const march = { campaign: 'chalons-1870', scenario: 'first-march' }
const against = (who: string, open = true) => ({ players: { sides: ['person', who] as [string, string], open } })

/** How every program of these tests speaks: what is sent and answered goes into a file beside it, a line each. */
const speech = `
const { createInterface } = require('node:readline')
const { appendFileSync } = require('node:fs')
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
async function ask(request) {
  console.log(JSON.stringify(request))
  const { value, done } = await lines.next()
  if (done) process.exit()
  appendFileSync(process.argv[2], JSON.stringify({ request, answer: JSON.parse(value) }) + '\\n')
  return JSON.parse(value)
}
const view = async () => (await ask({ do: 'view' })).view;
`

/** The services over a data folder whose file names this program, and what the program said and heard. */
function serveProgram(body: string, more: object = {}) {
  const folder = makeFolder({ 'program.cjs': `${speech}(async () => {${body}})()` })
  const log = join(folder, 'log')
  const command = [process.execPath, join(folder, 'program.cjs'), log]
  writeFileSync(
    join(folder, 'players.json'),
    JSON.stringify({ players: [{ id: 'mine', name: 'My general', command, ...more }] }),
  )
  const said = (): { request: Record<string, unknown>; answer: Record<string, unknown> }[] =>
    existsSync(log)
      ? readFileSync(log, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : []
  return { ...serveHouse(folder), folder, said }
}

async function begin(calls: Calls, game: typeof ford, open = true): Promise<GameSnapshot> {
  const { id } = await calls.games.begin({ ...game, ...against('program-mine', open), seed: 'programs' })
  return calls.games.open({ id })
}

/** Waits for what the table tells of the opponent. */
async function until(calls: Calls, id: number, at: Thoughts['at']): Promise<Thoughts> {
  for await (const told of await calls.games.thinking({ id })) if (told.at === at) return told
  throw new Error('the game was put away')
}

/** Acts for the person until the program has failed. */
async function untilItFails(calls: Calls, from: GameSnapshot): Promise<Thoughts & { at: 'failed' }> {
  let table = await calls.games.look({ id: from.id })
  for (let acts = 0; acts < 60 && table.ending === null; acts += 1) {
    if (table.question === null) {
      const told = await Promise.race([until(calls, from.id, 'failed'), until(calls, from.id, 'rest')])
      if (told.at === 'failed') return told
      table = await calls.games.look({ id: from.id })
    } else table = await calls.games.act({ id: from.id, action: table.question.answers[0]!.action })
  }
  throw new Error('it did not fail')
}

/** What comes of an act, or null once the program is asked and thinks on. */
async function actedOrStuck(acting: Promise<GameSnapshot>, waits: () => number): Promise<GameSnapshot | null> {
  let after: GameSnapshot | null = null
  void acting.then((table) => (after = table))
  await soon(() => {
    if (after === null && waits() === 0) throw new Error('the program is not asked')
  })
  return after
}

const firstAnswer = `
while (true) {
  await ask({ do: 'wait' })
  const { decision } = await view()
  await ask({ do: 'act', action: decision.actions[0] })
}`

describe('a program of the user’s own', { timeout: 120_000 }, () => {
  it('is a player like another: named, offered, and its choices are kept as ordinary acts', async () => {
    const { calls, said } = serveProgram(firstAnswer)
    expect(await calls.opponents.list()).toContainEqual(
      expect.objectContaining({ id: 'program-mine', name: { en: 'My general', fr: 'My general' } }),
    )
    expect((await calls.campaigns.beginnings({ id: 'portable-spicheren' })).opponents[1]).toContain('program-mine')
    const { id } = await playOn(calls, await begin(calls, ford), 60)
    const acts = said().filter(({ request }) => request['do'] === 'act')
    expect(acts.length).toBeGreaterThan(10)
    for (const { request, answer } of acts) expect(answer).toEqual({ ok: true, done: request['action'] })
    const waits = said().filter(({ request }) => request['do'] === 'wait')
    expect(waits[0]!.answer).toMatchObject({ ok: true, side: 'french', system: 'portable-spicheren', seconds: 60 })
    expect(waits.some(({ answer }) => (answer['told'] as unknown[]).length > 0)).toBe(true)
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
  })

  it('is started by nothing but its first question', async () => {
    const { calls, said } = serveProgram(firstAnswer)
    await calls.opponents.list()
    await calls.opponents.own({})
    expect(said()).toEqual([])
  })

  it('sees with the eyes of its side and no others', async () => {
    const { calls, said } = serveProgram(`
      await ask({ do: 'wait' })
      for (const request of [
        { do: 'state' }, { do: 'hash' }, { do: 'save' }, { do: 'moments' }, { do: 'journal' }, { do: 'undo' }, { do: 'seat' },
        { do: 'load', path: '/etc/passwd' }, { do: 'check', campaign: { folder: '/' } }, { do: 'opponent', player: 'officer' },
        { do: 'view', side: 'french' }, { do: 'act', index: 0, dice: [6] }, { do: 'view', key: 'guessed' }, { do: 'nothing' }, 'no request',
      ]) await ask(request)
      const own = await view()
      ${firstAnswer}`)
    const table = await begin(calls, march, false)
    await calls.games.sit({ id: table.id, side: 0, passphrase: null })
    for (let acts = 0; acts < 40 && said().length < 20; acts += 1) {
      const { question } = await calls.games.look({ id: table.id })
      if (question === null) await until(calls, table.id, 'rest')
      else await calls.games.act({ id: table.id, action: question.answers.at(-1)!.action })
    }
    const answers = said()
    for (const { answer } of answers.slice(1, 16)) expect(answer['ok']).toBe(false)
    const { answer } = answers[16]!
    expect(answer).toMatchObject({ ok: true, view: { side: 'german' } })
    // The French counters that the Germans have not recognised have no names there.
    expect(JSON.stringify(answer)).not.toMatch(/"fr-\\d/)
  })

  it('may try again after an invalid answer', async () => {
    const { calls, said } = serveProgram(`
      await ask({ do: 'wait' })
      await ask({ do: 'act', action: 'conquer paris' })
      await ask({ do: 'act', index: 9999 })
      ${firstAnswer.replace("await ask({ do: 'wait' })", '')}`)
    await playOn(calls, await begin(calls, ford), 8)
    const [, ...answers] = said()
    expect(answers.slice(0, 2).map(({ answer }) => answer)).toMatchObject([
      { ok: false, error: { code: 'bad-action' } },
      { ok: false, error: { code: 'no-action' } },
    ])
  })

  it('gives orders as people do; they are carried on without asking it', async () => {
    const { calls, said } = serveProgram(`
      while (true) {
        await ask({ do: 'wait' })
        const { decision } = await view()
        const unit = decision.actions.find((action) => action.startsWith('activate '))?.split(' ')[1]
        const going = unit === undefined ? { ok: false } : await ask({ do: 'order', order: { order: 'go', unit, by: [], face: 'NE' } })
        if (!going.ok) await ask({ do: 'act', action: decision.actions.at(-1) })
      }`)
    await playOn(calls, await begin(calls, ford), 30)
    const orders = said().filter(({ request }) => request['do'] === 'order')
    expect(orders.length).toBeGreaterThan(0)
    const [given] = orders.filter(({ answer }) => answer['ok'] === true)
    expect(given?.answer).toMatchObject({ done: expect.stringMatching(/^activate /) })
  })

  it('that ends is reported with its last output; it is asked again, or chance answers once', async () => {
    const { calls } = serveProgram(`
      await ask({ do: 'wait' })
      console.error('I have\\nno more ideas')
      process.exit(3)`)
    const table = await begin(calls, ford)
    const { said } = await untilItFails(calls, table)
    expect(said).toMatchObject({ en: '“My general” could not decide: it ended (3): no more ideas.' })
    const again = until(calls, table.id, 'failed')
    await calls.games.goOn({ id: table.id })
    await again
    const { stop } = await calls.games.look({ id: table.id })
    expect((await calls.games.goOn({ id: table.id, byChance: true })).stop).toBeGreaterThan(stop)
  })

  it('that is late, or cannot be started, is reported', async () => {
    const late = serveProgram('await new Promise(() => setInterval(() => {}, 1000))', { seconds: 1 })
    const { said } = await untilItFails(late.calls, await begin(late.calls, ford))
    expect(said).toMatchObject({ en: '“My general” could not decide: it did not answer within 1 s.' })
    const missing = serveProgram('', { command: ['/no/such/program'] })
    const told = await untilItFails(missing.calls, await begin(missing.calls, ford))
    expect(told.said).toMatchObject({ en: '“My general” could not decide: there is no file /no/such/program.' })
    const unknown = serveProgram('', { command: ['no-such-program'] })
    const { said: why } = await untilItFails(unknown.calls, await begin(unknown.calls, ford))
    expect(why).toMatchObject({ en: '“My general” could not decide: no program called no-such-program was found.' })
  })

  it('that sends without reading is ended, and so is one that goes round in circles', async () => {
    const flood = serveProgram(`for (;;) require('node:fs').writeSync(1, '{"do":"wait"}\\n'.repeat(500))`)
    const told = await untilItFails(flood.calls, await begin(flood.calls, ford))
    const why = { en: '“My general” could not decide: it asked 10000 times about one question.' }
    expect(told.said).toMatchObject(why)
    const circling = serveProgram(`await ask({ do: 'wait' }); for (;;) await ask({ do: 'decision' })`)
    const { said } = await untilItFails(circling.calls, await begin(circling.calls, ford))
    expect(said).toMatchObject(why)
  })

  it('that prints no JSON is ended after a few lines, and the last one is reported', async () => {
    const { calls } = serveProgram(`
      console.log('Ready')
      for await (const _answer of lines) console.log('I march on ' + 'Sedan, '.repeat(20))`)
    const { said } = await untilItFails(calls, await begin(calls, ford))
    expect(said).toMatchObject({
      en: expect.stringMatching(/^“My general” .* no requests in JSON; the last was “I march on Sedan, .{62}…”\.$/),
    })
  })

  it('that fails can be followed by another, who plays its side from then on', async () => {
    const { calls, library } = serveProgram('process.exit(3)')
    const table = await begin(calls, ford)
    const { id } = table
    expect(await denied(calls.games.giveSide({ id, side: 0, to: 'officer' }))).toMatchObject({ code: 'NOT_NOW' })
    const { side, here, others } = await untilItFails(calls, table)
    expect({ side, here }).toEqual({ side: 1, here: true })
    expect(others.map((one) => one.id)).toContain('officer')
    expect(others.map((one) => one.id)).not.toContain('program-mine')
    const denial = await denied(calls.games.giveSide({ id, side, to: 'moltke' }))
    expect(denial).toMatchObject({ code: 'BAD_CHOICE' })
    const { players, decider } = await calls.games.giveSide({ id, side, to: 'officer' })
    expect({ players: players.sides, decider }).toEqual({ players: ['person', 'officer'], decider: 0 })
    expect(await calls.library.list({})).toMatchObject([{ players: { sides: ['person', 'officer'] } }])
    // Of what the program did it is known that one did it: a person who follows makes no game between persons of it.
    expect(JSON.parse(gamesTable(library.database).one(id)!.players)).toMatchObject({ formerly: ['program-mine'] })
    await calls.games.close({ id })
    expect((await playOn(calls, await calls.games.open({ id }), 4)).players.sides).toEqual(['person', 'officer'])
    expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
  })

  it('whose question is undone is restarted for the next one, and its answer to the old one is ignored', async () => {
    const { calls, said } = serveProgram(`
      await ask({ do: 'wait' })
      await new Promise(() => setInterval(() => {}, 1000))`)
    const waits = () => said().filter(({ request }) => request['do'] === 'wait').length
    const players = { sides: ['program-mine', 'person'] as [string, string], open: true }
    const { id } = await calls.games.begin({ ...ford, players, seed: 'programs' })
    let table = await calls.games.open({ id })
    for (let acts = 0; acts < 200 && table.question !== null; acts += 1) {
      const acting = calls.games.act({ id: table.id, action: table.question.answers[0]!.action })
      const after = await actedOrStuck(acting, waits)
      if (after === null) {
        const { question } = await calls.games.undo({ id: table.id })
        expect(question).not.toBeNull()
        await acting
        // Another process is asked the next time.
        const again = calls.games.act({ id, action: question!.answers[0]!.action })
        await soon(() => expect(waits()).toBe(2))
        await calls.games.undo({ id })
        await again
        return
      }
      table = after
    }
    throw new Error('it was never asked')
  })

  it('that is here no longer locks no game: it is looked at, and another decides', async () => {
    const { calls, folder, close } = serveProgram(firstAnswer)
    const { id } = await calls.games.begin({ ...ford, ...against('program-mine'), seed: 'programs' })
    close()
    writeFileSync(join(folder, 'players.json'), '{ "players": [')
    const later = serveHouse(folder)
    expect(await later.calls.library.list({})).toMatchObject([{ trouble: null }])
    const table = await later.calls.games.open({ id })
    const { said, here } = await untilItFails(later.calls, table)
    expect({ said, here }).toMatchObject({ said: { en: expect.stringMatching(/“mine” .* is not here/) }, here: false })
    const { stop } = await later.calls.games.look({ id })
    expect((await later.calls.games.goOn({ id, byChance: true })).stop).toBeGreaterThan(stop)
    const again = await untilItFails(later.calls, table)
    const given = await later.calls.games.giveSide({ id, side: again.side, to: 'person' })
    expect(given).toMatchObject({ decider: 1, players: { sides: ['person', 'person'] } })
    expect(given.question).not.toBeNull()
    expect(await until(later.calls, id, 'rest')).toEqual({ at: 'rest' })
    // The file that is exported says that a program has played: its acts have what it remembered.
    const { content } = await later.calls.library.export({ id })
    expect(gunzipSync(Buffer.from(content, 'base64')).toString().slice(0, 10)).toBe('["game",2,')
  })

  it('does not advise and is not commented on', async () => {
    const { calls } = serveProgram(firstAnswer)
    const table = await playOn(calls, await begin(calls, ford), 12)
    const reviewed = async () => {
      for await (const _told of await calls.games.review({ id: table.id, side: 1, turn: null }));
    }
    expect(await denied(reviewed())).toMatchObject({ code: 'NOT_NOW' })
  })

  it.skipIf(python === undefined)('in Python, as on the page, plays against a person', async () => {
    const page = readFileSync(join(house, 'docs/writing-an-opponent.md'), 'utf8')
    const [, program] = page.match(/^```python\n([^`]*)```/m)!
    const folder = makeFolder({ 'general.py': program! })
    const named = { id: 'mine', name: 'My general', command: [python, 'general.py'] }
    writeFileSync(join(folder, 'players.json'), JSON.stringify({ players: [named] }))
    const { calls } = serveHouse(folder)
    const table = await playOn(calls, await begin(calls, ford), 40)
    expect(table.stop).toBeGreaterThan(40)
  })
})

describe('the file that names programs', () => {
  const read = async (content: string) => {
    const { calls } = serveHouse(makeFolder({ 'players.json': content }))
    return calls.opponents.own({})
  }

  it.each([
    ['is no JSON', '{ "players": ['],
    ['is a list', '[]'],
    ['has too many', JSON.stringify({ players: Array.from({ length: 51 }, () => ({})) })],
  ])('that %s keeps nothing from starting, and is told', async (_how, content) => {
    const { programs, faults } = await read(content)
    expect(programs).toEqual([])
    expect(faults).toMatchObject([{ en: expect.stringMatching(/^players\.json cannot be read: /) }])
  })

  it('may have faulty entries without affecting the others', async () => {
    const good = { id: 'mine', name: 'My general', command: ['true'] }
    const { programs, faults } = await read(
      JSON.stringify({
        players: [
          good,
          good,
          { ...good, id: 'Person' },
          { ...good, id: 'b', command: 'rm -rf /' },
          { ...good, id: 'c', command: [] },
          { ...good, id: 'd', seconds: 0 },
          { ...good, id: 'e', shell: true },
          { ...good, id: 'f', command: ['a\0b'] },
          null,
        ],
      }),
    )
    expect(programs.map(({ id }) => id)).toEqual(['program-mine'])
    expect(faults).toHaveLength(8)
    for (const [index, fault] of faults.entries())
      expect(fault).toMatchObject({ en: expect.stringMatching(new RegExp(`^players\\.json, player ${index + 2}: `)) })
  })

  it('is read again when that is asked for', async () => {
    const { calls, folder } = serveHouse(makeFolder({ 'players.json': '{' }))
    expect(await calls.opponents.own({})).toMatchObject({ programs: [], faults: [expect.anything()] })
    const file = { players: [{ id: 'mine', name: 'My general', command: ['true'] }] }
    writeFileSync(join(folder, 'players.json'), JSON.stringify(file))
    expect(await calls.opponents.own({})).toMatchObject({ programs: [] })
    expect(await calls.opponents.own({ again: true })).toMatchObject({ programs: [{ id: 'program-mine' }], faults: [] })
    expect((await calls.campaigns.beginnings({ id: 'portable-spicheren' })).opponents[1]).toContain('program-mine')
  })

  it('is missing for most people', async () => {
    const { calls, folder } = serveHouse()
    expect(await calls.opponents.own({})).toEqual({ file: join(folder, 'players.json'), programs: [], faults: [] })
  })
})
