import { directions, NO_HEX } from '../../board/hex.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { Campaign } from '../../portable-spicheren/campaign/campaign.ts'
import { NOBODY, NOWHERE, scenarioOf, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { stopOfSight } from '../../portable-spicheren/state/sight.ts'
import { across, terrainOf } from '../../portable-spicheren/state/terrain.ts'
import { onMap, unitIn } from '../../portable-spicheren/state/units.ts'
import { lossesOf } from '../../portable-spicheren/victory/victory.ts'
import { POINT } from './chances.ts'
import type { Manner } from './manners.ts'

/** What hexes are worth to a unit, in thousandths of a point of strength. */

/** The hexes seen from each hex over ground on which nobody stands. */
const seenFrom = new WeakMap<Campaign, (Uint8Array | undefined)[]>()

function sees(g: G, from: number, to: number): boolean {
  let rows = seenFrom.get(g.campaign)
  if (rows === undefined) seenFrom.set(g.campaign, (rows = []))
  return (rows[from] ??= rowOf(g, from))[to] === 1
}

const rowOf = (g: G, from: number): Uint8Array =>
  onFork(g, (fork) => {
    fork.unit.hex.fill(NOWHERE)
    return Uint8Array.from(g.campaign.terrain, (_, to) =>
      to !== from && stopOfSight(fork, from, to) === NO_HEX ? 1 : 0,
    )
  })

/** How often in six a shot hits, about: the modifiers that the ground and the strength give. */
function hitsInSix(g: G, firer: number, hex: number, target: number | undefined, hasMoved: boolean): number {
  const { fire } = g.campaign.tables
  const { class: arm, aim } = unitOf(g, firer)
  const row = arm === 'artillery' ? fire.artillery : fire.rifle
  const strength = g.unit.strength.of(firer)
  const { over, overModifier, under, underModifier } = row.strength
  let sum = 7 - fire.needed + aim
  if (over !== undefined && strength > over) sum += overModifier ?? 0
  if (under !== undefined && strength < under) sum += underModifier ?? 0
  if (target !== undefined && isCoverFor(g, target, hex)) sum += row.cover
  if (hasMoved && arm !== 'artillery') sum += fire.rifle.moved
  return Math.max(0, Math.min(6, sum))
}

function isCoverFor(g: G, unit: number, hex: number): boolean {
  const given = terrainOf(g, hex).cover[unitOf(g, unit).class]
  return given !== undefined && (given === 'always' || g[given])
}

/** What a point lost or a step back costs for each hit in six: half of them cost a point. */
const perHit = Math.round((POINT * 65) / (6 * 100))

/** What the enemy’s fire at a unit in a hex may cost in a turn. */
function dangerAt(g: G, unit: number, hex: number): number {
  const { side } = unitOf(g, unit)
  const { grid } = g.campaign
  let sum = 0
  for (let enemy = 0; enemy < g.unit.rows; enemy++) {
    const { side: whose, range, move, class: arm } = unitOf(g, enemy)
    if (whose === side || !onMap(g, enemy)) continue
    const there = g.unit.hex.of(enemy)
    const distance = grid.distance(there, hex)
    if (range > 0 && distance <= range && sees(g, there, hex)) sum += perHit * hitsInSix(g, enemy, hex, unit, false)
    // It may come nearer first.
    else if (arm === 'infantry' && distance <= range + move) sum += (perHit * hitsInSix(g, enemy, hex, unit, true)) >> 1
    if (distance === 1 && arm !== 'artillery') sum += 120
  }
  return sum
}

/** What a unit’s best shot from a hex may cost the enemy. */
function fireFrom(g: G, unit: number, hex: number): number {
  const { side, range } = unitOf(g, unit)
  if (range === 0) return 0
  const { grid } = g.campaign
  const hasMoved = hex !== g.unit.hex.of(unit) || g.unit.moved.of(unit)
  let best = 0
  for (let enemy = 0; enemy < g.unit.rows; enemy++) {
    if (unitOf(g, enemy).side === side || !onMap(g, enemy)) continue
    const there = g.unit.hex.of(enemy)
    if (grid.distance(hex, there) > range || !sees(g, hex, there)) continue
    best = Math.max(best, perHit * hitsInSix(g, unit, there, enemy, hasMoved))
  }
  return best
}

/** The places that a side has to hold at dark, where places decide. */
const placesOf = (g: G, side: number): number[] =>
  g.placesAtDark ? scenarioOf(g).holds[side]!.map((place) => g.campaign.places[place]!) : []

/** How far a unit in a hex is from where it is wanted, in hexes. */
function distanceToGoal(g: G, unit: number, hex: number): number {
  const { side, class: arm } = unitOf(g, unit)
  const { grid } = g.campaign
  const places = placesOf(g, side)
  let nearest = 99
  for (const place of places) {
    const there = unitIn(g, place)
    const isOurs = there !== NOBODY && there !== unit && unitOf(g, there).side === side
    // One unit is enough in a place; others are wanted beside it.
    nearest = Math.min(nearest, isOurs ? Math.max(2, grid.distance(hex, place)) : grid.distance(hex, place))
  }
  if (nearest < 99) return nearest
  for (let enemy = 0; enemy < g.unit.rows; enemy++) {
    if (unitOf(g, enemy).side === side || !onMap(g, enemy)) continue
    nearest = Math.min(nearest, grid.distance(hex, g.unit.hex.of(enemy)))
  }
  if (nearest === 99) return 0
  return Math.max(0, nearest - (arm === 'cavalry' ? 3 : unitOf(g, unit).range))
}

/** How much a side is drawn forward: more where it has lost more than the enemy, as dark comes nearer. */
function pullOf(g: G, side: number): number {
  if (g.placesAtDark) return 140
  const own = lossesOf(g, side)
  const other = lossesOf(g, 1 - side)
  const behind = own.strengthLost * other.strength - other.strengthLost * own.strength
  const isAttacker = scenarioOf(g).firstPlayer === side
  if (behind > 0) return 80 + 10 * g.turn
  return isAttacker ? 60 : 0
}

/** A shot of one’s own counts for more than one of the enemy, who may not fire it. */
const FIRE = 160

/** What it is worth for a unit to stand in a hex. */
export function worthOf(g: G, unit: number, hex: number, manner: Manner): number {
  const { side, class: arm } = unitOf(g, unit)
  const pull = pullOf(g, side) * distanceToGoal(g, unit, hex)
  const danger = dangerAt(g, unit, hex)
  // Heights are worth their view to who has to come up; who stands there already sees from them anyway.
  const height = terrainOf(g, hex).high && arm !== 'cavalry' && scenarioOf(g).firstPlayer === side ? 60 : 0
  return (
    Math.round((fireFrom(g, unit, hex) * FIRE) / 100) +
    height -
    Math.round((danger * manner.danger) / 200) -
    Math.round((pull * manner.pull) / 100)
  )
}

/** What it is worth for a unit to face in a direction: the enemy in its arc, the nearer the more. */
export function facingWorth(g: G, unit: number, direction: number): number {
  const { side, range } = unitOf(g, unit)
  const { grid, entries } = g.campaign
  const hex = g.unit.hex.of(unit)
  const facing = directions[direction]!
  let sum = 0
  for (let enemy = 0; enemy < g.unit.rows; enemy++) {
    if (unitOf(g, enemy).side === side || !onMap(g, enemy)) continue
    const there = g.unit.hex.of(enemy)
    if (!grid.inArc(hex, facing, there)) continue
    const distance = grid.distance(hex, there)
    sum += Math.round(600 / (distance + 1)) + (distance <= range && sees(g, hex, there) ? 200 : 0)
  }
  for (const entry of entries)
    if (entry.side !== side && entry.hex !== hex && grid.inArc(hex, facing, entry.hex)) sum += 10
  return sum
}

/** What it is worth to place a unit in a hex before the battle: cover, height, and a place to hold or to bar. */
export function placingWorth(g: G, unit: number, hex: number): number {
  const { side, class: arm } = unitOf(g, unit)
  const { grid, places } = g.campaign
  const { high, blocksSight } = terrainOf(g, hex)
  let worth = isCoverFor(g, unit, hex) ? 400 : 0
  if (high) worth += arm === 'cavalry' ? 0 : 250
  if (blocksSight) worth += arm === 'cavalry' ? 100 : 0
  const open = places.filter((place) => unitIn(g, place) === NOBODY || place === hex)
  worth -= 60 * Math.min(...(open.length > 0 ? open : places).map((place) => grid.distance(hex, place)))
  for (let other = 0; other < g.unit.rows; other++) {
    if (other === unit || unitOf(g, other).side !== side || !onMap(g, other)) continue
    const distance = grid.distance(hex, g.unit.hex.of(other))
    if (distance > 3) worth -= 20 * (distance - 3)
  }
  let ways = 0
  for (const direction of directions) if (across(g, hex, direction) !== NO_HEX) ways += 1
  return worth + 5 * ways
}
