import { isUnit, countersIn, isDecoy, isLeader, corpsOf } from '../../gaiter-button/state/counters.ts'
import { counterOf, tablesOf, type G } from '../../gaiter-button/state/kit.ts'
import { isReady } from '../../gaiter-button/activation/muster.ts'
import { unitsLeft } from '../../gaiter-button/activation/together.ts'

/** Counters of one zone that could march together. */
export interface Group {
  readonly zone: number
  readonly counters: readonly number[]
}

/** The groups of at most `together` units that a staff considers in a zone: corps or parts of them, single units, leaders with or without troops. */
export function groupsIn(g: G, side: number, zone: number, together: number): Group[] {
  const ready = countersIn(g, side, zone, 'all').filter((counter) => isReady(g, side, zone, counter))
  const groups: number[][] = []
  for (const inside of [false, true]) {
    const here = ready.filter((counter) => g.counter.inside.of(counter) === inside)
    const units = here.filter((counter) => isUnit(g, counter))
    const most = Math.min(together, unitsLeft(g, side))
    const corps = groupBy(units, (unit) => corpsOf(g, unit))
    for (const of of corps) {
      const foot = of.filter((unit) => counterOf(g, unit).mp <= footMp(g))
      for (let size = Math.min(most, foot.length); size > 1; size--) groups.push(foot.slice(0, size))
      const riders = of.filter((unit) => !foot.includes(unit))
      groups.push(...foot.slice(0, 1).map((unit) => [unit]), ...riders.map((unit) => [unit]))
    }
    const leaders = here.filter((counter) => isLeader(g, counter))
    groups.push(...leaders.map((leader) => [leader]))
    for (const leader of leaders)
      for (const of of corps.slice(0, 1)) {
        const foot = of.filter((unit) => counterOf(g, unit).mp <= footMp(g)).slice(0, Math.min(2, most))
        // Without divisions, a cavalry unit goes with the leader.
        const escort = foot.length > 0 ? foot : of.slice(0, Math.min(1, most))
        if (escort.length > 0) groups.push([...escort, leader])
      }
    const decoy = here.find((counter) => isDecoy(g, counter))
    if (decoy !== undefined && !inside) groups.push([decoy])
  }
  return groups.filter(({ length }) => length > 0).map((counters) => ({ zone, counters }))
}

const footMp = (g: G): number => Math.min(...tablesOf(g).allowance.decoy)

function groupBy(units: readonly number[], keyOf: (unit: number) => number): number[][] {
  const groups = new Map<number, number[]>()
  for (const unit of units) {
    const key = keyOf(unit)
    const group = groups.get(key)
    if (group) group.push(unit)
    else groups.set(key, [unit])
  }
  return [...groups.values()]
}
