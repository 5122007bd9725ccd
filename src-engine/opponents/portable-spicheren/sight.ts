import { NO_HEX } from '../../board/hex.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../../portable-spicheren/campaign/campaign.ts'
import { NOWHERE, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { stopOfSight } from '../../portable-spicheren/state/sight.ts'
import { terrainOf } from '../../portable-spicheren/state/terrain.ts'
import { POINT } from './chances.ts'

/** Lines of fire and their effect, for any positions of units. */

/** Cache of the hexes seen from each hex, ignoring units. */
const seenFrom = memoizedBy((_campaign: Campaign): (Uint8Array | undefined)[] => [])

export const sees = (g: G, from: number, to: number): boolean =>
  (seenFrom(g.campaign)[from] ??= rowOf(g, from))[to] === 1

const rowOf = (g: G, from: number): Uint8Array =>
  onFork(g, (fork) => {
    fork.unit.hex.fill(NOWHERE)
    return Uint8Array.from(g.campaign.terrain, (_, to) =>
      to !== from && stopOfSight(fork, from, to) === NO_HEX ? 1 : 0,
    )
  })

export function isCoverFor(g: G, unit: number, hex: number): boolean {
  const given = terrainOf(g, hex).cover[unitOf(g, unit).class]
  return given !== undefined && (given === 'always' || g[given])
}

/** Cost for each hit in six, of a point lost or a step back: half of the hits cost a point. */
const perHit = Math.round((POINT * 65) / (6 * 100))

/** Approximate cost for a unit of a shot into its hex, with the modifiers of ground and strength. */
export function shotInto(g: G, firer: number, hex: number, target: number, hasMoved: boolean): number {
  const { fire } = g.campaign.tables
  const { class: arm, aim } = unitOf(g, firer)
  const row = arm === 'artillery' ? fire.artillery : fire.rifle
  const strength = g.unit.strength.of(firer)
  const { over, overModifier, under, underModifier } = row.strength
  let sum = 7 - fire.needed + aim
  if (over !== undefined && strength > over) sum += overModifier ?? 0
  if (under !== undefined && strength < under) sum += underModifier ?? 0
  if (isCoverFor(g, target, hex)) sum += row.cover
  if (hasMoved && arm !== 'artillery') sum += fire.rifle.moved
  return perHit * Math.max(0, Math.min(6, sum))
}
