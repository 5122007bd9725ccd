import { z } from 'zod'
import { type Board, type Fault, Look, SideLook, Words } from '../contract/campaign.ts'

/** A file as it lies on the disk: its text, or the system's code for why there is none. */
export type FileText =
  | { readonly text: string; readonly missing: false }
  | { readonly missing: true; readonly code: string }

/** The newest shape of campaign files that is understood here. */
const newestFormat = 1

/** Only what the list of campaigns shows; the rest of the file belongs to its rule system. */
export const CampaignFile = z.looseObject({
  format: z.int().positive(),
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  system: z.string().min(1),
  title: Words,
  subtitle: Words,
  description: Words,
})
export type CampaignFile = z.infer<typeof CampaignFile>

const hexName = /^\d{4}$/

const ZonesMapFile = z.looseObject({
  format: z.int().positive(),
  zones: z.array(z.unknown()),
  grid: z.never().optional(),
})

/** Only what drawing a board of hexes needs. */
const HexMapFile = z.looseObject({
  format: z.int().positive(),
  grid: z.looseObject({
    kind: z.string(),
    columns: z.int().min(1).max(99),
    rows: z.int().min(1).max(99),
    lower: z.enum(['even', 'odd']),
  }),
  terrain: z.record(z.string().length(1), z.looseObject({ name: Words, look: Look.optional() })),
  rows: z.array(z.string()),
  places: z.array(z.looseObject({ hex: z.string().regex(hexName), name: z.union([z.string().min(1), Words]) })),
  features: z.record(z.string(), z.looseObject({ name: Words, look: SideLook.optional() })).default({}),
  hexsides: z
    .array(
      z.looseObject({ between: z.tuple([z.string().regex(hexName), z.string().regex(hexName)]), feature: z.string() }),
    )
    .default([]),
})
type HexMapFile = z.infer<typeof HexMapFile>

/** The map of a campaign, or null for one of zones, which is whole without a board of hexes. */
export function parseMap(content: FileText, faults: Fault[]): Board | null | undefined {
  const zones = parseFile('map.json', content, ZonesMapFile, [])
  if (zones !== undefined) return null
  const map = parseFile('map.json', content, HexMapFile, faults)
  return map === undefined ? undefined : boardOf(map, faults)
}

/** Reads one file into its shape; whatever is wrong joins the faults, all at once. */
export function parseFile<T>(file: string, content: FileText, shape: z.ZodType<T>, faults: Fault[]): T | undefined {
  const add = (kind: Fault['kind'], path = '', found = '', wanted = '') => {
    faults.push({ file, path, kind, found, wanted })
  }
  if (content.missing) {
    if (content.code === 'ENOENT') add('file-missing')
    else add('file-unreadable', '', content.code)
    return undefined
  }
  let raw: unknown
  try {
    raw = JSON.parse(content.text)
  } catch (error) {
    add('not-json', '', error instanceof Error ? error.message : String(error))
    return undefined
  }
  const format = valueAt(raw, ['format'])
  if (typeof format === 'number' && format > newestFormat) {
    add('format-newer', 'format', String(format), String(newestFormat))
    return undefined
  }
  const parsed = shape.safeParse(raw)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const found = valueAt(raw, issue.path)
    if (found === undefined) add('value-missing', written(issue.path), '', wantedBy(issue))
    else add('value-wrong', written(issue.path), shown(found), wantedBy(issue))
  }
  return undefined
}

