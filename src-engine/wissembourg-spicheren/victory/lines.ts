import { NO_HEX } from '../../board/hex.ts'
import { isInEnemyZone } from '../ground/facing.ts'
import { keptBeside } from '../ground/kept.ts'
import { holderOf } from '../ground/stacks.ts'
import type { G } from '../state/kit.ts'

/** The hexes from which a side can go to its edge, worked out again only when a counter has moved or turned. */
class Lines {
  readonly #open: readonly [Uint8Array, Uint8Array]
  readonly #waiting: number[] = []
  #hexes = -1
  #facings = -1

  constructor(g: G) {
    const count = g.campaign.ground.length
    this.#open = [new Uint8Array(count), new Uint8Array(count)]
  }

  of(g: G, side: number): Uint8Array {
    const { hex, facing } = g.unit
    if (this.#hexes !== hex.stamp || this.#facings !== facing.stamp) {
      this.#hexes = hex.stamp
      this.#facings = facing.stamp
      for (const one of [0, 1] as const) this.#trace(g, one)
    }
    return this.#open[side]!
  }

  /** From the edge inwards, through every hex that the enemy neither holds nor controls. */
  #trace(g: G, side: 0 | 1): void {
    const open = this.#open[side]
    const { edges, friendlyEdges, grid } = g.campaign
    const edge = edges[friendlyEdges[side]!]
    open.fill(0)
    const visit = (hex: number): void => {
      if (open[hex] === 1 || holderOf(g, hex) === 1 - side || isInEnemyZone(g, side, hex)) return
      open[hex] = 1
      this.#waiting.push(hex)
    }
    edge.forEach((isEdge, hex) => {
      if (isEdge === 1) visit(hex)
    })
    for (let from = this.#waiting.pop(); from !== undefined; from = this.#waiting.pop())
      for (let hexside = 6 * from; hexside < 6 * from + 6; hexside++) {
        const to = grid.sides[hexside]!
        if (to !== NO_HEX) visit(to)
      }
  }
}
const kept = keptBeside((g) => new Lines(g))

/**
 * @rule ws.victory.cut-off
 * A hex is cut off when no line of hexes leads from it to the side's own edge without entering one with an enemy unit or in an enemy
 * zone of control. The hex itself does not count, nor does the ground.
 */
export function isCutOff(g: G, side: number, hex: number): boolean {
  const { edges, friendlyEdges, grid } = g.campaign
  if (edges[friendlyEdges[side]!][hex] === 1) return false
  const open = kept(g).of(g, side)
  for (let hexside = 6 * hex; hexside < 6 * hex + 6; hexside++) {
    const beside = grid.sides[hexside]!
    if (beside !== NO_HEX && open[beside] === 1) return false
  }
  return true
}
