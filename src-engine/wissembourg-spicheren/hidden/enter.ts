import { isUnit, type G } from '../state/kit.ts'
import { comesUpon, revealSeen } from './columns.ts'
import { occupy } from './occupy.ts'

/**
 * Moves a counter into a hex, from where a unit may see a hidden column or open the sight of it to others. Returns true
 * if the unit has to stop because of a column.
 */
export function enter(g: G, unit: number, hex: number): boolean {
  occupy(g, unit, hex)
  if (!isUnit(g, unit)) return false
  const halted = comesUpon(g, unit)
  revealSeen(g)
  return halted
}
