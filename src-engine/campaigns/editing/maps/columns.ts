import type { Choice, MapColumn, MapList, MapPart } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { JsonObject } from '../../../kernel/values/result.ts'

/* What systems describe their maps with. */

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
