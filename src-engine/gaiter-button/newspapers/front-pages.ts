import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { FrontPage } from '../../kernel/system/glance.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { ownersIn } from '../campaign/owners.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { battleArticles } from './battles.ts'
import { columns } from './columns.ts'
import { headlines } from './headlines.ts'
import { marchArticles } from './marches.ts'
import { masthead } from './masthead.ts'
import type { ReportedDay } from './sentences.ts'

/**
 * The front pages of the newspaper of one side's capital, a page for each day. They are made from the journal as that
 * side is told it, so they contain nothing that the side could not know.
 */
export function frontPages(
  campaign: Campaign,
  scenario: string,
  told: readonly JournalEntry[],
  side: number,
): readonly FrontPage[] {
  const owners = ownersIn(campaign)
  const turns = campaign.scenarios.find(({ id }) => id === scenario)?.data.turns ?? []
  return daysOf(told).map(({ turn, entries }) => {
    const day: ReportedDay = {
      entries,
      isOwn: (name) => (name === sides[side] ? true : name === sides[1 - side] ? false : owners.get(name) === side),
    }
    return {
      turn,
      side,
      ...masthead(sides[side]!, turn, turns[turn - 1]?.date),
      headlines: headlines(day),
      articles: [...battleArticles(day), ...marchArticles(day), ...columns(day)],
    }
  })
}

/** The journal by days. Entries before the first day belong to it. */
function daysOf(told: readonly JournalEntry[]): { readonly turn: number; readonly entries: JournalEntry[] }[] {
  const days: { readonly turn: number; readonly entries: JournalEntry[] }[] = [{ turn: 1, entries: [] }]
  for (const entry of told) {
    const turn = entry.kind === 'day-began' ? entry['turn'] : undefined
    if (typeof turn === 'number' && turn > days.at(-1)!.turn) days.push({ turn, entries: [] })
    days.at(-1)!.entries.push(entry)
  }
  return days
}
