import type { Json } from '#engine/kernel/values/result.ts'
import { chancesIn } from './reads.ts'

/** The chances of a bombardment. */
export type ShotChances = {
  /** Chance that it has any effect. */
  readonly any: number
  /** Hits suffered, on average. */
  readonly mean: number
  /** Chance that a fort is damaged or a marker falls. */
  readonly damage: number
}

/**
 * Sums up the results of a bombardment, which are written as the hits suffered, with words for a damaged fort and a lost
 * marker.
 */
export function shotChancesIn(odds: Json | undefined): ShotChances | null {
  if (odds === undefined) return null
  let [any, mean, damage] = [0, 0, 0]
  for (const { result, chance } of chancesIn(odds)) {
    const [hits, ...falls] = result.split(' ')
    mean += chance * Number(hits)
    if (Number(hits) > 0 || falls.length > 0) any += chance
    if (falls.length > 0) damage += chance
  }
  return { any, mean, damage }
}
