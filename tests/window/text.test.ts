import { describe, expect, it } from 'vitest'
import { languageOf } from '../../src-renderer/state/view.ts'
import { spacedFrench as engineSpaced } from '#engine/kernel/french.ts'
import { spacedFrench } from '../../src-renderer/text/french.ts'
import { en } from '../../src-renderer/text/en.ts'
import { fr } from '../../src-renderer/text/fr.ts'

/** Every text with its key, functions called with words that cannot be in a text by chance. */
function sentences(texts: unknown, key = ''): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]]
  if (typeof texts === 'function') return sentences(texts('ARGUMENT', 'ARGUMENT', 'ARGUMENT'), key)
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inside]) => sentences(inside, `${key}.${name}`))
}

const english = new Map(sentences(en))
const french = new Map(sentences(fr))

/** Words that both languages have. */
const agreed = new Set([
  '.name',
  '.board.hex',
  '.board.terrain',
  '.zones.terrainIs',
  '.zones.countries.france',
  '.zones.kilometres',
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
  '.games.fresh.options',
  '.table.past.note',
  '.table.past.defaultName',
  '.table.journal.heading',
  '.table.odds.words.zones',
  '.journal.heading',
  '.journal.kinds.march',
  '.journal.total',
  '.journal.luck.short.difference',
  '.chronicle.pause',
])

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

  it('use typographic apostrophes and quotation marks', () => {
    expect([...english, ...french].filter(([, words]) => /['"]/.test(words))).toEqual([])
  })
})

describe('the language at the first start', () => {
  it('is the first of the system’s that the window speaks, else English', () => {
    expect(languageOf(['fr-CA', 'en'])).toBe('fr')
    expect(languageOf(['de', 'fr'])).toBe('fr')
    expect(languageOf(['EN-gb', 'fr'])).toBe('en')
    expect(languageOf(['frr', 'de'])).toBe('en')
    expect(languageOf([])).toBe('en')
  })
})
