import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { EVERYONE, readLine } from '#engine/kernel/play/journal.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Chronicle } from '../../../src-main/contract/chronicle.ts'
import type { Entry, Stop } from '../../../src-main/contract/games.ts'
import {
  barsOf,
  linePath,
  namedColumns,
  nameX,
  columnAt,
  pointX,
  scaleFor,
  frameFor,
  stackTotals,
} from '../../../src-renderer/charts/chart-geometry.ts'
import { csvOf } from '../../../src-renderer/chronicle/csv.ts'
import { figuresOf, linesByDay } from '../../../src-renderer/chronicle/days.ts'
import { finishedDays, isNew } from '../../../src-renderer/chronicle/days-seen.ts'
import { luckOfSide, luckSeries } from '../../../src-renderer/chronicle/luck-series.ts'
import type { Series } from '../../../src-renderer/charts/series.ts'
import { chartDataOf } from '../../../src-renderer/chronicle/chart-data.ts'
import type { DayWithReports } from '../../../src-renderer/system-ui/system-chronicle.ts'
import { plainChronicle } from '../../../src-renderer/chronicle/plain-chronicle.ts'
import { kindOf, linesOf } from '../../../src-renderer/journal/lines.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import { textIn } from '../../../src-renderer/text/text.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { begin, load, pickFrom } from '../../kernel/table.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import { systemJournal } from '../setting.ts'

const values = fc.array(fc.option(fc.integer({ min: -40, max: 400 })), { minLength: 1, maxLength: 12 })
const known = (some: readonly (number | null)[]): number[] => some.filter((value) => value !== null)

const frame = frameFor(520)

describe('A chart', () => {
  it('has room for every value, 0 on its scale, and whole steps of which there are few', () => {
    fc.assert(
      fc.property(values, (some) => {
        const { least, most, ticks, y } = scaleFor(known(some), frame)
        expect(ticks.length).toBeLessThanOrEqual(9)
        expect(ticks).toContain(0)
        expect([ticks[0], ticks.at(-1)]).toEqual([least, most])
        for (const tick of ticks) expect(Number.isInteger(tick)).toBe(true)
        for (const value of known(some)) {
          expect(y(value)).toBeGreaterThanOrEqual(frame.top - 0.001)
          expect(y(value)).toBeLessThanOrEqual(frame.bottom + 0.001)
        }
        // Higher is more.
        expect(y(most)).toBeLessThan(y(least))
      }),
    )
  })

  it('draws a line through every value that is told, broken where one is missing', () => {
    fc.assert(
      fc.property(values, (some) => {
        const path = linePath(some, scaleFor(known(some), frame), frame)
        const begins = some.filter((value, at) => value !== null && (at === 0 || some[at - 1] === null)).length
        expect(path.split('M').length - 1).toBe(begins)
        expect(path.split(/[ML]/).length - 1).toBe(known(some).length)
      }),
    )
  })

  it('has for each side a bar as high as its figures together, within the column of its day', () => {
    const whole = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        const series: Series[] = [
          { key: 'one', side: 0, values: a },
          { key: 'two', side: 0, values: b },
          { key: 'one', side: 1, values: c },
        ]
        const scale = scaleFor(stackTotals(series, 3), frame)
        const bars = barsOf(series, 3, scale, frame)
        for (let column = 0; column < 3; column += 1) {
          const high = (at: readonly number[]) =>
            bars.reduce((sum, bar) => (bar.column === column && at.includes(bar.series) ? sum + bar.height : sum), 0)
          const told = (value: number) => scale.y(0) - scale.y(value)
          expect(high([0, 1])).toBeCloseTo(told(a[column]! + b[column]!), 0)
          expect(high([2])).toBeCloseTo(told(c[column]!), 0)
          const there = bars.filter((bar) => bar.column === column)
          const band = (frame.right - frame.left) / 3
          for (const { x, width } of there) {
            expect(x).toBeGreaterThanOrEqual(frame.left + band * column)
            expect(x + width).toBeLessThanOrEqual(frame.left + band * (column + 1))
          }
        }
        // Nothing of one side stands on what is of the other.
        for (const one of bars)
          for (const two of bars)
            if (one !== two && one.column === two.column)
              expect(
                one.x + one.width <= two.x + 0.01 ||
                  two.x + two.width <= one.x + 0.01 ||
                  one.y + one.height <= two.y + 0.02 ||
                  two.y + two.height <= one.y + 0.02,
              ).toBe(true)
      }),
    )
  })

  it('has names under its first and last column and between them, none too near another', () => {
    expect([0, 1, 2, 5, 6, 9, 10, 11].map((count) => namedColumns(count, frame))).toEqual([
      [],
      [0],
      [0, 1],
      [0, 1, 2, 3, 4],
      [0, 2, 5],
      [0, 2, 4, 6, 8],
      [0, 3, 6, 9],
      [0, 3, 6, 10],
    ])
  })

  it('has fewer names where it is narrower, always the first and the last, and fills its width', () => {
    const narrow = frameFor(300)
    const wide = frameFor(1000)
    expect(namedColumns(11, narrow).length).toBeLessThan(namedColumns(11, wide).length)
    for (const some of [narrow, frame, wide]) {
      const named = namedColumns(11, some)
      expect([named[0], named.at(-1)]).toEqual([0, 10])
      const places = named.map((column) => pointX(column, 11, some))
      for (const [i, x] of places.entries()) if (i > 0) expect(x - (places[i - 1] ?? 0)).toBeGreaterThan(80)
      expect(pointX(10, 11, some)).toBeCloseTo(some.width - 14)
      expect(some.height).toBe(frame.height)
    }
  })

  it('has long names only where there is room for them, and all of each within the chart', () => {
    const fortnight = '29 December 1870 to 11 January 1871'.length
    expect(namedColumns(3, frameFor(330), fortnight)).toEqual([2])
    expect(namedColumns(3, frameFor(700), fortnight)).toEqual([0, 2])
    expect(namedColumns(8, frameFor(1500), fortnight)).toEqual([0, 3, 7])
    expect(namedColumns(1, frameFor(330), fortnight)).toEqual([0])
    const name = nameX(320, fortnight, frameFor(330))
    expect(name).toBeLessThan(220)
    expect(name).toBeGreaterThan(110)
    expect(nameX(150, 4, frameFor(330))).toBe(150)
  })

  it('marks what is looked at between the days it lies between', () => {
    expect([0, 5, 10, 15, 20, 99].map((stop) => columnAt(stop, [0, 10, 20]))).toEqual([0, 0.5, 1, 1.5, 2, 2])
    expect(columnAt(0, [0])).toBe(0)
    expect(pointX(0, 1, frame)).toBeGreaterThan(frame.left)
  })
})

