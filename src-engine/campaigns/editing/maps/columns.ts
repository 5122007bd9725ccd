import type { Choice } from '../../../kernel/system/editing-lists.ts'
import type { MapColumn, MapList, MapLook, MapPart } from '../../../kernel/system/editing-maps.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'

/* Helpers with which systems describe their maps. */

type More = Partial<Omit<MapColumn, 'key' | 'title' | 'input'>>

export const mapColumn = (key: string, title: Title, input: MapColumn['input'], more: More = {}): MapColumn => ({
  ...{ key, title, input, optional: false, choices: [], least: null, most: null, of: [], opens: null, within: null },
  ...more,
})

export const mapChoice = (key: string, title: Title, choices: readonly Choice[], more: More = {}): MapColumn =>
  mapColumn(key, title, 'choice', { choices, ...more })

export const mapNumber = (key: string, title: Title, least: number, most: number, more: More = {}): MapColumn =>
  mapColumn(key, title, 'number', { least, most, ...more })

export const mapPart = (
  key: string,
  title: Title,
  columns: readonly MapColumn[],
  fresh: JsonObject,
  needed = false,
): MapPart => ({ key, title, columns, fresh, needed })

type Parts = Pick<MapList, 'id' | 'file' | 'title' | 'one' | 'shape'> & Partial<MapList>

export const mapList = (parts: Parts): MapList => ({
  ...{
    at: parts.id,
    single: false,
    within: null,
    pairs: null,
    key: null,
    name: null,
    columns: [],
    parts: [],
    fresh: [],
    signs: [],
    marks: null,
    range: null,
    begins: { format: 2 },
    quiet: false,
  },
  look: { column: null, of: {}, usual: 'plain' },
  ...parts,
})

/** How waters and ways of these kinds are drawn in the sketch. */
export const waterLooks = { major: 'major', river: 'river', canal: 'canal', brook: 'brook' } as const
export const wayLooks = { imperial: 'road', road: 'road', path: 'path', rail: 'rail' } as const

interface Kinds {
  /** The field that contains the kind. */
  readonly key: string
  readonly choices: readonly Choice[]
  readonly of: MapList['look']['of']
  readonly usual: MapLook
}

/** A list of features drawn only for the eye: by default lines, with a name, and a kind if there are several. */
export function drawnList({
  kinds,
  ...parts
}: Omit<Parts, 'shape'> & Partial<MapList> & { readonly kinds?: Kinds }): MapList {
  const { id, one: title } = parts
  const fresh = kinds?.choices.map((kind) => ({ ...kind, content: { name: 'N.', [kinds.key]: kind.id } }))
  return mapList({
    ...{ shape: { is: 'line', line: 'line' }, name: 'name' },
    columns: [
      mapColumn('name', both('Name', 'Nom'), 'text'),
      ...(kinds === undefined ? [] : [mapChoice(kinds.key, both('Kind', 'Type'), kinds.choices)]),
    ],
    fresh: fresh ?? [{ id, title, content: { name: 'N.' } }],
    ...(kinds !== undefined && { look: { column: kinds.key, of: kinds.of, usual: kinds.usual } }),
    ...parts,
  })
}
