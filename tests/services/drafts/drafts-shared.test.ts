import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { checkFolder } from '../../../src-main/campaigns/campaign-check.ts'
import { type Calls, denied, portTo } from '../../main/carry.ts'
import { makeRouterWithShelf } from '../../main/workshop.ts'
import { house } from '../../house/workshop.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end()
})

function begin(folder?: string) {
  const made = makeRouterWithShelf(folder)
  const { calls, close } = portTo(made.router)
  ends.push(made.close, close)
  return { calls, folder: made.folder, shelf: join(made.folder, 'campaigns') }
}

const twoDays = { what: 'copy', campaign: 'broadwater', scenario: 'two-days' } as const

/** Sets a field of a draft, as it stands. */
async function set(calls: Calls, id: number, field: string, value: number | string | boolean) {
  const { number } = await calls.drafts.look({ id })
  return calls.drafts.gesture({ id, number, edits: [{ do: 'set', field, value }] })
}

describe('publishing', () => {
  test('makes a campaign of one’s own of a scenario of the house, based on it, and keeps the version before', async () => {
    const { calls, shelf } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    const { number } = await set(calls, id, 'sides.french.pontoons', 1)
    const first = await calls.drafts.publish({ id, number })
    expect(first).toMatchObject({ campaign: 'broadwater-two-days-2', previous: null })
    expect(checkFolder(first.folder, join(house, 'campaigns/examples'))).toMatchObject({ errors: [] })
    expect((await calls.campaigns.beginnings({ id: first.campaign })).scenarios.map((one) => one.id)).toEqual([
      'two-days-2',
    ])
    const scenario = join(first.folder, 'scenarios/two-days-2.json')
    const before = readFileSync(scenario, 'utf8')
    expect(before).toBe((await calls.drafts.text({ id })).text)
    const again = await set(calls, id, 'sides.french.pontoons', 2)
    expect(again.published).toMatchObject({ same: false })
    const second = await calls.drafts.publish({ id, number: again.number })
    expect(readFileSync(join(second.previous!, 'scenarios/two-days-2.json'), 'utf8')).toBe(before)
    expect((await calls.drafts.look({ id })).published).toMatchObject({ same: true })
    expect(shelf).toBe(join(first.folder, '..'))
  })

  test('is marked as older than a change of the scenario or of the map', async () => {
    const { calls } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    const changeMap = async (terrain: string): Promise<void> => {
      const { number } = await calls.drafts.look({ id })
      const zone = { list: 'zones', item: 'west-gate' }
      await calls.drafts.gesture({ id, number, edits: [{ do: 'map-set', ...zone, column: 'terrain', value: terrain }] })
    }
    const told = async () => ({
      same: (await calls.drafts.look({ id })).published?.same,
      since: (await calls.drafts.list({}))[0]!.published?.changedSince,
    })
    await changeMap('forest')
    expect(await told()).toEqual({ same: undefined, since: undefined })
    await calls.drafts.publish({ id, number: (await calls.drafts.look({ id })).number })
    expect(await told()).toEqual({ same: true, since: false })
    await changeMap('clear')
    expect(await told()).toEqual({ same: false, since: true })
    await calls.drafts.publish({ id, number: (await calls.drafts.look({ id })).number })
    expect(await told()).toEqual({ same: true, since: false })
  })

  test('is denied while there are errors', async () => {
    const { calls, shelf } = begin()
    const { id } = await calls.drafts.begin({ from: { what: 'nothing', campaign: 'broadwater' } })
    const { number } = await calls.drafts.look({ id })
    expect(await denied(calls.drafts.publish({ id, number }))).toMatchObject({ code: 'NOT_NOW' })
    expect(existsSync(shelf)).toBe(false)
  })

  test('that was broken off between its two renamings is finished by the next start', async () => {
    const { calls, folder } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    const { number } = await calls.drafts.look({ id })
    const published = await calls.drafts.publish({ id, number })
    renameSync(published.folder, join(folder, 'campaigns/.broadwater-two-days-2.before'))
    for (const end of ends.splice(0).toReversed()) end()
    begin(folder)
    expect(existsSync(join(published.folder, 'campaign.json'))).toBe(true)
  })
})

