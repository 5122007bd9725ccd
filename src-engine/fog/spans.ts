import { HEAD } from '../kernel/values/head.ts'
import type { Layout } from '../kernel/play/layout.ts'
import { EngineError } from '../kernel/values/result.ts'
import { wordsOf, type Definition, type TableDefinition } from '../kernel/values/shape.ts'

/** A range of words of the state, counted from its first word. */
export interface Span {
  readonly at: number
  readonly length: number
}

/** The position and definition of a field. */
export function fieldAt({ fields }: Layout, field: string): { readonly at: number; readonly definition: Definition } {
  const definition = fields.shape[field]
  if (definition === undefined) throw new EngineError(`the state has no field "${field}"`)
  return { at: HEAD.length + fields.at.get(field)!, definition }
}

export function tableAt(layout: Layout, table: string): { readonly at: number; readonly definition: TableDefinition } {
  const { at, definition } = fieldAt(layout, table)
  if (definition.is !== 'table') throw new EngineError(`"${table}" is not a table of the state`)
  return { at, definition }
}

/** The words of a field, or of some columns of a table. */
export function spansOf(layout: Layout, field: string, ...columns: string[]): Span[] {
  const { at, definition } = fieldAt(layout, field)
  if (columns.length === 0) return [{ at, length: wordsOf(definition) }]
  const { rows, columns: all } = tableAt(layout, field).definition
  return columns.map((column) => {
    const index = Object.keys(all).indexOf(column)
    if (index < 0) throw new EngineError(`the table "${field}" has no column "${column}"`)
    return { at: at + index * rows, length: rows }
  })
}

/** The kernel's own words that views show. */
export const head = {
  secrets: [{ at: HEAD.secrets, length: 1 }],
  ending: [{ at: HEAD.ending, length: HEAD.level + 1 - HEAD.ending }],
} as const satisfies { readonly [name: string]: readonly Span[] }

/** The words of the agenda, for everything that depends on who decides and what. */
export const agendaOf = ({ agendaAt, length }: Layout): Span[] => [
  { at: HEAD.top, length: 1 },
  { at: agendaAt, length: length - agendaAt },
]

export const isIn = ({ at, length }: Span, word: number): boolean => word >= at && word < at + length
