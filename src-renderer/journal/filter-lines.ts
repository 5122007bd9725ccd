import type { Language } from '../../src-main/contract/settings.ts'
import { searchable } from '../../src-main/contract/searchable.ts'
import type { Line } from './lines.ts'
import type { Category } from '#engine/kernel/play/journal.ts'

/** Which lines of the journal the player wants to see, and in which order; null means all. */
export type JournalFilter = {
  readonly category: Category | null
  readonly side: 0 | 1 | null
  readonly period: number | null
  readonly search: string
  readonly newestFirst: boolean
}

export const noFilter: JournalFilter = { category: null, side: null, period: null, search: '', newestFirst: true }

export function filterLines(lines: readonly Line[], filter: JournalFilter, language: Language): readonly Line[] {
  const words = searchable(filter.search).split(' ').filter(Boolean)
  const matching = lines.filter(
    ({ entry, categories, side, period }) =>
      (filter.category === null || categories.includes(filter.category)) &&
      (filter.side === null || side === filter.side) &&
      (filter.period === null || period === filter.period) &&
      (words.length === 0 || hasAll(searchable(entry.sentence?.[language] ?? ''), words)),
  )
  return filter.newestFirst ? matching.toReversed() : matching
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))
