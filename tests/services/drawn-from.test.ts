import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { createRouterClient } from '@orpc/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compile } from '../../src-main/games/open/pinned-campaigns.ts'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import { drawnFiles, hashOfCampaign, playedFiles } from '#engine/kernel/system/campaign-files.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaign } from '../campaigns/read-campaign.ts'
import { house } from '../house/workshop.ts'
import { resultOf } from '../main/carry.ts'
import { makeRouterWithShelf } from '../main/workshop.ts'
import { open } from './table.ts'

function begin() {
  const served = makeRouterWithShelf(undefined, join(house, 'campaigns'))
  onTestFinished(() => served.close())
  return { ...served, calls: createRouterClient(served.router) }
}
type Calls = ReturnType<typeof begin>['calls']

/** A published campaign of one's own with the map of Spicheren, and a game of it. */
async function published(calls: Calls) {
  const from = { what: 'copy', campaign: 'portable-spicheren', scenario: 'spicheren' } as const
  const { id: draft } = await calls.drafts.begin({ from })
  const { number } = await calls.drafts.look({ id: draft })
  const { campaign, folder } = await calls.drafts.publish({ id: draft, number })
  const { id: game } = await calls.games.begin({ campaign, scenario: 'spicheren-2', players: open })
  return { draft, campaign, folder, game }
}

/** The sheet that a game is played on, where it is a drawn one. */
async function sheetOf(calls: Calls, id: number) {
  await calls.games.open({ id })
  const { board } = await calls.games.setting({ id })
  return board?.kind === 'hexes' ? board.sheet : undefined
}

/** Another edition of a campaign that is played otherwise. */
function changeScenario(folder: string): void {
  const file = join(folder, 'scenarios/spicheren-2.json')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"title"', '"description": { "en": "Other.", "fr": "Autre." }, "title"'),
  )
}

describe('a game keeps its drawn map', { timeout: 120_000 }, () => {
  it('when its campaign is published otherwise, and when that is gone', async () => {
    const { calls } = begin()
    const { folder, game } = await published(calls)
    expect(await sheetOf(calls, game)).toMatchObject({ width: expect.any(Number) })
    changeScenario(folder)
    expect(await sheetOf(calls, game)).toMatchObject({ width: expect.any(Number) })
    rmSync(folder, { recursive: true })
    expect(await sheetOf(calls, game)).toMatchObject({ width: expect.any(Number) })
    const { svg } = await calls.games.draw({ id: game, language: 'fr' })
    expect(/<g id="houses">\s*<path/.test(svg)).toBe(true)
  })

  it('that was begun before drawings were kept, from the next edition or the campaign that it is based on', async () => {
    const { calls, library } = begin()
    const { folder, game } = await published(calls)
    const table = campaignsTable(library.database)
    const [hash = ''] = table.all()
    const before = deflateRawSync(JSON.stringify(playedFiles(table.files(hash)!)))
    library.database.prepare('UPDATE campaign SET files = ?').run(before)
    table.count(hash, true)
    changeScenario(folder)
    expect(await sheetOf(calls, game)).toMatchObject({ width: expect.any(Number) })
    rmSync(folder, { recursive: true })
    expect(await sheetOf(calls, game)).toMatchObject({ width: expect.any(Number) })
  })

  it('that tries an edited draft, as the draft has it', async () => {
    const { calls } = begin()
    const { draft } = await published(calls)
    const { number, sheets } = await calls.drafts.look({ id: draft })
    const field = sheets.flatMap(({ fields }) => fields).find(({ value }) => typeof value === 'number')!
    const value = Number(field.value) + 1
    await calls.drafts.gesture({ id: draft, number, edits: [{ do: 'set', field: field.id, value }] })
    const { game } = await calls.drafts.play({ id: draft, open: true })
    expect(await sheetOf(calls, game)).toMatchObject({ width: expect.any(Number) })
  })

  it('and so does a scenario that is made of its position', async () => {
    const { calls } = begin()
    const players = open
    const { id: game } = await calls.games.begin({ campaign: 'portable-spicheren', scenario: 'spicheren', players })
    await calls.games.open({ id: game })
    const { id } = await calls.drafts.begin({ from: { what: 'game', game } })
    expect((await calls.drafts.setting({ id })).board).toMatchObject({ sheet: { width: expect.any(Number) } })
  })

  it('in a file that is taken in where its campaign is not', async () => {
    const [one, other] = [begin(), begin()]
    const { game } = await published(one.calls)
    const { content } = await one.calls.library.export({ id: game })
    const { id } = await resultOf(other.calls.library.import({ content }))
    expect(await sheetOf(other.calls, id)).toMatchObject({ width: expect.any(Number) })
  })

  it('but for a drawing that cannot be read, with which nothing is played', () => {
    const files = readCampaign('portable-spicheren')
    const hash = hashOfCampaign(files)
    const read = compile({ ...files, 'drawing.json': { format: 1, woods: 'many' } }, systems, hash)
    expect(read.ok && Object.keys(drawnFiles(read.value.files))).toEqual([])
    const whole = compile(files, systems, hash)
    expect(whole.ok && Object.keys(drawnFiles(whole.value.files))).toEqual(['drawing.json', 'sheet.json'])
  })
})

describe('the campaign that games are pinned to', () => {
  it('takes its drawing from the first game that has one, and a newer one from games begun later', () => {
    const { library } = begin()
    const table = campaignsTable(library.database)
    const files = readCampaign('portable-spicheren')
    const hash = hashOfCampaign(files)
    const sheet = () => table.files(hash)?.['sheet.json']
    table.keep(hash, 'portable-spicheren', playedFiles(files))
    expect(sheet()).toBeUndefined()
    table.keep(hash, 'portable-spicheren', files)
    expect(sheet()).toEqual(files['sheet.json'])
    const other = { ...files, 'sheet.json': { format: 1 } }
    table.keep(hash, 'portable-spicheren', other)
    expect(sheet()).toEqual(files['sheet.json'])
    table.keep(hash, 'portable-spicheren', other, true)
    expect(sheet()).toEqual({ format: 1 })
    table.keep(hash, 'portable-spicheren', playedFiles(files), true)
    expect(sheet()).toEqual({ format: 1 })
    expect(table.kept(hash)).toBe(3)
    expect(hashOfCampaign(table.files(hash)!)).toBe(hash)
  })
})
