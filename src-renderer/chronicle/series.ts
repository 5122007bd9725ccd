import type { Chronicle } from '../../src-main/contract/games.ts'
import { valueOf } from './days.ts'
import type { ChartPlan } from '../system-ui/system-chronicle.ts'

/** One row of values of a chart: a figure of a side, from the beginning or from day to day. */
export type Series = {
  readonly key: string
  readonly side: number
  readonly values: readonly (number | null)[]
}
export type Charted = {
  /** Whether the first value is that of the beginning, before the first day. */
  readonly fromBeginning: boolean
  readonly series: readonly Series[]
}

/** What a chart shows: the figures of its plan that the one who looks is told of, as far as there is something to see. */
export function chartedOf({ begin, days }: Chronicle, { from, keys }: ChartPlan): Charted {
  const fromBeginning = from === 'standing'
  const columns = fromBeginning ? [begin, ...days.map(({ standing }) => standing)] : days.map(({ deeds }) => deeds)
  const rows = keys.map((key) =>
    [0, 1]
      .map((side): Series => ({ key, side, values: columns.map((figures) => valueOf(figures, key, side)) }))
      .filter(({ values }) => values.some((value) => value !== null)),
  )
  // A figure that has been 0 all along on both sides is nothing to look at.
  return { fromBeginning, series: rows.filter((row) => !row.every(isBlank)).flat() }
}

const isBlank = ({ values }: Series): boolean => values.every((value) => value === null || value === 0)

/** A point of time that a chart has a value for: what it is called, and the stop it is shown at. */
export type Column = { readonly name: string; readonly stop: number }
