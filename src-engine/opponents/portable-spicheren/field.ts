import { NOBODY, scenarioOf, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { isSuppressed, onMap, unitIn } from '../../portable-spicheren/state/units.ts'
import { lossesOf } from '../../portable-spicheren/victory/victory.ts'
import type { Manner } from './manners.ts'
import { sees, shotInto } from './sight.ts'

/** The battle as one unit looks at it: what hexes are worth to it, in thousandths of a point of strength. */
export interface Field {
  readonly unit: number
  readonly side: number
  /** Where it stands, and whether it has moved already. */
  readonly here: number
  readonly hasMoved: boolean
  readonly manner: Manner
  readonly enemies: readonly Enemy[]
  /** Where its friends stand. */
  readonly friends: readonly number[]
  /** The places it has to come to, and how near; without any it goes by the enemy. */
  readonly goals: readonly (readonly [hex: number, near: number])[]
  /** What a hex nearer to them is worth. */
  readonly pull: number
  /** What the enemy's fire counts for, in hundredths. */
  readonly danger: number
  /** Where the enemy would come onto the map. */
  readonly entries: readonly number[]
}

interface Enemy {
  readonly unit: number
  readonly hex: number
  readonly range: number
  /** How far it could come first; guns do not. */
  readonly comes: number
  /** Comes hand to hand. */
  readonly charges: boolean
  /** What part of its fire is for the unit, in hundredths: the rest is for friends of it. */
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
    goals: goalsOf(g, unit, side),
    pull: manner.pull - ahead,
    danger: Math.max(0, manner.danger + ahead),
    entries: entriesOf(g, side),
  }
}

/** By how many hundredths of its strength the enemy has lost more. */
function leadOf(g: G, side: number): number {
  if (g.placesAtDark) return 0
  const own = lossesOf(g, side)
  const other = lossesOf(g, 1 - side)
  return (
    (100 * (other.strengthLost * own.strength - own.strengthLost * other.strength)) / (own.strength * other.strength)
  )
}

/** The places that a side has to hold at dark, where places decide: one unit is enough in a place, others are wanted beside it. */
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

/** What it is worth for the unit to stand in a hex. */
export function worthIn(g: G, field: Field, hex: number): number {
  return groundWorth(g, field, hex) + fireFrom(g, field, hex) - Math.round((fireAt(g, field, hex) * field.danger) / 100)
}

/** What a hex is worth apart from fire: how near it is to what is wanted, and who stands beside it. */
export function groundWorth(g: G, field: Field, hex: number): number {
  const { manner, enemies, friends } = field
  const { grid } = g.campaign
  let worth = 0
  for (const enemy of enemies) if (enemy.charges && grid.distance(hex, enemy.hex) === 1) worth -= manner.beside
  if (manner.company !== 0) worth += manner.company * companyIn(g, friends, hex)
  return worth - field.pull * distanceToGoal(g, field, hex)
}

/** How many friends are near a hex. */
function companyIn(g: G, friends: readonly number[], hex: number): number {
  const { grid } = g.campaign
  let near = 0
  for (const friend of friends) if (near < 4 && grid.distance(hex, friend) <= 2) near += 1
  return near
}

/** How far a hex is from where the unit is wanted. */
function distanceToGoal(g: G, { unit, goals, enemies, entries }: Field, hex: number): number {
  const { grid } = g.campaign
  let nearest = 99
  for (const [place, near] of goals) nearest = Math.min(nearest, Math.max(near, grid.distance(hex, place)))
  if (nearest < 99) return nearest
  for (const enemy of enemies) nearest = Math.min(nearest, grid.distance(hex, enemy.hex))
  if (nearest === 99) for (const entry of entries) nearest = Math.min(nearest, grid.distance(hex, entry))
  if (nearest === 99) return 0
  const { class: arm, range } = unitOf(g, unit)
  return Math.max(0, nearest - (arm === 'cavalry' ? 3 : range))
}

/** What the enemy's fire at the unit in a hex may cost in a turn. */
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

/** What the unit's best shot from a hex may cost the enemy; who has the choice of two hits him sooner. */
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

/** What an enemy who is in a melee cannot do to anybody: his best shot. */
export function bestShotOf(g: G, { friends, unit, here }: Field, enemy: number): number {
  const { range } = unitOf(g, enemy)
  if (range === 0 || isSuppressed(g, enemy)) return 0
  const { grid } = g.campaign
  const there = g.unit.hex.of(enemy)
  for (const hex of [here, ...friends])
    if (grid.distance(there, hex) <= range && sees(g, there, hex)) return shotInto(g, enemy, hex, unit, false)
  return 0
}
