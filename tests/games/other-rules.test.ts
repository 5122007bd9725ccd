import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { loadGame } from '#engine/kernel/game/save.ts'
import type { When } from '#engine/kernel/system/glance.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { compile } from '../../src-main/games/open/pinned-campaigns.ts'
import { SavedGame } from '../../src-main/games/open/saved-game.ts'
import { proveAtOnce } from '../../src-main/games/open/proof.ts'
import { whyReadOnly } from '../../src-main/games/open/restore-game.ts'
import { readRecord } from '../../src-main/games/rows/game-record.ts'
import { inLanguage } from '../../src-main/wording/bilingual.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { pickFrom } from '../kernel/table.ts'
import { inBoth } from './in-both.ts'
import { march, type Edition } from './old-rules.ts'
import {
  chalons,
  hashes,
  likeness,
  newGame,
  opened,
  playAbout,
  played,
  spicheren,
  startOf,
  tables,
} from './workshop.ts'

const files = { 'campaign.json': { id: 'road', system: 'march', title: { en: 'Road', fr: 'Route' } } }
const first = played(march({ version: 1 }), files)

/** A game under the first edition: marches of 1 and 2, one of 3 (act 7), a rest (act 9), and a variation. */
function gameOfOld() {
  const { database, table } = tables()
  database.prepare<[string]>("INSERT INTO campaign VALUES (?, 'march', x'00')").run(first.loaded.hash)
  const game = newGame(table, first, startOf(first, 'old'))
  const acts = [
    'march 1',
    'march 1',
    'march 2',
    'march 1',
    'march 1',
    'march 2',
    'march 3',
    'march 1',
    'rest',
    'march 1',
  ]
  for (const text of acts) {
    const code = first.loaded.layout.language.parseText(text)
    if (!code.ok || !game.act(code.value).ok) throw new Error(`cannot ${text}`)
  }
  game.goTo(2)
  const code = first.loaded.layout.language.parseText('march 1')
  if (!code.ok || !game.act(code.value).ok) throw new Error('cannot march')
  game.tidyUp()
  return { game, table, id: game.id, row: table.one(game.id)!, past: table.past(game.id) }
}

const old = gameOfOld()
const before = hashes(old.game.game)
/** The same game under another edition of its rules. */
const under = (edition: Edition) => {
  const { loaded } = played(march(edition), files)
  return { loaded, ...opened(loaded, old.row, old.past) }
}

