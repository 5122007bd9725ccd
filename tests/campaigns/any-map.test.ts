import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frameAbout } from '#engine/campaigns/frame-about.ts'
import type { PlanConnection, PlanZone } from '#engine/kernel/system/board-plan.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { readWithBase } from '../../src-main/campaigns/based-on.ts'
import { campaignsIn } from '../../src-main/campaigns/campaign-check.ts'
import { drawCampaign } from '../../src-main/boards/draw-campaign.ts'
import { drawLayout } from '../../src-main/cartography/draw-map.ts'
import { layOut } from '../../src-main/cartography/lay-out.ts'
import { type Box, boxAround, evenly, overlap, within } from '../../src-main/cartography/geometry/plane.ts'
import type { DrawnPlan } from '../../src-main/cartography/ground/scene.ts'
import { writeEditorSchemas } from '../../src-main/start/start.ts'
import { everyTry } from '../tries.ts'
import { chalonsPlan } from './plans.ts'

const shelf = join(import.meta.dirname, '../../campaigns')
/** Those of the house that are drawn per commit, beside the examples: a map of each kind; the map of Châlons has a test of its own. */
const oftenDrawn = new Set(['belfort-1870', 'escape-from-sedan-1870', 'wissembourg-1870'])
const folders = [
  ...campaignsIn(shelf).filter((folder) => everyTry || oftenDrawn.has(basename(folder))),
  ...campaignsIn(join(shelf, 'examples')),
]
const both = (words: string) => ({ en: words, fr: words })

/** So many places in rows, so far apart, each joined to the one before it and the one above it. */
function planOf(count: number, km: number, middle: readonly [lat: number, lon: number], words = 'Anywhere'): DrawnPlan {
  const across = Math.ceil(Math.sqrt(count))
  const degrees = km / 111.2
  const zones = Array.from({ length: count }, (_, index): PlanZone => ({
    id: `z-${index}`,
    name: `Place ${index}`,
    lat: middle[0] + degrees * (Math.floor(index / across) - across / 2),
    lon: middle[1] + (degrees * ((index % across) - across / 2)) / Math.cos((middle[0] * Math.PI) / 180),
    terrain: 'clear',
    town: index % 7 === 0,
    neutral: false,
    edges: [],
  }))
  const join = (from: number, to: number): PlanConnection[] =>
    zones[from] && zones[to] ? [{ a: `z-${from}`, b: `z-${to}`, way: 'road', rail: false, km }] : []
  const connections = zones.flatMap((_, index) => [
    ...(index % across === 0 ? [] : join(index - 1, index)),
    ...join(index - across, index),
  ])
  const { sides } = chalonsPlan()
  return {
    kind: 'zones',
    sheet: { title: both(words), attribution: both('Invented.') },
    sides,
    zones,
    connections,
    fortresses: [{ id: 'z-0', name: 'Place 0', zones: [{ zone: 'z-0', value: 1 }], capacity: 4 }],
    sectors: [],
    sectorLinks: [],
    edges: { north: 0 },
    geometry: { frame: frameAbout(zones), rivers: [], ways: [], areas: [], borders: [], abroad: [], regions: [] },
  }
}

const maps: readonly (readonly [string, DrawnPlan])[] = [
  ['2 zones of a village', planOf(2, 0.8, [49, 5])],
  ['2 zones at the ends of a country', planOf(2, 700, [47, 3])],
  ['6 zones of a valley', planOf(6, 9, [49, 5])],
  ['6 zones about the equator', planOf(6, 30, [0, 20])],
  ['60 zones in the far south', planOf(60, 40, [-40, -70])],
  ['60 zones of a battlefield', planOf(60, 0.5, [50.7, 4.4])],
  ...(everyTry ? [['400 zones of a theatre of war', planOf(400, 11, [49, 6])] as const] : []),
]

describe.each(maps)('a map of %s', (_, plan) => {
  const { scene, blocks, names, rose } = layOut(plan)
  const plates = Object.values(blocks) as readonly Box[]

  it('has no way under its compass rose', () => {
    if (rose === undefined) return
    for (const { line } of scene.ways)
      for (const [x, y] of evenly(line, 3))
        expect(Math.hypot(x - rose.at[0], y - rose.at[1])).toBeGreaterThan(rose.reach - 3)
  })

  it('has every zone on the sheet, and none under title or keys', () => {
    const paper = { left: 0, top: 0, right: scene.sheet.width, bottom: scene.sheet.height }
    for (const plate of plates) expect(within(plate, paper)).toBe(true)
    for (const { at, extent, zone } of scene.spots) {
      expect(within(boxAround(at, extent), scene.box), zone.id).toBe(true)
      expect(
        plates.filter((plate) => overlap(plate, boxAround(at, extent))),
        zone.id,
      ).toEqual([])
    }
    expect(plates.filter((plate, index) => plates.slice(index + 1).some((other) => overlap(plate, other)))).toEqual([])
  })

  it('is no larger than can be shown, and no two of its zones are one spot', () => {
    expect(Math.max(scene.sheet.width, scene.sheet.height)).toBeLessThan(9000)
    const spots = scene.spots.map(({ at }) => `${Math.round(at[0] / 8)} ${Math.round(at[1] / 8)}`)
    expect(new Set(spots).size).toBe(spots.length)
  })

  it('has names beside most of its zones, clear of title and keys', () => {
    expect(names.length).toBeGreaterThanOrEqual(0.9 * plan.zones.length)
    for (const { place, id } of names)
      expect(
        plates.some((plate) => place.boxes.some((box) => overlap(plate, box))),
        id,
      ).toBe(false)
  })
})

describe('the drawing of a small map', () => {
  const svg = drawLayout(layOut(planOf(6, 9, [49, 5], 'The Valley')), 'fr')

  it('has its own title and credits, and no number that is none', () => {
    expect(svg).toContain('>The Valley<')
    expect(svg).toContain('>Invented.<')
    expect(svg).not.toContain('IGN')
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })
})

describe.each(folders.map((folder) => [folder.slice(shelf.length + 1), folder] as const))(
  'the map of %s',
  (_, folder) => {
    const { files } = readWithBase(folder, shelf)
    const about = files['campaign.json'] as { readonly system: string; readonly attribution?: unknown }
    const system = systems.find(({ id }) => id === about.system)!
    const drawn = (changed: CampaignFiles) => {
      const map = drawCampaign(system, changed, 'fr')
      if ('errors' in map) throw new Error(map.errors.map(({ message }) => message).join('\n'))
      return map.svg
    }

    it('is drawn, with its own credits and no others', () => {
      const svg = drawn(files)
      expect(svg).not.toMatch(/NaN|Infinity/)
      expect(svg.includes('IGN')).toBe(String(JSON.stringify(about.attribution)).includes('IGN'))
    })

    it('is drawn without what is for the eye alone', () => {
      const { 'geometry.json': _lines, 'relief.json': _relief, 'sheet.json': _sheet, ...bare } = files
      expect(drawn(bare)).toContain('<svg')
    })
  },
)

describe('the folder of a player’s own campaigns', () => {
  it('has the schemas beside them once it is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'))
    writeEditorSchemas(folder)
    expect(campaignsIn(join(folder, 'campaigns'))).toEqual([])
    mkdirSync(join(folder, 'campaigns'))
    writeEditorSchemas(folder)
    const name = 'gaiter-button.map.schema.json'
    expect(readFileSync(join(folder, 'campaigns/schema', name), 'utf8')).toBe(
      readFileSync(join(shelf, 'schema', name), 'utf8'),
    )
    rmSync(folder, { recursive: true })
  })
})
