import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { place, plainCodec, type GameCodec } from '../../src-main/games/rows/codec.ts'
import { restoreGame } from '../../src-main/games/open/restore-game.ts'
import { proveAtOnce } from '../../src-main/games/open/proof.ts'
import { readRecord } from '../../src-main/games/rows/game-record.ts'
import { packWords } from '../../src-main/games/rows/snapshots.ts'
import type { GameRow, GamePast, SnapshotRow, VisitRow } from '../../src-main/library/tables/games-table.ts'
import { childrenOf, pickFrom } from '../kernel/table.ts'
import { inBoth } from './in-both.ts'
import { forgeRows } from './mutations.ts'
import {
  chalons,
  hashes,
  likeness,
  newGame,
  open,
  opened,
  playAbout,
  playedGame,
  spicheren,
  startOf,
  tables,
  track,
  type Played,
} from './workshop.ts'

const all: [string, Played, number][] = [
  ['Gaiter Button', chalons, 4],
  ['Portable Spicheren', spicheren, 12],
  ['a toy', track, 25],
]

describe.each(all)('a game of %s taken up again', (_, by, runs) => {
  it('is the game that was left: tree, redo, journals, views and all, with its snapshots and without', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 120 }), fc.boolean(), (seed, times, tidy) => {
        const { database, table, game } = playedGame(by, `law ${seed}`, pickFrom(seed), times)
        if (tidy) game.tidyUp()
        const left = likeness(game.game)
        const again = open(table, by.loaded, game.id)
        expect(likeness(again.game)).toEqual(left)
        expect(again.readOnly).toBeUndefined()
        for (let moment = 0; moment < game.game.history.moments.length; moment++)
          expect(again.whenAt(moment)).toEqual(game.whenAt(moment))
        expect(hashes(again.game)).toEqual(hashes(game.game))
        database.close()
      }),
      { numRuns: runs },
    )
  })

  it('goes on as if it had never been left', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, other] = [tables(), tables()]
        const straight = newGame(one.table, by, startOf(by, `on ${seed}`))
        let halting = newGame(other.table, by, startOf(by, `on ${seed}`))
        for (let part = 0; part < 5; part++) {
          for (const game of [straight, halting]) playAbout(game, pickFrom(seed + part), 20)
          if (part % 2 === 0) halting.tidyUp()
          halting = open(other.table, by.loaded, halting.id)
        }
        expect(likeness(halting.game)).toEqual(likeness(straight.game))
        one.database.close()
        other.database.close()
      }),
      { numRuns: Math.ceil(runs / 3) },
    )
  })

  it('is the same when it has to be played again from its start', () => {
    const { game, row, past } = someGame(by)
    const again = opened(by.loaded, { ...row, rules: row.rules + 1 }, past)
    expect(likeness(again.game)).toEqual(likeness(game.game))
    expect(again).toMatchObject({ readOnly: undefined, carriedOver: true })
    expect(again.whens).toEqual(opened(by.loaded, row, past).whens)
    expect(again.sum).toBe(past.moments.at(-1)?.sum)
  })
})

/** A game of some hundred acts with snapshots, and what the library has of it. */
function someGame(by: Played = spicheren, seed = 5) {
  const { table, game } = playedGame(by, `some ${seed}`, pickFrom(seed), 200)
  game.tidyUp()
  return { game, row: table.one(game.id)!, past: table.past(game.id) }
}

const changed = <T>(rows: readonly T[], index: number, change: Partial<T>): T[] =>
  rows.with(index, { ...rows[index]!, ...change })

/** What is left of a game when its rows are these. */
function left(row: GameRow, past: GamePast) {
  const { game, readOnly } = opened(spicheren.loaded, row, past)
  return { readOnly, acts: game.history.moments.length - 1, current: game.history.current, hash: game.hash(), game }
}

