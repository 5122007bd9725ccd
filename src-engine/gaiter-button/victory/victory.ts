import type { Why } from '../../kernel/values/explain.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { entry } from '../../kernel/play/journal.ts'
import type { Members } from '../../kernel/values/shape.ts'
import { word } from '../../kernel/values/shape.ts'
import { hasAxis, isEncircled } from '../ground/axes.ts'
import { ARMS, FRENCH, NONE, type Campaign } from '../campaign/campaign.ts'
import { arms, sides } from '../campaign/schemas/common-schema.ts'
import type { VictoryCondition } from '../campaign/schemas/victory-schema.ts'
import {
  armColumn,
  armPoints,
  endOf,
  firstOf,
  isInfantryDivision,
  isUnit,
  lostColumn,
  onMap,
  points,
} from '../state/counters.ts'
import { counterOf, enemyOf, frame, scenarioOf, sideOf, zoneName, type G } from '../state/kit.ts'
import { isBlockaded, isContested } from '../state/places.ts'
import { hasProvision } from '../lines/provision.ts'
import { FATE } from '../state/shape.ts'
import { pointsCrossedOff } from '../ground/strength.ts'

/** Chapter 19.2: victory. */

/** The levels of victory from lowest to highest, numbered from 1; a draw has level 0. */
const LEVELS = ['tactical', 'operational', 'strategic'] as const
export const levelNumber = (level: (typeof LEVELS)[number]): number => LEVELS.indexOf(level) + 1

const leaderCaptured = entry(
  { name: 'leader-captured', category: 'battle', rule: 'gb.victory.capture' },
  { leader: 'counter' },
)
const judged = entry(
  { name: 'judged', category: 'night', rule: 'gb.victory.levels' },
  { frenchLevel: 'number', germanLevel: 'number' },
)
const counting = (is: VictoryCondition['is']) =>
  entry(
    { name: `counted-${is}`, category: 'night', rule: 'gb.victory.levels' },
    { side: 'side', level: 'number', count: 'number', needed: 'number', met: 'flag' },
  )
const counts = {
  'divisions-exited': counting('divisions-exited'),
  'divisions-in': counting('divisions-in'),
  'divisions-cut-off': counting('divisions-cut-off'),
  'divisions-lost': counting('divisions-lost'),
  'divisions-revealed': counting('divisions-revealed'),
  'losses-above-own': counting('losses-above-own'),
  'no-level': counting('no-level'),
}

/**
 * @rule gb.victory.capture
 * Capturing a leader named by the scenario ends the game at once, with the level of victory it gives.
 */
export function capture(g: G, leader: number): void {
  const { id } = counterOf(g, leader)
  const stake = scenarioOf(g).data.victory.capture.find((one) => one.leader === id)
  // As an interruption: the current action is completed, and nothing follows it.
  if (stake !== undefined) g.interrupt(captured, { leader, level: levelNumber(stake.level) })
}

const captured = frame(
  'captured',
  { leader: word({ noun: 'counter' }), level: word() },
  {
    next(g, f) {
      g.tell(leaderCaptured, { leader: f.leader })
      return g.end(enemyOf(sideOf(g, f.leader)), 'capture', f.level)
    },
  },
)

/**
 * @rule gb.victory.exit
 * The French leave the map for victory from the zones on its eastern edge that the scenario names, as if by one more
 * connection of the kind that leads off the map there; nobody returns. In a contested zone that exit must be an axis of
 * retreat. The whole stack leaves, but only infantry divisions with enough SP count.
 */
export function mayExit(g: G, side: number, zone: number, stack: Members, why?: Why): boolean {
  const facts = () => ({ zone: zoneName(g, zone) })
  if (side !== FRENCH || !scenarioOf(g).exits.includes(zone))
    return why?.because('gb.victory.exit', 'no-exit', facts()) ?? false
  for (let counter = stack.next(0); counter >= 0; counter = stack.next(counter + 1))
    if (g.counter.inside.of(counter))
      if (isBlockaded(g, side, zone)) return why?.because('gb.leave.shut-in', 'blockaded', facts()) ?? false
  if (!isContested(g, zone)) return true
  if (isEncircled(g, side, zone)) return why?.because('gb.leave.shut-in', 'encircled', facts()) ?? false
  const marker = g.zone.edgeAxis.of(zone) - 1
  if (hasAxis(g, side, zone) ? marker === side : marker !== enemyOf(side)) return true
  return why?.because('gb.victory.exit', 'no-axis', facts()) ?? false
}

/** Does this division have enough SP to count? */
function hasPoints(g: G, counter: number): boolean {
  const { division } = scenarioOf(g).data.victory
  let sum = 0
  for (const arm of division.arms) sum += armPoints(g, counter, arms.indexOf(arm))
  return sum >= division.points
}

function countDivisions(g: G, side: number, counts: (division: number) => boolean): number {
  let count = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (isInfantryDivision(g, counter) && counts(counter)) count++
  return count
}

/** Is this counter destroyed, surrendered, or interned in Belgium? */
function isLost(g: G, counter: number): boolean {
  const fate = g.counter.fate.of(counter)
  return fate === FATE.eliminated || fate === FATE.captured || fate === FATE.interned
}

const standsIn = (g: G, counter: number, zones: readonly string[] | undefined): boolean =>
  onMap(g, counter) && (zones?.includes(g.campaign.board.zoneIds[g.counter.zone.of(counter)]!) ?? false) // a zone

