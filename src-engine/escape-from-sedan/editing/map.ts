import { mapChoice, mapColumn, mapList, mapNumber } from '../../campaigns/editing/maps/columns.ts'
import { HERE } from '../../campaigns/editing/maps/rows.ts'
import { writtenNames } from '../../campaigns/editing/maps/written-names.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { MapPlan } from '../../kernel/system/editing-maps.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { areaKinds, lineKinds } from '../campaign/files.ts'
import { MOST } from '../campaign/standing.ts'
import { rollOf } from './roll.ts'

const TABLE = 'table.json'
const DRAWING = 'drawing.json'
const KIND = both('Kind', 'Type')
const name = mapColumn('name', both('Name', 'Nom'), 'words')

const areaNames = {
  river: both('river', 'rivière'),
  beyond: both('not played on', 'hors jeu'),
  gentle: both('gentle slope', 'pente douce'),
  steep: both('steep slope', 'pente raide'),
  wood: both('wood', 'bois'),
  houses: both('houses', 'maisons'),
}
const lineNames = {
  crest: both('crest', 'crête'),
  wall: both('wall', 'mur'),
  trench: both('trench', 'tranchée'),
  stream: both('stream', 'ruisseau'),
  road: both('road', 'route'),
}
const areas: readonly Choice[] = areaKinds.map((id) => ({ id, title: areaNames[id] }))
const lines: readonly Choice[] = lineKinds.map((id) => ({ id, title: lineNames[id] }))
const freshOf = (kinds: readonly Choice[]) =>
  kinds.map(({ id, title }) => ({ id, title, content: { kind: id, name: { ...title } } }))

/** The table of a battle: areas and lines of ground, names, and the exits. */
export function map(files: CampaignFiles): MapPlan {
  const [width] = rollOf(files).table?.size ?? [MOST]
  return {
    ground: 'units',
    frame: null,
    lists: [
      mapList({
        id: 'ground',
        file: TABLE,
        at: 'areas',
        title: both('Areas of ground', 'Surfaces du terrain'),
        one: both('Area', 'Surface'),
        shape: { is: 'area', ring: 'points', x: null, y: null, neighbours: null, drawn: null, overlaps: true },
        key: 'id',
        name: 'name',
        columns: [name, mapChoice('kind', KIND, areas)],
        fresh: freshOf(areas),
        look: {
          column: 'kind',
          of: { river: 'wet', beyond: 'none', gentle: 'rough', steep: 'high', wood: 'wood', houses: 'strong' },
          usual: 'plain',
        },
      }),
      mapList({
        id: 'lines',
        file: TABLE,
        title: both('Crests, walls, streams, roads', 'Crêtes, murs, ruisseaux, routes'),
        one: both('Line', 'Ligne'),
        shape: { is: 'line', line: 'points' },
        key: 'id',
        name: 'name',
        columns: [name, mapChoice('kind', KIND, lines)],
        fresh: freshOf(lines),
        look: {
          column: 'kind',
          of: { crest: 'border', wall: 'rail', trench: 'rail', stream: 'brook', road: 'road' },
          usual: 'road',
        },
      }),
      mapList({
        id: 'places',
        file: TABLE,
        title: both('Names', 'Noms'),
        one: both('Name', 'Nom'),
        shape: { is: 'place', x: 'at.0', y: 'at.1', drawn: null },
        key: 'id',
        name: 'name',
        columns: [name],
        fresh: [{ id: 'place', title: both('Name', 'Nom'), content: { at: [0, 0] } }],
      }),
      mapList({
        id: 'table',
        file: TABLE,
        at: '',
        single: true,
        title: both('The table', 'La table'),
        one: both('The table', 'La table'),
        shape: { is: 'none' },
        columns: [
          mapNumber(
            'inchOfGround.0',
            both('Metres to an inch, west to east', 'Mètres par pouce, d’ouest en est'),
            1,
            999,
          ),
          mapNumber(
            'inchOfGround.1',
            both('Metres to an inch, north to south', 'Mètres par pouce, du nord au sud'),
            1,
            999,
          ),
          mapNumber('exits.french.from', both('French exit: from', 'Sortie française : de'), 0, width),
          mapNumber('exits.french.to', both('French exit: to', 'Sortie française : à'), 0, width),
          mapNumber('exits.german.from', both('German exit: from', 'Sortie allemande : de'), 0, width),
          mapNumber('exits.german.to', both('German exit: to', 'Sortie allemande : à'), 0, width),
          mapNumber('size.0', both('Width, in sixteenths of an inch', 'Largeur, en seizièmes de pouce'), 64, MOST),
          mapNumber('size.1', both('Height, in sixteenths of an inch', 'Hauteur, en seizièmes de pouce'), 64, MOST),
        ],
      }),
      mapList({
        id: 'heights',
        file: DRAWING,
        title: both('Heights', 'Altitudes'),
        one: both('Height', 'Altitude'),
        shape: { is: 'none' },
        columns: [
          mapColumn('of', both('Along', 'Le long de'), 'place', { of: ['ground', 'lines'] }),
          mapNumber('from', both('Metres at its first point', 'Mètres à son premier point'), -500, 9000),
          mapNumber('to', both('Metres at its last point', 'Mètres à son dernier point'), -500, 9000, {
            optional: true,
          }),
        ],
        fresh: [{ id: 'height', title: both('Height', 'Altitude'), content: { of: HERE, from: 200 } }],
      }),
      ...writtenNames({ file: DRAWING, begins: { format: 2 } }),
    ],
    named: [{ file: TABLE, at: 'exits.french.roads', keys: [], of: ['lines'] }],
  }
}
