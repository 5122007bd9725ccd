import { groundOf, gunsIn, holderOf, protectionOf, troopsIn } from '../../wissembourg-spicheren/ground/stacks.ts'
import { rangeOf } from '../../wissembourg-spicheren/ground/range.ts'
import { sees } from '../../wissembourg-spicheren/ground/sight.ts'
import { counterOf, isGuns, strengthOf, type G } from '../../wissembourg-spicheren/state/kit.ts'
import { passChance, resultsOf } from './chances.ts'
import { exitWorth, goalWorth } from './goals.ts'
import { sideTowards, type Picture } from './picture.ts'

/** The worth for a unit of a hex and a facing, in thousandths of a point. */

export interface Stand {
  readonly worth: number
  readonly facing: number
}

/** Strength near a hex that counts as a full threat. */
const THREAT = 9
/** Worth of being beside a threatened friend, by strength. */
const BESIDE = 7
/** Worth of facing the enemy when none is near enough to attack. */
const FACES = 6
/** Cost of guns alone where enemy troops can reach them. */
const ALONE = 0.8
/** Factor for a barrage next turn. */
const LATER = 0.6
/** Allowance for the enemy’s commanders and his choice of the moment. */
const HIS_BONUS = 1

/** The best of six facings, or of the allowed ones. */
export function standIn(p: Picture, unit: number, hex: number, allowed?: readonly number[]): Stand {
  const { g } = p
  const base = goalWorth(p, unit, hex) + exitWorth(p, unit, hex) + placeWorth(p, unit, hex)
  let best: Stand = { worth: -Infinity, facing: allowed?.[0] ?? g.unit.facing.of(unit) }
  const facings = allowed ?? facingsIn(p, unit, hex)
  for (const facing of facings) {
    const worth = facedWorth(p, unit, hex, facing)
    if (worth > best.worth) best = { worth, facing }
  }
  return { worth: base + best.worth, facing: best.facing }
}

/** Troops that join other troops take their facing. */
function facingsIn({ g }: Picture, unit: number, hex: number): readonly number[] {
  if (isGuns(g, unit)) return every
  const other = troopsIn(g, hex).find((one) => one !== unit)
  return other === undefined || g.unit.hex.of(unit) === hex ? every : [g.unit.facing.of(other)]
}
const every: readonly number[] = [0, 1, 2, 3, 4, 5]

/** The worth that depends on the facing. */
export function facedWorth(p: Picture, unit: number, hex: number, facing: number): number {
  if (isGuns(p.g, unit)) return firesFrom(p, unit, hex, facing) - gunDanger(p, unit, hex) + outlook(p, hex, facing)
  return outlook(p, hex, facing) - dangerAt(p, unit, hex, facing)
}

/** Worth of having the nearest enemies in front. */
function outlook(p: Picture, hex: number, facing: number): number {
  const { grid } = p.g.campaign
  let sum = 0
  let all = 0
  for (const foe of p.foes) {
    const far = grid.distance(hex, foe.hex)
    if (far === 0) continue
    const weight = foe.strength / (far * far)
    all += weight
    const turn = Math.abs(facing - sideTowards(p.g.campaign, hex, foe.hex))
    const off = Math.min(turn, 6 - turn)
    sum += off === 0 ? weight : off === 1 ? 0.9 * weight : 0
  }
  return all === 0 ? 0 : (FACES * sum) / all
}

/** The worth of a place to stand in: to take it, to guard it, or to support those who do. */
function placeWorth(p: Picture, unit: number, hex: number): number {
  const { g, side } = p
  const stake = p.stakes.find((one) => one.hex === hex)
  let worth = 0
  if (stake !== undefined && stake.holder !== side) worth += stake.worth
  else if (stake !== undefined && !isGuarded(g, unit, hex)) worth += p.guardWorth(hex)
  if (isGuns(g, unit)) return worth
  for (const friend of p.friends) {
    if (friend.unit === unit || g.campaign.grid.distance(hex, friend.hex) !== 1) continue
    const threat = Math.min(1, p.pressureOn(friend.hex).sum / THREAT)
    const counts = p.groundWorth(friend.hex) > 0 ? 2 : 1
    worth += BESIDE * counts * threat * Math.min(3, strengthOf(g, unit))
  }
  return worth
}

const isGuarded = (g: G, unit: number, hex: number): boolean => troopsIn(g, hex).some((one) => one !== unit)

/** Whether a unit in a hex has no flanks. */
function isAllRound(g: G, unit: number, hex: number): boolean {
  const { allRound } = groundOf(g, hex)
  if (allRound !== 'lone') return allRound === 'always'
  return troopsIn(g, hex).every((one) => one === unit) && counterOf(g, unit).regiment
}

