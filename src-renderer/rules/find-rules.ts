import type { Language } from '../../src-main/contract/settings.ts'
import type { Book, BookRule } from '../rule-links/book.ts'
import { searchable } from '../../src-main/contract/searchable.ts'

/** The texts to search, prepared once for a book and a language: every key press searches all of them. */
export type SearchIndex = readonly Searched[]

type Searched = {
  readonly rule: BookRule
  readonly keys: string
  readonly title: string
  readonly text: string
  readonly charts: string
}

export type Found = { readonly rule: BookRule; readonly excerpt: string }

export function searchIndexOf(book: Book, language: Language): SearchIndex {
  return [...book.values()].map((rule) => {
    const { id, section, [language]: passage } = rule.article
    return {
      rule,
      keys: searchable(`${section} ${id}`),
      title: searchable(passage.title),
      text: searchable(textOf(rule, language)),
      charts: searchable(rule.charts.map(({ title }) => title[language]).join(' ')),
    }
  })
}

/** Finds the rules that contain every typed word; those whose title or section begins with them come first. */
export function findRules(index: SearchIndex, typed: string, language: Language): Found[] {
  const words = searchable(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return index
    .map((one, place) => ({ one, place, rank: rankOf(one, words) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ one }) => ({ rule: one.rule, excerpt: excerptOf(textOf(one.rule, language), words) }))
}

/** The text of a rule without the brackets of its references. */
const textOf = ({ article }: BookRule, language: Language): string =>
  article[language].text.replaceAll(/\s*\(?\[[^\]]+\]\)?/g, '')

function rankOf({ keys, title, text, charts }: Searched, words: readonly string[]): number {
  const whole = words.join(' ')
  if (keys.split(' ').includes(whole) || keys.startsWith(`${whole} `)) return 0
  if (title.startsWith(whole)) return 1
  const ranks = words.map((word) => {
    if (keys.includes(word)) return 2
    if (` ${title}`.includes(` ${word}`)) return 2
    if (title.includes(word)) return 3
    if (charts.includes(word)) return 4
    return text.includes(word) ? 5 : Infinity
  })
  return Math.max(...ranks)
}

/** Characters before the first match, and in the whole excerpt. */
const before = 40
const most = 110

function excerptOf(text: string, words: readonly string[]): string {
  const searched = searchable(text)
  const first = Math.min(...words.map((word) => searched.indexOf(word)).filter((at) => at >= 0))
  // Folding accents keeps the length of English and French text, except for ligatures; a few letters off do not matter.
  const at = first === Infinity ? 0 : Math.max(0, first - before)
  const from = at === 0 ? 0 : text.indexOf(' ', at) + 1
  const end = from + most >= text.length ? text.length : text.lastIndexOf(' ', from + most)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}
