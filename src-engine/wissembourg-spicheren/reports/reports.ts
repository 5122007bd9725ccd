import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Report } from '../../kernel/system/glance.ts'
import { putTogether } from '../../kernel/system/put-together.ts'
import { barrageBegins, barrageGoesOn, type BarrageReport } from './barrage-report.ts'
import { combatGoesOn, combatOn, type CombatReport } from './combat-report.ts'
import { isOfSameAttack, type Told } from './told.ts'

/** Combats and barrages, put together from what a reader was told of them, in his order. */

/** What a report tells, by its `report`. */
export type ReportTold = CombatReport | BarrageReport

/** With these something else begins. */
const closing: ReadonlySet<Told['kind']> = new Set<Told['kind']>(['turn-began', 'activated', 'joined', 'rallied'])

export function reports(told: readonly JournalEntry[]): readonly Report[] {
  let before: Told | undefined
  return putTogether<Told, ReportTold>(told, (entry, open) => {
    const begun = begins(entry, before)
    before = entry
    if (begun !== undefined) return { begins: begun }
    if (closing.has(entry.kind)) return 'closes'
    const adds = open && (open.report === 'combat' ? combatGoesOn(open, entry) : barrageGoesOn(open, entry))
    return adds === undefined ? 'passes' : { adds }
  })
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
