import type { MapColumn } from '../../../kernel/system/editing-maps.ts'
import type { Json } from '../../../kernel/values/result.ts'
import { valueAt } from '../loose.ts'

/**
 * The values in the columns of a row, by address; null if omitted. Columns that cannot be set for the row at present
 * are left out.
 */
export const valuesIn = (columns: readonly MapColumn[], content: Json): Record<string, Json> =>
  Object.fromEntries(
    columns.flatMap(({ key, within }): readonly (readonly [string, Json])[] =>
      within !== null && valueAt(content, within) === undefined ? [] : [[key, valueAt(content, key) ?? null]],
    ),
  )

/** The same as an editor displays them: an omitted switch is off. */
export const seenIn = (columns: readonly MapColumn[], content: Json): Record<string, Json> => {
  const values = valuesIn(columns, content)
  for (const { key, input, optional } of columns)
    if (input === 'switch' && !optional && values[key] === null) values[key] = false
  return values
}

/** The lines within a row. */
export const linesIn = (content: Json, key: string): readonly Json[] => {
  const found = valueAt(content, key)
  return Array.isArray(found) ? (found as readonly Json[]) : []
}
