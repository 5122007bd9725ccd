import { NO_HEX, opposite, rotate, type Direction } from '../../board/hex.ts'
import { hasRoomFor, holderOf, unitsIn } from '../ground/stacks.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { counterOf, sideOf, type G } from '../state/kit.ts'

/** Chapter: retreat. Where a beaten unit may go. */

/** The hexsides towards a side's edge; where the board ends beyond all three, those beside them. */
function waysHome(g: G, side: number, from: number): readonly Direction[] {
  const home = g.campaign.homewards[side]!
  const beyond = (to: Direction) => g.campaign.grid.neighbour(from, to) !== NO_HEX
  if (home.some(beyond)) return home.filter(beyond)
  const back = opposite(home[1]!)
  return [rotate(back, -1), rotate(back, 1)].filter(beyond)
}

/** Ground that takes it, and no enemy there. */
function isOpen(g: G, unit: number, from: number, to: number): boolean {
  const { side, mover } = counterOf(g, unit)
  const direction = g.campaign.grid.directionTo(from, to)
  if (direction === undefined || g.campaign.costsOffWay[mover][6 * from + direction]! < 0) return false
  return holderOf(g, to) !== 1 - side
}

const isFriends = (g: G, unit: number, hex: number): boolean => unitsIn(g, hex).some((other) => other !== unit)

/** Could it come to rest somewhere by going on through friends? */
function leadsSomewhere(g: G, unit: number, from: number, to: number, through: readonly number[]): boolean {
  if (through.includes(to) || !isOpen(g, unit, from, to)) return false
  if (!isFriends(g, unit, to)) return true
  return waysHome(g, sideOf(g, unit), to).some((on) =>
    leadsSomewhere(g, unit, to, g.campaign.grid.neighbour(to, on), [...through, to]),
  )
}

/** What a hex costs a retreating unit, ways left aside; water that takes half or all of its movement costs that much. */
function costOf(g: G, unit: number, from: number, to: number): number {
  const { mover, movement, barriers } = counterOf(g, unit)
  const side = 6 * from + g.campaign.grid.directionTo(from, to)!
  const barrier = barriers[side]
  const water = barrier === 'all' ? movement : barrier === 'half' ? Math.ceil(movement / 2) : 0
  return g.campaign.costsOffWay[mover][side]! + water
}

/**
 * @rule ws.retreat.hexes
 * A retreat goes one hex towards the side's own edge. It avoids enemy zones of control and friends if it can, and then goes where
 * movement costs least, ways left aside; between equal hexes the owner chooses. In a hex with a friend the friend is disorganised and
 * the retreat goes on by one. Nobody retreats off the map.
 */
export function retreatHexes(g: G, unit: number, from: number, through: readonly number[] = []): number[] {
  const side = sideOf(g, unit)
  const open = waysHome(g, side, from)
    .map((to) => g.campaign.grid.neighbour(from, to))
    .filter((to) => leadsSomewhere(g, unit, from, to, [...through, from]))
  const badness = (hex: number): number => (isInEnemyZone(g, side, hex) ? 2 : 0) + (isFriends(g, unit, hex) ? 1 : 0)
  const least = Math.min(...open.map(badness))
  const best = open.filter((hex) => badness(hex) === least)
  const cheapest = Math.min(...best.map((hex) => costOf(g, unit, from, hex)))
  return best.filter((hex) => costOf(g, unit, from, hex) === cheapest)
}

/** Hexes for one who goes before the fight: any outside enemy zones with room for it. */
export function evasionHexes(g: G, unit: number, from: number): number[] {
  const side = sideOf(g, unit)
  return g.campaign.grid
    .neighbours(from)
    .filter(
      (to) => to !== NO_HEX && isOpen(g, unit, from, to) && !isInEnemyZone(g, side, to) && hasRoomFor(g, unit, to),
    )
}
