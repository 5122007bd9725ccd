import { describe, expect, it } from 'vitest'
import { enterZone, forgetEntry } from '#engine/gaiter-button/march/entry.ts'
import {
  forceBridge,
  forcePassage,
  mayForceBridge,
  mayForcePassage,
} from '#engine/gaiter-button/combat/forced-passage.ts'
import { reinforce } from '#engine/gaiter-button/ground/fortress.ts'
import { axisOn } from '#engine/gaiter-button/state/places.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { position } from '../position.ts'
import { coming } from '../marching.ts'
import { FR, GE, names, type Standing, type Table } from '../table.ts'

/** Counters have just come in by a connection and force their passage, in the last operation of the game. */
const forcing = (counters: Standing, from: string, to: string, who: readonly string[]): Table =>
  coming(counters, from, to, who, (g, side, connection, zone) => {
    enterZone(g, side, connection, zone)
    forcePassage(g, side, zone)
  })
/** The same over the bridge from Torcy, which was stormed, to Sedan. */
const crossing = (counters: Standing): Table =>
  coming(counters, 'torcy', 'sedan', ['ge-12-23'], (g, side, connection, zone) => {
    g.zone.stormed.set(names(g).zone('torcy'), GE + 1)
    forceBridge(g, side, connection, zone)
  })
/** Both sides engage all they have; with the dice of attacker and defender where nothing is asked before them. */
const battle = (table: Table, ...dice: readonly number[]): Table =>
  table
    .do('engage-all')
    .do('give-battle')
    .do('engage-all')
    .do('give-battle', ...dice)
/** Goes on with the last answer of each question, which refuses whatever is offered, until nothing is asked. */
function settle(table: Table): Table {
  while (table.question !== undefined) table.do(table.options.at(-1)!)
  return table
}
/** May the stack force a passage in a zone it came into, or a bridge? */
function refusal(counters: Standing, from: string, to: string, who: readonly string[], bridge = false): string {
  const g = position({ counters })
  const by = names(g)
  if (bridge) g.zone.stormed.set(by.zone('torcy'), GE + 1)
  for (const name of who) g.stack.add(by.counter(name))
  const side = g.campaign.counters[by.counter(who[0]!)]!.side
  const connection = by.connection(from, to)
  const why = new Why()
  const may = (): boolean => {
    if (bridge) return mayForceBridge(g, side, by.zone(from), connection, why)
    enterZone(g, side, connection, by.zone(to))
    return mayForcePassage(g, side, by.zone(to), why)
  }
  return may() ? 'legal' : `${why.refusal?.rule} ${why.refusal?.reason}`
}

