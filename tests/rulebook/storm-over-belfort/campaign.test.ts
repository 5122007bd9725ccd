import { describe, expect, it } from 'vitest'
import { has } from '#engine/board/bitset.ts'
import { loadCampaign, type CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Campaign } from '#engine/storm-over-belfort/campaign/campaign.ts'
import { campaignFiles } from '#engine/storm-over-belfort/campaign/files.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { judge } from '../../../src-main/campaigns/campaign-check.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { campaign as loaded } from './table.ts'

const files = campaignFolder('belfort-1870')
const campaign = loaded.campaign as Campaign // loaded by this very system
const at = (number: number): number => campaign.zones.findIndex((zone) => zone.number === number)
const beside = (a: number, b: number): boolean => has(campaign.beside[at(a)]!, at(b)) // numbers of zones

describe('the map of Belfort', () => {
  it('has 47 zones with 109 borders, four forts, and bonuses of 23 in all', () => {
    expect(campaign.zones.map(({ number }) => number)).toEqual(Array.from({ length: 47 }, (_, index) => index + 1))
    expect(campaign.neighbours.flat()).toHaveLength(2 * 109)
    expect(campaign.zones.flatMap(({ fort, number }) => (fort ? [number] : []))).toEqual([1, 2, 3, 8])
    expect(campaign.zones.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(23)
  })

  it('agrees with what the rules say of it', () => {
    expect(beside(12, 14)).toBe(false)
    expect([beside(17, 18), beside(18, 7), beside(7, 17), beside(7, 1)]).toEqual([true, true, false, true])
    expect(campaign.zones[at(7)]?.bonus).toBe(0)
  })

  it('is a plan of areas whose neighbours share points of their rims', () => {
    const { plan } = stormOverBelfort.campaign.board?.(files) ?? {}
    if (plan?.kind !== 'areas') throw new Error('the campaign has no areas')
    const rims = new Map(plan.areas.map(({ id, outline }) => [id, new Set(outline.map(String))]))
    for (const { id, neighbours } of plan.areas)
      for (const other of neighbours)
        expect(
          [...rims.get(id)!].filter((point) => rims.get(other)!.has(point)).length,
          `${id} and ${other}`,
        ).toBeGreaterThan(1) // both are areas
    expect(plan.boxes).toMatchObject([{ id: 'headquarters' }])
    expect(plan.drawing?.works.length).toBeGreaterThan(10)
  })

  // Written anew by running this file with -u.
  it.each([...campaignFiles.published()])('%s is the schema that loading uses', async (file, schema) => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../../../campaigns/schema/${file}`)
  })
})

describe('what is wrong with a campaign is said with file, place and remedy', () => {
  const faults: [string, string, string, string, string][] = [
    [
      'a border with a zone that is not there',
      'map.json',
      '"borders":[["zone-1","zone-2"]',
      '"borders":[["zone-1","zone-99"]',
      'map.json borders.0.1: There is no zone "zone-99".',
    ],
    [
      'a border given twice',
      'map.json',
      '"borders":[["zone-1","zone-2"]',
      '"borders":[["zone-2","zone-1"],["zone-1","zone-2"]',
      'map.json borders.1: The border "zone-1" – "zone-2" is given twice.',
    ],
    [
      'guns without a value',
      'order-of-battle.json',
      ',"value":6',
      '',
      'order-of-battle.json units.18: The guns "art-fort" have no value.',
    ],
    [
      'a unit in two places',
      'scenarios/siege.json',
      '"units":["57rp-1","arthr-1"]',
      '"units":["57rp-1","arthr-1","84rl"]',
      'scenarios/siege.json start.1.units.2: The unit "84rl" has two places.',
    ],
    [
      'a unit without a place',
      'scenarios/siege.json',
      '"units":["57rp-1","arthr-1"]',
      '"units":["arthr-1"]',
      'scenarios/siege.json start: The unit "57rp-1" has no place.',
    ],
    ['an end before the beginning', 'scenarios/siege.json', '"last":7', '"last":0', 'scenarios/siege.json turns.last'],
  ]
  it.each(faults)('%s', (_, file, from, to, expected) => {
    const text = JSON.stringify(files[file])
    expect(text).toContain(from)
    const changed: CampaignFiles = { ...files, [file]: JSON.parse(text.replace(from, to)) as unknown }
    const read = loadCampaign(stormOverBelfort, changed)
    const told = read.ok ? [] : read.error.map((one) => `${one.file} ${one.path}: ${one.message}`)
    expect(
      told.some((line) => line.startsWith(expected)),
      told.join('\n'),
    ).toBe(true)
  })

  it('a zone whose point lies outside its outline is reported, and can still be played', () => {
    const told = (map: unknown) => judge({ ...files, 'map.json': map as JsonObject })
    expect(told(files['map.json']).warnings).toEqual([])
    const map = structuredClone(files['map.json']) as { zones: { id: string; lon: number }[] }
    map.zones[4]!.lon += 1
    const { errors, warnings } = told(map)
    expect(errors).toEqual([])
    expect(warnings).toMatchObject([
      { path: 'zones.4', message: `The point of "${map.zones[4]!.id}" lies outside its outline.` },
    ])
  })
})
