import type { Shape } from '../kernel/values/shape.ts'

/**
 * Who may see the state: each field, or each column of a table, with a label. `all`, `owner` and `nobody` mean the same in every
 * system: everybody, the side whose thing it is, neither side. All other labels are a system's own, such as `strength`, and
 * its view says when they hold. What is not in the table is its owner's alone.
 */
export type WhoKnows<Label extends string> = {
  readonly [field: string]: Label | { readonly [column: string]: Label }
}

/** The label of a field, or of a column of a table. */
export function labelOf<Label extends string>(
  who: WhoKnows<Label | 'owner'>,
  field: string,
  column = '',
): Label | 'owner' {
  const known = who[field]
  return (typeof known === 'object' ? known[column] : known) ?? 'owner'
}

/** Fields and columns of a shape that the table leaves out, and entries of the table that the shape does not have. */
export function gapsIn(who: WhoKnows<string>, shape: Shape): { missing: string[]; unknown: string[] } {
  const words = Object.entries(shape).flatMap(([field, definition]) =>
    definition.is === 'table' && typeof who[field] !== 'string'
      ? Object.keys(definition.columns).map((column) => `${field}.${column}`)
      : [field],
  )
  const entries = Object.entries(who).flatMap(([field, known]) =>
    typeof known === 'string' ? [field] : Object.keys(known).map((column) => `${field}.${column}`),
  )
  return {
    missing: words.filter((word) => !entries.includes(word)),
    unknown: entries.filter((entry) => !words.includes(entry)),
  }
}
