import type { Ledger } from '../../kernel/values/ledger.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { results } from '../campaign/files.ts'
import type { G } from '../state/kit.ts'

/** Chapter: the combat table. */

/** The last column and the last row of the table. */
const LAST_COLUMN = 8
const LAST_ROW = 6

/**
 * @rule ws.combat.table
 * The column is the value divided by the protection, rounded down, then modified; below 0 it is 0, and each column
 * above 8 adds 1 to the die. The modified die counts from 0 to 6.
 */
export function rollOnTable(g: G, columns: Ledger, ledger: Ledger, label: 'barrage' | 'defence' | 'assault'): number {
  addExcess(columns, ledger).add('die', g.chance.die(g.campaign.tables.test.faces, label), 'ws.combat.table')
  return resultAt(g.campaign, columns.total, ledger.total)
}

/** Adds the columns beyond the table to the die. */
const addExcess = (columns: Ledger, ledger: Ledger): Ledger =>
  ledger.addIf(columns.total > LAST_COLUMN, 'excess', excessOf(columns.total), 'ws.combat.table')

/** The die modifier for columns beyond the table. */
export const excessOf = (column: number): number => Math.max(0, column - LAST_COLUMN)

/** The column of the table for a sum of columns. */
export const columnOf = (sum: number): number => Math.min(LAST_COLUMN, Math.max(0, sum))

/** The result for a column and a modified die. */
export function resultAt({ tables }: Pick<Campaign, 'tables'>, column: number, die: number): number {
  const row = Math.min(LAST_ROW, Math.max(0, die))
  const found = tables.combat.results[row]![columnOf(column)]!
  return results.indexOf(found)
}

/** Columns and die modifiers before the roll, as plain data, for forecasts. */
export const beforeTheDie = (columns: Ledger, ledger: Ledger) => ({
  columns: ledgerLines(columns),
  modifiers: ledgerLines(addExcess(columns, ledger)),
})

/** The lines of a ledger as plain data, for forecasts. */
export const ledgerLines = (ledger: Ledger): { label: string; value: number; rule: string }[] =>
  ledger.lines.map(({ label, value, rule }) => ({ label, value, rule }))
