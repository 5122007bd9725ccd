import { directions } from '../../board/hex.ts'
import { both } from '../../campaigns/problems.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { StandardQuestion } from '../../kernel/system/editing.ts'
import { forecast } from '../assault/forecast.ts'
import { counterOf, NOBODY, NOWHERE, type G } from '../state/kit.ts'

const ATTACKERS = 2

/** Two German infantry units attack a French one that faces them on open ground, without guns or commanders. */
export const standard = (g: G): readonly StandardQuestion[] =>
  onFork(g, (fork) => {
    const infantry = (side: number): readonly number[] =>
      [...fork.campaign.counters.keys()].filter((unit) => {
        const counter = counterOf(fork, unit)
        return counter.kind === 'infantry' && counter.side === side
      })
    const [defender] = infantry(0)
    const attackers = infantry(1).slice(0, ATTACKERS)
    const ground = openGround(fork)
    if (defender === undefined || attackers.length < ATTACKERS || ground === undefined) return []
    for (const unit of fork.campaign.counters.keys()) fork.unit.hex.set(unit, NOWHERE)
    const { from, to, facing, back } = ground
    for (const unit of attackers) {
      fork.unit.hex.set(unit, from)
      fork.unit.facing.set(unit, facing)
    }
    fork.unit.hex.set(defender, to)
    fork.unit.facing.set(defender, back)
    const { taken, held, repulsed } = forecast(fork, { hex: to, group: attackers, leader: NOBODY }, 'alone')
    return [
      {
        id: 'attack',
        title: both(
          'Two German infantry units attack a French one in the open',
          'Deux unités d’infanterie allemandes en attaquent une française à découvert',
        ),
        answers: [
          { id: 'taken', title: both('the hex is taken', 'l’hexagone est pris'), chance: taken },
          { id: 'held', title: both('the hex is held', 'l’hexagone est tenu'), chance: held },
          {
            id: 'repulsed',
            title: both('the attack is repulsed before', 'l’attaque est repoussée avant'),
            chance: repulsed,
          },
        ],
      },
    ]
  })

/** Two adjacent hexes of open ground on one level, and the directions from each to the other. */
function openGround(g: G) {
  const { grid, ground } = g.campaign
  for (const [from, here] of ground.entries())
    for (const facing of directions) {
      const to = grid.neighbour(from, facing)
      const there = to < 0 ? undefined : ground[to]
      const back = directions.find((other) => to >= 0 && grid.neighbour(to, other) === from)
      if (there === undefined || back === undefined || here.kind !== 'clear' || there.kind !== 'clear') continue
      if (here.level === there.level) return { from, to, facing, back }
    }
  return undefined
}
