import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../src-main/contract/campaign.ts'
import { campaignsService } from '../../src-main/services/campaigns.ts'
import { fordFiles, fordFolder, makeShelf } from './workshop.ts'

const house = (folder: string) => campaignsService([{ origin: 'house', folder }])
const own = (folder: string) => campaignsService([{ origin: 'own', folder }])

/** What is wrong with the ford when its map is changed. */
async function faultsOf(change: (map: Record<string, unknown>) => void): Promise<Fault[]> {
  const { campaign, map } = fordFiles()
  change(map)
  const [entry] = await house(makeShelf({ 'ford/campaign.json': campaign, 'ford/map.json': map })).list()
  if (entry?.state !== 'broken') throw new Error('the campaign counts as whole')
  return entry.faults
}

describe('the list of campaigns', () => {
  it('tells of each campaign what the opening screen shows', async () => {
    const list = await house(join(fordFolder, '..')).list()
    expect(list).toEqual([
      {
        state: 'whole',
        id: 'ford',
        origin: 'house',
        system: 'trial',
        title: { en: 'The ford', fr: 'Le gué' },
        subtitle: { en: 'An invented evening in August', fr: 'Un soir d’août imaginaire' },
        description: fordFiles().campaign['description'],
        scenarios: 2,
        hexes: { columns: 6, rows: 5 },
      },
    ])
  })

  it('is empty when there is no shelf', async () => {
    expect(await house('/there/is/no/such/folder').list()).toEqual([])
  })

  it('passes over what is not a campaign', async () => {
    const shelf = makeShelf({
      'README.md': 'Campaigns.',
      'schemas/campaign.json.txt': '',
      '.hidden/campaign.json': '{',
    })
    expect(await house(shelf).list()).toEqual([])
  })

  it('shows a broken campaign as broken, beside the others', async () => {
    const { campaign, map } = fordFiles()
    const shelf = makeShelf({
      'broken/campaign.json': '{ "format": 1,',
      'ford/campaign.json': campaign,
      'ford/map.json': map,
    })
    const list = await house(shelf).list()
    expect(list.map((entry) => [entry.id, entry.state])).toEqual([
      ['broken', 'broken'],
      ['ford', 'whole'],
    ])
  })

  it('misses a forgotten campaign.json only in a player’s own folder', async () => {
    const shelf = makeShelf({ 'mine/map.json': fordFiles().map })
    expect(await house(shelf).list()).toEqual([])
    const [entry] = await own(shelf).list()
    expect(entry).toMatchObject({
      state: 'broken',
      id: 'mine',
      faults: [{ kind: 'file-missing', file: 'campaign.json' }],
    })
  })

  it('gives a name to the first that has it and tells the second', async () => {
    const { campaign, map } = fordFiles()
    const houseShelf = makeShelf({ 'ford/campaign.json': campaign, 'ford/map.json': map })
    const ownShelf = makeShelf({ 'my-ford/campaign.json': campaign, 'my-ford/map.json': map })
    const campaigns = campaignsService([
      { origin: 'house', folder: houseShelf },
      { origin: 'own', folder: ownShelf },
    ])
    const [first, second] = await campaigns.list()
    expect(first).toMatchObject({ state: 'whole', origin: 'house' })
    expect(second).toMatchObject({
      state: 'broken',
      origin: 'own',
      faults: [{ kind: 'id-taken', found: 'ford', wanted: join(houseShelf, 'ford') }],
    })
    expect(await campaigns.open('ford')).toMatchObject({ content: { campaign: { origin: 'house' } } })
  })

  it('shows a campaign as it is now, not as it was', async () => {
    const { campaign, map } = fordFiles()
    const shelf = makeShelf({ 'ford/campaign.json': campaign, 'ford/map.json': map })
    const campaigns = house(shelf)
    expect((await campaigns.list())[0]?.state).toBe('whole')
    rmSync(join(shelf, 'ford', 'map.json'))
    expect((await campaigns.list())[0]?.state).toBe('broken')
  })
})

describe('an opened campaign', () => {
  it('has its board: every hex with its terrain, and the places by name in both languages', async () => {
    const opened = await house(join(fordFolder, '..')).open('ford')
    if (opened.state !== 'open') throw new Error('it did not open')
    const { board } = opened.content
    if (board === null) throw new Error('it has no board')
    expect(board.hexes).toHaveLength(30)
    expect(board.hexes[0]).toEqual({ hex: '0101', terrain: '~' })
    expect(board.hexes[3]).toEqual({ hex: '0401', terrain: 'v' })
    expect(board.hexes.at(-1)).toEqual({ hex: '0605', terrain: '.' })
    expect(board.places).toEqual([
      { hex: '0401', name: { en: 'Upper village', fr: 'Le village d’en haut' } },
      { hex: '0504', name: { en: 'Redoubt Saint-Jean', fr: 'Redoubt Saint-Jean' } },
    ])
    expect(board.features.map(({ id, look }) => `${id}: ${look}`)).toEqual([
      'river: river',
      'bridge: bridge',
      'abatis: wire',
      'wall: other',
      'cutting: other',
    ])
    expect(board.hexsides[0]).toEqual({ between: ['0601', '0501'], feature: 'river' })
    expect(board.terrain.find(({ code }) => code === 'T')?.look).toBe('wood')
    expect(board.terrain.find(({ code }) => code === 'q')?.look).toBe('other')
  })

  it('is absent under a name nobody has, whatever that name is', async () => {
    const campaigns = house(join(fordFolder, '..'))
    for (const id of ['', 'sedan', '../ford', '..', fordFolder]) {
      expect((await campaigns.open(id)).state).toBe('absent')
    }
  })
})

