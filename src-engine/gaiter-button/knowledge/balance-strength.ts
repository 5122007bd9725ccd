import { ARMS, NONE } from '../campaign/campaign.ts'
import { armPoints, endOf, firstOf, isUnit, onMap, points } from '../state/counters.ts'
import { counterOf, enemyOf, type G } from '../state/kit.ts'
import { missingPoints } from './invariants.ts'
import { fortressPoints } from '../state/places.ts'
import { SEEN } from '../state/shape.ts'
import { fillDetachment, giveAway, loseOne, rowPoints } from '../ground/strength.ts'
import { isRowArm } from '../state/counters.ts'

/**
 * Makes the unseen strength in an imagined game consistent: no fortress holds more than its capacity, and the total of
 * strength points equals that of the start.
 */
export function balanceStrength(g: G, side: number): void {
  const enemy = enemyOf(side)
  g.campaign.fortresses.forEach((_, fortress) => fitIn(g, enemy, fortress))
  for (const detachment of unseen(g, enemy, 'detachment')) takeFromMother(g, enemy, detachment)
  let missing = missingPoints(g, enemy)
  for (; missing < 0; missing++) if (!removePoint(g, enemy)) break
  for (; missing > 0; missing--) addPoint(g, enemy)
}

/** Counters of a kind on the map whose strength has not been seen. */
function unseen(g: G, side: number, kind: 'unit' | 'detachment'): number[] {
  const found: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (onMap(g, counter) && counterOf(g, counter).kind === kind && g.counter.seen.of(counter) < SEEN.composition)
      found.push(counter)
  return found
}

/** The arm of the morale row in which a counter has points. */
function rowArm(g: G, counter: number): number {
  for (let arm = 0; arm < ARMS; arm++) if (isRowArm(g, counter, arm) && armPoints(g, counter, arm) > 0) return arm
  return NONE
}

/** Removes strength that exceeds the capacity of a fortress: first from the garrison, then from units inside. */
function fitIn(g: G, side: number, fortress: number): void {
  const { capacity, garrisons, zones } = g.campaign.fortresses[fortress]! // a number below the length
  const garrison = garrisons[side as 0 | 1] // a side
  while (fortressPoints(g, side, fortress) > capacity) {
    const inside = unseen(g, side, 'unit').filter(
      (unit) => zones.includes(g.counter.zone.of(unit)) && g.counter.inside.of(unit) && points(g, unit) > 1,
    )
    const [unit] = inside.sort((a, b) => points(g, b) - points(g, a))
    if (garrison !== NONE && g.garrison.points.of(garrison) > 1) {
      g.garrison.points.add(garrison, -1)
      g.garrison.left.add(garrison, 1)
    } else if (unit === undefined) return
    else loseOne(g, unit, lastArm(g, unit), true)
  }
}

/** The arm to take a point from so that the unit survives: arms outside the morale row first. */
function lastArm(g: G, unit: number): number {
  for (let arm = ARMS - 1; arm > 0; arm--) if (armPoints(g, unit, arm) > 0 && !isRowArm(g, unit, arm)) return arm
  return rowArm(g, unit)
}

/** Takes the strength of a detachment from a unit of its type. */
function takeFromMother(g: G, side: number, detachment: number): void {
  const { type } = counterOf(g, detachment)
  const mother = unseen(g, side, 'unit').find((unit) => counterOf(g, unit).type === type && rowPoints(g, unit) > 1)
  if (mother === undefined) return
  g.counter.mother.set(detachment, mother)
  giveAway(g, mother, rowArm(g, mother), 1)
}

/** Removes a surplus point: the strongest unseen unit is assumed to have given it away. */
function removePoint(g: G, side: number): boolean {
  const [unit] = unseen(g, side, 'unit').sort((a, b) => rowPoints(g, b) - rowPoints(g, a))
  if (unit === undefined || rowPoints(g, unit) < 2) return false
  giveAway(g, unit, rowArm(g, unit), 1)
  return true
}

/** Adds a missing point: to a detachment, to a garrison, or to the losses. */
function addPoint(g: G, side: number): void {
  for (const detachment of unseen(g, side, 'detachment')) {
    const arm = rowArm(g, detachment)
    if (arm === NONE || g.counter.right.of(detachment) === 0) continue
    return fillDetachment(g, detachment, arm, armPoints(g, detachment, arm) + 1)
  }
  const garrison = g.campaign.garrisons.findIndex(
    (one, row) => one.side === side && g.garrison.points.of(row) > 0 && g.garrison.left.of(row) > 0,
  )
  const fortress = g.campaign.garrisons[garrison]?.fortress ?? NONE
  if (fortress !== NONE && fortressPoints(g, side, fortress) < g.campaign.fortresses[fortress]!.capacity) {
    g.garrison.points.add(garrison, 1)
    g.garrison.left.add(garrison, -1)
    return
  }
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
    if (!isUnit(g, counter) || g.counter.seen.of(counter) === SEEN.composition) continue
    return g.counter.lostArtillery.add(counter, 1)
  }
}
