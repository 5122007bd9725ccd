import type { Choice } from '../../../kernel/system/editing-lists.ts'
import type { MapList } from '../../../kernel/system/editing-maps.ts'
import { both } from '../../problems.ts'
import { mapChoice, mapColumn, mapList } from './columns.ts'

const kinds: readonly Choice[] = [
  { id: 'town', title: both('town', 'ville') },
  { id: 'village', title: both('village', 'village') },
  { id: 'hill', title: both('hill', 'hauteur') },
  { id: 'wood', title: both('wood', 'bois') },
  { id: 'water', title: both('water', 'eau') },
  { id: 'way', title: both('way', 'voie') },
  { id: 'land', title: both('landscape', 'contrée') },
]

/** Names written on a drawing, at a point or along a line; they can be moved whole or point by point. */
export const writtenNames = (of: Pick<MapList, 'file' | 'begins'>): readonly MapList[] => [
  mapList({
    ...{ id: 'written-names', at: 'names', quiet: true, ...of },
    title: both('Names as written', 'Noms écrits'),
    one: both('Name as written', 'Nom écrit'),
    shape: { is: 'place', x: 'at.0.0', y: 'at.0.1', drawn: null, along: 'at' },
    name: 'text',
    columns: [mapColumn('text', both('Name', 'Nom'), 'words'), mapChoice('kind', both('Kind', 'Type'), kinds)],
    fresh: kinds.map(({ id, title }) => ({ id, title, content: { text: { ...title }, kind: id, at: [[0, 0]] } })),
  }),
  mapList({
    ...{ id: 'lines-of-names', at: 'names', quiet: true, ...of },
    title: both('Lines of names', 'Lignes des noms'),
    one: both('Line of a name', 'Ligne d’un nom'),
    shape: { is: 'line', line: 'at', least: 1 },
    name: 'text',
  }),
]
