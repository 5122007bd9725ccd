import type { Game } from '#engine/kernel/game/game.ts'
import type { G } from '#engine/wissembourg-spicheren/state/kit.ts'
import type { Pick } from '../../kernel/table.ts'

/** How far the nearest enemy unit is from a hex. */
function nearest(g: G, side: number, hex: number): number {
  let least = 99
  g.campaign.counters.forEach((counter, unit) => {
    const at = g.unit.hex.of(unit)
    if (counter.side !== side && counter.steps > 0 && at >= 0)
      least = Math.min(least, g.campaign.grid.distance(hex, at))
  })
  return least
}

const eager: Readonly<Record<string, number>> = {
  activate: 90,
  'activate-with': 95,
  keep: 40,
  decline: -40,
  barrage: 60,
  'barrage-together': 80,
  attack: 90,
  join: 95,
  'begin-attacks': 20,
  enter: 80,
  move: 50,
  'end-moves': 5,
  help: 60,
  support: 70,
  'take-part': 60,
  advance: 70,
  rally: 80,
  direct: 60,
  appear: 50,
  refuse: 12,
  apart: 2,
  leave: 1,
}

/**
 * Somebody who fights: goes for the enemy and attacks wherever it can, and now and then does anything else. Not a good player, but one
 * whose games see every rule.
 */
export function warlike(game: Game, pick: Pick): string {
  const { actions } = game.decision()!
  if (pick(8) === 0) return actions[pick(actions.length)]!
  const g = game.play as G // a game of this very system
  const { board, grid, counters } = g.campaign
  const { about } = game.decision()!
  const unit = counters.findIndex(({ id }) => id === about['unit'])
  const at = unit < 0 ? -1 : g.unit.hex.of(unit)
  const side = g.decider
  const worth = (text: string): number => {
    const [verb = '', name = '', place = ''] = text.split(' ')
    if (verb === 'step') return 60 - 2 * nearest(g, side, board.zoneOf(name))
    if (verb === 'march') return 60 - nearest(g, side, board.zoneOf(place))
    if ((verb === 'face' || verb === 'turn-aside') && at >= 0) {
      const ahead = grid.sides[6 * at + ['N', 'NE', 'SE', 'S', 'SW', 'NW'].indexOf(name)]!
      return 45 - 2 * nearest(g, side, ahead < 0 ? at : ahead) - (nearest(g, side, at) > 1 ? 12 : 0)
    }
    return eager[verb] ?? 10
  }
  const worths = actions.map((text) => worth(text) + pick(5))
  return actions[worths.indexOf(Math.max(...worths))]!
}
