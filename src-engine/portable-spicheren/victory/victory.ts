import type { Step } from '../../kernel/play/agenda.ts'
import { broken, darkFell, lossesAtDark } from '../state/entries.ts'
import type { Tables } from '../campaign/campaign.ts'
import { NOBODY, scenarioOf, unitOf, type G } from '../state/kit.ts'

/** Chapter: victory. */

export type Losses = {
  readonly strength: number
  readonly strengthLost: number
  readonly units: number
  readonly unitsLost: number
}

/**
 * @rule ps.victory.losses
 * A side's losses out of everything it could bring to the battle in this scenario, including the pool and the reserve.
 */
export function lossesOf(g: G, side: number): Losses {
  let strength = 0
  let strengthLost = 0
  let units = 0
  let unitsLost = 0
  const { takesPart } = scenarioOf(g)
  for (let unit = 0; unit < g.unit.rows; unit++) {
    const { side: owner, strength: full } = unitOf(g, unit)
    if (owner !== side || takesPart[unit] !== true) continue
    const left = g.unit.strength.of(unit)
    strength += full
    strengthLost += full - left
    units += 1
    if (left === 0) unitsLost += 1
  }
  return { strength, strengthLost, units, unitsLost }
}

/** How much of a total a side may lose without being broken. */
export const mayLose = (whole: number, { moreThan, of }: Tables['defeat']['strength']): number =>
  Math.floor((whole * moreThan) / of)

type Reason = 'strength' | 'units'

/**
 * @rule ps.victory.broken
 * A side is beaten at once when it has lost more than half of its strength, or more than half of its units.
 */
export function brokenBy(g: G, side: number): Reason | undefined {
  const { strength, units } = g.campaign.tables.defeat
  const lost = lossesOf(g, side)
  if (lost.strengthLost > mayLose(lost.strength, strength)) return 'strength'
  if (lost.unitsLost > mayLose(lost.units, units)) return 'units'
  return undefined
}

/**
 * @rule ps.victory.both-broken
 * If simultaneous results break both sides, the one that has lost the greater share of its strength loses; with equal
 * shares nobody wins.
 */
export function defeat(g: G): Step | undefined {
  const reasons = [brokenBy(g, 0), brokenBy(g, 1)]
  reasons.forEach((reason, side) => {
    if (reason) g.tell(broken, { side, ...lossesOf(g, side) })
  })
  const [first, second] = reasons
  if (first && second) {
    return g.end(lessDamaged(g, 0), 'both-broken')
  }
  if (first) return g.end(1, `${first}-broken`)
  if (second) return g.end(0, `${second}-broken`)
  return undefined
}

/**
 * The side that has lost the smaller share of its strength; `NOBODY` if the shares differ by no more than `within`
 * percentage points.
 */
function lessDamaged(g: G, within: number): number {
  const [a, b] = [lossesOf(g, 0), lossesOf(g, 1)]
  const difference = a.strengthLost * b.strength - b.strengthLost * a.strength
  if (Math.abs(difference) * 100 <= within * a.strength * b.strength) return NOBODY
  return difference > 0 ? 1 : 0
}

/**
 * @rule ps.victory.dark
 * When the last turn ends, the side that has lost the smaller share of its strength wins; nearly equal shares are a
 * draw. With an option the places decide.
 */
export function dark(g: G): Step {
  g.tell(darkFell, { turn: g.turn })
  if (g.placesAtDark) return darkOnPlaces(g)
  for (const side of [0, 1]) {
    const { strength, strengthLost } = lossesOf(g, side)
    g.tell(lossesAtDark, { side, strengthLost, strength, percent: Math.round((100 * strengthLost) / strength) })
  }
  const winner = lessDamaged(g, g.campaign.tables.dark.drawWithin)
  return g.end(winner, winner === NOBODY ? 'drawn-at-dark' : 'losses-at-dark')
}

/**
 * @rule ps.victory.places
 * With an option the side that holds all of its places at dark wins; if neither does, the battle is drawn.
 */
function darkOnPlaces(g: G): Step {
  const winner = scenarioOf(g).holds.findIndex((places, side) =>
    places.every((place) => g.place.holder.of(place) === side),
  )
  return winner < 0 ? g.end(NOBODY, 'drawn-at-dark') : g.end(winner, 'places-at-dark')
}

export const endings = [
  'strength-broken',
  'units-broken',
  'both-broken',
  'losses-at-dark',
  'places-at-dark',
  'drawn-at-dark',
] as const
