import { counterOf, facingOf, isNight, type G } from '../state/kit.ts'
import { groundOf, isHeldByOneRegiment } from './stacks.ts'
import { sees } from './sight.ts'

/**
 * @rule ws.artillery.range
 * A gun reaches as many hexes as its counter says, half of them rounded up when it supports a defence, and at most one
 * at night.
 */
export function rangeOf(g: G, gun: number, supporting = false): number {
  const { range } = counterOf(g, gun)
  const reach = supporting ? Math.ceil(range / 2) : range
  return isNight(g) ? Math.min(reach, g.campaign.tables.night.range) : reach
}

export const distance = (g: G, gun: number, hex: number): number => g.campaign.grid.distance(g.unit.hex.of(gun), hex)

/**
 * @rule ws.artillery.arc
 * Guns fire within sixty degrees to either side of their facing; where their front goes all round, in all directions.
 */
export function isInArc(g: G, gun: number, hex: number): boolean {
  const from = g.unit.hex.of(gun)
  const { allRound } = groundOf(g, from)
  if (allRound === 'always' || (allRound === 'lone' && isHeldByOneRegiment(g, from))) return true
  return g.campaign.grid.inArc(from, facingOf(g, gun), hex)
}

/** Whether a gun could fire into a hex if it faced it: in range and in sight. */
export const reaches = (g: G, gun: number, hex: number, supporting = false): boolean =>
  distance(g, gun, hex) <= rangeOf(g, gun, supporting) && sees(g, g.unit.hex.of(gun), hex)

/**
 * @rule ws.artillery.narrow
 * On the Rotherberg guns that share the hex with another unit fire with half their value because the spur is too
 * narrow.
 */
export function firePower(g: G, gun: number, isStacked: boolean, narrowHex: number): number {
  const { strength } = counterOf(g, gun)
  const full = strength[g.unit.disorganised.of(gun) ? 1 : 0]
  return isStacked && g.unit.hex.of(gun) === narrowHex ? Math.floor(full / 2) : full
}
