import { z } from 'zod'
import { type Board, type Fault, Look, Words } from '../contract/campaign.ts'

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

/** Only what drawing the board needs. */
export const MapFile = z.looseObject({
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
})
export type MapFile = z.infer<typeof MapFile>

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
    if (found === undefined) add('value-missing', issue.path.join('.'), '', wantedBy(issue))
    else add('value-wrong', issue.path.join('.'), shown(found), wantedBy(issue))
  }
  return undefined
}

/** The board as it is drawn, if rows, terrain and places agree with each other. */
export function boardOf(map: MapFile, faults: Fault[]): Board | undefined {
  const before = faults.length
  const add = (kind: Fault['kind'], path: string, found: string, wanted: string) => {
    faults.push({ file: 'map.json', path, kind, found, wanted })
  }
  const { grid, rows, terrain, places } = map
  if (grid.kind !== 'hex') {
    add('grid-unknown', 'grid.kind', grid.kind, 'hex')
    return undefined
  }
  if (rows.length !== grid.rows) add('rows-wrong', 'rows', String(rows.length), String(grid.rows))
  for (const [index, row] of rows.entries()) {
    const path = `rows.${index}`
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
    const column = Number(hex.slice(0, 2))
    const row = Number(hex.slice(2))
    if (column < 1 || column > grid.columns || row < 1 || row > grid.rows) {
      add('place-outside', `places.${index}.hex`, hex, hexCalled(grid.columns, grid.rows))
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
  }
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
