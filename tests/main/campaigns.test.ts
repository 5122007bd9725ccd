import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFolder } from '../../src-main/campaigns/campaign-check.ts'
import type { BrokenCampaign } from '../../src-main/contract/campaign.ts'
import { makeFolder } from '../house/workshop.ts'
import { fordFile, fordShelf, serve } from './workshop.ts'

const houseOf = (folder: string) => serve({ origin: 'house', folder })
const ownOf = (folder: string) => serve({ origin: 'own', folder })

/** The ford with some files changed, which has to be broken by that. */
function brokenFord(changes: Record<string, unknown>): BrokenCampaign {
  const [entry] = houseOf(fordShelf({ ford: changes })).list()
  if (entry?.state !== 'broken') throw new Error('the campaign counts as whole')
  return entry
}

describe('the list of campaigns', () => {
  it('tells of each campaign what the opening screen shows', () => {
    expect(houseOf(fordShelf({ ford: {} })).list()).toEqual([
      {
        state: 'playable',
        id: 'ford',
        origin: 'house',
        system: 'portable-spicheren',
        folder: expect.stringMatching(/ford$/),
        title: { en: 'The ford', fr: 'Le gué' },
        subtitle: { en: 'An invented evening in August', fr: 'Un soir d’août imaginaire' },
        description: fordFile('campaign.json')['description'],
        scenarios: [
          { file: 'scenarios/evening.json', title: expect.anything(), sound: true },
          { file: 'scenarios/morning.json', title: expect.anything(), sound: true },
        ],
        lessons: [],
        records: [],
        basedOn: null,
        board: { kind: 'hexes', columns: 6, rows: 5 },
        errors: [],
        warnings: [],
      },
    ])
  })

  it('finds the edition that plays as an earlier one did, which is not that one', () => {
    const campaign = { ...fordFile('campaign.json'), formerly: ['0123456789abcdef'] }
    const campaigns = houseOf(fordShelf({ ford: { 'campaign.json': campaign } }))
    expect(campaigns.withHash('0123456789abcdef')).toBeUndefined()
    expect(campaigns.playsAs('0123456789abcdef')?.files['campaign.json']).toMatchObject({ id: 'ford' })
    expect(campaigns.playsAs('0123456789abcdee')).toBeUndefined()
  })

  it('is empty when there is no shelf', () => {
    expect(houseOf('/there/is/no/such/folder').list()).toEqual([])
  })

  it('passes over what is not a campaign', () => {
    const shelf = makeFolder({
      'README.md': 'Campaigns.',
      'schema/campaign.schema.json': '{}',
      '.hidden/campaign.json': '{',
    })
    expect(houseOf(shelf).list()).toEqual([])
  })

  it('shows a broken campaign as broken, beside the others', () => {
    const shelf = fordShelf({ broken: { 'campaign.json': '{ "format": 1,' }, ford: {} })
    expect(
      houseOf(shelf)
        .list()
        .map(({ id, state }) => [id, state]),
    ).toEqual([
      ['ford', 'playable'],
      [join(shelf, 'broken'), 'broken'],
    ])
  })

  it('misses a forgotten campaign.json only in a player’s own folder', () => {
    const shelf = fordShelf({ mine: { 'campaign.json': null } })
    expect(houseOf(shelf).list()).toEqual([])
    expect(ownOf(shelf).list()).toMatchObject([
      {
        state: 'broken',
        id: join(shelf, 'mine'),
        errors: [{ file: 'campaign.json', message: 'The file is missing.' }],
      },
    ])
  })

  it('gives a name to the first that has it and tells the second', () => {
    const [first, second] = [fordShelf({ ford: {} }), fordShelf({ 'my-ford': {} })]
    const campaigns = serve({ origin: 'house', folder: first }, { origin: 'own', folder: second })
    const [held, refused] = campaigns.list()
    expect(held).toMatchObject({ state: 'playable', origin: 'house' })
    expect(refused).toMatchObject({
      state: 'broken',
      origin: 'own',
      errors: [{ file: 'campaign.json', path: 'id', message: expect.stringContaining(join(first, 'ford')) }],
    })
    expect(campaigns.open('ford')).toMatchObject({ campaign: { origin: 'house' } })
  })

  it('shows a campaign as it is now, not as it was', () => {
    const shelf = fordShelf({ ford: {} })
    const campaigns = houseOf(shelf)
    const state = () => campaigns.list()[0]?.state
    expect(state()).toBe('playable')
    rmSync(join(shelf, 'ford', 'map.json'))
    expect(state()).toBe('broken')
    writeFileSync(join(shelf, 'ford', 'map.json'), JSON.stringify(fordFile('map.json')))
    expect(state()).toBe('playable')
    rmSync(join(shelf, 'ford', 'sources.md'))
    expect(state()).toBe('broken')
  })
})

