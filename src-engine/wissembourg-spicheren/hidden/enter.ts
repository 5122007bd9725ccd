import { isUnit, type G } from '../state/kit.ts'
import { lookFrom } from './columns.ts'
import { occupy } from './occupy.ts'

/** Puts a counter into a hex, from where a unit may see a hidden column. Was one revealed? */
export function enter(g: G, unit: number, hex: number): boolean {
  occupy(g, unit, hex)
  return isUnit(g, unit) && lookFrom(g, unit)
}