describe('a damaged row of a game', () => {
  const { game, row, past } = someGame()
  const before = hashes(game.game)
  const AT = 50
  const act = past.moments[AT - 1]!
  /** What there is of the game when its acts are these, and what there should be. */
  const found = (moments: GamePast['moments']): unknown[] => {
    const { readOnly, current, hash, game: rest } = left(row, { ...past, moments })
    return [readOnly, current, hash, hashes(rest)]
  }
  const wholeUpTo = (moment: number, reason: string): unknown[] => {
    const whole = before.slice(0, moment)
    return [{ why: 'damaged', moment, reason: inBoth(reason) }, moment - 1, whole.at(-1), whole]
  }

  it.each([
    ['sum', { sum: act.sum ^ 1 }],
    ['deed', { deed: String(act.deed).replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"') }],
    ['deed that is no text', { deed: Buffer.from([0xff, 0x00]) }],
    ['deed that is cut off', { deed: String(act.deed).slice(0, -1) }],
    ['parent', { parent: act.parent === 0 ? 1 : 0 }],
    ['number', { number: AT - 1 }],
  ])('with another %s ends what is whole there', (_, change) => {
    expect(found(changed(past.moments, AT - 1, change))).toEqual(wholeUpTo(AT, 'it is not what was written'))
  })

  it('whose deed comes back as the bytes of its text is whole', () => {
    const bytes = { deed: Buffer.from(String(act.deed)) }
    expect(found(changed(past.moments, AT - 1, bytes))).toEqual(found(past.moments))
    expect(found(past.moments)[0]).toBeUndefined()
  })

  it('that is missing ends what is whole there', () => {
    expect(found(past.moments.toSpliced(AT - 1, 1))).toEqual(wholeUpTo(AT, 'it is missing'))
    expect(found(past.moments.slice(1))).toEqual(wholeUpTo(1, 'it is missing'))
  })

  it('at the end takes no other act with it', () => {
    const last = past.moments.length
    const moments = changed(past.moments, last - 1, { sum: 0 })
    expect(found(moments)).toEqual(wholeUpTo(last, 'it is not what was written'))
  })

  it('that was done after going back leaves the game at the last whole act, not where they went', () => {
    const last = ({ after }: VisitRow, index: number): boolean => past.visits[index + 1]?.after !== after
    const { after, moment } = past.visits.find((visit, index) => visit.moment !== visit.after && last(visit, index))!
    expect(moment).not.toBe(after)
    const moments = changed(past.moments, after, { sum: 0 })
    expect(found(moments)).toEqual(wholeUpTo(after + 1, 'it is not what was written'))
  })

  it('leaves nothing of the act that did not come out, so that redo does not lead there', () => {
    const { game: whole } = left(row, { ...past, moments: changed(past.moments, AT - 1, { sum: 0 }) })
    expect(
      whole.history.moments.every((moment) => moment.next < AT && childrenOf(moment).every((child) => child < AT)),
    ).toBe(true)
    expect(whole.redo()).toMatchObject({ ok: false, error: { code: 'no-redo' } })
  })

  it('with an act forged and sums that fit is found when its position does not come out', () => {
    const { history } = game.game
    const at = history.current
    const done = game.game.play.layout.language.textOf(history.now.code)
    const legal = game.game.peek(history.now.parent, (play) =>
      Array.from(play.actions, (code) => play.layout.language.textOf(code)),
    )
    const action = legal.find((one) => one !== done)
    expect(action).toBeDefined()
    const forged = forgeRows(row, { ...past, snapshots: [] }, at, action!)
    expect(readRecord(forged.row, forged.past, plainCodec)).toMatchObject({ ok: true, value: { fault: undefined } })
    expect(left(forged.row, forged.past)).toMatchObject({ acts: at - 1, readOnly: { why: 'damaged', moment: at } })
  })

  it('with a start that is not the one that was written fits no act', () => {
    const other = { ...row, start: JSON.stringify(startOf(spicheren, 'another seed')) }
    expect(left(other, past)).toMatchObject({
      acts: 0,
      readOnly: { why: 'damaged', moment: 1, reason: inBoth('it, or the start of the game, is not what was written') },
    })
  })

  it.each([
    ['{"scenario":', 'cut off'],
    ['[]', 'no start'],
    ['{"scenario":"x","seed":"y","switches":{"a":1}}', 'with a switch that is neither on nor off'],
    [`{"scenario":"x","seed":"y","position":${'{"a":'.repeat(9999)}1${'}'.repeat(9999)}}`, 'with no bottom'],
  ])('with a start %# is a sentence', (start) => {
    const read = restoreGame(spicheren.loaded, { ...row, start }, past, plainCodec)
    const message: unknown = expect.stringContaining('its entry in the library is damaged')
    expect(read).toEqual({
      ok: false,
      error: { code: 'damaged', message, said: inBoth(message) },
    })
  })

  it('with a start that begins no game is a sentence', () => {
    const start = JSON.stringify({ ...startOf(spicheren, 'x'), scenario: 'nowhere' })
    expect(restoreGame(spicheren.loaded, { ...row, start }, past, plainCodec)).toMatchObject({
      ok: false,
      error: { code: 'no-scenario' },
    })
  })

  it('that is a visit spoils no act, and the game can be played on', () => {
    const last = past.visits.length - 1
    const changes: GamePast['visits'][] = [
      [],
      past.visits.slice(0, -3),
      changed(past.visits, last, { moment: 10_000 }),
      changed(past.visits, last, { moment: -1 }),
      changed(past.visits, 3, { after: 10_000, moment: 9_999 }),
      changed(past.visits, 3, { after: past.moments.length }),
      changed(past.visits, 3, { after: 0 }),
      past.visits.toReversed(),
    ]
    for (const visits of changes) {
      const found = left(row, { ...past, visits })
      expect(found.readOnly).toBeUndefined()
      expect(hashes(found.game)).toEqual(before)
      // Redo always leads along a line that was played.
      const { history } = found.game
      for (const [index, moment] of history.moments.entries())
        expect(moment.next).toSatisfy((next: number) => next === -1 || history.at(next).parent === index)
      expect(history.moments.every((moment) => (moment.next === -1) === (childrenOf(moment).length === 0))).toBe(true)
    }
  })

  it('that is a visit is put in its place when it has got out of order', () => {
    const { table } = tables()
    const toy = newGame(table, track)
    const act = (): void => void toy.act(toy.game.play.actions.at(childrenOf(toy.game.history.now).length))
    // Two lines from act 1, of which the first was looked at again before another began.
    for (const step of [act, act, 1, act, 2, 0, act, 0, 4]) {
      if (typeof step === 'number') toy.goTo(step)
      else step()
    }
    expect(toy.game.history.at(1)).toMatchObject({ firstChild: 2, otherChildren: [3], next: 2 })
    const [row, past] = [table.one(toy.id)!, table.past(toy.id)]
    const visits = past.visits.toSorted((a, b) => b.after - a.after || a.number - b.number)
    expect(visits).not.toEqual(past.visits)
    expect(likeness(opened(track.loaded, row, { ...past, visits }).game)).toEqual(likeness(toy.game))
  })

  it('that is missing makes nothing of a visit that came after it', () => {
    const found = left(row, { ...past, moments: past.moments.slice(0, 60) })
    expect(found).toMatchObject({ acts: 60, readOnly: undefined })
  })
})

describe('a snapshot', () => {
  const { game, row, past } = someGame()
  const before = likeness(game.game)
  const every = hashes(game.game)
  const with_ = (snapshots: readonly SnapshotRow[]): GamePast => ({ ...past, snapshots })

  it('that is wrong is not believed, whatever is wrong with it', () => {
    expect(past.snapshots.length).toBeGreaterThan(5)
    const first = game.game.history.restorePoint(0).words
    const wrongWords = first.slice()
    wrongWords[20]! += 1
    const long = new Int32Array(first.length * 4)
    const spoils: ((row: SnapshotRow, index: number) => SnapshotRow)[] = [
      ({ moment }, index) => ({ moment, words: past.snapshots.at(index - 1)!.words }),
      ({ moment }) => ({ moment, words: Buffer.alloc(0) }),
      ({ moment }) => ({ moment, words: Buffer.from('not packed') }),
      ({ moment, words }) => ({ moment, words: words.subarray(0, -3) }),
      ({ moment }) => ({ moment, words: packWords(wrongWords, first) }),
      ({ moment }) => ({ moment, words: packWords(long, long) }),
      ({ moment }) => ({ moment, words: packWords(new Int32Array(first.length).fill(-1), first) }),
      ({ moment, words }) => ({ moment: moment + 1, words }),
      ({ words }, index) => ({ moment: 5_000 + index, words }),
    ]
    for (const spoil of spoils) {
      const again = opened(spicheren.loaded, row, with_(past.snapshots.map(spoil)))
      expect(again.readOnly).toBeUndefined()
      expect(likeness(again.game)).toEqual(before)
      expect(hashes(again.game)).toEqual(every)
    }
  })

  it('with one bit turned is not believed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, bit) => {
        const index = one % past.snapshots.length
        const words = Buffer.from(past.snapshots[index]!.words)
        words[bit % words.length]! ^= 1 << (bit % 8)
        const again = opened(spicheren.loaded, row, with_(changed(past.snapshots, index, { words })))
        expect(again.game.peek(past.snapshots[index]!.moment, (play) => play.hash())).toBe(
          every[past.snapshots[index]!.moment],
        )
      }),
      { numRuns: 60 },
    )
  })

  it('serves speed: the acts before it are not played again', () => {
    const asked: string[] = []
    const counting: GameCodec = {
      ...plainCodec,
      readBytes: (kept, where) => (asked.push(where), plainCodec.readBytes(kept, where)),
    }
    const taken = restoreGame(spicheren.loaded, row, past, counting)
    expect(taken.ok).toBe(true)
    expect(asked.length).toBeLessThanOrEqual(1)
    expect(past.snapshots.map(({ moment }) => place.snapshot(moment))).toEqual(expect.arrayContaining(asked))
  })
})