const both = (text: string) => ({ en: text, fr: text })
const figure = (key: string, side: number, value: number) => ({ key, side, value })
const day = (turn: number, from: number, to: number, strength: number, marched: number): Chronicle['days'][number] => ({
  turn,
  title: both(`day ${turn}`),
  from,
  to,
  over: true,
  standing: [figure('strength', 0, strength)],
  deeds: [figure('distance', 0, marched), figure('distance', 1, 2 * marched)],
  reports: [],
})
const small: Chronicle = {
  eyes: 0,
  hasNewspapers: true,
  titles: { strength: both('Strength'), distance: both('Distance; "marched"') },
  begin: [figure('strength', 0, 100)],
  formations: [],
  days: [day(1, 0, 4, 96, 10), day(2, 4, 9, 90, 7)],
}
const plan = { id: 'x', title: both('x'), form: 'lines' } as const

describe('The figures', () => {
  it('of how it stood begin at the beginning, those of what was done with the first day', () => {
    const standing = chartDataOf(small, { ...plan, from: 'standing', keys: ['strength', 'unknown'] })
    expect(standing).toEqual({ fromBeginning: true, series: [{ key: 'strength', side: 0, values: [100, 96, 90] }] })
    const done = chartDataOf(small, { ...plan, from: 'deeds', keys: ['distance'] })
    expect(done.series.map((one) => one.values)).toEqual([
      [10, 7],
      [20, 14],
    ])
    const still = {
      ...small,
      begin: [],
      days: small.days.map((one) => ({ ...one, standing: [figure('strength', 0, 0)] })),
    }
    expect(chartDataOf(still, { ...plan, from: 'standing', keys: ['strength'] }).series).toEqual([])
  })

  it('of a day are told with their change against the day before', () => {
    expect(figuresOf(small, 0, ['strength', 'distance'])).toEqual([
      { key: 'strength', side: 0, value: 96, change: -4 },
      { key: 'distance', side: 0, value: 10, change: null },
      { key: 'distance', side: 1, value: 20, change: null },
    ])
    expect(figuresOf(small, 1, ['distance'])[0]).toEqual({ key: 'distance', side: 0, value: 7, change: -3 })
    expect(figuresOf(small, 9, ['strength'])).toEqual([])
  })

  it('are a table for other programs: a row for each day, a column for each figure, quoted where it has to be', () => {
    const csv = csvOf(small, {
      beginning: 'Beginning',
      day: 'Day',
      titleOf: (key, side) => `${['French', 'German'][side]}: ${small.titles[key]!.en}`,
      dayOf: ({ title }) => title!.en,
      separator: ';',
    })
    expect(csv.split('\r\n')).toEqual([
      'Day;French: Strength;"French: Distance; ""marched""";"German: Distance; ""marched"""',
      'Beginning;100;;',
      'day 1;96;10;20',
      'day 2;90;7;14',
      '',
    ])
  })
})

