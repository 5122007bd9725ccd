import {
  FATE,
  formationOf,
  isUnit,
  onMap,
  scenarioOf,
  sideOf,
  counterOf,
  type G,
} from '../../wissembourg-spicheren/state/kit.ts'
import { lostBy } from '../../wissembourg-spicheren/victory/victory.ts'

/** The value of objectives and units, in thousandths of a victory point. */

export const POINT = 1_000

/** A hex of an objective. */
export interface Stake {
  readonly hex: number
  /** The side that was last in it. */
  readonly holder: number
  /** The difference between the sides if it changes hands. */
  readonly worth: number
}

/** Factor for places taken early, which can be lost again. */
const UNSURE = 0.55

/** Probability that what is held now will still be held when it counts. */
const certainty = (g: G): number => UNSURE + (1 - UNSURE) * (g.turn / scenarioOf(g).turns)

/** Every hex of an objective: its value, and in how many counts to come. */
export function stakesOf(g: G): Stake[] {
  const { objectives, countAt, heldTogether } = scenarioOf(g).victory
  const counts = countAt > g.turn ? 2 : 1
  const sure = certainty(g)
  const holderOf = (place: number): number => g.place.holder.of(place)
  const isTogether = (side: number, but: number): boolean =>
    objectives.every(({ places }) => places.every((place) => place === but || holderOf(place) === side))
  return objectives.flatMap(({ places, hexes, points }) =>
    places.map((place, index) => {
      const holder = holderOf(place)
      const others = places.filter((one) => one !== place).map(holderOf)
      const isWhole = others.every((one) => one === others[0])
      // A place of several hexes counts only when all of them are held: one hex is enough to spoil it.
      const swing = others.length === 0 ? 2 : isWhole ? 1 : 0.4
      const bonus =
        heldTogether !== undefined && g.turn <= heldTogether.turn && isTogether(heldTogether.side, place)
          ? heldTogether.points
          : 0
      return { hex: hexes[index]!, holder, worth: POINT * (swing * points * counts * sure + bonus) }
    }),
  )
}

/** Worth of a strength point that can fight until the end. */
const STRENGTH = 24
/** Share of a unit's value that remains when hardly any time is left. */
const AT_LAST = 0.25
/** Cost of a formation that breaks, besides the points: it can do nothing more. */
const BROKEN = 300
/** Factor for a lost step, which brings a formation nearer to breaking; it counts more the nearer the formation is. */
const NEARER = 0.6
/** Cost of disorder, as a share of the value of a step. */
const DISORDER = 0.4

/** The enemy's points for a unit that is gone. */
function goneWorth(g: G, side: number): number {
  const { gone } = scenarioOf(g).victory
  return gone?.sides.includes(1 - side) === true ? POINT / gone.per : 0
}

/** The cost for a side when one of its formations breaks. */
function breakWorth(g: G, side: number): number {
  const { each, any, own } = scenarioOf(g).victory.demoralised
  const counted = each + (any?.side === 1 - side ? any.points : 0) - (own?.side === side ? own.points : 0)
  return POINT * counted + BROKEN
}

function breakingBy(g: G, formation: number): number {
  const threshold = scenarioOf(g).demoralisedAt[formation]!
  if (threshold === 0 || g.formation.demoralised.of(formation)) return 0
  const left = Math.max(1, threshold - lostBy(g, formation))
  return (NEARER * breakWorth(g, formationOf(g, formation).side)) / (left === 1 ? 1 : left * left)
}

/** The costs of combat results for a unit. */
export interface Harms {
  /** A lost step. */
  readonly step: number
  /** A D: disorder, or a step if it is disorganised already. */
  readonly disorder: number
  /** The loss of the whole unit. */
  readonly all: number
}

export function harmsOf(g: G, unit: number): Harms {
  const { steps, strength, side, formation } = counterOf(g, unit)
  const { turns } = scenarioOf(g)
  const left = steps - g.unit.lost.of(unit)
  const time = AT_LAST + (1 - AT_LAST) * ((turns - g.turn) / turns)
  const fights = STRENGTH * strength[0] * time
  const gone = goneWorth(g, side)
  const breaking = formation < 0 ? 0 : breakingBy(g, formation)
  const step = fights / steps + gone / (left * left) + breaking
  const all = (fights * left) / steps + gone + breaking * left
  if (g.unit.disorganised.of(unit)) return { step, disorder: left === 1 ? all : step, all }
  return { step, disorder: DISORDER * step + (STRENGTH * time * (strength[0] - strength[1])) / 2, all }
}

/** The worth of a side's units in their present state, with the points for those that have left the map. */
export function unitsWorth(g: G, side: number): number {
  const { exits } = scenarioOf(g).victory
  let sum = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!isUnit(g, unit) || sideOf(g, unit) !== side) continue
    if (g.unit.scored.of(unit) && exits.per > 0) sum += POINT / exits.per
    if (g.unit.fate.of(unit) === FATE.eliminated) sum -= goneWorth(g, side)
    if (!onMap(g, unit)) continue
    const { step, disorder } = harmsOf(g, unit)
    sum += step * (counterOf(g, unit).steps - g.unit.lost.of(unit)) - (g.unit.disorganised.of(unit) ? disorder / 2 : 0)
  }
  g.campaign.formations.forEach((one, formation) => {
    if (one.side === side && g.formation.demoralised.of(formation)) sum -= breakWorth(g, side)
  })
  return sum
}
