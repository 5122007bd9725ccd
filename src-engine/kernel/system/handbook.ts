import { spacedFrench } from '../values/french.ts'
import type { Title } from './glance.ts'
import type { Rule } from './system.ts'

/**
 * The rules in plain words, in both languages, for players who look one up during play. The handbook is the only source
 * of the rules' ids, sections and titles: the list of rules is generated from it.
 */

/** A rule in one language. Its text refers to other rules by their ids in brackets: `[gb.entry.stop]`. */
export interface Passage {
  readonly title: string
  readonly text: string
}

export interface Article {
  readonly id: string
  /** Its section in the printed rules. */
  readonly section: string
  readonly en: Passage
  readonly fr: Passage
}

/** A group of rules, in the order of the rulebook. */
export interface Chapter {
  readonly id: string
  readonly title: Title
  readonly articles: readonly Article[]
}

export type Handbook = readonly Chapter[]

/** A chapter in source form, keyed by rule id; texts may contain line breaks anywhere. */
export interface WrittenChapter {
  readonly title: Title
  readonly rules: { readonly [id: string]: Omit<Article, 'id'> }
}

export function bindHandbook(chapters: { readonly [id: string]: WrittenChapter }): Handbook {
  return Object.entries(chapters).map(([id, { title, rules }]) => ({
    id,
    title: { en: title.en, fr: spacedFrench(title.fr) },
    articles: Object.entries(rules).map(([rule, { section, en, fr }]) => ({
      id: rule,
      section,
      en: { title: en.title, text: unfolded(en.text) },
      fr: { title: spacedFrench(fr.title), text: spacedFrench(unfolded(fr.text)) },
    })),
  }))
}

/** The list of rules, each with its section and English title. */
export const rulesOf = (handbook: Handbook): readonly Rule[] =>
  handbook.flatMap(({ articles }) => articles.map(({ id, section, en }) => ({ id, section, title: en.title })))

const reference = /\[([a-z0-9]+(?:\.[a-z0-9-]+)+)\]/

/** Splits a text at its references: odd indices hold rule ids, even indices the text between. */
export const partsOf = (text: string): readonly string[] => text.split(reference)

const unfolded = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ')
