import { both, saidOf } from '../campaigns/problems.ts'
import type { Title } from '../kernel/system/glance.ts'
import type { Invariant } from '../kernel/system/system.ts'
import { troopsIn, unitsIn } from './ground/stacks.ts'
import { hit } from './losses/hits.ts'
import { move } from './movement/move.ts'
import { counterOf, FATE, isGuns, isUnit, NOBODY, onMap, scenarioOf, sideOf, unitName, type G } from './state/kit.ts'

/** An invariant of every counter: `wrong` returns a sentence about the counter, or false. */
const ofEachCounter = (rule: string, wrong: (g: G, unit: number) => Title | false): Invariant<G> => ({
  rule,
  broken(g) {
    for (let unit = 0; unit < g.unit.rows; unit++) {
      const found = wrong(g, unit)
      if (found !== false) return saidOf(unitName(g, unit), found)
    }
    return undefined
  },
})

/** A unit that is moving or retreating may pass through full hexes. */
const isUnsettled = (g: G): boolean => g.topmost(move) !== undefined || g.topmost(hit) !== undefined

/** Conditions that always hold between two decisions. */
export const invariants: readonly Invariant<G>[] = [
  ofEachCounter('ws.stacking.limit', (g, unit) => {
    if (!onMap(g, unit) || !isUnit(g, unit) || isUnsettled(g)) return false
    const all = unitsIn(g, g.unit.hex.of(unit))
    const troops = all.filter((one) => !isGuns(g, one)).length
    const pairs = scenarioOf(g).pairs === sideOf(g, unit) ? 2 : 1
    return (
      (troops > pairs || all.length - troops > 2) &&
      both('stands in too full a hex', 'se trouve dans un hexagone trop plein')
    )
  }),
  ofEachCounter('ws.stacking.pairs', (g, unit) => {
    if (!onMap(g, unit) || !isUnit(g, unit) || isGuns(g, unit) || isUnsettled(g)) return false
    const facings = new Set(troopsIn(g, g.unit.hex.of(unit)).map((one) => g.unit.facing.of(one)))
    return facings.size > 1 && both('faces otherwise than its companion', 'n’a pas la même orientation que sa voisine')
  }),
  ofEachCounter('ws.movement.step', (g, unit) => {
    if (!onMap(g, unit) || !isUnit(g, unit)) return false
    return (
      unitsIn(g, g.unit.hex.of(unit)).some((other) => sideOf(g, other) !== sideOf(g, unit)) &&
      both('shares a hex with an enemy', 'partage un hexagone avec un ennemi')
    )
  }),
  ofEachCounter('ws.losses.steps', (g, unit) => {
    const { steps } = counterOf(g, unit)
    const lost = g.unit.lost.of(unit)
    if (lost < 0 || lost > steps) return both(`has lost ${lost} of ${steps} steps`, `a perdu ${lost} pas sur ${steps}`)
    const isGone = steps > 0 && lost === steps
    return (
      isGone !== (g.unit.fate.of(unit) === FATE.eliminated && steps > 0) &&
      both('is gone and not, by its steps', 'est éliminée ou ne l’est pas, selon ses pas')
    )
  }),
  ofEachCounter('ws.victory.gone', (g, unit) => {
    return (
      onMap(g, unit) &&
      g.unit.fate.of(unit) !== FATE.none &&
      both('is on the map and not', 'est sur la carte et n’y est pas')
    )
  }),
  ofEachCounter(
    'ws.facing.front',
    (g, unit) => g.unit.facing.of(unit) >>> 0 > 5 && both('faces nowhere', 'ne fait face à rien'),
  ),
  {
    rule: 'ws.turn.length',
    broken: (g) =>
      g.turn < 0 || g.turn > scenarioOf(g).turns ? both(`it is turn ${g.turn}`, `c’est le tour ${g.turn}`) : undefined,
  },
  {
    rule: 'ws.hidden.columns',
    broken: (g) =>
      g.column.hex.of(0) >= 0 && g.column.hex.of(1) >= 0 && g.realColumn === NOBODY
        ? both('neither column is the division', 'aucune des colonnes n’est la division')
        : undefined,
  },
  {
    rule: 'ws.assault.sequence',
    broken(g) {
      for (let unit = 0; unit < g.unit.rows; unit++)
        if (g.unit.engaged.of(unit) && g.active === NOBODY)
          return saidOf(
            unitName(g, unit),
            both('fights in nobody’s activation', 'combat sans que personne soit activé'),
          )
      return undefined
    },
  },
]
