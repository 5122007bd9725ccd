import type { Choice } from '../../../kernel/system/editing-lists.ts'
import type { MapList, MapLook } from '../../../kernel/system/editing-maps.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { numberAt, objectAt, textAt } from '../loose.ts'
import { mapChoice, mapColumn, mapList } from './columns.ts'
import { HERE } from './rows.ts'

/* The lists that every hex map has: hexes with their terrain, features along hexsides, and names. */

const MAP = 'map.json'
const NAME = both('Name', 'Nom')

const nameIn = (content: Json, id: string): Title => {
  const name = isJsonObject(content) ? content['name'] : undefined
  if (typeof name === 'string') return both(name, name)
  if (!isJsonObject(name)) return both(id, id)
  return both(textAt(name, 'en') ?? textAt(name, 'fr') ?? id, textAt(name, 'fr') ?? textAt(name, 'en') ?? id)
}

const choicesOf = (named: JsonObject): readonly Choice[] =>
  Object.entries(named).map(([id, content]) => ({ id, title: nameIn(content, id) }))

/** How the printed looks of hexes are drawn in the sketch. */
const looks: Readonly<Record<string, MapLook>> = {
  wood: 'wood',
  water: 'wet',
  river: 'wet',
  marsh: 'wet',
  height: 'high',
  hill: 'high',
  slope: 'rough',
  town: 'strong',
  works: 'strong',
  fort: 'strong',
  outside: 'none',
}
/** Open ground by its height. */
const lookOf = (content: Json): MapLook => {
  if (!isJsonObject(content)) return 'plain'
  const look = textAt(content, 'look')
  if (look !== undefined && Object.hasOwn(looks, look)) return looks[look]!
  const level = numberAt(content, 'level') ?? 1
  if (content['high'] === true || level > 2) return 'high'
  return level > 1 ? 'rough' : 'plain'
}

/** Rivers that cannot be crossed are drawn as rivers, other water as brooks. */
function sideLook(id: string): MapLook {
  if (/bridge/.test(id)) return 'road'
  if (/river/.test(id)) return 'river'
  return /stream|brook/.test(id) ? 'brook' : 'border'
}

export function hexLists(files: CampaignFiles): readonly MapList[] {
  const map = isJsonObject(files[MAP]) ? files[MAP] : {}
  const terrain = objectAt(map, 'terrain')
  const features = objectAt(map, 'features')
  const kinds = choicesOf(features)
  return [
    mapList({
      id: 'hexes',
      file: MAP,
      title: both('Hexes', 'Hexagones'),
      one: both('Hex', 'Hexagone'),
      shape: { is: 'hexes', rows: 'rows' },
      key: 'hex',
      columns: [mapChoice('code', both('Terrain', 'Terrain'), choicesOf(terrain))],
      look: {
        column: 'code',
        of: Object.fromEntries(Object.entries(terrain).map(([code, content]) => [code, lookOf(content)])),
        usual: 'plain',
      },
    }),
    mapList({
      id: 'hexsides',
      file: MAP,
      title: both('Hexsides', 'Côtés d’hexagones'),
      one: both('Hexside', 'Côté'),
      shape: { is: 'way', ends: ['between.0', 'between.1'], of: ['hexes'], bends: null },
      columns: [mapChoice('feature', both('What lies there', 'Ce qui s’y trouve'), kinds)],
      fresh: kinds.map(({ id, title }) => ({ id, title, content: { between: ['', ''], feature: id } })),
      look: {
        column: 'feature',
        of: Object.fromEntries(kinds.map(({ id }) => [id, sideLook(id)])),
        usual: 'border',
      },
    }),
    mapList({
      id: 'places',
      file: MAP,
      title: both('Names', 'Noms'),
      one: both('Name of a hex', 'Nom d’un hexagone'),
      shape: { is: 'none' },
      name: 'name',
      columns: [
        mapColumn('hex', both('Hex', 'Hexagone'), 'place', { of: ['hexes'] }),
        mapColumn('name', NAME, 'words'),
      ],
      fresh: [{ id: 'name', title: both('Name', 'Nom'), content: { hex: HERE } }],
    }),
  ]
}

/** Ways from hex to hex, by kind. */
export const waysOfHexes = (kinds: readonly Choice[]): MapList =>
  mapList({
    id: 'ways',
    file: MAP,
    title: both('Roads, paths and railways', 'Routes, chemins et voies ferrées'),
    one: both('Way', 'Voie'),
    shape: { is: 'through', hexes: 'hexes', of: 'hexes' },
    columns: [mapChoice('kind', both('Kind', 'Type'), kinds)],
    fresh: kinds.map(({ id, title }) => ({ id, title, content: { kind: id, hexes: [] } })),
    look: { column: 'kind', of: { road: 'road', path: 'path', rail: 'rail' }, usual: 'road' },
  })
