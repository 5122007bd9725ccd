import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import {
  counterOf,
  FATE,
  formationOf,
  isUnit,
  onMap,
  scenarioOf,
  sideOf,
} from '../../wissembourg-spicheren/state/kit.ts'
import { holderOf, protectionOf } from '../../wissembourg-spicheren/ground/stacks.ts'
import type { Coming, Fighter, Picture } from './picture.ts'
import { POINT, type Stake } from './stakes.ts'
import { turnsTo, turnsToExit } from './ways.ts'

/** The destinations of formations, and the worth of coming nearer. */

export interface Goal {
  readonly hex: number
  /** The worth of being there, in thousandths of a point. */
  readonly worth: number
  /** Whether an enemy holds it. */
  readonly isHeld: boolean
}

/** Factor for the distance in turns of march. */
const nearer = (turns: number): number => 1 / (1 + 0.25 * turns)
/** Share of a place's value for being at it, and factor for each turn that it is away. */
const PRESENCE = 0.5
const ONE_TURN = 0.7
/** Factor for pursuing enemies, relative to their worth. */
const HUNT = 0.5
/** Factor for an enemy in a place: he has his walls and fires first. */
const DEFENDED = 1.3

/** Factor for walls, which may not fall in time. */
const WALLED = 0.55
/** Factor for going where others suffice already. */
const ALREADY = 0.25

/**
 * From 0 to 1: whether this strength suffices against that one. Walls fall to many attackers together, and hardly ever
 * to few.
 */
function suffices(ours: number, theirs: number, walls: boolean): number {
  const ratio = ours / (theirs + 4)
  const power = walls ? ratio ** 4 : ratio * ratio
  return power / (0.5 + power)
}

/** The strength near a place; each unit counts less the more turns it is away. */
function strengthNear(p: Picture, fighters: readonly (Fighter & Partial<Coming>)[], hex: number): number {
  const { campaign } = p.g
  return fighters.reduce((sum, { strength, arm, hex: from, wait = 0 }) => {
    const turns = wait + turnsTo(campaign, arm, from, hex)
    return turns > 6 ? sum : sum + (strength * nearer(turns)) / (turns > 2 ? 2 : 1)
  }, 0)
}

interface Aim {
  readonly hex: number
  readonly worth: number
  /** Held by this side: it is to be kept. */
  readonly isOurs: boolean
  readonly ours: number
  readonly theirs: number
}

const aimsOf = memoizedBy((p: Picture): readonly Aim[] => {
  const isLater = (stake: Stake): boolean => stake.worth > 0
  const places = p.stakes.filter(isLater).map(({ hex, holder, worth }) => ({ hex, worth, isOurs: holder === p.side }))
  const prey = p.foes
    .filter(({ unit, arm }) => unit >= 0 && arm !== 'cavalry')
    .map(({ unit, hex }) => ({ hex, worth: HUNT * p.harmsOf(unit).all, isOurs: false }))
  return [...places, ...prey].map((one) => ({
    ...one,
    ours: strengthNear(p, p.friends, one.hex),
    theirs: strengthNear(p, p.coming, one.hex),
  }))
})

const goalsOf = memoizedBy((_p: Picture) => new Map<number, Goal | undefined>())

/** The destination of a formation: what it can still take or has to keep, preferably near. */
function goalOf(p: Picture, formation: number): Goal | undefined {
  const goals = goalsOf(p)
  if (!goals.has(formation)) goals.set(formation, foundGoal(p, formation))
  return goals.get(formation)
}

function foundGoal(p: Picture, formation: number): Goal | undefined {
  const { g } = p
  const { units } = formationOf(g, formation)
  const own = units.flatMap((unit) => {
    const arrival = scenarioOf(g).arrivals[unit]
    if (g.unit.fate.of(unit) !== FATE.none) return []
    const hex = onMap(g, unit) ? g.unit.hex.of(unit) : (arrival?.gates[0]?.hex ?? -1)
    return hex < 0 || counterOf(g, unit).kind !== 'infantry' ? [] : [{ hex, strength: counterOf(g, unit).strength[0] }]
  })
  if (own.length === 0) return undefined
  const total = own.reduce((sum, { strength }) => sum + strength, 0)
  const left = scenarioOf(g).turns - g.turn + 1
  let best: Goal | undefined
  for (const { hex, worth, isOurs, ours, theirs } of aimsOf(p)) {
    const turns =
      own.reduce((sum, one) => sum + one.strength * turnsTo(g.campaign, 'infantry', one.hex, hex), 0) / total
    if (turns > left + 1) continue
    const here = total * nearer(turns)
    const others = Math.max(0, ours - here)
    // The difference that this formation makes, and the resulting probability of success.
    const walls = protectionOf(g, hex)
    const [enemy, friends] = isOurs ? [theirs, others * walls] : [theirs * DEFENDED * walls, others]
    const isWalled = !isOurs && walls > g.campaign.tables.combat.keepsGroundAbove
    const together = suffices(friends + here, enemy, isWalled)
    const chance = together - suffices(friends, enemy, isWalled) + (isOurs ? 0 : ALREADY * together)
    const value = worth * chance * nearer(turns) * (isWalled ? WALLED : 1)
    if (value > (best?.worth ?? 0)) best = { hex, worth: value, isHeld: holderOf(g, hex) === 1 - p.side }
  }
  return best
}

/** The worth of a hex for a unit, by the destination of its formation. */
export function goalWorth(p: Picture, unit: number, hex: number): number {
  const { formation, mover } = counterOf(p.g, unit)
  const goal = goalOf(p, formation)
  if (goal === undefined || !isUnit(p.g, unit)) return 0
  const share = mover === 'infantry' ? 1 : 0.5
  const { campaign } = p.g
  const isBeside = goal.isHeld && campaign.grid.distance(hex, goal.hex) === 1
  // A unit that is to storm a hex has arrived when it is next to it.
  const turns = isBeside ? 0 : turnsTo(campaign, mover, hex, goal.hex)
  const left = scenarioOf(p.g).turns - p.g.turn
  if (turns > left) return 0
  return p.manner.drive * share * PRESENCE * Math.min(3_000, Math.max(400, goal.worth)) * ONE_TURN ** turns
}

/**
 * Maximum factor for a unit that has still to leave the map, which may fail, and its increase with the turns to spare. A
 * unit that has left counts fully.
 */
const BIRD_IN_HAND = 0.93
const SLACK = 0.04

/** The worth of being in a hex at the end of this turn, for leaving the map; `isOut` once the unit has left. */
export function exitWorth(p: Picture, unit: number, hex: number, isOut = false): number {
  const { g } = p
  const { exits } = scenarioOf(g).victory
  if (exits.per === 0 || exits.side !== sideOf(g, unit) || counterOf(g, unit).steps === 0) return 0
  const worth = POINT / exits.per
  if (isOut) return worth
  const { mover } = counterOf(g, unit)
  const { turns } = scenarioOf(g)
  const slack = turns - g.turn - turnsToExit(g, mover, hex)
  if (slack < 0) return 0
  return worth * Math.min(BIRD_IN_HAND, 0.7 + SLACK * slack * 2)
}
