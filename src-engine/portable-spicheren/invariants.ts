import type { Invariant } from '../kernel/system/system.ts'
import { NOBODY, scenarioOf, unitName, unitOf, type G } from './state/kit.ts'
import { movement } from './movement/movement.ts'
import { mayPass, mayStandOn } from './state/terrain.ts'
import { inMelee, onMap, unitIn } from './state/units.ts'

/** No unit of which something wrong is to be said, in a sentence about it. */
const ofEachUnit = (rule: string, wrong: (g: G, unit: number) => string | false): Invariant<G> => ({
  rule,
  broken(g) {
    for (let unit = 0; unit < g.unit.rows; unit++) {
      const found = wrong(g, unit)
      if (found !== false) return `${unitName(g, unit)} ${found}`
    }
    return undefined
  },
})

function timesIn(list: G['pool'], unit: number): number {
  let times = 0
  for (let index = 0; index < list.length; index++) if (list.of(index) === unit) times++
  return times
}

/** What is always true between two decisions. */
export const invariants: readonly Invariant<G>[] = [
  ofEachUnit('ps.units.one-per-hex', (g, unit) => {
    return onMap(g, unit) && unitIn(g, g.unit.hex.of(unit)) !== unit && 'shares its hex'
  }),
  ofEachUnit('ps.units.front', (g, unit) => g.unit.facing.of(unit) >>> 0 > 5 && 'faces nowhere'),
  ofEachUnit('ps.terrain.enter', (g, unit) => {
    return onMap(g, unit) && !mayPass(g, unit, g.unit.hex.of(unit)) && 'stands where it may not'
  }),
  ofEachUnit('ps.terrain.towns', (g, unit) => {
    const hex = g.unit.hex.of(unit)
    const arrivedThere = g.campaign.entries[g.unit.entry.of(unit)]?.hex === hex
    const isMoving = g.decider >= 0 && g.asking.kind.kind === movement
    return onMap(g, unit) && !mayStandOn(g, unit, hex) && !arrivedThere && !isMoving && 'stops where it may not'
  }),
  ofEachUnit('ps.victory.losses', (g, unit) => {
    const strength = g.unit.strength.of(unit)
    return (strength < 0 || strength > unitOf(g, unit).strength) && `has a strength of ${strength}`
  }),
  ofEachUnit('ps.victory.broken', (g, unit) => {
    const lost = g.unit.strength.of(unit) === 0 ? 1 : 0
    const lists = [g.toPlace, g.pool, g.reserve, g.waiting]
    const places = lists.reduce((sum, list) => sum + timesIn(list, unit), (onMap(g, unit) ? 1 : 0) + lost)
    return places !== 1 && `is in ${places} places at once`
  }),
  ofEachUnit('ps.melee.link', (g, unit) => {
    const target = g.unit.attacks.of(unit)
    if (target === NOBODY) return false
    if (!onMap(g, unit) || !onMap(g, target)) return 'is in a melee off the map'
    if (unitOf(g, unit).side === unitOf(g, target).side) return 'attacks its own side'
    const beside = g.campaign.grid.directionTo(g.unit.hex.of(unit), g.unit.hex.of(target))
    if (beside === undefined) return 'attacks from afar'
    return beside !== g.unit.facing.of(unit) && 'does not face whom it attacks'
  }),
  ofEachUnit('ps.hits.guns', (g, unit) => {
    const turn = g.unit.suppressedIn.of(unit)
    return turn !== 0 && (unitOf(g, unit).class !== 'artillery' || turn > g.turn + 1) && 'is suppressed'
  }),
  ofEachUnit('ps.fire.melee', (g, unit) => {
    return g.unit.target.of(unit) !== NOBODY && inMelee(g, unit) && 'fires in a melee'
  }),
  {
    rule: 'ps.turn.length',
    broken: (g) => (g.turn < 0 || g.turn > scenarioOf(g).turns ? `turn ${g.turn}` : undefined),
  },
  {
    rule: 'ps.arrivals.reserve',
    broken: (g) => (g.reserveDue !== 0 && g.reserve.length === 0 ? 'a reserve is due, but none is left' : undefined),
  },
]
