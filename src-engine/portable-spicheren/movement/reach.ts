import { directions, NO_HEX } from '../../board/hex.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { NOBODY, type G } from '../state/kit.ts'
import { across, mayStandOn } from '../state/terrain.ts'
import { unitIn } from '../state/units.ts'
import { assaultOdds, mayAssault, mayStep, stepped, type Way } from './movement.ts'

/** A reachable hex, and the hexes that lead there, including itself. */
export type Reached = {
  readonly hex: number
  readonly by: readonly number[]
  readonly way: Way
  /** Whether the unit may stop there. */
  readonly canEnd: boolean
}

/** Every hex a unit can reach, each by the fewest steps. */
export function reachOf(g: G, way: Way): Reached[] {
  const { unit } = way
  const found: Reached[] = []
  const seen = new Set([g.unit.hex.of(unit)])
  const open: Omit<Reached, 'canEnd'>[] = [{ hex: g.unit.hex.of(unit), by: [], way }]
  return onFork(g, (fork) => {
    for (const at of open) {
      for (const hex of stepsFrom(fork, at)) {
        if (seen.has(hex)) continue
        seen.add(hex)
        const next = { hex, by: [...at.by, hex], way: stepped(g, at.way, hex) }
        open.push(next)
        found.push({ ...next, canEnd: mayStandOn(g, unit, hex) })
      }
    }
    return found
  })
}

function stepsFrom(fork: G, { hex, way }: Omit<Reached, 'canEnd'>): number[] {
  fork.unit.hex.set(way.unit, hex)
  return directions.map((to) => across(fork, hex, to)).filter((to) => to !== NO_HEX && mayStep(fork, way, to))
}

type Assault = {
  readonly target: number
  readonly by: readonly number[]
  readonly hits: number
  readonly isHit: number
}

/**
 * Every enemy a unit can attack at the end of its way, from the hex with the best chance to hit, by the fewest steps.
 */
export function assaultsOf(g: G, way: Way, reach: readonly Reached[]): Assault[] {
  const { unit } = way
  const best = new Map<number, Assault>()
  for (const { hex, by, way: left } of [{ hex: g.unit.hex.of(unit), by: [], way }, ...reach]) {
    const assaults = onFork(g, (fork) => {
      fork.unit.hex.set(unit, hex)
      if (by.length > 0) fork.unit.moved.set(unit, true)
      return directions.flatMap((to): Assault[] => {
        const beyond = across(fork, hex, to)
        const target = beyond === NO_HEX ? NOBODY : unitIn(fork, beyond)
        if (target === NOBODY || !mayAssault(fork, left, target)) return []
        const { attacker, defender } = assaultOdds(fork, unit, target)
        return [{ target, by, hits: 1 - defender.hits.none, isHit: 1 - attacker.hits.none }]
      })
    })
    for (const one of assaults) if (one.hits > (best.get(one.target)?.hits ?? -1)) best.set(one.target, one)
  }
  return [...best.values()]
}
