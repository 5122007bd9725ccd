import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { systems } from '#engine/systems/registry.ts'
import type { Frame } from '../../../src-main/contract/games.ts'
import { type Piece, pilesOf } from '../../../src-renderer/counters/piles.ts'
import { journalOf } from '../../../src-renderer/main/systems.ts'
import { indexBoard, type MapBoard, type MapPlace } from '../../../src-renderer/map/board/board.ts'
import { layOutPiles } from '../../../src-renderer/map/piles/pile-layout.ts'
import { sitesOf } from '../../../src-renderer/map/piles/sites.ts'
import { Journey, spotOf, travelsOf } from '../../../src-renderer/map/piles/travel.ts'
import { frameDuration, frameOverlay, thingsToShow, changedPieces } from '../../../src-renderer/film/frame-marks.ts'
import { ruleOf, shownEntries } from '../../../src-renderer/journal/lines.ts'
import { systemJournal } from '../setting.ts'
import { firstLines, rowOfWords } from '../../../src-renderer/film/first-lines.ts'
import { wordsOfQuietFrame } from '../../../src-renderer/film/quiet-frame.ts'
import { en } from '../../../src-renderer/text/en.ts'

const place = (id: string, x: number, y: number): MapPlace => ({ id, name: id, x, y, reach: 12 })
const bent = [
  [420, 500],
  [600, 440],
  [800, 500],
] as const
const board: MapBoard = {
  sheet: { width: 1000, height: 1000, paper: '#ffffff' },
  places: [place('west', 300, 500), place('east', 420, 500), place('far', 800, 500)],
  ways: [{ id: 'east-far', a: 'east', b: 'far', line: bent }],
}
const index = indexBoard(board)
const piece = (id: string, at: string, side = 0): Piece => ({
  id,
  place: at,
  side,
  face: { livery: side === 0 ? 'blue' : 'grey', sign: 'infantry' },
  title: id,
})

