import { NOBODY, scenarioOf, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { isSuppressed, onMap, unitIn } from '../../portable-spicheren/state/units.ts'
import { lossesOf } from '../../portable-spicheren/victory/victory.ts'
import type { Manner } from './manners.ts'
import { distancesOverGround } from './routes.ts'
import { sees, shotInto } from './sight.ts'

/** The battle as seen by one unit: the worth of hexes for it, in thousandths of a point of strength. */
export interface Field {
  readonly unit: number
  readonly side: number
  /** Its present hex, and whether it has moved already. */
  readonly here: number
  readonly hasMoved: boolean
  readonly manner: Manner
  readonly enemies: readonly Enemy[]
  /** The hexes of its friends. */
  readonly friends: readonly number[]
  /** The distance of a hex from where it should be. */
  readonly distanceTo: (hex: number) => number
  /** Worth of being a hex nearer. */
  readonly pull: number
  /** Weight of enemy fire, in per cent. */
  readonly danger: number
}

interface Enemy {
  readonly unit: number
  readonly hex: number
  readonly range: number
  /** How far it could move first; 0 for guns. */
  readonly comes: number
  /** Fights hand to hand. */
  readonly charges: boolean
  /** Share of its fire that is for the unit, in per cent: the rest is for friends of the unit. */
  readonly share: number
}

export function fieldOf(g: G, unit: number, manner: Manner): Field {
  const { grid } = g.campaign
  const { side } = unitOf(g, unit)
  const friends: number[] = []
  for (let other = 0; other < g.unit.rows; other++)
    if (other !== unit && unitOf(g, other).side === side && onMap(g, other)) friends.push(g.unit.hex.of(other))
  const enemies: Enemy[] = []
  for (let other = 0; other < g.unit.rows; other++) {
    const { side: whose, range, move, class: arm } = unitOf(g, other)
    if (whose === side || !onMap(g, other)) continue
    const hex = g.unit.hex.of(other)
    const comes = arm === 'infantry' ? move : 0
    let reached = 0
    for (const friend of friends) if (grid.distance(hex, friend) <= range + comes) reached += 1
    enemies.push({
      unit: other,
      hex,
      range: range === 0 || isSuppressed(g, other) ? -1 : range,
      comes,
      charges: arm !== 'artillery',
      share: Math.round(10_000 / (100 + manner.shared * reached)),
    })
  }
  const ahead = Math.round((manner.lead * leadOf(g, side) * g.turn) / scenarioOf(g).turns)
  return {
    unit,
    side,
    here: g.unit.hex.of(unit),
    hasMoved: g.unit.moved.of(unit),
    manner,
    enemies,
    friends,
    distanceTo: distanceTo(g, unit, manner, enemies),
    pull: manner.pull - ahead,
    danger: Math.max(0, manner.danger + ahead),
  }
}

/** How much more the enemy has lost, in per cent of strength. */
function leadOf(g: G, side: number): number {
  if (g.placesAtDark) return 0
  const own = lossesOf(g, side)
  const other = lossesOf(g, 1 - side)
  return (
    (100 * (other.strengthLost * own.strength - own.strengthLost * other.strength)) / (own.strength * other.strength)
  )
}

/** The distance at which cavalry waits for its moment. */
const CAVALRY_WAITS = 3

/**
 * The distance of a hex from where the unit should be: at the places its side has to hold, else where it can fight the
 * enemy, or could when he enters the map.
 */
function distanceTo(g: G, unit: number, { routes }: Manner, enemies: readonly Enemy[]): (hex: number) => number {
  const { grid } = g.campaign
  const { class: arm, range, side } = unitOf(g, unit)
  const goals = goalsOf(g, unit, side)
  if (goals.length > 0)
    return (hex) => Math.min(...goals.map(([place, near]) => Math.max(near, grid.distance(hex, place))))
  const targets = enemies.length > 0 ? enemies.map(({ hex }) => hex) : entriesOf(g, side)
  if (targets.length === 0) return () => 0
  const reach = arm === 'cavalry' ? CAVALRY_WAITS : range
  const nearest = (hex: number): number => Math.min(...targets.map((target) => grid.distance(hex, target)))
  if (routes === 0) return (hex) => Math.max(0, nearest(hex) - reach)
  const isInReach = (hex: number): boolean =>
    arm === 'cavalry'
      ? nearest(hex) <= reach
      : targets.some((target) => grid.distance(hex, target) <= reach && sees(g, hex, target))
  let distances: Uint8Array | undefined
  return (hex) => (distances ??= distancesOverGround(g, unit, isInReach))[hex]!
}

/**
 * The places that a side has to hold at dark, in scenarios decided by places. One unit in a place is enough; others
 * should be near it.
 */
function goalsOf(g: G, unit: number, side: number): (readonly [number, number])[] {
  if (!g.placesAtDark) return []
  return scenarioOf(g).holds[side]!.map((row) => {
    const hex = g.campaign.places[row]!
    const there = unitIn(g, hex)
    const isGuarded = there !== NOBODY && there !== unit && unitOf(g, there).side === side
    return [hex, isGuarded ? 2 : 0] as const
  })
}

function entriesOf(g: G, side: number): number[] {
  const { pool, reserve } = scenarioOf(g)
  const isComing = pool.side !== side ? g.pool.length > 0 : reserve.side !== side && g.reserve.length > 0
  return isComing ? g.campaign.entries.filter((entry) => entry.side !== side).map(({ hex }) => hex) : []
}

/** The worth of a hex for the unit. */
export function worthIn(g: G, field: Field, hex: number): number {
  return groundWorth(g, field, hex) + fireFrom(g, field, hex) - Math.round((fireAt(g, field, hex) * field.danger) / 100)
}

/** The worth of a hex apart from fire: the distance to the goal, and the units beside it. */
export function groundWorth(g: G, field: Field, hex: number): number {
  const { manner, enemies, friends } = field
  const { grid } = g.campaign
  let worth = 0
  for (const enemy of enemies) if (enemy.charges && grid.distance(hex, enemy.hex) === 1) worth -= manner.beside
  if (manner.company !== 0) worth += manner.company * companyIn(g, friends, hex)
  return worth - field.pull * field.distanceTo(hex)
}

/** Number of friends near a hex. */
function companyIn(g: G, friends: readonly number[], hex: number): number {
  const { grid } = g.campaign
  let near = 0
  for (const friend of friends) if (near < 4 && grid.distance(hex, friend) <= 2) near += 1
  return near
}

/** The expected cost of enemy fire at the unit in a hex in a turn. */
function fireAt(g: G, { enemies, manner, unit }: Field, hex: number): number {
  const { grid } = g.campaign
  let sum = 0
  for (const { unit: enemy, hex: there, range, comes, share } of enemies) {
    const distance = grid.distance(there, hex)
    if (distance <= range && sees(g, there, hex)) sum += shotInto(g, enemy, hex, unit, false) * share
    else if (range > 0 && distance <= range + comes)
      sum += Math.round((shotInto(g, enemy, hex, unit, true) * manner.coming) / 100) * share
  }
  return Math.round(sum / 100)
}

/** The expected damage by the unit's best shot from a hex, with a bonus for a second target. */
function fireFrom(g: G, { unit, here, hasMoved, enemies, manner }: Field, hex: number): number {
  const { range } = unitOf(g, unit)
  if (range === 0) return 0
  const { grid } = g.campaign
  const moves = hasMoved || hex !== here
  let best = 0
  let second = 0
  for (const { unit: enemy, hex: there } of enemies) {
    if (grid.distance(hex, there) > range || !sees(g, hex, there)) continue
    const shot = shotInto(g, unit, there, enemy, moves)
    second = Math.max(second, Math.min(best, shot))
    best = Math.max(best, shot)
  }
  return Math.round((best * manner.fire + second * manner.second) / 100)
}

/** The best shot of an enemy, which he cannot fire while in a melee. */
export function bestShotOf(g: G, { friends, unit, here }: Field, enemy: number): number {
  const { range } = unitOf(g, enemy)
  if (range === 0 || isSuppressed(g, enemy)) return 0
  const { grid } = g.campaign
  const there = g.unit.hex.of(enemy)
  for (const hex of [here, ...friends])
    if (grid.distance(there, hex) <= range && sees(g, there, hex)) return shotInto(g, enemy, hex, unit, false)
  return 0
}