describe('what is wrong with a campaign', () => {
  it('is what the check on the command line tells, all at once', () => {
    const campaign = { ...fordFile('campaign.json'), title: undefined }
    const map = { ...fordFile('map.json'), rows: ['~..v..', 'T....', 'TTbhx.', 'T.bhR.', 'q...I.'] }
    const shelf = fordShelf({ ford: { 'campaign.json': campaign, 'map.json': map, 'sources.md': null } })
    const [entry] = houseOf(shelf).list()
    const checked = checkFolder(join(shelf, 'ford'))
    expect(entry).toMatchObject({ state: 'broken', errors: checked.errors, warnings: checked.warnings })
    expect(checked.errors.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'campaign.json title',
      'map.json rows.1',
      'map.json rows.2',
      'campaign.json sources',
    ])
  })

  it('may be a missing file, one that is no JSON, a format from the future, or a folder in its place', () => {
    expect(brokenFord({ 'map.json': null }).errors).toMatchObject([
      { file: 'map.json', message: 'The file is missing.' },
    ])
    expect(brokenFord({ 'map.json': '{]' }).errors).toMatchObject([{ file: 'map.json', path: 'line 1, column 2' }])
    expect(brokenFord({ 'map.json': { ...fordFile('map.json'), format: 3 } }).errors).toMatchObject([
      { file: 'map.json', path: 'format', remedy: expect.stringContaining('newer version') },
    ])
    expect(brokenFord({ 'map.json': null, 'map.json/inside.json': '{}' }).errors).toMatchObject([
      { file: 'map.json', message: 'The file is missing.' },
    ])
  })

  it('may be an unknown rule system', () => {
    const { errors } = brokenFord({ 'campaign.json': { ...fordFile('campaign.json'), system: 'chess' } })
    expect(errors).toMatchObject([{ path: 'system', message: 'There is no rule system "chess".' }])
    expect(errors[0]?.remedy).toContain('portable-spicheren')
  })

  it('is found, and nothing is thrown, whatever JSON stands in the files', () => {
    const [campaign, map] = [fordFile('campaign.json'), fordFile('map.json')]
    const parts = ['format', 'grid', 'terrain', 'rows', 'places', 'id', 'title'] as const
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
        const changes = {
          'campaign.json': part in campaign ? { ...campaign, [part]: value } : campaign,
          'map.json': part in map ? { ...map, [part]: value } : map,
        }
        const [entry] = houseOf(fordShelf({ ford: changes })).list()
        const errors = entry?.state === 'broken' ? entry.errors.length : 0
        expect(entry?.state).toBe(errors > 0 ? 'broken' : 'playable')
      }),
      { numRuns: 60 },
    )
  })
})

describe('an opened campaign of hexes', () => {
  it('has its board: every hex with its terrain, and the places by name in both languages', () => {
    const opened = houseOf(fordShelf({ ford: {} })).open('ford')
    const board = opened?.board
    if (board?.kind !== 'hexes') throw new Error('it has no board of hexes')
    expect(board.hexes).toHaveLength(30)
    expect(board.hexes[0]).toEqual({
      hex: '0101',
      label: '0101',
      terrain: '~',
      column: 1,
      row: 1,
      at: null,
      neighbours: ['0201', '0102'],
    })
    expect(board.hexes[3]).toEqual({
      hex: '0401',
      label: '0401',
      terrain: 'v',
      column: 4,
      row: 1,
      at: null,
      neighbours: ['0501', '0502', '0402', '0302', '0301'],
    })
    expect(board.hexes.at(-1)).toEqual({
      hex: '0605',
      label: '0605',
      terrain: '.',
      column: 6,
      row: 5,
      at: null,
      neighbours: ['0604', '0505'],
    })
    expect(board.places).toEqual([
      { hex: '0401', name: { en: 'Upper village', fr: 'Le village d’en haut' } },
      { hex: '0504', name: { en: 'Redoubt Saint-Jean', fr: 'Redoute Saint-Jean' } },
    ])
    expect(board.features.map(({ id, look }) => `${id}: ${look}`)).toEqual([
      'river: river',
      'bridge: bridge',
      'wire: wire',
      'wall: other',
      'cutting: other',
    ])
    expect(board.hexsides[0]).toEqual({ between: ['0601', '0501'], feature: 'river' })
    expect(board.terrain.find(({ code }) => code === 'T')?.look).toBe('wood')
    expect(board.terrain.find(({ code }) => code === 'q')?.look).toBe('other')
  })

  it('is absent under any unknown name', () => {
    const shelf = fordShelf({ ford: {} })
    const campaigns = houseOf(shelf)
    for (const id of ['', 'sedan', '../ford', '..', join(shelf, 'ford')]) {
      expect(campaigns.open(id)).toBeUndefined()
    }
  })

  it('has no drawing of its map', async () => {
    expect(await houseOf(fordShelf({ ford: {} })).draw('ford', 'en')).toBeUndefined()
  })
})
