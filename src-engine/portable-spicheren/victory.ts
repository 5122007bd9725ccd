import type { Step } from '../kernel/play/agenda.ts'
import { broken, darkFell } from './entries.ts'
import { NOBODY, scenarioOf, unitOf, type G } from './kit.ts'

/** Chapter: victory. */

export type Losses = {
  readonly strength: number
  readonly strengthLost: number
  readonly units: number
  readonly unitsLost: number
}

/**
 * @rule ps.victory.losses
 * What a side has lost of all it could bring to the battle, units in the pool and the reserve included.
 */
export function lossesOf(g: G, side: number): Losses {
  let strength = 0
  let strengthLost = 0
  let units = 0
  let unitsLost = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    const { side: owner, strength: full } = unitOf(g, unit)
    if (owner !== side) continue
    const left = g.unit.strength.of(unit)
    strength += full
    strengthLost += full - left
    units += 1
    if (left === 0) unitsLost += 1
  }
  return { strength, strengthLost, units, unitsLost }
}

type Reason = 'strength' | 'units'

/**
 * @rule ps.victory.broken
 * A side is beaten at once when it has lost more than half of its strength, or more than half of its units.
 */
export function brokenBy(g: G, side: number): Reason | undefined {
  const { strength, units } = g.campaign.tables.defeat
  const lost = lossesOf(g, side)
  if (lost.strengthLost * strength.of > lost.strength * strength.moreThan) return 'strength'
  if (lost.unitsLost * units.of > lost.units * units.moreThan) return 'units'
  return undefined
}

/**
 * @rule ps.victory.both-broken
 * If simultaneous results break both sides, the one that has lost the greater part of its strength loses; with equal
 * parts nobody wins.
 */
export function defeat(g: G): Step | undefined {
  const reasons = [brokenBy(g, 0), brokenBy(g, 1)]
  reasons.forEach((reason, side) => {
    if (reason) g.tell(broken, { side, ...lossesOf(g, side) })
  })
  const [first, second] = reasons
  if (first && second) {
    const [a, b] = [lossesOf(g, 0), lossesOf(g, 1)]
    const difference = a.strengthLost * b.strength - b.strengthLost * a.strength
    return g.end(difference === 0 ? NOBODY : difference > 0 ? 1 : 0, 'both-broken')
  }
  if (first) return g.end(1, `${first}-broken`)
  if (second) return g.end(0, `${second}-broken`)
  return undefined
}

/**
 * @rule ps.victory.dark
 * When the last turn ends, the side that holds all of its places wins; if neither does, the battle is drawn.
 */
export function dark(g: G): Step {
  g.tell(darkFell, { turn: g.turn })
  const winner = scenarioOf(g).holds.findIndex((places, side) =>
    places.every((place) => g.place.holder.of(place) === side),
  )
  return winner < 0 ? g.end(NOBODY, 'drawn-at-dark') : g.end(winner, 'places-at-dark')
}

export const endings = ['strength-broken', 'units-broken', 'both-broken', 'places-at-dark', 'drawn-at-dark'] as const
