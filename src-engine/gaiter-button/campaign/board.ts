import { inBoth } from '../../campaigns/common-schema.ts'
import { frameAbout } from '../../campaigns/frame-about.ts'
import { Problems } from '../../campaigns/problems.ts'
import { scenarioTitles } from '../../campaigns/scenario-titles.ts'
import { sheetBesideMap } from '../../campaigns/sheet-words.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { PlanGeometry, PlanRiver, PlanSide, SheetWords, ZonePlan } from '../../kernel/system/board-plan.ts'
import type { BoardRead, CampaignFiles } from '../../kernel/system/system.ts'
import { sides } from './schemas/common-schema.ts'
import type { Geometry } from './schemas/geometry-schema.ts'
import { checkMap } from './checks/map-checks.ts'
import type { CampaignMap } from './schemas/map-schema.ts'
import { campaignFiles } from './schemas/published-schemas.ts'

/**
 * The board for display, read from its own files only, whatever is wrong with the others: a broken campaign shows as
 * much of its map as can be read. A map without geometry is drawn from its places and ways alone.
 */
export function board(files: CampaignFiles): BoardRead {
  const problems = new Problems()
  const whole = campaignFiles.read(files, 'map.json', 'map', problems)
  if (whole) checkMap(whole, 'map.json', problems)
  const map = whole ?? campaignFiles.readable(files, 'map.json', 'map')
  const geometry =
    campaignFiles.readIfThere(files, 'geometry.json', 'geometry', problems) ??
    campaignFiles.readable(files, 'geometry.json', 'geometry')
  const shown = map && (problems.errors.length === 0 ? map : consistentPart(map))
  return {
    plan: shown && planOf(shown, withRelief(geometry ?? plain, shown, files), wordsBeside(files)),
    problems: problems.all,
  }
}

/** The consistent part of a map: places with unique ids, and ways and fortresses at existing places. */
function consistentPart(map: CampaignMap): CampaignMap {
  const once = <T extends { readonly id: string }>(list: readonly T[]): T[] =>
    list.filter(({ id }, index) => list.findIndex((one) => one.id === id) === index)
  const zones = once(map.zones)
  const there = new Set(zones.map(({ id }) => id))
  const sectors = once(map.sectors).filter(({ id }) => !there.has(id))
  const beyond = new Set([...there, ...sectors.map(({ id }) => id)])
  const pairs = new Set<string>()
  return {
    ...map,
    zones,
    sectors,
    connections: map.connections.filter(({ a, b }) => {
      const pair = [a, b].toSorted().join(' ')
      if (a === b || !there.has(a) || !there.has(b) || pairs.has(pair)) return false
      pairs.add(pair)
      return true
    }),
    sectorLinks: map.sectorLinks.filter(({ a, b }) => a !== b && beyond.has(a) && beyond.has(b)),
    fortresses: once(map.fortresses).flatMap((one) => {
      const banks = one.zones.filter(({ zone }) => there.has(zone))
      return banks.length === 0 ? [] : [{ ...one, zones: banks }]
    }),
  }
}

/** Adds the ground details of relief.json, if there is one, to the lines of the map. */
function withRelief(lines: Geometry, map: CampaignMap, files: CampaignFiles): Drawn {
  const geometry = { ...lines, frame: lines.frame ?? frameAbout(map.zones) }
  const relief = campaignFiles.peek(files, 'relief.json', 'relief')
  if (relief === undefined) return geometry
  const { heights, rivers = [], areas = [], lanes, hamlets } = relief
  const told = new Map(rivers.map(({ name, heights: ends }) => [name, [...ends]]))
  return {
    ...geometry,
    areas: [...geometry.areas, ...areas],
    rivers: geometry.rivers.map((river) => ({ ...river, heights: told.get(river.name)?.shift() })),
    heights,
    lanes,
    hamlets,
  }
}

/** A drawing of only the map's own places and ways. */
const plain: Geometry = { format: 2, rivers: [], ways: [], areas: [], borders: [], abroad: [], regions: [] }

type Drawn = Omit<Geometry, 'rivers' | 'frame'> &
  Pick<PlanGeometry, 'frame' | 'heights' | 'lanes' | 'hamlets'> & {
    readonly rivers: readonly (Geometry['rivers'][number] & Pick<PlanRiver, 'heights'>)[]
  }

function planOf(map: CampaignMap, geometry: Drawn, sheet: SheetWords): ZonePlan {
  return {
    kind: 'zones',
    sheet,
    sides: planSides,
    zones: map.zones.map(({ frenchExit, country, ...zone }) => ({
      ...zone,
      abroad: countries[country],
      neutral: country === 'belgium',
      exitOf: frenchExit === true ? numberOf('french') : undefined,
    })),
    connections: map.connections,
    fortresses: map.fortresses,
    sectors: map.sectors.map((sector) => ({ ...sector, owner: numberOf(sector.owner) })),
    sectorLinks: map.sectorLinks,
    edges: Object.fromEntries(Object.entries(map.edges).map(([edge, side]) => [edge, side && numberOf(side)])),
    geometry: {
      ...geometry,
      rivers: geometry.rivers.map((river): PlanRiver => ({ ...river, label: labelOf(river.name) })),
    },
  }
}

/** Names of foreign countries as printed on this map; France is home. */
const countries = {
  france: undefined,
  belgium: { en: 'Belgium', fr: 'Belgique' },
  germany: { en: 'Germany', fr: 'Allemagne' },
} as const

const numberOf = (side: (typeof sides)[number]): number => sides.indexOf(side)

const planSides: readonly [PlanSide, PlanSide] = [
  {
    name: { en: 'French', fr: 'français' },
    dress: 'blue',
    edge: { en: 'FRENCH EDGE', fr: 'BORD FRANÇAIS' },
    exit: {
      name: { en: 'French exit', fr: 'Sortie française' },
      says: {
        en: 'French divisions may leave the map here.',
        fr: 'Les divisions françaises peuvent quitter la carte ici.',
      },
      flag: ['#2c4a86', '#fffdf6', '#b3322b'],
    },
  },
  { name: { en: 'German', fr: 'allemand' }, dress: 'grey', edge: { en: 'GERMAN EDGE', fr: 'BORD ALLEMAND' } },
]

/** Words of sheet.json, if there is one, otherwise those of campaign.json. */
function wordsBeside(files: CampaignFiles): SheetWords {
  return sheetBesideMap(files, campaignFiles.peek(files, 'sheet.json', 'sheet'))
}

/** Rivers are feminine in French except these. */
const masculine = new Set(['Loison'])

function labelOf(name: string): string {
  if (name.startsWith('Canal')) return name
  if (/^[AEIOUYÉ]/.test(name)) return `l’${name}`
  return masculine.has(name) ? `le ${name}` : `la ${name}`
}

const scenarioKey = /^scenario\.(.+)\.title$/

/** Titles of the scenarios by file: their own titles, otherwise those of the campaign's texts. */
export function titles(files: CampaignFiles): ReadonlyMap<string, Title> {
  const [en, fr] = ['en', 'fr'].map((language) => campaignFiles.readable(files, `text.${language}.json`, 'text')?.words)
  const keys = new Set([...Object.keys(en ?? {}), ...Object.keys(fr ?? {})])
  const fromTexts = [...keys].flatMap((key): (readonly [string, Title])[] => {
    const id = scenarioKey.exec(key)?.[1]
    return id === undefined ? [] : [[`scenarios/${id}.json`, inBoth({ en: en?.[key], fr: fr?.[key] })]]
  })
  return new Map([...fromTexts, ...scenarioTitles(files)])
}
