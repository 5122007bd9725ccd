import {
  drawnList,
  mapChoice,
  mapColumn,
  mapList,
  mapNumber,
  waterLooks,
  wayLooks,
} from '../../campaigns/editing/maps/columns.ts'
import { rowsAt } from '../../campaigns/editing/loose.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { MapLook, MapList, MapPlan } from '../../kernel/system/editing-maps.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { isJsonObject, textIn } from '../../kernel/values/result.ts'

const MAP = 'map.json'
const DRAWING = 'drawing.json'
const NAME = both('Name', 'Nom')
const optional = { optional: true } as const
const name = mapColumn('name', NAME, 'text')

/** The lowest number that no zone uses. */
function freeNumber(files: CampaignFiles): number {
  const map = isJsonObject(files[MAP]) ? files[MAP] : {}
  const taken = new Set(rowsAt(map, 'zones').map(({ row }) => row['number']))
  for (let number = 1; ; number += 1) if (!taken.has(number)) return number
}

const ofTheMap = (number: number): readonly MapList[] => [
  mapList({
    id: 'zones',
    file: MAP,
    title: both('Zones', 'Zones'),
    one: both('Zone', 'Zone'),
    shape: { is: 'area', ring: 'outline', x: 'lon', y: 'lat', neighbours: 'borders', drawn: 'label' },
    key: 'id',
    name: 'name',
    columns: [
      name,
      mapNumber('number', both('Number', 'Numéro'), 1, 99),
      mapNumber('bonus', both('Defence bonus', 'Bonus de défense'), 0, 5, optional),
      mapColumn('fort', both('A fort', 'Un fort'), 'switch', optional),
      mapColumn('edge', both('On the edge of the map', 'Au bord de la carte'), 'switch', optional),
      mapColumn('heavyTarget', both('In reach of heavy guns', 'Exposée à l’artillerie lourde'), 'switch', optional),
    ],
    fresh: [{ id: 'zone', title: both('Zone', 'Zone'), content: { number } }],
    signs: [
      { column: 'fort', sign: 'fort' },
      { column: 'edge', sign: 'exit' },
    ],
  }),
  mapList({
    id: 'borders',
    file: MAP,
    title: both('Neighbours', 'Voisinages'),
    one: both('Border between two', 'Limite entre deux'),
    shape: { is: 'way', ends: ['0', '1'], of: ['zones'], bends: null },
    fresh: [{ id: 'border', title: both('Border', 'Limite'), content: [] }],
    look: { column: null, of: {}, usual: 'border' },
  }),
  mapList({
    id: 'fortress',
    file: MAP,
    at: '',
    single: true,
    title: both('The fortress', 'La place'),
    one: both('The fortress', 'La place'),
    shape: { is: 'none' },
    columns: [
      mapColumn('citadel', both('The citadel', 'La citadelle'), 'place', { of: ['zones'] }),
      mapColumn('headquarters.name', both('Headquarters', 'Quartier général'), 'words'),
      mapNumber('frame.west', both('Frame: west', 'Cadre : ouest'), -180, 180),
      mapNumber('frame.east', both('Frame: east', 'Cadre : est'), -180, 180),
      mapNumber('frame.south', both('Frame: south', 'Cadre : sud'), -90, 90),
      mapNumber('frame.north', both('Frame: north', 'Cadre : nord'), -90, 90),
    ],
  }),
]

const classes: readonly Choice[] = [
  { id: 'river', title: both('river', 'rivière') },
  { id: 'brook', title: both('brook', 'ruisseau') },
  { id: 'canal', title: both('canal', 'canal') },
]
const roads: readonly Choice[] = [
  { id: 'imperial', title: both('imperial road', 'route impériale') },
  { id: 'road', title: both('road', 'route') },
]

const works: readonly Choice[] = [
  { id: 'enceinte', title: both('town wall', 'enceinte') },
  { id: 'citadel', title: both('citadel', 'citadelle') },
  { id: 'hornwork', title: both('hornwork', 'ouvrage à cornes') },
  { id: 'fort', title: both('fort', 'fort') },
  { id: 'tower', title: both('tower', 'tour') },
  { id: 'line', title: both('line of works', 'ligne d’ouvrages') },
  { id: 'redoubt', title: both('redoubt', 'redoute') },
]

type More = Omit<Parameters<typeof drawnList>[0], 'id' | 'file' | 'title' | 'one'>

const drawn = (id: string, title: Title, one: Title, more: More, usual: MapLook): MapList =>
  drawnList({
    ...{ id, file: DRAWING, title, one },
    ...(more.kinds === undefined && { look: { column: null, of: {}, usual } }),
    ...more,
  })

const outline = { is: 'area', ring: 'outline', x: null, y: null, neighbours: null, drawn: null } as const

/** Rows that consist of an outline only; they have no names. */
const wholeOutline = { shape: { ...outline, ring: '', overlaps: true }, name: null, columns: [] } as const

/** The building of a new station, in degrees relative to its centre. */
const platforms = [
  [
    [-0.0008, -0.0009],
    [-0.0002, -0.0009],
    [0.0004, 0.0009],
    [-0.0002, 0.0009],
  ],
]