/** The board as it is drawn, if rows, terrain and places agree with each other. */
function boardOf(map: HexMapFile, faults: Fault[]): Board | undefined {
  const before = faults.length
  const add = (kind: Fault['kind'], path: string, found: string, wanted: string) => {
    faults.push({ file: 'map.json', path, kind, found, wanted })
  }
  const { grid, rows, terrain, places, features, hexsides } = map
  if (grid.kind !== 'hex') {
    add('grid-unknown', 'grid.kind', grid.kind, 'hex')
    return undefined
  }
  if (rows.length !== grid.rows) add('rows-wrong', 'rows', String(rows.length), String(grid.rows))
  for (const [index, row] of rows.entries()) {
    const path = `rows[${index}]`
    if (row.length !== grid.columns) add('row-length-wrong', path, String(row.length), String(grid.columns))
    for (const code of new Set(row)) {
      if (!Object.hasOwn(terrain, code)) add('terrain-unknown', path, code, Object.keys(terrain).join(' '))
    }
  }
  const named = places.map((place) => ({
    hex: place.hex,
    name: typeof place.name === 'string' ? { en: place.name, fr: place.name } : place.name,
  }))
  for (const [index, { hex }] of named.entries()) {
    if (!isOnBoard(hex, grid)) add('place-outside', `places[${index}].hex`, hex, hexCalled(grid.columns, grid.rows))
  }
  for (const [index, { between, feature }] of hexsides.entries()) {
    const [from, to] = between
    if (!areNeighbours(from, to, grid.lower) || !isOnBoard(from, grid) || !isOnBoard(to, grid)) {
      add('hexside-wrong', `hexsides[${index}].between`, `${from}, ${to}`, '')
    }
    if (!Object.hasOwn(features, feature)) {
      add('feature-unknown', `hexsides[${index}].feature`, feature, Object.keys(features).join(', '))
    }
  }
  if (faults.length > before) return undefined
  return {
    columns: grid.columns,
    rows: grid.rows,
    lower: grid.lower,
    terrain: Object.entries(terrain).map(([code, { name, look }]) => ({ code, name, look: look ?? 'other' })),
    hexes: rows.flatMap((row, rowIndex) =>
      [...row].map((code, columnIndex) => ({ hex: hexCalled(columnIndex + 1, rowIndex + 1), terrain: code })),
    ),
    places: named,
    features: Object.entries(features).map(([id, { name, look }]) => ({ id, name, look: look ?? usualLook(id) })),
    hexsides: hexsides.map(({ between, feature }) => ({ between, feature })),
  }
}

/** A river that is called `river` need not say what it looks like. */
function usualLook(id: string): SideLook {
  const named = SideLook.safeParse(id)
  return named.success ? named.data : 'other'
}

function columnAndRow(hex: string): { column: number; row: number } {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) }
}

function isOnBoard(hex: string, grid: HexMapFile['grid']): boolean {
  const { column, row } = columnAndRow(hex)
  return column >= 1 && column <= grid.columns && row >= 1 && row <= grid.rows
}

function areNeighbours(from: string, to: string, lower: Board['lower']): boolean {
  // In half hexes, so that a column that sits lower is lower by one.
  const halves = (hex: string) => {
    const { column, row } = columnAndRow(hex)
    return { column, half: 2 * row + ((column % 2 === 0) === (lower === 'even') ? 1 : 0) }
  }
  const [a, b] = [halves(from), halves(to)]
  const apart = Math.abs(a.half - b.half)
  return a.column === b.column ? apart === 2 : Math.abs(a.column - b.column) === 1 && apart === 1
}

function hexCalled(column: number, row: number): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined
    return Object.getOwnPropertyDescriptor(inside, key)?.value
  }, value)
}

/** A path as one would write it in a program: `places[0].hex`, `terrain["."].name`. */
function written(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`
    const name = String(key)
    return /^\w+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`
  })
  return parts.join('').replace(/^\./, '')
}

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** What should have stood there, in words the window can translate or values it shows as they are. */
function wantedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' | ')
  if (issue.code === 'too_small') return `≥ ${issue.minimum}`
  if (issue.code === 'too_big') return `≤ ${issue.maximum}`
  if (issue.code === 'invalid_format') return issue.pattern ?? issue.format
  if (issue.code === 'invalid_union') return 'string | { en, fr }'
  return issue.message
}
