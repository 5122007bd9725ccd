import { joinChance, layOut, type Plan } from '../../wissembourg-spicheren/assault/forecast.ts'
import {
  assaultColumns,
  assaultDie,
  bonusIn,
  bonusOfLeader,
  defenceColumns,
  defenceDie,
} from '../../wissembourg-spicheren/assault/values.ts'
import { gunsIn, protectionOf, troopsIn } from '../../wissembourg-spicheren/ground/stacks.ts'
import { isInEnemyZone } from '../../wissembourg-spicheren/ground/zones.ts'
import { moraleLedger } from '../../wissembourg-spicheren/losses/morale.ts'
import { retreatHexes } from '../../wissembourg-spicheren/losses/retreat-hexes.ts'
import { counterOf, NOBODY, otherSide, sideOf, strengthOf, type G } from '../../wissembourg-spicheren/state/kit.ts'
import { passChance, resultsOf, type Results } from './chances.ts'
import type { Picture } from './picture.ts'

/** The expected gain of an attack, computed with the sums of the rules themselves. */
export interface Prospect {
  /** For the attacker, in thousandths of a point. */
  readonly gain: number
  /** Probability that the hex is taken. */
  readonly taken: number
}

/** Worth of driving an enemy from a hex, besides the value of the hex. */
const DRIVEN = 60
/** Share of a place's value for wearing down defenders that disorder does not drive out of it. */
const WORN = 0.7
/** Cost of being driven back from an attack. */
const REPULSED = 15
const NOTHING: Prospect = { gain: 0, taken: 0 }

/** The effect of a result on a unit. */
interface Suffered {
  readonly harm: number
  /** Probability that it does not stay. */
  readonly driven: number
}

function suffered(p: Picture, g: G, unit: number, results: Results, defends: boolean): Suffered {
  const { step, disorder, all } = p.harmsOf(unit)
  const failed = 1 - passChance(g.campaign, moraleLedger(g, unit).total)
  const left = counterOf(g, unit).steps - g.unit.lost.of(unit)
  const isTurned = g.unit.disorganised.of(unit)
  const turned = results.test * failed + results.disorganised
  // A D takes a step from a disorganised unit, a D+1 takes one more.
  const harmOfLoss = left <= (isTurned ? 2 : 1) ? all : step + disorder
  const hex = g.unit.hex.of(unit)
  const gone = (isTurned && left === 1 ? turned : 0) + (left <= (isTurned ? 2 : 1) ? results.loss : 0)
  let harm = turned * disorder + results.loss * harmOfLoss
  if (protectionOf(g, hex) > g.campaign.tables.combat.keepsGroundAbove) return { harm, driven: gone }
  const [back] = retreatHexes(g, unit, hex)
  const moved = turned + results.loss - gone
  if (back === undefined) return { harm: harm + moved * step, driven: gone }
  if (isInEnemyZone(g, sideOf(g, unit), back)) harm += moved * step
  return { harm: harm + (defends ? 0 : moved * REPULSED), driven: gone + moved }
}

/**
 * Behind walls a disorganised unit stays: the place falls when the last step is lost, and each D brings that nearer.
 */
function wornOut(p: Picture, g: G, unit: number, { disorganised, loss }: Results): number {
  const hex = g.unit.hex.of(unit)
  if (protectionOf(g, hex) <= g.campaign.tables.combat.keepsGroundAbove) return 0
  const left = counterOf(g, unit).steps - g.unit.lost.of(unit) + (g.unit.disorganised.of(unit) ? 0 : 1)
  return left < 2 ? 0 : ((disorganised + (left > 2 ? 2 : 1) * loss) * WORN * p.groundWorth(hex)) / left
}

/** The expected result of an attack, in a copy of the game in which all attackers are at their posts. */
export function prospectOf(p: Picture, g: G, plan: Plan): Prospect {
  const [only] = plan.group
  const left = plan.group.length > 1 || only === undefined ? 0 : leftBehind(p, g, only)
  const joined = plan.leader === NOBODY || plan.group.length < 2 ? 0 : joinChance(g, plan.leader)
  const together = joined > 0 ? fought(p, g, plan, plan.group, true) : NOTHING
  const single = joined < 1 ? oneByOne(p, g, plan) : NOTHING
  const taken = joined * together.taken + (1 - joined) * single.taken
  return { gain: joined * together.gain + (1 - joined) * single.gain - taken * left, taken }
}

/** A unit that wins alone has to advance, and leaves the place that it guards. */
function leftBehind(p: Picture, g: G, unit: number): number {
  const hex = g.unit.hex.of(unit)
  return troopsIn(g, hex).length > 1 ? 0 : p.guardWorth(hex)
}

function oneByOne(p: Picture, g: G, plan: Plan): Prospect {
  let gain = 0
  let open = 1
  for (const unit of plan.group) {
    const one = fought(p, g, plan, [unit], false)
    gain += open * one.gain
    open *= 1 - one.taken
  }
  return { gain, taken: 1 - open }
}

function fought(p: Picture, base: G, plan: Plan, group: readonly number[], united: boolean): Prospect {
  const words = base.words.slice()
  const strongest = group.reduce((most, unit) => (strengthOf(base, unit) > strengthOf(base, most) ? unit : most))
  layOut(base, plan, group, p.manner.help, united, strongest)
  const prospect = struck(p, base, plan, group, united)
  base.restore(words)
  return prospect
}

function struck(p: Picture, g: G, { hex }: Plan, group: readonly number[], united: boolean): Prospect {
  const { campaign } = g
  const comes = group.map((unit) =>
    suffered(p, g, unit, resultsOf(campaign, defenceColumns(g, unit).total, defenceDie(g, unit, hex).total), false),
  )
  let gain = -comes.reduce((sum, { harm }) => sum + harm, 0)
  let taken = 0
  const defenders = troopsIn(g, hex)
  const guns = gunsIn(g, hex)
  const gunsWorth = guns.reduce((sum, gun) => sum + p.harmsOf(gun).all, 0)
  const side = otherSide(sideOf(g, group[0]!))
  const won = p.groundWorth(hex) + DRIVEN + gunsWorth
  // All possible sets of attackers that remain after the defence.
  for (let mask = 1; mask < 1 << group.length; mask++) {
    let chance = 1
    comes.forEach(({ driven }, index) => (chance *= (mask >> index) & 1 ? 1 - driven : driven))
    if (chance < 0.01) continue
    const left = group.filter((_unit, index) => (mask >> index) & 1)
    if (defenders.length === 0) {
      gain += chance * won
      taken += chance
      continue
    }
    const bonus = united ? bonusOfLeader(g, hex) : bonusIn(g, g.unit.hex.of(left[0]!))
    const column = assaultColumns(g, left, hex).total
    const results = resultsOf(campaign, column, assaultDie(g, left, hex, bonus).total)
    let empty = 1
    for (const defender of defenders) {
      const { harm, driven } = suffered(p, g, defender, results, true)
      gain += chance * (harm + wornOut(p, g, defender, results))
      empty *= driven
    }
    gain += chance * empty * (sideOf(g, defenders[0]!) === side ? won : 0)
    taken += chance * empty
  }
  return { gain, taken }
}