/** Houses of a new village, in degrees relative to its centre. */
const houses = [
  [0.0006, 0.0004],
  [-0.0007, 0.0003],
  [0.0002, -0.0005],
  [-0.0003, 0.0009],
  [0.0011, -0.0003],
].map(([lon = 0, lat = 0]) =>
  [
    [0, 0],
    [0.0004, 0.0001],
    [0.0003, 0.0003],
    [-0.0001, 0.0002],
  ].map(([x = 0, y = 0]) => [lon + x, lat + y]),
)

const ofTheDrawing = (citadel: string): readonly MapList[] => [
  drawn(
    'rivers',
    both('Rivers', 'Rivières'),
    both('River', 'Rivière'),
    {
      kinds: { key: 'class', choices: classes, of: waterLooks, usual: 'river' },
    },
    'river',
  ),
  drawn(
    'roads',
    both('Roads', 'Routes'),
    both('Road', 'Route'),
    {
      kinds: { key: 'kind', choices: roads, of: wayLooks, usual: 'road' },
    },
    'road',
  ),
  drawn('railways', both('Railways', 'Chemins de fer'), both('Railway', 'Chemin de fer'), {}, 'rail'),
  drawn(
    'works',
    both('Works of the fortress', 'Ouvrages de la place'),
    both('Work', 'Ouvrage'),
    {
      shape: { is: 'line', line: 'outline' },
      columns: [
        name,
        mapColumn('zone', both('In the zone', 'Dans la zone'), 'place', { of: ['zones'] }),
        mapChoice('kind', both('Kind', 'Type'), works),
      ],
      fresh: works.map(({ id, title }) => ({ id, title, content: { name: 'N.', zone: citadel, kind: id } })),
    },
    'border',
  ),
  drawn(
    'villages',
    both('Villages', 'Villages'),
    both('Village', 'Village'),
    {
      quiet: true,
      shape: { is: 'place', x: 'at.0', y: 'at.1', drawn: null, along: 'blocks' },
      fresh: [
        { id: 'village', title: both('Village', 'Village'), content: { name: 'N.', at: [0, 0], blocks: houses } },
      ],
    },
    'plain',
  ),
  drawn(
    'station',
    both('Railway station', 'Gare'),
    both('Railway station', 'Gare'),
    {
      quiet: true,
      single: true,
      shape: { is: 'place', x: 'at.0', y: 'at.1', drawn: null, along: 'blocks' },
      fresh: [
        {
          id: 'station',
          title: both('Railway station', 'Gare'),
          content: { name: 'N.', at: [0, 0], blocks: platforms },
        },
      ],
    },
    'plain',
  ),
  drawn(
    'houses',
    both('Houses, one by one', 'Maisons, une à une'),
    both('House', 'Maison'),
    {
      quiet: true,
      within: { of: ['villages', 'station'], at: 'blocks', each: 'many' },
      ...wholeOutline,
      fresh: [{ id: 'house', title: both('House', 'Maison'), content: {} }],
    },
    'strong',
  ),
  drawn(
    'inner-works',
    both('Inner walls of works', 'Murs intérieurs des ouvrages'),
    both('Inner wall', 'Mur intérieur'),
    {
      quiet: true,
      within: { of: ['works'], at: 'inner', each: 'one' },
      ...wholeOutline,
      fresh: [{ id: 'inner', title: both('Inner wall', 'Mur intérieur'), content: {} }],
    },
    'strong',
  ),
  drawn(
    'heights',
    both('Heights', 'Hauteurs'),
    both('Height', 'Hauteur'),
    {
      quiet: true,
      shape: { is: 'line', line: 'ridge', about: 'outline' },
      columns: [name, mapNumber('metres', both('Metres above the sea', 'Mètres d’altitude'), -500, 9000)],
      fresh: [{ id: 'height', title: both('Height', 'Hauteur'), content: { name: 'N.', metres: 450 } }],
    },
    'border',
  ),
  drawn(
    'slopes',
    both('Feet of the heights', 'Pieds des hauteurs'),
    both('Foot of a height', 'Pied d’une hauteur'),
    { at: 'heights', quiet: true, shape: { ...outline, overlaps: true }, columns: [], fresh: [] },
    'rough',
  ),
  drawn('woods', both('Woods', 'Bois'), both('Wood', 'Bois'), { shape: outline }, 'wood'),
  drawn('ponds', both('Ponds', 'Étangs'), both('Pond', 'Étang'), { shape: outline }, 'wet'),
]

/** The zone of the citadel, the default for a new work. */
const citadelOf = (files: CampaignFiles): string => textIn(isJsonObject(files[MAP]) ? files[MAP]['citadel'] : undefined)

/** A map of Storm over Belfort: zones that tile the ground, their borders, and the drawing around them. */
export const map = (files: CampaignFiles): MapPlan => ({
  ground: 'degrees',
  lists: [...ofTheMap(freeNumber(files)), ...ofTheDrawing(citadelOf(files))],
  frame: { file: MAP, at: 'frame' },
  named: [{ file: 'tables.json', at: 'victory.forts', keys: [], of: ['zones'] }],
})