describe('a proof', () => {
  const { game, row, past } = someGame()
  const read = readRecord(row, past, plainCodec)
  if (!read.ok) throw new Error(read.error.message)
  const { start, steps } = read.value

  /** An action of the game that is not legal before its act of this index. */
  function illegalAt(index: number): string {
    const legal = game.game.peek(steps[index]!.parent, (play) =>
      Array.from(play.actions, (code) => play.layout.language.textOf(code)),
    )
    return steps.map(({ deed }) => deed.action).find((action) => !legal.includes(action))!
  }

  it('of a game that was played comes out', () => {
    const proved = proveAtOnce(spicheren.loaded, start, steps)
    expect(proved).toMatchObject({ ok: true, value: { proved: steps.length, fault: undefined } })
    if (proved.ok) expect(hashes(proved.value.game)).toEqual(hashes(game.game))
  })

  it.each([
    ['an action nobody knows', { action: 'fly away' }, /means nothing under these rules: There is no verb "fly"/],
    ['an action that is not legal', { action: illegalAt(29) }, /^“.+” is not allowed: /],
    ['another side', { decider: 1 - steps[29]!.deed.decider }, /was done by the other side$/],
    ['another hash', { hash: '0123456789abcdef' }, /the game comes out otherwise$/],
    ['another barrier', { barrier: !steps[29]!.deed.barrier }, /may be taken back otherwise than before$/],
    ['another time', { when: { turn: 99, phase: 'never' } }, /the record has another time$/],
    [
      'dice that nobody needs',
      { script: [1, 2, 3, 4, 5, 6, 1, 2, 3] },
      /is not allowed: .*scripted values were not needed/,
    ],
  ])('finds the act with %s', (_, change, reason) => {
    const step = steps[29]!
    const proved = proveAtOnce(spicheren.loaded, start, steps.with(29, { ...step, deed: { ...step.deed, ...change } }))
    if (!proved.ok) throw new Error(proved.error.message)
    const { fault, game: whole } = proved.value
    expect(fault).toEqual({ moment: 30, reason: inBoth(expect.stringMatching(reason)) })
    expect([proved.value.proved, whole.history.current, proved.value.whens.length]).toEqual([29, 29, 30])
    expect(hashes(whole)).toEqual(hashes(game.game).slice(0, 30))
  })

  it('finds a phase that is another one of the game', () => {
    const whens = steps.map(({ deed }) => deed.when)
    const known = whens.find((when) => when !== undefined)!
    const at = whens.findIndex((when) => when !== undefined && when.phase !== known.phase)
    const when = { turn: whens[at]!.turn, phase: known.phase }
    const proved = proveAtOnce(
      spicheren.loaded,
      start,
      steps.with(at, { ...steps[at]!, deed: { ...steps[at]!.deed, when } }),
    )
    expect(proved).toMatchObject({
      value: { fault: { moment: at + 1, reason: inBoth(expect.stringContaining('has another time')) } },
    })
  })

  it('finds an act that was done twice at one place, and one that follows nothing', () => {
    const twice = proveAtOnce(spicheren.loaded, start, [...steps.slice(0, 10), steps[9]!])
    expect(twice).toMatchObject({
      value: { fault: { moment: 11, reason: inBoth(expect.stringContaining('was done at this point already')) } },
    })
    const nowhere = proveAtOnce(spicheren.loaded, start, steps.with(9, { ...steps[9]!, parent: 77 }))
    expect(nowhere).toMatchObject({ value: { fault: { moment: 10, reason: 'There is no moment 77; the last is 9' } } })
  })

  it('of an act after the end says that the game was over', () => {
    const { table } = tables()
    const toy = newGame(table, track)
    while (toy.game.play.decider >= 0) toy.act(toy.game.play.actions.at(0))
    const record = readRecord(table.one(toy.id)!, table.past(toy.id), plainCodec)
    if (!record.ok) throw new Error(record.error.message)
    const { steps: whole } = record.value
    const more = [...whole, { ...whole.at(-1)!, parent: whole.length }]
    expect(proveAtOnce(track.loaded, record.value.start, more)).toMatchObject({
      value: { fault: { moment: more.length, reason: inBoth(expect.stringContaining('comes when the game is over')) } },
    })
  })
})
