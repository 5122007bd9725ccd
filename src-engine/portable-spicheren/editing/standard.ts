import { both } from '../../campaigns/problems.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { StandardQuestion } from '../../kernel/system/editing.ts'
import { shotOdds } from '../fighting/fire.ts'
import { meleeOdds } from '../fighting/melee.ts'
import { rifleLedger } from '../fighting/rifle-fire.ts'
import { directions } from '../../board/hex.ts'
import { NOBODY, NOWHERE, unitOf, type G } from '../state/kit.ts'

/** Fresh infantry of both sides face to face in the open: the odds of a shot, and of a round of melee. */
export const standard = (g: G): readonly StandardQuestion[] =>
  onFork(g, (fork) => {
    const [attacker, defender] = [0, 1].map((side) => infantryOf(fork, side))
    const ground = openHexes(fork)
    if (attacker === undefined || defender === undefined || ground === undefined) return []
    for (let unit = 0; unit < fork.unit.rows; unit++) fork.unit.hex.set(unit, NOWHERE)
    const { from, to, facing, back } = ground
    for (const [unit, hex, looks] of [
      [attacker, from, facing],
      [defender, to, back],
    ] as const) {
      fork.unit.hex.set(unit, hex)
      fork.unit.facing.set(unit, looks)
      fork.unit.strength.set(unit, unitOf(fork, unit).strength)
      fork.unit.attacks.set(unit, NOBODY)
      fork.unit.moved.set(unit, false)
    }
    const shot = shotOdds(fork, attacker, defender, rifleLedger)
    fork.unit.attacks.set(attacker, defender)
    const round = meleeOdds(fork, attacker, defender)
    return [
      {
        id: 'shot',
        title: both(
          'A shot of fresh infantry at infantry in the open',
          'Un tir d’infanterie fraîche sur de l’infanterie à découvert',
        ),
        answers: [
          { id: 'hit', title: both('hits', 'touche'), chance: shot.hit },
          {
            id: 'lose',
            title: both('costs a point of strength', 'coûte un point de force'),
            chance: shot.outcome.lose,
          },
        ],
      },
      {
        id: 'melee',
        title: both(
          'A round of melee, infantry against infantry in the open',
          'Une passe de mêlée, infanterie contre infanterie à découvert',
        ),
        answers: [
          {
            id: 'defender',
            title: both('the defender loses strength', 'le défenseur perd de la force'),
            chance: round.defender.mustLose,
          },
          {
            id: 'attacker',
            title: both('the attacker loses strength', 'l’assaillant perd de la force'),
            chance: round.attacker.mustLose,
          },
        ],
      },
    ]
  })

const infantryOf = (g: G, side: number): number | undefined =>
  [...g.campaign.units.keys()].find((unit) => unitOf(g, unit).side === side && unitOf(g, unit).class === 'infantry')

/** Two adjacent hexes without cover, and the directions from each to the other. */
function openHexes(g: G) {
  const { grid, terrain } = g.campaign
  const isOpen = (hex: number): boolean =>
    terrain[hex]?.cover.infantry === undefined && terrain[hex]?.enter.has('infantry') === true && !terrain[hex].high
  for (const from of terrain.keys())
    for (const facing of directions) {
      const to = grid.neighbour(from, facing)
      const back = directions.find((other) => to >= 0 && grid.neighbour(to, other) === from)
      if (to >= 0 && back !== undefined && isOpen(from) && isOpen(to)) return { from, to, facing, back }
    }
  return undefined
}
