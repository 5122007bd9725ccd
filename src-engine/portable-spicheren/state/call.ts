import { callPossible } from './entries.ts'
import { scenarioOf, type G } from './kit.ts'

/** Actions of one side at places that allow the other side to call its reserve. */
export type Deed = 'attacks' | 'enters' | 'clears'

/**
 * @rule ps.arrivals.call-condition
 * The reserve may be called for once the enemy has driven French troops from the Rotherberg or is on it, or has
 * attacked or entered the ironworks or Spicheren. This is permanent.
 */
export function noteDeed(g: G, side: number, deed: Deed, hex: number): void {
  const { reserve } = scenarioOf(g)
  if (g.mayCall || side === reserve.side) return
  const places = deed === 'attacks' ? reserve.attacked : reserve.cleared
  if (!places.includes(hex) && !(deed === 'enters' && reserve.attacked.includes(hex))) return
  g.mayCall = true
  g.tell(callPossible, { side: reserve.side, hex })
}
