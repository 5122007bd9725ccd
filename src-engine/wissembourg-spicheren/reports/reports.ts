import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Report } from '../../kernel/system/glance.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { barrageBegins, barrageGoesOn, type BarrageReport } from './barrage-report.ts'
import { combatGoesOn, combatOn, type CombatReport } from './combat-report.ts'
import { entryIn, isOfSameAttack, type Told } from './told.ts'

/** Combats and barrages, put together from what a reader was told of them, in his order. */

/** What a report tells, by its `report`. */
export type ReportTold = CombatReport | BarrageReport

/** With these something else begins. */
const closing: ReadonlySet<Told['kind']> = new Set<Told['kind']>(['turn-began', 'activated', 'joined', 'rallied'])

export function reports(told: readonly JournalEntry[]): readonly Report[] {
  const found: { readonly first: number; readonly last: number; readonly told: ReportTold }[] = []
  let open = false
  let before: Told | undefined
  told.forEach((line, index) => {
    const entry = entryIn(line)
    if (entry === undefined) return
    const begun = begins(entry, before)
    before = entry
    if (begun !== undefined) {
      found.push({ first: index, last: index, told: begun })
      open = true
      return
    }
    open &&= !closing.has(entry.kind)
    const latest = found.at(-1)
    if (latest === undefined || !open) return
    const more = latest.told.report === 'combat' ? combatGoesOn(latest.told, entry) : barrageGoesOn(latest.told, entry)
    if (more !== undefined) found[found.length - 1] = { ...latest, last: index, told: more }
  })
  return found.map((report) => ({ ...report, told: report.told satisfies JsonObject }))
}

/** A barrage, or an attack by its first attacker: who joined it is told right before, who attacks with him right after. */
function begins(entry: Told, before: Told | undefined): ReportTold | undefined {
  if (entry.kind !== 'attack-began') return barrageBegins(entry)
  if (isOfSameAttack(entry, before)) return undefined
  const coordination = before?.kind === 'coordination-tested' && before.hex === entry.hex ? before : null
  return combatGoesOn(
    combatOn(
      entry.hex,
      coordination && {
        unit: coordination.unit,
        ledger: coordination.ledger,
        needed: coordination.needed,
        passed: coordination.passed,
      },
    ),
    entry,
  )
}
