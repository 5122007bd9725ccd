import { describe, expect, it } from 'vitest'
import type { Question } from '../../src-main/contract/games.ts'
import { preferredLanguage } from '../../src-renderer/state/known/view.ts'
import { spacedFrench as engineSpaced } from '#engine/kernel/values/french.ts'
import { systems } from '#engine/systems/registry.ts'
import { french as gaiterButton } from '#engine/gaiter-button/words/words.ts'
import { fill, kernelWords } from '#engine/kernel/system/words.ts'
import { counterWords } from '../../src-renderer/counters/words.ts'
import { mapWordsWith } from '../../src-renderer/map/board/words.ts'
import { fr as reports } from '../../src-renderer/systems/gaiter-button/chronicle/words.fr.ts'
import { wordsIn as reportWords } from '../../src-renderer/systems/gaiter-button/chronicle/words.ts'
import { wordsIn as bookWords } from '../../src-renderer/systems/gaiter-button/intelligence/words.ts'
import { layerWords } from '../../src-renderer/systems/gaiter-button/layers/words.ts'
import { wordsIn as panelWords } from '../../src-renderer/systems/gaiter-button/panels/words.ts'
import { whyNow } from '../../src-renderer/systems/gaiter-button/why-now.ts'
import { whyNow as whyNowAtWissembourg } from '../../src-renderer/systems/wissembourg-spicheren/why-now.ts'
import { en } from '../../src-renderer/text/en.ts'
import { fr } from '../../src-renderer/text/fr.ts'
import { withA, corps, withDe, spacedFrench } from '../../src-renderer/text/language/french.ts'
import { strayTerms } from '../rulebook/terms.ts'
import { marks } from '../../src-renderer/systems/gaiter-button/counters/marks.ts'
import { frenchAndGerman } from './sides.ts'

/** Every text with its key, functions called with words that cannot be in a text by chance. */
function sentences(texts: unknown, key = ''): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]]
  if (typeof texts === 'function') return sentences(texts('ARGUMENT', 'ARGUMENT', 'ARGUMENT'), key)
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inside]) => sentences(inside, `${key}.${name}`))
}

const english = new Map(sentences(en))
const french = new Map(sentences(fr))

/** Kinds of questions, for which there is a reason why they are asked now. */
const gaiterButtonKinds = Object.keys(gaiterButton).flatMap((key) => /^prompt\.([\w-]+)$/.exec(key)?.[1] ?? [])

/** Words that both languages have. */
const agreed = new Set([
  '.name',
  '.board.hex',
  '.bench.desks.tables',
  '.bench.onTable.near',
  '.bench.maps.points',
  '.bench.maps.longitude',
  '.bench.maps.latitude',
  '.bench.maps.length',
  '.simulations.heading',
  '.simulations.form.options',
  '.simulations.results.line',
  '.simulations.results.ending',
  '.board.terrain',
  '.zones.terrainIs',
  '.zones.kilometres',
  '.film.pause',
  '.counsel.worth',
  '.chronicle.formation',
  '.ground.between',
  '.zones.bearings.0',
  '.zones.bearings.1',
  '.zones.bearings.2',
  '.zones.bearings.3',
  '.zones.bearings.4',
  '.zones.zone',
  '.settings.languages.en',
  '.settings.languages.fr',
  '.about.version',
  '.about.licence',
  '.about.mit',
  '.games.newGame.options',
  '.table.past.note',
  '.table.past.defaultName',
  '.table.journal.heading',
  '.table.odds.words.zones',
  '.journal.heading',
  '.journal.kinds.march',
  '.journal.total',
  '.journal.luck.short.difference',
  '.chronicle.pause',
  '.poster.fileName',
  // From a number to the same: that number.
  '.ground.between',
])

describe('one thing', () => {
  it('has one name: the paces of films and of how it stands, and a person in the list and in the sheet of a new game', () => {
    for (const text of [en, fr]) {
      expect(Object.values(text.film.paces)).toEqual(Object.values(text.chronicle.paces))
      expect(text.games.person).toBe(text.games.newGame.person.toLowerCase())
    }
  })
})

