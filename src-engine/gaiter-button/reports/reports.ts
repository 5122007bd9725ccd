import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Report } from '../../kernel/system/glance.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { battleBegins, battleGoesOn, type BattleReport } from './battle-report.ts'
import { reconBegins, reconGoesOn, type ReconReport } from './recon-report.ts'
import { isOfBattle, type Told } from './told.ts'

/** Battles and reconnaissances, put together from what a reader was told of them, in his order. */

/** What a report tells, by its `report`. */
export type ReportTold = BattleReport | ReconReport

export function reports(told: readonly JournalEntry[]): readonly Report[] {
  const found: { first: number; last: number; told: ReportTold }[] = []
  let open = false
  told.forEach((line, index) => {
    // Dice are told again with what they were rolled for.
    if (line.kind === 'draw') return
    const entry = line as unknown as Told // entries of this system
    const begun = battleBegins(entry) ?? reconBegins(entry)
    if (begun !== undefined) {
      found.push({ first: index, last: index, told: begun })
      open = true
      return
    }
    const latest = found.at(-1)
    if (latest === undefined || !open) return
    const more = latest.told.report === 'battle' ? battleGoesOn(latest.told, entry) : reconGoesOn(latest.told, entry)
    if (more !== undefined) found[found.length - 1] = { ...latest, last: index, told: more }
    else open = latest.told.report === 'battle' && isOfBattle(entry)
  })
  return found.map((report) => ({ ...report, told: report.told satisfies JsonObject }))
}
