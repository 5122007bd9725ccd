import { describe, expect, it } from 'vitest'
import { EVERYONE, readLine } from '#engine/kernel/play/journal.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import type { Entry, Stop } from '../../../src-main/contract/games.ts'
import { filterLines, noFilter } from '../../../src-renderer/journal/filter-lines.ts'
import { drawLabel, kindOf, ledgersOf, linesOf, thingsOf } from '../../../src-renderer/journal/lines.ts'
import { thingsReportedAt } from '../../../src-renderer/chronicle/use-following.ts'
import { thingOnMap } from '../../../src-renderer/at-table/show-on-map.ts'
import { luckOf } from '../../../src-renderer/journal/luck.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { actAtRandom, begin, load, pickFrom } from '../../kernel/table.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import { systemJournal } from '../setting.ts'

const words = (text: string) => ({ en: text, fr: text })

/** Everything that was told in a game, as the process tells it. */
function journalOfGame(game: Game): Entry[] {
  const line = game.history.lineTo(game.history.current)
  game.journal(EVERYONE, 0)
  return line.flatMap((moment, stop) =>
    game.toldAt(moment).flatMap((told): Entry[] => {
      const entry = readLine(told, EVERYONE, game.play.layout.language) as Entry['entry'] | undefined // plain data
      return entry === undefined ? [] : [{ stop, entry, sentence: words(JSON.stringify(entry)) }]
    }),
  )
}

const games: readonly [string, RuleSystem, string, (game: Game, pick: (below: number) => number) => boolean][] = [
  ['gaiter-button', gaiterButton, 'chalons-1870', actKeenly],
  ['portable-spicheren', portableSpicheren, 'portable-spicheren', actAtRandom],
  ['storm-over-belfort', stormOverBelfort, 'belfort-1870', actAtRandom],
  ['wissembourg-spicheren', wissembourgSpicheren, 'spicheren-1870', actAtRandom],
  ['escape-from-sedan', escapeFromSedan, 'escape-from-sedan-1870', actAtRandom],
]

