import { describe, expect, it } from 'vitest'
import { handbook as gaiterButton } from '#engine/gaiter-button/handbook/handbook.ts'
import { handbook as portableSpicheren } from '#engine/portable-spicheren/handbook/handbook.ts'
import { systems } from '#engine/systems/registry.ts'
import { partsOf as partsInKernel } from '#engine/kernel/system/handbook.ts'
import { bookOf } from '../../src-renderer/rule-links/book.ts'
import { cited, numberOf } from '../../src-renderer/rule-links/cited.ts'
import { findRules, searchIndexOf } from '../../src-renderer/rules/find-rules.ts'
import { partsOf } from '../../src-renderer/rule-links/parts-of.ts'
import {
  backInRules,
  closeRules,
  openContents,
  openRule,
  openRules,
  rulesPlace,
} from '../../src-renderer/rule-links/open-rule.ts'

const book = bookOf({ handbook: gaiterButton, charts: [] })
const languages = ['en', 'fr'] as const

describe('the book of rules', () => {
  it.each(systems.map(({ id, book: { handbook = [] } }) => [id, handbook] as const))(
    'of %s is read from its first rule to its last',
    (_name, handbook) => {
      const all = bookOf({ handbook, charts: [] })
      const [first] = all.values()
      const read: string[] = []
      for (let rule = first; rule !== undefined; rule = all.get(rule.next?.id ?? '')) {
        expect(rule.previous?.id ?? null).toBe(read.at(-1) ?? null)
        read.push(rule.article.id)
      }
      expect(read).toEqual(handbook.flatMap(({ articles }) => articles.map(({ id }) => id)))
    },
  )

  it('has every rule that a text refers to', () => {
    for (const { article } of book.values())
      for (const language of languages) {
        expect(partsOf(article[language].text)).toEqual(partsInKernel(article[language].text))
        const named = partsOf(article[language].text).filter((_, index) => index % 2 === 1)
        expect(named.filter((id) => !book.has(id))).toEqual([])
      }
  })

  it('cites rules by the numbers of the printed ones, and never by a word of one language', () => {
    for (const { article } of book.values()) expect(numberOf(article.section)).toBe(article.section)
    expect(cited('GB 15.6', 'Les pertes', ' · ')).toBe('GB 15.6 · Les pertes')
    for (const { section, fr } of portableSpicheren.flatMap(({ articles }) => articles))
      expect(cited(section, fr.title)).toBe(fr.title)
    expect(cited('Reaction Phase (c) 1', 'Tir en réaction')).toBe('Tir en réaction')
    for (const { book } of systems)
      for (const { section } of (book.handbook ?? []).flatMap(({ articles }) => articles))
        expect(numberOf(section) ?? '').not.toMatch(/[a-z]{2}/)
  })

  it('has with a rule the charts that it is read with', () => {
    const chart = { id: 'x', rule: 'gb.entry.stop', title: { en: 'X', fr: 'X' }, columns: [], rows: [] }
    expect(bookOf({ handbook: gaiterButton, charts: [chart] }).get('gb.entry.stop')?.charts).toEqual([chart])
  })
})

describe('the search in the rules', () => {
  const indexes = { en: searchIndexOf(book, 'en'), fr: searchIndexOf(book, 'fr') }
  const found = (typed: string, language: 'en' | 'fr'): string[] =>
    findRules(indexes[language], typed, language).map(({ rule }) => rule.article.id)

  it.each(languages)('finds every rule first by its id and among the first by its title, in %s', (language) => {
    for (const { article } of book.values()) {
      expect(found(article.id, language)[0]).toBe(article.id)
      const byTitle = found(article[language].title, language).slice(0, 5)
      expect(byTitle, article[language].title).toContain(article.id)
    }
  })

  it('asks neither for accents nor for capitals', () => {
    const typed = found('deroute', 'fr')
    expect(typed.length).toBeGreaterThan(0)
    expect(found('DÉROUTE', 'fr')).toEqual(typed)
  })

  it('puts those with the words in their titles before those with them in their texts, and wants all of the words', () => {
    const titled = findRules(indexes.en, 'encirclement', 'en')
    expect(titled[0]?.rule.article.en.title.toLowerCase()).toContain('encirclement')
    expect(found('encirclement qwertz', 'en')).toEqual([])
  })

  it('finds the rules of a section', () => {
    expect(found('GB 9.3.1', 'en')).toContain('gb.entry.stop')
    expect(found('  ', 'en')).toEqual([])
  })

  it('shows the words that were found', () => {
    const [first] = findRules(indexes.fr, 'belgique', 'fr')
    expect(first?.excerpt.toLowerCase()).toContain('belgique')
    expect(first?.excerpt.length).toBeLessThan(120)
  })
})

describe('the place in the rules', () => {
  it('is kept when they are closed, and leads back the way one came', () => {
    openRule('gb.entry.stop')
    openRule('gb.recon.test')
    openRule('gb.recon.test')
    closeRules()
    expect(rulesPlace.get().shown).toBe(false)
    openRules()
    expect(rulesPlace.get()).toMatchObject({ shown: true, trail: ['gb.entry.stop', 'gb.recon.test'] })
    openContents()
    backInRules()
    backInRules()
    expect(rulesPlace.get().trail).toEqual(['gb.entry.stop'])
  })
})
