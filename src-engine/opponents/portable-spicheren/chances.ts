import { gunLedger } from '../../portable-spicheren/fighting/artillery-fire.ts'
import { meleeLedger } from '../../portable-spicheren/fighting/melee.ts'
import { rifleLedger } from '../../portable-spicheren/fighting/rifle-fire.ts'
import { unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { qualityOf } from '../../portable-spicheren/state/units.ts'

/** What fights are worth, in thousandths of a point of strength. */
export const POINT = 1_000

/** A hit that its owner answers as he likes costs him ground or silence. */
const CHOICE = 300

/** What a number of hits out of so many equally likely cases costs a unit. */
function costOf(g: G, target: number, hits: number, cases: number): number {
  const { dieFaces, hits: row } = g.campaign.tables
  const compulsory = row.compulsory[qualityOf(g, target)]
  // The last point takes the unit with it, and units count as well.
  const point = g.unit.strength.of(target) === 1 ? 2 * POINT : POINT
  return Math.round((hits * (compulsory * point + (dieFaces - compulsory) * CHOICE)) / (cases * dieFaces))
}

/** Faces of the die that reach a number with this modifier. */
const facesFor = (faces: number, needed: number, modifier: number): number =>
  Math.max(0, Math.min(faces, faces + 1 - needed + modifier))

/** What a shot costs the target. */
export function shotWorth(g: G, unit: number, target: number): number {
  const { dieFaces, fire } = g.campaign.tables
  const ledger = unitOf(g, unit).class === 'artillery' ? gunLedger(g, unit, target) : rifleLedger(g, unit, target)
  return costOf(g, target, facesFor(dieFaces, fire.needed, ledger.total), dieFaces)
}

/** What a round of melee costs the defender. */
export function roundWorth(g: G, attacker: number, defender: number): number {
  const { dieFaces, melee } = g.campaign.tables
  const { total } = meleeLedger(g, attacker, defender, attacker)
  const hits = facesFor(dieFaces, melee.hit, total) + facesFor(dieFaces, melee.doubleHit, total)
  return costOf(g, defender, hits, dieFaces)
}
