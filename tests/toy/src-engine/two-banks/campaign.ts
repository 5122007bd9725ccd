import { both, faultOf, Problems } from '../campaigns/problems.ts'
import type { BoardPlan } from '../kernel/system/board-plan.ts'
import type { Title } from '../kernel/system/glance.ts'
import { bad, good, type Result } from '../kernel/values/result.ts'
import type { BoardRead, CampaignFiles, Problem, Scenario } from '../kernel/system/system.ts'
import { campaignFiles, sides, type MapFile } from './campaign-files.ts'

export interface Counter {
  readonly id: string
  readonly side: number
  readonly strength: number
  readonly name: Title
}

/** A campaign compiled for play; counters of the first side come first. */
export interface Campaign {
  readonly zones: readonly string[]
  /** By side: the zone it starts in. */
  readonly homes: readonly [number, number]
  readonly counters: readonly Counter[]
  /** The least roll that brings a counter over the bridge. */
  readonly crossing: number
  readonly turns: number
  readonly scenarios: readonly Scenario[]
}

/** Reads a campaign; everything that is wrong is reported at once. */
export function load(files: CampaignFiles): Result<Campaign, readonly Problem[]> {
  const problems = new Problems()
  campaignFiles.read(files, 'campaign.json', 'campaign', problems)
  const map = campaignFiles.read(files, 'map.json', 'map', problems)
  const order = campaignFiles.read(files, 'order-of-battle.json', 'order-of-battle', problems)
  const tables = campaignFiles.read(files, 'tables.json', 'tables', problems)
  const scenarios = campaignFiles.readScenarios(files, problems).map(({ data }) => data)
  if (map !== undefined && map.zones[0].home === map.zones[1].home)
    problems.error(
      'map.json',
      'zones',
      faultOf(
        'both-banks-are-the-home-of-one-side',
        both('Both banks are the home of one side.', 'Les deux rives sont à un seul camp.'),
      ),
      both('Give each side a bank.', 'Donnez une rive à chaque camp.'),
    )
  if (problems.errors.length > 0 || map === undefined || order === undefined || tables === undefined)
    return bad(problems.all)
  const homeOf = (side: 'red' | 'blue'): number => map.zones.findIndex(({ home }) => home === side)
  return good({
    zones: map.zones.map(({ id }) => id),
    homes: [homeOf('red'), homeOf('blue')],
    counters: order.counters
      .map((counter) => ({ ...counter, side: sides.indexOf(counter.side) }))
      .sort((a, b) => a.side - b.side),
    crossing: tables.crossing,
    turns: tables.turns,
    scenarios: scenarios.map(({ id, title, description }) => ({ id, title, about: description, switches: [] })),
  })
}

/** What it is played on, from map.json alone and as far as it can be read. */
export function board(files: CampaignFiles): BoardRead {
  const problems = new Problems()
  const map = campaignFiles.read(files, 'map.json', 'map', problems) ?? campaignFiles.readable(files, 'map.json', 'map')
  return { plan: map && planOf(map), problems: problems.all }
}

function planOf({ zones, bridge, river, frame }: MapFile): BoardPlan {
  return {
    kind: 'zones',
    sheet: {
      title: { en: 'Two Banks', fr: 'Deux Rives' },
      attribution: { en: 'Made up', fr: 'Inventé' },
    },
    sides: [
      { name: { en: 'Red', fr: 'rouge' }, dress: 'grey', edge: { en: 'RED EDGE', fr: 'BORD ROUGE' } },
      { name: { en: 'Blue', fr: 'bleu' }, dress: 'blue', edge: { en: 'BLUE EDGE', fr: 'BORD BLEU' } },
    ],
    zones: zones.map(({ id, name, lat, lon, outline }) => ({
      ...{ id, name, lat, lon, outline },
      terrain: 'clear',
      town: false,
      neutral: false,
    })),
    connections: [
      {
        ...bridge,
        way: 'road',
        rail: false,
        water: { name: river.name, class: 'river', bridge: true, pontoonSite: false },
      },
    ],
    fortresses: [],
    sectors: [],
    sectorLinks: [],
    edges: {},
    geometry: {
      frame,
      rivers: [{ name: river.name, label: river.name, class: 'river', line: river.line }],
      ways: [],
      areas: [],
      borders: [],
      abroad: [],
      regions: [],
    },
  }
}
