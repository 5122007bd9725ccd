import { directions } from '#engine/board/hex.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Campaign } from '#engine/portable-spicheren/campaign/campaign.ts'
import type { G } from '#engine/portable-spicheren/state/kit.ts'
import type { Pick } from '../../kernel/table.ts'
import { campaign } from './table.ts'

// The campaign of the table was loaded by this very system.
const { grid, board, units } = campaign.campaign as Campaign

/** How far the nearest enemy of a unit would be from a hex. */
function nearest(game: Game, unit: string, hex: string): number {
  const g = game.play as G // a game of this very system
  const own = units.find(({ id }) => id === unit)?.side
  let least = 99
  units.forEach(({ side }, other) => {
    const at = g.unit.hex.of(other)
    if (side !== own && at >= 0) least = Math.min(least, grid.distance(board.zoneOf(hex), at))
  })
  return least
}

/** The hex that a unit in this one would face; its own where the board ends. */
function inFront(hex: string, facing: string): string {
  const direction = directions[campaign.layout.language.numberOf('direction', facing)]!
  const ahead = grid.neighbour(board.zoneOf(hex), direction)
  return board.zoneIds[ahead] ?? hex
}

const eager: Readonly<Record<string, number>> = { aim: 90, fire: 90, assault: 95, fight: 90, activate: 90 }

/**
 * Somebody who fights: goes for the enemy, fires and attacks whenever it can, and now and then does anything else. Not a
 * good player, but one whose games see every rule.
 */
export function warlike(game: Game, pick: Pick): string {
  const { actions, about } = game.decision()!
  if (pick(8) === 0) return actions[pick(actions.length)]!
  const unit = typeof about['unit'] === 'string' ? about['unit'] : undefined
  const hex = typeof about['hex'] === 'string' ? about['hex'] : undefined
  const worth = (text: string): number => {
    const [verb = '', place = ''] = text.split(' ')
    if (verb === 'step' && unit !== undefined) return 60 - nearest(game, unit, place)
    if (verb === 'face' && unit !== undefined && hex !== undefined) return 20 - nearest(game, unit, inFront(hex, place))
    if (verb === 'place') return pick(100)
    return eager[verb] ?? 10
  }
  const worths = actions.map((text) => worth(text) + pick(5))
  return actions[worths.indexOf(Math.max(...worths))]!
}
