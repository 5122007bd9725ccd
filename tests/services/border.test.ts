import type { AnyContractProcedure } from '@orpc/contract'
import { safe } from '@orpc/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src-main/contract/contract.ts'
import { carriers, denied, type Carried } from '../main/carry.ts'
import { makeRouter, type Served } from '../main/workshop.ts'

const id = 1
const players = { sides: ['person', 'person'], open: true }
const newGame = { campaign: 'ford', scenario: 'morning', players }
const setUp = { what: 'scenario', campaign: 'ford', scenario: 'morning' }
const simulation = { of: setUp, games: 1, sides: ['chance', 'chance'], seed: 'x' }
const long = 'x'.repeat(501)

/** What no procedure that takes something takes. */
const everywhere = [undefined, null, 7, 'all', []]

/** For each procedure that takes something: what it must not take, each wrong in one place. */
const wrong: Record<string, unknown[]> = {
  'campaigns.open': [{}, { id: 3 }],
  'campaigns.draw': [{ id: 'ford' }, { id: 'ford', language: 'eo' }],
  'campaigns.beginnings': [{ id: null }],
  'campaigns.words': [{ system: 'x', language: 'EN' }, { language: 'en' }],
  'library.list': [{ search: 'x'.repeat(201) }, { removed: 'yes' }],
  'library.thumbnails': [{}, { ids: [1.5] }, { ids: Array.from({ length: 201 }, (_, index) => index) }],
  'library.rename': [
    { id, name: '  ' },
    { id, name: 'x'.repeat(201) },
    { id: '1', name: 'x' },
  ],
  'library.duplicate': [{ id: 0.5 }, { id, name: '' }],
  'library.remove': [{}, { id: 'all' }],
  'library.restore': [{ id: null }],
  'library.export': [{ id: Number.MAX_SAFE_INTEGER * 2 }],
  'library.import': [{}, { content: 'no base 64!' }, { content: '', passphrases: ['one'] }, { content: '', part: 1 }],
  'library.verify': [{ id: 'x' }, { id, passphrases: { 0: 'x' } }],
  'backups.restore': [{}, { number: 1.5 }],
  'backups.takeGame': [{ number: 1 }, { uid: 'x' }, { number: '1', uid: 'x' }],
  'games.watch': [
    {},
    { campaign: 'ford' },
    { campaign: 'ford', record: 1 },
    { campaign: 'ford', record: 'a', language: 'de' },
  ],
  'games.begin': [
    {},
    { ...newGame, players: { sides: ['person'], open: true } },
    { ...newGame, players: { sides: ['person', 'person'] } },
    { ...newGame, options: { bushesCover: 'yes' } },
    { ...newGame, seed: '' },
    { ...newGame, name: ' ' },
    { ...newGame, passphrases: [1, null] },
  ],
  'games.open': [{}, { id, passphrases: [] }],
  'games.close': [{ id: '1' }],
  'games.sit': [{ id }, { id, side: 2 }, { id, side: -1 }, { id, side: 0, passphrase: 1 }],
  'games.stand': [{}],
  'games.setting': [{}],
  'games.rules': [{}, { id: 'one' }],
  'games.draw': [{ id }, { id, language: 'de' }],
  'games.look': [{}, { id: [1] }],
  'games.act': [{ id }, { id, action: 3 }, { id, action: long }],
  'games.order': [{ id }, { id, order: 'march' }, { id, order: {}, alone: 'yes' }, { id, order: {}, keep: ['march'] }],
  'games.cancelOrder': [{}],
  'games.dropOrder': [{}, { id, order: 'march' }],
  'games.explain': [
    { id, action: long },
    { id, action: { verb: 'x' } },
  ],
  'games.odds': [{}],
  'games.lesson': [{}],
  'games.advise': [{}, { id, by: 7 }, { id, by: 'x'.repeat(101) }],
  'games.review': [
    { id, side: 0 },
    { id, side: 2, turn: 1 },
    { id, side: 0, turn: 0 },
  ],
  'games.study': [
    { id, side: 0 },
    { id, side: 2, request: {} },
    { id, side: 0, request: 'reach' },
    { id, side: 0, request: {}, stop: -1 },
  ],
  'games.intelligence': [{ id }, { id, side: 2 }, { id, side: 0, stop: -1 }],
  'games.thinking': [{}, { id: 'x' }],
  'games.goOn': [{}, { id, byChance: 'yes' }],
  'games.giveSide': [{}, { id, side: 0 }, { id, side: '0', to: 'person' }, { id, side: 0, to: 7 }],
  'games.undo': [{}],
  'games.redo': [{}],
  'games.journal': [
    { id, since: -1 },
    { id, since: '0' },
  ],
  'games.newspapers': [{ turn: 1 }, { id }, { id, turn: 0 }, { id, turn: 1.5 }],
  'games.stops': [{}],
  'games.past': [{ id }, { id, stop: -1 }, { id, stop: 1.5 }],
  'games.film': [{}, { id, since: -1 }],
  'games.filmed': [{ id }, { id, frame: -1 }, { id, frame: 0, since: 0.5 }],
  'games.chronicle': [{}, { id: null }],
  'games.reports': [{}, { id: null }],
  'games.lookAs': [{ id }, { id, eyes: 2 }, { id, eyes: 'all' }],
  'games.fork': [{ id }, { id, stop: 0, name: '' }, { id, stop: 0, players: { sides: ['person'], open: true } }],
  'games.bookmark': [
    { id, stop: 0 },
    { id, stop: 0, name: 'x', note: 'x'.repeat(10_001) },
  ],
  'games.changeMark': [
    { id, mark: 1 },
    { id, name: 'x' },
  ],
  'games.dropMark': [{ id }],
  'games.branches': [{}],
  'games.nameBranch': [{ id, tip: -1, name: 'x' }],
  'games.goTo': [{ id }, { id, moment: -1 }],
  'games.compare': [
    { id, a: 0 },
    { id, a: 0, b: -1 },
  ],
  'drafts.begin': [
    {},
    { from: { what: 'everything' } },
    { from: { what: 'copy', campaign: 'ford' } },
    { from: { what: 'game', game: 1, stop: -1 } },
    { from: { what: 'nothing', campaign: 'ford' }, name: ' ' },
  ],
  'drafts.setting': [{}, { id: 'x' }],
  'drafts.draw': [{ id }, { id, language: 'eo' }],
  'drafts.look': [{ id: null }],
  'drafts.rename': [{ id }, { id, name: '' }],
  'drafts.list': [{ removed: 'all' }],
  'drafts.copy': [{}],
  'drafts.remove': [{ id: 'all' }],
  'drafts.restore': [{}],
  'drafts.geoJson': [{}],
  'drafts.gesture': [
    { id, number: 0 },
    { id, number: 0, edits: [] },
    { id, number: 0, edits: [{ do: 'burn' }] },
    { id, number: 0, edits: [{ do: 'lift', things: [] }] },
    { id, number: 'x', edits: [{ do: 'drop', row: 'x' }] },
  ],
  'drafts.armies': [{}, { id: 'x' }],
  'drafts.map': [{}, { id: 'x' }],
  'drafts.standard': [{}, { id: 'x' }],
  'drafts.tables': [{}, { id: 'x' }],
  'drafts.undo': [{ id }, { id, number: 0.5 }],
  'drafts.redo': [{ number: 0 }],
  'drafts.mayNotStand': [{ id }, { id, things: [] }, { id, things: [1] }],
  'drafts.text': [{}],
  'drafts.faults': [{ id: [1] }],
  'drafts.remedy': [
    { id, number: 0, fault: 'x' },
    { id, number: 0, fault: 1, remedy: 'x' },
  ],
  'drafts.report': [{ id: 1.5 }],
  'drafts.difference': [{ id: '1' }],
  'drafts.publish': [{ id }],
  'drafts.settle': [
    { id, number: 0 },
    { id, number: 0, keep: 'both' },
  ],
  'drafts.play': [{ id }, { id, open: true, language: 'de' }],
  'drafts.endPlay': [{}, { game: '1' }],
  'drafts.comments': [{}, { id: '1' }],
  'drafts.dropComment': [{ game: 1 }, { game: 1, mark: 0.5 }],
  'drafts.export': [{}],
  'drafts.import': [{}, { content: 'no base 64!' }],
  'opponents.own': [{ again: 'yes' }],
  'simulations.choices': [{}, { of: 'ford' }, { of: { what: 'draft' } }],
  'simulations.kept': [{}, { of: { what: 'scenario', campaign: 'ford' } }],
  'simulations.remove': [{}, { id: '1' }],
  'simulations.export': [{}, { id: '1' }],
  'simulations.run': [
    {},
    { ...simulation, games: 0.5 },
    { ...simulation, games: '10' },
    { ...simulation, of: { ...setUp, what: 'game' } },
    { ...simulation, of: { what: 'draft', draft: '1' } },
    { ...simulation, against: 'yesterday' },
    { ...simulation, sides: ['chance'] },
    { ...simulation, seed: '' },
  ],
  'settings.write': [
    { language: 'eo' },
    { textSize: 110 },
    { theme: 'gaslight' },
    { sideColours: 1 },
    { film: 'never' },
    { filmPace: 2 },
    { lastCampaign: 1 },
  ],
}

