import { describe, expect, it } from 'vitest'
import { battleMove, mayBattleMove } from '#engine/gaiter-button/march/battle-move.ts'
import { axisOn, isBlockaded } from '#engine/gaiter-button/state/places.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { position } from '../position.ts'
import { FR, GE, names, scene, type Names, type Standing, type Table } from '../table.ts'

/** A side has chosen to make a battle movement, in the last operation of the game. */
function moving(side: number, counters: Standing, arrange?: (g: G, by: Names) => void): Table {
  return scene({
    turn: 10,
    counters,
    ...(arrange ? { arrange } : {}),
    begin(g) {
      g.call(days, {})
      g.call(battleMove, { side })
    },
  })
}
const guard = ['ge-12-23', 'ge-12-24', 'ge-g-1', 'ge-g-2', 'ge-4-7', 'ge-4-8', 'german-decoy-1']
const french = { stonne: ['fr-5-1'] }
/** As the counters are numbered: units, then leaders, then decoys. */
const inOrder = (a: string, b: string): number => rank(a) - rank(b)
const rank = (one: string): number => names(position()).counter(one.slice('join-battle-move '.length))

describe('GB 7 – battle movement', () => {
  it('gb.battle-move.stack: a commander and any number of counters of his army go', () => {
    const table = moving(GE, { buzancy: ['albert-of-saxony', ...guard, 'ge-5-9'], nouart: ['ge-c-5'], ...french })
    expect(table.question).toBe('battle-move')
    expect(table.options).toEqual(['albert-of-saxony', ...guard].map((one) => `join-battle-move ${one}`).sort(inOrder))
    table.refuses('join-battle-move ge-5-9', 'gb.battle-move.stack no-commander')
    table.do('join-battle-move albert-of-saxony')
    expect(table.game.decision()?.about).toMatchObject({ stack: ['albert-of-saxony'], zone: 'buzancy' })
    table.refuses('join-battle-move ge-5-9', 'gb.battle-move.stack no-commander')
    table.refuses('join-battle-move fr-5-1', 'gb.battle-move.stack not-yours')
    table.refuses('join-battle-move ge-5-10', 'gb.battle-move.stack not-on-map')
    table.refuses('join-battle-move ge-c-5', 'gb.battle-move.stack apart')
    for (const one of guard) table.do(`join-battle-move ${one}`)
    expect(table.stack()).toHaveLength(8)
    table.do('battle-move stonne-buzancy', { draw: 'battle-move', value: 3 })
    for (const one of [...guard, 'albert-of-saxony']) expect(table.where(one)).toBe('stonne')
    expect(table.where('ge-5-9')).toBe('buzancy')
  })

  it('gb.battle-move.stack: the senior general leads counters of whatever army', () => {
    const table = moving(GE, { buzancy: ['moltke', 'ge-12-23', 'ge-5-9', 'ge-c-5'], ...french })
    table.do('join-battle-move moltke')
    for (const one of ['ge-12-23', 'ge-5-9', 'ge-c-5']) expect(table.can(`join-battle-move ${one}`)).toBe(true)
  })

  it('gb.battle-move.stack: no unit that is activated goes', () => {
    const table = moving(GE, { buzancy: ['moltke', 'ge-12-23', 'ge-5-9'], ...french }, (g, by) =>
      g.counter.activated.set(by.counter('ge-5-9'), true),
    )
    table.do('join-battle-move moltke')
    table.refuses('join-battle-move ge-5-9', 'gb.battle-move.stack activated')
    table.do('join-battle-move ge-12-23').do('battle-move stonne-buzancy', 2)
    expect(table.g.counter.activated.of(table.names.counter('ge-12-23'))).toBe(false)
    const g = position({ counters: { buzancy: ['moltke', 'ge-12-23'], ...french } })
    expect(mayBattleMove(g, GE)).toBe(true)
    g.counter.activated.set(names(g).counter('ge-12-23'), true)
    const why = new Why()
    expect(mayBattleMove(g, GE, why)).toBe(false)
    expect(why.refusal).toMatchObject({ rule: 'gb.battle-move.stack', reason: 'nobody' })
  })

  it('gb.battle-move.stack: a commander who has been activated may still lead', () => {
    const table = moving(GE, { buzancy: ['moltke', 'ge-12-23'], ...french }, (g, by) =>
      g.counter.activated.set(by.counter('moltke'), true),
    )
    table.do('join-battle-move moltke').do('join-battle-move ge-12-23').do('battle-move stonne-buzancy', 2)
    expect([table.where('moltke'), table.where('ge-12-23')]).toEqual(['stonne', 'stonne'])
    const activated = ['moltke', 'ge-12-23'].map((name) => table.g.counter.activated.of(table.names.counter(name)))
    expect(activated).toEqual([true, false])
  })

  it('gb.battle-move.stack: no movement without a commander, or by a commander alone', () => {
    expect(mayBattleMove(position({ counters: { buzancy: ['ge-12-23'], ...french } }), GE)).toBe(false)
    expect(mayBattleMove(position({ counters: { buzancy: ['moltke'], ...french } }), GE)).toBe(false)
    expect(mayBattleMove(position({ counters: { buzancy: ['albert-of-saxony', 'ge-5-9'], ...french } }), GE)).toBe(
      false,
    )
    const table = moving(GE, { buzancy: ['moltke', 'albert-of-saxony', 'ge-12-23'], ...french })
    table.refuses('join-battle-move frederick-william', 'gb.battle-move.stack not-on-map')
    table.refuses('battle-move stonne-buzancy', 'gb.battle-move.stack no-troops')
    table.do('join-battle-move ge-12-23')
    table.refuses('battle-move stonne-buzancy', 'gb.battle-move.stack no-leader')
    table.do('join-battle-move albert-of-saxony')
    expect(table.can('battle-move stonne-buzancy')).toBe(true)
    expect(table.odds('battle-move stonne-buzancy')).toMatchObject({ value: 1 })
    table.do('join-battle-move moltke')
    expect(table.odds('battle-move stonne-buzancy')).toMatchObject({ value: 2 })
    table.do('join-battle-move ge-12-23')
    table.refuses('battle-move stonne-buzancy', 'gb.battle-move.stack no-troops')
  })

  it('gb.battle-move.stack: who is inside the fortress does not go with a commander who is outside', () => {
    const table = moving(FR, { sedan: ['mac-mahon', 'fr-5-2', 'fr-5-3'], douzy: ['ge-12-23'] }, (g, by) =>
      g.counter.inside.set(by.counter('fr-5-2'), true),
    )
    table.do('join-battle-move mac-mahon')
    table.refuses('join-battle-move fr-5-2', 'gb.battle-move.stack apart')
    expect(table.can('join-battle-move fr-5-3')).toBe(true)
  })

  it('gb.battle-move.ways: only towards enemies', () => {
    const table = moving(GE, { buzancy: ['moltke', 'ge-12-23'], ...french, nouart: ['ge-12-24'] })
    table.do('join-battle-move moltke').do('join-battle-move ge-12-23')
    expect(table.options.filter((one) => one.startsWith('battle-move '))).toEqual(['battle-move stonne-buzancy'])
    table.refuses('battle-move buzancy-nouart', 'gb.battle-move.ways no-enemy')
    table.refuses('battle-move raucourt-stonne', 'gb.battle-move.ways not-here')
  })

  it('gb.battle-move.ways: to units inside their fortress too, not to a garrison alone', () => {
    const counters = { douzy: ['moltke', 'ge-12-23'], sedan: ['fr-5-2'] }
    const g = position({ counters })
    expect(mayBattleMove(g, GE)).toBe(true)
    g.counter.inside.set(names(g).counter('fr-5-2'), true)
    expect(mayBattleMove(g, GE)).toBe(true)
    expect(mayBattleMove(position({ counters: { ...counters, sedan: [] } }), GE)).toBe(false)
    const table = moving(GE, counters, (play, by) => play.counter.inside.set(by.counter('fr-5-2'), true))
    table.do('join-battle-move moltke').do('join-battle-move ge-12-23').do('battle-move sedan-douzy', 5)
    expect(table.where('ge-12-23')).toBe('sedan')
    expect(isBlockaded(table.g, FR, table.names.zone('sedan'))).toBe(true)
  })

  it('gb.battle-move.ways: into a zone that is contested already too', () => {
    const table = moving(GE, { buzancy: ['moltke', 'ge-12-23'], stonne: ['fr-5-1', 'ge-12-24'] })
    table.do('join-battle-move moltke').do('join-battle-move ge-12-23').do('battle-move stonne-buzancy', 2)
    expect(table.where('ge-12-23')).toBe('stonne')
  })

  it('gb.battle-move.ways: not over a major river, not into the mountains, over a river if need be', () => {
    const over = { 'beaumont-en-argonne': ['moltke', 'ge-12-23'], stenay: ['fr-5-1'], stonne: ['fr-5-2'] }
    const river = moving(GE, over).do('join-battle-move moltke').do('join-battle-move ge-12-23')
    river.refuses('battle-move beaumont-en-argonne-stenay', 'gb.battle-move.ways major-river')
    const hills = moving(GE, { renwez: ['moltke', 'ge-12-23'], montherme: ['fr-5-1'], rocroi: ['fr-5-2'] })
    hills.do('join-battle-move moltke').do('join-battle-move ge-12-23')
    const [up] = hills.g.campaign.board.connectionsBetween(hills.names.zone('renwez'), hills.names.zone('montherme'))
    hills.refuses(`battle-move ${hills.g.nameOf('connection', up!)}`, 'gb.battle-move.ways mountains')
    const small = moving(GE, { vouziers: ['moltke', 'ge-12-23'], grandpre: ['fr-5-1'] })
    small.do('join-battle-move moltke').do('join-battle-move ge-12-23').do('battle-move vouziers-grandpre', 6)
    expect(small.g.counter.backToRiver.of(small.names.counter('ge-12-23'))).toBe(true)
  })

  it('gb.battle-move.ways: out of a contested zone by an axis of retreat', () => {
    const g = position({ counters: { buzancy: ['moltke', 'ge-12-23', 'fr-5-2'], stonne: ['fr-5-1'] } })
    expect(mayBattleMove(g, GE)).toBe(true)
    g.zone.encircled.set(names(g).zone('buzancy'), GE + 1)
    expect(mayBattleMove(g, GE)).toBe(false)
  })

  it('gb.battle-move.test: die and value come to 4 or more; an axis of retreat is placed as ever', () => {
    const table = moving(FR, { stonne: ['mac-mahon', 'fr-5-1', 'fr-1-1'], buzancy: ['ge-12-23'] })
    table.do('join-battle-move mac-mahon').do('join-battle-move fr-5-1')
    expect(table.odds('battle-move stonne-buzancy')).toEqual({
      chance: { moves: expect.closeTo(4 / 6), stays: expect.closeTo(2 / 6) },
      needed: 4,
      value: 1,
    })
    table.do('battle-move stonne-buzancy', { draw: 'battle-move', value: 3 })
    expect(table.where('fr-5-1')).toBe('buzancy')
    expect(table.where('fr-1-1')).toBe('stonne')
    const { g, names: by } = table
    expect(axisOn(g, by.connection('buzancy', 'stonne'), by.zone('buzancy'))).toBe(FR)
    const told = { kind: 'battle-moved', side: 'french', zone: 'stonne', to: 'buzancy', count: 2 }
    expect(table.told('battle-moved', GE)).toEqual([told])
    expect(table.told('battle-moved', FR)).toEqual([{ ...told, who: 'fr-5-1, mac-mahon' }])
    expect(table.told('battle-move-tested', GE)).toEqual([])
    expect(table.told('battle-move-tested', FR)).toHaveLength(1)
  })

  it('gb.battle-move.test: below 4 there is no movement, and the operation is over', () => {
    const table = moving(FR, { stonne: ['mac-mahon', 'fr-5-1'], buzancy: ['ge-12-23'] })
    table.do('join-battle-move mac-mahon').do('join-battle-move fr-5-1').do('battle-move stonne-buzancy', 2)
    expect(table.where('fr-5-1')).toBe('stonne')
    expect(table.told('battle-move-failed', GE)).toHaveLength(1)
    expect(table.question).toBeUndefined()
    expect(table.stack()).toEqual([])
  })

  it('gb.battle-move.test: a senior general of value 2 needs a 2; a hesitating marshal a 4', () => {
    const senior = moving(GE, { buzancy: ['moltke', 'ge-12-23'], ...french })
    senior.do('join-battle-move moltke').do('join-battle-move ge-12-23')
    expect(senior.odds('battle-move stonne-buzancy')).toEqual({
      chance: { moves: expect.closeTo(5 / 6), stays: expect.closeTo(1 / 6) },
      needed: 4,
      value: 2,
    })
    const marshal = moving(FR, { stonne: ['mac-mahon', 'fr-5-1'], buzancy: ['ge-12-23'] }, (g) => (g.hesitates = true))
    marshal.do('join-battle-move mac-mahon').do('join-battle-move fr-5-1')
    expect(marshal.odds('battle-move stonne-buzancy')).toEqual({
      chance: { moves: expect.closeTo(3 / 6), stays: expect.closeTo(3 / 6) },
      needed: 4,
      value: 0,
    })
  })

  it('gb.fortress.take-shelter: who is moved against may take shelter as from any entry', () => {
    const table = moving(GE, { douzy: ['moltke', 'ge-12-23'], sedan: ['fr-5-2'] })
    table.do('join-battle-move moltke').do('join-battle-move ge-12-23')
    const way = table.options.find((one) => one.startsWith('battle-move'))!
    table.do(way, 5)
    expect(table.question).toBe('taking-shelter')
    table.do('take-shelter fr-5-2').do('sheltered')
    expect(table.question).toBeUndefined()
  })
})
