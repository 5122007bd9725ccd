import { FRENCH, GERMAN } from '../../../gaiter-button/campaign/campaign.ts'
import { sides } from '../../../gaiter-button/campaign/schemas/common-schema.ts'
import type { VictoryCondition } from '../../../gaiter-button/campaign/schemas/victory-schema.ts'
import { isInfantryDivision } from '../../../gaiter-button/state/counters.ts'
import { scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'
import { levelNumber } from '../../../gaiter-button/victory/victory.ts'
import { atLeast, step } from './counting.ts'
import type { Division } from './fates.ts'
import { sideAt } from './sides.ts'

/** No level requires more divisions than this. */
const MOST_COUNTED = 12

/** The chances of a division that victory levels count. */
const fates = {
  through: ({ through }: Division) => through,
  cutOff: ({ cutOff }: Division) => cutOff,
  lost: ({ lost }: Division) => lost,
  cutOffOrLost: ({ cutOff, lost }: Division) => Math.max(cutOff, lost),
}

/** The levels that each side may expect at the end; `lossesAhead`: SP that the French have lost more than the Germans. */
export function expectedLevels(
  g: G,
  divisions: readonly Division[],
  lossesAhead: number,
): { french: number; german: number } {
  const known: Partial<Record<keyof typeof fates, Float64Array>> = {}
  const chancesOf = (fate: keyof typeof fates): Float64Array =>
    (known[fate] ??= atLeast(
      divisions.map((one) => one.share * fates[fate](one)),
      MOST_COUNTED,
    ))
  const any: [number, number] = [0, 0]
  const chance = (condition: VictoryCondition): number => {
    switch (condition.is) {
      case 'divisions-exited':
      case 'divisions-in':
        return chancesOf('through')[condition.atLeast] ?? 0
      case 'divisions-cut-off':
        return chancesOf(condition.withLost ? 'cutOffOrLost' : 'cutOff')[condition.atLeast] ?? 0
      case 'divisions-lost':
        return chancesOf('lost')[condition.atLeast] ?? 0
      case 'losses-above-own': {
        const ahead = condition.of === 'french' ? lossesAhead : -lossesAhead
        return step((ahead - condition.atLeast) / 3)
      }
      case 'no-level':
        return 1 - any[sides.indexOf(condition.of) as 0 | 1]
      case 'divisions-revealed':
        return step((shownOf(g, sides.indexOf(condition.of)) - condition.atLeast) / 1.5)
    }
  }
  const expected = [0, 0]
  for (const side of [FRENCH, GERMAN] as const) {
    const best = [0, 0, 0]
    for (const { side: whose, level, all } of scenarioOf(g).data.victory.levels) {
      if (whose !== sides[side]) continue
      const reached = all.reduce((product, condition) => product * chance(condition), 1)
      any[side] = Math.max(any[side], reached)
      for (let lower = 0; lower < levelNumber(level); lower++) best[lower] = Math.max(best[lower]!, reached)
    }
    expected[side] = best.reduce((sum, one) => sum + one, 0)
  }
  return { french: expected[FRENCH]!, german: expected[GERMAN]! }
}

function shownOf(g: G, side: number): number {
  let count = 0
  for (let counter = 0; counter < g.counter.zone.rows; counter++)
    if (sideAt(g, counter) === side && isInfantryDivision(g, counter) && g.counter.shown.of(counter)) count += 1
  return count
}
