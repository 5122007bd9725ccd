import type { Shape } from '../kernel/values/shape.ts'

/**
 * The visibility of the state: a label for each field or each column of a table. `all`, `owner` and `nobody` mean the
 * same in every system: all sides, the side that owns the thing, no side. Other labels, such as `strength`, belong to a
 * system, and its view decides when they hold. Anything not listed is visible only to its owner.
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

/** Fields and columns of a shape that are not listed, and listed entries that the shape does not have. */
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
