/** The values of one figure of one side, one per column of the chart; null is unknown. */
export type Series = {
  readonly key: string
  readonly side: number
  readonly values: readonly (number | null)[]
}

/** A column of a chart: the name of its day, and the stop that shows the game at that time. */
export type Column = { readonly name: string; readonly stop: number }
