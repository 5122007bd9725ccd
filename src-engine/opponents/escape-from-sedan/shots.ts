import { diceOf, saveNeeded, type Aim, type Bearing } from '../../escape-from-sedan/fire/fire.ts'
import { unitOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { hasLeader } from '../../escape-from-sedan/state/strength.ts'
import { stakeOf } from './breakout.ts'
import { chitWorth, figureWorth } from './worth.ts'

/** Average results of volleys, precise enough for comparisons and fast. */

const FACES = 6
const chanceOf = (faces: number): number => Math.max(0, Math.min(FACES, faces)) / FACES

/** Expected number of chits by number of dice: one for each two sixes. */
const chitsOf = (dice: number): number => (dice < 2 ? 0 : dice < 6 ? (dice * dice) / 120 : dice / 12 - 0.22)

/** The cost of a volley for its target. */
export function volleyWorth(g: G, unit: number, target: number, aim: Aim, stands: Bearing): number {
  const chits = g.unit.chits.of(unit)
  const leader = hasLeader(g, unit) ? 1 : 0
  const straight = diceOf(g, unit, stands.straight) + (stands.straight.length > 0 ? leader : 0)
  const aside = diceOf(g, unit, stands.turned) + (stands.straight.length > 0 ? 0 : leader)
  const hits = straight * chanceOf(FACES + 1 - aim.needed - chits) + aside * chanceOf(FACES - aim.needed - chits)
  const counted = (aim.long ? hits / 2 + 0.25 * Math.min(1, hits) : hits) * aim.shots
  const lost = Math.min(g.unit.figures.of(target), counted * lostByHit(g, target))
  const perStand = g.campaign.tables.figures[unitOf(g, target).arm]
  return (
    lost * (figureWorth(g, target) + stakeOf(g, target) / perStand) +
    chitsOf((straight + aside) * aim.shots) * chitWorth(g, target)
  )
}

/** Expected figures lost by a possible hit. */
function lostByHit(g: G, target: number): number {
  const needed = saveNeeded(g, target)
  if (needed > FACES) return needed - FACES
  return chanceOf(needed - 1 + g.unit.chits.of(target))
}
