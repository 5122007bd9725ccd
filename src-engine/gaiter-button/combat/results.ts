import { tablesOf, type G } from '../state/kit.ts'

/** Chapter 15.5: the combat result table. */

export interface Result {
  /** SP to lose. Where nobody wins, both lose as many. */
  readonly winner: number
  readonly loser: number
  /** The penalty of the rout test, and the zones of a rout. */
  readonly rout: number
}

/**
 * @rule gb.losses.table
 * The difference of the combat factors and the amplitude of the battle give the losses of winner and loser. In rain one
 * column further left, in an assault one further right. Above the last column a battle counts as one of the last
 * column and a second one of what is left.
 */
export function resultOf(g: G, difference: number, amplitude: number, assault: boolean): Result {
  const { combatResults, amplitude: scale, assault: storm } = tablesOf(g)
  const row = combatResults.rows.find((one) => difference >= one.from && difference <= (one.to ?? Infinity))!
  const { columns } = scale
  const { to: most } = columns[columns.length - 1]! // a table has columns
  // As if the columns went on for ever: the place in them is shifted, and only then taken apart.
  const whole = Math.floor(Math.max(0, amplitude - 1) / most)
  const rest = Math.max(1, amplitude - whole * most)
  const column = columns.findIndex(({ from, to }) => rest >= from && rest <= to)
  const shift = (g.rain ? scale.rain : 0) + (assault ? storm.columns : 0)
  const place = Math.max(0, whole * columns.length + column + shift)
  const full = Math.floor(place / columns.length)
  const [winner, loser] = row.losses[place % columns.length]! // the table has every column in every row
  const [winnerFull, loserFull] = row.losses[columns.length - 1]! // as above
  return { winner: winner + full * winnerFull, loser: loser + full * loserFull, rout: row.rout }
}
