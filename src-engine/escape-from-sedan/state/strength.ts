import { NOBODY, unitOf, type G } from './kit.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { standsOf } from './pose.ts'

/** Chapter: units. The current strength of a unit. */

/**
 * @rule es.leaders.stand
 * A leader who is present counts as one more stand, of a battery as one more gun: for fire, close combat, saves and
 * morale.
 */
export const hasLeader = (g: G, unit: number): boolean => g.unit.leader.of(unit) && g.unit.leaderBack.of(unit) <= g.turn

/** Stands, of a battery guns, including its leader. */
export function strengthOf(g: G, unit: number): number {
  const { arm } = unitOf(g, unit)
  const own = arm === 'guns' ? g.unit.figures.of(unit) : standsOf(g, unit)
  return own + (hasLeader(g, unit) ? 1 : 0)
}

/** The commander who is with a unit, or NOBODY. */
export function generalWith(g: G, unit: number): number {
  const generals = knownGenerals(g)
  if (generals.stamp !== g.leader.unit.stamp) generals.find(g)
  return generals.of[unit] ?? NOBODY
}

/** The commander with each unit, cached until one joins a unit or leaves it. */
class Generals {
  stamp = NOBODY
  of: number[] = []

  find(g: G): void {
    this.stamp = g.leader.unit.stamp
    this.of = []
    for (let leader = g.leader.rows - 1; leader >= 0; leader--) {
      const unit = g.leader.unit.of(leader)
      if (unit !== NOBODY) this.of[unit] = leader
    }
  }
}
const knownGenerals = memoizedBy<G, Generals>(() => new Generals())

/** Whether a possible leader kill could hit anyone. */
export const isLed = (g: G, unit: number): boolean => hasLeader(g, unit) || generalWith(g, unit) !== NOBODY

/**
 * @rule es.general.stand
 * A commander with a unit counts as one more stand in close combat and for morale, not for fire and saves.
 */
export const strengthWithGeneral = (g: G, unit: number): number =>
  strengthOf(g, unit) + (generalWith(g, unit) === NOBODY ? 0 : 1)
