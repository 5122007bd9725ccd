import type { Language } from '../../src-main/contract/settings.ts'
import { plain } from '../text/plain.ts'
import type { Line } from './lines.ts'
import type { Category } from './system-journal.ts'

/** What somebody wants to see of the journal. */
export type Choice = {
  readonly category: Category | null
  readonly side: 0 | 1 | null
  readonly period: number | null
  readonly search: string
  readonly newestFirst: boolean
}

export const everything: Choice = { category: null, side: null, period: null, search: '', newestFirst: true }

export function chosenLines(lines: readonly Line[], choice: Choice, language: Language): readonly Line[] {
  const words = plain(choice.search).split(' ').filter(Boolean)
  const chosen = lines.filter(
    ({ entry, categories, side, period }) =>
      (choice.category === null || categories.includes(choice.category)) &&
      (choice.side === null || side === choice.side) &&
      (choice.period === null || period === choice.period) &&
      (words.length === 0 || has(plain(entry.sentence?.[language] ?? ''), words)),
  )
  return choice.newestFirst ? chosen.toReversed() : chosen
}

const has = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))