type Procedures = { [name: string]: AnyContractProcedure | Procedures }
const takers = (part: Procedures, path = ''): string[] =>
  Object.entries(part).flatMap(([name, one]) => {
    const here = path === '' ? name : `${path}.${name}`
    if (!('~orpc' in one)) return takers(one, here)
    return (one as AnyContractProcedure)['~orpc'].inputSchema === undefined ? [] : [here]
  })

describe('the table of wrong input', () => {
  it('has every procedure of the contract that takes something', () => {
    expect(Object.keys(wrong).toSorted()).toEqual(takers(contract as unknown as Procedures).toSorted())
  })
})

describe.each(carriers)('what the contract does not allow, over %s', (_name, carry) => {
  let served: Served
  let carried: Carried

  beforeAll(async () => {
    served = makeRouter()
    carried = await carry(served.router)
    await carried.calls.games.open(
      await carried.calls.games.begin(newGame as Parameters<typeof carried.calls.games.begin>[0]),
    )
  })

  afterAll(async () => {
    await carried.close()
    served.close()
  })

  const call = (path: string, input: unknown): Promise<unknown> => {
    // Not what the contract says: the point is what the other end makes of it.
    let found: unknown = carried.calls
    for (const name of path.split('.')) found = (found as Record<string, unknown>)[name]
    return (found as (input: unknown) => Promise<unknown>)(input)
  }

  it.each(Object.entries(wrong))('is refused at the border by %s, and nothing changes', async (path, inputs) => {
    const before = [
      await carried.calls.games.look({ id }),
      await carried.calls.library.list({}),
      await carried.calls.settings.read(),
    ]
    for (const input of [...inputs, ...everywhere]) expect((await denied(call(path, input))).code).toBe('BAD_REQUEST')
    const after = [
      await carried.calls.games.look({ id }),
      await carried.calls.library.list({}),
      await carried.calls.settings.read(),
    ]
    expect(after).toEqual(before)
  })

  it('has no procedure that the contract lacks', async () => {
    for (const path of ['games.delete', 'library.database', 'app.constructor', 'games.look.call'])
      expect((await safe(call(path, {}))).error).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is distinguished from a missing game, which has its own code', async () => {
    const { games, library } = carried.calls
    for (const asked of [
      games.open({ id: 99 }),
      games.look({ id: 99 }),
      games.act({ id: 99, action: 'x' }),
      library.rename({ id: 99, name: 'x' }),
      library.remove({ id: 99 }),
      library.duplicate({ id: 99 }),
      library.export({ id: 99 }),
    ])
      expect((await denied(asked)).code).toBe('NOT_FOUND')
  })
})
