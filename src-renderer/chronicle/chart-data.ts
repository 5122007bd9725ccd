import type { Chronicle } from '../../src-main/contract/chronicle.ts'
import type { Series } from '../charts/series.ts'
import { valueOf } from './days.ts'
import type { ChartPlan } from '../system-ui/system-chronicle.ts'

/** The data of a chart. */
export type ChartData = {
  /** Whether the first value is that of the beginning, before the first day. */
  readonly fromBeginning: boolean
  readonly series: readonly Series[]
}

/** The data of a chart: the figures of its plan that the viewer knows, without those that are always 0. */
export function chartDataOf({ begin, days }: Chronicle, { from, keys }: ChartPlan): ChartData {
  const fromBeginning = from === 'standing'
  const columns = fromBeginning ? [begin, ...days.map(({ standing }) => standing)] : days.map(({ deeds }) => deeds)
  const rows = keys.map((key) =>
    [0, 1]
      .map((side): Series => ({ key, side, values: columns.map((figures) => valueOf(figures, key, side)) }))
      .filter(({ values }) => values.some((value) => value !== null)),
  )
  // Drops figures that are always 0 for both sides.
  return { fromBeginning, series: rows.filter((row) => !row.every(isBlank)).flat() }
}

const isBlank = ({ values }: Series): boolean => values.every((value) => value === null || value === 0)