describe('the words of the window', () => {
  it('are there in both languages, under the same keys', () => {
    expect([...french.keys()]).toEqual([...english.keys()])
    expect([...english, ...french].filter(([, words]) => words.trim() === '')).toEqual([])
  })

  it('are the same only where the two languages agree', () => {
    const same = [...english].filter(([key, words]) => french.get(key) === words).map(([key]) => key)
    expect(same.filter((key) => !agreed.has(key))).toEqual([])
  })

  it('have the spaces of French before its double signs', () => {
    const wrong = /[^\s\u00a0\u202f][:;!?»](?:\s|$)|«[^\u00a0]| [:;!?»%]/
    expect([...french].filter(([, words]) => wrong.test(words))).toEqual([])
  })

  it('have them as the engine’s own texts have', () => {
    const text = '« Qui vive ? » : 5 % ; non !'
    expect(spacedFrench(text)).toBe(engineSpaced(text))
    expect(spacedFrench(text)).not.toContain(' ?')
  })

  it('keep units with their numbers, and raise the endings of ordinals', () => {
    const set = (text: string): string => {
      expect(spacedFrench(text)).toBe(engineSpaced(text))
      return spacedFrench(text)
    }
    expect(set('2 PF, 3 PM, {cp} PC, 12 km')).toBe('2\u00a0PF, 3\u00a0PM, {cp}\u00a0PC, 12\u00a0km')
    expect(set('1re division du 1er corps, IIIe armée, Ier corps (2e)')).toBe(
      '1ʳᵉ division du 1ᵉʳ corps, IIIᵉ armée, Iᵉʳ corps (2ᵉ)',
    )
    // No ordinals: words, ids and the paths of files stay.
    for (const text of ['Le Vivier', 'Xerxès', '/home/1er-essai/2e.json', '5 PFA']) expect(set(text)).toBe(text)
  })

  it('use typographic apostrophes and quotation marks', () => {
    expect([...english, ...french].filter(([, words]) => /['"]/.test(words))).toEqual([])
  })
})

/** All French that is written in modules of the window, the parts of rule systems included. */
const modules = {
  window: fr,
  counters: counterWords(frenchAndGerman, 'fr'),
  marks: marks.fr,
  map: mapWordsWith('fr', frenchAndGerman.adjectives),
  layers: layerWords('fr'),
  panels: panelWords('fr'),
  book: bookWords('fr'),
  reports,
}

/** What the texts of a module say of one and the same thing, whatever they ask for. */
function saidOf(texts: unknown, thing: unknown, key: string): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]]
  if (typeof texts === 'function') {
    try {
      return saidOf(texts(thing, thing, thing, thing, thing), thing, key)
    } catch {
      return [] // it asks for something else
    }
  }
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inside]) => saidOf(inside, thing, `${key}.${name}`))
}

const facts = (count: number, zone: string) => ({
  ...{ zone, counter: zone, count, points: count, gone: count, mp: count, rain: false, connections: count },
  markers: count,
})

/** Texts that are given numbers or chances behind “de” and “à”, and no name. */
const ofNumbers = new RegExp(
  `^(?:${[
    'window\\.(?:campaigns\\.zones|bench\\.maps\\.far|ground\\.at|chronicle\\.fromTo|games\\.repaired\\.lost|journal\\.luck\\.(?:chanceOf|normal))',
    'layers\\.(?:breaks\\.too-far|supply\\.byLand|enemy\\.pace)',
    'panels\\.bowl\\.(?:(?:nextStop|nextSafe)|returned1|routeChance|routeLoss)',
    'panels\\.battle\\.(?:won|amplitudes|rangeFromTo|winsBetween)',
    'book\\.(?:average|oneOf)',
    'reports\\.won',
  ].join('|')})`,
)

/** Nothing or one of something that is several; “les” and “ses” are said of several only. */
const several =
  /(?<![\d,.]|(?:les|ses) )[01] (?:pions|unités|marqueurs|divisions|zones|liaisons|hexagones|lignes|lieux|parties|coups|points|perdus|détachés|rayées|barrées|inconnus|connus|autres|règles|réponses|étapes|scénarios|erreurs)(?!\p{L})/iu

