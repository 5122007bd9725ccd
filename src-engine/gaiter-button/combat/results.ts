import { tablesOf, type G } from '../state/kit.ts'
import { BATTLE } from './engaged.ts'

/** Chapter 15.5: the combat result table. */

export interface Result {
  /** SP to lose. If neither side wins, both lose the `loser` number. */
  readonly winner: number
  readonly loser: number
  /** The penalty of the rout test, and the number of zones of a rout. */
  readonly rout: number
}

/**
 * @rule gb.losses.table
 * The difference of the combat factors and the amplitude of the battle give the losses of winner and loser. In rain one
 * column further left, in an assault one further right. Beyond the last column, a battle counts as one battle in the
 * last column plus a second one for the rest.
 */
export function resultOf(g: G, difference: number, amplitude: number, assault: boolean): Result {
  const row = tablesOf(g).combatResults.rows.find(
    ({ from, to }) => difference >= from && difference <= (to ?? Infinity),
  )!
  const { full, column } = placeOf(g, amplitude, assault)
  const [winner, loser] = row.losses[column]! // the table has every column in every row
  const [winnerFull, loserFull] = row.losses[row.losses.length - 1]! // as above
  return { winner: winner + full * winnerFull, loser: loser + full * loserFull, rout: row.rout }
}

/** The column for an amplitude, how many full last columns come on top, and by how many columns it was shifted. */
function placeOf(g: G, amplitude: number, assault: boolean) {
  const { amplitude: scale, assault: storm } = tablesOf(g)
  const { columns } = scale
  const { to: most } = columns[columns.length - 1]! // a table has columns
  // Treats the columns as repeating without end: the position is shifted first and then split.
  const whole = Math.floor(Math.max(0, amplitude - 1) / most)
  const rest = Math.max(1, amplitude - whole * most)
  const plain = whole * columns.length + columns.findIndex(({ from, to }) => rest >= from && rest <= to)
  const place = Math.max(0, plain + (g.rain ? scale.rain : 0) + (assault ? storm.columns : 0))
  return { full: Math.floor(place / columns.length), column: place % columns.length, shift: place - plain }
}

/** The position of a battle in the result table. */
export type ResultColumn = {
  /** The columns that are added up, by their amplitudes; more than one for a battle beyond the last column. */
  readonly columns: readonly { readonly from: number; readonly to: number }[]
  /** Columns to the right of the one for the amplitude, in an assault; negative: to the left, in rain. */
  readonly shift: number
}

/** The column of the current battle if it had this amplitude. */
export function battleColumn(g: G, amplitude: number): ResultColumn {
  const { columns } = tablesOf(g).amplitude
  const { full, column, shift } = placeOf(g, amplitude, g.battleKind === BATTLE.assault)
  const added = [...Array.from({ length: full }, () => columns.length - 1), column]
  return { columns: added.map((at) => ({ from: columns[at]!.from, to: columns[at]!.to })), shift } // columns of the table
}

/** The heading of a column of the result table. A battle beyond the last column uses several. */
export const headingOf = ({ columns }: ResultColumn): string =>
  columns.map(({ from, to }) => `${from}–${to}`).join(' + ')
