import { has } from '../../board/bitset.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { marchReach } from '../../storm-over-belfort/activation/reach.ts'
import { eachUnitIn, isHeldBy, isMannedBy, isNearManned } from '../../storm-over-belfort/state/ground.ts'
import { NONE, otherSide, unitOf, type G } from '../../storm-over-belfort/state/kit.ts'
import { isAble, worth } from '../../storm-over-belfort/state/units.ts'
import { mayRideAgainst, roomIn } from '../../storm-over-belfort/state/zones.ts'
import { prospectOf, worthOfAssault } from './assaults.ts'
import type { Picture } from './picture.ts'
import { isWorthGoing, scattered } from './scattering.ts'

/** A possible go: units march to a zone, and may attack from there. */
export interface Go {
  readonly units: readonly number[]
  /** Whether they leave the enemy, under his fire. */
  readonly leaves: boolean
  readonly to: number
  /** NONE without an attack. */
  readonly target: number
  /** The gain relative to doing nothing, before the cost of its point. */
  readonly gain: number
  /** The zone of each unit, if they do not all go to the same one. */
  readonly each?: ReadonlyMap<number, number>
}

/** Minimum probability of an assault to be considered. */
const LEAST_CHANCE = 0.12
/** Approximate cost in hits of leaving the enemy. */
const LEAVING = 85

/** All units of a zone that can go into action, best first. */
export function ableIn(g: G, zone: number): number[] {
  const found: number[] = []
  eachUnitIn(g, zone, (unit) => {
    if (isAble(g, unit)) found.push(unit)
  })
  return found.toSorted((a, b) => worth(g, b, 'attack') - worth(g, a, 'attack') || a - b)
}

/** Groups that might go together: all, the best three, all but the last, the last, and the best. */
function parties(g: G, zone: number): number[][] {
  const all = ableIn(g, zone)
  if (all.length === 0) return []
  const found = [all]
  if (all.length > 3) found.push(all.slice(0, 3))
  if (all.length > 1) found.push(all.slice(0, -1), all.slice(-1), all.slice(0, 1))
  const seen = new Set<string>()
  return found.filter((party) => {
    const key = party.join()
    return seen.has(key) ? false : seen.add(key) !== undefined
  })
}

/** The best go of the units of a zone that are not in action yet; undefined if there is none. */
export function bestGo(g: G, picture: Picture, side: number, zone: number): Go | undefined {
  const now = picture.valueFor(side)
  let best: Go | undefined
  const inTouch = isNearManned(g, otherSide(side), zone)
  for (const units of parties(g, zone))
    for (const leaves of inTouch ? [false, true] : [false])
      best = better(best, goOf(g, picture, side, { units, home: zone, leaves, now, here: true }))
  return inTouch ? best : better(best, scatteringOf(g, picture, side, ableIn(g, zone)))
}

/** The go of units that each go their own way. */
export function scatteringOf(g: G, picture: Picture, side: number, units: readonly number[]): Go | undefined {
  const found = scattered(g, picture, side, units)
  if (found === undefined) return undefined
  const { each, gain } = found
  const [to = NONE] = each.values()
  return { units: [...each.keys()], leaves: false, to, target: NONE, gain, each }
}

export const better = (a: Go | undefined, b: Go | undefined): Go | undefined =>
  a === undefined || (b !== undefined && b.gain > a.gain) ? b : a

interface Party {
  readonly units: readonly number[]
  readonly home: number
  readonly leaves: boolean
  /** The worth of doing nothing. */
  readonly now: number
  /** Whether they can attack from where they are. */
  readonly here: boolean
}

/** The best go of these units from where they stand. */
export function goOf(g: G, picture: Picture, side: number, party: Party): Go | undefined {
  const { units, home, leaves, now, here } = party
  const [first] = units
  if (first === undefined) return undefined
  const reach = onFork(g, (fork) => {
    fork.unit.leaves.clear()
    if (leaves) for (const unit of units) fork.unit.leaves.set(unit, true)
    return marchReach(fork, first)
  })
  const price = leaves ? LEAVING : 0
  const best: { target: number; source: number; chance: number; size: number }[] = []
  let found: Go | undefined
  for (let to = 0; to < g.campaign.neighbours.length; to++) {
    if (to === g.campaign.headquarters || (to === home ? !here || leaves : !has(reach, to))) continue
    const going = fitting(g, units, home, to)
    if (going.length === 0) continue
    if (to !== home && isWorthGoing(g, side, to)) {
      const gain = worthOfMarch(picture, side, going, to) - now - price
      if (found === undefined || gain > found.gain) found = { units: going, leaves, to, target: NONE, gain }
    }
    for (const target of g.campaign.neighbours[to]!) {
      if (!isHeldBy(g, otherSide(side), target)) continue
      const attackers = going.filter((unit) => mayRideAgainst(g, unit, target))
      if (attackers.length === 0) continue
      const thought = { side, units: attackers, home, source: to, target, underFire: true }
      const { chance } = isMannedBy(g, otherSide(side), target) ? prospectOf(g, picture, thought) : { chance: 1 }
      if (chance < LEAST_CHANCE) continue
      const size = isOwnStay(g, side, home, to) ? -1 : 0
      const known = best.find((one) => one.target === target)
      if (known === undefined) best.push({ target, source: to, chance, size })
      else if (chance + size > known.chance + known.size) Object.assign(known, { source: to, chance, size })
    }
  }
  for (const { target, source } of best) {
    const attackers = fitting(g, units, home, source).filter((unit) => mayRideAgainst(g, unit, target))
    const thought = { side, units: attackers, home, source, target, underFire: true }
    const prospect = isMannedBy(g, otherSide(side), target)
      ? prospectOf(g, picture, thought)
      : { chance: 1, won: [0, 0] as const, lost: [0, 0] as const }
    const gain = worthOfAssault(g, picture, thought, prospect) - now - price - picture.manner.caution
    if (found === undefined || gain > found.gain) found = { units: attackers, leaves, to: source, target, gain }
  }
  return found
}

/** Whether a beaten attack from this zone would take other units of the side back with it. */
const isOwnStay = (g: G, side: number, home: number, source: number): boolean =>
  source === home || isHeldBy(g, side, source)

/** As many of the units as have room there. */
function fitting(g: G, units: readonly number[], home: number, to: number): readonly number[] {
  if (to === home) return units
  const [first] = units
  const room = first === undefined ? 0 : roomIn(g, units.find((unit) => unitOf(g, unit).takesRoom) ?? first, to)
  let taken = 0
  return units.filter((unit) => !unitOf(g, unit).takesRoom || ++taken <= room)
}

function worthOfMarch(picture: Picture, side: number, units: readonly number[], to: number): number {
  const from = units.map((unit) => picture.zoneOf[unit]!)
  for (const unit of units) picture.zoneOf[unit] = to
  const worth = picture.valueFor(side)
  units.forEach((unit, index) => (picture.zoneOf[unit] = from[index]!))
  return worth
}