const languages = ['en', 'fr'] as const

describe('A day that is over', () => {
  it('is reckoned by the chronicle where days are told, and there is none where they are not', () => {
    const told = ['gaiter-button', 'storm-over-belfort', 'portable-spicheren', 'unheard-of'].map((id) => {
      const period = systemWindow(id).chronicle?.period
      return period && languages.map((language) => [period[language].name, period[language].over?.('…')])
    })
    expect(told).toEqual([
      [
        ['Day', 'The day of … is over.'],
        ['Jour', 'La journée du … est finie.'],
      ],
      [
        ['Fortnight', 'The fortnight of … is over.'],
        ['Quinzaine', 'La quinzaine du … est finie.'],
      ],
      undefined,
      undefined,
    ])
    const ended = { days: [{ over: true }] } as unknown as Chronicle // the rest of a chronicle is not read
    expect([finishedDays(true, null), finishedDays(true, ended), finishedDays(false, ended)]).toEqual([null, 1, 0])
  })

  it('is new to whoever was there before it, and to nobody else', () => {
    expect([isNew(undefined, 3), isNew(3, 3), isNew(2, 3), isNew(3, 2)]).toEqual([false, false, true, false])
  })
})

/** A fierce game as the process tells it to one who sees everything. */
function played(seed: number): { game: Game; journal: Entry[]; chronicle: Chronicle } {
  const loaded = load(gaiterButton, campaignFolder('chalons-1870'))
  const game = begin(loaded, { scenario: 'beaumont-sedan', seed: `chronicle ${seed}` })
  const pick = pickFrom(seed)
  while (actKeenly(game, pick));
  const line = game.history.lineTo(game.history.current)
  game.replayJournal(line)
  const journal = line.flatMap((moment, stop) =>
    game.toldAt(moment).flatMap((told): Entry[] => {
      const entry = readLine(told, EVERYONE, game.play.layout.language) as Entry['entry'] | undefined // plain data
      return entry === undefined ? [] : [{ stop, entry, sentence: both(JSON.stringify(entry)) }]
    }),
  )
  const begins = journal.filter(({ entry }) => entry['kind'] === 'day-began').map(({ stop }) => stop)
  const days = begins.map((from, at) => {
    const to = begins[at + 1] ?? line.length - 1
    return { turn: at + 1, title: both(`day ${at + 1}`), from, to, over: true, standing: [], deeds: [], reports: [] }
  })
  return {
    game,
    journal,
    chronicle: { eyes: 'both', titles: {}, begin: [], hasNewspapers: true, formations: [], days },
  }
}

