import { FRENCH, GERMAN, NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { hasAxis, isEncircled } from '../../../gaiter-button/ground/axes.ts'
import { isUnit } from '../../../gaiter-button/state/counters.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import { axisOn } from '../../../gaiter-button/state/places.ts'
import { clamp } from './counting.ts'
import { FAR } from './ground.ts'
import { sideAt } from './sides.ts'
import { isKeyLeader } from './key-leaders.ts'
import type { Frame, Survey } from './survey.ts'

/** Terms that the victory levels do not show yet, each for the French: strength in contact, ways closing, leaders in danger, tired troops. */

/** Share of a side's weight that can strike today, by connections away: none beyond `TODAY`. */
const STRIKES = [
  [1, 0.6, 0.35],
  [1, 0.8, 0.5],
] as const

/** Relative strength where the armies are near each other; the Germans have to come near, the French need not. */
export function contact(frame: Frame, survey: Survey): number {
  const { ground, manner } = frame
  const { zones, closeStart, close, closeFar } = ground
  const { force, felt, count } = survey
  let sum = 0
  for (let zone = 0; zone < zones; zone++) {
    if (count[FRENCH][zone]! === 0 || force[FRENCH][zone]! === 0) continue
    let [french, german] = [0, 0]
    const end = closeStart[zone + 1]!
    for (let at = closeStart[zone]!; at < end; at++) {
      const far = closeFar[at]!
      german += force[GERMAN][close[at]!]! * STRIKES[1][far]!
      french += force[FRENCH][close[at]!]! * STRIKES[0][far]!
    }
    const weight = Math.min(4, force[FRENCH][zone]! / 6)
    const odds = (german - french) / (german + french + 6)
    sum -= weight * (manner.contact * odds + 0.015 * Math.min(60, felt[GERMAN][zone]!))
  }
  return sum + marchToTheGuns(frame, survey)
}

/** The Germans have to come to the French: their distance counts for the French, however far off they are. */
function marchToTheGuns(frame: Frame, survey: Survey): number {
  const { ground, manner } = frame
  const { zones, hops } = ground
  const french: number[] = []
  for (let zone = 0; zone < zones; zone++) if (survey.force[FRENCH][zone]! > 3) french.push(zone)
  if (french.length === 0) return 0
  const [own, enemy] = survey.force
  let sum = 0
  for (let zone = 0; zone < zones; zone++) {
    const force = enemy[zone]!
    if (force === 0) continue
    let [nearest, all, weights] = [FAR, 0, 0]
    const row = zone * zones
    for (const other of french) {
      const far = hops[row + other]!
      if (far === FAR) continue
      if (far < nearest) nearest = far
      all += far * own[other]!
      weights += own[other]!
    }
    if (weights > 0) sum += (force / 8) * (0.5 * nearest + (0.5 * all) / weights)
  }
  return manner.pursuit * sum
}

/** Cost by number of open ways. */
const CLOSING = [9, 6, 3, 1]
/** An open way behind which friends stand counts as this many: the enemy cannot come in by it. */
const HELD = 3

/** Most divisions counted of a mass that is shut in; more for the French, as the levels count their divisions. */
const [CORPS, ARMY] = [5, 12]

/** For zones with both sides: cost of how few ways are still open to each. */
export function rings(g: G, frame: Frame, survey: Survey): number {
  const { board } = g.campaign
  const { manner } = frame
  let sum = 0
  for (let zone = 0; zone < frame.ground.zones; zone++) {
    if (survey.count[FRENCH][zone]! === 0 || survey.count[GERMAN][zone]! === 0) continue
    for (const side of [FRENCH, GERMAN] as const) {
      // Having few ways left matters in proportion to the enemy about who could shut them.
      const enemy = (1 - side) as 0 | 1
      const enemyFelt = manner.company > 0 ? survey.comes(enemy, zone) : survey.felt[enemy][zone]!
      const pressed = clamp((1.5 * enemyFelt) / (survey.felt[side][zone]! + 1), 0, 1)
      const most = manner.company > 0 && side === FRENCH ? ARMY : CORPS
      const weight = Math.min(most, survey.force[side][zone]! / 5) * pressed
      const sign = side === FRENCH ? -1 : 1
      if (isEncircled(g, side, zone)) {
        sum += sign * 16 * Math.min(most, survey.force[side][zone]! / 5) * manner.ring
        continue
      }
      const own = hasAxis(g, side, zone)
      let open = 0
      for (const connection of board.connectionsAt(zone)) {
        const axis = axisOn(g, connection, zone)
        if (own ? axis !== side : axis === 1 - side) continue
        const beyond = board.otherEnd(connection, zone)
        const isHeld = survey.count[side][beyond]! > 0
        if (isHeld && manner.company > 0) open += HELD
        else if (isHeld || survey.count[enemy][beyond]! === 0) open += 1
      }
      sum += sign * weight * manner.ring * (CLOSING[open] ?? 0)
    }
  }
  return sum
}

/** Least weight of a mass. */
const MASS = 18
/** Enemy weight that shuts a way for certain. */
const SHUTS = 12
/** A zone with fewer ways that stay open is a trap. */
const WAYS = 2

/** Cost of masses whose ways the enemy about them could all shut in a day. */
export function traps(frame: Frame, survey: Survey): number {
  if (frame.manner.traps === 0) return 0
  let sum = 0
  for (const side of [FRENCH, GERMAN] as const) {
    const own = survey.force[side]
    for (let zone = 0; zone < frame.ground.zones; zone++)
      if (own[zone]! >= MASS) sum += (side === FRENCH ? -1 : 1) * (own[zone]! / 5) * trapped(frame, survey, side, zone)
  }
  return frame.manner.traps * sum
}

/** How much of a trap a zone is for a side: 0 if at least `WAYS` ways stay open or the enemy about it is weak. */
function trapped({ ground: { start, other } }: Frame, survey: Survey, side: 0 | 1, zone: number): number {
  const own = survey.force[side]
  const enemy = (1 - side) as 0 | 1
  const here = survey.threatens(enemy, zone)
  if (here === 0) return 0
  let open = 0
  for (let way = start[zone]!; way < start[zone + 1]!; way++) {
    const beyond = other[way]!
    open += 1 - clamp((survey.threatens(enemy, beyond) - 2 * own[beyond]!) / SHUTS, 0, 1)
  }
  return clamp(here / (survey.felt[side][zone]! + 1) - 0.3, 0, 1) * Math.max(0, WAYS - open)
}

/** Cost of a leader standing in a trap. */
const CAUGHT = 15

/** Value of the side's leaders having troops about them and no enemy; only a fifth of the danger counts if not a key leader. */
export function leaders(g: G, frame: Frame, survey: Survey): number {
  const { closeStart, close, closeFar } = frame.ground
  let sum = 0
  for (let counter = 0; counter < g.counter.zone.rows; counter++) {
    const { leader } = g.campaign.counters[counter]!
    const zone = g.counter.zone.of(counter)
    if (leader === undefined || zone === NONE) continue
    const side = sideAt(g, counter)
    // It is not known which of the enemy's counters are leaders.
    if (side !== frame.side) continue
    const enemy = (1 - side) as 0 | 1
    const guard = survey.force[side][zone]!
    // A leader commands troops that his messengers reach, and leads those with him in battle movements.
    let [threat, help, served] = [0, guard, frame.manner.traps > 0 ? guard : 0]
    const end = closeStart[zone + 1]!
    for (let at = closeStart[zone]!; at < end; at++) {
      const [other, far] = [close[at]!, closeFar[at]!]
      threat += survey.force[enemy][other]! * (far === 0 ? 1 : 0.7)
      if (far === 1) help += 0.5 * survey.force[side][other]!
      served += survey.force[side][other]!
    }
    let danger = 0
    if (g.counter.inside.of(counter)) danger += 6
    else if (guard === 0) danger += 12 + 2 * Math.min(20, threat)
    else danger += Math.min(40, Math.max(0, 2 * (threat - help)))
    danger *= frame.manner.care
    if (survey.count[enemy][zone]! > 0 && !g.counter.inside.of(counter))
      danger += isEncircled(g, side, zone) ? 150 : Math.min(14, (24 * survey.force[enemy][zone]!) / Math.max(1, guard))
    if (frame.manner.traps > 0 && !g.counter.inside.of(counter)) danger += CAUGHT * trapped(frame, survey, side, zone)
    if (!isKeyLeader(g, counter)) danger *= 0.2
    sum += (side === FRENCH ? 1 : -1) * (frame.manner.command * Math.min(150, served) - danger)
  }
  return sum
}

/** Cost of units that have acted, fought, are demoralised, or are inside a fortress. */
export function wearinessCost(g: G, frame: Frame): number {
  const { weights, manner } = frame
  let sum = 0
  for (let counter = 0; counter < g.counter.zone.rows; counter++) {
    if (g.counter.zone.of(counter) === NONE) continue
    const weight = Math.min(1, weights.fight[counter]! / 5)
    let cost = 0
    if (g.counter.activated.of(counter)) cost += manner.rest * weight
    if (g.counter.combatted.of(counter)) cost += 0.6 * weight
    if (g.counter.demoralised.of(counter)) cost += 4 * weight
    if (g.counter.inside.of(counter) && isUnit(g, counter)) cost += weight
    sum += sideAt(g, counter) === FRENCH ? -cost : cost
  }
  return sum
}
