import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { partsOf } from '#engine/kernel/system/handbook.ts'
import { fill, type Filling, type Words } from '#engine/kernel/system/words.ts'
import { systems } from '#engine/systems/registry.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { load } from '../kernel/table.ts'
import { trials } from '../kernel/trials.ts'
import { figuresIn } from './figures.ts'
import { strayTerms } from './terms.ts'

const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]
type Both = Readonly<Record<Language, string>>
type System = (typeof systems)[number]
/** Something that is said in both languages, by what it is called. */
type Told = readonly [key: string, said: Both]

/** A text without the rules it refers to. */
const bare = (text: string): string =>
  partsOf(text)
    .filter((_, place) => place % 2 === 0)
    .join(' ')

const isBoth = (thing: object): thing is Both =>
  languages.every((language) => typeof (thing as Record<string, unknown>)[language] === 'string')

/** Everything in this, however deep, that is written in both languages. */
function pairsIn(thing: unknown, key: string): Told[] {
  if (typeof thing !== 'object' || thing === null) return []
  if (isBoth(thing)) return [[key, { en: bare(thing.en), fr: bare(thing.fr) }]]
  return Object.entries(thing).flatMap(([name, inside]) => pairsIn(inside, `${key} ${name}`))
}

const sentencesOf = (words: { readonly en: Words; readonly fr: Words }): Told[] =>
  Object.entries(words.en).map(([key, en]) => [key, { en, fr: words.fr[key] ?? '' }])

/** A rulebook of a published game, and not a small example. */
const isLarge = ({ book }: System): boolean => book.rulebook.length > 30

const handbookOf = ({ book: { handbook = [] } }: System): Told[] =>
  handbook.flatMap(({ articles }) =>
    articles.flatMap(({ id, en, fr }) => [
      ...pairsIn({ en: en.title, fr: fr.title }, `${id}, title`),
      ...pairsIn({ en: en.text, fr: fr.text }, `${id}, text`),
    ]),
  )

function campaignTexts(system: System, campaign: string): Told[] {
  const files = campaignFolder(campaign)
  const [en, fr] = languages.map((language) => (files[`text.${language}.json`] as { words: Words } | undefined)?.words)
  return [
    ...(en !== undefined && fr !== undefined ? sentencesOf({ en, fr }) : []),
    ...Object.entries(files).flatMap(([name, file]) => pairsIn(file, name)),
    ...(system.book.charts?.(load(system, files).campaign) ?? []).flatMap((chart) =>
      pairsIn(chart, `chart ${chart.id}`),
    ),
  ]
}

/** All that a rule system and its campaigns say, apart from the window. */
const textsOf = (system: System): readonly Told[] => [
  ...sentencesOf(system.book.words),
  ...handbookOf(system),
  ...(trials[system.id]?.campaigns ?? []).flatMap((campaign) => campaignTexts(system, campaign)),
]

