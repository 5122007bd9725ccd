import { NO_HEX } from '../../board/hex.ts'
import { marksBySide } from '../ground/marks.ts'
import { holdersOf } from '../ground/stacks.ts'
import { zonesOf } from '../ground/zones.ts'
import { FRENCH, GERMAN, type G } from '../state/kit.ts'

/**
 * The hexes from which a side can reach its edge, traced from the edge inwards through all hexes that the enemy neither
 * holds nor controls.
 */
const openTo = marksBySide((g, [french, german]) => {
  trace(g, FRENCH, french)
  trace(g, GERMAN, german)
})

function trace(g: G, side: number, open: Uint8Array): void {
  const { edges, friendlyEdges, grid } = g.campaign
  const holders = holdersOf(g)
  const zones = zonesOf(g, 1 - side)
  const waiting: number[] = []
  const visit = (hex: number): void => {
    if (open[hex] === 1 || holders[hex] === 1 - side || zones[hex]! > 0) return
    open[hex] = 1
    waiting.push(hex)
  }
  const edge = edges[friendlyEdges[side]!]
  for (let hex = 0; hex < edge.length; hex++) if (edge[hex] === 1) visit(hex)
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop())
    for (let hexside = 6 * from; hexside < 6 * from + 6; hexside++) {
      const to = grid.sides[hexside]!
      if (to !== NO_HEX) visit(to)
    }
}

/**
 * @rule ws.victory.cut-off
 * A hex is cut off if no line of hexes leads from it to the side's own edge without entering one with an enemy unit or
 * in an enemy zone of control. The hex itself and the ground do not matter.
 */
export function isCutOff(g: G, side: number, hex: number): boolean {
  const { edges, friendlyEdges, grid } = g.campaign
  if (edges[friendlyEdges[side]!][hex] === 1) return false
  const open = openTo(g, side)
  for (let hexside = 6 * hex; hexside < 6 * hex + 6; hexside++) {
    const beside = grid.sides[hexside]!
    if (beside !== NO_HEX && open[beside] === 1) return false
  }
  return true
}
