import type { z } from 'zod'

/**
 * Parses a file's content without the rows of its lists and tables that violate the schema; undefined if the fault is
 * elsewhere. Only for display: playing and checking use the whole file.
 */
export function readableParts<T extends z.ZodType>(schema: T, content: unknown): z.infer<T> | undefined {
  let left = content
  // Removing a row may leave another one without what it needs, hence several rounds.
  for (let round = 0; round < 5; round += 1) {
    const read = schema.safeParse(left)
    if (read.success) return read.data
    const rows = read.error.issues.map(({ path: [list, row] }) => ({ list, row }))
    if (rows.some(({ list, row }) => list === undefined || row === undefined)) return undefined
    left = without(left, rows)
  }
  return undefined
}

type Row = { readonly list: PropertyKey | undefined; readonly row: PropertyKey | undefined }

function without(content: unknown, faulty: readonly Row[]): unknown {
  if (!isTable(content)) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, list]) => {
      const rows = new Set(faulty.flatMap((one) => (one.list === key ? [String(one.row)] : [])))
      if (rows.size === 0) return [key, list]
      if (Array.isArray(list)) return [key, list.filter((_, index) => !rows.has(String(index)))]
      return [key, isTable(list) ? Object.fromEntries(Object.entries(list).filter(([row]) => !rows.has(row))) : list]
    }),
  )
}

const isTable = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