describe('GB 9.3.2 – forced passage', () => {
  it('gb.forced-passage.attempt: a stack that goes on into the fortress on the other bank has attacked no one', () => {
    const g = position({ counters: { douzy: ['fr-r-2'], sedan: ['ge-6-11'], torcy: ['ge-5-9'] } })
    const by = names(g)
    g.stack.add(by.counter('fr-r-2'))
    enterZone(g, FR, by.connection('douzy', 'sedan'), by.zone('sedan'))
    expect(mayForcePassage(g, FR, by.zone('sedan'))).toBe(true)
    reinforce(g, FR, by.zone('torcy'))
    expect(mayForcePassage(g, FR, by.zone('torcy'))).toBe(false)
  })

  const guard = { buzancy: ['ge-12-23'], stonne: ['fr-5-c'] }

  it('gb.forced-passage.attempt: at once on entering a zone that the enemy had alone', () => {
    expect(refusal(guard, 'buzancy', 'stonne', ['ge-12-23'])).toBe('legal')
    expect(refusal({ ...guard, stonne: ['fr-5-c', 'ge-12-24'] }, 'buzancy', 'stonne', ['ge-12-23'])).toBe(
      'gb.forced-passage.attempt not-just-entered',
    )
    expect(refusal({ ...guard, stonne: [] }, 'buzancy', 'stonne', ['ge-12-23'])).toBe(
      'gb.forced-passage.attempt not-just-entered',
    )
    const g = position({ counters: { stonne: ['fr-5-c', 'ge-12-23'] } })
    forgetEntry(g)
    g.stack.add(names(g).counter('ge-12-23'))
    expect(mayForcePassage(g, GE, names(g).zone('stonne'))).toBe(false)
  })

  it('gb.forced-passage.attempt: not by decoys or leaders', () => {
    const who = ['german-decoy-1', 'moltke']
    expect(refusal({ buzancy: who, stonne: ['fr-5-c'] }, 'buzancy', 'stonne', who)).toBe(
      'gb.forced-passage.attempt cannot-fight',
    )
  })

  it('gb.forced-passage.attempt: the attacker fights with a penalty of 2', () => {
    const table = battle(forcing(guard, 'buzancy', 'stonne', ['ge-12-23']))
    table.do('accept-battle', 2, 6)
    const [rolled] = table.told('factors-rolled')
    expect(rolled!['attackerLedger']).toContainEqual({
      label: 'forced-passage',
      value: -2,
      rule: 'gb.combat.factor',
    })
    expect(table.g.forcedPassage).toBe(false)
  })

  it('gb.forced-passage.goes-on: not when the attacker is beaten; he stays where he is', () => {
    const table = battle(forcing(guard, 'buzancy', 'stonne', ['ge-12-23']))
    table.do('accept-battle', 2, 6)
    expect(table.told('passage-barred')).toHaveLength(1)
    expect(table.where('ge-12-23')).toBe('stonne')
    const { g, names: by } = table
    expect(axisOn(g, by.connection('stonne', 'buzancy'), by.zone('stonne'))).toBe(GE)
  })

  it('gb.forced-passage.goes-on: when the enemy goes away, without a battle even', () => {
    const table = battle(forcing(guard, 'buzancy', 'stonne', ['ge-12-23']))
    table.do('fall-back')
    settle(table)
    expect(table.where('fr-5-c')).not.toBe('stonne')
    expect(table.told('passage-forced')).toHaveLength(1)
  })

  it('gb.forced-passage.goes-on: when the enemies were nothing but decoys', () => {
    const decoys = { buzancy: ['ge-12-23'], stonne: ['french-decoy-1'] }
    const table = forcing(decoys, 'buzancy', 'stonne', ['ge-12-23'])
    table.do('engage-all').do('give-battle').do('engage french-decoy-1').do('give-battle')
    expect(table.told('passage-forced')).toHaveLength(1)
  })

  it('gb.forced-passage.goes-on: when the attacker wins, even if enemies remain; then his axes bind him', () => {
    const table = battle(forcing({ buzancy: ['ge-g-1'], stonne: ['fr-5-1'] }, 'buzancy', 'stonne', ['ge-g-1']), 6, 1)
    expect(table.told('battle-won')[0]).toMatchObject({ winner: 'german' })
    settle(table)
    expect(table.told('passage-forced')).toHaveLength(1)
  })
})

describe('GB 9.5 – forcing the bridge of a fortress', () => {
  const bank = { torcy: ['ge-12-23'], sedan: ['fr-1-1'] }

  it('gb.water.fortress: a bridge between fortresses of two camps may be forced, against enemies in the field', () => {
    const force = (counters: Standing, who = ['ge-12-23']) => refusal(counters, 'torcy', 'sedan', who, true)
    expect(force(bank)).toBe('legal')
    expect(force({ torcy: ['ge-12-23'] })).toBe('gb.forced-passage.attempt nobody-to-force')
    expect(force({ ...bank, sedan: ['fr-1-1', 'ge-12-24'] })).toBe('gb.forced-passage.attempt contested')
    expect(refusal({ torcy: ['ge-12-24'], sedan: ['fr-1-1', 'ge-12-23'] }, 'sedan', 'torcy', ['fr-1-1'], true)).toBe(
      'gb.forced-passage.attempt no-way-back',
    )
    expect(force({ torcy: ['ge-12-23', 'german-decoy-1'], sedan: ['fr-1-1'] }, ['german-decoy-1'])).toBe(
      'gb.forced-passage.attempt cannot-fight',
    )
    expect(refusal({ torcy: ['ge-12-23'], donchery: ['fr-1-1'] }, 'torcy', 'donchery', ['ge-12-23'], true)).toBe(
      'gb.forced-passage.attempt open-bridge',
    )
  })

  it('gb.forced-passage.goes-on: who fails on such a bridge has to go back over it', () => {
    const table = crossing(bank)
    expect(table.question).toBe('taking-shelter')
    settle(battle(table.do('sheltered'), 1, 6))
    expect(table.told('battle-won')[0]).toMatchObject({ winner: 'french' })
    expect(table.where('ge-12-23')).toBe('torcy')
    expect(table.g.counter.backToRiver.of(table.names.counter('ge-12-23'))).toBe(false)
    expect(table.told('thrown-back', FR)).toHaveLength(1)
    expect(table.g.zone.intruder.of(table.names.zone('sedan'))).toBe(0)
  })

  it('gb.forced-passage.goes-on: when all defenders go inside there is no battle; the stack stands before the walls', () => {
    const table = crossing({ torcy: ['ge-12-23'], sedan: ['fr-5-2'] })
    table.do('take-shelter fr-5-2').do('sheltered')
    expect(table.question).toBeUndefined()
    expect(table.where('ge-12-23')).toBe('sedan')
    expect(table.told('forced-passage')).toEqual([])
  })
})