describe('counters that go from one place to another', () => {
  it('go together along the way, from its right end', () => {
    const before = [piece('a', 'far'), piece('b', 'far'), piece('c', 'west')]
    const after = [piece('a', 'east'), piece('b', 'east'), piece('c', 'west')]
    const [travel, ...others] = travelsOf(before, after, index)
    expect(others).toEqual([])
    expect(travel?.pile.pieces.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(travel?.line).toEqual([...bent].toReversed())
  })

  it('go straight where no way is, and those who come or leave do not go at all', () => {
    const travels = travelsOf(
      [piece('a', 'west'), piece('gone', 'west')],
      [piece('a', 'far'), piece('new', 'far')],
      index,
    )
    expect(travels.map(({ line }) => line)).toEqual([
      [
        [300, 500],
        [800, 500],
      ],
    ])
  })

  it('begin where their pile lay and end where the other lies, and are then on the way no more', () => {
    const [before, after] = [[piece('a', 'east')], [piece('a', 'far')]]
    const laidOut = (pieces: readonly Piece[]) => layOutPiles(pilesOf(pieces), index, sitesOf(index, []), 0.5)
    const [left, joined] = [laidOut(before), laidOut(after)]
    const journey = new Journey(travelsOf(before, after, index), left, joined, 1000)
    const middle = ({ at, left: l, right: r, top: t, bottom: b }: (typeof left)[number]) => [
      at.x * 0.5 + (l + r) / 2,
      at.y * 0.5 + (t + b) / 2,
    ]
    expect(journey.shapes(0.5, { ...index, spacing: 120 }, 100).map(middle)).toEqual(left.map(middle))
    expect(journey.isOver).toBe(false)
    const [half] = journey.shapes(0.5, { ...index, spacing: 120 }, 600)
    expect(half?.at.y).toBeLessThan(470)
    expect([half?.left, half?.right].reduce((sum: number, one = 0) => sum + one, 0)).toBeCloseTo(0)
    expect(journey.shapes(0.5, { ...index, spacing: 120 }, 1100).map(middle)).toEqual(joined.map(middle))
    expect(journey.isOver).toBe(true)
  })

  it('never turn back on their way', () => {
    const xs = Array.from({ length: 21 }, (_, i) => spotOf(bent, i / 20, { x: 9, y: 9 }, { x: -9, y: 4 }).at.x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  })
})

const system = systemJournal(gaiterButton)
const words = { en: 'Something.', fr: 'Quelque chose.' }
const told = (entry: Frame['told'][number]['entry']) => ({ stop: 1, entry, sentence: words })
const frame = (entries: Frame['told'], changed: Frame['changed'] = {}): Frame => ({
  frame: 1,
  when: null,
  told: entries,
  notes: [],
  changed,
})

describe('what a frame of a film shows on the map', () => {
  const march = frame(
    [
      told({ kind: 'moved', side: 'grey', from: 'east', to: 'far', count: 2 }),
      told({ kind: 'draw', label: 'mixing', value: 3, of: 6 }),
    ],
    { token: ['german-1'] },
  )

  it('is who changed, an arrow along the way, and the place it leads to', () => {
    expect(shownEntries(march, system)).toHaveLength(1)
    const lit = changedPieces(march, [{ id: 'german-1' }, { id: 'german-2' }])
    expect(lit).toEqual([{ kind: 'piece', id: 'german-1' }])
    const { ways, zones } = frameOverlay(march, system, index)
    expect(ways).toMatchObject([{ from: 'east', to: 'far', arrow: true }])
    expect(zones).toMatchObject([{ id: 'far' }])
    expect(thingsToShow(march, system, board, lit)).toEqual([{ kind: 'zone', id: 'far' }])
  })

  it('is every place to which somebody came, as in a set-up, and not the last of them alone', () => {
    const setUp = frame(
      ['east', 'far', 'east'].map((to) => told({ kind: 'moved', side: 'grey', from: 'west', to, count: 1 })),
    )
    expect(thingsToShow(setUp, system, board, [])).toEqual([
      { kind: 'zone', id: 'east' },
      { kind: 'zone', id: 'far' },
    ])
  })

  it('is no counter where so many changed that nothing would be seen', () => {
    const pieces = Array.from({ length: 40 }, (_, i) => ({ id: `german-${i}` }))
    const night = frame([], { token: pieces.map(({ id }) => id) })
    expect(changedPieces(night, pieces)).toEqual([])
    expect(thingsToShow(night, system, board, [])).toEqual([])
  })

  it('stays the longer the more there is to read, and the shorter the faster it is wanted', () => {
    expect(frameDuration(200, 'normal')).toBeGreaterThan(frameDuration(20, 'normal'))
    expect(frameDuration(50, 'fast')).toBeLessThan(frameDuration(50, 'normal'))
    expect(frameDuration(50, 'slow')).toBeGreaterThan(frameDuration(50, 'normal'))
  })
})

describe('the rule of an entry', () => {
  it.each(systems.map((one) => [one.id, one] as const))(
    'is one of the rules of %s, for kinds of entries that there are',
    (name, { rules: { entries }, book: { rulebook } }) => {
      const { operationEnds = [], news = [] } = journalOf(name)
      const [kinds, ids] = [new Set(entries.map(({ name: kind }) => kind)), new Set(rulebook.map(({ id }) => id))]
      expect([...operationEnds, ...news].filter((kind) => !kinds.has(kind))).toEqual([])
      expect(news.length).toBeGreaterThan(0)
      const rules = entries.flatMap(({ notes: { rule } }) => rule ?? [])
      expect(rules.length).toBeGreaterThan(20)
      expect(rules.filter((id) => !ids.has(id))).toEqual([])
    },
  )

  it.each(systems.map((one) => [one.id, one] as const))(
    'is told for whatever a player of %s hears of, except where a sum tells it',
    (_name, rules) => {
      const journal = systemJournal(rules)
      const untold = rules.rules.entries
        .filter(({ all }) => !Object.values(all).includes('ledger'))
        .map(({ name }) => name)
        .filter((kind) => ruleOf(told({ kind }), journal) === undefined)
      expect(untold).toEqual([])
    },
  )
})

describe('a step of a film that tells much, as a whole set-up', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      words: `${at + 1} stands.`,
      things: [],
      rule: undefined,
      isDraw: false,
      isEcho: false,
      isNews: false,
    }))

  it('says in its row how it begins and how much more there is, and shows three lines at once', () => {
    expect(rowOfWords(lines(20), en)).toBe('1 stands. And 19 more.')
    // What a die showed, and what only repeats the act, says less than what came of it.
    const [first, second, ...others] = lines(20)
    const [die, echo] = [
      { ...first!, isDraw: true },
      { ...second!, isEcho: true },
    ]
    expect(rowOfWords([die, echo, ...others], en)).toBe('3 stands. And 17 more.')
    expect(rowOfWords([die, echo, others[0]!], en)).toBe('3 stands.')
    expect(rowOfWords([die, echo], en)).toBe('2 stands.')
    expect(rowOfWords([die], en)).toBe('1 stands.')
    expect(firstLines(lines(20)).shown).toHaveLength(3)
    expect(firstLines(lines(20)).others).toHaveLength(17)
  })

  it('hides nothing that nobody may miss, and begins with it', () => {
    const many = lines(20).map((line, at) => ({ ...line, isNews: at === 9 || at === 19 }))
    expect(rowOfWords(many, en)).toBe('10 stands. 20 stands. And 18 more.')
    expect(firstLines(many).shown.map(({ words }) => words)).toEqual(['10 stands.', '20 stands.', '1 stands.'])
  })

  it('shows six lines of what nobody may miss where there is more of it, and the others on demand', () => {
    const losses = lines(20).map((line, at) => ({ ...line, isNews: at >= 5 }))
    expect(firstLines(losses).shown.map(({ words }) => words)).toEqual(
      [6, 7, 8, 9, 10, 11].map((at) => `${at} stands.`),
    )
    expect(firstLines(losses).others).toHaveLength(14)
    expect(rowOfWords(losses, en)).toMatch(/^6 stands.* 11 stands\. And 14 more\.$/)
  })

  it('is told whole up to six lines', () => {
    expect(rowOfWords(lines(6), en)).toBe('1 stands. 2 stands. 3 stands. 4 stands. 5 stands. 6 stands.')
    expect(firstLines(lines(6)).others).toEqual([])
    expect(rowOfWords([], en)).toBe('')
  })
})

describe('a frame without journal entries', () => {
  const names = Object.fromEntries(['ir80', 'l5', 'l37', 'l89'].map((id) => [id, { en: `<${id}>`, fr: id }]))
  const naming = { text: en, language: 'en', words: {}, names } as const
  const said = (...rows: string[]): string => wordsOfQuietFrame({ changed: { unit: rows, base: rows } }, naming)

  it('says who changed on the map, each once, and no more than three of them', () => {
    expect(said('ir80')).toBe('On the map: <ir80>.')
    expect(said('ir80', 'l5')).toBe('On the map: <ir80>, <l5>.')
    expect(said('ir80', 'l5', 'l37', 'l89')).toBe('Something on the map has changed.')
  })

  it('leaves out things without a name', () => {
    expect(said('12')).toBe('Something on the map has changed.')
  })
})
