import { Problems } from '../../campaigns/problems.ts'
import type { PlanRiver, PlanSide, SheetWords, ZonePlan } from '../../kernel/system/board-plan.ts'
import type { BoardRead, CampaignFiles } from '../../kernel/system/system.ts'
import { campaignSchema } from './campaign-schema.ts'
import { sides } from './common-schema.ts'
import type { Geometry } from './geometry-schema.ts'
import { checkMap } from './map-checks.ts'
import type { CampaignMap } from './map-schema.ts'
import { fileSchemas } from './published-schemas.ts'
import { read } from './read-campaign.ts'
import { sheetSchema } from './sheet-schema.ts'

/**
 * The board for showing, from its own files and whatever is wrong with the others: a broken campaign still shows its map. A map
 * without geometry is not drawn, but told in words.
 */
export function board(files: CampaignFiles): BoardRead {
  const problems = new Problems()
  const map = read(files, 'map.json', 'map', fileSchemas.map, problems)
  const geometry = Object.hasOwn(files, 'geometry.json')
    ? read(files, 'geometry.json', 'geometry', fileSchemas.geometry, problems)
    : undefined
  if (map) checkMap(map, 'map.json', problems)
  const sound = problems.errors.length === 0
  return { plan: map && sound ? planOf(map, geometry, sheetWords(files)) : undefined, problems: problems.all }
}

function planOf(map: CampaignMap, geometry: Geometry | undefined, sheet: SheetWords): ZonePlan {
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
    geometry: geometry && {
      ...geometry,
      rivers: geometry.rivers.map((river): PlanRiver => ({ ...river, label: labelOf(river.name) })),
    },
  }
}

/** By what they are called on this map; France is where one is. */
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

/** From sheet.json where there is one, else what campaign.json says of the campaign. */
function sheetWords(files: CampaignFiles): SheetWords {
  const sheet = sheetSchema.safeParse(files['sheet.json'])
  if (sheet.success) return sheet.data
  const about = campaignSchema.safeParse(files['campaign.json'])
  if (!about.success) return { title: inBoth(''), attribution: inBoth('') }
  const { title, subtitle, attribution } = about.data
  return { title, subtitle, attribution: inBoth(attribution) }
}

const inBoth = (words: string) => ({ en: words, fr: words })

/** Rivers are feminine in French, but for these. */
const masculine = new Set(['Loison'])

function labelOf(name: string): string {
  if (name.startsWith('Canal')) return name
  if (/^[AEIOUYÉ]/.test(name)) return `l’${name}`
  return masculine.has(name) ? `le ${name}` : `la ${name}`
}
