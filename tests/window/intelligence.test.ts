import { BEARERS } from '#engine/gaiter-button/state/behind-tokens.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  columnsOf,
  type SeenBook,
  type SeenToken,
  span,
  whenOf,
  zonesOf,
} from '../../src-renderer/systems/gaiter-button/intelligence/reading.ts'
import { lineOf } from '../../src-renderer/systems/gaiter-button/intelligence/evidence.ts'
import { wordsIn } from '../../src-renderer/systems/gaiter-button/intelligence/words.ts'
import { house } from '../house/workshop.ts'

const names: Readonly<Record<string, string>> = {
  etain: 'Étain',
  verdun: 'Verdun',
  'ge-1': 'Foot Guards',
  'ge-2': 'Lancers',
}
const nameOf = (id: string): string => names[id] ?? id

const token = (number: number, more: Partial<SeenToken> = {}): SeenToken => ({
  token: `german-token-${number}`,
  zone: 'verdun',
  inside: false,
  marks: [],
  counter: null,
  seen: 'not',
  kinds: [
    { kind: 'infantry', count: 2 },
    { kind: 'decoy', count: 3 },
  ],
  names: ['ge-1', 'ge-2'],
  points: [0, 7],
  pace: [4, 8],
  last: { turn: 1, stop: 1 },
  evidence: [],
  ...more,
})
const known = { counter: 'ge-1', kinds: [{ kind: 'infantry' as const, count: 1 }], names: ['ge-1'] }
const bookOf = (tokens: readonly SeenToken[]): SeenBook => ({
  ...{ turn: 3, stop: 9, tokens, corps: [], known: 0, candidates: 1 },
})
const all = { which: 'all', search: '' } as const

describe('the book of intelligence', () => {
  it('lists zones by their names as a language orders them, and in each what is best known first', () => {
    const book = bookOf([token(1), token(2, { zone: 'etain' }), token(3, known)])
    const zones = zonesOf(book, all, nameOf, 'fr')
    expect(zones.map(({ name, count }) => `${name} ${count}`)).toEqual(['Étain 1', 'Verdun 2'])
    expect(zones[1]!.alike.map((one) => one.token.token)).toEqual(['german-token-3', 'german-token-1'])
  })

  it('puts together those of which the same is known, and nobody else', () => {
    const book = bookOf([token(1), token(2, { last: { turn: 2, stop: 4 } }), token(3, { marks: ['demoralised'] })])
    const [zone] = zonesOf(book, all, nameOf, 'en')
    expect(zone!.alike.map(({ tokens }) => tokens.length)).toEqual([2, 1])
    expect(zone!.count).toBe(3)
  })

  it('shows what was seen today, what is not known yet, and what is called as somebody writes without accents', () => {
    const book = bookOf([token(1), token(2, { zone: 'etain', last: { turn: 3, stop: 8 } }), token(3, known)])
    const found = (which: 'all' | 'today' | 'unknown', search: string): readonly string[] =>
      zonesOf(book, { which, search }, nameOf, 'en').flatMap(({ alike }) => alike.flatMap(({ tokens }) => tokens))
    expect(found('today', '')).toEqual(['german-token-2'])
    expect(found('unknown', '')).toEqual(['german-token-2', 'german-token-1'])
    expect(found('all', 'ETAIN')).toEqual(['german-token-2'])
    expect(found('all', 'lancers')).toEqual(['german-token-2', 'german-token-1'])
    expect(found('all', 'nowhere')).toEqual([])
  })

  it('lays zones out in columns, in their order, with none lost and none empty while there are enough', () => {
    const book = bookOf(Array.from({ length: 6 }, (_, index) => token(index + 1, { zone: `zone ${index}` })))
    const zones = zonesOf(book, all, nameOf, 'en')
    for (const count of [1, 2, 3]) {
      const columns = columnsOf(zones, count)
      expect(columns.flat()).toEqual(zones)
      expect(columns.map(({ length }) => length)).toEqual(Array.from({ length: count }, () => 6 / count))
    }
    expect(columnsOf([], 3)).toEqual([[], [], []])
    const two = columnsOf(zones.slice(0, 2), 3)
    expect(two.map(({ length }) => length)).toEqual([1, 1, 0])
  })

  it('tells a stop by the day and phase that had begun last', () => {
    const when = (en: string) => ({ en, fr: `${en} (fr)` })
    const stops = [
      { stop: 0, when: null },
      { stop: 1, when: when('30 August, daytime') },
      { stop: 2, when: null },
      { stop: 3, when: when('30 August, night') },
    ]
    expect([0, 1, 2, 3, 4].map((stop) => whenOf(stops, stop, 'en'))).toEqual([
      null,
      '30 August, daytime',
      '30 August, daytime',
      '30 August, night',
      '30 August, night',
    ])
    expect([span([3, 3]), span([0, 7])]).toEqual(['3', '0–7'])
  })

  it('has words in both languages for every line of evidence that the rules write', () => {
    const folder = join(house, 'src-engine/gaiter-button/intelligence')
    const written = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/key: '([a-z-]+)'|all\([^\n]*, '([a-z-]+)'\)/g)].map(
        ([, key, other]) => key ?? other!,
      ),
    )
    const keys = [...new Set([...written, ...Object.keys(BEARERS)])]
    expect(keys.length).toBeGreaterThan(20)
    const facts = {
      zone: 'verdun',
      counter: 'ge-1',
      count: 3,
      gone: 2,
      mp: 4,
      points: 5,
      room: 1,
      rain: true,
      connections: 2,
      markers: 1,
    }
    for (const language of ['en', 'fr'] as const) {
      const words = wordsIn(language)
      expect(Object.keys(words.lines).toSorted()).toEqual(keys.toSorted())
      for (const key of keys) {
        const line = lineOf({ key, rule: 'gb.counters.fog', turn: 1, stop: 1, facts }, { words, nameOf })
        expect(line, key).toMatch(/^\p{Lu}|^\d/u)
        expect(line, key).toMatch(/\.$/)
        expect(line, key).not.toMatch(/undefined|NaN|verdun|ge-1/)
      }
    }
  })

  it('knows the French articles of places', () => {
    const { lines } = wordsIn('fr')
    const facts = { counter: '', count: 2, gone: 1, mp: 4, points: 0, room: 1, rain: false, connections: 2, markers: 1 }
    expect(lines.pace({ ...facts, zone: 'Le Chesne' })).toContain('Parti du Chesne')
    expect(lines.pace({ ...facts, zone: 'Attigny' })).toContain('Parti d’Attigny')
    expect(lines.pace({ ...facts, zone: 'Sedan' })).toContain('Parti de Sedan')
    expect(lines.placed({ ...facts, zone: 'Les Grandes-Loges' })).toContain('aux Grandes-Loges')
    expect(lines.parted({ ...facts, zone: 'Sedan' })).toContain('1 des 2 que l’on ne pouvait distinguer s’est séparé')
    expect(lines.parted({ ...facts, zone: 'Sedan', count: 3, gone: 2 })).toContain('se sont séparés')
  })
})