describe('a change by somebody else', () => {
  async function published() {
    const { calls } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    const { number } = await calls.drafts.look({ id })
    const { folder } = await calls.drafts.publish({ id, number })
    const file = join(folder, 'scenarios/two-days-2.json')
    const change = (from: string, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    return { calls, id, change }
  }

  test('is noticed, and merged where it does not touch what was changed here; that can be undone', async () => {
    const { calls, id, change } = await published()
    await set(calls, id, 'sides.french.pontoons', 2)
    change('"garrisons": true', '"garrisons": false')
    const found = await calls.drafts.look({ id })
    expect(found.outside).toEqual({ state: 'mergeable', clashes: [] })
    expect(await denied(calls.drafts.publish({ id, number: found.number }))).toMatchObject({ code: 'NOT_NOW' })
    const taken = await calls.drafts.settle({ id, number: found.number, keep: 'merge' })
    expect(taken).toMatchObject({ outside: null, undo: { en: 'changes from the folder' } })
    const { text } = await calls.drafts.text({ id })
    expect(text).toContain('"garrisons": false')
    expect(text).toContain('"pontoons": 2')
    await calls.drafts.undo({ id, number: taken.number })
    expect((await calls.drafts.text({ id })).text).toContain('"garrisons": true')
  })

  test('is asked about where both changed the same', async () => {
    const { calls, id, change } = await published()
    await set(calls, id, 'sides.german.pontoons', 3)
    change('"pontoons": 1', '"pontoons": 5')
    const { outside, number } = await calls.drafts.look({ id })
    expect(outside).toMatchObject({
      state: 'asked',
      clashes: [{ en: 'The Germans: pontoon bridges: here 3, there 5' }],
    })
    expect(await denied(calls.drafts.settle({ id, number, keep: 'merge' }))).toMatchObject({ code: 'NOT_NOW' })
    await calls.drafts.settle({ id, number, keep: 'theirs' })
    expect((await calls.drafts.text({ id })).text).toContain('"pontoons": 5')
  })
})

describe('a draft as a file', () => {
  test('comes back with the same hash after it was thrown away, marked as foreign, and can be published', async () => {
    const { calls } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    await set(calls, id, 'sides.french.pontoons', 2)
    const { text } = await calls.drafts.text({ id })
    const { content, fileName } = await calls.drafts.export({ id })
    expect(fileName).toBe('Two days (draft).gaiter-draft')
    await calls.drafts.remove({ id })
    expect(await calls.drafts.list({})).toEqual([])
    const first = await calls.drafts.import({ content })
    expect((await calls.drafts.text({ id: first.id })).text).toBe(text)
    expect(await calls.drafts.list({})).toMatchObject([{ foreign: true, trouble: null }])
    const exported = await calls.drafts.export({ id: first.id })
    const second = await calls.drafts.import(exported)
    expect(second.hash).toBe(first.hash)
    const { number } = await calls.drafts.look({ id: first.id })
    const { folder } = await calls.drafts.publish({ id: first.id, number })
    expect(checkFolder(folder)).toMatchObject({ errors: [] })
  })

  test('comes back with a fault on its map, where it can be mended', async () => {
    const { calls } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    const { number } = await calls.drafts.look({ id })
    await calls.drafts.gesture({
      ...{ id, number },
      edits: [{ do: 'map-add', list: 'zones', kind: 'clear', name: 'Neustadt', points: [[5, 49]], ends: [] }],
    })
    const { errors } = await calls.drafts.faults({ id })
    expect(errors).toBeGreaterThan(0)
    const again = await calls.drafts.import(await calls.drafts.export({ id }))
    expect(await calls.drafts.faults({ id: again.id })).toMatchObject({ errors })
    const { number: now } = await calls.drafts.look({ id: again.id })
    await calls.drafts.gesture({
      id: again.id,
      number: now,
      edits: [{ do: 'map-drop', list: 'zones', item: 'neustadt' }],
    })
    expect(await calls.drafts.faults({ id: again.id })).toMatchObject({ errors: 0 })
  })

  test('is refused when anything in it was changed, or is nothing of the kind', async () => {
    const { calls } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    const { content } = await calls.drafts.export({ id })
    const text = gunzipSync(Buffer.from(content, 'base64')).toString('utf8')
    const spoilt = [
      Buffer.from('nothing'),
      gzipSync(text.replace('"mill"', '"hill"')),
      gzipSync(text.replace('"map.json"', '"../map.json"')),
      gzipSync(text.replace('draft of a scenario', 'another thing')),
      gzipSync('['.repeat(10_000)),
      gzipSync(Buffer.alloc(64 * 2 ** 20)),
    ]
    for (const bytes of spoilt)
      expect(await denied(calls.drafts.import({ content: bytes.toString('base64') }))).toMatchObject({
        code: 'BAD_FILE',
        data: { reason: { en: expect.stringMatching(/^This file .+\.$/) } },
      })
    expect(await calls.drafts.list({})).toHaveLength(1)
  })
})

describe('a game of a draft', () => {
  test('is in no list, and gone when it is ended or the program is', async () => {
    const { calls, folder } = begin()
    const { id } = await calls.drafts.begin({ from: twoDays })
    const { game } = await calls.drafts.play({ id, open: true })
    const { question } = await calls.games.open({ id: game })
    expect(question).not.toBeNull()
    expect(await calls.library.list({})).toEqual([])
    await calls.drafts.endPlay({ game })
    expect(await denied(calls.games.look({ id: game }))).toMatchObject({ code: 'NOT_FOUND' })
    const other = await calls.drafts.play({ id, open: false })
    for (const end of ends.splice(0).toReversed()) end()
    const again = begin(folder)
    expect(await denied(again.calls.games.open({ id: other.game }))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('that is played as a game of its own is not ended like that', async () => {
    const { calls } = begin()
    const { id } = await calls.games.begin({
      ...{ campaign: 'broadwater', scenario: 'two-days' },
      players: { sides: ['person', 'person'], open: true },
    })
    expect(await denied(calls.drafts.endPlay({ game: id }))).toMatchObject({ code: 'NOT_NOW' })
  })
})

describe('a draft that begins where a game stands', () => {
  async function playedOn(calls: Calls, acts: number) {
    const { id } = await calls.games.begin({
      ...{ campaign: 'broadwater', scenario: 'two-days', seed: 'drafts' },
      players: { sides: ['person', 'person'], open: true },
    })
    let table = await calls.games.open({ id })
    for (let act = 0; act < acts && table.question !== null; act += 1)
      table = await calls.games.act({ id, action: table.question.answers.at(-1)!.action })
    return { id, table }
  }

  test('has everything where it stands, and plays on from there', async () => {
    const { calls } = begin()
    const { id: game, table } = await playedOn(calls, 12)
    const { id, dropped } = await calls.drafts.begin({ from: { what: 'game', game } })
    expect(dropped.length).toBe(2)
    expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
    const { placements } = await calls.drafts.look({ id })
    const { game: trial } = await calls.drafts.play({ id, open: true })
    const begun = await calls.games.open({ id: trial })
    expect(begun.pieces).toEqual(table.pieces)
    expect(begun.question?.prompt).toBe(table.question?.prompt)
    const units = placements.filter((one) => one.at === 'map')
    const stands = new Set(table.pieces.map((one) => one.place))
    expect(units.filter((one) => !stands.has(one.place ?? '')).map((one) => one.thing)).toEqual([])
  })

  test('or where its day began: what was done since is told', async () => {
    const { calls } = begin()
    const { id: game } = await playedOn(calls, 12)
    const { id, dropped } = await calls.drafts.begin({ from: { what: 'game', game, morning: true } })
    expect(dropped[0]?.en).toMatch(/^What was done since that morning: \d+ acts\.$/)
    expect(await calls.drafts.faults({ id })).toMatchObject({ errors: 0 })
  })

  test('is made of no game in which something is hidden', async () => {
    const { calls } = begin()
    const { id } = await calls.games.begin({
      ...{ campaign: 'broadwater', scenario: 'two-days' },
      players: { sides: ['person', 'person'], open: false },
    })
    await calls.games.open({ id })
    await calls.games.sit({ id, side: 0 })
    expect(await denied(calls.drafts.begin({ from: { what: 'game', game: id } }))).toMatchObject({ code: 'NOT_YOURS' })
  })
})

test('the start report tells of supply, command and who can come where, and is denied while there are errors', async () => {
  const { calls } = begin()
  const { id } = await calls.drafts.begin({ from: twoDays })
  const { lines } = await calls.drafts.report({ id })
  expect(new Set(lines.map((line) => line.kind))).toEqual(new Set(['supply', 'command', 'reach']))
  expect(lines.find((line) => line.kind === 'command')?.sentence.en).toMatch(
    /^The French: \d of \d stacks hear a leader\.$/,
  )
  const { number } = await calls.drafts.look({ id })
  await calls.drafts.gesture({ id, number, edits: [{ do: 'lift', things: ['fr-1-1'] }] })
  expect(await denied(calls.drafts.report({ id }))).toMatchObject({ code: 'NOT_NOW' })
})

test('the difference from the original is described in both languages, and lists what stands elsewhere', async () => {
  const { calls } = begin()
  const { id } = await calls.drafts.begin({ from: twoDays })
  const { number } = await calls.drafts.look({ id })
  await calls.drafts.gesture({
    id,
    number,
    edits: [
      { do: 'place', things: [{ thing: 'fr-1-c', place: 'ford', how: {} }] },
      { do: 'arrive', things: ['fr-1-1'], turn: 2, place: 'ford' },
      { do: 'add', to: 'days', kind: 'day' },
      { do: 'set', field: 'turns.0.weather', value: 'rain' },
      { do: 'set', field: 'sides.french.pontoons', value: 3 },
      { do: 'set', field: 'garrisons', value: false },
    ],
  })
  const { lines, moved } = await calls.drafts.difference({ id })
  expect(moved).toEqual([
    { thing: 'fr-1-1', was: 'mill', is: null },
    { thing: 'fr-1-c', was: 'mill', is: 'ford' },
  ])
  expect(lines.map((line) => line.en)).toEqual([
    'Title: worded otherwise',
    'Days and weather: 26 August 1870: Rain (was: 26 August 1870: by the die)',
    'Days and weather, new: 28 August: by the die',
    'The French: pontoon bridges: 3 (was: 0)',
    'Fortresses have their garrisons: no (was: yes)',
    '1st Division (Petit): arrives, 27 August, The Ford',
  ])
  expect(lines.map((line) => line.fr.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Titre : le texte est autre',
    'Jours et temps : 26 août 1870 : Pluie (avant : 26 août 1870 : selon le dé)',
    'Jours et temps, nouveau : 28 août : selon le dé',
    'Les Français : ponts de bateaux : 3 (avant : 0)',
    'Les forteresses ont leurs garnisons : non (avant : oui)',
    '1ʳᵉ division (Petit) : arrive, 27 août, The Ford',
  ])
})
