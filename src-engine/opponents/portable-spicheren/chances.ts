import { gunLedger } from '../../portable-spicheren/fighting/artillery-fire.ts'
import { meleeLedger } from '../../portable-spicheren/fighting/melee.ts'
import { rifleLedger } from '../../portable-spicheren/fighting/rifle-fire.ts'
import { unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { qualityOf } from '../../portable-spicheren/state/units.ts'

/** The worth of fights, in thousandths of a point of strength. */
export const POINT = 1_000

/** Cost of a hit for which the owner can choose to lose ground or be suppressed. */
const CHOICE = 300

/** The cost for a unit of a number of hits among `cases` equally likely cases. */
function costOf(g: G, target: number, hits: number, cases: number): number {
  const { dieFaces, hits: row } = g.campaign.tables
  const compulsory = row.compulsory[qualityOf(g, target)]
  // The last point destroys the unit, and units count as well.
  const point = g.unit.strength.of(target) === 1 ? 2 * POINT : POINT
  return Math.round((hits * (compulsory * point + (dieFaces - compulsory) * CHOICE)) / (cases * dieFaces))
}

/** Number of faces of the die that reach a number with this modifier. */
const facesFor = (faces: number, needed: number, modifier: number): number =>
  Math.max(0, Math.min(faces, faces + 1 - needed + modifier))

/** The cost of a shot for its target. */
export function shotWorth(g: G, unit: number, target: number): number {
  const { dieFaces, fire } = g.campaign.tables
  const ledger = unitOf(g, unit).class === 'artillery' ? gunLedger(g, unit, target) : rifleLedger(g, unit, target)
  return costOf(g, target, facesFor(dieFaces, fire.needed, ledger.total), dieFaces)
}

/** The cost of a round of melee for the defender. */
export function roundWorth(g: G, attacker: number, defender: number): number {
  const { dieFaces, melee } = g.campaign.tables
  const { total } = meleeLedger(g, attacker, defender, attacker)
  const hits = facesFor(dieFaces, melee.hit, total) + facesFor(dieFaces, melee.doubleHit, total)
  return costOf(g, defender, hits, dieFaces)
}
