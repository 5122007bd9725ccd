import {
  boxOf,
  areNear,
  compareGaps,
  facingAlong,
  footprintOf,
  gapBetween,
  hullOf,
  isGapAtMost,
  lastFree,
  offset,
  overlap,
  turned,
  type Ring,
} from '../../board/measured/measured.ts'
import { keepsAway } from '../../board/measured/measured.ts'
import { distribution } from '../../kernel/play/odds.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { INCH, KEPT } from '../campaign/measures.ts'
import { chitsTaken, fellBack, fledOff, rallied, tested } from '../state/entries.ts'
import { FATE, formationOf, isThere, NOBODY, otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf, poseOf, standsOf } from '../state/pose.ts'
import { generalWith, strengthWithGeneral } from '../state/strength.ts'
import { isClosed, isOnTable } from '../ground/ground.ts'
import { place } from '../ground/way.ts'

/** Chapter: morale. Chits, routs, withdrawals, rallies. */

export const causes = ['sixes', 'leader', 'rout', 'passed', 'lost', 'withdrew', 'battery', 'counter-charge'] as const
export type Cause = (typeof causes)[number]

/**
 * @rule es.morale.chits
 * Each cause brings one chit, or more depending on the losses of the army.
 */
export function takeChits(g: G, unit: number, times: number, cause: Cause): void {
  if (times <= 0 || !isThere(g, unit)) return
  const chits = times * g.side.chits.of(unitOf(g, unit).side)
  g.unit.chits.add(unit, chits)
  g.tell(chitsTaken, { unit, chits, now: g.unit.chits.of(unit), cause: causes.indexOf(cause) })
}

/**
 * @rule es.morale.check
 * Stands, leader and a die less the chits: the number in the table or more passes.
 */
export function passesCheck(g: G, unit: number): boolean {
  const rule = 'es.morale.check'
  const { dieFaces, morale } = g.campaign.tables
  const ledger = new Ledger()
    .add('stands', strengthWithGeneral(g, unit), rule)
    .add('die', g.chance.die(dieFaces, 'morale'), rule)
    .add('chits', -g.unit.chits.of(unit), rule)
  const passed = ledger.total >= morale.needed
  g.tell(tested, { unit, ledger, needed: morale.needed, passed })
  return passed
}

/** The probability that a unit passes a check. */
export const chanceToPass = (g: G, unit: number): number =>
  distribution(
    g,
    (fork) => fork.unit.failed.set(unit, !passesCheck(fork, unit)),
    (fork) => (fork.unit.failed.of(unit) ? 'fails' : 'passes'),
  )['passes'] ?? 0

/** Whether a unit has to pass a check to remove a chit. */
export const mustRollToRally = (g: G, unit: number): boolean =>
  g.unit.routing.of(unit) || (formationOf(g, unit) === 'skirmish' && unitOf(g, unit).kind !== 'light')

/**
 * @rule es.morale.rally
 * A chit is removed at once; in rout, or in skirmish order except for light infantry, only if the unit passes a check.
 */
export function rally(g: G, unit: number): void {
  const pulled = !mustRollToRally(g, unit) || passesCheck(g, unit)
  if (pulled) g.unit.chits.set(unit, Math.max(0, g.unit.chits.of(unit) - 1))
  g.tell(rallied, { unit, pulled, now: g.unit.chits.of(unit) })
  if (!g.unit.routing.of(unit)) return
  if (!pulled) rout(g, unit)
  else if (g.unit.chits.of(unit) < strengthWithGeneral(g, unit)) g.unit.routing.set(unit, false)
}

/**
 * @rule es.morale.rout
 * A unit with as many chits as stands, including its leader, routs: four dice away from the nearest enemy.
 */
export function routBroken(g: G): void {
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!isThere(g, unit) || g.unit.routing.of(unit)) continue
    const chits = g.unit.chits.of(unit)
    if (chits === 0 || chits < strengthWithGeneral(g, unit)) continue
    g.unit.routing.set(unit, true)
    rout(g, unit)
    // A rout may break units earlier in the list.
    unit = -1
  }
}

/**
 * @rule es.morale.contagion
 * Friends within six inches of the way of a rout take a chit.
 */
function rout(g: G, unit: number): void {
  const { side } = unitOf(g, unit)
  if (!g.unit.routed.of(unit)) g.side.routs.add(side, 1)
  g.unit.routed.set(unit, true)
  g.unit.charges.set(unit, NOBODY)
  const foe = nearestEnemy(g, unit)
  if (foe === NOBODY) return
  const swept = fallBack(g, unit, foe)
  const reach = g.campaign.tables.morale.contagion * INCH
  const bodies = bodiesOf(g)
  for (const friend of unitsOf(g, side))
    if (friend !== unit && isGapAtMost(bodies[friend]!.ring, swept, reach)) takeChits(g, friend, 1, 'rout')
}

function nearestEnemy(g: G, unit: number): number {
  const own = bodyOf(g, unit).ring
  let best = NOBODY
  for (const other of unitsOf(g, otherSide(unitOf(g, unit).side))) {
    if (best === NOBODY) best = other
    else if (compareGaps(gapBetween(own, bodyOf(g, other).ring), gapBetween(own, bodyOf(g, best).ring)) < 0)
      best = other
  }
  return best
}

