import type { Choice } from '../../../kernel/system/editing-lists.ts'
import type { MapList } from '../../../kernel/system/editing-maps.ts'
import { both } from '../../problems.ts'
import { drawnList, mapChoice, mapColumn, mapList, mapNumber, waterLooks, wayLooks } from './columns.ts'
import { writtenNames } from './written-names.ts'

/* Features of a hex map that are drawn only for the eye. */

const DRAWING = 'drawing.json'
const KIND = both('Kind', 'Type')
const name = mapColumn('name', both('Name', 'Nom'), 'text')

/** The initial content of a drawing, created with its first feature. */
const begins = {
  ...{ format: 2, hexKilometres: 0.5, relief: { base: 200, step: 30 } },
  ...{ waters: [], ways: [], villages: [], names: [] },
}

const waters: readonly Choice[] = [
  { id: 'major', title: both('river between the hexes', 'rivière entre les hexagones') },
  { id: 'river', title: both('river', 'rivière') },
  { id: 'canal', title: both('canal', 'canal') },
  { id: 'brook', title: both('brook', 'ruisseau') },
]
const ways: readonly Choice[] = [
  { id: 'imperial', title: both('imperial road', 'route impériale') },
  { id: 'road', title: both('road', 'route') },
  { id: 'path', title: both('path', 'chemin') },
  { id: 'rail', title: both('railway', 'chemin de fer') },
]
const villages: readonly Choice[] = [
  { id: 'town', title: both('town', 'ville') },
  { id: 'village', title: both('village', 'village') },
  { id: 'works', title: both('works', 'usine') },
]

const ofTrack = { within: 'track' } as const

export const drawingOfHexes: readonly MapList[] = [
  drawnList({
    ...{ id: 'drawn-waters', file: DRAWING, at: 'waters', begins },
    title: both('Waters as drawn', 'Eaux dessinées'),
    one: both('Water as drawn', 'Eau dessinée'),
    kinds: { key: 'class', choices: waters, of: waterLooks, usual: 'river' },
  }),
  drawnList({
    ...{ id: 'drawn-ways', file: DRAWING, at: 'ways', begins },
    title: both('Ways as drawn', 'Voies dessinées'),
    one: both('Way as drawn', 'Voie dessinée'),
    kinds: { key: 'kind', choices: ways, of: wayLooks, usual: 'road' },
  }),
  mapList({
    ...{ id: 'villages', file: DRAWING, begins, quiet: true },
    title: both('Villages', 'Villages'),
    one: both('Village', 'Village'),
    shape: { is: 'place', x: 'at.0', y: 'at.1', drawn: null },
    name: 'name',
    columns: [
      name,
      mapChoice('kind', KIND, villages),
      mapNumber(
        'size',
        both(
          'How far its houses reach over built-up hexes, in hexes',
          'Étendue des maisons sur les hexagones bâtis, en hexagones',
        ),
        0.1,
        3,
      ),
    ],
    fresh: villages.map(({ id, title }) => ({ id, title, content: { name: 'N.', kind: id, at: [0, 0], size: 0.4 } })),
    signs: [],
  }),
  ...writtenNames({ file: DRAWING, begins }),
  mapList({
    ...{ id: 'drawing', file: DRAWING, at: '', single: true, begins },
    title: both('The ground as drawn', 'Le terrain dessiné'),
    one: both('The ground as drawn', 'Le terrain dessiné'),
    shape: { is: 'none' },
    columns: [
      mapNumber('hexKilometres', both('A hex across, in km', 'Largeur d’un hexagone, en km'), 0.01, 50),
      mapNumber('relief.base', both('The lowest ground, in metres', 'Terrain le plus bas, en mètres'), -500, 9000),
      mapNumber('relief.step', both('Each level higher by, in metres', 'Hauteur d’un niveau, en mètres'), 0, 2000),
      mapNumber('track.turns', both('Turns printed beside it', 'Tours imprimés à côté'), 1, 40, ofTrack),
      mapColumn('track.from', both('The first begins at', 'Le premier commence à'), 'text', ofTrack),
      mapNumber('track.minutes', both('Minutes to a turn', 'Minutes par tour'), 1, 600, ofTrack),
    ],
  }),
]