describe('a game of older rules', () => {
  it('is carried over when everything comes out as it did', () => {
    const { game, readOnly, carriedOver } = under({ version: 2 })
    expect([readOnly, carriedOver]).toEqual([undefined, true])
    expect(likeness(game)).toEqual(likeness(old.game.game))
  })

  it('is carried over whatever the new rules allow besides', () => {
    expect(under({ version: 2, longest: 5 })).toMatchObject({ readOnly: undefined, carriedOver: true })
  })

  it('goes on under the new rules, and opens at once when these are written down', () => {
    const { table, id, row, past, game } = gameOfOld()
    const { loaded } = played(march({ version: 2, longest: 5 }), files)
    const again = opened(loaded, row, past)
    const on = new SavedGame(id, again, past.visits.length, { table, codec: plainCodec, now: () => 0 })
    table.setRules(id, 2)
    const far = loaded.layout.language.parseText('march 5')
    expect(far.ok && on.act(far.value)).toMatchObject({ ok: true })
    const later = opened(loaded, table.one(id)!, table.past(id))
    expect(later).toMatchObject({ readOnly: undefined, carriedOver: false })
    expect(hashes(later.game)).toEqual([...hashes(game.game), on.game.hash()])
  })

  it('is carried over also when its days have other names now, and has the new ones', () => {
    const { readOnly, carriedOver, whens } = under({ version: 2, days: 'sunrise' })
    expect([readOnly, carriedOver]).toEqual([undefined, true])
    expect(whens.filter((when) => when !== undefined).map(({ turn, phase }) => [turn, phase])).toEqual([
      [1, 'sunrise'],
      [2, 'sunrise'],
      [3, 'sunrise'],
    ])
  })

  it('that was carried over is proved under its new rules, also where its record has the old names of days', () => {
    const { loaded } = played(march({ version: 2, days: 'sunrise' }), files)
    const record = readRecord(old.row, old.past, plainCodec)
    if (!record.ok) throw new Error(record.error.message)
    const { start, steps } = record.value
    expect(proveAtOnce(loaded, start, steps, 2)).toMatchObject({ ok: true, value: { fault: undefined } })
    const later = steps.findIndex(({ deed }) => deed.when?.turn === 3)
    const other = (when: When) => steps.with(later, { ...steps[later]!, deed: { ...steps[later]!.deed, when } })
    for (const when of [
      { turn: 4, phase: 'day' },
      { turn: 2, phase: 'day' },
    ]) {
      const fault = { moment: later + 1, reason: inBoth(expect.stringMatching(/ the record has another time$/)) }
      expect(proveAtOnce(loaded, start, other(when), 2)).toMatchObject({ value: { fault } })
    }
  })

  it.each<[string, Edition, number, string]>([
    ['an act is no longer legal', { version: 2, longest: 2 }, 7, '“march 3” is not allowed: Nobody marches 3 miles'],
    ['the same acts come out otherwise', { version: 2, toll: 1 }, 1, 'after “march 1” the game comes out otherwise'],
    [
      'there is no such verb any more',
      { version: 2, restless: true },
      9,
      '“rest” means nothing under these rules: There is no verb "rest"',
    ],
    [
      'a rule breaks over it',
      { version: 2, broken: true },
      3,
      '“march 2” cannot be carried out: nobody thought of this',
    ],
  ])('can be looked at up to where %s', (_, edition, moment, reason) => {
    const { game, readOnly, carriedOver, whens, loaded } = under(edition)
    expect(carriedOver).toBe(false)
    expect(readOnly).toEqual({ why: 'other-rules', moment, reason: inBoth(expect.stringContaining(reason)) })
    expect([game.history.moments.length, game.history.current, whens.length]).toEqual([moment, moment - 1, moment])
    // The very first position has no act before it that could tell of a change.
    expect(hashes(game)).toEqual(before.slice(0, moment))
    expect(game.view(0)).toMatchObject({ system: 'march', known: { day: moment - 1 } })
    expect(game.journal()).toHaveLength(moment - 1)
    const open = new SavedGame(old.id, { game, readOnly, carriedOver, whens, memories: [], sum: 0 }, 0, {
      table: old.table,
      codec: plainCodec,
      now: () => 0,
    })
    const code = loaded.layout.language.parseText('march 1')
    expect(code.ok && open.act(code.value)).toMatchObject({
      ok: false,
      error: {
        code: 'read-only',
        message: expect.stringContaining(whyReadOnly(readOnly!).en),
        said: inBoth(`It cannot be taken up from act ${moment} on: ${inLanguage('en', readOnly!.reason)}.`),
      },
    })
    expect(old.table.past(old.id)).toEqual(old.past)
  })

  it('that is damaged besides says so, for no other rules would help', () => {
    const { loaded } = played(march({ version: 2 }), files)
    const moments = old.past.moments.with(4, { ...old.past.moments[4]!, sum: 1 })
    expect(opened(loaded, old.row, { ...old.past, moments })).toMatchObject({
      readOnly: { why: 'damaged', moment: 5, reason: inBoth('it is not what was written') },
      carriedOver: false,
    })
    const { loaded: other } = played(march({ version: 2, toll: 1 }), files)
    expect(opened(other, old.row, { ...old.past, moments }).readOnly).toMatchObject({ why: 'other-rules', moment: 1 })
  })

  it('of a newer program is looked at in the same way', () => {
    const row = { ...old.row, rules: 7 }
    expect(opened(first.loaded, row, old.past)).toMatchObject({ readOnly: undefined, carriedOver: true })
  })

  it('stays as it is, with a sentence, when its campaign cannot be read any more', () => {
    const edition = (wantsGoal: boolean) => compile(files, [march({ version: 2, wantsGoal })], first.loaded.hash)
    expect(edition(true)).toEqual({
      ok: false,
      error: inBoth(
        expect.stringMatching(
          /^The campaign of this game cannot be read by this program: goal\.json .*The goal is missing\.$/,
        ),
      ),
    })
    expect(edition(false)).toMatchObject({ ok: true })
    expect(compile(files, [], first.loaded.hash)).toEqual({
      ok: false,
      error: inBoth('This program has no rules called “march”.'),
    })
    expect(compile({ ...files, 'goal.json': 3 }, [march({ version: 2 })], first.loaded.hash)).toMatchObject({
      ok: false,
    })
  })
})

