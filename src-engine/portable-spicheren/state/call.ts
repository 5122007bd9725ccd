import { callPossible } from './entries.ts'
import { scenarioOf, type G } from './kit.ts'

/** What one side does to the places of the other that its reserve waits to hear of. */
export type Deed = 'attacks' | 'enters' | 'clears'

/**
 * @rule ps.arrivals.call-condition
 * The reserve may be called for once the enemy has cleared the Rotherberg of French troops or stands on it, or has
 * attacked or entered the ironworks or Spicheren. From then on it stays so.
 */
export function noteDeed(g: G, side: number, deed: Deed, hex: number): void {
  const { reserve } = scenarioOf(g)
  if (g.mayCall || side === reserve.side) return
  const places = deed === 'attacks' ? reserve.attacked : reserve.cleared
  if (!places.includes(hex) && !(deed === 'enters' && reserve.attacked.includes(hex))) return
  g.mayCall = true
  g.tell(callPossible, { side: reserve.side, hex })
}
