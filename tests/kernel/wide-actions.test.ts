import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode, Language, pointAt, verb } from '#engine/kernel/actions/actions.ts'
import { loadGame, saveGame } from '#engine/kernel/game/save.ts'
import { countOfSets, membersOfSet, numberOfSet } from '#engine/kernel/actions/set-numbers.ts'
import { systems } from '#engine/systems/registry.ts'
import { campaignFolder } from './campaign-folder.ts'
import { ambush } from './fixtures/ambush.ts'
import { bids } from './fixtures/bids.ts'
import { field } from './fixtures/field.ts'
import { marchGame } from './fixtures/march.ts'
import { race } from './fixtures/race.ts'
import { veils } from './fixtures/veils.ts'
import { act, begin, load, pickFrom, playOn } from './table.ts'
import { trials } from './trials.ts'

describe('sets as numbers', () => {
  it('are counted smaller ones first', () => {
    expect(Array.from({ length: 8 }, (_, number) => membersOfSet(3, number))).toEqual([
      [],
      [0],
      [1],
      [2],
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1, 2],
    ])
    expect([countOfSets(3, 0), countOfSets(3, 1), countOfSets(3, 2), countOfSets(3, 9)]).toEqual([1, 4, 7, 8])
  })

  it('and numbers as sets undo each other', () => {
    const some = fc
      .integer({ min: 1, max: 90 })
      .chain((all) => fc.tuple(fc.constant(all), fc.uniqueArray(fc.nat(all - 1), { maxLength: 7 })))
    fc.assert(
      fc.property(some, ([all, given]) => {
        const members = given.toSorted((a, b) => a - b)
        const number = numberOfSet(all, members)
        expect(number).toBeLessThan(countOfSets(all, members.length))
        expect(membersOfSet(all, number)).toEqual(members)
      }),
    )
  })
})

const fixtures = [race, ambush, bids, marchGame, veils, field].map((system) => load(system))
const registered = systems.flatMap((system) =>
  trials[system.id]!.campaigns.map((campaign) => load(system, campaignFolder(campaign))),
)

describe('every verb', () => {
  for (const { system, layout } of [...fixtures, ...registered]) {
    it(`of "${system.id}" has codes that its text and its JSON give back`, () => {
      const { language } = layout
      const actions = fc.integer({ min: 0, max: language.verbs.length - 1 }).chain((number) => {
        const values = language.verbs[number]!.args.map(({ noun }) =>
          fc.maxSafeNat().map((value) => value % language.countOf(noun)),
        )
        return fc.tuple(...values).map(([a = 0, b = 0, c = 0]) => ({ number, a, b, c }))
      })
      fc.assert(
        fc.property(actions, ({ number, a, b, c }) => {
          const code = language.encode(number, a, b, c)
          expect(Number.isSafeInteger(code)).toBe(true)
          expect(language.decode(code, { verb: 0, a: 0, b: 0, c: 0 })).toEqual({ verb: number, a, b, c })
          expect(language.parseText(language.textOf(code))).toEqual({ ok: true, value: code })
          const json = JSON.parse(JSON.stringify(language.jsonOf(code))) as unknown
          expect(language.parseJson(json)).toEqual({ ok: true, value: code })
          if (!language.isWide(number)) expect(code).toBe(encode(number, a, b, c))
          expect([language.isAction(code), language.isAction(encode(number, a % 4096, 0, 0))]).toEqual([
            true,
            !language.isWide(number),
          ])
        }),
        { numRuns: 500 },
      )
    })
  }
})

