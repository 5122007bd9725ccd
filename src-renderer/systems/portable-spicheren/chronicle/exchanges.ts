import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import type { NamedThing } from '../../../journal/lines.ts'
import { namesIn } from '../../../system-ui/chronicle-plan.ts'
import type { VisibleDay, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

/** A shot or a round of a melee, assembled from its entries. */
type Exchange = {
  readonly of: 'fire' | 'melee'
  readonly title: string
  readonly stop: number
  readonly things: readonly NamedThing[]
  readonly parts: string[]
}

const unit = (name: string): NamedThing => ({ noun: 'unit', name })
const totalOf = (lines: readonly LedgerLine[]): number => lines.reduce((sum, { value }) => sum + value, 0)

/** Each shot, or each round of a melee, in one line: the sums, and the result. */
export const exchanges =
  (wanted: Exchange['of']) =>
  (day: VisibleDay): readonly ReportLine[] => {
    const { told } = wordsIn(day.naming.language)
    return exchangesOf(day)
      .filter((one) => one.of === wanted)
      .map(({ title, parts, stop, things }) => ({ words: told(title, parts), stop, things }))
  }

function exchangesOf(day: VisibleDay): readonly Exchange[] {
  const words = wordsIn(day.naming.language)
  const named = namesIn(day)
  const found: Exchange[] = []
  const gives = (part: string): void => {
    found.at(-1)?.parts.push(part)
  }
  for (const { entry } of day.lines) {
    const told = entryIn(entry.entry)
    const { stop } = entry
    switch (told.kind) {
      case 'shot': {
        const title = words.shot(named(told.unit), named(told.target), totalOf(told.ledger), told.needed)
        const parts = told.hit ? [] : [words.missed]
        found.push({ of: 'fire', title, stop, things: [unit(told.unit), unit(told.target)], parts })
        break
      }
      case 'fought': {
        const { attacker, defender, attackerLedger, defenderLedger, onAttacker, onDefender } = told
        const sums = [totalOf(attackerLedger), totalOf(defenderLedger)] as const
        const title = words.round(named(attacker), named(defender), ...sums)
        const parts = onAttacker + onDefender > 0 ? [] : [words.noHits]
        found.push({ of: 'melee', title, stop, things: [unit(attacker), unit(defender)], parts })
        break
      }
      case 'lost-strength':
        gives(words.loses(named(told.unit)))
        break
      case 'destroyed':
        gives(words.destroyed(named(told.unit)))
        break
      case 'withdrew':
        gives(words.withdrew(named(told.unit), named(told.hex)))
        break
      case 'left-board':
        gives(words.left(named(told.unit)))
        break
      case 'suppressed':
        gives(words.suppressed(named(told.unit)))
        break
      case 'advanced':
        gives(words.advanced(named(told.unit), named(told.hex)))
        break
      default:
    }
  }
  return found
}
