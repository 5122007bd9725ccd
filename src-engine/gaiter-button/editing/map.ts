import { edgeWords } from '../campaign/checks/edges.ts'
import { ARMIES } from '../../campaigns/editing/armies/armies.ts'
import {
  drawnList,
  mapChoice,
  mapColumn,
  mapList,
  mapNumber,
  mapPart,
  waterLooks,
  wayLooks,
} from '../../campaigns/editing/maps/columns.ts'
import { HERE } from '../../campaigns/editing/maps/rows.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { MapColumn, MapList, MapPlan } from '../../kernel/system/editing-maps.ts'
import { longest, shortest } from '../campaign/checks/line-checks.ts'
import { countries, mapEdges, mapSides, terrains, waterClasses, ways } from '../campaign/schemas/map-schema.ts'
import { sideNames } from './roster.ts'

const MAP = 'map.json'
const GEOMETRY = 'geometry.json'
const RELIEF = 'relief.json'
const NAME = both('Name', 'Nom')

const sides: readonly Choice[] = mapSides.map((id) => ({ id, title: sideNames[id].all }))
const named = <Id extends string>(
  ids: readonly Id[],
  names: Readonly<Record<Id, readonly [en: string, fr: string]>>,
): readonly Choice[] =>
  ids.map((id) => {
    const [en, fr] = names[id]
    return { id, title: both(en, fr) }
  })

const terrainChoices = named(terrains, {
  clear: ['clear', 'découvert'],
  forest: ['forest', 'forêt'],
  swamp: ['swamp', 'marais'],
  difficult: ['difficult', 'difficile'],
  mountainous: ['mountainous', 'montagneux'],
})
const terrainLooks = { clear: 'plain', forest: 'wood', swamp: 'wet', difficult: 'rough', mountainous: 'high' } as const
const countryChoices = named(countries, {
  france: ['France', 'France'],
  belgium: ['Belgium', 'Belgique'],
  germany: ['Germany', 'Allemagne'],
})
const edgeChoices = named(mapEdges, edgeWords)
const wayChoices = named(ways, {
  road: ['road', 'route'],
  path: ['path', 'chemin'],
  none: ['railway only', 'chemin de fer seulement'],
})
const waterChoices = named(waterClasses, {
  major: ['major river', 'grande rivière'],
  river: ['river', 'rivière'],
  canal: ['canal', 'canal'],
})
const brookChoices: readonly Choice[] = [...waterChoices, { id: 'brook', title: both('brook', 'ruisseau') }]

const WAY = both('Way', 'Voie')
const RAIL = both('Railway', 'Chemin de fer')
const SIDE = both('Side', 'Camp')
const optional = { optional: true } as const
const way = mapChoice('way', WAY, wayChoices)
const rail = mapColumn('rail', RAIL, 'switch')
const side = mapChoice('side', SIDE, sides)
const zone = mapColumn('zone', both('Zone', 'Zone'), 'place', { of: ['zones'] })

/** Columns of a waterway; `at` is the prefix of their keys in the row. */
const water = (at: string, within: string | null): readonly MapColumn[] => [
  mapColumn(`${at}name`, both('Its name', 'Son nom'), 'text', { within }),
  mapColumn(`${at}bridge`, both('A bridge', 'Un pont'), 'switch', { within }),
  mapColumn(`${at}pontoonSite`, both('A site for pontoons', 'Un site de pont de bateaux'), 'switch', { within }),
  mapColumn(
    `${at}permanentPontoon`,
    both('A pontoon bridge from the start', 'Un pont de bateaux dès le début'),
    'switch',
    {
      within,
      optional: true,
    },
  ),
]

/** An outline drawn over zones. */
const ground = { is: 'area', ring: 'ring', x: null, y: null, neighbours: null, drawn: null } as const
const place = { is: 'place', x: 'lon', y: 'lat', drawn: 'draw' } as const

