import type { BoardIndex } from '../../../map/board/board.ts'

/** Degrees clockwise from the north of the sheet. */
export const bearings: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 }

/** The neighbour of a hex in a direction; empty at the edge of the board. */
export function hexTowards({ links }: BoardIndex, hex: string, direction: string): string[] {
  const wanted = bearings[direction]
  if (wanted === undefined) return []
  const near = links.get(hex)?.find(({ bearing }) => Math.abs(((bearing - wanted + 540) % 360) - 180) < 20)
  return near === undefined ? [] : [near.to]
}
