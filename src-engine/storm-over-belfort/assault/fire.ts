import type { Step } from '../../kernel/play/agenda.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { firedAtOffensive } from '../state/entries.ts'
import type { G } from '../state/kit.ts'
import { columnOf, rowAt } from '../state/tables.ts'
import { spreadHits, type Struck } from '../hits/spread.ts'

/**
 * @rule sb.fire.roll
 * A die on the fire table, in the column of the firepower. Bonuses of their zone do not protect units that advance in
 * the open.
 */
export function rollFire(g: G, zone: number, at: number, firepower: number, penalty = 0): number {
  const { fire, dieFaces } = g.campaign.tables
  const ledger = new Ledger()
    .add('long-range', penalty, 'sb.guns.range')
    .add('die', g.chance.die(dieFaces, 'defensive-fire'), 'sb.fire.roll')
  const hits = ledger.total < 1 ? 0 : rowAt(fire.rows, ledger.total)[columnOf(fire.totals, firepower)]!
  g.tell(firedAtOffensive, { zone, at, firepower, ledger, hits })
  return hits
}

/** Firepower for the first column of the table, used regardless of the strength in the zone. */
export const FIRST_COLUMN = 1

/** The least and the greatest firepower in that column of the campaign's table. */
export const firstColumn = ({ campaign: { tables } }: G): readonly [least: number, greatest: number] => [
  FIRST_COLUMN,
  tables.fire.totals[columnOf(tables.fire.totals, FIRST_COLUMN)]!, // the first of the columns that end
]

/** Fires; the owner of the units hit then distributes the hits. */
export function fireAt(g: G, from: number, side: number, struck: Struck, firepower: number, penalty = 0): Step {
  const hits = rollFire(g, from, struck.zone, firepower, penalty)
  return hits > 0 ? g.call(spreadHits, { side, zone: struck.zone, among: struck.among, hits }) : 'again'
}
