import { ARMS, CAVALRY, HEAVY_CAVALRY, INFANTRY, MITRAILLEUSES, NONE, type Scenario } from '../campaign/campaign.ts'
import { armColumn, armPoints, isRowArm, lostColumn, points } from '../state/counters.ts'
import { counterOf, scenarioOf, tablesOf, type G } from '../state/kit.ts'
import { FATE } from '../state/shape.ts'
import { removeForGood } from './tokens.ts'

/** Chapter 1.2: the order of battle. Losing, recovering and transferring strength points. */

const canStray = (g: G, arm: number): boolean =>
  (arm === INFANTRY && tablesOf(g).recovery.arms.includes('infantry')) ||
  (arm === CAVALRY && tablesOf(g).recovery.arms.includes('cavalry'))
const strayColumn = (g: G, arm: number) => (arm === INFANTRY ? g.counter.strayInfantry : g.counter.strayCavalry)

/**
 * @rule gb.counters.losses
 * A lost SP crosses off a box; in the morale row from right to left.
 */
export function loseOne(g: G, counter: number, arm: number, permanent: boolean): void {
  const first = totalLost(g, counter) === 0
  armColumn(g, arm).add(counter, -1)
  lostColumn(g, arm).add(counter, 1)
  if (isRowArm(g, counter, arm)) g.counter.right.add(counter, 1)
  if (canStray(g, arm) && !permanent) {
    strayColumn(g, arm).add(counter, 1)
    if (first) g.counter.firstStray.set(counter, arm + 1)
  }
}

/** Total SP that a unit has lost; losses of an earlier detachment of the same line do not count. */
export const totalLost = (g: G, counter: number): number =>
  pointsCrossedOff(g, counter) - g.counter.lostBefore.of(counter)

/** Total SP crossed off in the line of a unit by losses, as counted at the end of the game. */
export function pointsCrossedOff(g: G, counter: number): number {
  let sum = 0
  for (let arm = 0; arm < ARMS; arm++) sum += lostColumn(g, arm).of(counter)
  return sum
}

/**
 * @rule gb.counters.removed
 * A unit with all its boxes crossed off is removed. Mitrailleuses do not keep a unit alive: they go with its last other
 * SP (GB 15.5). Returns whether it was removed.
 */
export function removeIfGone(g: G, counter: number): boolean {
  if (points(g, counter) > armPoints(g, counter, MITRAILLEUSES)) return false
  while (armPoints(g, counter, MITRAILLEUSES) > 0) loseOne(g, counter, MITRAILLEUSES, true)
  removeForGood(g, [counter], FATE.eliminated)
  return true
}

/** Lost SP of an arm that may still be recovered: not permanent ones, and by the table never the unit's first loss. */
export function recoverable(g: G, counter: number, arm: number): number {
  if (!canStray(g, arm)) return 0
  const kept = g.counter.firstStray.of(counter) === arm + 1 ? tablesOf(g).recovery.firstLosses : 0
  return strayColumn(g, arm).of(counter) - kept
}

/** Recovers one lost SP: its box is free again. */
export function recoverOne(g: G, counter: number, arm: number): void {
  strayColumn(g, arm).add(counter, -1)
  lostColumn(g, arm).add(counter, -1)
  armColumn(g, arm).add(counter, 1)
  if (isRowArm(g, counter, arm)) g.counter.right.add(counter, -1)
}

/**
 * @rule gb.counters.detaching
 * SP handed to a detachment or a garrison cross boxes off from left to right, so the morale stays.
 */
export function giveAway(g: G, counter: number, arm: number, count: number): void {
  armColumn(g, arm).add(counter, -count)
  if (isRowArm(g, counter, arm)) g.counter.left.add(counter, count)
}

/** The inverse: SP return into boxes that were given away. */
export function takeBackPoints(g: G, counter: number, arm: number, count: number): void {
  giveAway(g, counter, arm, -count)
}

/** SP of an arm that a unit has given away and could take back. */
export function roomFor(g: G, counter: number, arm: number): number {
  return startPoints(g, counter, arm) - armPoints(g, counter, arm) - lostColumn(g, arm).of(counter)
}

/** SP of an arm with which a counter begins a scenario, including those of its detachments on the map. */
export function startPoints(g: G, counter: number, arm: number, { reduced }: Scenario = scenarioOf(g)): number {
  return counterOf(g, counter).start[arm]! - reduced[counter * ARMS + arm]! // a row for every counter and arm
}

/** Boxes of its morale row that are crossed off from the left at the start of the scenario. */
export function startLeft(g: G, counter: number, { reduced }: Scenario = scenarioOf(g)): number {
  let left = 0
  for (let arm = 0; arm < ARMS; arm++) if (isRowArm(g, counter, arm)) left += reduced[counter * ARMS + arm]! // as above
  return left
}

/** Restores a counter's strength as at the start of the scenario, written to these columns. */
export function fillAsAtFirst(g: G, counter: number, columnOf = armColumn): void {
  for (let arm = 0; arm < ARMS; arm++) columnOf(g, arm).set(counter, startPoints(g, counter, arm))
  g.counter.left.set(counter, startLeft(g, counter))
}

/** Reduces a counter to a single SP with the lowest morale. */
export function fillLeast(g: G, counter: number): void {
  const { type, start, row } = counterOf(g, counter)
  const arm = type === 'infantry' ? INFANTRY : start[CAVALRY] === 0 ? HEAVY_CAVALRY : CAVALRY
  armColumn(g, arm).set(counter, 1)
  g.counter.right.set(counter, row.length - 1)
}

/** SP in the boxes of the morale row: infantry, or cavalry of both kinds. */
export function rowPoints(g: G, counter: number): number {
  let sum = 0
  for (let arm = 0; arm < ARMS; arm++) if (isRowArm(g, counter, arm)) sum += armPoints(g, counter, arm)
  return sum
}

/** Sets the SP of a newly formed detachment: unused boxes are crossed off from the right (GB 14.1). */
export function fillDetachment(g: G, counter: number, arm: number, count: number): void {
  armColumn(g, arm).set(counter, count)
  if (isRowArm(g, counter, arm)) g.counter.right.set(counter, counterOf(g, counter).row.length - rowPoints(g, counter))
}

/**
 * Frees the line of a detachment that has handed over all its SP. Its losses stay recorded, so that they count at the
 * end; the next detachment of this line starts without losses.
 */
export function emptyDetachment(g: G, counter: number): void {
  g.counter.lostBefore.set(counter, pointsCrossedOff(g, counter))
  for (let arm = 0; arm < ARMS; arm++) armColumn(g, arm).set(counter, 0)
  g.counter.right.set(counter, 0)
  g.counter.left.set(counter, 0)
  g.counter.mother.set(counter, NONE)
}

/** Is the morale row of a unit consistent: does each box hold an SP, or is it crossed off from one end? */
export function isRowSound(g: G, counter: number): boolean {
  const { right, left } = g.counter
  return left.of(counter) + rowPoints(g, counter) + right.of(counter) === counterOf(g, counter).row.length
}
