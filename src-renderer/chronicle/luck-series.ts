import type { Chart } from '../../src-main/contract/games.ts'
import type { Line } from '../journal/lines.ts'
import { type Luck, luckOf } from '../journal/luck.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import type { Series } from '../charts/series.ts'

/**
 * The luck of a side in all its draws, in standard deviations from the mean; positive is lucky. Each kind of draw is
 * weighted by the number of its draws.
 */
export function luckOfSide(account: readonly Luck[], side: number): number | null {
  let [sum, weight] = [0, 0]
  for (const { side: whose, favour, count } of account) {
    if (whose !== side || favour === null) continue
    sum += favour * Math.sqrt(count)
    weight += count
  }
  return weight === 0 ? null : Math.round((sum / Math.sqrt(weight)) * 100) / 100
}

/** The luck of both sides from the beginning of the game to the end of each day. */
export function luckSeries(
  days: readonly (readonly Line[])[],
  system: SystemJournal,
  charts: readonly Chart[],
): readonly Series[] {
  const accounts = days.map((_, at) => luckOf(days.slice(0, at + 1).flat(), system, charts))
  return [0, 1]
    .map((side): Series => ({ key: 'luck', side, values: accounts.map((account) => luckOfSide(account, side)) }))
    .filter(({ values }) => values.some((value) => value !== null))
}
