import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign, Mover } from '../../wissembourg-spicheren/campaign/campaign.ts'
import { costsFrom } from '../../wissembourg-spicheren/ground/spread.ts'
import { scenarioOf, type G } from '../../wissembourg-spicheren/state/kit.ts'

/** Distances to places, by the ground alone. */

const waysKnown = memoizedBy((_campaign: Campaign): Record<Mover, Int32Array[]> => ({
  infantry: [],
  cavalry: [],
  artillery: [],
  commander: [],
}))
/** Maximum length of a way, in half points. */
const FARTHEST = 240

/** Half points from each hex to a goal; below 0 where no way leads there. */
function waysTo(campaign: Campaign, mover: Mover, goal: number): Int32Array {
  return (waysKnown(campaign)[mover][goal] ??= backwards(campaign, mover, goal))
}

/** Spreads outwards from the goal, each step at the price of the opposite direction. */
function backwards(campaign: Campaign, mover: Mover, goal: number): Int32Array {
  const prices = campaign.costs[mover]
  const movement = 2 * campaign.tables.movement[mover]
  return costsFrom(campaign.grid, goal, 0, FARTHEST, (_from, to, hexside, spent) => {
    const back = 6 * to + (((hexside % 6) + 3) % 6)
    const price = prices[back]!
    const barrier = campaign.barriers[mover][back]
    if (price < 0 || barrier === 'closed') return -1
    return spent + (barrier === 'all' ? movement : barrier === 'half' ? price + movement / 2 : price)
  })
}

/** Distance that is too far to matter. */
const NEVER = 99

/** Turns of march from a hex to a place. */
export function turnsTo(campaign: Campaign, mover: Mover, from: number, goal: number): number {
  const sum = waysTo(campaign, mover, goal)[from]!
  return sum < 0 ? NEVER : sum / (2 * campaign.tables.movement[mover])
}

const exitsOf = memoizedBy((costs: Int32Array) => [...costs.keys()].filter((hex) => costs[hex]! >= 0))

/** Turns of march to the nearest exit that counts. */
export function turnsToExit(g: G, mover: Mover, from: number): number {
  const { costs } = scenarioOf(g).victory.exits
  let least = NEVER
  for (const hex of exitsOf(costs)) {
    const turns = turnsTo(g.campaign, mover, from, hex) + costs[hex]! / (2 * g.campaign.tables.movement[mover])
    if (turns < least) least = turns
  }
  return least
}
