import { has } from '../board/bitset.ts'
import { both, naming, saidOf } from '../campaigns/problems.ts'
import type { Title } from '../kernel/system/glance.ts'
import type { Invariant } from '../kernel/system/system.ts'
import { activation } from './activation/activations.ts'
import { gunsMarch } from './activation/guns-march.ts'
import { groundOf, isHeldBy } from './state/ground.ts'
import {
  cupOf,
  EXHAUSTED,
  FRENCH,
  handOf,
  NONE,
  PRUSSIAN,
  scenarioOf,
  TO_COME,
  unitName,
  unitOf,
  zoneName,
  type G,
} from './state/kit.ts'
import { countIn, enemyAgainst, mayRideInto, roomIn } from './state/zones.ts'
import { operations } from './turn/operations.ts'
import { retreat } from './hits/retreat.ts'
import { settle } from './hits/settle.ts'
import { shot } from './bombardment/shot.ts'

/** An invariant of every unit: `wrong` returns a sentence about the unit, or false. */
const ofEachUnit = (rule: string, wrong: (g: G, unit: number) => Title | false): Invariant<G> => ({
  rule,
  broken(g) {
    for (let unit = 0; unit < g.unit.rows; unit++) {
      const found = wrong(g, unit)
      if (found !== false) return saidOf(unitName(g, unit), found)
    }
    return undefined
  },
})

const ofEachZone = (rule: string, wrong: (g: G, zone: number) => Title | false): Invariant<G> => ({
  rule,
  broken(g) {
    for (let zone = 0; zone < g.zone.rows; zone++) {
      const found = wrong(g, zone)
      if (found !== false) return saidOf(zoneName(g, zone), found)
    }
    return undefined
  },
})

/** During an action or a retreat the rules on adjacent enemies are not yet enforced. */
const isUnsettled = (g: G): boolean =>
  [activation, gunsMarch, retreat, settle, shot].some((kind) => g.topmost(kind) !== undefined)

/** Conditions that always hold between two decisions. */
export const invariants: readonly Invariant<G>[] = [
  ofEachZone(
    'sb.map.camps',
    (g, zone) =>
      isHeldBy(g, FRENCH, zone) &&
      isHeldBy(g, PRUSSIAN, zone) &&
      both('is held by both', 'est tenue par les deux camps'),
  ),
  ofEachZone('sb.map.stacking', (g, zone) => {
    if (g.topmost(operations) !== undefined) return false
    for (let unit = 0; unit < g.unit.rows; unit++)
      if (g.unit.zone.of(unit) === zone && unitOf(g, unit).takesRoom && roomIn(g, unit, zone) < 0) {
        const count = countIn(g, zone, unitOf(g, unit).isInfantry)
        return both(
          `holds ${count} of a kind, which is too many`,
          `en contient ${count} d’un même genre, ce qui est trop`,
        )
      }
    return false
  }),
  ofEachZone('sb.map.adjacent', (g, zone) => {
    if (isUnsettled(g) || !isHeldBy(g, FRENCH, zone)) return false
    const enemy = enemyAgainst(g, FRENCH, zone)
    const other = enemy === NONE ? '' : zoneName(g, enemy)
    return (
      enemy !== NONE && naming(other, both('lies next to the enemy in "{0}"', 'est voisine de l’ennemi en « {0} »'))
    )
  }),
  ofEachUnit('sb.map.divisions', (g, unit) => {
    const zone = g.unit.zone.of(unit)
    if (zone === NONE || zone === g.campaign.headquarters || unitOf(g, unit).division === NONE) return false
    return (
      has(groundOf(g).barred[unitOf(g, unit).division]!, zone) &&
      both('stands with another division', 'se trouve avec une autre division')
    )
  }),
  ofEachUnit('sb.units.uhlans', (g, unit) => {
    const zone = g.unit.zone.of(unit)
    return (
      zone !== NONE &&
      !mayRideInto(g, unit, zone) &&
      !g.zone.trench.of(zone) &&
      both('stands where Uhlans do not come', 'se trouve là où les uhlans ne vont pas')
    )
  }),
  ofEachUnit('sb.units.status', (g, unit) => {
    const status = g.unit.status.of(unit)
    if (status < 0 || status > EXHAUSTED) return both(`has the status ${status}`, `a l’état ${status}`)
    return status > 0 && !unitOf(g, unit).hasSteps && both('has no such status', 'n’a pas un tel état')
  }),
  ofEachUnit(
    'sb.works.rebuild',
    (g, unit) =>
      g.unit.zone.of(unit) !== NONE &&
      g.unit.fate.of(unit) !== TO_COME &&
      both('is here and gone', 'est présente et partie'),
  ),
  ofEachUnit('sb.map.camps', (g, unit) => {
    const { side } = unitOf(g, unit)
    return (
      side === FRENCH &&
      g.unit.zone.of(unit) === g.campaign.headquarters &&
      both('is at the headquarters', 'est au quartier général')
    )
  }),
  {
    rule: 'sb.stratagems.hand',
    broken(g) {
      for (const side of [FRENCH, PRUSSIAN]) {
        const all = g.campaign.counters.filter((one) => one.side === side).length
        let spent = 0
        g.campaign.counters.forEach((one, counter) => {
          if (one.side === side && g.spent.has(counter)) spent += 1
        })
        if (handOf(g, side).length + cupOf(g, side).length + spent !== all)
          return both('a counter of stratagems is missing', 'il manque un pion de stratagème')
        if (handOf(g, side).length > g.campaign.tables.hand.most)
          return both('a hand holds too many stratagems', 'une main contient trop de stratagèmes')
      }
      return undefined
    },
  },
  {
    rule: 'sb.points.income',
    broken(g) {
      const { most } = g.campaign.tables.points
      const wrong = [FRENCH, PRUSSIAN].some((side) => g.account.points.of(side) < 0 || g.account.points.of(side) > most)
      return wrong ? both('a side has too few points or too many', 'un camp a trop peu ou trop de points') : undefined
    },
  },
  {
    rule: 'sb.turn.length',
    broken: (g) =>
      g.turn > scenarioOf(g).turns.last ? both(`it is turn ${g.turn}`, `c’est le tour ${g.turn}`) : undefined,
  },
]