describe('The report of a day of Gaiter Button', () => {
  const { journal, chronicle } = played(4)
  const system = systemJournal(gaiterButton)
  const files = campaignFolder('chalons-1870') as Parameters<typeof system.sidesOf>[0] // files are JSON
  const { lines } = linesOf(journal, [] as Stop[], system, system.sidesOf(files))
  const byDay = linesByDay(lines, chronicle.days, system.beginnings)
  const plans = systemWindow('gaiter-button').chronicle! // it has one
  const told = (at: number, eyes: DayWithReports['eyes'], language: 'en' | 'fr' = 'en'): DayWithReports => ({
    lines: byDay[at] ?? [],
    reports: [],
    eyes,
    naming: { text: textIn(language), language, words: {}, names: {} },
    sideOf: (side) => ['French', 'German'][side] ?? '',
    sideName: (side) => ['French', 'Germans'][side] ?? '',
  })
  const section = (id: string) => plans.sections.find((one) => one.id === id)!

  it('has every line of the journal in one day and no other, each day beginning with its own beginning', () => {
    expect(byDay.flat()).toEqual(lines)
    expect(byDay.length).toBeGreaterThan(1)
    for (const [at, day] of byDay.entries()) {
      const begins = day.filter(({ entry }) => kindOf(entry) === 'day-began')
      expect(begins.map(({ entry }) => entry.entry['turn'])).toEqual([at + 1])
      if (at > 0) expect(day.findIndex(({ entry }) => kindOf(entry) === 'day-began')).toBe(0)
    }
  })

  it('tells every activation of those who look in one line, with the way it went; the enemy’s stand apart', () => {
    for (const at of byDay.keys()) {
      const count = (side: number) =>
        byDay[at]!.filter(({ entry, side: whose }) => kindOf(entry) === 'activated' && whose === side).length
      const activations = (lines: ReturnType<ReturnType<typeof section>['linesOf']>) =>
        lines.filter((one) => 'words' in one && !/battle movement|by night/.test(one.words)).length
      expect(activations(section('marches').linesOf(told(at, [0])))).toBe(count(0))
      expect(activations(section('enemy').linesOf(told(at, [0])))).toBe(count(1))
      expect(activations(section('marches').linesOf(told(at, [0, 1])))).toBe(count(0) + count(1))
      expect(section('enemy').linesOf(told(at, [0, 1]))).toEqual([])
      // Of both sides together: one after the other, each in the order of the day.
      const both = section('marches').linesOf(told(at, [0, 1]))
      const whose = both.map((one) => 'words' in one && one.words.startsWith('German'))
      expect(whose).toEqual(whose.toSorted((a, b) => Number(a) - Number(b)))
      for (const isGerman of [false, true]) {
        const stops = both.flatMap((one, index) => ('stop' in one && whose[index] === isGerman ? [one.stop] : []))
        expect(stops).toEqual(stops.toSorted((a, b) => a - b))
      }
    }
    const all = byDay.flatMap((_, at) => section('marches').linesOf(told(at, [0, 1])))
    const moved = lines.find(({ entry }) => kindOf(entry) === 'moved')!.entry.entry
    expect(
      all.some((one) => 'words' in one && one.words.includes(`${moved['from'] as string} – ${moved['to'] as string}`)),
    ).toBe(true)
  })

  it('calls those who march by night, or to a battle, by their names where the one who looks is told who they are', () => {
    const [who, from] = ['fr-1-1, fr-1-2', 'buzancy']
    const night = { kind: 'withdrew', side: 'french', from, zone: 'nouart', counters: 2 }
    const battle = { kind: 'battle-moved', side: 'french', zone: from, to: 'nouart', count: 2 }
    const line = lines.find(({ side }) => side === 0)!
    const marchedBy = (fields: typeof line.entry.entry, language: 'en' | 'fr') => {
      const day = { ...told(0, [0], language), lines: [{ ...line, entry: { ...line.entry, entry: fields } }] }
      return section('marches').linesOf(day)
    }
    expect(marchedBy({ ...night, who }, 'en')).toMatchObject([
      { words: 'Fr-1-1, fr-1-2: by night from buzancy to nouart.' },
    ])
    expect(marchedBy({ ...night, who }, 'fr')).toMatchObject([
      { words: expect.stringMatching(/^Fr-1-1, fr-1-2\u00a0: de nuit/) },
    ])
    expect(marchedBy(night, 'en')).toMatchObject([{ words: '2 counters: by night from buzancy to nouart.' }])
    expect(marchedBy({ ...battle, who }, 'en')).toMatchObject([
      { words: 'Fr-1-1, fr-1-2: battle movement from buzancy to nouart.' },
    ])
    expect(marchedBy(battle, 'en')).toMatchObject([{ words: '2 counters: battle movement from buzancy to nouart.' }])
  })

  it('tells a march for a narrow column by who or how many went, from where, and where to', () => {
    const line = lines.find(({ side }) => side === 0)!
    const shortOf = (...entries: readonly (typeof line.entry.entry)[]) => {
      const entriesAsLines = entries.map((entry) => ({ ...line, entry: { ...line.entry, entry } }))
      return plans.marchesOf?.({ ...told(0, [0]), lines: entriesAsLines }).map(({ short }) => short)
    }
    const side = 'french'
    const way = [
      { kind: 'moved', side, from: 'buzancy', to: 'nouart' },
      { kind: 'moved', side, from: 'nouart', to: 'stenay' },
      { kind: 'activation-ended', side, zone: 'stenay', markers: 2, sum: 3 },
    ]
    const activated = { kind: 'activated', side, zone: 'buzancy' }
    expect(shortOf({ ...activated, count: 2, who: 'fr-1-1, fr-1-2' }, ...way)).toEqual([
      '2 counters: buzancy – stenay; 2 markers, fatigue 3.',
    ])
    expect(shortOf({ ...activated, count: 1, who: 'fr-1-1' }, ...way)).toEqual([
      'Fr-1-1: buzancy – stenay; 2 markers, fatigue 3.',
    ])
    expect(shortOf({ ...activated, count: 1 })).toEqual(['1 counter: in buzancy, without a march.'])
    const night = { kind: 'withdrew', side, from: 'buzancy', zone: 'nouart', counters: 2, who: 'fr-1-1, fr-1-2' }
    expect(shortOf(night)).toEqual(['2 counters: by night from buzancy to nouart.'])
  })

  it('tells every battle in one line, and says in both languages what it cost', () => {
    const kinds = ['battle-began', 'assault-began', 'sally-began']
    const count = lines.filter(({ entry }) => kinds.includes(kindOf(entry))).length
    const battles = byDay.flatMap((_, at) => section('battles').linesOf(told(at, [0, 1])))
    expect(battles).toHaveLength(count)
    expect(count).toBeGreaterThan(0)
    const french = byDay.flatMap((_, at) => section('battles').linesOf(told(at, [0, 1], 'fr')))
    for (const one of [...battles, ...french]) expect('words' in one && one.words).not.toMatch(/undefined|NaN|\[object/)
    expect(battles.some((one) => 'words' in one && /losses: French \d+ SP, German \d+ SP/.test(one.words))).toBe(true)
  })

  it('names only rules, figures and kinds of entry that there are', () => {
    const rules = new Set(gaiterButton.book.rulebook.map(({ id }) => id))
    const kinds = new Set(gaiterButton.rules.entries.map(({ name }) => name))
    for (const { rule } of plans.sections) if (rule !== null) expect(rules).toContain(rule)
    for (const ending of gaiterButton.endings) expect(rules).toContain(plans.end.ruleOf(ending))
    for (const kind of [...plans.turning, ...plans.end.kinds]) expect(kinds).toContain(kind)
    for (const key of [
      ...plans.sections.flatMap(({ figures }) => figures),
      ...plans.charts.flatMap(({ keys }) => keys),
    ])
      expect(gaiterButton.book.words.en, key).toHaveProperty([`tally.${key}`])
  })

  it('takes over from the journal whether a condition of victory was met, and works nothing out', () => {
    const entry = (more: Entry['entry']): Entry => ({ stop: 1, entry: more }) as Entry // the rest is not read
    const counted = { kind: 'counted-divisions-exited', side: 'french', level: 1, count: 9, needed: 5 }
    expect(plans.end.metIn(entry({ ...counted, met: true }))).toBe(true)
    expect(plans.end.metIn(entry({ ...counted, met: false }))).toBe(false)
    expect(plans.end.metIn(entry({ kind: 'judged', frenchLevel: 1, germanLevel: 0 }))).toBeNull()
    for (const { name, all } of gaiterButton.rules.entries)
      if (name.startsWith('counted-')) expect([name, all['met']]).toEqual([name, 'flag'])
  })

  it('reckons luck from the beginning to the end of each day, and weighs each kind of draw by how often it was made', () => {
    const course = luckSeries(byDay, system, [])
    expect(course.map(({ side }) => side)).toEqual([0, 1])
    for (const { values: of } of course) expect(of).toHaveLength(byDay.length)
    const account = [
      { side: 0, favour: 2, count: 4 },
      { side: 0, favour: -1, count: 12 },
      { side: 1, favour: 5, count: 1 },
      { side: 0, favour: null, count: 9 },
    ] as unknown as Parameters<typeof luckOfSide>[0] // the rest of an account is not read
    expect(luckOfSide(account, 0)).toBeCloseTo((2 * 2 - Math.sqrt(12)) / 4, 2)
    expect([luckOfSide(account, 1), luckOfSide([], 0)]).toEqual([5, null])
  })
})

describe('A rule system without descriptions', () => {
  it('has a chart for every figure, and the journal by what it is about', () => {
    const { charts, sections } = plainChronicle(small)
    expect(charts.map(({ id }) => id)).toEqual(['strength'])
    expect(sections.map(({ id }) => id)).toEqual(['march', 'battle', 'night', 'other'])
  })
})