const ofTheMap: readonly MapList[] = [
  mapList({
    id: 'zones',
    file: MAP,
    title: both('Zones', 'Zones'),
    one: both('Zone', 'Zone'),
    shape: place,
    key: 'id',
    name: 'name',
    columns: [
      mapColumn('name', NAME, 'text'),
      mapColumn('modern', both('Present spelling', 'Orthographe actuelle'), 'text', optional),
      mapChoice('terrain', both('Terrain', 'Terrain'), terrainChoices),
      mapColumn('town', both('A town', 'Une ville'), 'switch'),
      mapChoice('country', both('Country', 'Pays'), countryChoices),
      mapColumn('edges', both('On the map edge', 'Au bord de la carte'), 'choices', {
        choices: edgeChoices,
        optional: true,
      }),
      mapColumn(
        'frenchExit',
        both('French divisions may leave here', 'Sortie des divisions françaises'),
        'switch',
        optional,
      ),
    ],
    parts: [
      mapPart(
        'exits',
        both('Ways off the map', 'Voies hors de la carte'),
        [mapColumn('to', both('To', 'Vers'), 'text'), way, rail],
        { to: '–', way: 'road' },
      ),
    ],
    fresh: [{ id: 'zone', title: both('Zone', 'Zone'), content: { terrain: 'clear' } }],
    look: {
      column: 'terrain',
      of: terrainLooks,
      usual: 'plain',
    },
    signs: [
      { column: 'town', sign: 'town' },
      { column: 'exits', sign: 'exit' },
    ],
  }),
  mapList({
    id: 'connections',
    file: MAP,
    title: both('Connections', 'Liaisons'),
    one: both('Connection', 'Liaison'),
    shape: { is: 'way', ends: ['a', 'b'], of: ['zones'], bends: 'via' },
    range: { least: shortest, most: longest },
    columns: [
      way,
      rail,
      mapChoice('water.class', both('It crosses', 'Elle franchit'), waterChoices, {
        opens: { part: 'water', content: { name: 'N.', class: 'river', bridge: true } },
      }),
      ...water('water.', 'water'),
      mapColumn('tunnel', both('Railway tunnels', 'Tunnels du chemin de fer'), 'text', optional),
      mapColumn('route', both('Imperial road', 'Route impériale'), 'text', optional),
      mapColumn('note', both('Note', 'Remarque'), 'text', optional),
    ],
    parts: [
      mapPart(
        'alsoWater',
        both('Lesser waterways crossed as well', 'Autres cours d’eau franchis'),
        [mapChoice('class', both('Kind', 'Type'), waterChoices), ...water('', null)],
        { name: 'N.', class: 'river', bridge: true },
      ),
    ],
    fresh: [
      { id: 'road', title: wayChoices[0]!.title, content: { a: '', b: '', way: 'road' } },
      { id: 'path', title: wayChoices[1]!.title, content: { a: '', b: '', way: 'path' } },
      { id: 'none', title: wayChoices[2]!.title, content: { a: '', b: '', way: 'none', rail: true } },
    ],
    look: { column: 'way', of: { road: 'road', path: 'path', none: 'none' }, usual: 'road' },
    signs: [
      { column: 'rail', sign: 'rail' },
      { column: 'water', sign: 'water' },
      { column: 'water.bridge', sign: 'bridge' },
    ],
  }),
  mapList({
    id: 'fortresses',
    file: MAP,
    title: both('Fortresses', 'Forteresses'),
    one: both('Fortress', 'Forteresse'),
    shape: { is: 'none' },
    key: 'id',
    name: 'name',
    columns: [mapColumn('name', NAME, 'text'), mapNumber('capacity', both('Capacity', 'Capacité'), 1, 999)],
    parts: [
      mapPart(
        'zones',
        both('Banks', 'Rives'),
        [zone, mapNumber('value', both('Value', 'Valeur'), 0, 99)],
        { zone: '', value: 0 },
        true,
      ),
    ],
    fresh: [
      {
        id: 'fortress',
        title: both('Fortress', 'Forteresse'),
        content: { zones: [{ zone: HERE, value: 0 }], capacity: 10 },
      },
    ],
    marks: 'fort',
  }),
  mapList({
    id: 'sectors',
    file: MAP,
    title: both('Sectors off the map', 'Secteurs hors carte'),
    one: both('Sector', 'Secteur'),
    shape: place,
    key: 'id',
    name: 'name',
    columns: [mapColumn('name', NAME, 'text'), mapChoice('owner', SIDE, sides)],
    fresh: sides.map(({ id, title }) => ({ id, title, content: { owner: id } })),
    look: { column: null, of: {}, usual: 'none' },
  }),
  mapList({
    id: 'sectorLinks',
    file: MAP,
    title: both('Ways to sectors', 'Voies vers les secteurs'),
    one: both('Way to a sector', 'Voie vers un secteur'),
    shape: { is: 'way', ends: ['a', 'b'], of: ['zones', 'sectors'], bends: null },
    columns: [way, rail],
    fresh: [{ id: 'road', title: wayChoices[0]!.title, content: { a: '', b: '', way: 'road' } }],
    look: { column: 'way', of: { road: 'road', path: 'path', none: 'none' }, usual: 'road' },
    signs: [{ column: 'rail', sign: 'rail' }],
  }),
  mapList({
    id: 'edges',
    file: MAP,
    single: true,
    title: both('Map edges', 'Bords de la carte'),
    one: both('Map edges', 'Bords de la carte'),
    shape: { is: 'none' },
    columns: edgeChoices.map(({ id, title }) => mapChoice(id, title, sides, optional)),
  }),
  mapList({
    id: 'supply',
    file: MAP,
    title: both('Sources of supply', 'Sources de ravitaillement'),
    one: both('Source of supply', 'Source de ravitaillement'),
    shape: { is: 'none' },
    columns: [
      { ...mapColumn('zone', both('Zone', 'Zone'), 'place', { of: ['zones', 'sectors'] }), within: 'zone' },
      { ...mapChoice('edge', both('Map edge', 'Bord de la carte'), edgeChoices), within: 'edge' },
      side,
    ],
    fresh: [
      ...mapSides.map((id) => ({
        id,
        title: both(`Supply: ${sideNames[id].all.en}`, `Ravitaillement : ${sideNames[id].all.fr}`),
        content: { zone: HERE, side: id },
      })),
      ...mapSides.map((id) => ({
        id: `edge-${id}`,
        title: both(`Map edge: ${sideNames[id].all.en}`, `Bord de la carte : ${sideNames[id].all.fr}`),
        content: { edge: 'north', side: id },
      })),
    ],
  }),
]

