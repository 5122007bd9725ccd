import { directions, NO_HEX } from '../../board/hex.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../../portable-spicheren/campaign/campaign.ts'
import { unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { across, mayPass, mayStandOn, terrainOf } from '../../portable-spicheren/state/terrain.ts'

/** Distances over the ground: around woods and the river, and slowly through bushes. */

/** A step between two hexes, with its length. */
interface Step {
  readonly to: number
  readonly length: number
}

/** Steps that a class of units can take from each hex, cached by class. Units in the way do not count. */
const stepsOf = memoizedBy((_campaign: Campaign): Map<string, readonly (readonly Step[])[]> => new Map())

function stepsFor(g: G, unit: number): readonly (readonly Step[])[] {
  const known = stepsOf(g.campaign)
  const { class: arm, move } = unitOf(g, unit)
  const key = `${arm} ${move}`
  let steps = known.get(key)
  if (steps === undefined) {
    // A unit that begins in rough ground or enters it spends its whole move on one step.
    const lengthOf = (hex: number): number => (terrainOf(g, hex).moveAtMost < move ? move : 1)
    steps = g.campaign.terrain.map((_, hex) =>
      directions
        .map((direction) => across(g, hex, direction))
        .filter((to) => to !== NO_HEX && mayPass(g, unit, to))
        .map((to) => ({ to, length: Math.max(lengthOf(hex), lengthOf(to)) })),
    )
    known.set(key, steps)
  }
  return steps
}

/** The distance of a hex from which there is no way. */
export const FAR = 20

/** The distance of each hex, at most `FAR`, from the nearest hex that is an end and in which the unit may stop. */
export function distancesOverGround(g: G, unit: number, isEnd: (hex: number) => boolean): Uint8Array {
  const { terrain } = g.campaign
  const steps = stepsFor(g, unit)
  const distances = new Uint8Array(terrain.length).fill(FAR)
  const at: number[][] = [[]]
  for (let hex = 0; hex < terrain.length; hex++) {
    if (!isEnd(hex) || !mayStandOn(g, unit, hex)) continue
    distances[hex] = 0
    at[0]!.push(hex)
  }
  for (let distance = 0; distance < at.length; distance++) {
    for (const hex of at[distance] ?? []) {
      if (distances[hex] !== distance) continue
      for (const { to, length } of steps[hex]!) {
        const further = distance + length
        if (further >= distances[to]!) continue
        distances[to] = further
        ;(at[further] ??= []).push(to)
      }
    }
  }
  return distances
}
