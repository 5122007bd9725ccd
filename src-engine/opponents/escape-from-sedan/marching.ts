import { formationOf, unitOf, type G } from '../../escape-from-sedan/state/kit.ts'

/** Duration of marches. */

/** Inches that units move in a turn, approximately. */
const PACES = { foot: { line: 6, column: 9.5 }, horse: { line: 9, column: 12.5 } }
/** Turns lost by a unit that first has to turn. */
const TURNING = 0.7
const ROUTED = 2

/**
 * Number of turns that a unit needs for a distance in inches. `leadsOn`: how much nearer it comes by each inch straight
 * ahead.
 */
export function turnsToGo(g: G, unit: number, inches: number, leadsOn: number): number {
  const { arm } = unitOf(g, unit)
  const formation = formationOf(g, unit)
  const paces = arm === 'horse' && !g.unit.dismounted.of(unit) ? PACES.horse : PACES.foot
  const pace = formation === 'column' || formation === 'road-column' ? paces.column : paces.line
  return inches / pace + TURNING * (1 - Math.max(0, leadsOn)) + (g.unit.routing.of(unit) ? ROUTED : 0)
}