/** The protection that a unit would have in a hex. */
function protectionIn(g: G, unit: number, hex: number): number {
  if (g.unit.hex.of(unit) === hex) return protectionOf(g, hex)
  const { protection, lone } = groundOf(g, hex)
  return lone > protection && holderOf(g, hex) < 0 && counterOf(g, unit).regiment ? lone : protection
}

/** The expected damage by the enemy to troops in a hex with this facing, less his own losses. */
export function dangerAt(p: Picture, unit: number, hex: number, facing: number): number {
  const { g, manner } = p
  const { campaign } = g
  const { sum, bySide } = p.pressureOn(hex)
  if (sum < 0.5) return 0
  let onFlank = 0
  let all = 0
  for (let side = 0; side < 6; side++) {
    const turn = Math.abs(facing - side)
    if (Math.min(turn, 6 - turn) > 1) onFlank += bySide[side]!
    all += bySide[side]!
  }
  const flank = isAllRound(g, unit, hex) || all === 0 ? 0 : onFlank / all
  const protection = protectionIn(g, unit, hex)
  const attackers = Math.max(1, sum / 7)
  const beside = strengthBeside(p, unit, hex)
  const own = (strengthOf(g, unit) + strengthWith(g, unit, hex)) * (1 - flank / 2) + 0.6 * beside
  const fire = resultsOf(campaign, Math.round(own / attackers), p.side === 0 ? 1 : 0)
  const repelled = 0.35 * fire.test + fire.disorganised + fire.loss
  const column = Math.round((sum * (1 - 0.8 * repelled)) / protection)
  const results = resultsOf(campaign, column, Math.round(2 * flank) + HIS_BONUS)
  const { steps } = counterOf(g, unit)
  const failed = 1 - passChance(campaign, steps - g.unit.lost.of(unit) * 2 + (protection > 1 ? 1 : 0) - flank)
  const { disorder, step } = p.harmsOf(unit)
  const turned = results.test * failed + results.disorganised
  const driven = protection > campaign.tables.combat.keepsGroundAbove ? 0.3 * results.loss : turned + results.loss
  const stake = p.stakes.find((one) => one.hex === hex)
  const ground = stake !== undefined && stake.holder === p.side && isGuarded(g, unit, hex) ? 0 : 30
  const loss = turned * disorder + results.loss * (step + disorder) + driven * ground
  return manner.caution * Math.min(1, sum / 5) * loss
}

/** The strength of friends in the same hex. */
const strengthWith = (g: G, unit: number, hex: number): number =>
  [...troopsIn(g, hex), ...gunsIn(g, hex)].reduce((sum, one) => (one === unit ? sum : sum + strengthOf(g, one)), 0)

function strengthBeside({ g, friends }: Picture, unit: number, hex: number): number {
  let sum = 0
  for (const friend of friends) {
    if (friend.unit === unit || friend.arm === 'artillery') continue
    if (g.campaign.grid.distance(hex, friend.hex) === 1) sum += friend.strength
  }
  return Math.min(10, sum)
}

/** The best barrage that guns could fire from a hex. */
function firesFrom(p: Picture, gun: number, hex: number, facing: number): number {
  const { g } = p
  const { grid, levels } = g.campaign
  const range = rangeOf(g, gun)
  const power = strengthOf(g, gun)
  let best = 0
  for (const foe of p.foes) {
    if (foe.unit < 0) continue
    const far = grid.distance(hex, foe.hex)
    if (far === 0 || far > range) continue
    const turn = Math.abs(facing - sideTowards(g.campaign, hex, foe.hex))
    // It can still turn by a hexside before it fires.
    const off = Math.min(turn, 6 - turn)
    if (off > 2 || !sees(g, hex, foe.hex)) continue
    const slope = Math.sign(levels[hex]! - levels[foe.hex]!)
    const column = Math.floor(power / protectionOf(g, foe.hex)) + slope
    const { test, disorganised, loss } = resultsOf(g.campaign, column, 0)
    const { disorder, step } = p.harmsOf(foe.unit)
    const worth = (0.5 * test + disorganised) * disorder + loss * (disorder + step)
    best = Math.max(best, off <= 1 ? worth : 0.9 * worth)
  }
  return LATER * best
}

function gunDanger(p: Picture, gun: number, hex: number): number {
  const near = Math.min(1, p.pressureOn(hex).sum / THREAT)
  const covered = troopsIn(p.g, hex).length > 0 ? 0.2 : strengthBeside(p, gun, hex) > 4 ? 0.6 : 1
  return p.manner.caution * ALONE * near * covered * p.harmsOf(gun).all
}
