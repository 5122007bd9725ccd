import type { Chart } from '../../src-main/contract/games.ts'
import type { Line } from '../journal/lines.ts'
import { type Luck, luckOf } from '../journal/luck.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import type { Series } from './series.ts'

/**
 * How kind chance was to a side in all its draws so far: how many standard deviations their sums are off. Each kind of
 * draw weighs as much as it was made often.
 */
export function favourOf(account: readonly Luck[], side: number): number | null {
  let [sum, weight] = [0, 0]
  for (const { side: whose, favour, count } of account) {
    if (whose !== side || favour === null) continue
    sum += favour * Math.sqrt(count)
    weight += count
  }
  return weight === 0 ? null : Math.round((sum / Math.sqrt(weight)) * 100) / 100
}

/** Luck from the beginning to the end of each day, for both sides. */
export function luckCourse(
  days: readonly (readonly Line[])[],
  system: SystemJournal,
  charts: readonly Chart[],
): readonly Series[] {
  const accounts = days.map((_, at) => luckOf(days.slice(0, at + 1).flat(), system, charts))
  return [0, 1]
    .map((side): Series => ({ key: 'luck', side, values: accounts.map((account) => favourOf(account, side)) }))
    .filter(({ values }) => values.some((value) => value !== null))
}