describe('French', () => {
  const wrongSigns = /[^\s\u00a0\u202f][:;!?»](?:\s|$)|«[^\u00a0]| [:;!?»%]|['"]/

  it('has its spaces and apostrophes in all the window says', () => {
    for (const thing of ['Attigny', 2, facts(2, 'Attigny')])
      expect(saidOf(modules, thing, '').filter(([, words]) => wrongSigns.test(words))).toEqual([])
  })

  it('lets its words give way to names in all the window says', () => {
    for (const name of ['Attigny', 'Le Chesne'])
      for (const thing of [name, facts(2, name)]) {
        const said = saidOf(modules, thing, '').map(([key, words]): [string, string] => [key.slice(1), words])
        const wrong = said.filter(([, words]) => /\b(?:de|que) Attigny|(?<!\p{L})(?:de|à) Le Chesne/u.test(words))
        expect(wrong.filter(([key]) => !ofNumbers.test(key))).toEqual([])
      }
    expect(['Sedan', 'Attigny', 'Étain', 'Le Chesne', 'Les Islettes', 'L’Effincourt'].map(withDe)).toEqual([
      ...['de Sedan', 'd’Attigny', 'd’Étain', 'du Chesne', 'des Islettes', 'de L’Effincourt'],
    ])
    expect(['Attigny', 'Le Chesne', 'Les Islettes', 'le détachement C'].map(withA)).toEqual([
      ...['à Attigny', 'au Chesne', 'aux Islettes', 'au détachement C'],
    ])
    const from = panelWords('fr').sheets.of
    expect(['1re division du 1er corps (Wolff)', 'Division wurtembergeoise (Obernitz)'].map(from)).toEqual([
      ...['de la 1ʳᵉ division du 1ᵉʳ corps (Wolff)', 'de la division wurtembergeoise (Obernitz)'],
    ])
  })

  it('calls corps by their ordinals, Roman ones too', () => {
    expect(['1', '7', 'I', 'V', 'II B', 'G'].map((label) => spacedFrench(corps(label)))).toEqual([
      ...['1ᵉʳ corps', '7ᵉ corps', 'Iᵉʳ corps', 'Vᵉ corps', 'IIᵉ corps B', 'corps G'],
    ])
  })

  it('counts nothing and one as one in all the window says', () => {
    for (const count of [0, 1])
      for (const thing of [count, facts(count, 'Attigny')])
        expect(saidOf(modules, thing, '').filter(([, words]) => several.test(words))).toEqual([])
  })

  it.each([...systems.map(({ id, book }) => [id, book.words.fr] as const), ['the kernel', kernelWords.fr] as const])(
    'has its signs and agrees in the sentences of %s',
    (_name, sentences) => {
      const said = (count: number): [string, string][] =>
        Object.entries(sentences).map(([key, sentence]) => {
          const named = [...sentence.matchAll(/\{([\w.-]+)/g)].map(([, name = '']) => [name, count])
          return [key, spacedFrench(fill(sentence, Object.fromEntries(named), 'fr'))]
        })
      expect(said(2).filter(([, words]) => wrongSigns.test(words))).toEqual([])
      for (const count of [0, 1]) expect(said(count).filter(([, words]) => several.test(words))).toEqual([])
    },
  )
})

describe('the parts of Gaiter Button', () => {
  it('call one thing by one name, as its rules do', () => {
    const parts = (language: 'en' | 'fr') => ({
      counters: counterWords(frenchAndGerman, language),
      marks: marks[language],
      layers: layerWords(language),
      panels: panelWords(language),
      book: bookWords(language),
      reports: reportWords(language),
      whyNow: gaiterButtonKinds.flatMap((kind) =>
        [true, false].map((takesOrders) => whyNow({ kind, prompt: kind } as Question, takesOrders)?.[language] ?? ''),
      ),
    })
    for (const language of ['en', 'fr'] as const)
      for (const thing of ['Attigny', 2, facts(2, 'Attigny')]) {
        const said = saidOf(parts(language), thing, '')
        expect(said.flatMap(([key, words]) => strayTerms(words, language).map((found) => `${key}: ${found}`))).toEqual(
          [],
        )
      }
  })
})

describe('why the counters of a formation move', () => {
  const answers = (...verbs: readonly string[]) => verbs.map((verb) => ({ verb }))

  it('is that it is active, or that it is demoralised where nothing ends the moves', () => {
    const because = (kind: string, ...verbs: readonly string[]) =>
      whyNowAtWissembourg({ kind, prompt: kind, answers: answers(...verbs) })?.en
    expect(because('moves', 'move', 'end-moves')).toMatch(/is active/)
    expect(because('moves', 'move')).toMatch(/is demoralised: its counters have to move/)
    expect(because('move', 'step', 'face')).toMatch(/on its way/)
    expect(because('move', 'step')).toMatch(/cannot end its move here/)
  })
})

describe('the name of a side', () => {
  const called = systems.flatMap(({ sides, book }) =>
    sides.flatMap((side) => {
      const { en: english, fr: french } = book.words
      return english[`side.${side}`] === undefined ? [] : [[english[`side.${side}`], french[`side.${side}`]]]
    }),
  )

  it('is a noun in the plural, and stands by itself', () => {
    expect(called.length).toBeGreaterThanOrEqual(8)
    for (const names of called)
      expect([
        ['French', 'Français'],
        ['Germans', 'Allemands'],
        ['Prussians', 'Prussiens'],
      ]).toContainEqual(names)
    expect(fr.games.decides('Prussiens')).toBe('Aux Prussiens de décider')
  })

  it('is an adjective beside “side” and “camp”', () => {
    for (const { book } of systems)
      for (const [key, sentence] of [...Object.entries(book.words.en), ...Object.entries(book.words.fr)])
        expect(sentence, key).not.toMatch(/\bcamp \{\w+\}|[Tt]he \{\w+\} side\b/)
  })
})

describe('the language at the first start', () => {
  it('is the first of the system’s that the window speaks, else English', () => {
    expect(preferredLanguage(['fr-CA', 'en'])).toBe('fr')
    expect(preferredLanguage(['de', 'fr'])).toBe('fr')
    expect(preferredLanguage(['EN-gb', 'fr'])).toBe('en')
    expect(preferredLanguage(['frr', 'de'])).toBe('en')
    expect(preferredLanguage([])).toBe('en')
  })
})
