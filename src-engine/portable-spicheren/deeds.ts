import type { EntryRead, JournalEntry } from '../kernel/play/journal.ts'
import { DeedCounts } from '../kernel/system/deed-counts.ts'
import type { Deeds } from '../kernel/system/glance.ts'
import { entryOf } from '../kernel/system/assemble-reports.ts'
import type { Campaign } from './campaign/campaign.ts'
import type { EntryOfBook } from './state/entries.ts'

/** The actions of each turn, and the causes of losses. Nothing in them is hidden from either side. */

const keys = ['moves', 'shots', 'shots-hit', 'rounds', 'lost-guns', 'lost-rifles', 'lost-melee', 'lost-edge'] as const
type Key = (typeof keys)[number]

export function deeds({ units }: Campaign, told: readonly JournalEntry[]): readonly Deeds[] {
  const rows = new Map(units.map((unit) => [unit.id, unit]))
  const sideOf = (unit: string): number | undefined => rows.get(unit)?.side
  const counts = new DeedCounts()
  const add = (key: Key, unit: string, value = 1): void => counts.add(key, sideOf(unit), value)
  let struck: Key = 'lost-rifles'
  for (const line of told) {
    const entry = entryOf<EntryRead<EntryOfBook>>(line)
    switch (entry?.kind) {
      case 'turn-began':
        counts.begin(entry.turn)
        break
      case 'activation':
        if (entry.active) add('moves', entry.unit)
        break
      case 'shot':
        add('shots', entry.unit)
        if (entry.hit) add('shots-hit', entry.unit)
        struck = rows.get(entry.unit)?.class === 'artillery' ? 'lost-guns' : 'lost-rifles'
        break
      case 'fought':
        add('rounds', entry.attacker)
        struck = 'lost-melee'
        break
      case 'lost-strength':
        add(struck, entry.unit)
        break
      case 'left-board':
        add('lost-edge', entry.unit, entry.strength)
        break
      default:
    }
  }
  return counts.deeds(keys)
}
