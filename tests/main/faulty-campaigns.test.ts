import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CampaignEntry } from '../../src-main/contract/campaign.ts'
import { house, makeFolder } from '../house/workshop.ts'
import { everyTry } from '../tries.ts'
import { serve } from './workshop.ts'

/** What can be read of a campaign one of whose files is at fault, for both rule systems. */

type Change = (text: string) => string
// oxlint-disable-next-line typescript/no-explicit-any -- files of campaigns are changed at will, as a designer may
type Json = { [key: string]: any }

const inJson =
  (change: (file: Json) => void): Change =>
  (text) => {
    const file = JSON.parse(text) as Json
    change(file)
    return JSON.stringify(file, null, 2)
  }
/** No JSON any more from its second line on. */
const torn: Change = (text) => text.replace('\n', '\n}')

function shelfWith(campaign: string, file: string, change: Change): string {
  const shelf = makeFolder({})
  const there = join(house, 'campaigns', campaign === 'broadwater' ? 'examples' : '', campaign)
  cpSync(there, join(shelf, campaign), { recursive: true })
  const path = join(shelf, campaign, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return shelf
}

function served(campaign: string, file: string, change: Change) {
  const campaigns = serve({ origin: 'own', folder: shelfWith(campaign, file, change) })
  const [entry] = campaigns.list() as [CampaignEntry]
  return { campaigns, entry, board: campaigns.open(entry.id)?.board ?? null }
}

const sound = {
  'chalons-1870': { title: 'Sedan 1870', scenarios: 3, places: 170, ways: 384 },
  'portable-spicheren': { title: 'Portable Spicheren', scenarios: 3, places: 180, ways: 32 },
} as const

function countsOf(board: ReturnType<typeof served>['board']): [places: number, ways: number] {
  if (board === null) return [0, 0]
  if (board.kind === 'areas') return [board.areas.length, board.borders.length]
  if (board.kind === 'table') return [board.areas.length, board.lines.length]
  return board.kind === 'zones'
    ? [board.zones.length, board.connections.length]
    : [board.hexes.length, board.hexsides.length]
}

describe.each(Object.entries(sound))('%s with a fault', (campaign, { title, scenarios, places, ways }) => {
  const scenarioFile = `scenarios/${readdirSync(join(house, 'campaigns', campaign, 'scenarios')).toSorted()[0]}`

  it('is whole without one', () => {
    const { entry, board } = served(campaign, 'map.json', (text) => text)
    expect(entry).toMatchObject({ state: 'playable', errors: [] })
    expect(entry.title?.en).toContain(title)
    expect(entry.scenarios.map((one) => one.sound)).toEqual(Array.from({ length: scenarios }, () => true))
    expect(countsOf(board)).toEqual([places, ways])
  })

  it.each(['order-of-battle.json', 'tables.json'])('in %s keeps its title, its scenarios and its whole map', (file) => {
    for (const change of [torn, inJson((content) => delete content['format']), () => '[]']) {
      const { campaigns, entry, board } = served(campaign, file, change)
      expect(entry.state).toBe('broken')
      expect(entry.title?.en).toContain(title)
      expect(entry.scenarios.filter((one) => one.title.en !== one.title.fr || one.title.en.includes(' '))).toHaveLength(
        scenarios,
      )
      expect(entry.scenarios.some((one) => one.sound)).toBe(false)
      expect(countsOf(board)).toEqual([places, ways])
      expect(new Set(entry.errors.map((one) => one.file))).toEqual(new Set([file]))
      expect(entry.errors.every((one) => one.inFrench !== undefined)).toBe(true)
      expect(campaigns.playable(entry.id)).toBeUndefined()
    }
  })

  it('in campaign.json keeps what that file still says, its scenarios and its whole map', () => {
    const { entry, board } = served(
      campaign,
      'campaign.json',
      inJson((about) => {
        about['subtitle'] = 7
      }),
    )
    expect(entry).toMatchObject({
      state: 'broken',
      subtitle: null,
      errors: [{ file: 'campaign.json', path: 'subtitle' }],
    })
    expect(entry.title?.en).toContain(title)
    expect(entry.scenarios).toHaveLength(scenarios)
    expect(countsOf(board)).toEqual([places, ways])
  })

  it('that makes campaign.json unreadable is reported with its place, under the name of the folder', () => {
    const { entry, board } = served(campaign, 'campaign.json', torn)
    expect(entry).toMatchObject({ state: 'broken', title: null })
    expect(entry.folder.endsWith(campaign)).toBe(true)
    expect(entry.errors[0]).toMatchObject({ file: 'campaign.json', line: 2 })
    expect(entry.scenarios).toHaveLength(scenarios)
    // Its map says by itself which rules it is made for.
    expect(countsOf(board)).toEqual([places, ways])
    expect(entry.scenarios.every((one) => one.title.en.includes(' '))).toBe(true)
  })

  it('in a row of map.json leaves the other rows on the map, and names its line', () => {
    const list = campaign === 'chalons-1870' ? 'connections' : 'hexsides'
    const { entry, board } = served(
      campaign,
      'map.json',
      inJson((map) => {
        map[list][5].colour = 'red'
      }),
    )
    expect(entry.state).toBe('broken')
    expect(countsOf(board)).toEqual([places, ways - 1])
    const [error] = entry.errors
    expect(error).toMatchObject({ file: 'map.json', path: `${list}.5` })
    expect(error?.inFrench?.message).toMatch(/n’est pas un champ ici/)
    const text = readFileSync(join(entry.folder, 'map.json'), 'utf8').split('\n')
    const before = text.slice(0, (error?.line ?? 0) - 1).join('\n')
    expect(before.split(`"${list}"`)[1]?.match(/^ {4}\{/gm)).toHaveLength(5)
  })

  it('in map.json as a whole is without a map, and keeps its title and its scenarios', () => {
    const { entry, board } = served(campaign, 'map.json', torn)
    expect([entry.state, entry.board, board]).toEqual(['broken', null, null])
    expect(entry.title?.en).toContain(title)
    expect(entry.scenarios).toHaveLength(scenarios)
  })

  it('in one scenario leaves the others to be played', () => {
    for (const change of [torn, inJson((content) => delete content['turns']), () => '{}']) {
      const { campaigns, entry, board } = served(campaign, scenarioFile, change)
      expect(entry.state).toBe('playable')
      expect(entry.scenarios.map((one) => one.sound)).toEqual(entry.scenarios.map(({ file }) => file !== scenarioFile))
      // What is played of the scenario, as a lesson or a record, is faulty with it.
      const faulty = new Set(entry.errors.map(({ file }) => file).filter((file) => !/^(lessons|records)\//.test(file)))
      expect(faulty).toEqual(new Set([scenarioFile]))
      expect(countsOf(board)).toEqual([places, ways])
      const playable = campaigns.playable(entry.id)
      expect(playable?.loaded.scenarios).toHaveLength(scenarios - 1)
      expect(Object.keys(playable?.files ?? {})).not.toContain(scenarioFile)
    }
  })
})

describe('the Army of Châlons with a fault', () => {
  it('in what fits together on its map shows the rest of it', () => {
    const { entry, board } = served(
      'chalons-1870',
      'map.json',
      inJson((map) => {
        map['connections'][0].a = 'nowhere'
        map['zones'][1].id = map['zones'][0].id
      }),
    )
    expect(entry.state).toBe('broken')
    const [zones, ways] = countsOf(board)
    expect(zones).toBe(169)
    expect(ways).toBeGreaterThan(370)
    if (board?.kind !== 'zones') throw new Error('it has no map of zones')
    const there = new Set(board.zones.map(({ id }) => id))
    expect(board.connections.filter(({ a, b }) => !there.has(a) || !there.has(b))).toEqual([])
  })

  it('in a line of its drawing is drawn without it, and from its places and ways alone where all of that is at fault', async () => {
    const emptied = inJson((geometry) => {
      geometry['rivers'][0].line = []
    })
    const line = served('chalons-1870', 'geometry.json', emptied)
    expect(line.entry.state).toBe('broken')
    expect(line.board).toMatchObject({ kind: 'zones', sheet: { paper: expect.any(String) } })
    const drawn = everyTry ? line : served('broadwater', 'geometry.json', emptied)
    expect(drawn.entry.state).toBe('broken')
    expect(await drawn.campaigns.draw(drawn.entry.id, 'fr')).toContain('<svg')
    const all = served('chalons-1870', 'geometry.json', torn)
    expect(all.board).toMatchObject({ kind: 'zones', sheet: { paper: expect.any(String) } })
  })

  it('in a text of one language keeps its map and the titles that can be read', () => {
    const { entry, board } = served('chalons-1870', 'text.fr.json', torn)
    expect(entry.state).toBe('broken')
    expect(entry.scenarios[0]?.title).toEqual({ en: 'August 1870', fr: 'Août 1870' })
    expect(countsOf(board)).toEqual([170, 384])
  })

  it('in a lesson can be played without that lesson', () => {
    const lesson = readdirSync(join(house, 'campaigns/chalons-1870/lessons'))[0]
    const { entry } = served('chalons-1870', `lessons/${lesson}`, () => '{}')
    expect(entry).toMatchObject({ state: 'playable', lessons: [] })
    expect(entry.errors.every(({ file }) => file === `lessons/${lesson}`)).toBe(true)
    expect(entry.scenarios.every((one) => one.sound)).toBe(true)
  })
})
