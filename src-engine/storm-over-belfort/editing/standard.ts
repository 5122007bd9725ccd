import { both } from '../../campaigns/problems.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { StandardQuestion } from '../../kernel/system/editing.ts'
import { forecastOf } from '../assault/forecast.ts'
import { FRENCH, NONE, PRUSSIAN, unitOf, type G } from '../state/kit.ts'

const ATTACKERS = 3
const DEFENDERS = 2

/** Three Prussian battalions in good order against two French ones, between zones without any fortification. */
export const standard = (g: G): readonly StandardQuestion[] =>
  onFork(g, (fork) => {
    const battalions = (side: number): readonly number[] =>
      [...fork.campaign.units.keys()].filter(
        (unit) => unitOf(fork, unit).side === side && unitOf(fork, unit).kind === 'battalion',
      )
    const attackers = battalions(PRUSSIAN).slice(0, ATTACKERS)
    const defenders = battalions(FRENCH).slice(0, DEFENDERS)
    const zones = plainZones(fork)
    if (attackers.length < ATTACKERS || defenders.length < DEFENDERS || zones === undefined) return []
    for (const unit of fork.campaign.units.keys()) fork.unit.zone.set(unit, NONE)
    for (const unit of [...attackers, ...defenders]) fork.unit.status.set(unit, 0)
    const [source, target] = zones
    for (const unit of defenders) fork.unit.zone.set(unit, target)
    for (const unit of attackers) fork.unit.zone.set(unit, source)
    const { won, results } = forecastOf(fork, { side: PRUSSIAN, units: attackers, source, target, leaves: false })
    const chanceOf = (isMeant: (one: (typeof results)[number]) => boolean): number =>
      results.reduce((sum, one) => sum + (isMeant(one) ? one.chance : 0), 0)
    return [
      {
        id: 'assault',
        title: both(
          'Three Prussian battalions assault two French ones in the open',
          'Trois bataillons prussiens donnent l’assaut à deux bataillons français à découvert',
        ),
        answers: [
          { id: 'won', title: both('the zone is taken', 'la zone est prise'), chance: won },
          {
            id: 'unhurt',
            title: both('the attacker suffers no hit', 'l’assaillant ne subit aucune perte'),
            chance: chanceOf(({ onAttacker }) => onAttacker === 0),
          },
          {
            id: 'heavy',
            title: both('the attacker suffers two hits or more', 'l’assaillant subit deux pertes ou plus'),
            chance: chanceOf(({ onAttacker }) => onAttacker > 1),
          },
        ],
      },
    ]
  })

/** Two adjacent zones without anything that helps the defender. */
function plainZones(g: G): readonly [number, number] | undefined {
  const isPlain = (zone: number): boolean =>
    g.campaign.zones[zone]?.bonus === 0 && !g.zone.fortification.of(zone) && !g.zone.trench.of(zone)
  for (const source of g.campaign.zones.keys())
    for (const target of g.campaign.neighbours[source]!) if (isPlain(source) && isPlain(target)) return [source, target]
  return undefined
}
