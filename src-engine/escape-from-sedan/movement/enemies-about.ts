import { compareGaps, gapBetween, type Gap } from '../../board/measured/measured.ts'
import { hasTarget } from '../fire/fire.ts'
import { otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, inchesOf } from '../state/pose.ts'

/**
 * What halts a unit that watches for enemies: the distance of the nearest enemy in inches, and whether it could fire at
 * one.
 */
export type EnemiesAbout = { readonly nearest: number | null; readonly sees: boolean }

export function enemiesAbout(g: G, unit: number): EnemiesAbout {
  const { ring } = bodyOf(g, unit)
  let least: Gap | undefined
  for (const foe of unitsOf(g, otherSide(unitOf(g, unit).side))) {
    const gap = gapBetween(ring, bodyOf(g, foe).ring)
    if (least === undefined || compareGaps(gap, least) < 0) least = gap
  }
  return { nearest: least === undefined ? null : inchesOf(least), sees: hasTarget(g, unit) }
}