/**
 * @rule es.morale.withdraw
 * A unit that withdraws falls back, takes a chit for it, and brings one on each friend it passes through unless it is
 * in skirmish order.
 */
export function withdraw(g: G, unit: number, foe: number): void {
  g.unit.charges.set(unit, NOBODY)
  const isLoose = formationOf(g, unit) === 'skirmish'
  const swept = fallBack(g, unit, foe)
  takeChits(g, unit, 1, 'withdrew')
  if (isLoose) return
  const bodies = bodiesOf(g)
  for (const friend of unitsOf(g, unitOf(g, unit).side))
    if (friend !== unit && overlap(bodies[friend]!.ring, swept)) takeChits(g, friend, 1, 'passed')
}

/** The order in which directions are tried, as steps from straight away. */
const tried = [0, 1, -1, 2, -2, 3, -3]

/**
 * @rule es.withdraw.way
 * Four dice in inches, regardless of ground and chits, straight away from the enemy, or as nearly so as possible.
 * Returns the area swept.
 */
function fallBack(g: G, unit: number, foe: number): Ring {
  const { dieFaces } = g.campaign.tables
  const routing = g.unit.routing.of(unit)
  const limit = g.chance.dice(4, dieFaces, 'fall-back') * INCH
  const own = poseOf(g, unit)
  const his = poseOf(g, foe)
  const away = facingAlong(own.x - his.x, own.y - his.y)
  const old = bodyOf(g, unit).ring
  const near = enemiesNear(g, unit, old, limit)
  const ringAt = (facing: number, distance: number): Ring => {
    const at = offset(own.x, own.y, facing, distance, 0)
    return footprintOf(own.block, at.x, at.y, facing)
  }
  let best = { facing: away, distance: 0 }
  for (const step of tried) {
    const facing = turned(away, step)
    const start = ringAt(facing, 0)
    const isFree = (distance: number): boolean => {
      const swept = hullOf(start, ringAt(facing, distance))
      return !isClosed(g, unit, swept) && near.every((ring) => keepsAway(old, swept, ring, KEPT))
    }
    const distance = clearOfFriends(g, unit, lastFree(limit, isFree), isFree, (far) => ringAt(facing, far))
    if (distance > best.distance) best = { facing, distance }
    if (distance >= limit) break
  }
  const end = offset(own.x, own.y, best.facing, best.distance, 0)
  const ring = ringAt(best.facing, best.distance)
  const swept = hullOf(ringAt(best.facing, 0), ring)
  /**
   * @rule es.assault.lapse
   * A charge at a unit that has fallen back before the fight comes to nothing: the charger stays where it is.
   */
  for (const charger of chargersOf(g, unit)) g.unit.charges.set(charger, NOBODY)
  g.unit.leaving.set(unit, false)
  g.tell(fellBack, { unit, by: best.distance, routing })
  if (isOnTable(g, ring)) place(g, unit, end.x, end.y, best.facing)
  else leaveTable(g, unit)
  return swept
}

function enemiesNear(g: G, unit: number, ring: Ring, limit: number): Ring[] {
  const box = boxOf(ring)
  const bodies = bodiesOf(g)
  return unitsOf(g, otherSide(unitOf(g, unit).side))
    .map((enemy) => bodies[enemy]!)
    .filter((body) => areNear(body.box, box, 2 * limit + 200))
    .map((body) => body.ring)
}

/** No unit ends on a friend: it goes on until it is clear, or stops short. */
function clearOfFriends(
  g: G,
  unit: number,
  distance: number,
  isFree: (distance: number) => boolean,
  ringAt: (distance: number) => Ring,
): number {
  const bodies = bodiesOf(g)
  const friends = unitsOf(g, unitOf(g, unit).side).filter((friend) => friend !== unit)
  const isClear = (far: number): boolean => friends.every((friend) => !overlap(bodies[friend]!.ring, ringAt(far)))
  if (distance <= 0) return 0
  for (let far = distance; isFree(far); far++) if (isClear(far)) return far
  for (let far = distance; far > 0; far--) if (isClear(far)) return far
  return 0
}

/** A unit that falls back off the table is lost. */
function leaveTable(g: G, unit: number): void {
  g.side.stands.add(unitOf(g, unit).side, standsOf(g, unit))
  removeUnit(g, unit, FATE.fled)
  g.tell(fledOff, { unit })
}

/** The units that charge a unit now. */
export function chargersOf(g: G, target: number): number[] {
  const chargers: number[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) if (g.unit.charges.of(unit) === target) chargers.push(unit)
  return chargers
}

/** Removes a unit from the table; a commander who was with it stays where it stood. */
export function removeUnit(g: G, unit: number, fate: number): void {
  const leader = generalWith(g, unit)
  if (leader !== NOBODY) g.leader.unit.set(leader, NOBODY)
  g.unit.fate.set(unit, fate)
  g.unit.at.set(unit, NOBODY)
  g.unit.leader.set(unit, false)
  g.unit.leaving.set(unit, false)
  g.unit.charges.set(unit, NOBODY)
  g.unit.fights.set(unit, 0)
  for (const charger of chargersOf(g, unit)) g.unit.charges.set(charger, NOBODY)
}