/** The content of a new relief file before anything is added to it. */
const begins = { format: 2, heights: [] }

const ofTheDrawing: readonly MapList[] = [
  drawnList({
    id: 'rivers',
    file: GEOMETRY,
    title: both('Rivers as drawn', 'Rivières dessinées'),
    one: both('River', 'Rivière'),
    kinds: { key: 'class', choices: brookChoices, of: waterLooks, usual: 'river' },
    columns: [
      mapColumn('name', NAME, 'text'),
      mapChoice('class', both('Kind', 'Type'), brookChoices),
      mapNumber('heights.0', both('Begins at (m)', 'Commence à (m)'), -500, 9000, optional),
      mapNumber('heights.1', both('Ends at (m)', 'Finit à (m)'), -500, 9000, optional),
    ],
    pairs: { file: RELIEF, begins, at: 'rivers', values: 'heights' },
  }),
  mapList({
    id: 'ways',
    file: GEOMETRY,
    title: both('Ways as drawn', 'Voies dessinées'),
    one: both('Way as drawn', 'Voie dessinée'),
    shape: { is: 'way', ends: ['a', 'b'], of: ['zones', 'sectors'], bends: 'line' },
    fresh: [{ id: 'way', title: both('Way as drawn', 'Voie dessinée'), content: { a: '', b: '', line: [] } }],
    look: { column: null, of: {}, usual: 'none' },
  }),
  mapList({
    id: 'areas',
    file: GEOMETRY,
    title: both('Woods, swamps and heights', 'Bois, marais et hauteurs'),
    one: both('Ground', 'Terrain'),
    shape: ground,
    name: 'name',
    columns: [
      mapColumn('name', NAME, 'text'),
      mapChoice('terrain', both('Terrain', 'Terrain'), terrainChoices),
      mapColumn('dark', both('Drawn darker', 'Plus sombre'), 'switch', optional),
    ],
    fresh: terrainChoices.slice(1).map(({ id, title }) => ({ id, title, content: { name: 'N.', terrain: id } })),
    look: {
      column: 'terrain',
      of: terrainLooks,
      usual: 'wood',
    },
  }),
  drawnList({
    id: 'borders',
    file: GEOMETRY,
    title: both('Borders', 'Frontières'),
    one: both('Border', 'Frontière'),
    look: { column: null, of: {}, usual: 'border' },
  }),
  mapList({
    id: 'frame',
    file: GEOMETRY,
    single: true,
    title: both('Frame of the sheet', 'Cadre de la feuille'),
    one: both('Frame of the sheet', 'Cadre de la feuille'),
    shape: { is: 'none' },
    columns: [
      mapNumber('west', both('West', 'Ouest'), -180, 180),
      mapNumber('east', both('East', 'Est'), -180, 180),
      mapNumber('south', both('South', 'Sud'), -90, 90),
      mapNumber('north', both('North', 'Nord'), -90, 90),
    ],
  }),
]

