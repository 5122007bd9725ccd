import { describe, expect, it } from 'vitest'
import type { Fault } from '../../src-main/contract/campaign.ts'
import { languageOf } from '../../src-renderer/state/view.ts'
import { en } from '../../src-renderer/text/en.ts'
import { fr } from '../../src-renderer/text/fr.ts'

/** Every text with its key, functions called with words that cannot be in a text by chance. */
function sentences(texts: unknown, key = ''): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]]
  if (typeof texts === 'function') return sentences(texts('ARGUMENT', 'ARGUMENT', 'ARGUMENT'), key)
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inside]) => sentences(inside, `${key}.${name}`))
}

const withoutFaults = ({ faults: _faults, ...rest }: typeof en) => rest
const english = new Map(sentences(withoutFaults(en)))
const french = new Map(sentences(withoutFaults(fr)))

describe('the words of the window', () => {
  it('are there in both languages, under the same keys', () => {
    expect([...french.keys()]).toEqual([...english.keys()])
    expect([...english, ...french].filter(([, words]) => words.trim() === '')).toEqual([])
  })

  it('are the same only where the two languages agree', () => {
    const same = [...english].filter(([key, words]) => french.get(key) === words).map(([key]) => key)
    expect(same).toEqual([
      '.name',
      '.board.hex',
      '.board.terrain',
      '.settings.languages.en',
      '.settings.languages.fr',
      '.about.version',
      '.about.licence',
      '.about.mit',
    ])
  })

  it('have the spaces of French before its double signs', () => {
    const wrong = /[^\s\u00a0\u202f][:;!?»](?:\s|$)|«[^\u00a0]| [:;!?»%]/
    expect([...french].filter(([, words]) => wrong.test(words))).toEqual([])
  })

  it('use typographic apostrophes and quotation marks', () => {
    expect([...english, ...french].filter(([, words]) => /['"]/.test(words))).toEqual([])
  })

  it('tell of every fault what is wrong, where, and what to do', () => {
    const kinds = Object.keys(en.faults)
    for (const texts of [en, fr]) {
      for (const [kind, words] of Object.entries(texts.faults)) {
        // The keys of this record are the kinds of fault: its type says so.
        const fault: Fault = { file: 'map.json', path: 'rows[3]', kind: kind as Fault['kind'], found: 'F', wanted: 'W' }
        const [wrong, remedy] = words(fault)
        // An id that is taken can only stand in campaign.json, so its sentence need not name the file.
        expect(wrong).toContain(kind === 'id-taken' ? 'id' : 'map.json')
        expect(wrong).toMatch(/\.$/)
        expect(remedy).toMatch(/^\p{Lu}/u)
      }
    }
    expect(Object.keys(fr.faults)).toEqual(kinds)
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
