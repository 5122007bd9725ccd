import { isUnit, type G } from '../state/kit.ts'
import { comesUpon, revealSeen } from './columns.ts'
import { occupy } from './occupy.ts'

/** Puts a counter into a hex, from where a unit may see a hidden column, or uncover one to others. Has it to stop for it? */
export function enter(g: G, unit: number, hex: number): boolean {
  occupy(g, unit, hex)
  if (!isUnit(g, unit)) return false
  const halted = comesUpon(g, unit)
  revealSeen(g)
  return halted
}
