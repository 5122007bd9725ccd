import { describe, expect, it } from 'vitest'
import { bindHandbook, partsOf, rulesOf, type Handbook, type Passage } from '#engine/kernel/system/handbook.ts'
import { systems } from '#engine/systems/registry.ts'

const MOST = { title: 60, text: 700 }
const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]

/** Words that every text of some length has in its own language and never in the other. */
const marks: Record<Language, RegExp> = {
  en: /\b(the|is|are|of|and|to|in|at|its)\b/i,
  fr: /\b(le|la|les|un|une|des|du|et|est|sont|ses|ne)\b|[ldnqs]’/i,
}
const strangers: Record<Language, RegExp> = {
  en: /\b(les|une|des|du|est|sont|avec|dans)\b/i,
  fr: /\b(the|of|and|with|units|which)\b/i,
}

/** A space that would let a line break before a double sign of French, or the want of any there. */
const looseFrench = /[^\s\u00a0\u202f][;!?»](?:\s|$)|«[^\u00a0]| [:;!?»%]/

const passages = (handbook: Handbook): [id: string, language: Language, passage: Passage][] =>
  handbook.flatMap(({ articles }) =>
    articles.flatMap((article) => languages.map((one): [string, Language, Passage] => [article.id, one, article[one]])),
  )
/** The words of a text, without the rules it names. */
const wordsOf = (text: string): string =>
  partsOf(text)
    .filter((_, place) => place % 2 === 0)
    .join('')
const references = (text: string): readonly string[] => partsOf(text).filter((_, place) => place % 2 === 1)

describe.each(systems.map((system) => [system.title, system] as const))('the handbook of %s', (_, system) => {
  const handbook = system.book.handbook ?? []
  const all = passages(handbook)

  it('tells every rule of the rulebook once, in its order, and no other', () => {
    const told = handbook.flatMap(({ articles }) => articles.map(({ id }) => id))
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told).size).toBe(told.length)
    expect(told).toEqual(system.book.rulebook.map(({ id }) => id))
    expect(rulesOf(handbook)).toEqual(system.book.rulebook)
  })

  it('has chapters with a title of their own in both languages', () => {
    for (const language of languages) {
      const titles = handbook.map(({ title }) => title[language])
      expect(titles.filter((title) => title.trim() === '' || title.length > MOST.title)).toEqual([])
      expect(new Set(titles).size).toBe(titles.length)
    }
    expect(handbook.filter(({ articles }) => articles.length === 0)).toEqual([])
  })

  it('has a title and a text for each rule in both languages, of a length to be read at the table', () => {
    const wrong = all.filter(([, , { title, text }]) => {
      const lengths = [title, text].map((words) => words.length)
      return lengths[0] === 0 || lengths[0]! > MOST.title || lengths[1]! < 40 || lengths[1]! > MOST.text
    })
    expect(wrong).toEqual([])
  })

  it('is English in English and French in French', () => {
    const wrong = all.filter(([, language, { text }]) => {
      const words = wordsOf(text)
      return !marks[language].test(words) || strangers[language].test(words)
    })
    expect(wrong).toEqual([])
    expect(handbook.flatMap(({ articles }) => articles.filter(({ en, fr }) => en.text === fr.text))).toEqual([])
  })

  it('has no two rules of one title in a chapter', () => {
    for (const { id, articles } of handbook)
      for (const language of languages)
        expect([id, new Set(articles.map((one) => one[language].title)).size]).toEqual([id, articles.length])
  })

  it('names only rules that there are, not the one being told, and the same in both languages', () => {
    const known = new Set(system.book.rulebook.map(({ id }) => id))
    const lost = all.flatMap(([id, , { text }]) =>
      references(text).flatMap((to) => (known.has(to) && to !== id ? [] : [`${id} names ${to}`])),
    )
    expect(lost).toEqual([])
    const oddities = handbook.flatMap(({ articles }) =>
      articles.filter(({ en, fr }) => references(en.text).join() !== references(fr.text).join()).map(({ id }) => id),
    )
    expect(oddities).toEqual([])
    // Whatever else looks like a reference was mistyped.
    expect(all.filter(([, , { text }]) => /[[\]]/.test(wordsOf(text)))).toEqual([])
  })

  it('is set in type: curly apostrophes, one space between words, a full stop at the end', () => {
    const untidy = all.filter(
      ([, , { title, text }]) => /['"\n]| {2}/.test(title + text) || !/[.!?](\))?$/.test(text) || /[.:]$/.test(title),
    )
    expect(untidy).toEqual([])
    expect(
      all.filter(([, language, { title, text }]) => language === 'fr' && looseFrench.test(`${title} ${text}`)),
    ).toEqual([])
  })
})

describe('a handbook', () => {
  const passage = (text: string): Passage => ({ title: 'Un titre : clair', text })
  const [chapter] = bindHandbook({
    first: {
      title: { en: 'First', fr: 'Premier !' },
      rules: { 'a.b': { section: '1', en: passage('One\n   two ; three.'), fr: passage('Un\n   « deux » ; trois ?') } },
    },
  })

  it('joins the lines of a text', () => {
    expect(chapter?.articles[0]?.en).toEqual({ title: 'Un titre : clair', text: 'One two ; three.' })
  })

  it('sets the spaces of French where writers put plain ones', () => {
    expect(chapter?.title.fr).toBe('Premier\u202f!')
    expect(chapter?.articles[0]?.fr).toEqual({
      title: 'Un titre\u00a0: clair',
      text: 'Un «\u00a0deux\u00a0»\u202f; trois\u202f?',
    })
  })

  it('cuts a text at the rules it names', () => {
    expect(partsOf('One ([a.b], [a.c-d.e]).')).toEqual(['One (', 'a.b', ', ', 'a.c-d.e', ').'])
    expect(partsOf('[a.b]')).toEqual(['', 'a.b', ''])
    expect(partsOf('None [here].')).toEqual(['None [here].'])
  })
})