describe.each(games)('the journal of a game of %s', (_name, rules, folder, act) => {
  const files = campaignFolder(folder)
  const loaded = load(rules, files)
  const game = begin(loaded)
  const pick = pickFrom(7)
  for (let acts = 0; acts < 500 && act(game, pick); acts += 1);
  const journal = journalOfGame(game)
  const system = systemJournal(rules)
  const sideOf = system.sidesOf(files as Parameters<typeof system.sidesOf>[0]) // files are JSON
  const { lines } = linesOf(journal, [], system, sideOf)

  it('has every entry that is for people, in its order', () => {
    const told = journal.filter((entry) => !system.hiddenDraws?.includes(drawLabel(entry)))
    expect(told.length).toBeGreaterThan(100)
    expect(lines.map(({ entry }) => entry)).toEqual(told)
  })

  it('knows whose every die is that is somebody’s', () => {
    // The march of the last act may not be over: the side of its dice becomes known at its end.
    const lastStop = game.history.lineTo(game.history.current).length - 1
    const lost = lines.filter(({ entry, side }) => {
      const label = drawLabel(entry)
      if (entry.stop === lastStop) return false
      return kindOf(entry) === 'draw' && system.draws[label]?.owner !== undefined && side === null
    })
    expect(lost.map(({ entry }) => entry)).toEqual([])
  })

  it('names only kinds, labels and fields that the rule system tells', () => {
    const sorted = Object.entries(system.entries).flatMap(([kind, { category }]) =>
      category === undefined ? [] : kind,
    )
    const labels = sorted.flatMap((kind) => (kind.startsWith('draw ') ? kind.slice(5) : []))
    const kinds = sorted.filter((kind) => !kind.startsWith('draw '))
    expect(Math.min(labels.length, kinds.length)).toBeGreaterThan(3)
    for (const label of [...Object.keys(system.draws), ...labels])
      expect(rules.book.words.en, label).toHaveProperty([`draw.${label}`])
    for (const kind of kinds) expect(rules.book.words.en, kind).toHaveProperty([`journal.${kind}`])
  })

  it('has sums whose modifiers lead to rules of the book', () => {
    const book = new Set(rules.book.handbook?.flatMap(({ articles }) => articles.map(({ id }) => id)))
    const parts = journal.flatMap((entry) => ledgersOf(entry))
    expect(parts.length).toBeGreaterThan(5)
    for (const { lines: modifiers, total } of parts) {
      expect(total).toBe(modifiers.reduce((sum, { value }) => sum + value, 0))
      expect(modifiers.filter(({ rule }) => !book.has(rule))).toEqual([])
    }
  })

  it('names things of the game', () => {
    const { language } = game.play.layout
    const nouns = journal.flatMap((entry) => thingsOf(entry, system))
    expect(nouns.length).toBeGreaterThan(50)
    for (const { noun, name: thing } of nouns) expect(language.numberOf(noun, thing), thing).toBeGreaterThanOrEqual(0)
  })

  it('follows a game on the map to what is told of each stop, of things that are on it', () => {
    const at = journal.find((entry) => thingsOf(entry, system).length > 0)!.stop
    const told = thingsReportedAt(journal, at, system)
    expect(told.length).toBeGreaterThan(0)
    const here = journal.filter(({ stop }) => stop === at).flatMap((entry) => thingsOf(entry, system))
    for (const thing of told) expect(here).toContainEqual(thing)
    expect(thingsReportedAt(journal, -1, system)).toEqual([])
  })

  it('counts every draw once that counts as luck', () => {
    const charts = rules.book.charts?.(loaded.campaign) ?? []
    const luck = luckOf(lines, system, charts)
    const counted = lines.filter(({ entry }) => system.draws[drawLabel(entry)]?.good !== undefined)
    expect(luck.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length)
    expect(counted.length).toBeGreaterThan(10)
    for (const { chance } of luck) {
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })
})

describe('lines of the journal', () => {
  const system = systemJournal(gaiterButton)
  const sideOf = system.sidesOf({})
  const entry = (stop: number, kind: string, more: Entry['entry'] = {}): Entry => ({
    stop,
    entry: { kind, ...more },
    sentence: words(kind),
  })
  const stop = (number: number, when: string | null): Stop => ({
    stop: number,
    action: null,
    title: null,
    when: when === null ? null : words(when),
    mark: null,
    notes: [],
  })

  it('belong to the day they were told in, also within the act that ended it', () => {
    const journal = [
      entry(0, 'day-began'),
      entry(1, 'moved', { side: 'french' }),
      entry(2, 'recovered'),
      entry(2, 'day-began'),
      entry(2, 'weather'),
      entry(3, 'moved', { side: 'german' }),
    ]
    const stops = [stop(0, '22 August'), stop(1, null), stop(2, '23 August')]
    const { lines, periods } = linesOf(journal, stops, system, sideOf)
    expect(lines.map(({ period }) => periods[period]?.when?.en)).toEqual([
      '22 August',
      '22 August',
      '22 August',
      '23 August',
      '23 August',
      '23 August',
    ])
  })

  it('are chosen by what they are about, whose they are, their day, and their words without accents', () => {
    const journal = [
      entry(0, 'moved', { side: 'french' }),
      entry(1, 'battle-won', { winner: 'german' }),
      entry(1, 'draw', { label: 'attacker' }),
      entry(1, 'factors-rolled', { attacker: 'french' }),
      entry(2, 'never heard of'),
    ].map((one, index) => (index === 0 ? { ...one, sentence: words('Vers Varennes-lès-Mézières') } : one))
    const { lines } = linesOf(journal, [], system, sideOf)
    const chosen = (part: Partial<typeof noFilter>): number[] =>
      filterLines(lines, { ...noFilter, newestFirst: false, ...part }, 'fr').map(({ at }) => at)
    expect(chosen({ category: 'march' })).toEqual([0])
    expect(chosen({ category: 'battle' })).toEqual([1, 2, 3])
    expect(chosen({ category: 'chance' })).toEqual([2])
    expect(chosen({ category: 'other' })).toEqual([4])
    expect(chosen({ side: 1 })).toEqual([1])
    expect(chosen({ side: 0 })).toEqual([0, 2, 3])
    expect(chosen({ search: 'MEZIERES les' })).toEqual([0])
    expect(chosen({ newestFirst: true })).toEqual([4, 3, 2, 1, 0])
  })
})

describe('what an entry names', () => {
  const board = {
    places: ['sedan', 'stenay'].map((id) => ({ id, name: id, x: 0, y: 0, reach: 1 })),
    ways: [{ id: 'sedan-stenay', a: 'sedan', b: 'stenay', line: [] }],
  }
  const pieces = [{ id: 'fr-1-1' }, { id: 'garrison french-sedan' }]
  const shown = (...names: string[]) =>
    thingOnMap(
      names.map((name) => ({ noun: 'any', name })),
      board,
      pieces,
    )

  it('is shown where it came to, on its way, or where the counter stands, and nowhere if it is not on the map', () => {
    expect(shown('fr-1-1', 'sedan', 'stenay')).toEqual({ kind: 'zone', id: 'stenay' })
    expect(shown('fr-1-1', 'sedan-stenay')).toEqual({ kind: 'way', id: 'sedan-stenay' })
    expect(shown('fr-1-1')).toEqual({ kind: 'piece', id: 'fr-1-1' })
    expect(shown('french-sedan')).toEqual({ kind: 'piece', id: 'garrison french-sedan' })
    expect(shown('fr-9-9')).toBeNull()
  })
})