describe('a campaign that is not played on hexes', () => {
  it('is whole, without a board of hexes', async () => {
    const { campaign } = fordFiles()
    const map = { format: 1, zones: [{ id: 'rocroi', name: 'Rocroi' }], connections: [] }
    const campaigns = house(makeShelf({ 'ford/campaign.json': campaign, 'ford/map.json': map }))
    expect(await campaigns.list()).toMatchObject([{ state: 'whole', id: 'ford', hexes: null }])
    expect(await campaigns.open('ford')).toMatchObject({ state: 'open', content: { board: null } })
  })
})

describe('the faults of a campaign', () => {
  it('are all told at once, in both files', async () => {
    const { campaign, map } = fordFiles()
    delete campaign['subtitle']
    map['rows'] = ['~..v..', 'T....', 'TTbhx.', 'T.bhR.', 'q...I.']
    map['places'] = [{ hex: '0701', name: 'Far away' }]
    const [entry] = await house(makeShelf({ 'ford/campaign.json': campaign, 'ford/map.json': map })).list()
    if (entry?.state !== 'broken') throw new Error('the campaign counts as whole')
    expect(entry.faults.map(({ file, path, kind }) => `${file} ${path} ${kind}`)).toEqual([
      'campaign.json subtitle value-missing',
      'map.json rows[1] row-length-wrong',
      'map.json rows[2] terrain-unknown',
      'map.json places[0].hex place-outside',
    ])
  })

  it('say what was found and what is wanted', async () => {
    const missingRow = await faultsOf((map) => {
      map['rows'] = ['~..v..', 'T.....', 'TTbhh.', 'T.bhR.']
    })
    expect(missingRow).toEqual([{ file: 'map.json', path: 'rows', kind: 'rows-wrong', found: '4', wanted: '5' }])
    const shortRow = await faultsOf((map) => {
      map['rows'] = ['~..v.', 'T.....', 'TTbhh.', 'T.bhR.', 'q...I.']
    })
    expect(shortRow[0]).toMatchObject({ path: 'rows[0]', kind: 'row-length-wrong', found: '5', wanted: '6' })
    const wrongType = await faultsOf((map) => {
      map['rows'] = 'none'
    })
    expect(wrongType).toEqual([
      { file: 'map.json', path: 'rows', kind: 'value-wrong', found: '"none"', wanted: 'array' },
    ])
    const unknownLook = await faultsOf((map) => {
      map['terrain'] = { '.': { name: { en: 'a', fr: 'b' }, look: 'swamp' } }
    })
    expect(unknownLook[0]).toMatchObject({ path: 'terrain["."].look', kind: 'value-wrong', found: '"swamp"' })
    expect(unknownLook[0]?.wanted).toContain('bushes')
  })

  it('include a missing map, a file that is no JSON and a format from the future', async () => {
    const { campaign, map } = fordFiles()
    const faults = async (files: Record<string, unknown>) => {
      const [entry] = await house(makeShelf(files)).list()
      return entry?.state === 'broken' ? entry.faults : []
    }
    expect(await faults({ 'ford/campaign.json': campaign })).toMatchObject([{ file: 'map.json', kind: 'file-missing' }])
    expect(await faults({ 'ford/campaign.json': campaign, 'ford/map.json': '{]' })).toMatchObject([
      { file: 'map.json', kind: 'not-json' },
    ])
    expect(await faults({ 'ford/campaign.json': campaign, 'ford/map.json': { ...map, format: 2 } })).toMatchObject([
      { file: 'map.json', kind: 'format-newer', found: '2', wanted: '1' },
    ])
    expect(await faults({ 'ford/campaign.json': campaign, 'ford/map.json/inside': '' })).toMatchObject([
      { file: 'map.json', kind: 'file-unreadable', found: 'EISDIR' },
    ])
  })

  it('include sides between hexes that do not touch, and sides of nothing that is described', async () => {
    const side = (from: string, to: string, feature = 'river') => ({ between: [from, to], feature })
    const faults = await faultsOf((map) => {
      map['hexsides'] = [
        side('0202', '0303'),
        side('0202', '0302'),
        side('0302', '0203'),
        side('0202', '0202'),
        side('0101', '0100'),
        side('0202', '0203', 'moat'),
      ]
    })
    expect(faults.map(({ path, kind, found }) => `${path} ${kind} ${found}`)).toEqual([
      'hexsides[2].between hexside-wrong 0302, 0203',
      'hexsides[3].between hexside-wrong 0202, 0202',
      'hexsides[4].between hexside-wrong 0101, 0100',
      'hexsides[5].feature feature-unknown moat',
    ])
  })

  it('include a kind of grid that cannot be drawn', async () => {
    const faults = await faultsOf((map) => {
      map['grid'] = { kind: 'squares', columns: 6, rows: 5, lower: 'even' }
    })
    expect(faults).toMatchObject([{ kind: 'grid-unknown', found: 'squares', wanted: 'hex' }])
  })

  it('are found, and nothing is thrown, whatever JSON stands in the files', async () => {
    const { campaign, map } = fordFiles()
    const parts = ['format', 'grid', 'terrain', 'rows', 'places', 'id', 'title'] as const
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.jsonValue(), async (part, value) => {
        const files = {
          'ford/campaign.json': part in campaign ? { ...campaign, [part]: value } : campaign,
          'ford/map.json': part in map ? { ...map, [part]: value } : map,
        }
        const [entry] = await house(makeShelf(files)).list()
        const faults = entry?.state === 'broken' ? entry.faults.length : 0
        expect(entry?.state).toBe(faults > 0 ? 'broken' : 'whole')
      }),
      { numRuns: 60 },
    )
  })
})
