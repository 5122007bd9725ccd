/** The column of a table whose columns end at these values; greater values fall in a last column. */
export function columnOf(ends: readonly number[], value: number): number {
  const column = ends.findIndex((end) => value <= end)
  return column < 0 ? ends.length : column
}

/** The row for a die, limited to the first and the last row. */
export const rowAt = <T>(rows: readonly T[], die: number): T => rows[Math.min(rows.length, Math.max(1, die)) - 1]! // within limits
