import type { Json } from '#engine/kernel/values/result.ts'
import { chancesIn } from './reads.ts'

/** What a bombardment may bring. */
export type ShotChances = {
  /** That it does anything at all. */
  readonly any: number
  /** Hits suffered, on average. */
  readonly mean: number
  /** That a fort is damaged or a marker falls. */
  readonly damage: number
}

/** The chances of a bombardment. Results are written as the hits suffered, with words for a damaged fort and a lost marker. */
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
