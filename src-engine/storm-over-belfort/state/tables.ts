/** The column of a table whose columns end at these values; after the last one comes the one that has no end. */
export function columnOf(ends: readonly number[], value: number): number {
  const column = ends.findIndex((end) => value <= end)
  return column < 0 ? ends.length : column
}

/** A row by the die: the first for less, the last for more. */
export const rowAt = <T>(rows: readonly T[], die: number): T => rows[Math.min(rows.length, Math.max(1, die)) - 1]! // kept within
