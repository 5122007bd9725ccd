import { distribution } from '../../kernel/play/odds.ts'
import { mayCounter } from '../guns/guns.ts'
import { dealOut, SHELLED } from '../hits/spread.ts'
import { eachUnitIn } from '../state/ground.ts'
import { NONE, otherSide, unitOf, type G } from '../state/kit.ts'
import { effectOf } from './effect.ts'
import { counterByDie, rollBombardment, rollCounter } from './rolls.ts'

/**
 * The gun expected to counter: of those that may, the one that reduces the hits most on average; among equals the first
 * in the order of battle. NONE if no gun could reduce them.
 */
function expectedCounter(g: G, unit: number): number {
  const enemy = otherSide(unitOf(g, unit).side)
  let best = { unit: NONE, takenOff: 0 }
  for (let other = 0; other < g.unit.rows; other++) {
    const { side, isInfantry } = unitOf(g, other)
    if (side !== enemy || isInfantry || !mayCounter(g, enemy, other, unit)) continue
    const takenOff = counterByDie(g, other, unit).reduce((sum, result) => sum - result, 0)
    if (takenOff > best.takenOff) best = { unit: other, takenOff }
  }
  return best.unit
}

/**
 * The odds of a bombardment with the expected counter-battery and no stratagems: levels lost by the battalions in the
 * zone, and whether a fort is damaged or a marker lost. Hits on an empty zone or on exhausted battalions do not count.
 */
export const shotOdds = (g: G, unit: number, zone: number): Record<string, number> =>
  resultOdds(g, unit, zone, expectedCounter(g, unit))

/** The same if this gun counters, or none. */
export function resultOdds(g: G, unit: number, zone: number, counter: number): Record<string, number> {
  let result = ''
  return distribution(
    g,
    (fork) => {
      const takenOff = counter === NONE ? 0 : rollCounter(fork, counter, unit)
      const { suffered, takesMarker, damages } = effectOf(fork, zone, rollBombardment(fork, unit, zone, takenOff))
      result = `${levelsLost(fork, zone, suffered)}${damages ? ' damaged' : ''}${takesMarker ? ' marker' : ''}`
    },
    () => result,
  )
}

function levelsLost(fork: G, zone: number, hits: number): number {
  const before = levelsIn(fork, zone)
  dealOut(fork, { zone, among: SHELLED }, hits)
  return levelsIn(fork, zone) - before
}

function levelsIn(g: G, zone: number): number {
  let levels = 0
  eachUnitIn(g, zone, (unit) => {
    levels += g.unit.status.of(unit)
  })
  return levels
}
