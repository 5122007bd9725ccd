import { describe, expect, it } from 'vitest'
import type { BattleReport, ReconReport } from '#engine/gaiter-button/window-types.ts'
import { reports } from '#engine/gaiter-button/reports/reports.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import { CLEAR, dice, factor, FR, GE } from '../battles.ts'
import { impulseOf } from '../marching.ts'
import { give } from '../orders/giving.ts'
import type { Table } from '../table.ts'

/** Reports: a battle or a reconnaissance put together from what a side was told of it. */

const reportsOf = <R>({ game }: Table, side: number): R[] =>
  reports(game.journal(side)).map(({ told }) => told as unknown as R) // the tests know what was fought
const dieIn = (lines: readonly LedgerLine[]): number | undefined => lines.find(({ label }) => label === 'die')?.value

describe('the report of a battle', () => {
  const german = ['ge-5-9', 'ge-5-10', 'ge-6-11']
  const battle = (): Table =>
    impulseOf({ counters: { [CLEAR]: ['fr-5-1', 'fr-5-2', ...german] } })
      .do(`attack ${CLEAR}`)
      .do('engage-all')
      .do('give-battle')
      .do('engage-all')
      .do('give-battle')
      .do('lead-with fr-5-1')
      .do('lead-with ge-5-9', ...dice(1, 6))

  it('gb.combat.factor, gb.losses.table: tells who fought, the dice that belong to it, and the column of the table', () => {
    const table = battle()
    const [report] = reportsOf<BattleReport>(table, FR)
    const [french, other] = report!.forces
    expect(report).toMatchObject({ kind: 'field', zone: CLEAR, attacker: 'french', winner: 'german', unfought: null })
    expect(french.engaged).toEqual(['fr-5-1', 'fr-5-2'])
    expect(other.engaged).toEqual(german)
    expect([french.lead, other.lead]).toEqual(['fr-5-1', 'ge-5-9'])
    expect([dieIn(french.ledger), dieIn(other.ledger)]).toEqual([1, 6])
    expect(dieIn(french.ledger)).toBe(factor(table, 'attacker')['die'])
    const told = table.told('losses-found').at(-1)!
    const [from, to] = (told['column'] as string).split('–').map(Number) // a text
    expect(Number(told['amplitude'])).toBeGreaterThanOrEqual(from!)
    expect(Number(told['amplitude'])).toBeLessThanOrEqual(to!)
    expect(report).toMatchObject({ amplitude: told['amplitude'], column: told['column'], shift: 0 })
    expect([french.due, other.due]).toEqual([told['attacker'], told['defender']])
  })

  it('gb.losses.order: tells the losses by unit and arm, and no side is told more of them than it was told in the journal', () => {
    const table = battle()
    if (table.question === 'combat-losses') give(table, { order: 'battle' })
    for (const side of [FR, GE]) {
      const [report] = reportsOf<BattleReport>(table, side)
      for (const force of report!.forces) {
        const lost = force.lost.reduce((sum, { count }) => sum + count, 0)
        const told = table.game.journal(side).filter((entry) => entry.kind === 'battle-loss')
        const own = told.filter((entry) => force.engaged.includes(entry['counter'] as string))
        expect(lost).toBe(own.length)
      }
    }
    const [report] = reportsOf<BattleReport>(table, GE)
    expect(report!.forces[0].lost.length).toBeGreaterThan(0)
  })

  it('gb.combat.launch: a battle without opponents is reported as one', () => {
    const table = impulseOf({ counters: { [CLEAR]: ['fr-5-1', 'moltke'], briey: ['ge-5-9'] } }).do(`attack ${CLEAR}`)
    const [report] = reportsOf<BattleReport>(table, FR)
    expect(report).toMatchObject({ unfought: 'nobody', winner: null, column: null })
  })
})

describe('the report of a reconnaissance', () => {
  it('gb.recon.result, gb.recon.reveal: tells what was declared, the die, and who was shown, to both alike', () => {
    const table = impulseOf({ counters: { [CLEAR]: ['fr-r-1', 'ge-5-9', 'ge-5-10'] } })
    give(table, { order: 'reconnaissance', counters: ['fr-r-1'] })
    give(table, { order: 'screen', declare: 0, show: ['ge-5-10'] })
    const [own] = reportsOf<ReconReport>(table, FR)
    const entry = table.told('reconnoitred').at(-1)!
    expect(own).toMatchObject({ zone: CLEAR, side: 'french', screen: entry['screen'], units: entry['units'] })
    expect(own!.ledger).toEqual(entry['ledger'])
    expect(own!.shown.map(({ counter }) => counter)).toEqual(entry['units'] === 0 ? [] : ['ge-5-10'])
    expect(reportsOf<ReconReport>(table, GE)).toEqual([own])
  })
})
