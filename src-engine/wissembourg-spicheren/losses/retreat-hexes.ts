import { NO_HEX, opposite, rotate, type Direction } from '../../board/hex.ts'
import { hasRoomFor, holderOf, unitsIn } from '../ground/stacks.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { counterOf, sideOf, type G } from '../state/kit.ts'

/** Chapter: retreat. The hexes a beaten unit may retreat to. */

/** The hexsides towards a side's edge; if the board ends beyond all three, the two next to them. */
function waysHome(g: G, side: number, from: number): readonly Direction[] {
  const home = g.campaign.homewards[side]!
  const beyond = (to: Direction) => g.campaign.grid.neighbour(from, to) !== NO_HEX
  if (home.some(beyond)) return home.filter(beyond)
  const back = opposite(home[1]!)
  return [rotate(back, -1), rotate(back, 1)].filter(beyond)
}

/** Whether the unit can enter this ground and no enemy is there. */
function isOpen(g: G, unit: number, from: number, to: number): boolean {
  const { side, mover } = counterOf(g, unit)
  const direction = g.campaign.grid.directionTo(from, to)
  if (direction === undefined || g.campaign.costsOffWay[mover][6 * from + direction]! < 0) return false
  return holderOf(g, to) !== 1 - side
}

const isFriends = (g: G, unit: number, hex: number): boolean => unitsIn(g, hex).some((other) => other !== unit)

/** Whether a unit could end its retreat somewhere by going on through friends. */
function leadsSomewhere(g: G, unit: number, from: number, to: number, through: readonly number[]): boolean {
  if (through.includes(to) || !isOpen(g, unit, from, to)) return false
  if (!isFriends(g, unit, to)) return true
  return waysHome(g, sideOf(g, unit), to).some((on) =>
    leadsSomewhere(g, unit, to, g.campaign.grid.neighbour(to, on), [...through, to]),
  )
}

/** What a hex costs a retreating unit, ignoring ways; water that takes half or all of its movement costs that much. */
function costOf(g: G, unit: number, from: number, to: number): number {
  const { mover, movement, barriers } = counterOf(g, unit)
  const side = 6 * from + g.campaign.grid.directionTo(from, to)!
  const barrier = barriers[side]
  const water = barrier === 'all' ? movement : barrier === 'half' ? Math.ceil(movement / 2) : 0
  return g.campaign.costsOffWay[mover][side]! + water
}

/**
 * @rule ws.retreat.hexes
 * A retreat goes one hex towards the side's own edge. It avoids enemy zones of control and friends if it can, and then
 * goes where movement costs least, ignoring ways; between equal hexes the owner chooses. In a hex with a friend the
 * friend is disorganised and the retreat goes on by one hex. No unit retreats off the map.
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

/** The hexes for a retreat before combat: any outside enemy zones of control with room for the unit. */
export function evasionHexes(g: G, unit: number, from: number): number[] {
  const side = sideOf(g, unit)
  return g.campaign.grid
    .neighbours(from)
    .filter(
      (to) => to !== NO_HEX && isOpen(g, unit, from, to) && !isInEnemyZone(g, side, to) && hasRoomFor(g, unit, to),
    )
}
