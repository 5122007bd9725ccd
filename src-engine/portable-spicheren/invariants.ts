import { both, saidOf } from '../campaigns/problems.ts'
import type { Title } from '../kernel/system/glance.ts'
import type { Invariant } from '../kernel/system/system.ts'
import { NOBODY, scenarioOf, unitName, unitOf, type G } from './state/kit.ts'
import { movement } from './movement/movement.ts'
import { mayPass, mayStandOn } from './state/terrain.ts'
import { inMelee, onMap, unitIn } from './state/units.ts'

/** An invariant that holds for every unit. `wrong` returns the end of a sentence about a unit that violates it. */
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

function timesIn(list: G['pool'], unit: number): number {
  let times = 0
  for (let index = 0; index < list.length; index++) if (list.of(index) === unit) times++
  return times
}

/** What always holds between two decisions. */
export const invariants: readonly Invariant<G>[] = [
  ofEachUnit('ps.units.one-per-hex', (g, unit) => {
    return onMap(g, unit) && unitIn(g, g.unit.hex.of(unit)) !== unit && both('shares its hex', 'partage son hexagone')
  }),
  ofEachUnit(
    'ps.units.front',
    (g, unit) => g.unit.facing.of(unit) >>> 0 > 5 && both('faces nowhere', 'ne fait face à rien'),
  ),
  ofEachUnit('ps.terrain.enter', (g, unit) => {
    return (
      onMap(g, unit) &&
      !mayPass(g, unit, g.unit.hex.of(unit)) &&
      both('stands where it may not', 'se trouve là où elle ne le peut')
    )
  }),
  ofEachUnit('ps.terrain.towns', (g, unit) => {
    const hex = g.unit.hex.of(unit)
    const arrivedThere = g.campaign.entries[g.unit.entry.of(unit)]?.hex === hex
    const isMoving = g.decider >= 0 && g.asking.kind.kind === movement
    return (
      onMap(g, unit) &&
      !mayStandOn(g, unit, hex) &&
      !arrivedThere &&
      !isMoving &&
      both('stops where it may not', 's’arrête là où elle ne le peut')
    )
  }),
  ofEachUnit('ps.victory.losses', (g, unit) => {
    const strength = g.unit.strength.of(unit)
    return (
      (strength < 0 || strength > unitOf(g, unit).strength) &&
      both(`has a strength of ${strength}`, `a une force de ${strength}`)
    )
  }),
  ofEachUnit('ps.victory.broken', (g, unit) => {
    const lost = g.unit.strength.of(unit) === 0 ? 1 : 0
    const lists = [g.toPlace, g.pool, g.reserve, g.waiting]
    const places = lists.reduce((sum, list) => sum + timesIn(list, unit), (onMap(g, unit) ? 1 : 0) + lost)
    return places !== 1 && both(`is in ${places} places at once`, `est à ${places} endroits à la fois`)
  }),
  ofEachUnit('ps.melee.link', (g, unit) => {
    const target = g.unit.attacks.of(unit)
    if (target === NOBODY) return false
    if (!onMap(g, unit) || !onMap(g, target)) return both('is in a melee off the map', 'est en mêlée hors de la carte')
    if (unitOf(g, unit).side === unitOf(g, target).side) return both('attacks its own side', 'attaque son propre camp')
    const beside = g.campaign.grid.directionTo(g.unit.hex.of(unit), g.unit.hex.of(target))
    if (beside === undefined) return both('attacks from afar', 'attaque de loin')
    return (
      beside !== g.unit.facing.of(unit) && both('does not face whom it attacks', 'ne fait pas face à qui elle attaque')
    )
  }),
  ofEachUnit('ps.hits.guns', (g, unit) => {
    const turn = g.unit.suppressedIn.of(unit)
    return (
      turn !== 0 &&
      (unitOf(g, unit).class !== 'artillery' || turn > g.turn + 1) &&
      both('is suppressed and cannot be', 'est neutralisée et ne peut l’être')
    )
  }),
  ofEachUnit('ps.fire.melee', (g, unit) => {
    return g.unit.target.of(unit) !== NOBODY && inMelee(g, unit) && both('fires in a melee', 'tire en mêlée')
  }),
  {
    rule: 'ps.turn.length',
    broken: (g) =>
      g.turn < 0 || g.turn > scenarioOf(g).turns ? both(`it is turn ${g.turn}`, `c’est le tour ${g.turn}`) : undefined,
  },
  {
    rule: 'ps.arrivals.reserve',
    broken: (g) =>
      g.reserveDue !== 0 && g.reserve.length === 0
        ? both('a reserve is due, but none is left', 'une réserve est due, mais il n’en reste pas')
        : undefined,
  },
]