describe('a game of Portable Spicheren under its next edition', () => {
  const next = (change: Partial<RuleSystem>) =>
    played(
      { ...portableSpicheren, version: portableSpicheren.version + 1, ...change },
      campaignFolder('portable-spicheren'),
    ).loaded
  const { table } = tables()
  const game = newGame(table, spicheren, startOf(spicheren, 'next edition'))
  playAbout(game, pickFrom(3), 150)
  const [row, past] = [table.one(game.id)!, table.past(game.id)]

  it('is carried over when that is the same', () => {
    const again = opened(next({}), row, past)
    expect(again).toMatchObject({ readOnly: undefined, carriedOver: true })
    expect(likeness(again.game)).toEqual(likeness(game.game))
  })

  it('stops at the first act when it is set up with one word otherwise', () => {
    const again = opened(
      next({
        rules: {
          ...portableSpicheren.rules,
          setUp(g, scenario, switches) {
            portableSpicheren.rules.setUp(g, scenario, switches)
            g.words[0]! ^= 1
          },
        },
      }),
      row,
      past,
    )
    expect(again.readOnly).toMatchObject({ why: 'other-rules', moment: 1 })
    expect(again.game.history.moments).toHaveLength(1)
  })
})

describe('a game of Gaiter Button of the first reading of its rules', () => {
  const files = campaignFolder('chalons-1870')
  const { table } = tables()
  const game = newGame(table, chalons, startOf(chalons, 'first reading'))
  playAbout(game, pickFrom(5), 60)
  const past = table.past(game.id)
  /** As the library has it of a program that played by version 1. */
  const row = { ...table.one(game.id)!, rules: 1 }

  it('is not of the present version, nor taken for it', () => {
    expect(chalons.loaded.system.version).toBe(2)
    const save: unknown = JSON.parse(
      readFileSync(new URL('../saves/gaiter-button-1-draw.json', import.meta.url), 'utf8'),
    )
    expect(loadGame(chalons.loaded, save)).toMatchObject({
      ok: false,
      error: { path: 'version', message: 'The save was made under version 1 of the rules; these are 2.' },
    })
  })

  it('goes on under the second where every position comes out as it did', () => {
    const again = opened(chalons.loaded, row, past)
    expect(again).toMatchObject({ readOnly: undefined, carriedOver: true })
    expect(likeness(again.game)).toEqual(likeness(game.game))
  })

  it('is looked at up to the first act that comes out otherwise', () => {
    const { loaded } = played(
      {
        ...gaiterButton,
        rules: {
          ...gaiterButton.rules,
          setUp(g, scenario, switches) {
            gaiterButton.rules.setUp(g, scenario, switches)
            g.words[0]! ^= 1
          },
        },
      },
      files,
    )
    const again = opened(loaded, row, past)
    expect(again.readOnly).toMatchObject({ why: 'other-rules', moment: 1 })
    expect(again.game.history.moments).toHaveLength(1)
  })
})

describe('a game of Portable Spicheren of the first reading of its rules', () => {
  const { table } = tables()
  const game = newGame(table, spicheren, startOf(spicheren, 'first reading'))
  playAbout(game, pickFrom(5), 60)
  const past = table.past(game.id)
  const row = { ...table.one(game.id)!, rules: 1 }

  it('is not taken for one of the second', () => {
    expect(spicheren.loaded.system.version).toBe(2)
    const save: unknown = JSON.parse(
      readFileSync(new URL('../saves/portable-spicheren-1.json', import.meta.url), 'utf8'),
    )
    expect(loadGame(spicheren.loaded, save)).toMatchObject({
      ok: false,
      error: { path: 'version', message: 'The save was made under version 1 of the rules; these are 2.' },
    })
  })

  it('goes on under the second where every position comes out as it did', () => {
    const again = opened(spicheren.loaded, row, past)
    expect(again).toMatchObject({ readOnly: undefined, carriedOver: true })
    expect(likeness(again.game)).toEqual(likeness(game.game))
  })
})