const regionChoices: readonly Choice[] = [
  { id: 'country', title: both('country', 'pays') },
  { id: 'landscape', title: both('landscape', 'contrée') },
  { id: 'wood', title: both('wood', 'bois') },
]
const laneChoices: readonly Choice[] = [
  { id: 'road', title: both('road', 'route') },
  { id: 'path', title: both('path', 'chemin') },
  { id: 'rail', title: both('railway', 'chemin de fer') },
]

const ofTheRelief: readonly MapList[] = [
  drawnList({
    id: 'abroad',
    file: GEOMETRY,
    quiet: true,
    title: both('Neutral countries', 'Pays neutres'),
    one: both('Neutral country', 'Pays neutre'),
    shape: ground,
    look: { column: null, of: {}, usual: 'strong' },
  }),
  mapList({
    id: 'regions',
    file: GEOMETRY,
    quiet: true,
    title: both('Names of regions', 'Noms de contrées'),
    one: both('Name of a region', 'Nom d’une contrée'),
    shape: { is: 'place', x: 'label.0', y: 'label.1', drawn: null },
    name: 'name',
    columns: [
      mapColumn('name', NAME, 'text'),
      mapChoice('kind', both('Kind', 'Type'), regionChoices),
      mapNumber('angle', both('Turned by, in degrees', 'Inclinaison, en degrés'), -90, 90, optional),
    ],
    fresh: regionChoices.map(({ id, title }) => ({ id, title, content: { name: 'N.', kind: id, label: [0, 0] } })),
  }),
  mapList({
    ...{ id: 'heights', file: RELIEF, begins, quiet: true },
    title: both('Heights', 'Altitudes'),
    one: both('Height', 'Altitude'),
    shape: { is: 'line', line: 'line', least: 1 },
    name: 'name',
    columns: [
      mapColumn('name', NAME, 'text'),
      mapNumber('from', both('Metres at its first point', 'Mètres à son premier point'), -500, 9000),
      mapNumber('to', both('Metres at its last point', 'Mètres à son dernier point'), -500, 9000, optional),
    ],
    fresh: [{ id: 'height', title: both('Height', 'Altitude'), content: { name: 'N.', from: 200 } }],
    look: { column: null, of: {}, usual: 'border' },
  }),
  drawnList({
    ...{ id: 'lanes', file: RELIEF, begins, quiet: true },
    title: both('Ways that no rule knows', 'Voies hors règles'),
    one: both('Way that no rule knows', 'Voie hors règles'),
    kinds: { key: 'kind', choices: laneChoices, of: wayLooks, usual: 'path' },
  }),
  mapList({
    ...{ id: 'woods', file: RELIEF, at: 'areas', begins, quiet: true },
    title: both('Woods in which no zone lies', 'Bois sans zone'),
    one: both('Wood', 'Bois'),
    shape: ground,
    name: 'name',
    columns: [mapColumn('name', NAME, 'text'), mapChoice('terrain', both('Terrain', 'Terrain'), terrainChoices)],
    fresh: [{ id: 'wood', title: both('Wood', 'Bois'), content: { name: 'N.', terrain: 'forest' } }],
    look: { column: 'terrain', of: terrainLooks, usual: 'wood' },
  }),
  mapList({
    ...{ id: 'hamlets', file: RELIEF, begins, quiet: true },
    title: both('Villages that are no zones', 'Villages hors zones'),
    one: both('Village', 'Village'),
    shape: { is: 'place', x: '0', y: '1', drawn: null },
    fresh: [{ id: 'hamlet', title: both('Village', 'Village'), content: [] }],
  }),
]

/** The map editor of Gaiter Button: zones and connections, sectors and edges, and decorative drawing. */
export const map = (): MapPlan => ({
  ground: 'degrees',
  lists: [...ofTheMap, ...ofTheDrawing, ...ofTheRelief],
  frame: { file: GEOMETRY, at: 'frame' },
  named: [
    ...mapSides.map((id) => ({ file: ARMIES, at: `sides.${id}.garrisons`, keys: ['fortress'], of: ['fortresses'] })),
  ],
})