/** SP a side has lost so far: those crossed off, all of lost units, and those of garrisons except what they gave up. */
export function pointsLost(g: G, side: number): number {
  const memory = lostBefore(g.campaign)
  const stamp = lossesStamp(g)
  if (memory.stamp !== stamp) {
    memory.stamp = stamp
    memory.points[0] = countPointsLost(g, 0)
    memory.points[1] = countPointsLost(g, 1)
  }
  return memory.points[side]! // one for each side
}

/** The last count and the stamp of the state it belongs to: many queries come between two losses. */
const lostBefore = memoizedBy((_campaign: Campaign) => ({ stamp: NONE, points: [0, 0] }))

/** The stamp of the latest change to anything that is counted. */
function lossesStamp(g: G): number {
  let stamp = Math.max(g.counter.fate.stamp, g.garrison.lost.stamp)
  for (let arm = 0; arm < ARMS; arm++) stamp = Math.max(stamp, armColumn(g, arm).stamp, lostColumn(g, arm).stamp)
  return stamp
}

function countPointsLost(g: G, side: number): number {
  let sum = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (isUnit(g, counter)) sum += pointsCrossedOff(g, counter) + (isLost(g, counter) ? points(g, counter) : 0)
  g.campaign.garrisons.forEach((garrison, row) => {
    if (garrison.side === side) sum += g.garrison.lost.of(row)
  })
  return sum
}

type Edge = Extract<VictoryCondition, { is: 'divisions-cut-off' }>['edge']

/** Has the counter no line of provision to this edge? A counter in a blockaded fortress never has one. */
function isCutOff(g: G, counter: number, edge: Edge, guess: boolean): boolean {
  const zone = g.counter.zone.of(counter)
  const side = sideOf(g, counter)
  if (g.counter.inside.of(counter) && isBlockaded(g, side, zone)) return true
  return !hasProvision(g, side, zone, guess, edge)
}

/** The side's current count for a condition. `guess`: from the knowledge of the side whose divisions are counted. */
export function counted(g: G, side: number, condition: VictoryCondition, guess = false): number {
  switch (condition.is) {
    case 'divisions-exited': {
      const { orIn } = condition
      const exited = (division: number): boolean =>
        g.counter.fate.of(division) === FATE.exited || standsIn(g, division, orIn)
      return countDivisions(g, side, (division) => exited(division) && hasPoints(g, division))
    }
    case 'divisions-in': {
      const { zones } = condition
      return countDivisions(g, side, (one) => standsIn(g, one, zones) && hasPoints(g, one))
    }
    case 'divisions-cut-off': {
      const { edge, withLost, exceptIn } = condition
      const counts = (division: number): boolean => {
        if (!onMap(g, division)) return withLost && isLost(g, division)
        return !standsIn(g, division, exceptIn) && isCutOff(g, division, edge, guess)
      }
      return countDivisions(g, sides.indexOf(condition.of), counts)
    }
    case 'divisions-lost':
      return countDivisions(g, sides.indexOf(condition.of), (division) => isLost(g, division))
    case 'divisions-revealed':
      return countDivisions(g, sides.indexOf(condition.of), (one) => g.counter.shown.of(one))
    case 'losses-above-own': {
      const of = sides.indexOf(condition.of)
      return pointsLost(g, of) - pointsLost(g, enemyOf(of))
    }
    case 'no-level':
      return levelOf(g, sides.indexOf(condition.of)) === 0 ? 1 : 0
  }
}
/** The count that a condition requires. */
export const needed = (condition: VictoryCondition): number => ('atLeast' in condition ? condition.atLeast : 1)
export const isEnough = (condition: VictoryCondition, count: number): boolean => count >= needed(condition)
const isMet = (g: G, side: number, condition: VictoryCondition): boolean =>
  isEnough(condition, counted(g, side, condition))

/** Reports the counts for each level of victory, so that both sides see why it was reached or not. */
function tellCounts(g: G): void {
  if (g.told === undefined) return
  for (const { side, level, all } of scenarioOf(g).data.victory.levels)
    for (const condition of all) {
      const count = counted(g, sides.indexOf(side), condition)
      g.tell(counts[condition.is], {
        side: sides.indexOf(side),
        level: levelNumber(level),
        count,
        needed: needed(condition),
        met: isEnough(condition, count),
      })
    }
}

/** The highest level whose conditions this side meets; 0 if none. */
export function levelOf(g: G, side: number): number {
  let highest = 0
  for (const { side: whose, level, all } of scenarioOf(g).data.victory.levels) {
    if (whose !== sides[side] || levelNumber(level) <= highest) continue
    if (all.every((condition) => isMet(g, side, condition))) highest = levelNumber(level)
  }
  return highest
}

/**
 * @rule gb.victory.levels
 * After the last turn each side has the highest level whose conditions it meets. The higher level wins; equal levels,
 * or none, are a draw.
 */
export function judge(g: G): Step {
  const [french, german] = [levelOf(g, 0), levelOf(g, 1)]
  // Losses and cut-off counters are now counted openly.
  g.reveal()
  tellCounts(g)
  g.tell(judged, { frenchLevel: french, germanLevel: german })
  if (french === german) return g.end(NONE, 'draw')
  return french > german ? g.end(0, 'victory', french) : g.end(1, 'victory', german)
}

export const kinds = [captured]
export const entries = [leaderCaptured, judged, ...Object.values(counts)]