/** What a sentence is filled with; forms of a name, as `unit.e` or `side.adjective`, are the name. */
const factsOf = (sentence: string): string =>
  [...new Set([...sentence.matchAll(/\{([\w-]+)/g)].map(([, name = '']) => name))].sort().join(' ')

const differing = (texts: readonly Told[], of: (text: string, language: Language) => string): readonly string[] =>
  texts.flatMap(([key, { en, fr }]) =>
    of(en, 'en') === of(fr, 'fr') ? [] : [`${key}: ${of(en, 'en')} in English, ${of(fr, 'fr')} in French`],
  )

describe.each(systems.map((system) => [system.title, system] as const))('the texts of %s', (_, system) => {
  const texts = textsOf(system)

  it('are filled with the same facts in both languages', () => {
    // Each rule has a title and at least one sentence; a rulebook of some size says much more.
    expect(texts.length).toBeGreaterThan(Math.max(2 * system.book.rulebook.length, isLarge(system) ? 200 : 0))
    expect(differing(texts, factsOf)).toEqual([])
  })

  it('have the same figures in both languages', () => {
    // Prose that tells of a scenario or a lesson counts as its language does.
    const rules = texts.filter(([key]) => !/\.json /.test(key))
    expect(differing(rules, (text, language) => figuresIn(text, language).join(' '))).toEqual([])
  })

  const isName =
    /^(?:zone|from|to|hex|hexes|connection|fortress|side|winner|unit|counter|leader|detachment|member|garrison|loser|target|there|arm)(?:\.|$)/

  it('agree with one', () => {
    const severals = {
      en: /(?<![\d,.])1 (?:are|were|have|do|units|boxes|zones|counters|points|markers|divisions|levels|times)\b/,
      fr: /(?<![\d,.])1 (?:\p{L}+ )?(?:sont|étaient|ont|s’y trouvent|n’y tiennent|cases)(?!\p{L})/u,
    }
    const one = (sentence: string): Filling =>
      Object.fromEntries(
        [...sentence.matchAll(/\{([\w.-]+)/g)].map(([, name = '']) => [name, isName.test(name) ? 'Sedan' : 1]),
      )
    for (const language of languages) {
      const said = Object.entries(system.book.words[language]).map(([key, sentence]) => [
        key,
        fill(sentence, one(sentence), language),
      ])
      expect(said.filter(([, sentence]) => severals[language].test(sentence!))).toEqual([])
    }
  })

  it('refuse by rules that are in the book', () => {
    const known = system.book.rulebook.map(({ id }) => id)
    const refusals = Object.keys(system.book.words.en).filter((key) => key.startsWith('refusal.'))
    expect(refusals.length).toBeGreaterThan(isLarge(system) ? 50 : 0)
    expect(refusals.filter((key) => !known.some((id) => key.startsWith(`refusal.${id}.`)))).toEqual([])
  })
})

describe('the texts of Gaiter Button', () => {
  const system = systems.find(({ id }) => id === 'gaiter-button')!

  it('call one thing by one name', () => {
    const stray = textsOf(system).flatMap(([key, said]) =>
      languages.flatMap((language) => strayTerms(said[language], language).map((found) => `${key}: ${found}`)),
    )
    expect(stray).toEqual([])
  })

  it('cite sections that the printed rules have', () => {
    const printed = new Set(
      `1.1 1.2 1.2.1 1.2.2 1.2.3 2 3 4.1 4.2 5 6 7 8 8.1.1 8.1.2 8.1.3 8.2 8.3 9.1 9.2 9.3.1 9.3.2 9.3.3 9.4 9.5 10 11
       11.1.1 11.1.2 11.1.3 11.2 11.3 12 13 14.1 14.2 15.1 15.2 15.3 15.4 15.5 15.6 15.7 16.1 16.2 16.3 17 17.1.1 17.1.2
       17.1.3 17.2.1 17.2.2 17.3 17.4 17.5 17.6 17.8 18.1 18.2 18.3 19.1 19.2`
        .split(/\s+/)
        .map((number) => `GB ${number}`),
    )
    expect(system.book.rulebook.filter(({ section }) => !printed.has(section))).toEqual([])
  })

  it('have each sentence in one chapter only, so that none replaces another', async () => {
    const folder = resolve(import.meta.dirname, '../../src-engine/gaiter-button/words')
    const homes = new Map<string, string[]>()
    const chapters = readdirSync(folder).filter((file) => file !== 'words.ts') // which joins the chapters
    for (const file of chapters) {
      const { en } = (await import(pathToFileURL(resolve(folder, file)).href)) as { readonly en: Words }
      for (const key of Object.keys(en)) homes.set(key, [...(homes.get(key) ?? []), file])
    }
    expect([...homes.keys()].sort()).toEqual(Object.keys(system.book.words.en).sort())
    expect([...homes].filter(([, files]) => files.length > 1)).toEqual([])
  })

  it('give no counter a gender of its own in French: a detachment is not a division', () => {
    const said = Object.entries(system.book.words.fr)
    const gendered =
      /\{(?:counter|unit|leader|detachment)\}[^.;:]* (?:est|sont|a été|s’est|s’était) (?:\p{L}+ )?\p{L}+(?:ée|ue|ite)s?(?!\p{L}|\{)/u
    expect(said.filter(([, sentence]) => gendered.test(sentence))).toEqual([])
    expect(said.filter(([, sentence]) => /\{(?:counter|unit)\}[^.]*(?:-t-elle|-elle\b| elle )/.test(sentence))).toEqual(
      [],
    )
  })
})
