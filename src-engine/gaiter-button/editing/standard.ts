import { both } from '../../campaigns/problems.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { StandardQuestion } from '../../kernel/system/editing.ts'
import { FRENCH, GERMAN, NONE } from '../campaign/campaign.ts'
import { BATTLE } from '../combat/engaged.ts'
import { endOf, firstOf, isUnit } from '../state/counters.ts'
import { counterOf, zoneOf, type G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'
import { battleRange } from '../studies/battle-range.ts'

const ATTACKERS = 3
const DEFENDERS = 2

/**
 * A benchmark battle: three German infantry divisions attack two French ones in open country, with everything known.
 */
export const standard = (g: G): readonly StandardQuestion[] =>
  onFork(g, (fork) => {
    while (fork.inSecret) fork.endSecrets()
    const [french, german] = [divisionsOf(fork, FRENCH), divisionsOf(fork, GERMAN)]
    const zone = [...fork.campaign.zones.keys()].find((one) => {
      const { terrain, sectorOf, town } = zoneOf(fork, one)
      return terrain === 'clear' && sectorOf === NONE && !town
    })
    const there = [...french.slice(0, DEFENDERS), ...german.slice(0, ATTACKERS)]
    if (zone === undefined || there.length < ATTACKERS + DEFENDERS) return []
    for (const side of [FRENCH, GERMAN])
      for (let counter = firstOf(fork, side); counter < endOf(fork, side); counter++) {
        fork.counter.zone.set(counter, there.includes(counter) ? zone : NONE)
        fork.counter.inside.set(counter, false)
        fork.counter.seen.set(counter, SEEN.composition)
      }
    const range = battleRange(fork, GERMAN, { zone, kind: BATTLE.field, attacker: GERMAN, coming: [] })
    if (range === null) return []
    const { result, rout, enemyLost, ownLost } = range.best.odds
    const atLeast = (lost: typeof ownLost, points: number): number =>
      Object.entries(lost).reduce((sum, [value, chance]) => sum + (Number(value) >= points ? chance : 0), 0)
    return [
      {
        id: 'battle',
        title: both(
          'Three German divisions attack two French ones in open country',
          'Trois divisions allemandes en attaquent deux françaises en rase campagne',
        ),
        answers: [
          { id: 'won', title: both('the Germans win', 'les Allemands gagnent'), chance: result.wins },
          { id: 'lost', title: both('the French win', 'les Français gagnent'), chance: result.loses },
          { id: 'rout', title: both('the French are routed', 'les Français sont mis en déroute'), chance: rout.routs },
          {
            id: 'french',
            title: both('the French lose 2 SP or more', 'les Français perdent au moins 2 PF'),
            chance: atLeast(enemyLost, 2),
          },
          {
            id: 'german',
            title: both('the Germans lose 2 SP or more', 'les Allemands perdent au moins 2 PF'),
            chance: atLeast(ownLost, 2),
          },
        ],
      },
    ]
  })

/** Infantry divisions of a side. */
function divisionsOf(g: G, side: number): readonly number[] {
  const found: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
    const { division, type } = counterOf(g, counter)
    if (isUnit(g, counter) && division && type === 'infantry') found.push(counter)
  }
  return found
}