describe('a wide argument', () => {
  const { language } = fixtures.at(-1)!.layout
  const codeOf = (text: string): number => {
    const read = language.parseText(text)
    if (!read.ok) throw new Error(read.error.message)
    return read.value
  }

  it('has a text of its own', () => {
    expect(language.textOf(codeOf('deploy guard 576,1152 north'))).toBe('deploy guard 576,1152 north')
    expect(language.textOf(codeOf('advance guns 150000'))).toBe('advance guns 150000')
    expect(language.textOf(codeOf('volley horse guns,guard'))).toBe('volley horse guard,guns')
    expect(language.textOf(codeOf('volley horse -'))).toBe('volley horse -')
    expect(language.jsonOf(codeOf('volley horse guard,guns'))).toEqual({
      verb: 'volley',
      target: 'horse',
      by: 'guard,guns',
    })
  })

  it.each([
    'deploy guard 576 north',
    'deploy guard 576,1152,3 north',
    'deploy guard 4096,0 north',
    'deploy guard -1,0 north',
    'deploy guard - north',
    'advance guns 16777216',
    'advance guns 1.5',
    'volley horse guard,guard',
    'volley horse guard,line,guns',
    'volley horse guard,',
    'volley horse guard,zouaves',
  ])('is not “%s”', (text) => {
    expect(language.parseText(text)).toMatchObject({ ok: false, error: { code: 'bad-action' } })
  })

  it('that is a set names each of its members for who shows an answer', () => {
    expect(language.partsOf(codeOf('volley horse guard,guns'))).toEqual({
      verb: 'volley',
      things: ['horse', 'guard', 'guns'].map((name) => ({ noun: 'stand', name })),
    })
    expect(language.partsOf(codeOf('volley horse -')).things).toEqual([{ noun: 'stand', name: 'horse' }])
  })

  it('never makes a code that another verb has', () => {
    const wide = new Language([verb('done'), verb('go', 'to:point'), verb('by', 'n:wide-number'), verb('end')], {})
    const codes = [wide.encode(0, 0, 0, 0), wide.encode(3, 0, 0, 0), wide.encode(1, 0, 0, 0)]
    codes.push(wide.encode(1, pointAt(4095, 4095), 0, 0), wide.encode(2, 0, 0, 0), wide.encode(2, 2 ** 24 - 1, 0, 0))
    expect(codes).toEqual(codes.toSorted((a, b) => a - b))
    expect(new Set(codes).size).toBe(6)
  })

  it('that cannot be told apart or does not fit is refused from the start', () => {
    const units = { unit: ['a', 'b,c'] }
    expect(() => new Language([verb('fire', 'by:unit{2}')], units)).toThrow('"b,c" needs a name without a comma')
    expect(() => new Language([verb('fire', 'by:ship{2}')], units)).toThrow('an unknown kind "ship{2}"')
    expect(() => new Language([], { point: ['a'] })).toThrow('the kernel’s own'.replace('’', "'"))
    expect(() => new Language([verb('far', 'a:point', 'b:point', 'c:point')], {})).toThrow('too many values')
    expect(() =>
      language.encode(
        language.verbs.findIndex(({ name }) => name === 'advance'),
        0,
        2 ** 24,
        0,
      ),
    ).toThrow('has an argument out of range')
  })
})

describe('a game with wide arguments', () => {
  it('is played, refused, saved and played again by them', () => {
    const game = begin(load(field))
    for (const text of ['deploy guard 0,1152 north', 'deploy line 576,1152 north', 'deploy guns 1152,1152 north'])
      act(game, text)
    for (const text of ['deploy jaeger 0,0 south', 'deploy horse 576,0 south', 'deploy howitzers 1152,0 south'])
      act(game, text)
    act(game, 'advance guard 200000')
    const parsed = game.play.layout.language.parseText('advance jaeger 200001')
    expect(parsed.ok && game.act(parsed.value)).toMatchObject({ ok: false, error: { rule: 'field.advance' } })
    for (const text of ['advance jaeger 200000', 'advance guard 200000', 'wait']) act(game, text)
    act(game, 'volley jaeger guard', [{ draw: 'volley', value: 6 }])
    expect(game.journal().slice(-4)).toMatchObject([
      { kind: 'advanced', stand: 'jaeger', by: '200000', at: '0,200' },
      { kind: 'advanced', stand: 'guard', by: '200000', at: '0,752' },
      { kind: 'draw', label: 'volley', value: 6 },
      { kind: 'fired', target: 'jaeger', hit: true },
    ])
    expect(game.view(0).known).toMatchObject({ stand: { guard: { at: '0,752' }, jaeger: { at: '-' } } })
    const saved = JSON.parse(JSON.stringify(saveGame(game))) as unknown
    const again = loadGame(load(field), saved)
    expect(again.ok && again.value.hash()).toBe(game.hash())
  })

  it('comes out the same from its own record, whatever was done', () => {
    const game = begin(load(field), { seed: 'wide' })
    playOn(game, pickFrom(7))
    const again = loadGame(load(field), JSON.parse(JSON.stringify(saveGame(game))))
    expect(again.ok && again.value.hash()).toBe(game.hash())
    expect(game.history.moments.slice(1).some(({ code }) => code > encode(4, 0, 0, 0))).toBe(true)
  })
})
